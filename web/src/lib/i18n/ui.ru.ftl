# Что говорят сами страницы, по-русски.

ui-name = Стол героев
ui-nav = Страницы
ui-skip = К содержанию
ui-light = Светлое оформление
ui-dark = Тёмное оформление
ui-sound-on = Включить звук
ui-sound-off = Выключить звук
ui-about = О проекте и авторах
ui-unofficial = Неофициальный стол для настольных игр о героях.
ui-update-ready = Готова новая версия.
ui-update-load = Загрузить
ui-install = Установить приложение
ui-leaderboards = Лучшие игроки
ui-account = Кто я?
ui-rules = Правила
ui-learn = Первая партия
ui-cards = Состав игры
ui-comic-names = Капитан Клякса, Доктор Ластик, Леди Молния, Бумажный Тигр, Невероятная Запятая, Ночной Карандаш, Майор Поля, Мисс Растр, Железный Степлер, Быстрый Маркер, Граф Мелок, Картонный Мальчик, Чудо-Вомбат, Серебряные Ножницы, Синий Бисквит, Мадам Метеор

# Главная.
ui-cover-issue = № 1 · все игры в одном выпуске
ui-cover-line = Одно касание — и вы играете!
ui-seats = { $same ->
        [yes] { $least ->
            [one] { $least } игрок
            [few] { $least } игрока
           *[many] { $least } игроков
        }
       *[no] { $most ->
            [few] { $least }–{ $most } игрока
           *[many] { $least }–{ $most } игроков
        }
    }
ui-length = { $minutes } мин
ui-play-now = Играть
ui-preparing = Компилируются правила…
ui-waiting-title = Скоро…
ui-with-friends = С друзьями
ui-join = Сесть за стол
ui-code-help = Пять букв с экрана друга
ui-code-letters = В коде пять латинских букв.
ui-no-table-help = Возможно, ссылка неполная или с другого сервера. Если хозяин стола назовёт вам код, введите его здесь.
ui-no-table-here = Столы на устройстве хранит только тот браузер, в котором они начаты. Этого стола здесь нет, или он удалён.
ui-no-table-code = Эти пять букв, возможно, не ссылка, а код стола.
ui-no-title = Игры «{ $title }» здесь нет. Выберите одну из этих:
ui-lost-help = Такой страницы нет. Проверьте, вся ли ссылка на месте; все игры и ваши столы — на главной странице.
ui-have-code = У меня есть код ↓
ui-enter = Войти
ui-new-table = Открыть новый стол
ui-listed = Столы, где ждут игроков
ui-listed-host = Хозяин стола: { $name }
ui-listed-none = Сейчас таких нет. Откройте свой и сделайте его видимым для всех.
ui-taken = { $taken } из { $seats }
ui-running = Идущие партии
ui-past = Мои партии
ui-all-matches = Все мои партии
ui-state-lobby = ждёт
ui-state-playing = идёт
ui-state-over = окончена
ui-won = победа

# У копии страниц на статическом хостинге нет сервера.
-alone = У этой копии Стола героев нет сервера
ui-alone-home = { -alone }, поэтому сесть за чужой стол нельзя; играйте с ботами или передавайте это устройство по кругу.
ui-alone-account = { -alone }, поэтому нет и учётных записей; ваше имя и ваши партии хранятся в этом браузере.
ui-alone-leaderboards = { -alone }, поэтому рейтинга здесь нет; в каждую игру можно играть с ботами.
ui-alone-matches = { -alone }, поэтому хранится только то, что сыграно на этом устройстве, в этом браузере.
ui-alone-people = { -alone }, поэтому других игроков она не знает.
ui-alone-new = { -alone }, поэтому друзья не подключатся со своих устройств; все играют на этом.
ui-alone-packs = { -alone }, который проверил бы ваш набор; компоненты коробки можно скачать.
ui-alone-replay = { -alone }, поэтому записей сетевых партий нет; партии этого устройства можно посмотреть снова.
ui-alone-table = { -alone }, поэтому этот стол здесь не открыть; столы этого устройства — на главной странице.
ui-alone-tv = { -alone }, поэтому показать стол на втором экране нельзя; откройте игру прямо на большом экране.
ui-alone-title = { -alone }, а этой игре он нужен. Её правила и компоненты можно прочитать.
ui-unreachable = Сервер не отвечает; пробуем ещё раз…

ui-level-random = бот-новичок
ui-level-greedy = торопливый бот
ui-level-easy = лёгкий бот
ui-level-normal = обычный бот
ui-level-hard = сложный бот
ui-level-master = бот-мастер

# Новый стол.
ui-setup = Новый стол
ui-setup-game = Игра
ui-setup-seats = Сколько мест
ui-setup-who = Кто играет?
ui-setup-you = Вы
ui-setup-open = Свободно, ждём человека
ui-setup-options = Настройки игры
ui-yes = Да
ui-no = Нет
ui-setup-clock = Часы
ui-clock-none = Без часов
ui-clock-quick = 30 секунд на решение
ui-clock-calm = 2 минуты на решение и 10 в запасе
ui-clock-day = Сутки на решение
ui-clock-help = Когда время выйдет, ход сделает лёгкий бот.
ui-setup-undo = Возврат ходов
ui-undo-consent = С согласия остальных
ui-undo-free = Только пока никто ничего не узнал
ui-undo-off = Никогда
ui-setup-listed = Стол виден всем: любой может найти его и сесть
ui-setup-spectators = Можно смотреть, не играя
ui-setup-more = Другие настройки
ui-pack = Карты и тайлы
ui-pack-box = Из коробки
ui-pack-kept = Из сохранённого набора
ui-pack-change = Посмотреть или изменить
ui-pack-unchecked = Чтобы открыть стол, набор нужно проверить, и в нём не должно быть ошибок.
ui-pack-own = Из своего набора
ui-pack-help = Вставьте текст набора или загрузите файл. Стол его проверит.
ui-pack-file = Загрузить файл
ui-pack-check = Проверить
ui-pack-good = Годится: { $name }
ui-pack-text = Текст набора
ui-make-table = Открыть стол

