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
ui-running = Мои столы
ui-running-none = Пока тихо. Выберите игру выше.
ui-all-matches = Все мои партии
ui-state-lobby = ждёт
ui-state-playing = идёт
ui-state-over = окончена
ui-won = победа

ui-level-random = случайный бот
ui-level-greedy = жадный бот
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
ui-here = на связи
ui-away = не на связи
ui-dice-word = Ваше слово для кубиков
ui-dice-word-help = Оно подмешивается в каждый бросок и каждую тасовку, и в конце любой сможет проверить, что никто не жульничал.
ui-tv = Показать на ТВ
ui-settings = За этим столом
ui-own-pack = свой набор

# Запись партии.
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
ui-proof-server-good = Сыгранная заново по правилам, партия кончается так же
ui-proof-server-bad = Сыгранная заново по правилам, партия выходит другой
ui-proof-server-why = Сервер повторил все ходы и после каждого сверил стол, а в конце — итог.
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
ui-problem-other-rules = Эта партия сыграна по прежней версии правил, показать её по ходам нельзя.
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
ui-problem-not-yet = Ещё не время: решает другой игрок.
ui-problem-refused = За этот стол вас не пускают.
ui-problem-known = Вас здесь уже знают.
ui-problem-wrong-login = Нет учётной записи с таким именем и паролем.
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
ui-problem-not-absent = Этот игрок здесь или отошёл меньше минуты назад.
ui-problem-not-playing = За этим столом сейчас не играют.
ui-problem-not-lobby = Игра уже началась.
ui-problem-no-such-title = Такой игры здесь нет.
ui-problem-no-lesson = У этой игры пока нет обучающей партии.
ui-problem-no-such-table = Такого стола нет.
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
ui-problem-foreign-origin = Эта страница не с этого сервера.

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
ui-retry = Повторить сейчас
ui-menu = Меню
ui-quick = Показывать чужие ходы сразу
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
ui-resume = Продолжить
ui-offer = Предложить закончить
ui-end-now = Закончить игру здесь
ui-end-sure = Точно закончить? В рейтинг партия не пойдёт.
ui-replace = Пусть за меня играет бот
ui-replace-absent = Пусть вместо игрока { $name } играет бот
ui-return = Снова играть без бота
ui-leave = Уйти из-за стола
ui-ask-undo = { $name } хочет вернуть ход. Согласны?
ui-asked-undo = { $name } просит вернуть ход.
ui-ask-end = { $name } предлагает закончить игру. Согласны?
ui-asked-end = { $name } предлагает закончить игру.
ui-not-allowed = Так нельзя по правилам: { $rule }.
ui-rule = Правило { $rule }
ui-log = Ход игры и чат
ui-log-tab = Что было
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
ui-log-left = { $name } встаёт из-за стола.
ui-log-started = Игра начинается.
ui-log-asked = { $name } просит вернуть ход.
ui-log-answered-yes = { $name } не против вернуть ход.
ui-log-answered-no = { $name } против возврата.
ui-log-undone = { $count ->
        [one] { $name } возвращает ход.
        [few] { $name } возвращает { $count } хода.
       *[many] { $name } возвращает { $count } ходов.
    }
ui-log-struck = Ход возвращён:
ui-log-paused = { $name } ставит игру на паузу.
ui-log-resumed = { $name } продолжает игру.
ui-log-offered = { $name } предлагает закончить.
ui-log-agreed-yes = { $name } не против закончить.
ui-log-agreed-no = { $name } хочет играть дальше.
ui-log-replaced = Теперь вместо игрока { $name } играет бот.
ui-log-returned = { $name } снова играет без бота.
ui-shortcuts = Клавиатура
ui-key-space = Пробел
ui-key-l = L Д
ui-key-primary = сделать главный ход или нажать то, что выделено
ui-key-digits = выбрать одну из кнопок
ui-key-back = отменить последний шаг
ui-key-move = перейти к другой вещи на столе
ui-key-log = открыть или закрыть журнал
ui-key-help = показать этот список
ui-pass = Передайте устройство: { $name }
ui-pass-help = Остальные, пожалуйста, не подглядывайте.
ui-pass-take = { $name } — это я
ui-ended-agreed = Игра прервана по согласию
ui-points-stood = Очки на этот момент
ui-ended-idle = За этот стол никто не вернулся
ui-ended-abandoned = Стол опустел
ui-ended-won = Игра доиграна до конца
ui-statistics = Статистика
ui-player-column = Игрок
ui-moves = Решений
ui-thinking = Раздумья
ui-seconds = { $seconds } с
ui-rematch = Ещё партию
ui-join-rematch = К новой партии
ui-replay = Запись и проверка

ui-tv-page = Стол на телевизоре
ui-tv-code = Код стола с экрана хозяина
ui-tv-page-help = Каждый играет со своего телефона, а этот экран показывает всем стол, но ничьих карт.
ui-tv-way = Наведите камеру или откройте { $address } и введите код.

# Кто я.
ui-hello = Привет, { $name }!
ui-session-ended = Сеанс игрока { $name } здесь завершён. Партии и столы на месте: войдите снова, чтобы их увидеть.
ui-guest-ended = Гостя по имени { $name } здесь больше не помнят. Можно прийти новым гостем или войти в учётную запись.
ui-is-nobody = Играть можно сразу, гостем. Учётная запись сохранит ваши партии и рейтинг.
ui-is-guest = В этом браузере вы гость. С учётной записью всё сыгранное останется с вами на любом устройстве.
ui-is-account = Это ваша учётная запись.
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
ui-credits = Благодарности
ui-credit-icons = Значки: Lorc, Delapouite и другие авторы, CC BY 3.0:
ui-credit-russo = Russo One, Jovanny Lemonad, SIL Open Font License 1.1
ui-credit-rubik = Rubik, Hubert & Fischer и другие, SIL Open Font License 1.1
ui-credit-code = Сама программа: Apache License 2.0
ui-fair = Честные кубики
ui-fair-help = Ещё до начала игры стол запечатывает зерно, из которого получатся все броски и тасовки, а игроки могут добавить свои слова. В конце зерно открывается, и на странице записи можно пересчитать каждый бросок и каждую карту.
