# Что ещё могут сказать терминал и клиент сервера.

no-file-name = { $file }: так файл называться не может
no-folder = { $file }: папки { $folder } нет
server-says = { $code }: { $error }