# Перед игрой.
ui-lobby = Ждём игроков
ui-lobby-code = Код
ui-lobby-invite = Наведите камеру или введите код на главной странице.
ui-qr = QR-код со ссылкой на этот стол
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-seat = Место { $number }
ui-sit = Сесть сюда
ui-sit-another = Ещё игрок на этом устройстве
ui-your-name = Ваше имя
ui-their-name = Имя игрока
ui-ready = Готов
ui-not-ready = Ещё не готов
ui-say-ready = Можно начинать
ui-say-not-ready = Нет, подождите
ui-start = Начать игру
ui-start-needs = Игру можно начать, когда все места заняты и все готовы.
ui-wait-host = Игру начинает { $name }.
ui-kick = Освободить место: { $name }
ui-sent-away = Хозяин стола попросил вас уйти. Сесть снова можно, когда он вас вернёт.
ui-sent-away-look = Хозяин стола попросил вас уйти. Можно смотреть, а сесть снова — когда он вас вернёт.
ui-sent-away-list = Удалены из-за стола, сесть снова не могут:
ui-readmit = Вернуть
ui-leave-seat = Встать из-за стола
ui-add-bot = Посадить бота
ui-bot-level = Уровень бота
ui-host = хозяин стола
ui-you = вы
ui-you-name = Вы
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $names }
ui-here = на связи
ui-away = не на связи
ui-dice-word = Ваше слово для кубиков
ui-dice-word-help = Оно подмешивается в каждый бросок и каждую тасовку, и в конце любой сможет проверить, что никто не жульничал.
ui-tv = Показать на ТВ
ui-settings = За этим столом
ui-own-pack = свой набор

# Запись партии.
ui-replays = Записи партий
ui-replays-here = Сыграно на этом устройстве
ui-replays-none = На этом устройстве ещё не играли.
ui-file = Файл записи
ui-file-what = Посмотрите партию, сохранённую в терминале или скачанную со стола. Браузер сыграет её заново по правилам и проверит каждый стол; файл никуда не отправляется.
ui-file-choose = Открыть файл записи
ui-file-busy = Партия играется заново…
ui-file-none = Это не целая запись Hero Table.
ui-file-version = Эта партия сыграна по другой версии правил.
ui-file-pack = Эта партия сыграна с компонентами её владельца, а правила здесь знают только коробку.
ui-file-secret = Это квитанция: зерно и ходы в ней ещё тайные. Возьмите запись после конца партии.
ui-file-seed = Зерно в этом файле не то, что было запечатано, или раскладка из него другая.
ui-file-seal = Этот файл изменили после сохранения.
ui-file-move = Ход { $move } не следует из зерна и правил: файл изменили.
ui-file-checked = Файл верен: браузер сыграл партию из её зерна, и каждый стол такой, каким должен быть.
ui-here-over = Эта партия сыграна на этом устройстве; правила в браузере раскладывают каждый стол из зерна и ходов.
ui-here-running = Эта партия ещё идёт: вы видите только то, что вам можно знать. Зерно останется тайным до конца.
ui-here-back = Вернуться за стол
ui-ended-running = Ещё идёт
ui-replay-so-far = Посмотреть ходы
ui-replay-name = Запись партии
ui-replay-loading = Раскладываем партию…
ui-replay-board = Стол
ui-replay-moves = Ходы
ui-replay-setup = Стол разложен
ui-replay-made = { $name }: { $move }
ui-replay-scrub = Ход партии
ui-replay-place = ход { $number } из { $most }
ui-replay-short = { $number } / { $most }
ui-replay-first = К началу
ui-replay-back = На ход назад
ui-replay-next = На ход вперёд
ui-replay-last = К концу
ui-replay-play = Смотреть
ui-replay-pause = Пауза
ui-replay-speed = Скорость
ui-replay-eyes = Чьими глазами
ui-replay-everyone = Что видели все
ui-replay-eyes-of = Глазами игрока { $name }
ui-replay-all = Все карты и тайны открыты
ui-replay-copy = Скопировать ссылку на этот ход
ui-replay-save = Скачать запись
ui-replay-figures = Счёт и статистика
ui-replay-score = Очки
ui-replay-account = Из чего сложились очки
ui-by-bot = бот
ui-by-clock = время вышло
ui-tally-moves = Решения
ui-tally-thinking = Раздумья, мин

# Доказательство.
ui-proof = Доказательство: кубики никто не трогал
ui-proof-what = До начала игры стол запечатал тайное число — зерно. Из него и из слов игроков получаются все броски и все карты. Теперь зерно открыто, и ваш браузер может вычислить всё заново.
ui-proof-check = Вычислить всё здесь
ui-proof-busy = Вычисляем…
ui-proof-good = Всё сходится!
ui-proof-bad = Что-то не сходится!
ui-proof-seed-good = Зерно то самое, что было запечатано
ui-proof-seed-bad = Зерно не то, что было запечатано
ui-proof-seed-why = Его SHA-256 вычислен в вашем браузере и сверен с обязательством этой партии.
ui-proof-receipt-why = Его SHA-256 вычислен в вашем браузере и сверен с обязательством, которое ваш браузер записал во время игры.
ui-proof-draws-good = { $draws ->
        [one] { $draws } случайное число
        [few] { $draws } случайных числа
       *[other] { $draws } случайных чисел
    } за { $moves } { $moves ->
        [one] ход
        [few] хода
       *[other] ходов
    }: вычислено в вашем браузере, всё совпало
ui-proof-draws-why = Каждый кубик и каждая вытянутая карта — из зерна, слов игроков и номера хода.
ui-proof-draws-bad = Случайные числа не из этого зерна: { $count } из { $draws }
ui-proof-difference = Первое отличие { $move ->
        [0] при раскладке
       *[other] в ходе { $move }
    }: выпало { $drawn } из { $sides }, а зерно даёт { $expected }.
