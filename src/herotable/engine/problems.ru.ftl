# Что не так в том, что человек дал движку; те же сообщения, что в problems.en.ftl.

at = { $place }: { $problem }
expected = { $place }: ожидается { $expected }, а здесь { $found }
expected-one-of = ожидается одно из: { $words }

# что ожидается
nothing = ничего нет
word = { $word }
text = текст
texts = список текстов
text-or-null = текст или null
any-number = число
any-list = список
any-table = таблица
path-or-pack = путь к набору или Pack
span = от { $low } до { $high }
moves = ходов от { $low } до { $high }
number = число от { $low } до { $high }
whole = целое число от { $low } до { $high }
at-least = целое число не меньше { $low }
one-of = одно из: { $words }
handful = от 1 до { $most } из: { $words }
so-many = { $count } шт.
list = список, длина { $count }, в нём { $item }
list-with = список, длина { $count }, в нём { $item }, обязательно { $among }

# ходы
refused = ход { $move } для места { $seat } не разрешён: см. правило { $rule }
no-move = { $move } — не ход: { $problem }
move-number = ход номер { $number }: ожидается от 0 до { $most }
move-begins = { $move }: ход начинается с одного из слов: { $verbs }
move-ends = { $move }: начиная с { $word } здесь ничего не должно быть
move-takes = за { $move } следует: { $fields }
field = { $name } ({ $expected })
nothing-to-decide = hint: месту { $seat } сейчас нечего решать
unprintable = seed и words: ожидается печатный текст

# файлы и наборы
system = { $file }: { $reason }
system-reason = { $code ->
        [ENOENT] такого файла нет
        [EISDIR] это папка, а не файл
        [ENOTDIR] часть пути — файл, а не папка
        [EEXIST] такой файл уже есть
        [EACCES] нет доступа
        [EPERM] нет доступа
        [EROFS] сюда нельзя писать
        [ENOSPC] на диске нет места
        [ENAMETOOLONG] слишком длинное имя
        [EADDRNOTAVAIL] у этой машины нет такого адреса
       *[other] { $reason }
    }
no-cache = Нет папки для скомпилированных правил: в { $folder } нельзя писать. Укажите другую в HEROTABLE_CACHE.
long-text = { $file }: ожидается не больше { $most } знаков, а здесь { $count }
long-line = { $file }: ожидаются строки не длиннее { $most } знаков, а здесь длина { $count }
not-utf8 = { $file }: ожидается текст в UTF-8; ошибка в байте { $byte }
not-toml = { $file }: это не TOML: { $reason }
nested-brackets = ожидается не больше { $most } скобок одна в другой
long-key = ожидаются ключи не больше чем из { $most } частей через точку
many-values = ожидается не больше { $most } ключей, таблиц и значений
line = { $file }, строка { $line }: { $problem }
more = { $file }: и ещё ошибок: { $count }
unknown-key = неизвестный ключ { $key }; ожидается одно из: { $known }
missing-key = нет ключа { $key }; ожидается { $expected }
taken = { $value } уже есть: { $other }
tables = ожидаются таблицы [[{ $name }]], столько: { $count }
components = должно быть { $count } шт., а здесь { $found }

# настройки игры
option-place = настройка { $name }
option-unknown = неизвестная настройка { $name }; в { $title } есть { $known }
no-options = неизвестная настройка { $name }; в { $title } настроек нет
no-package = игра { $title }: на пути Python нет пакета { $package }; HEROTABLE_TITLES перечисляет пакеты

# сохранённые партии
not-json = это не полная запись партии, строка { $line }, столбец { $column }: { $reason }
save-too-deep = это не запись партии: слишком глубокая вложенность
save-number-too-long = это не запись партии: слишком длинное число
imagined-save = сохранение: воображаемую партию нельзя сохранить: её начало не следует ни из какого зерна; сохраните ту, по которой она воображена
no-save = это не запись партии Hero Table: та — файл JSON и начинается с ключа "herotable", а здесь в начале { $found }
save-format = запись партии в формате { $format }
save-key-missing = { $key }: этого ключа нет
save-key-twice = { $key }: этот ключ стоит дважды
save-key-unknown = { $key }: неизвестный ключ; ожидается одно из: { $known }
printable-texts = список, длина { $count }, в нём печатные тексты, по одному на место
other-rules-version = rules_version: партия сыграна по правилам версии { $found }, а здесь версия { $known }
other-pack = pack: эта партия сыграна с набором { $played }, а у { $name } отпечаток { $digest }; укажите тот набор, с которым её играли
secret-seed = seed: зерно ещё не раскрыто, и партию нельзя сыграть заново; возьмите её запись после конца
other-seed = seed: его SHA-256 — не то обязательство, что объявлено в начале
other-start = start: расстановка, вычисленная по зерну, — другая
move-place = ход { $number }
save-row = ожидается [место, ход, отпечаток], а здесь { $found }
save-seat = ожидается место от A до { $last }, а здесь { $found }
save-spelling = ожидается { $spelled }, а здесь { $found }
other-table = после { $move } стол, вычисленный по зерну, — другой
broken-seal = seal: файл изменён после сохранения, или в его конце не хватает строк
