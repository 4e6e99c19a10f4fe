# Что может быть не так с файлом сети.

not-a-net = { $file }: нужна сеть игры { $title }, какую пишет `herotable lab train`
no-net = у { $title } нет готовой сети; обучите её: `herotable lab train { $title }`, и назовите: net:file=ФАЙЛ
