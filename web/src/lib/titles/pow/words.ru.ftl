# Что говорит страница POW! по-русски.

pow-begin = Ваш ход: бросьте все пять кубиков.
pow-choose = Отложите кубики и бросьте остальные — или берите подсвеченный тайл.
pow-choose-steal = POW! Берите подсвеченный тайл, можно и у соперника, — или бросайте дальше.
pow-take = Бросков больше нет: возьмите подсвеченный тайл.
pow-take-steal = POW! Возьмите подсвеченный тайл, можно и у соперника.
pow-nothing-yet = Пока ничего не открыто: отложите кубики и бросайте остальные.
pow-nothing = Ничего не открыто: вам достаётся худший тайл центра.
pow-roll-on = Бросить остальные снова?
pow-leave-one = Хотя бы один кубик оставьте для броска.
pow-take-this = Взять этот тайл?
pow-which-rival = У кого?
pow-which-depth = Какой тайл игрока { $name }? 1 — верхний.

pow-keep = отложить: { $faces }
pow-roll-all = Бросить кубики
pow-roll = { $dice ->
        [one] Бросить { $dice } кубик
        [few] Бросить { $dice } кубика
       *[many] Бросить { $dice } кубиков
    }
pow-take-hero = Взять героя { $place } (+{ $points })
pow-take-villain = Взять злодея { $place } ({ $points })
pow-take-it = Взять
pow-tile-hero = герой { $place } (+{ $points })
pow-tile-villain = злодей { $place } ({ $points })
pow-tile-of-rival-hero = герой игрока { $name }
pow-tile-of-rival-villain = злодей игрока { $name }
pow-steal-hero = герой соперника
pow-steal-villain = злодей соперника
pow-forfeit = Взять худший тайл

# Стол.
pow-place-hero = { $points ->
        [one] Герой на месте { $place }, { $worth } очко
        [few] Герой на месте { $place }, { $worth } очка
       *[many] Герой на месте { $place }, { $worth } очков
    }
pow-place-villain = { $points ->
        [one] Злодей на месте { $place }, { $worth } очко
        [few] Злодей на месте { $place }, { $worth } очка
       *[many] Злодей на месте { $place }, { $worth } очков
    }
pow-row-empty = Здесь тайлов не осталось.
pow-open = открыт кубиками
pow-chosen = выбран
pow-ghost = сюда указывают отложенные кубики
pow-chance = { $percent } % следующим броском
pow-die = Кубик { $n }: { $face }
pow-dice-ready = Пять кубиков, ещё не брошенных
pow-stack-hero = Герои игрока { $name }: { $height ->
        [0] нет
       *[other] { $height }, сверху { $top }
    }
pow-stack-villain = Злодеи игрока { $name }: { $height ->
        [0] нет
       *[other] { $height }, сверху { $top }
    }
pow-mine = Вы
pow-rivals = Соперники
pow-count = Считается героев: { $count } из { $heroes }
pow-depth = Тайл { $depth } сверху
pow-odds = Следующий бросок
pow-odds-none = Отметьте кубики, и здесь будут шансы.
pow-odds-hero = герой соперника
pow-odds-villain = злодей соперника
pow-odds-nothing = ничего
pow-score = { $score ->
        [one] { $text } очко
        [few] { $text } очка
       *[many] { $text } очков
    }

# Конец.
pow-account-hero = { $count ->
        [0] Ни против одного героя не стоит злодей
        [one] { $count } герой против злодея: { $tiles }
        [few] { $count } героя против злодеев: { $tiles }
       *[many] { $count } героев против злодеев: { $tiles }
    }
pow-account-villain = { $count ->
        [0] Злодеев нет
        [one] { $count } злодей: { $tiles }
        [few] { $count } злодея: { $tiles }
       *[many] { $count } злодеев: { $tiles }
    }
pow-account-lone = { $count ->
        [one] { $count } герой сверху остался без злодея: { $tiles }
        [few] { $count } героя сверху остались без злодеев: { $tiles }
       *[many] { $count } героев сверху остались без злодеев: { $tiles }
    }

# Знак не отрывается от своего слова.
word-blue = синий{"\u00A0"}!
word-orange = оранжевый{"\u00A0"}!

# Цифры партии.
tally-begun = Ходы
tally-rolled = Броски
tally-taken = Взято тайлов
tally-stolen = Украдено тайлов
tally-forfeited = Взято худших тайлов

# Виды компонентов.
kind-hero = Герои
kind-villain = Злодеи
kind-die = Кубики

# Компоненты словами.
card-tile = { $points ->
        [one] { $kind }, { $points } очко
        [few] { $kind }, { $points } очка
       *[many] { $kind }, { $points } очков
    }
