# Что говорит страница POW! по-русски.

goal = Бросайте кубики и берите героев, но и злодеев тоже: засчитают не больше героев, чем у вас злодеев, а конец — когда опустеют оба ряда.
pow-begin = Ваш ход: бросьте все пять кубиков.
pow-choose = Отложите кубики и бросьте остальные или возьмите тайл.
pow-choose-steal = POW! Возьмите тайл, можно и у соперника, или бросайте дальше.
pow-take = Бросков больше нет: возьмите подсвеченный тайл.
pow-take-steal = POW! Возьмите подсвеченный тайл, можно и у соперника.
pow-nothing-yet = Ничего не открыто: отложите кубики или берите худший тайл (!).
pow-nothing = Ничего не открыто: вам достаётся худший тайл центра.
pow-roll-on = Бросить остальные? Отложенные останутся до конца хода.
pow-leave-one = Хотя бы один кубик оставьте для броска.
pow-take-this = Взять этот тайл?
pow-take-change = { $why ->
        [idle] { pow-change }: зачтётся, когда к нему будет злодей.
        [lets] { pow-change }: зачтётся ещё один ваш герой.
        [spare] { pow-change }: зачтётся ваш следующий герой.
       *[none] Взять этот тайл? { pow-change }.
    }
pow-change = { pow-change-word } { $sign ->
        [0] ±0
        [1] +{ $change }
       *[other] { $change }
    }
pow-change-word = Счёт
pow-take-last = Взять этот тайл? Он последний: игра закончится.
pow-risk = { $percent } %, что не откроется ничего. Всё равно бросить?
pow-worst = Это худший тайл, а бросать ещё можно. Всё равно взять?
pow-worst-tile = худший тайл: он ваш, если остановиться
pow-wanted-keep = Отложите кубик
pow-wanted-roll = Один верните
pow-which-rival = У кого?
pow-which-depth = Какой тайл игрока { $name }? Под верхним лежат закрытые.

pow-keep = { $dice ->
        [one] отложить { $dice } кубик
        [few] отложить { $dice } кубика
       *[many] отложить { $dice } кубиков
    }
pow-roll-all = Бросить кубики
pow-roll = { $dice ->
        [one] Бросить { $dice } кубик
        [few] Бросить { $dice } кубика
       *[many] Бросить { $dice } кубиков
    }
pow-take-hero = Взять героя (+{ $points })
pow-take-villain = Взять злодея ({ $points })
pow-take-it = Взять
pow-tile-hero = герой +{ $points }
pow-tile-villain = злодей { $points }
pow-tile-of-rival-hero = { $name }: { $points ->
        [unseen] { pow-from-top }
       *[seen] герой +{ $points }
    }
pow-tile-of-rival-villain = { $name }: { $points ->
        [unseen] { pow-from-top }
       *[seen] злодей { $points }
    }
pow-from-top = { $depth }-й сверху
pow-stack-of-rival-hero = { $name }: герои
pow-stack-of-rival-villain = { $name }: злодеи
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
pow-row-empty = Здесь тайлов не осталось. Игра кончится, когда опустеют оба ряда.
pow-open = открыт кубиками
pow-chosen = выбран
pow-ghost = сюда указывают отложенные кубики
pow-chance = { $percent } % следующим броском
pow-die = Кубик { $n }: { $face }
pow-die-kept = Отложен: { $face }
pow-stack-hero = Герои игрока { $name }: { $height ->
        [0] нет
       *[other] { $height }, сверху { $top }
    }
    .you = Ваши герои: { $height ->
            [0] нет
           *[other] { $height }, сверху { $top }
        }
pow-stack-villain = Злодеи игрока { $name }: { $height ->
        [0] нет
       *[other] { $height }, сверху { $top }
    }
    .you = Ваши злодеи: { $height ->
            [0] нет
           *[other] { $height }, сверху { $top }
        }
pow-robbed = лишится { $kind ->
        [hero] героя{ pow-worth }
       *[villain] злодея{ pow-worth }
    }
pow-worth = { $points ->
        [unseen] {""}
       *[seen] {" "}({ $points })
    }
pow-rivals = Соперники
pow-count = Считается героев: { $count } из { $heroes }
pow-depth = Тайл { $depth } сверху
pow-odds = Новый бросок
pow-odds-none = Отложите кубики — увидите шансы.
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

# Что выкрикивают в важные мгновения.
moment-theft = { $kind ->
        [hero] БАЦ!
       *[villain] БАМ!
    }
moment-bust = Мимо!
