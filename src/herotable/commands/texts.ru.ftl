# Что команды говорят о себе и печатают, по-русски.

# заголовки
about = Стол для настольных игр о героях.
usage = запуск:
positionals = аргументы
options = параметры
commands = команды
own-help = показать эту справку и выйти
version = напечатать версию и выйти
language = язык всего, что печатается (обычно язык системы)

# общее для нескольких команд
title = игра
seats = число мест (обычно 3 или сколько есть в игре)
seed = зерно всех партий (обычно 1)
option = выбрать настройку правил; `--option help` перечислит настройки игры и их значения
pack = играть с компонентами этого набора (файл TOML)
saved-game = сохранённая партия
saved-pack = набор, с которым её играли, если он не из коробки
database = база данных (обычно HEROTABLE_DATABASE)
options-of = { $title }: настройки
option-default = обычно { $choice }
no-options-of = { $title }: настроек нет
compiling = компилируются правила; нужно один раз, потом они хранятся
playing = идут партии { $title }

# serve
serve = открыть стол для браузеров и телефонов
serve-host = адрес, на котором слушать (0.0.0.0: все, кому доступна эта машина)
serve-port = порт, на котором слушать (8000); 0: любой свободный
serve-database = sqlite:///ФАЙЛ или postgresql+psycopg://… (файл в вашей папке данных)
serve-processes = сколько процессов служат вместе, например по одному на ядро (1)
serve-open = открыть стол в браузере
serve-no-qr = не рисовать QR-код для телефонов
serving = Hero Table здесь: { $address }
serving-phones = Для телефонов: { $address }
serving-end = Остановить: Ctrl-C; после нового запуска партии продолжатся.
serving-compiles = Компилируются, это бывает один раз: { $titles }. В каждую можно играть, как только она готова.
serving-compiled = Готова: { $title }

# play
play = играть в терминале с ботами или с друзьями за одной клавиатурой
play-people = сколько людей (обычно 1); у каждого своё место, за остальные играют боты
play-bots = боты через запятую, например easy,hard или hard:seconds=2 (обычно normal): { $bots }
play-names = имена игроков через запятую
play-seed = зерно всех кубиков и карт (обычно тайное)
play-word = слово, которое игрок примешивает к зерну; можно дать несколько раз
play-load = продолжить сохранённую партию
play-pause = сколько секунд ждать после хода бота (обычно 0,4)

# replay, verify
replay = показать сохранённую партию ход за ходом
replay-at = показать только стол после хода N
replay-log = напечатать всю партию текстом
verify = вычислить заново из зерна все кубики и карты сохранённой партии

# bench
bench = измерить, как быстро идёт здесь игра
bench-games = партий в каждом прогоне (обычно 50000)
bench-seed = зерно случайных партий (обычно 1)
bench-gpu = измерить на видеокарте и сверить её партии с процессором
bench-gpu-games = партий в каждом прогоне на видеокарте (обычно 4194304)

# build
build = собрать заранее: правила для браузеров или этой машины, либо сайт
build-wasm = скомпилировать правила игр в WebAssembly для браузеров
build-cache = скомпилировать правила игр заранее, чтобы при запуске их не ждать
build-site = записать страницы в папку для любого статического хостинга: всё, чему не нужен сервер
build-site-folder = новая или пустая папка, или папка с прежним сайтом: он будет заменён
build-titles = какие игры (обычно все)
build-to = куда положить файлы (обычно в пакет)
building = компилируются { $titles }
built = { $number } из { $count }: { $file }, { $size } Б, прошло { $seconds } с
building-cache = компилируются { $titles } в { $folder }
building-site = сайт записывается в { $folder }
built-part = { $part ->
    [pages] страницы и правила
    [addresses] страница по каждому адресу
   *[content] всё, что страницы знают об играх
}: файлов { $count }, { $size } КБ
built-site = готово; посмотреть: python -m http.server -d { $folder }
built-title = { $number } из { $count }: { $title }, { $seconds } с

