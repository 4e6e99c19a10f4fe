# The story of a match of POW!, in English.

story-taken = { $part ->
        [beginning] { story-takes }: the first of many{ story-then }
        [end] At last { story-takes }{ story-then }
       *[turn] { story-takes }{ story-then }
    }
    .you = { $part ->
        [beginning] { story-takes.you }: the first of many{ story-then.you }
        [end] At last { story-takes.you }{ story-then.you }
       *[turn] { story-takes.you }{ story-then.you }
    }
story-takes = { $kind ->
        [hero] { $seat } wins over a hero ({ $tile })
       *[villain] { $seat } takes in a villain ({ $tile })
    }
    .you = { $kind ->
        [hero] you win over a hero ({ $tile })
       *[villain] you take in a villain ({ $tile })
    }
story-stolen = { $kind ->
        [hero] { $seat } snatches a hero ({ $tile }) from { $rival }{ story-then }
       *[villain] { $seat } lures a villain ({ $tile }) away from { $rival }{ story-then }
    }
    .shout = POW!
    .you = { $kind ->
        [hero] You snatch a hero ({ $tile }) from { $rival }{ story-then.you }
       *[villain] You lure a villain ({ $tile }) away from { $rival }{ story-then.you }
    }
    .rival = { $kind ->
        [hero] { $seat } snatches a hero ({ $tile }) from you{ story-then }
       *[villain] { $seat } lures a villain ({ $tile }) away from you{ story-then }
    }
story-forfeited = { $kind ->
        [hero] The dice open nothing, and { $seat } gets the lowest hero ({ $tile }).
       *[villain] The dice open nothing, and { $seat } gets the worst villain ({ $tile }).
    }
    .shout = Oops!
    .you = { $kind ->
        [hero] The dice open nothing, and you get the lowest hero ({ $tile }).
       *[villain] The dice open nothing, and you get the worst villain ({ $tile }).
    }
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
statistic-turns = Turns
statistic-rolls = Rolls of the dice
statistic-heroes = Heroes taken from the centre
statistic-villains = Villains taken from the centre
statistic-stolen = Tiles stolen
statistic-lost = Tiles lost to thieves
statistic-forfeited = Turns that opened nothing
