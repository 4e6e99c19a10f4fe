# Что говорит страница за столом Space Marine Heroes.
goal = Победит тот, у кого к концу своего хода трое из пяти героев стоят за серединой поля и больше пройденных полей; кубики дают шаги и удары, а бросок без комбинации отнимает всё отложенное.
marines-waiting = Решает другая армия.
marines-over = Сражение окончено.
marines-pick-ready = Возьмите готовую армию или наберите свою из героев по выбору: их { $army }.
marines-pick = Наберите армию: { $left ->
        [one] нужен ещё { $left } герой.
        [few] нужны ещё { $left } героя.
       *[other] нужно ещё { $left } героев.
    }
marines-picked = Армия собрана. Пока другая не готова, её можно изменить.
marines-place = Выберите героя, которого поставите.
marines-place-where = Выберите для него колонку.
marines-first-roll = Ход начинается с броска всех шести кубиков.
marines-set = Выберите, какую комбинацию отложить.
marines-no-combination = Из этих кубиков отложить нечего.
marines-roll-or-act = Действовать или бросать ещё? Без новой комбинации пропадёт всё отложенное.
marines-roll-or-keep = Действовать или бросать ещё? Нажатый кубик останется лежать.
marines-roll = { $count ->
        [one] Бросить { $count } кубик · риск провала { $chance }
        [few] Бросить { $count } кубика · риск провала { $chance }
       *[other] Бросить { $count } кубиков · риск провала { $chance }
    }
marines-hand = Приоритетный Голос: кто делает шаг — { $hero } или другой?
marines-act = Коснитесь того, что светится.
marines-act-who = Коснитесь героя, который действует.
marines-act-go = Коснитесь светлого поля, куда идти. Кто упёрся во врага, стоит.
marines-act-strike = Коснитесь врага в рамке. Процент — шанс, что он отступит.
marines-act-where = Светлое поле — идти, враг в рамке — бить. Процент — шанс, что враг отступит.
marines-act-which = Выберите одно из действий.
marines-confirm = Сделать так?
marines-confirm-strike = Сделать так? Враг отступит с вероятностью { $chance }, иначе устоит.
marines-friends = Огонь по своим: попадёт и по вашим — { $heroes } (M16).
marines-stop = Действовать
marines-do-attack = { $hero } бьёт врага: { $enemy } · { $pays }
marines-do-move = { $hero } двигается · { $pays }
marines-do-march = { $hero } двигается дважды · { $pays }
marines-do-advance = Наступать: { $pays }
marines-do-smite = { $hero } сражает врага: { $enemy } · { $pays }
marines-do-shoot = { $hero } стреляет во врага: { $enemy } · { $pays }
marines-do-mow = { $hero } выкашивает ряд { $row } · { $pays }
marines-nothing-left = Больше делать нечего.
marines-chosen-column = колонка { $value }
marines-chosen-target = цель в колонке { $value }
marines-chosen-row = ряд { $value }
marines-chosen-goal = на колонку { $column }, ряд { $row }
marines-goal = { $hero }: на колонку { $column }, ряд { $row }
marines-threat-sign = { $chance }
marines-threat = Назад на { $spaces ->
        [one] { $spaces } поле
        [few] { $spaces } поля
       *[other] { $spaces } полей
    } с вероятностью { $chance }
# За что платит комбинация.
marines-can-attack = удар по врагу впереди
    .short = удар
marines-can-move = шаг: любой герой
    .short = шаг: любой
marines-can-march = два шага: колонка { $columns }
    .short = 2 шага
marines-can-advance = по шагу: колонки { $columns }
    .short = по шагу
marines-can-smite = «Сразить»
marines-can-shoot = Стрельба
marines-can-mow = Выкашивание

# Готовые армии: название и как она воюет.
marines-ready = Возьмите готовую армию
marines-or-pick = Или пятерых на выбор
marines-army-captain = Свита капитана
    .about = Для начала: капитан шагает за двоих, щиты держат строй.
marines-army-gunline = Огневой рубеж
    .about = Отгоняет врагов издали: хватает одной шестёрки.
marines-army-fists = Железные кулаки
    .about = Подходит вплотную: один удар отбрасывает врага на старт.
marines-army-storm = Свинцовый шторм
    .about = Выкашивает целые ряды; хороша против плотного строя.

marines-account-battle = Битва { $battle }, записано
marines-account-hero = { $hero }: впереди на { $spaces ->
        [one] { $spaces } поле
        [few] { $spaces } поля
       *[other] { $spaces } полей
    }
marines-account-double = { $hero }: впереди на { $spaces ->
        [one] { $spaces } поле
        [few] { $spaces } поля
       *[other] { $spaces } полей
    }, вдвойне за Вдохновение

marines-account-through = За линией: { $count } из { $need }, нужных для победы

marines-field = Поле битвы
marines-army-of = Армия: { $name }
    .you = Ваша армия
marines-hero-own = { $hero }, ваш герой, колонка { $column }, ряд { $row }, кубик { $die }. { $gear }
marines-hero-enemy = { $hero }, враг, колонка { $column }, ряд { $row }, кубик { $die }. { $gear }
marines-start = Стартовое поле, колонка { $column }
marines-row = Выкосить ряд { $row }
marines-score = Счёт
marines-through = за линией: { $count } из { $need }
marines-turn = ходит
    .you = ходите
marines-tray = Кубики
marines-die-rolled = { $face }, только что выпало
marines-die-lying = { $face }, лежит с прошлого броска
marines-die-kept = { $face }, останется лежать
marines-dice-left = { $count ->
        [0] Кубиков не осталось
        [one] { $count } кубик на руках
        [few] { $count } кубика на руках
       *[other] { $count } кубиков на руках
    }
marines-can-set = Можно отложить
marines-set-aside = Отложено: { $combination }
marines-then = риск { $chance }
marines-all-out = все кубики!
marines-odds = Риск провала

# Стрит не рвётся на тире.
word-run-1-3 = стрит{"\u00A0"}1–{"\u2060"}3
word-run-2-4 = стрит{"\u00A0"}2–{"\u2060"}4
word-run-3-5 = стрит{"\u00A0"}3–{"\u2060"}5
word-run-1-4 = стрит{"\u00A0"}1–{"\u2060"}4
word-run-2-5 = стрит{"\u00A0"}2–{"\u2060"}5
word-run-1-5 = стрит{"\u00A0"}1–{"\u2060"}5

# Виды компонентов.
kind-hero = Герои

# Варианты настроек.
choice-series-1 = одна битва
choice-series-3 = три битвы

# Что выкрикивают в важные мгновения.
moment-attack = Удар!
moment-smite = Сразить!
moment-shot = Выстрел!
moment-mowed = Очередь!
moment-saved = { $die }: устоял!
moment-retreat = { $die }: назад!
moment-bust = Нет комбинации!
moment-all_out = Все кубики в деле!
moment-flag = За линией!
moment-fought = { $how ->
        [breakthrough] Прорыв!
       *[limit] Время вышло!
    }
