# История партии «Полного порядка» по-русски.

story-taken = { $part ->
        [beginning] Уборка началась: { $seat } берёт { taken-card }.
        [end] Перед самым приходом Ромы { $seat } берёт { taken-card }.
       *[turn] { $seat } берёт { taken-card }.
    }
    .you = { $part ->
        [beginning] Уборка началась: вы берёте { taken-card }.
        [end] Перед самым приходом Ромы вы берёте { taken-card }.
       *[turn] Вы берёте { taken-card }.
    }
story-completed = { $part ->
        [beginning] Хорошее начало: { $seat } завершает { story-shelf }, это { score-of }.
        [end] Напоследок { $seat } завершает { story-shelf }, это { score-of }{ story-then }
       *[turn] { $seat } завершает { story-shelf }, это { score-of }{ story-then }
    }
    .shout = Порядок!
    .you = { $part ->
        [beginning] Хорошее начало: вы завершаете { story-shelf }, это { score-of }.
        [end] Напоследок вы завершаете { story-shelf }, это { score-of }{ story-then }
       *[turn] Вы завершаете { story-shelf }, это { score-of }{ story-then }
    }
story-shelf = { $shelf ->
        [violet] фиолетовую полку
        [orange] оранжевую полку
       *[blue] синюю полку
    }
story-boxed = У игрока { $seat } нет хода: карта уходит с полки в коробку.
    .shout = Тупик!
    .you = У вас нет хода: карта уходит с полки в коробку.
story-earned = { $why ->
        [edge] Край полки узнал игрушку: { $seat } получает бонусный ход.
       *[general] Генерал встретил Мелкотрона: { $seat } получает бонусный ход.
    }
    .shout = Ещё раз!
    .you = { $why ->
        [edge] Край полки узнал игрушку: вы получаете бонусный ход.
       *[general] Генерал встретил Мелкотрона: вы получаете бонусный ход.
    }
story-skipped = { $seat } ничего не может положить и пропускает ход.
    .shout = Увы!
    .you = Вы ничего не можете положить и пропускаете ход.
story-then = { $lead ->
        [takes] , и это лучший счёт за столом!
        [keeps] , и отрыв растёт.
       *[none] .
    }

# Статистика.
statistic-turns = Ходы
statistic-cards = Взято карт
statistic-violet = Завершено фиолетовых полок
statistic-orange = Завершено оранжевых полок
statistic-blue = Завершено синих полок
statistic-bonus = Бонусных ходов
statistic-down = Карт положено взакрытую
statistic-boxed = Карт ушло в коробку
statistic-skipped = Пропущено ходов