# lab
lab = сыграть много партий сразу: сравнить ботов, проверить баланс игры
arena = пусть боты играют друг с другом, меняясь местами, с теми же кубиками на каждом месте
arena-bots = боты через запятую, например easy,hard или greedy,search:iterations=500
arena-games = число партий, округляется до полных обменов местами (обычно 100)
arena-seats = число мест, кратное числу ботов (обычно по числу ботов)
balance = сыграть много партий и показать в одном файле HTML, что побеждает
balance-bots = один бот на все места или по одному на каждое, например easy (обычно random)
balance-games = число партий (обычно 10000)
balance-compare = сыграть каждую партию с обоими наборами и показать, что меняется
balance-out = папка для отчёта (обычно balance-ИГРА)
balance-resume = продолжить прогон в этой папке
balance-ladder = пусть бот сыграет ещё и сам с собой, думая вдвое дольше
balance-workers = сколько частей прогона играть одновременно (обычно по одной на ядро)
balance-cluster = играть на кластере Ray по адресу УЗЕЛ:ПОРТ
balance-stopped = остановлено после { $games } партий из { $planned }; продолжить: --resume

# train
train = обучить сеть игре на партиях с самой собой; нужен herotable[train], с видеокартой — быстро
train-minutes = сколько минут всего (обычно 10)
train-seed = зерно прогона (обычно 1)
train-out = папка для сети, отчёта и сохранённого состояния (обычно train-ИГРА)
train-resume = продолжить прогон в этой папке
train-line = { $minutes } мин, решений: { $decisions } млн, рейтинг { $rating }: { $shares }
train-stopped = остановлено; продолжить: --resume, последнее состояние — в папке { $folder }

# what arena and bench print
decimal-point = ,
thousands = { " " }
arena-head = { $title }, мест: { $seats }, партий: { $games }
arena-wins = побед
arena-rating = рейтинг
bench-head = { $title }, мест: { $seats }, целые случайные партии, число для случая { $seed }
bench-compiled = скомпилировано
bench-interpreted = без компиляции
bench-device = GPU
bench-steps = шагов/с
bench-rate = партий/с
bench-length = шагов за партию
bench-billion = млрд
bench-million = млн
bench-thousand = тыс.
bench-core = на одном ядре
bench-cores = { $times } × одно ядро
bench-copies = { $clones } млн копий стола/с, { $searches } итераций поиска/с, каждая — целая партия
bench-net = { $evaluations } вычислений сети/с, каждое со всеми возможными ходами
bench-faster = скомпилированное быстрее в { $times } раз
bench-compared = мест: { $seats }, партий: { $games }: отпечаток { $fingerprint }, { $same }
bench-same = на обоих одинаково
bench-differs = РАЗНЫЕ: на GPU { $fingerprint }

# packs
packs = напечатать и проверить наборы компонентов
pack-export = напечатать набор игры как начало для своего
pack-check = проверить свой набор
pack-file = набор, файл TOML

# server
server = сохранить базу данных сервера, модерировать людей и столы, напечатать описание API
server-backup = записать в файл всё, что есть в базе данных
server-backup-file = файл, который записать
server-restore = заполнить базу данных из резервной копии
server-restore-file = резервная копия
server-force = заменить то, что есть в базе данных
server-person = id человека или имя учётной записи
server-note = почему; останется в журнале
server-days = на столько дней; без этого навсегда
server-ban = закрыть человеку и его ботам доступ к серверу
server-unban = снова впустить человека
server-mute = лишить человека слова в чатах
server-unmute = вернуть человеку слово
server-delete = удалить человека и его ботов навсегда; партии останутся без их имён
server-reset = дать ссылку, по которой у учётной записи будет новый пароль
server-reset-link = действует час и один раз:
server-rename = дать человеку другое имя
server-new-name = новое имя
server-operator = дать учётной записи модерировать на странице /moderation
server-no-operator = больше не давать
server-close = закончить стол
server-table = id или код стола
server-people = перечислить людей, в именах которых есть текст: id, вид, имя, запреты
server-text = часть имени
server-reports = перечислить жалобы игроков, которыми никто не занялся
server-audit = перечислить, что сделали операторы, начиная с последнего
server-done = готово
server-banned = доступ закрыт
server-muted = без слова
server-is-operator = оператор
server-document = напечатать документ OpenAPI сервера
backed-up = { $file }: { $size } Б
restored = База данных снова такая, как в { $file }.

# completion
completion = напечатать дополнения для оболочки: eval "$(herotable completion bash)"
completion-shell = оболочка