ui-proof-server-good = Сыгранная заново сервером, партия кончается так же
ui-proof-server-bad = Сыгранная заново сервером, партия выходит другой
ui-proof-server-why = Сервер повторил все ходы и после каждого сверил стол, а в конце — итог.
ui-proof-rules-busy = Ваш браузер играет партию по правилам…
ui-proof-rules-good = Сыгранная по правилам в вашем браузере, партия та же: { $moves } { $moves ->
        [one] ход
        [few] хода
       *[other] ходов
    } и { $views } { $views ->
        [one] вид
        [few] вида
       *[other] видов
    } стола
ui-proof-rules-bad = Сыгранная по правилам в вашем браузере, партия выходит другой
ui-proof-rules-why = Сверены стол после раскладки и после каждого хода, всё, что эта страница пока показала, и итог.
ui-proof-draws-absent = Партия сыграна по прежним правилам: отдельных бросков они не показывают, зато ниже сверены сами правила.
ui-proof-rules-absent = На этой странице нет правил этой игры: партию сыграл заново только сервер.
ui-proof-everyone = все
ui-proof-fault-version = На этой странице правила версии { $expected }, а партия сыграна по версии { $found }.
ui-proof-fault-digest = У страницы и у сервера разные правила: отпечатки { $expected } и { $found }. Обновите страницу; если не поможет, они из разных выпусков.
ui-proof-fault-length = Сервер сообщает столов: { $found }, а при стольких ходах их должно быть { $expected }.
ui-proof-fault-table = { $move ->
        [0] После раскладки
       *[other] После хода { $move }
    } у стола должен быть отпечаток { $expected }, а у сервера — { $found }.
ui-proof-fault-unreadable = Ход { $move }, { $name }: в этой игре нет «{ $found }».
ui-proof-fault-forbidden = Ход { $move }, { $name }: «{ $found }» запрещает правило { $expected }.
ui-proof-fault-unfinished = После последнего хода, номер { $move }, игра должна продолжаться, а сервер говорит, что она окончена.
ui-proof-fault-result = Итог у игрока { $name } должен быть { $expected }, а сервер говорит { $found }. Звезда — победа.
ui-proof-fault-view = Вид стола ({ $name }) { $move ->
        [0] после раскладки
       *[other] после хода { $move }
    }: должно быть { $expected }, а у сервера { $found }.
ui-proof-fault-events = События ({ $name }) { $move ->
        [0] раскладки
       *[other] хода { $move }
    }: должно быть { $expected }, а у сервера { $found }.
ui-proof-move = Случайные числа хода { $number }
ui-proof-setup = Случайные числа при раскладке
ui-proof-draw = { $value } из { $sides }
ui-proof-none = Их нет: здесь случай ни при чём.
ui-proof-numbers = Сами числа
ui-proof-seed = Зерно
ui-proof-commitment = Обязательство: SHA-256 зерна
ui-proof-words = Слова игроков
ui-proof-no-words = нет
ui-problem-not-over = Эта партия ещё идёт: запись выдала бы то, что скрыто.
ui-problem-no-rematch = Реванша пока никто не предложил.
ui-problem-never-begun = Этот стол закрыли до начала игры.
ui-problem-other-rules = Эта партия сыграна по другим правилам, которых у сервера нет: показать её по ходам нельзя.
ui-problem-not-replayed = Эту партию не удаётся сыграть заново по её записи.
ui-problem-no-such-move = В партии нет такого хода.

# Компоненты, листы для печати, свои наборы.
ui-cards-about = Всё, что лежит в коробке этой игры. У каждой карты и каждого тайла указано, откуда взяты данные; знаком ⌂ отмечено то, что придумали мы, потому что в правилах этого нет.
ui-cards-print = Листы для печати
ui-cards-own = Играть со своими картами
ui-cards-back = К составу игры
ui-cards-kind = Вид
ui-cards-all = Все
ui-cards-source = Источник
ui-cards-any-source = любой
ui-cards-count = { $count ->
        [one] { $count } штука
        [few] { $count } штуки
       *[other] { $count } штук
    }
ui-source-rulebook = из правил
ui-source-published = из игры
ui-source-house = ⌂ наше
ui-source-own = ваше

