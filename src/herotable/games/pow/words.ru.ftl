# Названия, ходы и события POW! по-русски.

title = POW!
pack-name = Коробка
tagline = Кубики, герои и злодеи, без которых не обойтись

option-open_stacks = Открытые стопки
    .help = Все тайлы всех стопок остаются на виду.

word-hero = герой
word-villain = злодей
word-shield = щит
word-skull = череп
word-blue = синий !
word-orange = оранжевый !

# Ходы, какими их предлагают игроку.
move-roll = { $keep_count ->
        [0] Бросить все пять кубиков
       *[other] Отложить: { $keep }; бросить остальные
    }
move-take = { $kind ->
        [hero] Взять героя с места { $place }
       *[villain] Взять злодея с места { $place }
    }
move-steal = { $kind ->
        [hero] Взять героя у игрока { $rival }, номер { $depth } сверху
       *[villain] Взять злодея у игрока { $rival }, номер { $depth } сверху
    }
move-forfeit = Ничего не открыто: взять худший тайл центра

# События, какими их пишет журнал.
event-begun = { $seat } берёт кубики.
    .you = { $seat } берёте кубики.
event-rolled = { $seat } бросает: { $dice }.
    .you = { $seat } бросаете: { $dice }.
event-taken = { $kind ->
        [hero] { $seat } берёт героя с места { $place }.
       *[villain] { $seat } берёт злодея с места { $place }.
    }
    .you = { $kind ->
            [hero] { $seat } берёте героя с места { $place }.
           *[villain] { $seat } берёте злодея с места { $place }.
        }
event-stolen = { $kind ->
        [hero] { $depth ->
            [1] POW! { $seat } забирает верхнего героя у игрока { $rival }.
           *[other] POW! { $seat } забирает героя у игрока { $rival }, номер { $depth } сверху.
        }
       *[villain] { $depth ->
            [1] POW! { $seat } забирает верхнего злодея у игрока { $rival }.
           *[other] POW! { $seat } забирает злодея у игрока { $rival }, номер { $depth } сверху.
        }
    }
    .you = { $kind ->
            [hero] { $depth ->
                [1] POW! { $seat } забираете верхнего героя у игрока { $rival }.
               *[other] POW! { $seat } забираете героя у игрока { $rival }, номер { $depth } сверху.
            }
           *[villain] { $depth ->
                [1] POW! { $seat } забираете верхнего злодея у игрока { $rival }.
               *[other] POW! { $seat } забираете злодея у игрока { $rival }, номер { $depth } сверху.
            }
        }
    .rival = { $kind ->
            [hero] { $depth ->
                [1] POW! { $seat } забирает у вас верхнего героя.
               *[other] POW! { $seat } забирает у вас героя, номер { $depth } сверху.
            }
           *[villain] { $depth ->
                [1] POW! { $seat } забирает у вас верхнего злодея.
               *[other] POW! { $seat } забирает у вас злодея, номер { $depth } сверху.
            }
        }
event-forfeited = { $kind ->
        [hero] Ничего не открыто: { $seat } берёт слабейшего героя.
       *[villain] Ничего не открыто: { $seat } берёт худшего злодея.
    }
    .you = { $kind ->
            [hero] Ничего не открыто: вы берёте слабейшего героя.
           *[villain] Ничего не открыто: вы берёте худшего злодея.
        }
event-ended = Взят последний тайл центра.

# Стол.
label-place = Место
label-row-hero = Герои
label-row-villain = Злодеи
label-dice = Кубики
label-rolled = выпало
label-aside = отложено
label-rolls = бросок { $n } из { $most }
label-no-dice = ещё не брошены
label-stack = { $height ->
        [0] –
        [one] { $top } ({ $height } тайл)
        [few] { $top } ({ $height } тайла)
       *[many] { $top } ({ $height } тайлов)
    }

# Отчёт лаборатории.
group-hero = Тайлы героев
    .about = Как часто побеждал тот, у кого в конце партии лежал этот герой.
group-villain = Тайлы злодеев
    .about = Как часто побеждал тот, у кого в конце партии лежал этот злодей.
verb-roll = Бросок
verb-take = Взять из центра
verb-steal = Забрать у соперника
verb-forfeit = Взять худший тайл
