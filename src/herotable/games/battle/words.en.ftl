# Names, moves and events of Superhero Battle in English.

title = Superhero Battle
pack-name = The boxes
tagline = Cards face down, traps set, and the last hero standing

option-boxes = Boxes
    .help = guardians or avengers: one box, up to four seats. both: all cards together. auto: the Guardians up to four seats, both boxes from five.
option-teams = Teams
    .help = 0: everybody alone. 4 seats: 2 teams; 6 seats: 2 or 3; 8 seats: 2 or 4. Team-mates sit alternating.
option-drawn_teams = Teams by lot
    .help = Who plays with whom, and who sits where, is drawn at the start. Off: the players choose, and teams are as the seats are taken: with 2 teams A and C against B and D.
option-tie = Several at the third win
    .help = order: the first player or the nearest clockwise wins. fourth: all play on to four wins. showdown: one more battle for those who are tied.
option-battlefields = Battlefields
    .help = A new battlefield changes the rules of each battle; never with two seats.

# The seven moves.
word-ambush = Ambush
word-arsenal = Arsenal
word-melee = Melee
word-planning = Planning
word-trick = Trick
word-shot = Shot
word-defence = Defence

# Their fourteen actions.
word-seize = Seize the initiative
word-stun = Stun
word-aid = First aid
word-explosives = Explosives
word-leap = Leap
word-flurry = Flurry
word-feint = Feint
word-vantage = Vantage point
word-dodge = Dodge
word-slide = Slide
word-shoot = Shoot to hit
word-suppress = Suppressive fire
word-breather = Breather
word-stance = Stance

# Why a hero leaves.
word-order = the number breaks the order
word-knockout = Knockout
word-energy = no energy left
word-cards = no card to lay

# Heroes and their abilities.
word-star-lord = Star-Lord
word-groot = Groot
word-gamora = Gamora
word-rocket = Rocket
word-drax = Drax
word-mantis = Mantis
word-nebula = Nebula
word-yondu = Yondu
word-cosmo = Cosmo
word-adam-warlock = Adam Warlock
word-iron-man = Iron Man
word-captain-america = Captain America
word-thor = Thor
word-hulk = Hulk
word-black-widow = Black Widow
word-hawkeye = Hawkeye
word-black-panther = Black Panther
word-doctor-strange = Doctor Strange
word-captain-marvel = Captain Marvel
word-spider-man = Spider-Man

power-copy = Once a battle: act with a card an opponent revealed in this stage
power-freeze = Once a battle: no cards come into any hand until the round ends
power-both = { $amount ->
        [0] May do both actions of { $card }
       *[other] May do both actions of { $card }, and then draws { $amount }
    }
power-drax = Without energy he fights on until his third card of the round is done
power-silence = Once a battle: an opponent who has not revealed yet will not act
power-nebula = Once a battle: keeps 1 energy instead of losing the last, and discards { $amount } at random
power-clear = Once a battle: lift all Knockouts, clear all traps and draw { $amount }
power-recover = At the start of every round but the first: +1 energy, if he has less than { $amount }
power-trapproof = With { $amount } energy or less he takes no damage from traps
power-thunder = Once a battle: 1 damage to all opponents, through Stance too, and discards { $amount } at random
power-flurry = His Flurry deals { $amount } more damage
power-piercing = Both actions of his Shot ignore Stance; before each battle he receives so many of them: { $amount }
power-panther = The first Knockout he meets in a battle does nothing to him
power-strange = Once a battle: swap the card just turned up for one from hand and draw { $amount }
power-heal = Once a battle: +{ $amount } energy
power-slack = His card may be off by { $amount } from the order of the sequence

# Battlefields and what they change.
word-seven-cards = Seven cards
word-spoils = Spoils
word-second-wind = Second wind
word-deep-traps = Deep traps
word-minefield = Minefield
word-smoke-screen = Smoke screen
word-supply-drop = Supply drop
word-cold-void = Cold void
word-falling = Falling
word-dying-star = Dying star
word-ambushers = Unseen foe
word-glass-walls = Glass walls
word-exhausted = Exhausted
word-thin-air = Thin air
word-reinforcements = Reinforcements
word-salvage = Salvage
word-open-ground = Open ground
word-arena = Arena
word-bunker = Bunker
word-soft-blows = Soft blows
word-shifting-command = Shifting command
word-mirror-world = Mirror world
word-no-time = No time
word-fresh-start = Fresh start

effect-hand = { $amount ->
        [one] Everybody begins the battle with { $amount } card instead of 5.
       *[other] Everybody begins the battle with { $amount } cards instead of 5.
    }
