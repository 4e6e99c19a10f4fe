# Названия, ходы и события «Полного порядка» по-русски.

title = Полный порядок
pack-name = Карты нашей работы
tagline = Игрушки, полки и Рома на пороге

option-open_scores = Открытый счёт
    .help = Все видят очки в каждой коллекции.
option-bonus_skip = Пропущенный бонусный ход завершает финальный раунд
    .help = Когда в финальном раунде кому-нибудь приходится пропустить ход, все остальные делают ещё по одному, последнему. Выключено: так действует только пропуск обычного хода, а бонусный, которого не сделать, просто пропадает.

word-violet = фиолетовый
word-orange = оранжевый
word-blue = синий
word-left = слева
word-right = справа
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6

word-bublik = Бублик
word-ko-ko = Ко-Ко
word-o-rash = О-Раш
word-pinky = Пинки
word-general = Генерал
word-melkotron = Мелкотрон
word-fly = Флай
word-gloria = Глория
word-left_edge = левый край
word-right_edge = правый край

word-normal = ход
word-bonus = бонусный ход
word-start = начало
word-down_left = рубашкой вверх слева
word-down_right = рубашкой вверх справа
word-shelf = полка
word-edge = край
word-down = рубашкой вверх
word-stuck = нет хода
word-end = конец

# Полка, какой её называют во фразах.
a-shelf = { $shelf ->
        [violet] фиолетовую полку
        [orange] оранжевую полку
       *[blue] синюю полку
    }
of-shelf = { $shelf ->
        [violet] фиолетовой полки
        [orange] оранжевой полки
       *[blue] синей полки
    }

# Ходы, какими их предлагают игроку.
move-take = { $place ->
        [left] Взять левую карту ряда { $row }
        [right] Взять правую карту ряда { $row }
       *[other] Взять карту { $place } ряда { $row }
    }
move-pick = Взять карту { $place } из кучи
move-start = Начать ею { a-shelf }
move-place = { $end ->
        [left] Положить её к левому концу { of-shelf }
       *[right] Положить её к правому концу { of-shelf }
    }
move-down = { $end ->
        [left] Перевернуть её: левый край { of-shelf }
       *[right] Перевернуть её: правый край { of-shelf }
    }
move-remove = { $end ->
        [left] Нет хода: вернуть в коробку карту с левого конца { of-shelf }
       *[right] Нет хода: вернуть в коробку карту с правого конца { of-shelf }
    }
move-discard = { $place ->
        [left] Нет хода: сбросить левую карту ряда { $row }
        [right] Нет хода: сбросить правую карту ряда { $row }
       *[other] Нет хода: сбросить карту { $place } ряда { $row }
    }

# События, какими их пишет журнал.
event-begun = { $turn ->
        [bonus] { $seat } делает бонусный ход.
       *[normal] Ходит { $seat }.
    }
    .you = { $turn ->
            [bonus] { $seat } делаете бонусный ход.
           *[normal] Ваш ход.
        }
event-taken = { $row ->
        [0] { $seat } берёт из кучи { taken-card }.
       *[other] { $seat } берёт из ряда { $row } { taken-card }.
    }
    .you = { $row ->
            [0] { $seat } берёте из кучи { taken-card }.
           *[other] { $seat } берёте из ряда { $row } { taken-card }.
        }
taken-card = { $face ->
        [left_edge] { $colour_word } { $face_word }
        [right_edge] { $colour_word } { $face_word }
       *[other] { $colour ->
            [violet] фиолетовую карту
            [orange] оранжевую карту
           *[blue] синюю карту
        } «{ $face_word }»
    }
event-placed = { $where ->
        [left] { $seat } кладёт карту к левому концу { of-shelf }.
        [right] { $seat } кладёт карту к правому концу { of-shelf }.
        [down_left] { $seat } переворачивает карту: левый край { of-shelf }.
        [down_right] { $seat } переворачивает карту: правый край { of-shelf }.
       *[start] { $seat } начинает картой { a-shelf }.
    }
    .you = { $where ->
            [left] { $seat } кладёте карту к левому концу { of-shelf }.
            [right] { $seat } кладёте карту к правому концу { of-shelf }.
            [down_left] { $seat } переворачиваете карту: левый край { of-shelf }.
            [down_right] { $seat } переворачиваете карту: правый край { of-shelf }.
           *[start] { $seat } начинаете картой { a-shelf }.
        }
event-earned = { $why ->
        [shelf] { $seat } получает бонусный ход за завершённую полку.
        [edge] { $seat } получает бонусный ход: эта игрушка изображена на крае полки.
       *[general] { $seat } получает бонусный ход: Генерал встал рядом с Мелкотроном.
    }
    .you = { $why ->
            [shelf] { $seat } получаете бонусный ход за завершённую полку.
            [edge] { $seat } получаете бонусный ход: эта игрушка изображена на крае полки.
           *[general] { $seat } получаете бонусный ход: Генерал встал рядом с Мелкотроном.
        }
