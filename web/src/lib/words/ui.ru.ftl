# Что говорят сами страницы, по-русски.

ui-name = Стол героев
ui-nav = Страницы
ui-skip = К содержанию
ui-light = Светлые страницы
ui-dark = Тёмные страницы
ui-sound-on = Включить звук
ui-sound-off = Выключить звук
ui-about = О проекте и авторах
ui-unofficial = Неофициальный стол для настольных игр о героях.
ui-leaderboards = Лучшие игроки
ui-account = Кто я?
ui-rules = Правила
ui-learn = Первая партия
ui-cards = Компоненты
ui-comic-names = Капитан Клякса, Доктор Ластик, Леди Молния, Бумажный Тигр, Невероятная Запятая, Ночной Карандаш, Майор Поля, Мисс Растр, Железный Степлер, Быстрый Маркер, Граф Мелок, Картонный Мальчик, Чудо-Вомбат, Серебряные Ножницы, Синий Бисквит, Мадам Метеор

# Главная.
ui-cover-issue = № 1 · четыре игры в одном выпуске
ui-cover-line = Одно касание — и вы играете!
ui-seats = { $same ->
        [yes] { $least } игрока
       *[no] { $least }–{ $most } игроков
    }
ui-length-pow = 20 мин
ui-length-order = 20 мин
ui-length-marines = 30 мин
ui-length-battle = 40 мин
ui-play-now = Играть
ui-preparing = Готовится …
ui-waiting-title = Скоро …
ui-with-friends = С друзьями
ui-join = Сесть за стол
ui-code-help = Пять букв с экрана друга
ui-enter = Войти
ui-new-table = Накрыть новый стол
ui-listed = Столы ждут игроков
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
ui-setup-seats = Мест
ui-setup-who = Кто играет?
ui-setup-you = Вы
ui-setup-open = Свободно для человека
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
ui-undo-free = Пока никто ничего не узнал
ui-undo-off = Никогда
ui-setup-listed = Виден всем: любой может найти стол и сесть
ui-setup-spectators = Можно смотреть со стороны
ui-setup-more = Ещё настройки
ui-pack = Карты и жетоны
ui-pack-box = Из коробки
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
ui-qr = Ссылка на этот стол, QR-код
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-seat = Место { $number }
ui-sit = Сесть сюда
ui-sit-another = Ещё игрок на этом устройстве
ui-your-name = Ваше имя
ui-their-name = Имя игрока
ui-ready = Готов
ui-not-ready = Ещё не готов
ui-say-ready = Всё готово
ui-say-not-ready = Нет, подождите
ui-start = Начать игру
ui-start-needs = Игра начнётся, когда все места заняты и все готовы.
ui-wait-host = Игру начинает { $name }.
ui-kick = Освободить место: { $name }
ui-leave-seat = Встать из-за стола
ui-add-bot = Посадить бота
ui-bot-level = Уровень бота
ui-host = хозяин стола
ui-you = вы
ui-here = за столом
ui-away = отошёл
ui-dice-word = Ваше слово для кубиков
ui-dice-word-help = Оно подмешивается в каждый бросок и каждую тасовку; в конце любой проверит, что никто не вмешался.
ui-tv = Показать на телевизоре
ui-settings = За этим столом
ui-own-pack = свой набор

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
ui-elsewhere = текст
ui-paragraph = Пункт
ui-figure-first-roll = первый бросок
ui-figure-set-aside = Один череп отложен,
ui-figure-three-skulls = а всего черепов три
ui-figure-rival = соперник
ui-figure-you = вы
ui-figure-top-goes = верхний герой уходит
ui-figure-keep = Отложите то, что нужно, и бросьте все остальные кубики. Отложенные и только что брошенные считаются одинаково.
ui-figure-shields = Два щита — это второй герой слева: не первый и не лучший.
ui-figure-steal = Ровно три синих «!»: верхний герой из стопки соперника переходит к вам.
ui-figure-gap = Второго героя взяли. Ряд смыкается, и бывший третий становится вторым.
ui-figure-balance = Три героя, два злодея: верхний герой уходит, остальное считается.
ui-figure-ends = В обычном ходу из ряда можно взять только одну из двух крайних карт.
ui-figure-edges = Левый конец закрыт навсегда. Справа можно положить игрушку или правый край.
ui-figure-shelf-closed = закрыта с двух сторон
ui-figure-collected = собрано, и бонусный ход
ui-figure-complete = Перевёрнутая карта — тоже край. Она закрывает полку и возвращается в коробку, а остальные карты ваши.
ui-figure-blue = Синяя полка: игрушки либо все одинаковые, либо все разные, но не вперемешку.
ui-figure-needs-edge = кролику нужен край рядом
ui-figure-touch = Если с одной стороны игрушка, с другой может лечь только край; перевёрнутая карта — тоже край.
ui-figure-counting = Незавершённые полки в конце: игрушка на открытом конце уходит в коробку. Край защищает соседа.
ui-figure-six = одна шестёрка
ui-figure-sixes = две шестёрки
ui-figure-triple = тройка
ui-figure-run = стрит
ui-figure-combinations = Выигрышные комбинации. В стрите от трёх до пяти чисел, и шестёрка в него не входит.
ui-figure-aside = отложены
ui-figure-lying = лежат
ui-figure-roll-again = снова бросить
ui-figure-new-triple = новая тройка пятёрок
ui-figure-again = Две пятёрки остались лежать, а брошенный кубик дополнил их до тройки. Без нового кубика комбинации нет.
ui-figure-march = Стрит 1–3 двигает героев колонок 1 и 3. В колонке 2 дорогу загородил враг, и этот герой остаётся на месте.
ui-figure-close = ближний бой
ui-figure-short = короткая
ui-figure-medium = средняя
ui-figure-long = дальняя
ui-figure-ranges = Четыре дистанции, считая от героя во второй колонке.
ui-figure-three-across = трое за чертой
ui-figure-their-score = счёт врага
ui-figure-winning = Трое ваших на чужой половине, и счёт выше: в конце вашего хода это победа.
ui-figure-draft-order = 1: первый игрок · 2: игрок справа · ✕: в сброс
ui-figure-draft = Выкладка для двоих: начинает игрок справа от первого, каждый берёт по две карты.
ui-figure-sequence = Равные номера годятся. Номер меньше, чем у карты слева, выводит героя из боя.
ui-figure-out = Выбыл!
ui-figure-knockout-laid = «Нокаут»
ui-figure-revealed = карту открывают
ui-figure-knockout = Кто откроет карту этой тактики, выбывает. Потом «Нокаут» возвращается в стопку.
ui-figure-trap-set = ловушка стоит
ui-figure-trap-snaps = сработала и осталась
ui-figure-trap = Ловушка бьёт каждого, кто открыл этот приём, и хозяина тоже, пока её не снимут.
ui-figure-turned = в стойке
ui-figure-stance = «Оборона», повёрнутая на прежнем этапе, спасает от «Выстрелов», «Града ударов» и «Нокаутов».

