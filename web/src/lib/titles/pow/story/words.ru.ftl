# История партии POW! по-русски.

story-taken = { $part ->
        [beginning] Начало положено: { story-takes }{ story-then }
        [end] Под конец { story-takes }{ story-then }
       *[turn] { story-takes }{ story-then }
    }
story-takes = { $kind ->
        [hero] { $seat } берёт героя ({ $tile })
       *[villain] { $seat } берёт злодея ({ $tile })
    }
story-stolen = { $kind ->
        [hero] { $seat } уводит героя ({ $tile }) у игрока { $rival }{ story-then }
       *[villain] { $seat } переманивает злодея ({ $tile }) у игрока { $rival }{ story-then }
    }
    .shout = POW!
story-forfeited = { $kind ->
        [hero] Кубики ничего не открыли: { $seat } берёт худшего героя ({ $tile }).
       *[villain] Кубики ничего не открыли: { $seat } берёт худшего злодея ({ $tile }).
    }
    .shout = Ой!
story-then = { $lead ->
        [takes] {" "}и выходит вперёд!
        [keeps] {" "}и остаётся впереди.
       *[none] .
    }

# Статистика.
statistic-turns = Ходы
statistic-rolls = Броски кубиков
statistic-heroes = Героев из центра
statistic-villains = Злодеев из центра
statistic-stolen = Украдено тайлов
statistic-lost = Тайлов украли соперники
statistic-forfeited = Ходов, не открывших ничего
