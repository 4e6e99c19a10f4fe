# Что говорит программа в любой игре.

player-person = Игрок { $number }
player-bot = Бот { $number }
bot-plays = { $names }: бот, { $bot }

bot-random = случайный
bot-greedy = жадный
bot-search = поиск
bot-flat = плоский поиск
bot-net = сеть
bot-easy = лёгкий
bot-normal = обычный
bot-hard = сложный
bot-master = мастер
setting-level = уровень
setting-iterations = итераций:
setting-seconds = секунд:
setting-threads = потоков:
setting-file = файл
setting-seed = зерно

score = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
word-hidden = скрыто

moves-made = { $count ->
        [one] сделан { $count } ход
        [few] сделано { $count } хода
       *[many] сделано { $count } ходов
    }
results = Итоговый счёт
result-team = Победила команда: { $names }!
result-winner = { $count ->
        [one] Победа: { $names }!
       *[other] Победа общая: { $names }!
    }
    .you = Вы победили!

ask-move = { $name }, ваш ход
curtain = Клавиатуру берёт { $name }; затем нажмите Enter
ask-hint = номер или запись, ? — все ходы, help
more-moves = { $count ->
        [one] … и ещё { $count } ход: ? покажет все
        [few] … и ещё { $count } хода: ? покажет все
       *[many] … и ещё { $count } ходов: ? покажет все
    }
not-a-move = Такого хода нет: { $problem }
not-listed = Хода с номером { $number } нет; наберите ?, чтобы увидеть список.
refused = Запрещено правилом { $rule }.
allowed = Так можно.
why-usage = Напишите ход после why, например: why { $example }
hint = { $chance } % ± { $doubt }  { $move }
nothing-to-undo = Вашего хода, который можно вернуть, нет.
undo-usage = Напишите, сколько ходов людей взять назад, от 1 до { $most }: undo { $most }
undone = { $count ->
        [one] Взят назад { $count } ход.
        [few] Взято назад { $count } хода.
       *[many] Взято назад { $count } ходов.
    }
goodbye = До встречи! Ходов не было, сохранять нечего.
saved = Сохранено: { $file }
continue = Продолжить: { $command }
verify = Проверить кубики и перемешивание: herotable verify { $file }
commitment = Обязательство на все кубики и перемешивания этой партии: { $commitment }
verified-seed = SHA-256 зерна — обязательство { $commitment }.
verified-moves = { $count ->
        [one] Заново сыгран { $count } ход: все кубики, все карты и все столы — как в записи.
        [few] Заново сыграно { $count } хода: все кубики, все карты и все столы — как в записи.
       *[many] Заново сыграно { $count } ходов: все кубики, все карты и все столы — как в записи.
    }
verified-end = Отпечаток в конце партии: { $fingerprint }.
verified-unfinished = Партия не кончена; отпечаток стола: { $fingerprint }.
good-pack = { $file }: годный набор для { $title }: { $counts }; отпечаток { $digest }
no-rule = Правила { $rule } нет; в этой игре есть { $known }.
help =
    номер или слова      сделать этот ход, например: { $example }
    ?                    все доступные вам ходы
    table                весь стол
    why ХОД              какое правило запрещает ход
    rules [{ $rule }]          все правила или одно из них
    hint                 шанс на победу с каждым ходом
    undo [N]             взять назад последний ход человека или N последних
    save [ФАЙЛ]          сохранить игру
    quit                 закончить; игра сохранится
replay-hint = Enter: следующий ход · b: назад · номер: к этому ходу · q: закончить
replay-move = Ход { $number } из { $count }
