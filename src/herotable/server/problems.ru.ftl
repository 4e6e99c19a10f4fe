# Что может быть не так в том, что дали серверу, и почему он отказывает.

# настройки
true-or-false = true или false
networks = список адресов или сетей через запятую
above = число больше { $low }
web-address = адрес вроде https://table.example, без пути
database-form = { $place }: ожидается sqlite:///ФАЙЛ или postgresql+psycopg://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА

# база данных
data-folder = { $folder }: { $reason }; другую папку выбирает HEROTABLE_DATA
database-fails = { $place }: { $reason }
no-driver = для PostgreSQL нужен psycopg; он входит в herotable[postgresql], в этой папке его ставит `make serve`
database-away = база данных не отвечает: { $reason }
database-empty = база данных пуста: копировать нечего
database-full = база данных не пуста; остановите сервер, тогда --force заменит всё, что в ней есть
database-in-memory = базу данных в памяти нельзя скопировать
no-backup = { $file }: ожидается копия, сделанная командой `herotable server backup`
no-program = { $program }: такой программы нет; она входит в число клиентских программ PostgreSQL
program-fails = { $program }: { $reason }
program-ended = программа завершилась с кодом { $status }

# кто вы
known = вы уже { $name }
wrong-login = такого имени с таким паролем нет
name-length = name: ожидается от 1 до { $most } обычных знаков
name-taken = имя { $name } уже занято
who-are-you = ожидается cookie сеанса или токен бота
who-acts = ожидается имя гостя или учётная запись: незнакомцы могут только смотреть
who-changed = вашу учётную запись в этот же миг изменили или удалили; войдите снова
session-over = этот сеанс закончен
account-password = пароль есть только у учётных записей
account-bots = боты есть только у учётных записей
too-many-bots = у учётной записи не больше { $most } ботов
no-such-bot = такого бота у вас нет
no-such-session = такого сеанса у вас нет
no-session = бот не может удалить себя сам; его удаляет учётная запись

# что пришло по сети
not-found = по этому адресу ничего нет
not-this-way = к этому адресу так не обращаются
body-too-long = запрос слишком длинный
bad-media-type = ожидается JSON
forbidden = вам этого нельзя
bad-request = запрос не читается: { $reason }
message-too-long = ожидается не больше { $most } знаков
address-unprintable = адрес: управляющих знаков в нём быть не должно
host-too-long = host: ожидается адрес покороче
foreign-origin = origin: ожидается адрес самого сервера
forged = X-CSRF-Token: ожидается токен из GET /api/me
nested = слишком глубокая вложенность
field-type = ожидается { $expected }, а здесь { $found }
field-length = ожидается { $kind } с длиной { $limit }
field-limit = ожидается { $kind } { $limit }
field-pattern = ожидается { $kind } по образцу { $pattern }
field-missing = не хватает { $field }
field-unknown = неизвестное поле { $field }
field-value = неизвестное значение { $value }
json-malformed = ожидается JSON; ошибка в байте { $byte }
json-cut = ожидается JSON; он обрывается

# пределы и неудачи
too-many = { $kind ->
        [requests] запросы
        [guests] гости
        [logins] попытки войти
        [codes] коды столов
        [tables] столы
        [actions] действия
        [chat] реплики
        [messages] сообщения
       *[other] { $kind }
    }: в минуту не больше { $rate }; попробуйте снова через { $seconds } с
too-many-tables = у вас уже открыто столов: { $most }; сначала закончите игру за одним из них
too-many-sockets = у вас уже открыто соединений: { $most }; закройте одно
sockets-full = у сервера слишком много открытых соединений; попробуйте позже
try-again = сервер сейчас не может сохранить; пошлите ещё раз
draws-busy = сейчас пересчитывается другая партия; попробуйте ещё раз
draws-slow = пересчёт этой партии идёт слишком долго; попробуйте ещё раз
checks-busy = проверяются другие наборы и партии; попробуйте ещё раз
check-slow = проверка сейчас занимает слишком много времени; попробуйте ещё раз
broken = ошибка сервера; она записана в его журнал
failed = этого сервер не делает

