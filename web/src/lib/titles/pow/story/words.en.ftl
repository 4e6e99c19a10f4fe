# The story of a match of POW!, in English.

story-taken = { $part ->
        [beginning] { story-takes }: the first of many{ story-then }
        [end] At last { story-takes }{ story-then }
       *[turn] { story-takes }{ story-then }
    }
story-takes = { $kind ->
        [hero] { $seat } wins over a hero ({ $tile })
       *[villain] { $seat } takes in a villain ({ $tile })
    }
story-stolen = { $kind ->
        [hero] { $seat } snatches a hero ({ $tile }) from { $rival }{ story-then }
       *[villain] { $seat } lures a villain ({ $tile }) away from { $rival }{ story-then }
    }
    .shout = POW!
story-forfeited = { $kind ->
        [hero] The dice open nothing, and { $seat } gets the lowest hero ({ $tile }).
       *[villain] The dice open nothing, and { $seat } gets the worst villain ({ $tile }).
    }
    .shout = Oops!
story-then = { $lead ->
        [takes] {" "}and comes into the lead!
        [keeps] {" "}and stays in front.
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
