# What the page says at a table of Space Marine Heroes.
marines-waiting = The other army is deciding.
marines-over = The fighting is over.
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
marines-roll-or-act = Act now, or roll again? Tap dice to keep them aside.
marines-roll = { $count ->
        [one] Roll { $count } die · risk { $chance }
       *[other] Roll { $count } dice · risk { $chance }
    }
marines-hand = Priority Voice in column { $column }: who makes the move?
marines-act = Choose a hero or a combination to act with.
marines-act-who = Choose the hero that acts.
marines-act-target = Choose the target, or one of these actions.
marines-act-which = Choose one of these actions.
marines-confirm = Do this?
marines-stop = Stop and act
marines-do-attack = { $hero } attacks { $enemy } · { $pays }
marines-do-move = { $hero } moves · { $pays }
marines-do-march = { $hero } moves twice · { $pays }
marines-do-advance = Advance: { $pays }
marines-do-smite = { $hero } smites { $enemy } · { $pays }
marines-do-shoot = { $hero } shoots { $enemy } · { $pays }
marines-do-mow = { $hero } mows down row { $row } · { $pays }
marines-nothing-left = There is nothing left to do.
marines-chosen-column = column { $value }
marines-chosen-target = target in column { $value }
marines-chosen-row = row { $value }

marines-account-battle = Battle { $battle }, as written down
marines-account-hero = { $hero }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } ahead
marines-account-double = { $hero }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } ahead, twice for Inspiration

marines-field = Battlefield
marines-army-of = The army of { $name }
marines-hero-own = { $hero }, yours, column { $column }, row { $row }. { $gear }
marines-hero-enemy = { $hero }, enemy, column { $column }, row { $row }. { $gear }
marines-start = Starting space, column { $column }
marines-row = Mow down row { $row }
marines-score = Score
marines-through = { $count } of { $need } across the line
marines-turn = has the turn
marines-gear = Heroes and their gear
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
marines-aside = Set aside
marines-then = risk { $chance }
marines-all-out = all out!
marines-odds = Bust chance

# A run is not torn at its dash.
word-run-1-3 = run{"\u00A0"}1–{"\u2060"}3
word-run-2-4 = run{"\u00A0"}2–{"\u2060"}4
word-run-3-5 = run{"\u00A0"}3–{"\u2060"}5
word-run-1-4 = run{"\u00A0"}1–{"\u2060"}4
word-run-2-5 = run{"\u00A0"}2–{"\u2060"}5
word-run-1-5 = run{"\u00A0"}1–{"\u2060"}5

# Figures of a match.
tally-begun = Turns
tally-secured = Combinations set aside
tally-busted = Busts
tally-all_out = All out
tally-attacked = Attacks
tally-smote = Smites
tally-shot = Shots
tally-mowed = Rows mown down
tally-saved = Stood firm
tally-retreated = Retreats
tally-advanced = Advances

# Kinds of components.
kind-hero = Heroes

# Choices of the options.
choice-series-1 = one battle
choice-series-3 = three battles
