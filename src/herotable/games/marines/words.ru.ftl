# Названия, ходы и события Space Marine Heroes по-русски.

title = Space Marine Heroes
pack-name = Серия терминаторов
tagline = Две армии, шесть кубиков и ваша смелость

option-rows = Рядов в половине
    .help = Насколько глубоко поле битвы: короткое кончается быстро.
option-series = Битвы
    .help = Одна битва или серия из трёх, где всё решает общий счёт.
option-friendly_fire = Огонь по своим
    .help = Выкашивание задевает и ваших героев в этом ряду.
option-turn_limit = Предел ходов
    .help = После стольких ходов каждой стороны битва останавливается.

# Герои и их снаряжение.
word-phaello = Фаэлло
word-sanictus = Саниктус
word-ferran = Фёрран
word-donatos = брат-капитан Донато
word-ebellius = Эбеллиус
word-victorno = брат-сержант Викторно
word-aramus = Арамус
word-dirael = Дираэл
word-darrago = Дарраго
word-brother-10 = брат 10
word-brother-11 = брат 11
word-brother-12 = брат 12
word-brother-13 = брат 13
word-brother-14 = брат 14
word-brother-15 = брат 15
word-brother-16 = брат 16
word-brother-17 = брат 17
word-brother-18 = брат 18
word-brother-19 = брат 19
word-brother-20 = брат 20
word-brother-21 = брат 21
word-brother-22 = брат 22
word-brother-23 = брат 23
word-brother-24 = брат 24
word-brother-25 = брат 25
word-brother-26 = брат 26
word-brother-27 = брат 27
word-brother-28 = брат 28
word-brother-29 = брат 29
word-brother-30 = брат 30
word-brother-31 = брат 31
word-brother-32 = брат 32

word-inspiration = Вдохновение
word-priority-voice = Приоритетный Голос
word-shield = Щит
word-smite = Сразить
word-shooting = Стрельба
word-mow-down = Выкашивание
word-run-or-triple = стрит или тройка
word-close = ближний бой
word-short = короткая
word-medium = средняя
word-long = дальняя

# Кубики и комбинации.
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-six = одна шестёрка
word-sixes = две шестёрки
word-triple-1 = тройка 1
word-triple-2 = тройка 2
word-triple-3 = тройка 3
word-triple-4 = тройка 4
word-triple-5 = тройка 5
word-run-1-3 = стрит 1–3
word-run-2-4 = стрит 2–4
word-run-3-5 = стрит 3–5
word-run-1-4 = стрит 1–4
word-run-2-5 = стрит 2–5
word-run-1-5 = стрит 1–5

word-breakthrough = прорыв
word-limit = предел ходов

# Ходы, какими их предлагают игроку.
move-pick = Взять в армию: { $hero_word }
move-drop = Вернуть в набор: { $hero_word }
move-place = Поставить в колонку { $column }: { $hero_word }
move-roll = { $keep_count ->
        [0] Бросить все кубики, что есть
       *[other] Оставить лежать: { $keep }; бросить остальные
    }
move-set = Отложить: { $combination_word }
move-act = Больше не бросать, действовать
move-attack = Колонка { $column } атакует врага перед собой (одна шестёрка)
move-move = Колонка { $column } двигается на одно поле (две шестёрки)
move-march = Колонка { $column } двигается на два поля (тройка)
move-advance = Двинуть на одно поле все колонки комбинации «{ $run_word }»
move-voice = Приоритетный Голос: двигается колонка { $column }
move-smite = Колонка { $column }: сразить врага в колонке { $target } ({ $pays_word })
move-shoot = Колонка { $column }: стрелять по врагу в колонке { $target } ({ $pays_word })
move-mow = Колонка { $column }: выкосить ряд { $row } ({ $pays_word })
move-end = Закончить ход

# События, какими их пишет журнал.
event-picked = { $hero ->
        [hidden] { $seat } выбирает героя.
       *[other] { $seat } берёт в армию: { $hero_word }.
    }
    .you = { $seat } берёте в армию: { $hero_word }.
event-dropped = { $hero ->
        [hidden] { $seat } берёт выбор назад.
       *[other] { $seat } возвращает в набор: { $hero_word }.
    }
    .you = { $seat } возвращаете в набор: { $hero_word }.
event-mustered = { $seat }, армия: { $first_word }, { $second_word }, { $third_word }, { $fourth_word }, { $fifth_word }.
    .you = Ваша армия: { $first_word }, { $second_word }, { $third_word }, { $fourth_word }, { $fifth_word }.
event-deploying = { $seat } ставит первого героя и сделает первый ход.
    .you = { $seat } ставите первого героя и сделаете первый ход.
