# Что говорит страница POW! по-русски.

goal = Наберите больше всех очков: герои их приносят, злодеи отнимают, но засчитают не больше героев, чем у вас злодеев; конец — когда опустеют оба ряда.
pow-begin = Ваш ход: бросьте все пять кубиков.
pow-choose = { $third ->
        [blue] Три синих ! — герой соперника. Отложите их или берите тайл.
        [orange] Три оранжевых ! — злодей соперника. Отложите их или берите тайл.
       *[none] { $kept ->
            [none] Отложите хотя бы один из новых кубиков или возьмите тайл в рамке.
           *[some] Собираете: { $kept }. Отложите новый кубик или берите тайл.
        }
    }
pow-choose-steal = POW! Возьмите тайл, можно у соперника, или отложите новый кубик.
pow-take = { pow-rolling-over }: выберите тайл в рамке.
pow-take-steal = POW! { pow-rolling-over }: выберите тайл, можно и у соперника.
pow-take-rivals = { pow-rolling-over }, а открыты только тайлы соперников: выберите.
pow-rolling-over = { $end ->
        [rolls] Бросков больше нет
       *[dice] Последний кубик брошен
    }
pow-collect-shield = { $n ->
        [one] { $n } щит → герой { $n }
        [few] { $n } щита → герой { $n }
       *[many] { $n } щитов → герой { $n }
    }
pow-collect-skull = { $n ->
        [one] { $n } череп → злодей { $n }
        [few] { $n } черепа → злодей { $n }
       *[many] { $n } черепов → злодей { $n }
    }
pow-collect-blue = { $n ->
        [1] 1 из 3 синих !
        [2] 2 из 3 синих !
       *[other] { $n } синих ! → кража
    }
pow-collect-orange = { $n ->
        [1] 1 из 3 оранжевых !
        [2] 2 из 3 оранжевых !
       *[other] { $n } оранжевых ! → кража
    }
pow-nothing-yet = Ничего не открыто: отложите новый кубик или берите худший тайл (!).
pow-nothing = Ничего не открыто: берите худший. { pow-effect }
pow-roll-on = Собираете: { $kept }. Бросить остальные?
pow-leave-one = Хотя бы один кубик оставьте для броска.
pow-take-this = { $why ->
        [unseen] Взять этот тайл?
        [counts] Взять этот тайл? { pow-effect }
       *[other] { pow-effect }
    }
pow-take-only = { $from ->
        [rival] Открыт только тайл соперника. { pow-effect }
       *[centre] Открыт только этот тайл. { pow-effect }
    }
pow-effect = { $why ->
        [unseen] {""}
        [idle] Счёт тот же: герой зачтётся вместе со злодеем.
        [lets] { pow-change }: зачтётся ещё герой.
        [spare] { pow-change }: зачтётся следующий герой.
        [surplus] { pow-change }: лишний злодей уже есть.
       *[counts] { pow-change }.
    }
pow-change = { $sign ->
        [0] Счёт не изменится
        [1] Счёт вырастет на { $change }
       *[other] Счёт упадёт на { $change }
    }
pow-gain = { $sign ->
        [0] счёт тот же
        [1] { $change ->
            [one] +{ $change } очко
            [few] +{ $change } очка
           *[many] +{ $change } очков
        }
       *[other] { $change ->
            [one] −{ $change } очко
            [few] −{ $change } очка
           *[many] −{ $change } очков
        }
    }
pow-take-last = Взять этот тайл? Он последний: игра закончится.
pow-risk = { $percent } %, что не откроется ничего. Всё равно бросить?
pow-worst = Это худший тайл, а бросать ещё можно. Всё равно взять?
pow-worst-tile = худший тайл: он ваш, если остановиться
pow-wanted-keep = Отложите хотя бы один
pow-wanted-tile = Выберите тайл
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
pow-out-of-reach = в этот ход уже не достать
pow-tiles = шт.
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
pow-count = Считается героев: { $count }{"\u00A0"}из{"\u00A0"}{ $heroes }
pow-depth = Тайл { $depth } сверху
pow-odds = Новый бросок
pow-odds-hero = герой соперника
pow-odds-villain = злодей соперника
pow-odds-rivals = у соперника:
pow-odds-nothing = тайл не откроется:
pow-odds-miss = без тайла:
pow-odds-below = шансы написаны под тайлами
pow-odds-of-hero = герой 2
pow-odds-of-villain = злодей 2
pow-odds-of-rival = герой соперника
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