event-completed = { $points ->
        [hidden] { $seat } собирает { cards-of } { of-shelf }.
       *[other] { $seat } собирает { cards-of } { of-shelf }, это { score-of }.
    }
    .you = { $seat } собираете { cards-of } { of-shelf }, это { score-of }.
cards-of = { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
score-of = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
event-boxed = { $why ->
        [stuck] У игрока { $seat } нет хода: крайняя карта { of-shelf } уходит в коробку.
        [down] { $seat } возвращает в коробку { $count ->
            [one] { $count } перевёрнутую карту
            [few] { $count } перевёрнутые карты
           *[many] { $count } перевёрнутых карт
        } { of-shelf }.
       *[end] { $seat } возвращает в коробку { cards-of } незавершённой { of-shelf }.
    }
    .you = { $why ->
            [stuck] У вас нет хода: крайняя карта { of-shelf } уходит в коробку.
            [down] { $seat } возвращаете в коробку { $count ->
                [one] { $count } перевёрнутую карту
                [few] { $count } перевёрнутые карты
               *[many] { $count } перевёрнутых карт
            } { of-shelf }.
           *[end] { $seat } возвращаете в коробку { cards-of } незавершённой { of-shelf }.
        }
event-discarded = Карта ряда { $row } уходит в сброс.
event-refilled = Ряд { $row } выложен заново.
event-final = Колода пуста: начинается финальный раунд, все карты рынка теперь в одной куче.
event-skipped = { $turn ->
        [bonus] { $seat } не может положить ни одной карты и пропускает бонусный ход.
       *[normal] { $seat } не может положить ни одной карты и пропускает ход.
    }
    .you = { $turn ->
            [bonus] { $seat } не можете положить ни одной карты и пропускаете бонусный ход.
           *[normal] { $seat } не можете положить ни одной карты и пропускаете ход.
        }
event-ended = Рома вернулся: игра окончена.

# Стол.
letter-violet = Ф
letter-orange = О
letter-blue = С
face-general = Генерал
face-left_edge = [ край
face-right_edge = край ]
face-down = рубашка
label-row = Ряд
label-deck = Колода: { $deck }
label-discard = Сброс
label-pool = Куча
label-hand = В руке
label-turn = { $turn ->
        [bonus] бонусный ход
       *[normal] ход
    }
label-due = { $due ->
        [one] и ещё { $due } бонусный ход
        [few] и ещё { $due } бонусных хода
       *[many] и ещё { $due } бонусных ходов
    }
label-phase = { $phase ->
        [market] Рынок
        [final] Финальный раунд
        [over] Конец игры
       *[last] Последние ходы
    }
label-collection = { $count ->
        [one] собрана { $count } карта
        [few] собраны { $count } карты
       *[many] собрано { $count } карт
    }
mark-first_toy = первая
mark-two_toys = после 2
mark-three_shelves = 3 полки
mark-next_to_general = +Генерал
mark-touch_edge = с краем!
mark-no_edge = без края
help-first_toy = первая: только первой игрушкой на полке (O9c)
help-two_toys = после 2: только на полку с двумя игрушками (O9d)
help-three_shelves = 3 полки: только пока у вас три полки (O9e)
help-next_to_general = +Генерал: бонусный ход за Генерала рядом (O9f)
help-touch_edge = с краем!: должна касаться края (O9g)
help-no_edge = без края: края касаться не должна (O9h)
help-bonus = край с +игрушкой: бонусный ход за эту игрушку на полке (O9a)

# Отчёт лаборатории.
group-property = Свойства
    .about = Как часто побеждал тот, кто собрал карту с этим свойством.
group-face = Игрушки и края
    .about = Как часто побеждал тот, кто собрал карту с этим рисунком.
group-card = Карты
    .about = Как часто побеждал тот, кто собрал именно эту карту.
property-none = без свойства
property-first_toy = первая на полке
property-two_toys = после двух игрушек
property-three_shelves = на всех трёх полках
property-next_to_general = рядом с Генералом
property-touch_edge = касается края
property-no_edge = не касается края
measure = Взяли или оставили
    .about = Какую долю карт, до которых можно дотянуться и которые можно положить лицом вверх, взяли, по свойствам. Взять можно лишь одну карту за раз, поэтому в среднем это одна из пяти-шести.
measure-taken = взяли, когда можно было положить
verb-take = Взять с рынка
verb-pick = Взять из общей кучи
verb-start = Начать полку
verb-place = Поставить на полку
verb-down = Перевернуть как край
verb-remove = Тупик: убрать карту
verb-discard = Тупик: сбросить с рынка