# игры, партии и повторы
no-such-title = ожидается одно из: { $titles }
preparing = игра { $title } готовится; попробуйте чуть позже
no-lesson = у игры { $title } нет первой игры с подсказками
no-such-person = такого человека нет, или он ушёл
no-such-match = такой партии нет
match-not-over = партия не кончена; её повтор показал бы скрытое
never-begun = этот стол закрыли до начала игры
no-such-move = ожидается число от 0 до { $most }
no-such-seat = seat: ожидается от 0 до { $most }, а здесь { $found }
former-rules = партия сыграна по прежним правилам, а они не показывают отдельные броски
no-such-rules = правил с такой контрольной суммой здесь нет
other-rules = партия начата по другим правилам, версии { $found }, и здесь они неизвестны
not-replayed = эту партию не удаётся сыграть заново по её записи

# столы
no-such-table = такого стола нет
no-such-code = открытого стола с таким кодом нет
no-spectators = смотреть на этот стол могут только те, кто за ним сидит
not-your-table = это может только хозяин стола
table-state = { $state ->
        [lobby] игра ещё не началась
        [playing] игра уже идёт
        [over] партия окончена
       *[other] { $state }
    }; а нужно, чтобы { $expected ->
        [lobby] она ещё не началась
        [playing] она шла
        [over] она была окончена
       *[other] { $expected }
    }
over = партия окончена
rematch-too-early = просить о новой партии могут только игравшие и только после конца
no-rematch = о новой партии никто не просил
bot-seats = bots: ожидаются места от 0 до { $most }, и одно должно остаться вам
sent-away = хозяин отослал вас от этого стола
not-sent-away = entry: ожидается номер записи о том, кого отослали и кто ещё не вернулся
no-seat-free = это место не свободно
seat-taken = там кто-то сидит
seat-open = там никто не сидит
seats-open = заняты ещё не все места
not-ready = готовы ещё не все
word-unprintable = word: ожидаются печатные знаки

# игра
not-your-seat = это не ваше место
seat-of-another = за это место теперь играет другой
not-at-table = вы не сидите за этим столом
not-playing = за этим столом сейчас не играют
paused = игра приостановлена
paused-already = игра уже приостановлена
not-paused = игра не приостановлена
former-request = request: ожидается номер последнего, { $last }, а здесь { $found }
move-unreadable = { $problem }
replaced = за это место играет бот; сначала верните место себе
replaced-already = за это место уже играет бот
not-replaced = вы уже играете сами
not-absent = этот игрок здесь
say-nothing = say: ожидается текст или готовая фраза

# взять назад и закончить
nothing-to-undo = to: должно остаться ходов от 0 до { $most }
no-undo = за этим столом ходы назад не берут
undo-asked = просьба взять ход назад ещё ждёт ответа
learned = после этого хода кто-то уже что-то узнал
end-asked = предложение закончить ещё ждёт ответа
not-asked = вас ни о чём не спрашивали
asked-otherwise = тем временем задан другой вопрос

# партии с устройств
undo-imported = { $moves ->
    [one] { $moves } ход, сделанный
    [few] { $moves } хода, сделанные
   *[other] { $moves } ходов, сделанных
  } до того, как партия попала сюда, назад не берут
save-too-long = { $place }: допускается не больше { $most }, найдено { $found }
save-bots = bots: нужно одно из: { $levels }, или пустой текст для человека, найдено { $found }
save-words = words: должно быть пустых текстов: { $count }, по одному на место
device-over = эта партия окончена; её можно сохранить в истории, но не продолжить
device-not-over = эта партия не окончена; в истории хранятся только оконченные
no-own-seat = free: за вами должно остаться хотя бы одно место человека
names-seats = names: нужны места, которые остаются за вами, найдено { $found }
too-many-kept = вы уже сохранили партий с устройств: { $most }; больше не хранится
