# Что говорит программа в любой игре.

player-person = Игрок { $number }
player-bot = Бот { $number }

score = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
word-hidden = скрыто

moves-made = сделано ходов: { $count }
results = Итоговый счёт
result-winner = { $count ->
        [one] Победа: { $names }!
       *[other] Победа общая: { $names }!
    }

ask-move = { $name }, ваш ход
curtain = Передайте клавиатуру: { $name }, затем нажмите Enter
ask-hint = номер, ход словами, ? — все ходы, help — подсказка
not-a-move = Такого хода нет: { $problem }
not-listed = Хода с номером { $number } нет; наберите ?, чтобы увидеть список.
refused = Не позволяет { $rule }.
allowed = Так можно.
why-usage = Напишите за ним ход, например: why { $example }
hint = { $chance } % ± { $doubt }  { $move }
nothing-to-undo = Вашего хода, который можно вернуть, нет.
undone = { $count ->
        [one] Взят назад { $count } ход.
        [few] Взято назад { $count } хода.
       *[many] Взято назад { $count } ходов.
    }
saved = Сохранено: { $file }
continue = Продолжить: herotable play { $title } --load { $file }
verify = Проверить кубики и перемешивание: herotable verify { $file }
commitment = Обязательство на все кубики и перемешивания этой партии: { $commitment }
no-rule = Правила { $rule } нет; в этой игре есть { $known }.
help =
    номер или слова      сделать этот ход, например: { $example }
    ?                    все ходы, которые вам можно
    why ХОД              какое правило не позволяет ход
    rules [P5a]          все правила или одно из них
    hint                 шанс на победу с каждым ходом
    undo                 взять назад последний ход
    save [ФАЙЛ]          сохранить игру
    quit                 закончить; игра сохранится
replay-hint = Enter: следующий ход · b: назад · номер: к этому ходу · q: закончить
replay-move = Ход { $number } из { $count }
