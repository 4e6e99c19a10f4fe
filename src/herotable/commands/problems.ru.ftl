# Что может быть не так в командной строке и в том, что нужно команде.

# аргументы
foreign = { $text }
command-missing = не хватает: { $words }
command-unknown = неизвестно: { $words }
command-exclusive = { $place }: нельзя вместе с { $other }
command-ambiguous = { $option } может значить { $words }
command-no-value = { $place }: значение не нужно, а здесь { $found }
one-value = значение
values = столько значений: { $count }
whole-number = целое число
pause = число секунд от 0 до { $most }
option-form = --option: ожидается ИМЯ=ЗНАЧЕНИЕ, а здесь { $found }; в { $title } есть { $known }
names = список, длина { $seats }, в нём разные имена без скобок
bots = не больше { $seats }, по одному на место бота
load-alone = --load: у сохранённой партии свои места, зерно, настройки и слова

# сохранённые партии и отчёты
other-title = { $file }: это партия в { $found }, а не в { $title }
not-over-yet = { $file }: партия не кончена, а её прошлое показало бы скрытое; продолжить: `{ $command }`
no-report = ещё ничего не сыграно, и отчёта нет; продолжить: --resume
report-unwritten = { $file }: { $reason }; сыгранные партии сохранены для --resume

# serve
no-processes = несколько процессов: в этой системе они не могут делить один адрес; хватит и одного
port-taken = порт { $port } занят: может быть, сервер уже работает? Другой порт выбирает --port
no-listening = нельзя слушать { $host }, порт { $port }: { $reason }
no-such-host = такого узла нет
