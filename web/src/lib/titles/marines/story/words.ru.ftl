# История партии «Космодесанта» по-русски.

story-mustered = { $seat } ведёт в бой пятерых: { $first_word }, { $second_word }, { $third_word } и ещё двое.
    .you = Вы ведёте в бой пятерых: { $first_word }, { $second_word }, { $third_word } и ещё двое.
story-advanced = { $part ->
        [beginning] { $hero_word }: первые шаги за игрока { $seat }{ story-then }
        [end] { $hero_word }: последнее слово за игрока { $seat }{ story-then }
       *[turn] { $hero_word }: рывок вперёд за игрока { $seat }{ story-then }
    }
    .you = { $part ->
        [beginning] { $hero_word }: первые шаги за вас{ story-then }
        [end] { $hero_word }: последнее слово за вас{ story-then }
       *[turn] { $hero_word }: рывок вперёд за вас{ story-then }
    }
story-retreated = { $spaces ->
        [one] { $hero_word }: { $spaces } клетка назад. { $seat } теряет позиции.
        [few] { $hero_word }: { $spaces } клетки назад. { $seat } теряет позиции.
       *[many] { $hero_word }: { $spaces } клеток назад. { $seat } теряет позиции.
    }
    .shout = Бах!
    .you = { $spaces ->
        [one] { $hero_word }: { $spaces } клетка назад. Вы теряете позиции.
        [few] { $hero_word }: { $spaces } клетки назад. Вы теряете позиции.
       *[many] { $hero_word }: { $spaces } клеток назад. Вы теряете позиции.
    }
story-busted = Один бросок был лишним: { $seat } теряет всё отложенное.
    .shout = Всё пропало!
    .you = Один бросок был лишним: вы теряете всё отложенное.
story-all_out = Не осталось ни кубика: { $seat } действует и ходит снова.
    .shout = Все в деле!
    .you = Не осталось ни кубика: вы действуете и ходите снова.
story-written = { $seat } выносит из боя { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ story-then }
    .you = Вы выносите из боя { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ story-then }
story-then = { $lead ->
        [takes] , и счёт теперь лучший!
        [keeps] , и отрыв сохраняется.
       *[none] .
    }

# Статистика.
statistic-turns = Ходы
statistic-combinations = Отложено комбинаций
statistic-busts = Бросков без комбинации
statistic-all-out = Отложены все кубики
statistic-blows = Удары и выстрелы
statistic-hits = Отброшено врагов
statistic-saves = Герои устояли
statistic-steps = Клеток вперёд
statistic-lost = Потеряно клеток
statistic-through = Героев за линией
