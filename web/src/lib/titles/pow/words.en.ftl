# What the page of POW! says in English.

goal = Score the most: heroes bring points and villains cost some, but only as many heroes count as you have villains; the game ends when both rows are empty.
pow-begin = Your turn: roll all five dice.
pow-choose = { $third ->
        [blue] A third blue ! takes a rival's hero: keep them, or take a lit tile.
        [orange] A third orange ! takes a rival's villain: keep them, or take a lit tile.
       *[none] { $kept ->
            [none] Keep at least one of these new dice and roll the rest, or take a lit tile.
           *[some] Collecting { $kept }. Keep at least one new die, or take a lit tile.
        }
    }
pow-choose-steal = POW! Take a lit tile, a rival's too, or keep at least one of these new dice.
pow-take = { pow-rolling-over }: choose a lit tile.
pow-take-steal = POW! { pow-rolling-over }: choose a lit tile, a rival's too.
pow-take-rivals = { pow-rolling-over }, and only tiles of rivals are open: choose one.
pow-rolling-over = { $end ->
        [rolls] No rolls left
       *[dice] The last die is rolled
    }
pow-collect-shield = { $n ->
        [one] { $n } shield → hero { $n }
       *[other] { $n } shields → hero { $n }
    }
pow-collect-skull = { $n ->
        [one] { $n } skull → villain { $n }
       *[other] { $n } skulls → villain { $n }
    }
pow-collect-blue = { $n ->
        [1] 1 of 3 blue !
        [2] 2 of 3 blue !
       *[other] { $n } blue ! → theft
    }
pow-collect-orange = { $n ->
        [1] 1 of 3 orange !
        [2] 2 of 3 orange !
       *[other] { $n } orange ! → theft
    }
pow-nothing-yet = Nothing is open yet: keep at least one new die, or take the worst tile (!).
pow-nothing = Nothing is open: take the worst. { pow-effect }
pow-roll-on = Collecting { $kept }. Roll the others?
pow-leave-one = Leave at least one die to roll.
pow-take-this = { $why ->
        [unseen] Take this tile?
        [counts] Take this tile? { pow-effect }
       *[other] { pow-effect }
    }
pow-take-only = { $from ->
        [rival] Only a rival's tile is open. { pow-effect }
       *[centre] Only this tile is open. { pow-effect }
    }
pow-effect = { $why ->
        [unseen] {""}
        [idle] Your score stays: it counts once a villain comes.
        [lets] { pow-change }: one more hero counts.
        [spare] { pow-change }: your next hero counts.
        [surplus] { pow-change }: it is one too many.
       *[counts] { pow-change }.
    }
pow-change = { $sign ->
        [0] Your score stays the same
        [1] Your score rises by { $change }
       *[other] Your score falls by { $change }
    }
pow-gain = { $sign ->
        [0] same score
        [1] { $change ->
            [one] +{ $change } point
           *[other] +{ $change } points
        }
       *[other] { $change ->
            [one] −{ $change } point
           *[other] −{ $change } points
        }
    }
pow-take-last = Take this tile? It is the last one: the game ends.
pow-risk = { $percent } % that nothing opens. Roll all the same?
pow-worst = This is the worst tile, and you may still roll. Take it all the same?
pow-worst-tile = the worst tile: yours if you stop
pow-wanted-keep = Keep at least one die
pow-wanted-tile = Choose a tile
pow-wanted-roll = Let one die go
pow-which-rival = From whom?
pow-which-depth = Which tile of { $name }? Those below the top lie face down.

pow-keep = { $dice ->
        [one] keep { $dice } die
       *[other] keep { $dice } dice
    }
pow-roll-all = Roll the dice
pow-roll = { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
pow-take-hero = Take the hero (+{ $points })
pow-take-villain = Take the villain ({ $points })
pow-take-it = Take it
pow-tile-hero = hero +{ $points }
pow-tile-villain = villain { $points }
pow-tile-of-rival-hero = { $name }: { $points ->
        [unseen] { pow-from-top }
       *[seen] hero +{ $points }
    }
pow-tile-of-rival-villain = { $name }: { $points ->
        [unseen] { pow-from-top }
       *[seen] villain { $points }
    }
pow-from-top = no. { $depth } from top
pow-stack-of-rival-hero = { $name }: heroes
pow-stack-of-rival-villain = { $name }: villains
pow-steal-hero = a rival's hero
pow-steal-villain = a rival's villain
pow-forfeit = Take the worst tile

# The table.
pow-place-hero = { $points ->
        [one] Hero at place { $place }, { $worth } point
       *[other] Hero at place { $place }, { $worth } points
    }
pow-place-villain = { $points ->
        [one] Villain at place { $place }, { $worth } point
       *[other] Villain at place { $place }, { $worth } points
    }
pow-row-empty = No tiles are left here. The game ends when both rows are empty.
pow-open = the dice open it
pow-chosen = chosen
pow-out-of-reach = out of reach in this turn
pow-tiles = pcs.
pow-ghost = the kept dice point here
pow-chance = { $percent } % with the next roll
pow-die = Die { $n }: { $face }
pow-die-kept = Kept: { $face }
pow-stack-hero = Heroes of { $name }: { $height ->
        [0] none
       *[other] { $height }, on top { $top }
    }
    .you = Your heroes: { $height ->
            [0] none
           *[other] { $height }, on top { $top }
        }
pow-stack-villain = Villains of { $name }: { $height ->
        [0] none
       *[other] { $height }, on top { $top }
    }
    .you = Your villains: { $height ->
            [0] none
           *[other] { $height }, on top { $top }
        }
pow-robbed = would lose { $kind ->
        [hero] a hero{ pow-worth }
       *[villain] a villain{ pow-worth }
    }
pow-worth = { $points ->
        [unseen] {""}
       *[seen] {" "}({ $points })
    }
pow-rivals = Rivals
pow-count = Heroes that count: { $count }{"\u00A0"}of{"\u00A0"}{ $heroes }
pow-depth = Tile { $depth } from the top
pow-odds = Next roll
pow-odds-hero = hero of a rival
pow-odds-villain = villain of a rival
pow-odds-rivals = from a rival:
pow-odds-nothing = no tile opens:
pow-odds-miss = no tile:
pow-odds-below = the chances stand below the tiles
pow-odds-of-hero = hero 2
pow-odds-of-villain = villain 2
pow-odds-of-rival = a rival's hero
pow-score = { $score ->
        [one] { $text } point
       *[other] { $text } points
    }

# The end.
pow-account-hero = { $count ->
        [0] No hero faces a villain
        [one] { $count } hero faces a villain: { $tiles }
       *[other] { $count } heroes face villains: { $tiles }
    }
pow-account-villain = { $count ->
        [0] No villains
        [one] { $count } villain: { $tiles }
       *[other] { $count } villains: { $tiles }
    }
pow-account-lone = { $count ->
        [one] { $count } hero on top without a villain: { $tiles }
       *[other] { $count } heroes on top without villains: { $tiles }
    }

# The mark stays with its word.
word-blue = blue{"\u00A0"}!
word-orange = orange{"\u00A0"}!

# Kinds of components.
kind-hero = Heroes
kind-villain = Villains
kind-die = Dice

# Components in words.
card-tile = { $points ->
        [one] { $kind }, { $points } point
       *[other] { $kind }, { $points } points
    }

# What is called out at a moment.
moment-theft = { $kind ->
        [hero] WHAM!
       *[villain] BAM!
    }
moment-bust = Missed!
