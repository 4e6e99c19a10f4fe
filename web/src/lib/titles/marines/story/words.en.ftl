# The story of a match of Space Marine Heroes, in English.

story-mustered = { $seat } calls { $first_word }, { $second_word }, { $third_word } and two more to arms.
    .you = You call { $first_word }, { $second_word }, { $third_word } and two more to arms.
story-advanced = { $part ->
        [beginning] { $hero_word } takes the first steps for { $seat }{ story-then }
        [end] { $hero_word } has the last word for { $seat }{ story-then }
       *[turn] { $hero_word } pushes forward for { $seat }{ story-then }
    }
    .you = { $part ->
        [beginning] { $hero_word } takes your first steps{ story-then.yours }
        [end] { $hero_word } has the last word for you{ story-then.yours }
       *[turn] { $hero_word } pushes forward for you{ story-then.yours }
    }
story-retreated = { $spaces ->
        [one] { $hero_word } is driven back one space, and { $seat } with him.
       *[other] { $hero_word } is hurled back { $spaces } spaces, and { $seat } with him.
    }
    .shout = Bang!
    .you = { $spaces ->
        [one] { $hero_word } is driven back one space, and you with him.
       *[other] { $hero_word } is hurled back { $spaces } spaces, and you with him.
    }
story-busted = { $seat } rolls once too often and loses everything set aside.
    .shout = Bust!
    .you = You roll once too often and lose everything set aside.
story-all_out = Not a die is left over: { $seat } acts and has another turn.
    .shout = All in use!
    .you = Not a die is left over: you act and have another turn.
story-written = { $seat } brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } home from the battle{ story-then }
    .you = { $points ->
        [one] You bring { $points } point
       *[other] You bring { $points } points
    } home from the battle{ story-then.you }
story-then = { $lead ->
        [takes] {" "}and comes into the lead!
        [keeps] {" "}and stays in front.
       *[none] .
    }
    .yours = { $lead ->
        [takes] {" "}and brings you into the lead!
        [keeps] {" "}and keeps you in front.
       *[none] .
    }
    .you = { $lead ->
        [takes] {" "}and come into the lead!
        [keeps] {" "}and stay in front.
       *[none] .
    }

# Statistics.
statistic-turns = Turns
statistic-combinations = Combinations set aside
statistic-busts = Busts
statistic-all-out = All dice used
statistic-blows = Blows and shots
statistic-hits = Enemies driven back
statistic-saves = Heroes who stood firm
statistic-steps = Spaces forward
statistic-lost = Spaces lost
statistic-through = Heroes across the line
