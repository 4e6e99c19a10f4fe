# Что говорит страница «Полного порядка» по-русски.

goal = Расставьте игрушки по полкам трёх цветов, закройте полки с обоих концов и соберите больше всех очков, пока не вернулся Рома.
order-take = Выберите карту с края любого ряда.
order-take-bonus = Бонусный ход! Выберите любую карту рынка.
order-pick-final = Финальный раунд, пока кто-то не пропустит ход: берите любую карту кучи.
order-pick-last = Ваш последний ход! Потом игрушки на открытых концах пропадут. Выберите карту.
order-pick-bonus = Бонусный ход! Выберите любую карту кучи.
order-take-this = { $about }Куда положить карту?
order-take-it = Взять в руку
order-discard = Положить нечего: выберите карту, которую сбросите.
order-discard-this = { $about }Сбросить эту карту? На этом ваш ход закончится.
order-discard-it = Сбросить
order-remove = Положить нечего: верните в коробку подсвеченную карту своих полок.
order-remove-this = Вернуть эту карту в коробку?
order-remove-it = В коробку
order-place = Положите карту на подсвеченное место своих полок.
order-place-or-turn = Куда положить карту? Рубашкой вверх она станет краем и закроет конец.
order-place-this = Положить сюда?
order-place-it = Положить
order-take-down = { $about }Какой конец закрыть?
order-down = Перевёрнутая карта — край: выберите, какой конец она закроет.
order-down-for = { $about } Закрыть этот конец?
order-down-this = Закрыть этот конец полки рубашкой карты?
order-turned = рубашкой вверх

# Почему карта ложится только рубашкой вверх.
order-forced-this = { $why }
order-forced = Лицом вверх этой карте нет места: только рубашкой вверх.
order-forced-O4c = Этот конец полки уже закрыт: край ляжет только рубашкой вверх.
order-forced-O4d = Такая игрушка на полке уже есть: только рубашкой вверх.
order-forced-O6 = На этой полке нет игрушек: край ляжет только рубашкой вверх на другую.
order-forced-O9b = Синяя полка: все разные или все одинаковые. Эту — только рубашкой вверх.
order-forced-O9c = Эта игрушка бывает только первой: теперь лишь рубашкой вверх.
order-forced-O9d = Сначала на полке нужны две игрушки. Пока — только рубашкой вверх.
order-forced-O9e = Сначала нужны все три полки. Пока — только рубашкой вверх.
order-forced-O9g = Игрушке на конце полки нужен край: эту — только рубашкой вверх.
order-forced-O9h = Край и эта игрушка не могут лежать рядом: только рубашкой вверх.
order-forced-O11 = Новых полок уже не начинают: только рубашкой вверх.

# Стол.
order-card = { $name }, { $colour }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
order-face-general = Генерал
order-face-left_edge = левый край
order-face-right_edge = правый край
order-mark-first_toy = первая
order-mark-two_toys = после 2
order-mark-three_shelves = 3 полки
order-mark-touch_edge = у края
order-mark-no_edge = не край
order-help-first_toy = только первой игрушкой на полке
order-help-two_toys = только на полку с двумя игрушками
order-help-three_shelves = только пока у вас три полки
order-help-next_to_general = бонусный ход, если Генерал встанет потом рядом
order-help-touch_edge = игрушка должна касаться края
order-help-no_edge = игрушка не должна касаться края
order-help-bonus = бонусный ход, если { $toy } встанет потом на эту полку
order-look = Коснитесь карты, чтобы рассмотреть её.
order-hold = Что за карта? Жмите на неё долго.
order-spot = ряд { $row }, карта { $place }
order-mine = Ваши полки
order-rivals = Соперники
order-shelves-of = Полки: { $name }
    .you = Ваши полки
order-shelf = { $colour ->
        [violet] Фиолетовая полка
        [orange] Оранжевая полка
       *[blue] Синяя полка
    }
order-shelf-rule = { $colour ->
        [blue] все разные или все одинаковые
       *[other] без повторов
    }
order-shelf-none = В финальном раунде новых полок не начинают.
order-slot-start = начать полку здесь
order-slot-left = левый конец
order-slot-right = правый конец
order-turn-over = Как край
order-turn-back = Лицом вверх
order-collection = Ваша коллекция
order-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
order-kept = Собрано
order-collected = Собрано: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
order-secret = ? очков
order-bonus-turns = Впереди бонусных ходов: { $due }
order-looked = Эта карта
order-total = Ваши очки
order-phase = { $phase ->
        [bonus] Бонус
        [market] Рынок
        [final] Финал
        [over] Конец
       *[last] Финиш
    }
order-deck = Колода
order-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

# Что сделает карта на этом месте.
order-ghost-completes = Завершает полку: { order-points }
order-ghost-closes = Закрывает этот конец
order-ghost-bonus = { $bonus ->
        [one] Приносит бонусный ход
        [few] Приносит { $bonus } бонусных хода
       *[many] Приносит { $bonus } бонусных ходов
    }
order-ghost-boxed = { $count ->
        [one] { $count } перевёрнутая карта уходит в коробку
        [few] { $count } перевёрнутые карты уходят в коробку
       *[many] { $count } перевёрнутых карт уходят в коробку
    }
order-ghost-shuts = { $count ->
        [one] После этого { $count } карту на виду не положить лицом вверх
        [few] После этого { $count } карты на виду не положить лицом вверх
       *[many] После этого { $count } карт на виду не положить лицом вверх
    }
order-ghost-opens = { $count ->
        [one] После этого ещё { $count } карту на виду можно положить лицом вверх
        [few] После этого ещё { $count } карты на виду можно положить лицом вверх
       *[many] После этого ещё { $count } карт на виду можно положить лицом вверх
    }
order-ghost-boxes = Эта карта уйдёт с полки в коробку, и её очки пропадут
order-ghost-last = Кому-то придётся пропустить ход: начнутся последние ходы
order-ghost-ends = На этом игра закончится
order-note-refills = После этого хода ряд { $row } выложат заново.
order-note-completes = «+{ $points }★»: полка завершится, вам { order-points } и бонусный ход.
order-note-bonus = «★»: это место приносит вам { $bonus ->
        [one] бонусный ход.
        [few] { $bonus } бонусных хода.
       *[many] { $bonus } бонусных ходов.
    }
order-note-gains = «+» — очки за завершённую полку, «★» — бонусный ход.
order-note-late = { $toy } там уже есть: бонусного хода не будет.
order-note-final = После этого хода начнётся финальный раунд.

# Конец.
order-account-lost = Игрушка на открытом конце незавершённой полки не считается
order-account = { $colour ->
        [violet] Фиолетовые карты
        [orange] Оранжевые карты
       *[blue] Синие карты
    }, { $count }: { $cards }

# Виды компонентов.
kind-toy = Игрушки
kind-edge = Края полок

# Что выкрикивают в важные мгновения.
moment-shelf = Полка собрана!
moment-final = Финальный раунд!
moment-last = Последние ходы!
