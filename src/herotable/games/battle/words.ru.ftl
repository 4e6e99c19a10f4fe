# Названия, ходы и события «Битвы супергероев» по-русски.

title = Битва супергероев
pack-name = Коробки
tagline = Карты взакрытую, ловушки наготове, и в бою останется один

option-boxes = Коробки
    .help = guardians или avengers — одна коробка, до четырёх мест. both — все карты вместе. auto — до четырёх мест «Стражи», от пяти обе коробки.
option-teams = Команды
    .help = 0 — каждый за себя. 4 места: 2 команды; 6 мест: 2 или 3; 8 мест: 2 или 4. Команды сидят вперемежку.
option-drawn_teams = Команды по жребию
    .help = Кто с кем играет и кто где сидит, решает жребий в начале. Выключено: выбирают игроки, и команды такие, как заняты места: при двух командах A и C против B и D.
option-tie = Третья победа сразу у нескольких
    .help = order — побеждает первый игрок или ближайший к нему по часовой стрелке. fourth — все играют до четырёх побед. showdown — ещё один бой между претендентами.
option-battlefields = Поля боя
    .help = Новое поле боя меняет правила каждого боя; вдвоём играют без полей.

# Семь приёмов.
word-ambush = Засада
word-arsenal = Арсенал
word-melee = Ближний бой
word-planning = Планирование
word-trick = Уловка
word-shot = Выстрел
word-defence = Оборона

# Их четырнадцать действий.
word-seize = Перехват инициативы
word-stun = Оглушение
word-aid = Аптечка
word-explosives = Взрывчатка
word-leap = Прыжок
word-flurry = Град ударов
word-feint = Обманный манёвр
word-vantage = Выгодная позиция
word-dodge = Уклонение
word-slide = Подкат
word-shoot = Стрельба на поражение
word-suppress = Заградительный огонь
word-breather = Передышка
word-stance = Защитная стойка

# Почему герой выходит из боя.
word-order = номер нарушает порядок
word-knockout = нокаут
word-energy = не осталось энергии
word-cards = нет карт, чтобы выложить

# Герои и их способности.
word-star-lord = Звёздный Лорд
word-groot = Грут
word-gamora = Гамора
word-rocket = Реактивный Енот
word-drax = Дракс
word-mantis = Мантис
word-nebula = Небула
word-yondu = Йонду
word-cosmo = Космо
word-adam-warlock = Адам Уорлок
word-iron-man = Железный Человек
word-captain-america = Капитан Америка
word-thor = Тор
word-hulk = Халк
word-black-widow = Чёрная Вдова
word-hawkeye = Соколиный Глаз
word-black-panther = Чёрная Пантера
word-doctor-strange = Доктор Стрэндж
word-captain-marvel = Капитан Марвел
word-spider-man = Человек-Паук

power-copy = Раз за бой: действует картой, которую соперник открыл на этом этапе
power-freeze = Раз за бой: до конца раунда никто не получает карт на руку
power-both = { $amount ->
        [0] Может выполнить оба действия карты «{ $card }»
        [one] Может выполнить оба действия карты «{ $card }» и тогда берёт { $amount } карту
        [few] Может выполнить оба действия карты «{ $card }» и тогда берёт { $amount } карты
       *[many] Может выполнить оба действия карты «{ $card }» и тогда берёт { $amount } карт
    }
power-drax = Без энергии сражается, пока не разыграет третью карту раунда
power-silence = Раз за бой: соперник, ещё не открывший карту, не действует
power-nebula = Раз за бой: вместо потери последней энергии остаётся с 1 и { $amount ->
        [one] сбрасывает { $amount } случайную карту
        [few] сбрасывает { $amount } случайные карты
       *[many] сбрасывает { $amount } случайных карт
    }
power-clear = Раз за бой: снимает все ловушки и карты «Нокаут» и { $amount ->
        [one] берёт { $amount } карту
        [few] берёт { $amount } карты
       *[many] берёт { $amount } карт
    }
power-recover = В начале каждого раунда, кроме первого: +1 энергия, если её меньше, чем { $amount }
power-trapproof = Пока энергии не больше { $amount }, ловушки не наносят ему урона
power-thunder = Раз за бой: 1 урон всем соперникам, стойка не спасает; { $amount ->
        [one] сбрасывает { $amount } случайную карту
        [few] сбрасывает { $amount } случайные карты
       *[many] сбрасывает { $amount } случайных карт
    }
power-flurry = Урон его «Града ударов» больше на { $amount }
power-piercing = Оба действия его «Выстрела» пробивают стойку; перед каждым боем { $amount ->
        [one] получает { $amount } карту «Выстрел»
        [few] получает { $amount } карты «Выстрел»
       *[many] получает { $amount } карт «Выстрел»
    }