event-placed = { $seat } ставит в колонку { $column }: { $hero_word }.
    .you = { $seat } ставите в колонку { $column }: { $hero_word }.
event-begun = { $seat } берёт кубики.
    .you = { $seat } берёте кубики.
event-kept = Лежат как есть: { $dice }.
event-rolled = Выпало: { $dice }.
event-secured = { $seat } откладывает: { $combination_word }.
    .you = { $seat } откладываете: { $combination_word }.
event-busted = Нет комбинации! { $seat } теряет всё отложенное.
    .you = Нет комбинации! { $seat } теряете всё отложенное.
event-all_out = Все кубики отложены! { $seat } сразу действует, а потом ходит ещё раз.
    .you = Все кубики отложены! { $seat } сразу действуете, а потом ходите ещё раз.
event-stopped = { $seat } больше не бросает и переходит к действиям.
    .you = { $seat } больше не бросаете и переходите к действиям.
event-attacked = { $seat }: { $hero_word } бьёт врага: { $target_word }.
    .you = Ваш { $hero_word } бьёт врага: { $target_word }.
event-smote = { $seat }: { $hero_word } разит врага: { $target_word }.
    .you = Ваш { $hero_word } разит врага: { $target_word }.
event-shot = { $seat }: { $hero_word } стреляет во врага: { $target_word }.
    .you = Ваш { $hero_word } стреляет во врага: { $target_word }.
event-mowed = { $seat }: { $hero_word } выкашивает ряд { $row }.
    .you = Ваш { $hero_word } выкашивает ряд { $row }.
event-saved = { $seat }: { $hero_word } выбрасывает { $die } и стоит на месте.
    .you = Ваш { $hero_word } выбрасывает { $die } и стоит на месте.
event-retreated = { $seat }: { $hero_word } выбрасывает { $die } и отступает на { $spaces ->
        [one] { $spaces } поле.
        [few] { $spaces } поля.
       *[other] { $spaces } полей.
    }
    .you = Ваш { $hero_word } выбрасывает { $die } и отступает на { $spaces ->
            [one] { $spaces } поле.
            [few] { $spaces } поля.
           *[other] { $spaces } полей.
        }
event-handed = { $seat }: { $hero_word } отдаёт движение; двинется { $mover_word }.
    .you = Ваш { $hero_word } отдаёт движение; двинется { $mover_word }.
event-advanced = { $seat }: { $hero_word } наступает в колонке { $column } на ряд { $row }.
    .you = Ваш { $hero_word } наступает в колонке { $column } на ряд { $row }.
event-fought = { $how ->
        [breakthrough] Прорыв! Трое героев за линией, и счёт больше: битва { $battle } окончена.
       *[limit] Ходы кончились: битва { $battle } остановлена, решает счёт.
    }
event-written = { $seat } записывает { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
    .you = { $seat } записываете { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[other] { $points } очков.
        }
event-ended = Сражение окончено.

# Стол.
label-battle = Битва { $battle } из { $battles }
label-turns = { $turns ->
        [one] сделан { $turns } ход
        [few] сделано { $turns } хода
       *[many] сделано { $turns } ходов
    } из { $limit }
label-picking = Наберите пять героев
label-picked = { $name }: выбрано { $count } из { $army }
label-reserve = поставить
label-columns = колонка
label-row = ряд
label-score = счёт { $score }
label-through = за линией: { $count }
label-dice = Кубики
label-no-dice = ещё не брошены
label-rolled = выпало
label-lying = лежат
label-aside = Отложено
label-nothing = ничего
label-odds = Риск разорения
label-odds-all = бросить { $count ->
        [one] { $count } кубик
        [few] все { $count } кубика
       *[other] все { $count } кубиков
    }
label-odds-after = отложив «{ $combination }»
label-odds-keep = оставить { $keep }
label-asked = Приоритетный Голос в колонке { $column }: кто двигается?
label-written = Записано

# Отчёт лаборатории.
group-hero = Герои
    .about = Доля битв, выигранных армиями с этим героем.
group-army = Армии
    .about = Доля битв, выигранных каждой армией из пяти героев.
measure = Битвы
    .about = Сколько ходов у обеих сторон вместе длится битва и какая доля битв доходит до предела ходов.
measure-turns = ходов за битву
measure-limit = доля битв, дошедших до предела ходов
verb-pick = Взять героя
verb-drop = Вернуть героя
verb-place = Поставить героя
verb-roll = Бросок
verb-set = Отложить
verb-act = Перейти к действиям
verb-attack = Атака, колонка
verb-move = Ход, колонка
verb-march = Марш, колонка
verb-advance = Наступление
verb-voice = Приоритетный Голос
verb-smite = Сразить
verb-shoot = Стрельба
verb-mow = Выкашивание
verb-end = Закончить ход
