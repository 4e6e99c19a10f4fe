# Names, moves and events of POW! in English.

title = POW!
pack-name = The box
tagline = Dice, heroes, and the villains they need

option-open_stacks = Open stacks
    .help = Every tile of every stack stays in sight.

word-hero = hero
word-villain = villain
word-shield = shield
word-skull = skull
word-blue = blue !
word-orange = orange !

# Moves, as a player is offered them.
move-roll = { $keep_count ->
        [0] Roll all five dice
       *[other] Keep { $keep }; roll the rest
    }
move-take = { $kind ->
        [hero] Take the hero at place { $place }
       *[villain] Take the villain at place { $place }
    }
move-steal = { $kind ->
        [hero] Take a hero from { $rival }, number { $depth } from the top
       *[villain] Take a villain from { $rival }, number { $depth } from the top
    }
move-forfeit = Nothing is open: take the worst tile of the centre

# Events, as the log tells them.
event-begun = { $seat } takes the dice.
    .you = { $seat } take the dice.
event-rolled = { $seat } rolls { $dice }.
    .you = { $seat } roll { $dice }.
event-taken = { $kind ->
        [hero] { $seat } takes the hero at place { $place }.
       *[villain] { $seat } takes the villain at place { $place }.
    }
    .you = { $kind ->
            [hero] { $seat } take the hero at place { $place }.
           *[villain] { $seat } take the villain at place { $place }.
        }
event-stolen = { $kind ->
        [hero] { $depth ->
            [1] POW! { $seat } takes the top hero from { $rival }.
           *[other] POW! { $seat } takes a hero from { $rival }, number { $depth } from the top.
        }
       *[villain] { $depth ->
            [1] POW! { $seat } takes the top villain from { $rival }.
           *[other] POW! { $seat } takes a villain from { $rival }, number { $depth } from the top.
        }
    }
    .you = { $kind ->
            [hero] { $depth ->
                [1] POW! { $seat } take the top hero from { $rival }.
               *[other] POW! { $seat } take a hero from { $rival }, number { $depth } from the top.
            }
           *[villain] { $depth ->
                [1] POW! { $seat } take the top villain from { $rival }.
               *[other] POW! { $seat } take a villain from { $rival }, number { $depth } from the top.
            }
        }
    .rival = { $kind ->
            [hero] { $depth ->
                [1] POW! { $seat } takes the top hero from you.
               *[other] POW! { $seat } takes a hero from you, number { $depth } from the top.
            }
           *[villain] { $depth ->
                [1] POW! { $seat } takes the top villain from you.
               *[other] POW! { $seat } takes a villain from you, number { $depth } from the top.
            }
        }
event-forfeited = { $kind ->
        [hero] Nothing is open: { $seat } must take the lowest hero.
       *[villain] Nothing is open: { $seat } must take the worst villain.
    }
    .you = { $kind ->
            [hero] Nothing is open: you must take the lowest hero.
           *[villain] Nothing is open: you must take the worst villain.
        }
event-ended = The last tile of the centre is taken.

# The table.
label-place = Place
label-row-hero = Heroes
label-row-villain = Villains
label-dice = Dice
label-rolled = just rolled
label-aside = kept
label-rolls = roll { $n } of { $most }
label-no-dice = not rolled yet
label-stack = { $height ->
        [0] –
       *[other] { $top } ({ $height ->
            [one] 1 tile
           *[other] { $height } tiles
        })
    }

# The lab's report.
group-hero = Hero tiles
    .about = How often the owner of a hero tile has won when the game was over.
group-villain = Villain tiles
    .about = How often the owner of a villain tile has won when the game was over.
verb-roll = Roll
verb-take = Take from the centre
verb-steal = Take from a rival
verb-forfeit = Take the worst tile
