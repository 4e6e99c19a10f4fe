# Что не так в том, что дал человек; по-английски это сказано в engine/errors.py.

problem-at = { $place }: { $problem }
problem-expected = { $place }: ожидается { $expected }, а здесь { $found }
problem-nothing = ничего нет
problem-too-long = что-то слишком длинное
problem-text = текст
problem-span = от { $low } до { $high }
problem-number = число от { $low } до { $high }
problem-whole = целое число от { $low } до { $high }
problem-one-of = одно из: { $words }
problem-handful = от 1 до { $most } из: { $words }
problem-so-many = { $count } шт.
problem-list = список, длина { $count }, в нём { $item }
problem-list-with = список, длина { $count }, в нём { $item }, обязательно { $among }
problem-move-begins = { $move }: ход начинается с одного из слов: { $verbs }
problem-move-ends = { $move }: начиная с { $word } здесь ничего не должно быть
problem-system = { $file }: { $code ->
        [ENOENT] такого файла нет
        [EISDIR] это папка, а не файл
        [ENOTDIR] часть пути — файл, а не папка
        [EACCES] нет доступа
        [EPERM] нет доступа
        [EROFS] сюда нельзя писать
        [ENOSPC] на диске нет места
        [ENAMETOOLONG] слишком длинное имя
       *[other] { $reason }
    }
problem-long-line = { $file }: ожидаются строки не длиннее { $most } знаков, а найдена в { $count }
problem-not-utf8 = { $file }: ожидается текст в UTF-8, а байт { $byte } не из него
problem-not-toml = { $file }: это не TOML: { $reason }
problem-too-deep = { $file }: слишком глубокая вложенность или слишком длинное число
problem-line = { $file }, строка { $line }: { $problem }
problem-more = { $file }: и ещё ошибок: { $count }
problem-unknown-key = неизвестный ключ { $key }; ожидается { $known }
problem-missing-key = нет ключа { $key }; ожидается { $expected }
problem-taken = { $value } уже есть: { $other }
problem-alike = карт { $colour } с одинаковым { $kind } может быть не больше { $most }
problem-tables = ожидаются таблицы [[{ $name }]], сколько их: { $count }
problem-components = должно быть { $count } шт., а здесь { $found }
problem-other-pack = pack: эта партия сыграна с набором { $played }, а у { $name } отпечаток { $digest }; укажите тот набор, с которым её играли
problem-option-form = --option: ожидается ИМЯ=ЗНАЧЕНИЕ, а здесь { $found }; в { $title } есть { $known }
problem-option-unknown = неизвестный вариант правил { $name }; в { $title } есть { $known }
problem-option-place = вариант правил { $name }
problem-with-seats = { $choices }, если мест { $seats }
problem-names = разные имена без скобок, столько: { $seats }
problem-bots = не больше { $seats }, по одному на место бота
problem-other-title = { $file }: это партия в { $found }, а ожидается { $title }
problem-load-alone = --load: у сохранённой партии свои места, зерно, варианты правил и слова
problem-not-over = { $file }: партия не кончена, а её прошлое показало бы скрытое; продолжить: { $command }
