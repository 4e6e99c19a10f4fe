# The story of a match of Full Order, in English.

story-taken = { $part ->
        [beginning] { $seat } begins the tidying with { taken-card }.
        [end] Just before Roma comes, { $seat } takes { taken-card }.
       *[turn] { $seat } takes { taken-card }.
    }
    .you = { $part ->
        [beginning] You begin the tidying with { taken-card }.
        [end] Just before Roma comes, you take { taken-card }.
       *[turn] You take { taken-card }.
    }
story-completed = { $part ->
        [beginning] A good start: { $seat } completes { story-shelf } for { score-of }.
        [end] To finish, { $seat } completes { story-shelf } for { score-of }{ story-then }
       *[turn] { $seat } completes { story-shelf } for { score-of }{ story-then }
    }
    .shout = Done!
    .you = { $part ->
        [beginning] A good start: you complete { story-shelf } for { score-of }.
        [end] To finish, you complete { story-shelf } for { score-of }{ story-then.you }
       *[turn] You complete { story-shelf } for { score-of }{ story-then.you }
    }
story-shelf = { $shelf ->
        [violet] a violet shelf
        [orange] an orange shelf
       *[blue] a blue shelf
    }
story-boxed = { $seat } is stuck: a card leaves the shelf for the box.
    .shout = Stuck!
    .you = You are stuck: a card leaves the shelf for the box.
story-earned = { $why ->
        [edge] The edge pictures the toy: { $seat } earns a bonus turn.
       *[general] The General meets Melkotron: { $seat } earns a bonus turn.
    }
    .shout = Once more!
    .you = { $why ->
        [edge] The edge pictures the toy: you earn a bonus turn.
       *[general] The General meets Melkotron: you earn a bonus turn.
    }
story-skipped = { $seat } can place nothing and has to skip.
    .shout = Alas!
    .you = You can place nothing and have to skip.
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
statistic-cards = Cards taken
statistic-violet = Violet shelves completed
statistic-orange = Orange shelves completed
statistic-blue = Blue shelves completed
statistic-bonus = Bonus turns earned
statistic-down = Cards laid face down
statistic-boxed = Cards sent to the box
statistic-skipped = Turns skipped
