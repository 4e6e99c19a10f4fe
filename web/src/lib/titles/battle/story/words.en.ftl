# The story of a match of Superhero Battle, in English.

story-picked = { $seat } enters the arena as { $hero_word }.
story-won = { $part ->
        [end] { $seat } wins the battle that decides it all.
       *[turn] { $seat } wins a battle, { $wins } in all{ story-then }
    }
    .shout = Victory!
story-survived = { $seat } meets a Knockout and walks on as if nothing had happened.
    .shout = Ha!
story-left = { $reason ->
        [order] { $seat } loses count: a number breaks the order, and the hero is out.
        [knockout] { $seat } runs into a Knockout and is out of the battle.
        [energy] { $seat } has no energy left and is out of the battle.
       *[cards] { $seat } has no card left to lay and is out of the battle.
    }
    .shout = { $reason ->
        [knockout] Knock-out!
        [energy] Knock-out!
       *[other] Out!
    }
story-sprung = { $seat } sets off the trap on { $tactic_word }.
    .shout = Snap!
story-then = { $lead ->
        [takes] {" "}and comes into the lead!
        [keeps] {" "}and stays in front.
       *[none] .
    }

# Statistics.
statistic-won = Battles won
statistic-actions = Actions
statistic-hits = Hits dealt
statistic-hurt = Hits taken
statistic-healed = Times healed
statistic-stolen = Cards stolen
statistic-traps = Traps set off
statistic-knockouts = Knockouts run into
statistic-order = Order broken
statistic-left = Times out of a battle
