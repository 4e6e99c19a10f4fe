# Названия, ходы и события игрушки по-русски.

title = Игрушка
pack-name = Шесть карт
tagline = По одной тайной карте

option-discreet = Без свидетелей
    .help = Взятую карту видит только её владелец.

move-swap = Сменить карту
move-show = Показать карту

event-drawn = { $card ->
        [hidden] { $seat } берёт карту.
       *[other] { $seat } берёт карту { $card }.
    }
event-shown = { $seat } показывает карту { $card }.