# Первая партия.
ui-lesson-step = Шаг { $step } из { $steps }
ui-lesson-back = Назад
ui-lesson-skip = Пропустить
ui-lesson-restart = С начала
ui-lesson-show = Показать
ui-lesson-hint = Не совсем
ui-lesson-narrator = Рассказчик
ui-lesson-waiting = Игра готовится …

# Что не получилось.
ui-problem = Что-то пошло не так. Попробуйте ещё раз.
ui-problem-offline = Сервер не отвечает. Попробуйте чуть позже.
ui-problem-lost = Связь прервалась раньше ответа. Посмотрите, сделано ли это, и попробуйте ещё раз.
ui-problem-refused = За этот стол вас не пускают.
ui-problem-known = Вас здесь уже знают.
ui-problem-wrong-login = Нет учётной записи с таким именем и паролем.
ui-problem-name-taken = Это имя уже занято.
ui-problem-not-your-seat = Это не ваше место.
ui-problem-not-your-table = Это может сделать только хозяин стола.
ui-problem-former-request = Поздно: игра уже ушла дальше.
ui-problem-paused = Игра на паузе.
ui-problem-replaced = За это место играет бот. Сначала верните его себе.
ui-problem-no-undo = За этим столом ходы не возвращают.
ui-problem-nothing-to-undo = Возвращать нечего.
ui-problem-learned = Кто-то уже узнал новое, поэтому ход остаётся.
ui-problem-asked-already = Прошлый вопрос ещё ждёт ответа.
ui-problem-not-asked = Об этом уже никто не спрашивает.
ui-problem-seat-taken = Здесь уже сидят.
ui-problem-seat-open = Есть свободные места.
ui-problem-not-ready = Готовы ещё не все.
ui-problem-not-absent = Этот игрок за столом.
ui-problem-not-playing = За этим столом сейчас не играют.
ui-problem-not-lobby = Игра уже началась.
ui-problem-no-such-table = Такого стола нет.
ui-problem-no-such-code = Открытого стола с таким кодом нет.
ui-problem-no-such-match = Такой партии нет.
ui-problem-no-such-person = Такого игрока здесь не знают.
ui-problem-no-spectators = На этот стол могут смотреть только игроки.
ui-problem-preparing = Эта игра ещё готовится. Попробуйте чуть позже.
ui-problem-too-many = Слишком много сразу. Подождите немного.
ui-problem-too-many-tables = У вас слишком много открытых столов. Сначала закончите один.
ui-problem-at-a-table = Вы сидите за столом как гость: доиграйте или встаньте.
ui-problem-who-are-you = Сначала скажите, кто вы.
ui-problem-no-account = Это доступно только с учётной записью.
ui-problem-try-again = Сервер на миг занят. Попробуйте ещё раз.

