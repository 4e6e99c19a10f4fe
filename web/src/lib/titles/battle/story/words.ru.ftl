# История партии «Битвы супергероев» по-русски.

story-picked = { $seat } выходит на арену: { $hero_word }.
    .you = Вы выходите на арену: { $hero_word }.
story-won = { $part ->
        [end] { $seat } выигрывает бой, который решил всё.
       *[turn] { $seat } выигрывает бой, побед теперь { $wins }{ story-then }
    }
    .shout = Победа!
    .you = { $part ->
        [end] Вы выигрываете бой, который решил всё.
       *[turn] Вы выигрываете бой, побед теперь { $wins }{ story-then.you }
    }
story-survived = { $seat } встречает «Нокаут» и идёт дальше как ни в чём не бывало.
    .shout = Ха!
    .you = Вы встречаете «Нокаут» и идёте дальше как ни в чём не бывало.
story-left = { $reason ->
        [order] { $seat } сбивается со счёта: номер нарушил порядок, герой вне боя.
        [knockout] { $seat } попадает в «Нокаут» и выходит из боя.
        [energy] { $seat } остаётся без энергии и выходит из боя.
       *[cards] { $seat } остаётся без карт и выходит из боя.
    }
    .shout = { $reason ->
        [knockout] Нокаут!
        [energy] Нокаут!
       *[other] Вылет!
    }
    .you = { $reason ->
        [order] Вы сбиваетесь со счёта: номер нарушил порядок, ваш герой вне боя.
        [knockout] Вы попадаете в «Нокаут» и выходите из боя.
        [energy] Вы остаётесь без энергии и выходите из боя.
       *[cards] Вы остаётесь без карт и выходите из боя.
    }
story-sprung = { $seat } попадает в ловушку: { $tactic_word }.
    .shout = Щёлк!
    .you = Вы попадаете в ловушку: { $tactic_word }.
story-then = { $lead ->
        [takes] {" "}и выходит вперёд!
        [keeps] {" "}и остаётся впереди.
       *[none] .
    }
    .you = { $lead ->
        [takes] {" "}и выходите вперёд!
        [keeps] {" "}и остаётесь впереди.
       *[none] .
    }

# Статистика.
statistic-won = Выиграно боёв
statistic-actions = Действия
statistic-hits = Попаданий по соперникам
statistic-hurt = Пропущено ударов
statistic-healed = Пополнений энергии
statistic-stolen = Украдено карт
statistic-traps = Сработало ловушек
statistic-knockouts = Встреч с «Нокаутом»
statistic-order = Нарушений порядка
statistic-left = Выходов из боя
