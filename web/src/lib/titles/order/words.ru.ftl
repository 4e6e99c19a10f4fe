# Что говорит страница «Полного порядка» по-русски.

order-take = Выберите карту с края любого ряда.
order-take-bonus = Бонусный ход! Выберите любую карту рынка.
order-pick = Финальный раунд: выберите любую карту кучи.
order-pick-bonus = Бонусный ход! Выберите любую карту кучи.
order-take-this = Взять эту карту?
order-take-it = Взять
order-discard = Положить нечего: выберите карту, которую сбросите.
order-discard-this = Сбросить эту карту?
order-discard-it = Сбросить
order-remove = Положить нечего: верните в коробку подсвеченную карту своих полок.
order-place = Положите карту на подсвеченное место своих полок.
order-place-or-turn = Куда положить карту? Перевёрнутой она закроет полку.
order-only-down = Лицом вверх ей нет места: закройте полку её рубашкой.
order-down = Перевёрнутая карта — край: выберите, какой конец она закроет.

# Стол.
order-card = { $name }, { $colour }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
order-face-general = Генерал
order-face-left_edge = левый край
order-face-right_edge = правый край
order-help-first_toy = только первой игрушкой на полке
order-help-two_toys = только на полку с двумя игрушками
order-help-three_shelves = только пока у вас три полки
order-help-next_to_general = бонусный ход, если Генерал встанет рядом
order-help-touch_edge = должна касаться края
order-help-no_edge = не должна касаться края
order-help-bonus = бонусный ход за каждую такую игрушку на этой полке: { $toy }
order-look = Коснитесь карты, чтобы рассмотреть её.
order-spot = ряд { $row }, карта { $place }
order-mine = Ваши полки
order-rivals = Соперники
order-shelves-of = Полки: { $name }
order-shelf = { $colour ->
        [violet] Фиолетовая полка
        [orange] Оранжевая полка
       *[blue] Синяя полка
    }
order-slot-start = начать полку здесь
order-slot-left = левый конец
order-slot-right = правый конец
order-turn-over = Перевернуть
order-collection = Ваша коллекция
order-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
order-collected = Собрано: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
order-bonus-turns = Впереди бонусных ходов: { $due }
order-house = карту придумали мы

# Конец.
order-account = { $colour ->
        [violet] Фиолетовые карты
        [orange] Оранжевые карты
       *[blue] Синие карты
    }, { $count }: { $cards }

# Цифры партии.
tally-begun = Ходы
tally-completed = Собрано полок
tally-boxed = Карт в коробку
tally-earned = Получено бонусных ходов
tally-skipped = Пропущено ходов

# Виды компонентов.
kind-toy = Игрушки
kind-edge = Края полок