# Рисунки и лица.
ui-art = Лист с рисунками
ui-art-about = Все рисунки в тех размерах, в каких их показывают столы, рядом со значками, которые стояли там раньше. Все они наши: ни один не изображает персонажа издателя.
ui-art-faces = Лица игроков
ui-avatar = Ваше лицо за столом
ui-avatar-by-name = по вашему имени
ui-avatar-fox = лиса
ui-avatar-owl = сова
ui-avatar-cat = кошка
ui-avatar-bear = медведь
ui-avatar-frog = лягушка
ui-avatar-dragon = дракон
ui-avatar-robot = робот
ui-avatar-astronaut = космонавт
ui-avatar-knight = рыцарь
ui-avatar-wizard = волшебник
ui-avatar-pirate = пират
ui-avatar-ninja = ниндзя
ui-avatar-queen = королева
ui-avatar-detective = сыщик
ui-avatar-alien = пришелец
ui-avatar-ghost = привидение
ui-print = Печать
ui-print-help = Формат А4, карты в натуральную величину. В окне печати выберите 100 %, без полей и с фоновой графикой. Режьте по меткам.
ui-print-sheet = Лист { $number } из { $count }
ui-packs = Свой набор
ui-packs-about = У вас другие карты или хочется попробовать свои числа? Возьмите за основу набор из коробки, измените текст, проверьте его и играйте. Он хранится только в этом браузере.
ui-pack-begin = Взять набор из коробки
ui-pack-download = Скачать набор из коробки
ui-pack-play = Играть с этим набором
ui-pack-clear = Убрать
ui-pack-wrong = Ещё не всё верно
ui-pack-line = Строка { $line }
ui-pack-digest = Отпечаток
# Правила.
ui-all-rules = Все правила
ui-contents = Содержание
ui-search-rules = Искать в правилах
ui-search-found = { $count ->
        [0] Ничего не нашлось
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
ui-elsewhere = в тексте
ui-paragraph = Пункт

# Первая партия.
ui-lesson-step = Шаг { $step } из { $steps }
ui-lesson-back = Назад
ui-lesson-skip = Пропустить
ui-lesson-restart = С начала
ui-lesson-show = Показать
ui-lesson-hint = Не совсем
ui-lesson-narrator = Рассказчик
ui-lesson-waiting = Игра готовится…

# Что не получилось.
ui-problem = Что-то пошло не так. Попробуйте ещё раз.
ui-problem-unreadable = Что-то введено не так. Проверьте, пожалуйста.
ui-problem-too-long = Это слишком длинно.
ui-problem-not-allowed = Правила этого не разрешают.
ui-problem-forbidden = Это вам не разрешено.
ui-problem-not-this-way = Сервер так не умеет. Обновите страницу.
ui-problem-broken = На сервере ошибка. Попробуйте ещё раз; подробности в его журнале.
ui-problem-failed = Сервер не выполнил запрос. Попробуйте чуть позже.
ui-problem-offline = Сервер не отвечает. Попробуйте чуть позже.
ui-problem-no-server = У этой копии Стола героев нет сервера.
ui-problem-not-yet = Ещё не время: решает другой игрок.
ui-problem-refused = За этот стол вас не пускают.
ui-problem-known = Вас здесь уже знают.
ui-problem-wrong-login = Нет учётной записи с таким именем и паролем.
ui-problem-no-mail = Этот сервер не посылает писем.
ui-problem-former-link = Эта ссылка уже использована или устарела. Попросите другую.
ui-problem-no-passkeys = Для ключей доступа нужны https и одно из имён этого сервера.
ui-problem-wrong-passkey = Этот ключ доступа не принадлежит учётной записи здесь, или ответ пришёл слишком поздно.
ui-problem-too-many-passkeys = Ключей доступа уже столько, сколько может быть у учётной записи. Сначала уберите один.
ui-problem-passkey-cancelled = Устройство не дало ключа доступа.
ui-problem-name-taken = Это имя уже занято.
ui-problem-not-your-seat = Это не ваше место.
ui-problem-sent-away = Хозяин удалил вас из-за этого стола. Попросите его вернуть вас.
ui-problem-not-sent-away = Этот игрок уже снова может сесть.
ui-problem-not-your-table = Это может сделать только хозяин стола.
ui-problem-former-request = Поздно: игра уже ушла дальше.
ui-problem-paused = Игра на паузе.
ui-problem-replaced = На этом месте играет бот. Сначала верните его себе.
ui-problem-no-undo = За этим столом ходы не возвращают.
ui-problem-nothing-to-undo = Возвращать нечего.
ui-problem-learned = Кто-то уже узнал новое, поэтому ход остаётся.
ui-problem-asked-already = Прошлый вопрос ещё ждёт ответа.
ui-problem-not-asked = Об этом уже никто не спрашивает.
ui-problem-seat-taken = Здесь уже сидят.
ui-problem-seat-open = Есть свободные места.
ui-problem-not-ready = Готовы ещё не все.
ui-problem-not-absent = Остальные здесь: должна пройти минута отсутствия или пять минут без решения.
ui-problem-too-often = За одним столом столько раз этого делать нельзя.
ui-problem-not-playing = За этим столом сейчас не играют.
ui-problem-not-lobby = Игра уже началась.
ui-problem-no-such-title = Такой игры здесь нет.
ui-problem-no-lesson = У этой игры пока нет обучающей партии.
ui-problem-no-such-table = Такого стола нет.
ui-problem-not-here = За столом на этом устройстве такого нет. Это умеют столы на сервере.
ui-problem-not-kept = Браузер не смог сохранить ход, поэтому он не сделан. Осталось ли место на устройстве?
ui-problem-other-rules-here = Эта партия начата по другой версии правил, и продолжить её нельзя.
ui-problem-spoiled-here = То, что браузер хранит об этой партии, изменено или неполно, и продолжить её нельзя. Если у вас есть её запись, откройте её на главной странице; там же этот стол можно удалить.
ui-problem-no-such-code = Открытого стола с таким кодом нет.
ui-problem-no-such-match = Такой партии нет.
ui-problem-no-such-person = Такого игрока здесь не знают.
ui-problem-no-spectators = На этот стол могут смотреть только игроки.
ui-problem-preparing = Эта игра ещё готовится. Попробуйте чуть позже.
ui-problem-too-many = Слишком много сразу. Подождите немного.
ui-problem-too-many-tables = У вас слишком много открытых столов. Сначала закончите один.
ui-problem-who-are-you = Сначала скажите, кто вы.
ui-problem-no-account = Это доступно только с учётной записью.
ui-problem-try-again = Сервер сейчас занят. Попробуйте ещё раз.
ui-problem-not-found = Здесь ничего нет.
ui-problem-forged = Обновите страницу и попробуйте ещё раз.
ui-problem-no-session = Вы уже вышли. Войдите снова.
ui-problem-no-such-seat = За этим столом нет такого места.
ui-problem-not-paused = Игра не на паузе.
ui-problem-not-replaced = На этом месте играет не бот.
ui-problem-over = Игра окончена.
ui-problem-too-many-bots = У вас слишком много ботов. Сначала удалите одного.
ui-problem-too-many-sockets = Открыто слишком много страниц. Закройте одну.
ui-problem-banned = Оператор закрыл вам вход на этот сервер.
ui-problem-blocked = Вы с хозяином этого стола вместе не играете.
ui-problem-former-rules = Эта партия сыграна по прежним правилам: отдельных случайных чисел они не сообщают.
ui-problem-muted = Оператор запретил вам писать; играть можно.
ui-problem-no-operator = Это могут только операторы.
ui-problem-no-such-pack = У этого стола нет такой коробки.
ui-problem-no-such-report = Такой открытой жалобы нет.
ui-problem-no-such-rules = Этих правил здесь нет.
ui-problem-nobody-there = На этом месте никого нет.
ui-problem-too-many-blocks = Вы заблокировали столько людей, сколько можно.
ui-problem-too-many-reports = Ваши прежние жалобы ждут оператора. Подождите и вы.
ui-problem-yourself = Речь о вас самих.
ui-problem-foreign-origin = Эта страница не с этого сервера.
ui-problem-unknown-host = Этот сервер доступен под другим именем.

ui-name-any = имя — или придумаем сами
ui-sit-down = Сесть за стол
ui-player = Игрок { $number }
ui-bot = бот
ui-bot-name = Бот { $number }
ui-free = Свободно
ui-cancel = Отмена
ui-clock-of = { $seconds } с на решение, { $reserve } с в запасе

# За столом.
ui-home = На главную
ui-loading = Переворачиваем страницу…
ui-table-closed = Этот стол закрыли до начала игры.
ui-kicked = Хозяин стола освободил ваше место.
ui-kicked-help = Сесть сюда снова можно, когда хозяин вас вернёт: попросите его или откройте свой стол.
ui-logged-out = На другом устройстве или в другой вкладке был выполнен выход.
ui-only-look-on = Сейчас вы только смотрите.
ui-logged-out-help = Место осталось за вами: войдите снова, чтобы играть дальше.
ui-log-in-again = Войти снова
ui-look-on = Просто смотреть
ui-lost = Связь потеряна. Игра цела, подключаемся снова…
ui-lost-limited = Сервер пока больше ничего отсюда не принимает. Игра цела, подключаемся снова…
ui-lost-here = Стол не отвечает. Партия хранится на этом устройстве, пробуем снова…
ui-retry = Повторить сейчас
ui-menu = Меню
ui-speed = Скорость чужих ходов
ui-speed-calm = спокойно
ui-speed-normal = обычно
ui-speed-brisk = бодро
ui-speed-instant = сразу
ui-speed-now = Скорость: { $speed }
ui-go-on = Дальше
ui-show-all = Показать всё
ui-end-again = К настоящему
ui-look-what-happens = Смотрите, что происходит.
ui-again = Ещё раз
ui-show-again = Показать ещё раз, что было
ui-shown-again = Так было до этого.
ui-warns = Предупреждать об опасных ходах
ui-close = Закрыть
ui-seats-list = Игроки
ui-watching = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
ui-thinks = думает
ui-decides = решает
ui-clock-left = осталось времени
ui-decision = Решение
ui-take-back-step = Отменить: { $step }
ui-waiting-for = Ждём: { $names }
ui-paused = Игра на паузе.
ui-game-over = Игра окончена
ui-bot-plays-for-you = За вас играет бот.
ui-results = Итоги
ui-undo = Вернуть мой последний ход
ui-pause = Пауза
ui-pause-offer = Попросить перерыв
ui-resume = Продолжить
ui-offer = Предложить закончить
ui-end-now = Закончить игру здесь
ui-end-sure = Точно закончить? Никто не победит; в рейтинге это зачтётся лишь тем, кто заставил себя ждать.
ui-replace = Пусть за меня играет бот
ui-replace-absent = Пусть вместо игрока { $name } играет бот
ui-claim = Взять победу: остальные ушли
ui-return = Снова играть без бота
ui-leave = Уйти из-за стола
ui-ask-undo = { $name } хочет вернуть ход. Согласны?
ui-asked-undo = { $name } просит вернуть ход.
    .you = Вы просите вернуть ход.
ui-ask-pause = { $name } просит перерыв. Согласны?
ui-asked-pause = { $name } просит перерыв.
    .you = Вы просите перерыв.
ui-ask-end = { $name } предлагает закончить игру. Согласны?
ui-asked-end = { $name } предлагает закончить игру.
    .you = Вы предлагаете закончить игру.
ui-not-allowed = Так нельзя по правилам: { $rule }.
ui-rule = Правило { $rule }
ui-log = Ход игры и чат
ui-log-rule = правило
ui-log-tab = Что было
ui-report-or-block = Пожаловаться или заблокировать: { $name }
ui-block = Заблокировать
ui-block-help = Вы больше не увидите, что пишет этот человек, и никто из вас не сядет за стол другого. Ему об этом не скажут.
ui-blocked = Вы заблокировали: { $name }
ui-blocked-people = Кого вы заблокировали
ui-unblock = Разблокировать
ui-report = Пожаловаться операторам
ui-report-why = О чём речь?
ui-report-text = Что случилось?
ui-reported = Операторы это прочтут
ui-why-chat = чат
ui-why-name = имя
ui-why-stalling = затягивает игру
ui-why-cheating = играет нечестно
ui-why-other = другое
ui-moderation = Модерация
ui-reports = Жалобы
ui-no-reports = Жалоб нет
ui-people = Люди и столы
ui-part-of-name = Часть имени
ui-find = Найти
ui-table-or-code = Id или код стола
ui-audit = Что сделали операторы
ui-command-line = командная строка
ui-deed-note = Почему
ui-deed-days = Дней
ui-deed-name = Другое имя
ui-deed-table = стол
ui-deed-dismiss = Разобрано
ui-deed-ban = Закрыть доступ
ui-deed-unban = Снова впустить
ui-deed-mute = Лишить слова
ui-deed-unmute = Вернуть слово
ui-deed-reset = Ссылка на новый пароль
ui-deed-rename = Переименовать
ui-deed-delete = Удалить
ui-deed-delete-sure = Удалить навсегда
ui-deed-close = Закрыть стол
ui-deed-operator = Сделать оператором
ui-deed-no-operator = Больше не оператор
ui-chat = Чат
ui-chat-text = Скажите что-нибудь
ui-send = Отправить
ui-preset-hello = Привет!
ui-preset-well-played = Отлично сыграно!
ui-preset-thanks = Спасибо!
ui-preset-hurry = Ваш ход!
ui-preset-sorry = Извините!
ui-preset-one-moment = Минутку…
ui-preset-goodbye = До встречи!
ui-log-joined = { $name } садится за стол.
    .you = Вы садитесь за стол.
ui-log-left = { $name } встаёт из-за стола.
ui-log-started = Игра начинается.
ui-log-asked = { $name } просит вернуть ход.
    .you = Вы просите вернуть ход.
ui-log-answered-yes = { $name } не против вернуть ход.
    .you = Вы не против вернуть ход.
ui-log-answered-no = { $name } против возврата.
    .you = Вы против возврата.
ui-log-undone = { $count ->
        [one] { $name } возвращает ход.
        [few] { $name } возвращает { $count } хода.
       *[many] { $name } возвращает { $count } ходов.
    }
    .you = { $count ->
            [one] Вы возвращаете ход.
            [few] Вы возвращаете { $count } хода.
           *[many] Вы возвращаете { $count } ходов.
        }
ui-log-struck = Ход возвращён:
ui-log-proposed = { $name } просит перерыв.
    .you = Вы просите перерыв.
ui-log-consented-yes = { $name } согласен на перерыв.
    .you = Вы согласны на перерыв.
ui-log-consented-no = { $name } против перерыва.
    .you = Вы против перерыва.
ui-log-paused = { $name } ставит игру на паузу.
    .you = Вы ставите игру на паузу.
ui-log-resumed = { $name } продолжает игру.
    .you = Вы продолжаете игру.
ui-log-offered = { $name } предлагает закончить.
    .you = Вы предлагаете закончить.
ui-log-agreed-yes = { $name } не против закончить.
    .you = Вы не против закончить.
ui-log-agreed-no = { $name } хочет играть дальше.
    .you = Вы хотите играть дальше.
ui-log-replaced = Теперь вместо игрока { $name } играет бот.
    .you = Теперь вместо вас играет бот.
ui-log-returned = { $name } снова играет без бота.
    .you = Вы снова играете без бота.
ui-first-play = Играть
ui-first-hold = Что это такое? Подержите палец на чём угодно на столе, и оно о себе расскажет.
ui-first-rest = Что это такое? Задержите мышь на чём угодно на столе, и оно о себе расскажет.
ui-first-lesson = Урок за три минуты
ui-shortcuts = Клавиатура
ui-key-space = Пробел
ui-key-l = L Д
ui-key-s = S Ы
ui-key-m = M Ь
ui-key-a = A Ф
ui-key-go-on = дальше, когда стол остановился; Esc показывает всё сразу
ui-key-speed = сменить скорость чужих ходов
ui-key-sound = включить или выключить звук
ui-key-again = показать ещё раз, что было после моего решения; Esc прекращает
ui-key-primary = выбрать то, что выделено; ещё раз: подтвердить или сделать главный ход
ui-key-digits = выбрать одну из кнопок
ui-key-back = на шаг назад: закрыть открытое, положить выбранное обратно
ui-key-move = перейти к другой вещи на столе, сначала к тем, что можно выбрать
ui-key-log = открыть или закрыть журнал
ui-key-inspect = что это? о том, что выделено; стрелки ведут к следующему
ui-key-i = I Ш
ui-key-help = показать этот список
ui-pass = Передайте устройство: { $name }
ui-pass-help = Остальные, пожалуйста, не подглядывайте.
ui-pass-take = { $name } — это я
ui-ended-agreed = Игра прервана по согласию
ui-points-stood = Очки на этот момент
ui-ended-claimed = Победа взята: остальные ушли
ui-ended-claimed-by = { $name } побеждает: остальные ушли
    .you = Вы побеждаете: остальные ушли
ui-ended-idle = За этот стол никто не вернулся
ui-ended-closed = Оператор закрыл этот стол
ui-ended-abandoned = Стол опустел
ui-ended-too-long = Игра не кончалась слишком долго
ui-ended-won = Игра доиграна до конца
ui-statistics = Статистика
ui-statistic-lead = Впереди всех, доля партии
ui-percent = { $percent } %
ui-scores = Как сложились очки
ui-points = { $points ->
        [one] { $text } очко
        [few] { $text } очка
       *[many] { $text } очков
    }
ui-account-what = За что
ui-account-points = Очки
ui-account-so-far = Вместе
ui-account-total = Итого
ui-story = История партии
ui-story-beginning = Начало
ui-story-turn = Поворот
ui-story-end = Развязка
ui-cover = Обложка
ui-cover-number = № { $number }
ui-cover-price = { $minutes ->
        [one] Цена: { $minutes } минута
        [few] Цена: { $minutes } минуты
       *[many] Цена: { $minutes } минут
    }
ui-cover-mine = Весь выпуск только о вас!
ui-cover-beaten = Повержен соперник: { $name }.
ui-cover-shared = Одна обложка на всех: лучше никто не сыграл.
ui-cover-team = Победила команда, и вы в ней.
ui-cover-lost = { $place ->
        [2] У вас второе место. Продолжение может стать вашим!
        [3] У вас третье место. Продолжение может стать вашим!
       *[other] Ваше место: { $place }. Продолжение может стать вашим!
    }
ui-cover-watched = Видели своими глазами.
ui-cover-table = Всё решилось за этим самым столом.
ui-cover-broken = Продолжение следует?
ui-player-column = Игрок
ui-rematch = Ещё партию
ui-join-rematch = К новой партии
ui-replay = Запись и проверка

ui-tv-page = Стол на телевизоре
ui-tv-code = Код стола с экрана хозяина
ui-tv-page-help = Каждый играет со своего телефона, а этот экран показывает всем стол, но ничьих карт.
ui-tv-way = Наведите камеру или откройте { $address } и введите код.

# Кто я.
ui-guest = гость
ui-guest-help = Имя не подтверждено: у гостя нет учётной записи
ui-hello = Привет, { $name }!
ui-session-ended = Сеанс игрока { $name } здесь завершён. Партии и столы на месте: войдите снова, чтобы их увидеть.
ui-guest-ended = Гостя по имени { $name } здесь больше не помнят. Можно прийти новым гостем или войти в учётную запись.
ui-is-nobody = Играть можно сразу, гостем. Учётная запись сохранит ваши партии и рейтинг.
ui-is-guest = В этом браузере вы гость. С учётной записью всё сыгранное останется с вами на любом устройстве.
ui-is-account = Это ваша учётная запись.
ui-own-data = Мои данные
ui-own-data-help = Всё, что этот сервер хранит о вас, одним файлом: имя, адрес, ключи доступа, входы, боты, рейтинги, кого вы заблокировали и на кого пожаловались, ваши партии и что вы говорили в их чатах.
ui-own-data-download = Скачать
ui-own-data-matches = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
  }