effect-spoils = When a hero leaves, each hero left takes a random card from that hand.
effect-start = Heroes start with { $amount } energy.
effect-trap = A trap deals { $amount } damage.
effect-trapped-from = Every tactic numbered { $amount } or higher starts with a trap.
effect-receive = Everybody receives a card: { $card }.
effect-draw-more = Leap and Dodge draw { $amount } more.
effect-no-gain = Heroes start with { $amount } energy, and none can be gained.
effect-down = Sequences go down: no card may be higher than the one on its left.
effect-decay = Every hero loses { $amount } energy at the end of each round.
effect-random-knockout = Each round begins with a Knockout on a random free tactic.
effect-open-hands = Hands are open while cards are being chosen.
effect-most = No hero has more than { $amount } energy.
effect-round-draw = Every hero draws { $amount } at the start of each round.
effect-trap-draw = Who sets off a trap draws { $amount }.
effect-shot-pierces = Stance does not protect from Shot.
effect-flurry = Flurry deals { $amount } more damage.
effect-knockout-damage = A Knockout deals { $amount } damage instead of putting a hero out.
effect-pass-first = The first-player card passes to the left after each round.
effect-counter = Cards are revealed counter-clockwise.
effect-no-draft = There is no draft.
effect-ones = A 1 may be laid after any card.

# Moves, as a player is offered them.
move-hero = Play { $hero_word }
move-discard = Discard { $card_word }
move-draft = Take { $card_word } from the draft
move-lay = Lay { $card_word } face down
move-seize = Seize the initiative: 1 damage to the first player's hero, then take the first-player card
move-stun = Stun: every opponent discards { $card_word }
move-aid = First aid: +1 energy
move-explosives = Explosives: set or clear the trap on { $tactic_word }
move-leap = { $leap ->
        [one] Leap: draw { $leap } card
       *[other] Leap: draw { $leap } cards
    }
    .plain = Leap: draw cards
move-flurry = Flurry: strike { $rival }
move-feint = Feint: put down or lift the Knockout on { $tactic_word }
move-vantage = Vantage point: set or clear the trap on { $tactic_word }, then another
move-dodge = { $dodge ->
        [one] Dodge: draw { $dodge } card
       *[other] Dodge: draw { $dodge } cards
    }
    .plain = Dodge: draw cards
move-slide = Slide: look at the hand of { $rival } and take a card
move-shoot = Shoot to hit: 1 damage to all opponents
move-suppress = Suppressive fire: all opponents discard a random card
move-breather = Breather: +1 energy
move-stance = Stance: turn the card for protection
move-ability = Use your hero's ability
move-copy = Ability: act with the card of { $rival }
move-silence = Ability: { $rival } will not act in this stage
move-swap = Ability: lay { $card_word } instead of the card just turned up
move-stay = Keep the card just turned up
move-trap = Vantage point, second tactic: set or clear the trap on { $tactic_word }
move-take = Slide: take { $card_word }
move-done = Do without the other action

# Events, as the log tells them.
event-seated = { $seat } sits in team { $team }.
    .you = { $seat } sit in team { $team }.
event-started = { $seat } takes the first-player card.
    .you = { $seat } take the first-player card.
event-picked = { $seat } will play { $hero_word }.
event-battle = —— Battle { $number } ——
event-field = The battlefield is { $battlefield_word }.
event-drawn = { $count ->
        [0] There is no card for { $seat } to draw.
        [one] { $cards ->
            [hidden] { $seat } draws a card.
           *[other] { $seat } draws { $cards }.
        }
       *[other] { $cards ->
            [hidden] { $seat } draws { $count } cards.
           *[other] { $seat } draws { $cards }.
        }
    }
    .you = { $count ->
            [0] There is no card for you to draw.
           *[other] { $seat } draw { $cards }.
        }
event-received = { $seat } receives { $card_word }.
    .you = { $seat } receive { $card_word }.
event-discarded = { $seat } discards { $card_word }.
    .you = { $seat } discard { $card_word }.
event-offered = { $cards_count ->
        [0] There are no cards for the draft.
       *[other] On offer in the draft: { $cards }.
    }
event-drafted = { $seat } takes { $card_word } from the draft.
    .you = { $seat } take { $card_word } from the draft.
event-round = — Round { $number } —
event-revealed = { $seat } reveals { $card_word }.
    .you = { $seat } reveal { $card_word }.
event-swapped = { $seat } takes the card back and lays { $card_word } instead.
    .you = { $seat } take the card back and lay { $card_word } instead.
event-acted = { $seat }: { $action_word }.
event-named = { $seat } calls out: { $card_word }.
    .you = { $seat } call out: { $card_word }.
event-aimed = { $seat } aims at { $rival }.
    .you = { $seat } aim at { $rival }.
    .rival = { $seat } aims at you.
event-met = { $seat } runs into a Knockout on { $tactic_word }.
    .you = { $seat } run into a Knockout on { $tactic_word }.
event-used = { $seat } uses the hero's ability.
    .you = { $seat } use your hero's ability.
event-copied = { $seat } will act with the card of { $rival }.
    .rival = { $seat } will act with your card.
event-silenced = { $seat } uses the hero's ability: { $rival } will not act in this stage.
    .you = { $seat } use your hero's ability: { $rival } will not act in this stage.
    .rival = { $seat } uses the hero's ability: you will not act in this stage.
event-idle = { $seat } does not act in this stage.
    .you = { $seat } do not act in this stage.
event-hurt = { $seat } loses energy and has { $energy } left.
    .you = { $seat } lose energy and have { $energy } left.
