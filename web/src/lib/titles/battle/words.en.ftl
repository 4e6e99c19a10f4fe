# What the page says at a table of Superhero Battle.
goal = Win three battles: each goes to the last hero standing, and a hero is out without energy, by a card lower than the one before it, by a Knockout, or with no card to lay.
battle-waiting = Others are deciding.
battle-over = The game is over.
battle-heroes = Choose the hero you will play for the whole game.
battle-discard = Too many cards: choose one to discard.
battle-draft = Card { $place } of { $picks }: take one into your hand.
battle-choose = Card { $place } of { $stages }: { $last ->
        [0] each next number must be { battle-order }
       *[other] after { $last } it must be { battle-order }
    }, else your hero is out.{ $knockouts ->
        [none] {""}
       *[other] {" "}A Knockout puts you out: { $knockouts }.
    }{ $traps ->
        [none] {""}
       *[other] {" "}A trap takes energy: { $traps }.
    }
battle-order = { $order ->
        [down] the same or lower
        [ones] the same or higher, or 1
        [slack] in order or off by 1
       *[up] the same or higher
    }
battle-lay = Lay { $card } face down?{ $meets ->
        [trap] {" "}A trap is there: { $energy } energy will be left.
        [harmless] {" "}A trap is there, but it will not hurt.
        [knockout] {" "}A Knockout is there, but your hero stays.
       *[nothing] {""}
    }
battle-swap = Swap the card just turned up for one from your hand?
battle-act = { $card }: choose one of its two actions.
battle-act-able = { $card }: choose one of its two actions. Before it you may use your ability. { $power }.
battle-second = You may do the other action too.
battle-name = Tap a tactic: rivals discard one such card or show their hand.
battle-whom-flurry = Whom will you strike?
battle-whom-slide = Whose hand will you look at?
battle-whom-copy = Whose card will you act with?
battle-whom-silence = Who shall not act?
battle-where-feint = Choose a tactic: put a Knockout on it, or lift it.
battle-where-explosives = Choose a tactic: set its trap, or clear it.
battle-where-vantage = Choose the first of two tactics to turn.
battle-it-hero = Choose
battle-it-lay = Lay it
battle-it-discard = Discard it
battle-it-draft = Take it
battle-it-take = Take it
battle-it-swap = Swap it
battle-now = Battle { $battle } · round { $round }
battle-before = Battle { $battle } · cards are dealt
battle-after = Over · battle { $battle }
battle-stage = stage { $stage } of { $stages }
battle-left = { $energy } left
battle-out = { $name } is out!
    .you = You are out!
battle-worked = An ability is at work: { $hero } ({ $name }).
    .you = Your ability is at work: { $hero }.
battle-shows = { $name } shows the hand:
    .you = You show your hand:
# What would happen, before it does.
battle-risk-order = { $card } is { $number }, your last card is { $last }: it breaks the order and your hero is out{ $isOpen ->
        [yes] , unless it is taken back
       *[no] {""}
    } ({ $rule }).
battle-risk-knockout = A Knockout lies on { $card }: your hero would be out{ $isOpen ->
        [yes] , if it still lies there then
       *[no] {""}
    } ({ $rule }).
battle-risk-trap = A trap lies on { $card }: it would take your last energy{ $isOpen ->
        [yes] , if it is still set then
       *[no] {""}
    } ({ $rule }).
battle-risk-energy = This takes your last energy: your hero would be out ({ $rule }).
battle-ghost-hit = { $name } → { $energy }
battle-ghost-out = { $name }: out!
battle-ghost-energy = you { $energy } energy
battle-ghost-cards = cards { $cards }
battle-ghost-wins = wins the battle!
battle-ghost-vain = { $why ->
        [frozen] no cards: Groot holds them back
        [field] no energy: the battlefield
        [most] no more energy
       *[none] no cards are left
    }
battle-ghost-or = { $one } or { $other }
battle-account = { $hero }: battles won out of { $battles }

# The faces of the cards.
battle-do-seize = 1 damage to the first player, then you are first player
battle-do-stun = Name a card: every opponent discards one such
battle-do-aid = +1 energy
battle-do-explosives = Set or clear one trap
battle-do-leap = { $leap ->
        [one] Draw { $leap } card
       *[other] Draw { $leap } cards
    }
battle-do-flurry = 1 damage to a hero for each Melee of your sequence
battle-do-feint = Put down or lift a Knockout
battle-do-vantage = Set or clear two traps
battle-do-dodge = { $dodge ->
        [one] Draw { $dodge } card
       *[other] Draw { $dodge } cards
    }
battle-do-slide = Look at a hand, take one card
battle-do-shoot = 1 damage to all opponents
battle-do-suppress = All opponents discard a random card
battle-do-breather = +1 energy
battle-do-stance = Turn this card: no Flurry, Shot or Knockout harms you

# What lies on the table, for those who listen.
battle-card = { $card }, number { $number }
battle-card-turned = { $card }, number { $number }, turned: in Stance
battle-face-down = a card face down
battle-tactic = { $number } { $card }, tactic{ $trap ->
        [yes] , a trap is set
       *[no] {""}
    }{ $knockout ->
        [yes] , a Knockout lies on it
       *[no] {""}
    }
battle-all-heroes = Heroes at the table
battle-rivals = Rivals
battle-energy = energy { $energy }
battle-wins = { $wins } of { $goal } wins
battle-house = house card
battle-use = Use it

# Kinds of components.
kind-hero = Heroes
kind-battlefield = Battlefields
kind-move = Cards

# Choices of the options.
choice-boxes-auto = as many as are needed
choice-boxes-guardians = Guardians
choice-boxes-avengers = Avengers
choice-boxes-both = both
choice-teams-0 = everybody for themselves
choice-teams-2 = 2 teams
choice-teams-3 = 3 teams
choice-teams-4 = 4 teams
choice-tie-order = by order of play
choice-tie-fourth = to a fourth win
choice-tie-showdown = a showdown
help-boxes = One box has room for four. Both together hold all cards, for up to eight.
help-teams = Four seats make 2 teams, six make 2 or 3, eight make 2 or 4. Teams sit alternately.
help-tie = What happens when several players reach the third win at once.

# What is called out at a moment.
moment-trap = Trap!
moment-firm = Still standing!
moment-out = { $reason ->
        [knockout] Knockout!
        [order] Out of order!
        [energy] Down!
       *[cards] No cards!
    }
moment-won = Battle over!
    .you = Victory!
moment-goal = A tie!
moment-showdown = Showdown!