ui-my-page = Моя открытая страница
ui-done = Готово
ui-save = Сохранить
ui-change-name = Моё имя
ui-register = Завести учётную запись
ui-register-help = Всё, что вы сыграли гостем, останется вашим.
ui-login = Войти
ui-account-name = Имя
ui-password = Пароль
ui-password-help = Не короче восьми знаков.
ui-change-password = Мой пароль
ui-old-password = Прежний пароль
ui-new-password = Новый пароль
ui-forgotten = Забыли пароль?
ui-forgotten-help = Введите имя учётной записи или её адрес. Если у неё есть адрес, туда придёт письмо со ссылкой на новый пароль.
ui-forgotten-no-mail = Этот сервер не посылает писем. Попросите ссылку на новый пароль у того, кто им управляет.
ui-forgotten-send = Послать письмо
ui-forgotten-sent = Если у такой учётной записи есть адрес, письмо уже в пути. Ссылка в нём действует час.
ui-name-or-address = Имя или адрес
ui-address = Мой адрес
ui-address-help = Если пароль забудется, поможет письмо на этот адрес. Никто другой его не видит.
ui-address-now = Письма приходят на { $address }.
ui-address-field = Адрес почты
ui-address-send = Послать письмо с подтверждением
ui-address-sent = Письмо на { $address } уже в пути. Откройте ссылку из него в течение часа.
ui-address-remove = Убрать адрес
ui-confirm-address = Подтвердить адрес
ui-confirm-address-help = На этот адрес будут приходить письма для вашей учётной записи.
ui-confirm-address-done = Теперь это адрес учётной записи { $name }.
ui-reset-password = Новый пароль
ui-reset-password-help = На всех устройствах, где выполнен вход в вашу учётную запись, он завершится, а её ключи доступа исчезнут.
ui-reset-password-done = Новый пароль задан. Войдите с ним.
ui-link-incomplete = В этой ссылке чего-то не хватает. Откройте её так, как она стоит в письме.
ui-to-account = К учётной записи
ui-passkeys = Мои ключи доступа
ui-passkeys-help = С ключом доступа можно войти без пароля: по лицу, пальцу или PIN-коду вашего устройства.
ui-passkey-name = Название ключа
ui-passkey-example = мой телефон
ui-passkey-add = Добавить ключ доступа
ui-passkey-used = последний вход { $time }
ui-passkey-unused = ещё не пригодился
ui-passkey-remove = Убрать
ui-passkey-use = Взять ключ доступа
ui-passkey-login = Войти с ключом доступа
ui-sessions = Где выполнен вход
ui-this-session = здесь
ui-end-session = Выйти там
ui-bots = Мои боты
ui-bots-help = Программа с токеном играет через тот же интерфейс, что и эта страница.
ui-make-bot = Завести бота
ui-bot-new-name = Имя бота
ui-token = Его токен, покажем только сейчас:
ui-delete = Удалить
ui-leaving = Выход и удаление
ui-log-out = Выйти
ui-delete-me = Удалить меня
ui-delete-me-help = Ваше имя исчезнет из всех партий и таблиц. Отменить это нельзя.
ui-delete-me-yes = Да, удалить всё обо мне

