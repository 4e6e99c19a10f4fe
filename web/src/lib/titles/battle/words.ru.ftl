# Что говорит страница за столом «Битвы супергероев».
goal = Выиграйте три боя: в каждом побеждает последний оставшийся герой, а выбывает тот, у кого кончилась энергия, чья карта ниже предыдущей, кто попал на «Нокаут» или кому нечего положить.
battle-waiting = Решают другие.
battle-over = Игра окончена.
battle-heroes = Выберите героя на всю игру.
battle-discard = Карт слишком много: выберите, какую сбросить.
battle-draft = Карта { $place } из { $picks }: возьмите одну, она пойдёт к вам на руку.
battle-choose = Карта { $place } из { $stages }: { $last ->
        [0] дальше номер
       *[other] после { $last } номер
    } { battle-order }, иначе герой выбудет.{ $knockouts ->
        [none] {""}
       *[other] {" "}«Нокаут» выводит из боя: { $knockouts }.
    }{ $traps ->
        [none] {""}
       *[other] {" "}Ловушка отнимает энергию: { $traps }.
    }
battle-order = { $order ->
        [down] такой же или меньше
        [ones] такой же, больше или 1
        [slack] по порядку или мимо на 1
       *[up] такой же или больше
    }
battle-lay = Положить «{ $card }» взакрытую?{ $meets ->
        [trap] {" "}Там ловушка: останется { $energy } энергии.
        [harmless] {" "}Там ловушка, но урона не будет.
        [knockout] {" "}Там «Нокаут», но герой не выбудет.
       *[nothing] {""}
    }
battle-swap = Заменить только что открытую карту картой с руки?
battle-act = «{ $card }»: выберите одно из двух действий.
battle-act-able = «{ $card }»: выберите одно из двух действий. До него можно применить способность. { $power }.
battle-second = Можно выполнить и второе действие.
battle-name = Коснитесь тактики: соперники сбросят по такой карте или покажут руку.
battle-whom-flurry = Кого ударить?
battle-whom-slide = В чью руку заглянуть?
battle-whom-copy = Чьей картой действовать?
battle-whom-silence = Кто не будет действовать?
battle-where-feint = Выберите тактику: положить на неё «Нокаут» или убрать его.
battle-where-explosives = Выберите тактику: поставить ловушку или снять её.
battle-where-vantage = Выберите первую из двух тактик.
battle-it-hero = Выбрать
battle-it-lay = Положить
battle-it-discard = Сбросить
battle-it-draft = Взять
battle-it-take = Взять
battle-it-swap = Заменить
battle-now = Бой { $battle } · раунд { $round }
battle-before = Бой { $battle } · раздача
battle-after = Конец · бой { $battle }
battle-stage = этап { $stage } из { $stages }
battle-left = осталось { $energy }
battle-out = { $name }: вне боя!
    .you = Вы вне боя!
battle-worked = Действует способность: { $hero } ({ $name }).
    .you = Действует ваша способность: { $hero }.
battle-shows = { $name } показывает руку:
    .you = Вы показываете руку:
# Что случится, ещё до хода.
battle-risk-order = «{ $card }» — { $number }, перед ней { $last }: порядок нарушен, герой выбудет{ $isOpen ->
        [yes] , если карту не заменить
       *[no] {""}
    } ({ $rule }).
battle-risk-knockout = «{ $card }»: здесь «Нокаут», герой выбудет{ $isOpen ->
        [yes] , если его не уберут
       *[no] {""}
    } ({ $rule }).
battle-risk-trap = «{ $card }»: ловушка отнимет последнюю энергию{ $isOpen ->
        [yes] , если её не снимут
       *[no] {""}
    } ({ $rule }).
battle-risk-energy = Это отнимет последнюю энергию: герой выбудет ({ $rule }).
battle-ghost-hit = { $name } → { $energy }
battle-ghost-out = { $name }: вне боя!
battle-ghost-energy = вы { $energy } энергии
battle-ghost-cards = карты { $cards }
battle-ghost-wins = бой выигран!
battle-ghost-vain = { $why ->
        [frozen] без карт: их держит Грут
        [field] без энергии: таково поле боя
        [most] энергии больше не станет
       *[none] карт больше нет
    }
battle-ghost-or = { $one } или { $other }
battle-account = { $hero }: выиграно боёв из { $battles }

# Лица карт.
battle-do-seize = 1 урон первому игроку, затем первый игрок — вы
battle-do-stun = Назовите карту: соперники сбрасывают по одной такой
battle-do-aid = +1 энергия
battle-do-explosives = Поставьте или снимите ловушку
battle-do-leap = { $leap ->
        [one] Возьмите { $leap } карту
        [few] Возьмите { $leap } карты
       *[many] Возьмите { $leap } карт
    }
battle-do-flurry = Герою 1 урон за каждый «Ближний бой» вашей серии
battle-do-feint = Положите или уберите «Нокаут»
battle-do-vantage = Поставьте или снимите две ловушки
battle-do-dodge = { $dodge ->
        [one] Возьмите { $dodge } карту
        [few] Возьмите { $dodge } карты
       *[many] Возьмите { $dodge } карт
    }
battle-do-slide = Загляните в чужую руку и возьмите карту
battle-do-shoot = 1 урон всем соперникам
battle-do-suppress = Соперники сбрасывают по случайной карте
battle-do-breather = +1 энергия
battle-do-stance = Поверните карту: «Град ударов», «Выстрел» и «Нокаут» вам не страшны

# Что лежит на столе, для тех, кто слушает.
battle-card = { $card }, номер { $number }
battle-card-turned = { $card }, номер { $number }, повёрнута: защитная стойка
battle-face-down = карта взакрытую
battle-tactic = { $number } { $card }, тактика{ $trap ->
        [yes] , стоит ловушка
       *[no] {""}
    }{ $knockout ->
        [yes] , лежит «Нокаут»
       *[no] {""}
    }
battle-all-heroes = Герои за столом
battle-rivals = Соперники
battle-energy = энергия { $energy }
battle-wins = побед: { $wins } из { $goal }
battle-house = карту придумали мы
battle-use = Применить

# Виды компонентов.
kind-hero = Герои
kind-battlefield = Поля боя
kind-move = Карты

# Варианты настроек.
choice-boxes-auto = сколько нужно
choice-boxes-guardians = «Стражи»
choice-boxes-avengers = «Мстители»
choice-boxes-both = обе
choice-teams-0 = каждый за себя
choice-teams-2 = 2 команды
choice-teams-3 = 3 команды
choice-teams-4 = 4 команды
choice-tie-order = по порядку хода
choice-tie-fourth = до четвёртой победы
choice-tie-showdown = решающий бой
help-boxes = Одной коробки хватает на четверых. Обе вместе — это все карты и до восьми игроков.
help-teams = Вчетвером — 2 команды, вшестером — 2 или 3, ввосьмером — 2 или 4. Команды сидят вперемежку.
help-tie = Что делать, если третьей победы достигли сразу несколько игроков.

# Что выкрикивают в важные мгновения.
moment-trap = Ловушка!
moment-firm = На ногах!
moment-out = { $reason ->
        [knockout] Нокаут!
        [order] Не по порядку!
        [energy] Без сил!
       *[cards] Без карт!
    }
moment-won = Бой окончен!
    .you = Победа!
moment-goal = Ничья!
moment-showdown = Решающая схватка!
