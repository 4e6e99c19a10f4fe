# История партии POW! по-русски.

story-taken = { $part ->
        [beginning] Начало положено: { story-takes }{ story-then }
        [end] Под конец { story-takes }{ story-then }
       *[turn] { story-takes }{ story-then }
    }
    .you = { $part ->
        [beginning] Начало положено: { story-takes.you }{ story-then.you }
        [end] Под конец { story-takes.you }{ story-then.you }
       *[turn] { story-takes.you }{ story-then.you }
    }
story-takes = { $kind ->
        [hero] { $seat } берёт героя ({ $tile })
       *[villain] { $seat } берёт злодея ({ $tile })
    }
    .you = { $kind ->
        [hero] вы берёте героя ({ $tile })
       *[villain] вы берёте злодея ({ $tile })
    }
story-stolen = { $kind ->
        [hero] { $seat } уводит героя ({ $tile }) у игрока { $rival }{ story-then }
       *[villain] { $seat } переманивает злодея ({ $tile }) у игрока { $rival }{ story-then }
    }
    .shout = POW!
    .you = { $kind ->
        [hero] Вы уводите героя ({ $tile }) у игрока { $rival }{ story-then.you }
       *[villain] Вы переманиваете злодея ({ $tile }) у игрока { $rival }{ story-then.you }
    }
    .rival = { $kind ->
        [hero] { $seat } уводит у вас героя ({ $tile }){ story-then }
       *[villain] { $seat } переманивает у вас злодея ({ $tile }){ story-then }
    }
story-forfeited = { $kind ->
        [hero] Кубики ничего не открыли: { $seat } берёт худшего героя ({ $tile }).
       *[villain] Кубики ничего не открыли: { $seat } берёт худшего злодея ({ $tile }).
    }
    .shout = Ой!
    .you = { $kind ->
        [hero] Кубики ничего не открыли: вы берёте худшего героя ({ $tile }).
       *[villain] Кубики ничего не открыли: вы берёте худшего злодея ({ $tile }).
    }
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
statistic-turns = Ходы
statistic-rolls = Броски кубиков
statistic-heroes = Героев из центра
statistic-villains = Злодеев из центра
statistic-stolen = Украдено тайлов
statistic-lost = Тайлов украли соперники
statistic-forfeited = Ходов, не открывших ничего