# Партии и рейтинг.
ui-matches-nobody = Здесь будут ваши партии: сыграйте в этом браузере или войдите в свою учётную запись.
ui-no-matches = Партий пока нет.
ui-choose-game = Выбрать игру
ui-more = Ещё
ui-rating = Рейтинг
ui-games = Партий
ui-wins = Побед
ui-leaderboard-none = Здесь пока пусто. Рейтинг получают те, кто с учётной записью играет против других учётных записей.
ui-ratings = Рейтинг
ui-no-ratings = Рейтинга пока нет.
ui-last-matches = Последние партии

# О проекте.
ui-about-what = «Стол героев» — это настольные игры о героях: с друзьями у одного экрана или на расстоянии и с ботами. Правила мы пересказали своими словами, а все рисунки здесь — наши или тех, кто назван ниже.
ui-about-owners = Это неофициальная реализация. Названия игр и все имена в них принадлежат своим владельцам.
ui-offline-use = Без сети
ui-offline-use-help = Если эту страницу уже открывали, правила, компоненты и игры с ботами на этом устройстве работают и без сети. В меню браузера её можно добавить на главный экран: «Установить» или «На главный экран».
ui-credits = Благодарности
ui-credit-icons = Значки: Lorc, Delapouite и другие авторы, CC BY 3.0:
ui-credit-art = Портреты, поля боя, игрушки и лица нарисованы для этого проекта
ui-credit-russo = Russo One, Jovanny Lemonad, SIL Open Font License 1.1
ui-credit-rubik = Rubik, Hubert & Fischer и другие, SIL Open Font License 1.1
ui-credit-code = Сама программа: Apache License 2.0
ui-fair = Честные кубики
ui-fair-help = Ещё до начала игры стол запечатывает зерно, из которого получатся все броски и тасовки, а игроки могут добавить свои слова. В конце зерно открывается, и на странице записи можно пересчитать каждый бросок и каждую карту.

