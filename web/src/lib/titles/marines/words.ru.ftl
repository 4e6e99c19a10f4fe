# Что говорит страница за столом Space Marine Heroes.
marines-waiting = Решает другая армия.
marines-over = Сражение окончено.
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
marines-roll-or-act = Действовать или бросать? Отметьте, что оставить.
marines-roll = { $count ->
        [one] Бросить { $count } кубик · риск { $chance }
        [few] Бросить { $count } кубика · риск { $chance }
       *[other] Бросить { $count } кубиков · риск { $chance }
    }
marines-hand = Приоритетный Голос в колонке { $column }: кто двигается?
marines-act = Выберите героя или комбинацию.
marines-act-who = Выберите, кто действует.
marines-act-target = Выберите цель или одно из действий.
marines-act-which = Выберите одно из действий.
marines-confirm = Сделать так?
marines-stop = Действовать
marines-do-attack = { $hero } атакует: { $enemy } · { $pays }
marines-do-move = { $hero } двигается · { $pays }
marines-do-march = { $hero } двигается дважды · { $pays }
marines-do-advance = Наступать: { $pays }
marines-do-smite = { $hero } разит: { $enemy } · { $pays }
marines-do-shoot = { $hero } стреляет: { $enemy } · { $pays }
marines-do-mow = { $hero } выкашивает ряд { $row } · { $pays }
marines-nothing-left = Больше делать нечего.
marines-chosen-column = колонка { $value }
marines-chosen-target = цель в колонке { $value }
marines-chosen-row = ряд { $value }

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

marines-field = Поле битвы
marines-army-of = Армия: { $name }
marines-hero-own = { $hero }, ваш герой, колонка { $column }, ряд { $row }. { $gear }
marines-hero-enemy = { $hero }, враг, колонка { $column }, ряд { $row }. { $gear }
marines-start = Стартовое поле, колонка { $column }
marines-row = Выкосить ряд { $row }
marines-score = Счёт
marines-through = за чертой: { $count } из { $need }
marines-turn = ходит
marines-gear = Герои и снаряжение
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
marines-aside = Отложено
marines-then = риск { $chance }
marines-all-out = все вне игры!
marines-odds = Риск

# Стрит не рвётся на тире.
word-run-1-3 = стрит{"\u00A0"}1–{"\u2060"}3
word-run-2-4 = стрит{"\u00A0"}2–{"\u2060"}4
word-run-3-5 = стрит{"\u00A0"}3–{"\u2060"}5
word-run-1-4 = стрит{"\u00A0"}1–{"\u2060"}4
word-run-2-5 = стрит{"\u00A0"}2–{"\u2060"}5
word-run-1-5 = стрит{"\u00A0"}1–{"\u2060"}5

# Цифры партии.
tally-begun = Ходы
tally-secured = Отложено комбинаций
tally-busted = Разорения
tally-all_out = Все вне игры
tally-attacked = Атаки
tally-smote = Удары
tally-shot = Выстрелы
tally-mowed = Выкошено рядов
tally-saved = Устояли на месте
tally-retreated = Отступления
tally-advanced = Шаги вперёд

# Виды компонентов.
kind-hero = Герои

# Варианты настроек.
choice-series-1 = одна битва
choice-series-3 = три битвы