power-panther = Первый за бой «Нокаут» не действует
power-strange = Раз за бой: меняет только что открытую карту на карту с руки и { $amount ->
        [one] берёт { $amount } карту
        [few] берёт { $amount } карты
       *[many] берёт { $amount } карт
    }
power-heal = Раз за бой: +{ $amount } энергии
power-slack = Его карта может нарушить порядок серии на { $amount }

# Поля боя и что они меняют.
word-seven-cards = Семь карт
word-spoils = Трофеи
word-second-wind = Второе дыхание
word-deep-traps = Волчьи ямы
word-minefield = Минное поле
word-smoke-screen = Дымовая завеса
word-supply-drop = Снабжение
word-cold-void = Ледяная пустота
word-falling = Падение
word-dying-star = Гаснущая звезда
word-ambushers = Невидимый враг
word-glass-walls = Стеклянные стены
word-exhausted = Без сил
word-thin-air = Разрежённый воздух
word-reinforcements = Подкрепление
word-salvage = Среди обломков
word-open-ground = Открытая местность
word-arena = Арена
word-bunker = Бункер
word-soft-blows = Мягкие удары
word-shifting-command = Смена командира
word-mirror-world = Зазеркалье
word-no-time = Нет времени
word-fresh-start = С чистого листа

effect-hand = Все начинают бой с { $amount ->
        [one] { $amount } картой
        [few] { $amount } картами
       *[many] { $amount } картами
    } на руке, а не с 5.
effect-spoils = Из руки выбывшего каждый оставшийся герой берёт по случайной карте.
effect-start = Энергия героев в начале боя: { $amount }.
effect-trap = Урон от ловушки: { $amount }.
effect-trapped-from = В начале боя ловушки стоят на тактиках с номером { $amount } и выше.
effect-receive = Все получают по карте «{ $card }».
effect-draw-more = «Прыжок» и «Уклонение» дают на { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } больше.
effect-no-gain = Герои начинают с { $amount } энергии, и получить её нельзя.
effect-down = Серии идут вниз: номер не выше, чем у карты слева.
effect-decay = В конце каждого раунда все герои теряют энергию: { $amount }.
effect-random-knockout = Раунд начинается с «Нокаута» на случайной свободной тактике.
effect-open-hands = Пока выбирают карты, все руки открыты.
effect-most = Больше энергии, чем { $amount }, ни у кого не бывает.
effect-round-draw = В начале каждого раунда все герои { $amount ->
        [one] берут { $amount } карту
        [few] берут { $amount } карты
       *[many] берут { $amount } карт
    }.
effect-trap-draw = Кто попал в ловушку, { $amount ->
        [one] берёт { $amount } карту
        [few] берёт { $amount } карты
       *[many] берёт { $amount } карт
    }.
effect-shot-pierces = Стойка не защищает от «Выстрела».
effect-flurry = Урон «Града ударов» больше на { $amount }.
effect-knockout-damage = «Нокаут» не выводит из боя, а наносит урон: { $amount }.
effect-pass-first = После каждого раунда карта первого игрока переходит налево.
effect-counter = Карты открывают против часовой стрелки.
effect-no-draft = Выкладки карт перед боем нет.
effect-ones = Единицу можно положить после любой карты.

# Ходы, какими их предлагают игроку.
move-hero = Играть за героя: { $hero_word }
move-discard = Сбросить карту «{ $card_word }»
move-draft = Взять из выложенных карту «{ $card_word }»
move-lay = Положить взакрытую карту «{ $card_word }»
move-seize = Перехват инициативы: 1 урон герою первого игрока, затем забрать карту первого игрока
move-stun = Оглушение: все соперники сбрасывают карту «{ $card_word }»
move-aid = Аптечка: +1 энергия
move-explosives = Взрывчатка: поставить или снять ловушку «{ $tactic_word }»
move-leap = { $leap ->
        [one] Прыжок: взять { $leap } карту
        [few] Прыжок: взять { $leap } карты
       *[many] Прыжок: взять { $leap } карт
    }
    .plain = Прыжок: взять карты
move-flurry = Град ударов: цель — { $rival }
move-feint = Обманный манёвр: положить «Нокаут» на тактику «{ $tactic_word }» или убрать его
move-vantage = Выгодная позиция: поставить или снять ловушку «{ $tactic_word }», потом ещё одну
move-dodge = { $dodge ->
        [one] Уклонение: взять { $dodge } карту
        [few] Уклонение: взять { $dodge } карты
       *[many] Уклонение: взять { $dodge } карт
    }
    .plain = Уклонение: взять карты