# Столы на этом устройстве.
ui-kept-here = На этом устройстве
ui-unkept-here = Только пока открыта эта страница
ui-unkept = Браузер не может хранить партию: с этого момента она живёт, только пока открыта эта страница. Её запись можно скачать в меню.
ui-understood = Понятно
ui-delete-sure = Удалить насовсем
ui-open-save = Открыть запись партии
ui-no-save = Записи партии нет
ui-other-rules = Правила теперь другие
ui-other-rules-save = Запись партии цела: её откроет та версия программы, с которой партия начата.
ui-spoiled = Этот стол повреждён

# Записи партий, которые нельзя открыть.
ui-save-at-move = Ход { $move }: { $problem }
ui-save-at-line = Строка { $line }, столбец { $column }: { $problem }
ui-save-no-save = Этот файл — не запись партии Hero Table.
ui-save-not-json = Файл неполон или изменён: здесь должно стоять другое.
ui-save-save-too-deep = Это не запись партии: слишком глубокая вложенность.
ui-save-save-key-twice = «{ $key }» стоит дважды.
ui-save-save-format = Эта запись в более новом формате. Обновите программу.
ui-save-save-key-missing = В записи партии не хватает «{ $key }».
ui-save-save-key-unknown = В записи партии есть незнакомое «{ $key }».
ui-save-expected = В «{ $key }» стоит то, чего там быть не может.
ui-save-title = Правила этой игры не работают в браузере.
ui-save-other-rules-version = Эта партия сыграна по другой версии правил.
ui-save-other-pack = Эта партия сыграна своим набором. Для своих наборов нужен сервер или терминал.
ui-save-secret-seed = Зерно этой записи ещё не раскрыто, поэтому партию нельзя сыграть снова.
ui-save-other-seed = Зерно — не то, что было запечатано перед партией.
ui-save-unprintable = В зерне или словах игроков есть непечатные знаки.
ui-save-options = Столько игроков с такими настройками играть не могут.
ui-save-other-start = Расклад, который следует из зерна, другой.
ui-save-save-row = В ходе должны быть место, сам ход и отпечаток, а здесь не так.
ui-save-save-seat = За этим столом нет такого места.
ui-save-move-unreadable = Такого хода нет.
ui-save-refused = Правила не разрешают этот ход.
ui-save-other-table = Стол, который следует из зерна, другой.
ui-save-broken-seal = Файл изменён после сохранения, или в нём не хватает строк.

