# Names, moves and events of the toy in English.

title = Toy
pack-name = Six cards
tagline = One hidden card each

option-discreet = Discreet
    .help = Only the owner sees a card that is drawn.

move-swap = Swap your card
move-show = Show your card

event-drawn = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws card { $card }.
    }
event-shown = { $seat } shows card { $card }.