move-slide = Подкат: посмотреть руку и взять карту — { $rival }
move-shoot = Стрельба на поражение: 1 урон всем соперникам
move-suppress = Заградительный огонь: соперники сбрасывают по случайной карте
move-breather = Передышка: +1 энергия
move-stance = Защитная стойка: повернуть карту
move-ability = Применить способность героя
move-copy = Способность: действовать картой соперника — { $rival }
move-silence = Способность: на этом этапе не действует { $rival }
move-swap = Способность: вместо открытой положить карту «{ $card_word }»
move-stay = Оставить открытую карту
move-trap = Выгодная позиция, вторая тактика: поставить или снять ловушку «{ $tactic_word }»
move-take = Подкат: забрать карту «{ $card_word }»
move-done = Обойтись без второго действия

# События, какими их пишет журнал.
event-seated = { $seat } садится за стол, команда { $team }.
    .you = { $seat } садитесь за стол, команда { $team }.
event-started = { $seat } получает карту первого игрока.
    .you = { $seat } получаете карту первого игрока.
event-picked = { $seat } выбирает героя: { $hero_word }.
    .you = { $seat } выбираете героя: { $hero_word }.
event-battle = —— Бой { $number } ——
event-field = Поле боя: «{ $battlefield_word }».
event-drawn = { $count ->
        [0] { $seat } не берёт ни карты: брать нечего.
       *[other] { $cards ->
            [hidden] { $seat } берёт из колоды { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[many] { $count } карт
            }.
           *[other] { $seat } берёт из колоды: { $cards }.
        }
    }
    .you = { $count ->
            [0] { $seat } не берёте ни карты: брать нечего.
           *[other] { $seat } берёте из колоды: { $cards }.
        }
event-received = { $seat } получает карту «{ $card_word }».
    .you = { $seat } получаете карту «{ $card_word }».
event-discarded = { $seat } сбрасывает карту «{ $card_word }».
    .you = { $seat } сбрасываете карту «{ $card_word }».
event-offered = { $cards_count ->
        [0] Карт, чтобы выложить перед боем, нет.
       *[other] Выложены на выбор: { $cards }.
    }
event-drafted = { $seat } берёт из выложенных карту «{ $card_word }».
    .you = { $seat } берёте из выложенных карту «{ $card_word }».
event-round = — Раунд { $number } —
event-revealed = { $seat } открывает карту «{ $card_word }».
    .you = { $seat } открываете карту «{ $card_word }».
event-swapped = { $seat } возвращает карту на руку и кладёт вместо неё карту «{ $card_word }».
    .you = { $seat } возвращаете карту на руку и кладёте вместо неё карту «{ $card_word }».
event-acted = { $seat }: { $action_word }.
event-named = { $seat } называет карту: { $card_word }.
    .you = { $seat } называете карту: { $card_word }.
event-aimed = Цель: { $rival }.
    .you = Ваша цель: { $rival }.
    .rival = { $seat } целится в вас.
event-met = { $seat } попадает на «Нокаут»: { $tactic_word }.
    .you = { $seat } попадаете на «Нокаут»: { $tactic_word }.
event-used = { $seat } применяет способность героя.
    .you = { $seat } применяете способность героя.
event-copied = { $seat } действует картой соперника: { $rival }.
    .you = { $seat } действуете картой соперника: { $rival }.
    .rival = { $seat } действует вашей картой.
event-silenced = { $seat } применяет способность: на этом этапе не действует { $rival }.
    .you = { $seat } применяете способность: на этом этапе не действует { $rival }.
    .rival = { $seat } применяет способность: на этом этапе вы не действуете.
event-idle = { $seat } на этом этапе не действует.
    .you = { $seat } на этом этапе не действуете.
event-hurt = { $seat } теряет энергию, остаётся { $energy }.
    .you = { $seat } теряете энергию, остаётся { $energy }.
event-healed = { $seat }: энергии теперь { $energy }.
    .you = Ваша энергия теперь: { $energy }.
event-trapped = На тактике «{ $tactic_word }» ставится ловушка.
event-cleared = Ловушка «{ $tactic_word }» снята.
event-sprung = { $seat } попадает в ловушку «{ $tactic_word }».
    .you = { $seat } попадаете в ловушку «{ $tactic_word }».
event-knockout = На тактику «{ $tactic_word }» ложится «Нокаут».
event-lifted = «Нокаут» с тактики «{ $tactic_word }» убран.
event-survived = { $seat } выдерживает «Нокаут» на тактике «{ $tactic_word }».
    .you = { $seat } выдерживаете «Нокаут» на тактике «{ $tactic_word }».
event-shown = { $seat } показывает руку: { $cards }.
    .you = { $seat } показываете руку: { $cards }.
event-looked = { $cards ->
        [hidden] { $seat } смотрит руку соперника: { $rival }.
       *[other] { $seat } смотрит руку соперника ({ $rival }): { $cards }.
    }
    .you = { $seat } смотрите руку соперника ({ $rival }): { $cards }.
    .rival = { $cards ->
            [hidden] { $seat } смотрит вашу руку.
           *[other] { $seat } смотрит вашу руку: { $cards }.
        }
