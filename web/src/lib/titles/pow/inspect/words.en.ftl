# What the inspector tells about POW! in English.

pow-tile-name-hero = Hero, +{ $points }
pow-tile-name-villain = Villain, { $points }
pow-about-hero = Shields take heroes. At the end a hero scores only if a villain of yours lies against it: heroes on top without one go first.
pow-about-villain = Skulls take villains. Each costs points at the end, but lets one more of your heroes count.

pow-about-row-hero = The heroes of the centre. The number of shields on all five dice is the place you may take. When a tile goes, the gap closes.
pow-about-row-villain = The villains of the centre. The number of skulls on all five dice is the place you may take. When a tile goes, the gap closes.

pow-stack-name-hero = Heroes of { $name }
    .you = Your heroes
pow-stack-name-villain = Villains of { $name }
    .you = Your villains
pow-about-stack-hero = Taken heroes lie here, the last one on top. Nobody may look below. Those on top without a villain against them count for nothing.
pow-about-stack-villain = Taken villains lie here, the last one on top. Nobody may look below. All of them cost points, and each lets a hero count.
pow-about-buried = It lies below others and nobody sees it. Everybody saw it when it was taken.

pow-face-shield = Shield
pow-face-skull = Skull
pow-face-blue = Blue !
pow-face-orange = Orange !
pow-about-shield = Count the shields on all five dice: two take the second hero from the left.
pow-about-skull = Count the skulls on all five dice: two take the second villain from the left.
pow-about-blue = Three take the top hero of a rival. Four or five take any hero of a rival's stack.
pow-about-orange = Three take the top villain of a rival. Four or five take any villain of a rival's stack.
pow-about-dice = Five equal dice. Begin your turn by rolling them all. Then keep some and roll the rest, up to three rolls, and take one tile.

pow-aside-name = { $face }, kept
pow-about-aside = A kept die shows the same face until the end of the turn, and counts together with those just rolled.
pow-rolls-name = Rolls of this turn
pow-about-rolls = Up to three in a turn. Before each new one keep at least one die. You may stop after any roll.
pow-about-odds = How likely each tile opens if the chosen dice are kept and the others are rolled. The rules count every way in which they can fall.

pow-about-me = Your two stacks. Points of heroes minus those of villains, but only as many heroes as you have villains. It is counted at the end: what lies below the top is hidden, from you too.
pow-about-rival = A rival with two stacks. Three ! of one colour take the top tile of one of them.

pow-number-points = points
pow-number-box = in the box
pow-number-place = place
pow-number-left = tiles left
pow-number-height = tiles
pow-number-top = on top
pow-number-sides = sides of six
pow-number-shown = dice now

pow-now-open = The dice open it: tap it to take it.
pow-now-needs = { $kind ->
        [hero] { $place ->
            [one] Exactly { $place } shield takes it.
           *[other] Exactly { $place } shields take it.
        }
       *[villain] { $place ->
            [one] Exactly { $place } skull takes it.
           *[other] Exactly { $place } skulls take it.
        }
    }
pow-now-worst = The dice open nothing. Whoever stops now must take this tile: the villain that costs most or, without villains, the lowest hero.
pow-now-shown = { $kind ->
        [hero] The dice show { $shown ->
            [0] none
            [one] { $shown } shield
           *[other] { $shown } shields
        }.
       *[villain] The dice show { $shown ->
            [0] none
            [one] { $shown } skull
           *[other] { $shown } skulls
        }.
    }
pow-now-far = The dice reach no farther than place { $dice }. It moves up when tiles to its left go.
pow-now-chance = With the chosen dice kept, the next roll opens it with { $percent } %.
pow-now-change = { $sign ->
        [0] If you take it, your score stays as it is.
        [1] If you take it, your score rises by { $change }.
       *[other] If you take it, your score changes by { $change }.
    }
pow-now-counted = { $count ->
        [0] None of your heroes counts then.
        [one] { $count } hero of yours counts then.
       *[other] { $count } heroes of yours count then.
    }
pow-now-ends = It is the last tile: the game ends then.
pow-now-worth-hero = { $villains ->
        [0] You have no villain to spare: a hero counts only once another one comes.
        [one] { $villains } villain of yours has no hero: the next hero counts at once.
       *[other] { $villains } villains of yours have no hero: the next hero counts at once.
    }
pow-now-worth-villain = { $heroes ->
        [0] { $villains ->
            [0] No hero of yours waits for a villain: now one only costs points, but your next hero will count.
           *[other] You have villains to spare already: one more only costs points.
        }
        [one] { $heroes } hero of yours waits for a villain: with one more villain it counts.
       *[other] { $heroes } heroes of yours wait for villains: with one more villain one of them counts.
    }
pow-now-total = If the game ended now, the score would be { $total }.
pow-now-total-hidden = The score is told at the end: until then nobody may look below the tiles on top.
pow-now-calls = The dice show { $shown }.
pow-now-risk = With the chosen dice kept, the next roll opens nothing with { $percent } %.
pow-now-steal = The dice let you take it: tap the stack.
pow-now-steal-needs-hero = Three blue ! let you take its top tile.
pow-now-steal-needs-villain = Three orange ! let you take its top tile.
pow-now-aside = { $count ->
        [one] { $count } die is kept,
       *[other] { $count } dice are kept,
    } { $left ->
        [one] { $left } die can be rolled.
       *[other] { $left } dice can be rolled.
    }
pow-now-rolls = { $left ->
        [0] No rolls left: a tile has to be taken.
        [one] { $left } roll left.
       *[other] { $left } rolls left.
    }
pow-now-count = { $idle ->
        [0] All heroes here would count if the game ended now.
        [one] { $idle } hero on top would not count if the game ended now.
       *[other] { $idle } heroes on top would not count if the game ended now.
    }