# Где стоит стол, и боты первого нажатия.
ui-opponents = Соперников:
ui-play-against = Какой уровень ботов? Нажмите, и игра начнётся:
ui-against-random = Новичок
ui-against-greedy = Торопливый
ui-against-easy = Лёгкий
ui-against-normal = Обычный
ui-against-hard = Сложный
ui-against-master = Мастер
ui-place = Где?
ui-place-server = На сервере
ui-place-server-help = Каждый играет со своего устройства; друзья приходят по коду.
ui-place-here = На этом устройстве
ui-place-here-help = Все сидят вокруг этого устройства и передают его. Сервер не нужен; партию хранит браузер.
ui-setup-person = Человек
ui-setup-name = Имя игрока { $number }
ui-pack-server = Своими наборами играют за столами на сервере.

# партии с этого устройства на сервере
ui-put-online = Перенести партию на сервер
ui-put-online-what = Партия продолжится за столом сервера с того места, где она сейчас. С этой минуты кости и карты новые, и их не знает никто.
ui-put-online-secrets = То, что сейчас скрыто, останется как есть, и вы могли бы узнать это на своём устройстве. Поэтому стол сообщит всем, что партию принесли вы, и она не идёт в рейтинг.
ui-put-online-seats = Освободить места для друзей:
ui-put-online-now = Перенести
ui-put-online-busy = Сервер переигрывает партию…
ui-keep = Сохранить в моей истории
ui-keep-what = Сервер переиграет партию и добавит её к вашим, без рейтинга.
ui-kept = Партия теперь в вашей истории.
ui-imported = { $count ->
    [0] { $name } раздаёт эту партию на своём устройстве и приносит её сюда.
    [one] { $name } приносит эту партию со своего устройства, где сделан { $count } ход.
    [few] { $name } приносит эту партию со своего устройства, где сделано { $count } хода.
   *[other] { $name } приносит эту партию со своего устройства, где сделано { $count } ходов.
  } То, что было тогда скрыто, этот игрок может знать; того, что было потом, не мог знать никто. Прежние ходы назад не берут, и партия не идёт в рейтинг.
ui-played-on-device = Сыграна на устройстве без сервера; сервер её проверил. Не идёт в рейтинг.
ui-origin-device = на устройстве
ui-origin-moved = начата на устройстве
ui-log-imported = { $name } приносит эту партию со своего устройства. В рейтинг она не идёт.
ui-problem-device-over = Эта партия окончена. Её можно сохранить в истории, но не продолжить.
ui-problem-device-not-over = Эта партия не окончена. В истории хранятся только оконченные.
ui-problem-too-many-kept = В вашей истории уже столько партий с устройств, сколько сервер хранит для одного человека.

# что это?
ui-inspect-now = Сейчас
ui-inspect-keys = Стрелки: к следующему. Esc: закрыть.
ui-inspect-house = ⌂ Придумано нами: книга правил перечисляет не все такие компоненты.
ui-inspect-chosen = выбрано
ui-inspect-score = очки
ui-inspect-me = Ваше место.
ui-inspect-player = Игрок за этим столом.
ui-level-random-about = Делает любой разрешённый ход, не думая.
ui-level-greedy-about = Смотрит на один ход вперёд и берёт то, что лучше прямо сейчас.
ui-level-easy-about = Немного думает вперёд. Хорош для первой партии.
ui-level-normal-about = Думает вперёд и редко грубо ошибается.
ui-level-hard-about = Думает достаточно, чтобы обыграть почти всех.
ui-level-master-about = Думает столько, сколько есть смысл. Видит не больше вашего.
