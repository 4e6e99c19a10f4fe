# Names, moves and events of Space Marine Heroes in English.

title = Space Marine Heroes
pack-name = The Terminator series
tagline = Two armies, six dice, and how far you dare

option-rows = Rows of each half
    .help = How deep the battlefield is: a short one is over soon.
option-series = Battles
    .help = One battle, or a series of three decided by all scores together.
option-friendly_fire = Friendly fire
    .help = Mow Down hits your own heroes in the row too.
option-turn_limit = Turn limit
    .help = After so many turns of each side the battle stops.

# Heroes and their gear.
word-phaello = Phaello
word-sanictus = Sanictus
word-ferran = Ferran
word-donatos = Captain Donatos
word-ebellius = Ebellius
word-victorno = Sergeant Victorno
word-aramus = Aramus
word-dirael = Dirael
word-darrago = Darrago
word-brother-10 = Brother 10
word-brother-11 = Brother 11
word-brother-12 = Brother 12
word-brother-13 = Brother 13
word-brother-14 = Brother 14
word-brother-15 = Brother 15
word-brother-16 = Brother 16
word-brother-17 = Brother 17
word-brother-18 = Brother 18
word-brother-19 = Brother 19
word-brother-20 = Brother 20
word-brother-21 = Brother 21
word-brother-22 = Brother 22
word-brother-23 = Brother 23
word-brother-24 = Brother 24
word-brother-25 = Brother 25
word-brother-26 = Brother 26
word-brother-27 = Brother 27
word-brother-28 = Brother 28
word-brother-29 = Brother 29
word-brother-30 = Brother 30
word-brother-31 = Brother 31
word-brother-32 = Brother 32

word-inspiration = Inspiration
word-priority-voice = Priority Voice
word-shield = Shield
word-smite = Smite
word-shooting = Shooting
word-mow-down = Mow Down
word-run-or-triple = run or triple
word-close = close
word-short = short
word-medium = medium
word-long = long

# Dice and combinations.
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-six = one six
word-sixes = two sixes
word-triple-1 = triple 1
word-triple-2 = triple 2
word-triple-3 = triple 3
word-triple-4 = triple 4
word-triple-5 = triple 5
word-run-1-3 = run 1–3
word-run-2-4 = run 2–4
word-run-3-5 = run 3–5
word-run-1-4 = run 1–4
word-run-2-5 = run 2–5
word-run-1-5 = run 1–5

word-breakthrough = breakthrough
word-limit = turn limit

# Moves, as a player is offered them.
move-pick = Take { $hero_word } into your army
move-drop = Send { $hero_word } back
move-place = Place { $hero_word } in column { $column }
move-roll = { $keep_count ->
        [0] Roll all the dice you have
       *[other] Leave { $keep } lying; roll the rest
    }
move-set = Set aside: { $combination_word }
move-act = Stop rolling and act
move-attack = Column { $column } attacks the enemy in front of it (one six)
move-move = Column { $column } moves one space (two sixes)
move-march = Column { $column } moves two spaces (a triple)
move-advance = All columns of the { $run_word } move one space
move-voice = Priority Voice: column { $column } makes the move
move-smite = Column { $column } smites the enemy in column { $target } ({ $pays_word })
move-shoot = Column { $column } shoots at the enemy in column { $target } ({ $pays_word })
move-mow = Column { $column } mows down row { $row } ({ $pays_word })
move-end = End your turn

# Events, as the log tells them.
event-picked = { $hero ->
        [hidden] { $seat } picks a hero.
       *[other] { $seat } picks { $hero_word }.
    }
    .you = { $seat } pick { $hero_word }.
event-dropped = { $hero ->
        [hidden] { $seat } takes a pick back.
       *[other] { $seat } sends { $hero_word } back.
    }
    .you = { $seat } send { $hero_word } back.
event-mustered = The army of { $seat }: { $first_word }, { $second_word }, { $third_word }, { $fourth_word }, { $fifth_word }.
    .you = Your army: { $first_word }, { $second_word }, { $third_word }, { $fourth_word }, { $fifth_word }.
