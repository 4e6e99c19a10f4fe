# What the page says at a table of Space Marine Heroes.
goal = Win by ending your turn with three of your five heroes beyond the middle and more spaces gone than your rival; dice pay for steps and blows, and a roll without a combination loses all you set aside.
marines-waiting = The other army is deciding.
marines-over = The fighting is over.
marines-pick-ready = Take a ready-made army, or pick your own { $army }, one by one.
marines-pick = Pick your army: { $left ->
        [one] one more hero.
       *[other] { $left } more heroes.
    }
marines-picked = Your army is whole. Until the other one is too, you may still change it.
marines-place = Choose a hero to place.
marines-place-where = Choose a column for this hero.
marines-first-roll = Your turn begins with all six dice.
marines-set = Choose a combination to set aside.
marines-no-combination = These dice make no combination that you may set aside.
marines-roll-or-act = Act now, or roll again? Without a new combination all that is set aside is lost.
marines-roll-or-keep = Act now, or roll again? A die that you tap stays as it lies.
marines-roll = { $count ->
        [one] Roll { $count } die · bust risk { $chance }
       *[other] Roll { $count } dice · bust risk { $chance }
    }
marines-hand = Priority Voice: who takes the step, { $hero } or another?
marines-act = Tap anything that glows.
marines-act-who = Tap the hero that acts.
marines-act-go = Tap a lit square to go there. Who is blocked by an enemy stays.
marines-act-strike = Tap a ringed enemy. The percentage is the chance that it retreats.
marines-act-where = A lit square to go, a ringed enemy to strike. The percentage is the chance that the enemy retreats.
marines-act-which = Choose one of these actions.
marines-confirm = Do this?
marines-confirm-strike = Do this? The enemy retreats with a chance of { $chance }, else it stands firm.
marines-friends = Friendly fire: { $heroes } would be hit too (M16).
marines-stop = Stop and act
marines-do-attack = { $hero } strikes the enemy { $enemy } · { $pays }
marines-do-move = { $hero } moves · { $pays }
marines-do-march = { $hero } moves twice · { $pays }
marines-do-advance = Advance: { $pays }
marines-do-smite = { $hero } smites the enemy { $enemy } · { $pays }
marines-do-shoot = { $hero } shoots the enemy { $enemy } · { $pays }
marines-do-mow = { $hero } mows down row { $row } · { $pays }
marines-nothing-left = There is nothing left to do.
marines-chosen-column = column { $value }
marines-chosen-target = target in column { $value }
marines-chosen-row = row { $value }
marines-chosen-goal = to column { $column }, row { $row }
marines-goal = { $hero } goes to column { $column }, row { $row }
marines-threat-sign = { $chance }
marines-threat = Back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } with a chance of { $chance }
# What a combination pays for.
marines-can-attack = blow at the enemy in front
    .short = blow
marines-can-move = a step: any hero
    .short = step: any
marines-can-march = two steps: column { $columns }
    .short = 2 steps
marines-can-advance = a step each: columns { $columns }
    .short = a step each
marines-can-smite = Smite
marines-can-shoot = Shooting
marines-can-mow = Mow Down

# Ready-made armies: a name, and how it fights.
marines-ready = Take a ready-made army
marines-or-pick = Or pick five heroes
marines-army-captain = The Captain’s own
    .about = For beginners: the Captain’s steps count twice, shields hold.
marines-army-gunline = Firing line
    .about = Shoots enemies back with single sixes, from afar.
marines-army-fists = Iron fists
    .about = Gets close; one blow throws an enemy back to its start.
marines-army-storm = Storm of lead
    .about = Mows down whole rows; best against a closed front.

marines-account-battle = Battle { $battle }, as written down
marines-account-hero = { $hero }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } ahead
marines-account-double = { $hero }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } ahead, twice for Inspiration

marines-account-through = Across the line: { $count } of the { $need } needed to win

marines-field = Battlefield
marines-army-of = The army of { $name }
    .you = Your army
marines-hero-own = { $hero }, yours, column { $column }, row { $row }, die { $die }. { $gear }
marines-hero-enemy = { $hero }, enemy, column { $column }, row { $row }, die { $die }. { $gear }
marines-start = Starting space, column { $column }
marines-row = Mow down row { $row }
marines-score = Score
marines-through = { $count } of { $need } across the line
marines-turn = has the turn
    .you = have the turn
marines-tray = Dice
marines-die-rolled = { $face }, just rolled
marines-die-lying = { $face }, left lying
marines-die-kept = { $face }, stays as it lies
marines-dice-left = { $count ->
        [0] No dice left
        [one] { $count } die in hand
       *[other] { $count } dice in hand
    }
marines-can-set = You can set aside
marines-set-aside = Set aside: { $combination }
marines-then = risk { $chance }
marines-all-out = all the dice!
marines-odds = Bust risk

# A run is not torn at its dash.
word-run-1-3 = run{"\u00A0"}1–{"\u2060"}3
word-run-2-4 = run{"\u00A0"}2–{"\u2060"}4
word-run-3-5 = run{"\u00A0"}3–{"\u2060"}5
word-run-1-4 = run{"\u00A0"}1–{"\u2060"}4
word-run-2-5 = run{"\u00A0"}2–{"\u2060"}5
word-run-1-5 = run{"\u00A0"}1–{"\u2060"}5

# Kinds of components.
kind-hero = Heroes

# Choices of the options.
choice-series-1 = one battle
choice-series-3 = three battles

# What is called out at a moment.
moment-attack = A blow!
moment-smite = Smite!
moment-shot = A shot!
moment-mowed = Mown down!
moment-saved = { $die }: stands firm!
moment-retreat = { $die }: retreat!
moment-bust = No combination!
moment-all_out = All dice are used!
moment-flag = Across!
moment-fought = { $how ->
        [breakthrough] Breakthrough!
       *[limit] Time is up!
    }