event-healed = { $seat } now has { $energy } energy.
    .you = { $seat } now have { $energy } energy.
event-trapped = A trap is set on { $tactic_word }.
event-cleared = The trap on { $tactic_word } is cleared.
event-sprung = { $seat } sets off the trap on { $tactic_word }.
    .you = { $seat } set off the trap on { $tactic_word }.
event-knockout = A Knockout is put on { $tactic_word }.
event-lifted = The Knockout on { $tactic_word } is lifted.
event-survived = { $seat } meets the Knockout on { $tactic_word } and stays in the battle.
    .you = { $seat } meet the Knockout on { $tactic_word } and stay in the battle.
event-shown = { $seat } shows the hand: { $cards }.
    .you = { $seat } show your hand: { $cards }.
event-looked = { $cards ->
        [hidden] { $seat } looks at the hand of { $rival }.
       *[other] { $seat } looks at the hand of { $rival }: { $cards }.
    }
    .you = { $seat } look at the hand of { $rival }: { $cards }.
    .rival = { $cards ->
            [hidden] { $seat } looks at your hand.
           *[other] { $seat } looks at your hand: { $cards }.
        }
event-stolen = { $card ->
        [hidden] { $seat } takes a card from the hand of { $rival }.
       *[other] { $seat } takes { $card_word } from the hand of { $rival }.
    }
    .you = { $seat } take { $card_word } from the hand of { $rival }.
    .rival = { $card ->
            [hidden] { $seat } takes a card from your hand.
           *[other] { $seat } takes { $card_word } from your hand.
        }
event-first = The first-player card goes to { $seat }.
    .you = The first-player card goes to you.
event-left = { $seat } is out of the battle: { $reason_word }.
    .you = { $seat } are out of the battle: { $reason_word }.
event-won = { $wins ->
        [one] { $seat } wins the battle: the first win.
       *[other] { $seat } wins the battle: { $wins } wins.
    }
    .you = { $wins ->
            [one] { $seat } win the battle: the first win.
           *[other] { $seat } win the battle: { $wins } wins.
        }
event-goal = Several reach the goal at once: it takes { $wins } wins now.
event-showdown = Several reach the goal at once: a showdown between them decides.
event-ended = The game is over.

# The table.
label-battle = Battle { $battle } · round { $round } · stage { $stage } of { $stages } · { $goal } wins needed
label-preparing = Battle { $battle } · before the first round · { $goal } wins needed
label-over = The game is over after battle { $battle }
label-showdown = showdown
label-choose-hero = Choose your hero:
label-choosing-heroes = Everybody is choosing a hero.
label-hero-chosen = You have chosen { $hero }; until all have, you may choose again.
label-still-choosing = Still choosing: { $names }
label-battlefield = Battlefield
label-no-battlefield = none
label-tactics = Tactics
label-traps = Traps
label-knockouts = Knockouts
label-first = first player
label-team = team { $team }
label-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-known = known in hand: { $cards }
label-open = open hand: { $cards }
label-out = out of the battle
label-bystander = not in the showdown
label-stance = in Stance
label-silenced = will not act in this stage
label-doomed = falls after the third card
label-ready = ready
label-spent = spent
label-hand = Your hand
label-no-cards = no cards
label-chosen = You have chosen { $card }; until all have, you may choose again.
label-laid = Face down: { $card }
label-draft = Draft
label-deck = Deck { $deck }
label-discard = discard { $count }
label-acting = { $name } acts with { $card }.
    .you = You act with { $card }.
label-swapping = { $name } may swap the card just turned up.
label-turning = Vantage point: { $tactic } is turned, one more to go.
label-taking = Slide: one card from the hand of { $name }.
label-frozen = Groot's ability: nobody receives cards until the end of the round.

# What a seat has at the end are battles won.
score = { $score ->
        [one] { $score } win
       *[other] { $score } wins
    }

# The lab's report.
group-hero = Heroes
    .about = The share of games won by the seat that played this hero.
group-opening = Opening cards
    .about = The share of battles won by those who laid this card first in the battle.
group-battlefield = Battlefields
    .about = The share of battles won there by the first player: does the battlefield favour who acts first?
grid = Heroes on battlefields
    .about = The share of battles each hero has won on each battlefield.
verb-hero = Choose a hero
verb-discard = Discard
verb-draft = Draft
verb-lay = Lay
verb-seize = Seize the initiative
verb-stun = Stun
verb-aid = First aid
verb-explosives = Explosives
verb-leap = Leap
verb-flurry = Flurry
verb-feint = Feint
verb-vantage = Vantage point
verb-dodge = Dodge
verb-slide = Slide
verb-shoot = Shoot to hit
verb-suppress = Suppressive fire
verb-breather = Breather
verb-stance = Stance
verb-ability = Hero's ability
verb-copy = Ability: copy
verb-silence = Ability: silence
verb-swap = Ability: swap
verb-stay = Keep the card turned up
verb-trap = Vantage point, second tactic
verb-take = Slide: take
verb-done = Leave out the other action