event-stolen = { $card ->
        [hidden] { $seat } забирает карту с чужой руки ({ $rival }).
       *[other] { $seat } забирает карту «{ $card_word }» с чужой руки ({ $rival }).
    }
    .you = { $seat } забираете карту «{ $card_word }» с чужой руки ({ $rival }).
    .rival = { $card ->
            [hidden] { $seat } забирает у вас карту.
           *[other] { $seat } забирает у вас карту «{ $card_word }».
        }
event-first = Карта первого игрока переходит: { $seat }.
    .you = Карта первого игрока переходит к вам.
event-left = { $seat } выходит из боя: { $reason_word }.
    .you = { $seat } выходите из боя: { $reason_word }.
event-won = { $seat } побеждает в бою; теперь это { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }.
    .you = { $seat } побеждаете в бою; теперь это { $wins ->
            [one] { $wins } победа
            [few] { $wins } победы
           *[many] { $wins } побед
        }.
event-goal = Цели достигли сразу несколько: теперь { $wins ->
        [one] нужна { $wins } победа
        [few] нужны { $wins } победы
       *[many] нужно { $wins } побед
    }.
event-showdown = Цели достигли сразу несколько: между ними будет решающий бой.
event-ended = Игра окончена.

# Стол.
label-battle = Бой { $battle } · раунд { $round } · этап { $stage } из { $stages } · до { $goal ->
        [one] { $goal } победы
       *[other] { $goal } побед
    }
label-preparing = Бой { $battle } · перед первым раундом · до { $goal ->
        [one] { $goal } победы
       *[other] { $goal } побед
    }
label-over = Игра окончена: { $battle ->
        [one] { $battle } бой
        [few] { $battle } боя
       *[many] { $battle } боёв
    }
label-showdown = решающий бой
label-choose-hero = Выберите героя:
label-choosing-heroes = Все выбирают героев.
label-hero-chosen = Ваш выбор: { $hero }; пока не выбрали все, его можно изменить.
label-still-choosing = Ещё выбирают: { $names }
label-battlefield = Поле боя
label-no-battlefield = нет
label-tactics = Тактики
label-traps = Ловушки
label-knockouts = Нокауты
label-first = первый игрок
label-team = команда { $team }
label-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
label-known = известно на руке: { $cards }
label-open = открытая рука: { $cards }
label-out = вне боя
label-bystander = не участвует в решающем бою
label-stance = в стойке
label-silenced = на этом этапе не действует
label-doomed = выйдет после третьей карты
label-ready = готова
label-spent = применена
label-hand = Ваша рука
label-no-cards = карт нет
label-chosen = Ваш выбор: «{ $card }»; пока не выбрали все, его можно изменить.
label-laid = Взакрытую: { $card }
label-draft = На выбор
label-deck = Колода { $deck }
label-discard = сброс { $count }
label-acting = { $name } действует картой «{ $card }».
    .you = Вы действуете картой «{ $card }».
label-swapping = { $name } может заменить только что открытую карту.
label-turning = Выгодная позиция: «{ $tactic }» перевёрнута, нужна ещё одна.
label-taking = Подкат: одна карта с чужой руки ({ $name }).
label-frozen = Способность Грута: до конца раунда никто не получает карт на руку.

# В конце у каждого места — выигранные бои.
score = { $score ->
        [one] { $score } победа
        [few] { $score } победы
       *[many] { $score } побед
    }

# Отчёт лаборатории.
group-hero = Герои
    .about = Доля партий, выигранных тем, кто играл этим героем.
group-opening = Первые карты
    .about = Доля боёв, выигранных теми, кто первой в бою выложил эту карту.
group-battlefield = Поля боя
    .about = Доля боёв, выигранных здесь первым игроком: помогает ли поле тому, кто ходит раньше?
grid = Герои на полях боя
    .about = Доля боёв, выигранных каждым героем на каждом поле.
verb-hero = Выбор героя
verb-discard = Сброс
verb-draft = Драфт
verb-lay = Выложить
verb-seize = Перехват инициативы
verb-stun = Оглушение
verb-aid = Аптечка
verb-explosives = Взрывчатка
verb-leap = Прыжок
verb-flurry = Град ударов
verb-feint = Обманный манёвр
verb-vantage = Выгодная позиция
verb-dodge = Уклонение
verb-slide = Подкат
verb-shoot = Стрельба на поражение
verb-suppress = Заградительный огонь
verb-breather = Передышка
verb-stance = Защитная стойка
verb-ability = Способность героя
verb-copy = Способность: копия
verb-silence = Способность: немота
verb-swap = Способность: замена
verb-stay = Оставить открытую карту
verb-trap = Выгодная позиция, вторая тактика
verb-take = Подкат: взять
verb-done = Без второго действия
