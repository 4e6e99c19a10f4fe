# Что может быть не так в имени бота и его настройках.

bot-place = бот { $bot }
bot-setting = неизвестная настройка { $setting }; есть { $known }
bot-setting-range = { $name } ({ $range })
bot-setting-twice = { $setting }: стоит дважды
seconds = число больше 0 и не больше { $most }
seed = целое число
file-name = имя файла
not-compiled = { $title } не удалось скомпилировать: { $reason }
