# What the inspector tells about Superhero Battle in English.

battle-about-card = One of its two actions is done when it is revealed. { $one }. { $two }.
battle-facedown-name = A card face down
battle-about-facedown = Its owner alone knows it until it is turned up in turn. A number lower than the card on its left puts the hero out.

battle-more-seize = The first player, who has the flag, reveals first. The first player may do it too and then hurts the own hero.
battle-more-stun = Who does not hold the named card shows the whole hand to everybody.
battle-more-aid = Energy never rises above 6.
battle-more-explosives = Whoever reveals the card of a trapped tactic takes 1 damage. A trap stays until it is cleared or the battle ends.
battle-more-leap = There is no limit to a hand during a battle.
battle-more-flurry = A hero in Stance takes nothing.
battle-more-feint = Whoever reveals the card of a tactic with a Knockout leaves the battle. It then goes back to the pile.
battle-more-vantage = The two tactics must be different.
battle-more-dodge = There is no limit to a hand during a battle.
battle-more-slide = Only you see the hand and the card that you take.
battle-more-shoot = All damage is dealt at once. A hero in Stance takes nothing.
battle-more-suppress = Who holds no card discards nothing. A hero in Stance discards nothing.
battle-more-breather = Energy never rises above 6.
battle-more-stance = It does not protect from traps, Stun, Slide, Seize the initiative and abilities. It lasts while the turned card lies in the sequence.

battle-tactic-name = Tactic: { $card }
battle-about-tactic = Whoever reveals { $card } looks here first: a Knockout puts the hero out, a trap deals damage. Its number is that of the card.
battle-trap-name = Trap
battle-about-trap = Whoever reveals the card of this tactic takes 1 damage and goes on. The trap stays until it is cleared or the battle ends.
battle-knockout-name = Knockout
battle-about-knockout = Whoever reveals the card of this tactic leaves the battle without acting. A Stance turned earlier protects. Then the Knockout goes back to its pile.

battle-about-me = You. Your hero will lie here.
battle-about-rival = A rival, still choosing a hero.
battle-energy-name = Energy
battle-about-energy = A hero without energy leaves the battle. Every battle begins with 3, unless the battlefield says otherwise.
battle-wins-name = Battles won
battle-about-wins = The last hero in a battle wins it. Whoever reaches the goal first wins the game.
battle-hand-name = Cards in hand
battle-about-hand = Who has no card to lay leaves the battle. Hands are kept for the next one.
battle-first-name = The first player
battle-about-first = Cards are revealed clockwise from here. Seize the initiative makes its player the first.
battle-round-name = Battle, round, stage
battle-about-round = A round has three stages; in each everybody lays a card and reveals it in turn. Then the sequences are discarded and the next round begins. The last hero wins the battle.
battle-frozen-name = Nobody receives cards
battle-about-frozen = Groot lets no cards come into any hand until the round ends: nothing is drawn or taken.
battle-deck-name = Deck
battle-about-deck = Nobody sees these cards. When it is empty, the discard is shuffled and becomes the deck.
battle-discard-name = Discard
battle-about-discard = It lies open: everybody may look through it.

battle-about-out = This hero has left the battle: no target, no card, no action. The hand is kept for the next battle.
battle-about-bystander = Only those who are tied fight the last battle.
battle-about-team = The battle is won by the team whose heroes are left. Team-mates are no opponents.
battle-about-stance = A turned Defence protects from Knockouts, from Flurry and from both actions of Shot.
battle-about-silenced = Mantis has silenced this hero: no ability and no action in this stage.
battle-about-doomed = Drax without energy fights on until his third card of the round is done.

battle-number-number = number
battle-number-held = in your hand
battle-number-box = in a box
battle-number-card = card
battle-number-ability = ability
battle-ability-once = once a battle
battle-ability-always = always
battle-number-energy = energy
battle-number-wins = wins
battle-number-cards = cards
battle-number-left = left
battle-number-most = at most
battle-number-won = won
battle-number-goal = goal
battle-number-battle = battle
battle-number-round = round

battle-now-knockout = A Knockout lies here: whoever reveals { $card } leaves the battle, unless in Stance.
battle-now-trap = A trap lies here: whoever reveals { $card } takes damage.
battle-now-clear = Nothing lies here.
battle-now-last = It would lie beside { $card }, number { $number }.
battle-now-hero-of = Hero of { $name }.
    .you = Your hero.
battle-now-ready = The ability is ready.
battle-now-spent = The ability was used in this battle.
battle-now-field = This battle is fought here.
battle-now-first = { $name } reveals first.
    .you = You reveal first.
battle-now-turned = A tap here leaves { $trap ->
        [yes] { $knockout ->
            [yes] a trap and a Knockout.
           *[no] a trap.
        }
       *[no] { $knockout ->
            [yes] a Knockout.
           *[no] nothing lying here.
        }
    }
battle-not-now-card = Not now: a card is laid when a stage begins (B3.1).
battle-not-now-rival = Cannot be chosen for this (B6.1).
battle-not-now-tactic = Cannot be chosen for this (B4.2).
battle-not-now-same = Just turned: the second tactic must be another one (B4.2).
