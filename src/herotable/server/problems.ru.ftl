# Что может быть не так в том, что дали серверу, и почему он отказывает.

# настройки
true-or-false = true или false
networks = адреса или сети через запятую
above = число больше { $low }
web-address = адрес вроде https://table.example, без пути
database-form = { $place }: ожидается sqlite:///ФАЙЛ или postgresql+psycopg://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА

# база данных
data-folder = { $folder }: { $reason }; другую папку выбирает HEROTABLE_DATA
database-fails = { $place }: { $reason }
database-away = база данных не отвечает: { $reason }
database-empty = база данных пуста: копировать нечего
database-full = база данных не пуста; остановите сервер, тогда --force заменит всё, что в ней есть
database-in-memory = базу данных в памяти нельзя скопировать
no-backup = { $file }: ожидается копия, сделанная командой `herotable server backup`
no-program = { $program }: не найдена; она входит в клиентские программы PostgreSQL
program-fails = { $program }: { $reason }
program-ended = закончилась с кодом { $status }