event-deploying = { $seat } places the first hero and will have the first turn.
    .you = { $seat } place the first hero and will have the first turn.
event-placed = { $seat } places { $hero_word } in column { $column }.
    .you = { $seat } place { $hero_word } in column { $column }.
event-begun = { $seat } takes the dice.
    .you = { $seat } take the dice.
event-kept = Left lying: { $dice }.
event-rolled = Rolled: { $dice }.
event-secured = { $seat } sets aside: { $combination_word }.
    .you = { $seat } set aside: { $combination_word }.
event-busted = Bust! { $seat } loses everything set aside.
    .you = Bust! { $seat } lose everything set aside.
event-all_out = All dice are set aside! { $seat } acts at once and then has another turn.
    .you = All dice are set aside! { $seat } act at once and then have another turn.
event-stopped = { $seat } stops rolling and acts.
    .you = { $seat } stop rolling and act.
event-attacked = { $seat }: { $hero_word } strikes the enemy { $target_word }.
    .you = Your { $hero_word } strikes the enemy { $target_word }.
event-smote = { $seat }: { $hero_word } smites the enemy { $target_word }.
    .you = Your { $hero_word } smites the enemy { $target_word }.
event-shot = { $seat }: { $hero_word } shoots at the enemy { $target_word }.
    .you = Your { $hero_word } shoots at the enemy { $target_word }.
event-mowed = { $seat }: { $hero_word } mows down row { $row }.
    .you = Your { $hero_word } mows down row { $row }.
event-saved = { $seat }: { $hero_word } rolls { $die } and stands firm.
    .you = Your { $hero_word } rolls { $die } and stands firm.
event-retreated = { $seat }: { $hero_word } rolls { $die } and retreats { $spaces ->
        [one] { $spaces } space.
       *[other] { $spaces } spaces.
    }
    .you = Your { $hero_word } rolls { $die } and retreats { $spaces ->
            [one] { $spaces } space.
           *[other] { $spaces } spaces.
        }
event-handed = { $seat }: { $hero_word } hands the move over to { $mover_word }.
    .you = Your { $hero_word } hands the move over to { $mover_word }.
event-advanced = { $seat }: { $hero_word } advances in column { $column } to row { $row }.
    .you = Your { $hero_word } advances in column { $column } to row { $row }.
event-fought = { $how ->
        [breakthrough] Breakthrough! Three heroes are across the line, with the higher score: battle { $battle } is won.
       *[limit] The turns are over: battle { $battle } stops, and the score decides.
    }
event-written = { $seat } writes down { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = { $seat } write down { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-ended = The fighting is over.

# The table.
label-battle = Battle { $battle } of { $battles }
label-turns = turns had: { $turns } of { $limit }
label-picking = Pick five heroes
label-picked = { $name }: { $count } of { $army } picked
label-reserve = to place
label-columns = column
label-row = row
label-score = score { $score }
label-through = { $count } in the enemy half
label-dice = Dice
label-no-dice = not rolled yet
label-rolled = just rolled
label-lying = left lying
label-aside = Set aside
label-nothing = nothing
label-odds = Chance of a bust
label-odds-all = rolling { $count ->
        [one] { $count } die
       *[other] all { $count } dice
    }
label-odds-after = after { $combination }
label-odds-keep = leaving { $keep }
label-asked = Priority Voice in column { $column }: who moves?
label-written = Written down

# The lab's report.
group-hero = Heroes
    .about = The share of battles won by armies with this hero.
group-army = Armies
    .about = The share of battles won by each army of five.
measure = Battles
    .about = How many turns a battle takes, of both seats together, and what share of battles lasts to the turn limit.
measure-turns = turns in a battle
measure-limit = share of battles that last to the turn limit
verb-pick = Pick a hero
verb-drop = Send a hero back
verb-place = Place a hero
verb-roll = Roll
verb-set = Set aside
verb-act = Stop and act
verb-attack = Attack, column
verb-move = Move, column
verb-march = March, column
verb-advance = Advance
verb-voice = Priority Voice
verb-smite = Smite
verb-shoot = Shooting
verb-mow = Mow Down
verb-end = End the turn
