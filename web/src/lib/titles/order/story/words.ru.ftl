# История партии «Полного порядка» по-русски.

story-taken = { $part ->
        [beginning] Уборка началась: { $seat } берёт { taken-card }.
        [end] Перед самым приходом Ромы { $seat } берёт { taken-card }.
       *[turn] { $seat } берёт { taken-card }.
    }
story-completed = { $part ->
        [beginning] Хорошее начало: { $seat } завершает { story-shelf }, это { score-of }.
        [end] Напоследок { $seat } завершает { story-shelf }, это { score-of }{ story-then }
       *[turn] { $seat } завершает { story-shelf }, это { score-of }{ story-then }
    }
    .shout = Порядок!
story-shelf = { $shelf ->
        [violet] фиолетовую полку
        [orange] оранжевую полку
       *[blue] синюю полку
    }
story-boxed = У игрока { $seat } нет хода: карта уходит с полки в коробку.
    .shout = Тупик!
story-earned = { $why ->
        [edge] Край полки узнал игрушку: { $seat } получает бонусный ход.
       *[general] Генерал встретил Мелкотрона: { $seat } получает бонусный ход.
    }
    .shout = Ещё раз!
story-skipped = { $seat } ничего не может положить и пропускает ход.
    .shout = Увы!
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