# Значения настроек словами.
ui-choice-boxes-auto = сколько нужно
ui-choice-boxes-guardians = «Стражи»
ui-choice-boxes-avengers = «Мстители»
ui-choice-boxes-both = обе
ui-choice-teams-0 = каждый за себя
ui-choice-teams-2 = 2 команды
ui-choice-teams-3 = 3 команды
ui-choice-teams-4 = 4 команды
ui-choice-tie-order = по порядку хода
ui-choice-tie-fourth = до четвёртой победы
ui-choice-tie-showdown = решающий бой
ui-choice-series-1 = одна битва
ui-choice-series-3 = три битвы

ui-name-any = имя, или придумаем сами
ui-sit-down = Сесть за стол
ui-player = Игрок { $number }
ui-bot = бот
ui-bot-name = Бот { $number }
ui-free = Свободно
ui-cancel = Отмена
ui-clock-of = { $seconds } с на решение, { $reserve } с в запасе

# За столом.
ui-home = На главную
ui-loading = Переворачиваем страницу …
ui-table-closed = Этот стол закрыли ещё до игры.
ui-lost = Связь потеряна. Пробуем снова …
ui-retry = Сейчас же
ui-menu = Меню
ui-close = Закрыть
ui-seats-list = Игроки
ui-watching = Зрителей: { $count }
ui-thinks = думает
ui-decides = решает
ui-clock-left = осталось времени
ui-decision = Решение
ui-take-back-step = Вернуть: { $step }
ui-waiting-for = Ждём: { $names }
ui-paused = Игра на паузе.
ui-game-over = Игра окончена
ui-bot-plays-for-you = За вас играет бот.
ui-results = Итоги
ui-undo = Вернуть мой последний ход
ui-pause = Пауза
ui-resume = Продолжить
ui-offer = Предложить закончить
ui-replace = Пусть за меня играет бот
ui-replace-absent = Пусть бот играет за: { $name }
ui-return = Играть самому
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
ui-preset-one-moment = Минутку …
ui-preset-goodbye = До встречи!
ui-log-joined = { $name } садится за стол.
ui-log-left = { $name } встаёт из-за стола.
ui-log-started = Игра начинается.
ui-log-asked = { $name } просит вернуть ход.
ui-log-answered-yes = { $name } не против вернуть ход.
ui-log-answered-no = { $name } против возврата.
ui-log-undone = { $name } возвращает ход.
ui-log-paused = { $name } ставит игру на паузу.
ui-log-resumed = { $name } продолжает игру.
ui-log-offered = { $name } предлагает закончить.
ui-log-agreed-yes = { $name } не против закончить.
ui-log-agreed-no = { $name } хочет играть дальше.
ui-log-replaced = Теперь вместо игрока { $name } играет бот.
ui-log-returned = { $name } снова в игре.
ui-shortcuts = Клавиши
ui-key-primary = главный ход или то, что выделено
ui-key-digits = одна из кнопок
ui-key-back = на шаг назад
ui-key-move = от предмета к предмету
ui-key-log = открыть и закрыть журнал
ui-key-help = этот список
ui-pass = Передайте устройство: { $name }
ui-pass-help = Остальные, пожалуйста, не подглядывайте.
ui-pass-take = { $name } — это я
ui-winners = { $count ->
        [one] { $names } побеждает!
       *[other] Победили вместе: { $names }!
    }
