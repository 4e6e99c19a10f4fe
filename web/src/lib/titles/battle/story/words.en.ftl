# The story of a match of Superhero Battle, in English.

story-picked = { $seat } enters the arena as { $hero_word }.
    .you = You enter the arena as { $hero_word }.
story-won = { $part ->
        [end] { $seat } wins the battle that decides it all.
       *[turn] { $seat } wins a battle, { $wins } in all{ story-then }
    }
    .shout = Victory!
    .you = { $part ->
        [end] You win the battle that decides it all.
       *[turn] You win a battle, { $wins } in all{ story-then.you }
    }
story-survived = { $seat } meets a Knockout and walks on as if nothing had happened.
    .shout = Ha!
    .you = You meet a Knockout and walk on as if nothing had happened.
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
    .you = { $reason ->
        [order] You lose count: a number breaks the order, and your hero is out.
        [knockout] You run into a Knockout and are out of the battle.
        [energy] You have no energy left and are out of the battle.
       *[cards] You have no card left to lay and are out of the battle.
    }
story-sprung = { $seat } sets off the trap on { $tactic_word }.
    .shout = Snap!
    .you = You set off the trap on { $tactic_word }.
story-then = { $lead ->
        [takes] {" "}and comes into the lead!
        [keeps] {" "}and stays in front.
       *[none] .
    }
    .you = { $lead ->
        [takes] {" "}and come into the lead!
        [keeps] {" "}and stay in front.
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