ui-ended-agreed = Закончили по согласию
ui-ended-idle = За этот стол никто не вернулся
ui-ended-abandoned = Стол опустел
ui-ended-won = Победа
ui-statistics = Статистика
ui-player-column = Игрок
ui-moves = Ходов
ui-thinking = Думал
ui-seconds = { $seconds } с
ui-rematch = Ещё партию
ui-join-rematch = К новой партии
ui-replay = Запись и проверка

ui-tv-way = Наведите камеру или откройте { $address } и введите код.

# Кто я.
ui-hello = Привет, { $name }!
ui-is-nobody = Играть можно сразу, гостем. Учётная запись сохранит ваши партии и рейтинг.
ui-is-guest = Вы гость в этом браузере. С учётной записью всё сыгранное останется с вами на любом устройстве.
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
ui-sessions = Где я вошёл
ui-this-session = здесь
ui-end-session = Выйти там
ui-bots = Мои боты
ui-bots-help = Программа с токеном играет через тот же интерфейс, что и эта страница.
ui-make-bot = Завести бота
ui-bot-new-name = Имя бота
ui-token = Его токен, покажем только сейчас:
ui-delete = Удалить
ui-leaving = Уйти
ui-log-out = Выйти
ui-delete-me = Удалить меня
ui-delete-me-help = Ваше имя исчезнет из всех партий и таблиц. Вернуть это нельзя.
ui-delete-me-yes = Да, удалить всё обо мне

# Партии и рейтинг.
ui-no-matches = Партий пока нет.
ui-more = Ещё
ui-rating = Рейтинг
ui-games = Партий
ui-wins = Побед
ui-leaderboard-none = Здесь пока пусто. Рейтинг получают те, кто с учётной записью играет против других учётных записей.
ui-ratings = Рейтинг
ui-no-ratings = Рейтинга пока нет.
ui-last-matches = Последние партии

# О проекте.
ui-about-what = «Стол героев» — стол для четырёх настольных игр о героях: с друзьями за одним экраном или издалека и с ботами. Правила пересказаны своими словами, а всё нарисованное здесь нарисовано нами или теми, кто назван ниже.
ui-about-owners = Это неофициальная реализация. POW!, «Битва супергероев», «Полный порядок», Space Marine Heroes и все имена в них принадлежат своим владельцам.
ui-credits = Спасибо
ui-credit-icons = Значки: Lorc, Delapouite и другие авторы, CC BY 3.0:
ui-credit-russo = Russo One, Jovanny Lemonad, SIL Open Font License 1.1
ui-credit-rubik = Rubik, Hubert & Fischer и другие, SIL Open Font License 1.1
ui-credit-code = Сама программа: Apache License 2.0
ui-fair = Честные кубики
ui-fair-help = До начала игры стол обязуется обо всех бросках и тасовках, а игроки могут добавить свои слова. В конце зерно открывается, и страница записи пересчитывает каждый бросок и каждую карту.

# Пояснения к настройкам, значения которых страница называет по-своему.
ui-help-boxes = В одной коробке места для четверых. Обе вместе — это все карты и до восьми игроков.
ui-help-teams = Вчетвером — 2 команды, вшестером — 2 или 3, ввосьмером — 2 или 4. Команды сидят вперемежку.
ui-help-tie = Что делать, если третьей победы достигли сразу несколько игроков.
