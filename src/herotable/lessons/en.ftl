# What the narrator of the guided first games says. A step has its text, a hint that names the goal, and perhaps what to
# say once it is done.

lesson-learner = Newcomer
lesson-rival = Bolt

# POW!
pow-roll = Two rows lie in the centre: heroes bring points, villains cost some. Every turn gives you one tile. Begin by rolling all five dice!
    .hint = Your turn begins with a roll of all five dice.
pow-hero = One shield! It means the first hero from the left: a 6. The two skulls would give you the second villain, but only one tile is yours. Take the hero.
    .hint = One shield means the first hero from the left. Stop rolling and take it.
    .after = The hero lies on your stack, and the gap in the row has closed.
pow-again = Bolt had one shield too and took the hero that came first now, a 5. Your turn again: roll!
    .hint = Roll all five dice.
pow-keep = Now you need a villain: a hero only counts at the end if a villain stands against it. One skull means the first villain, −2. The third costs only 1! Set the skull aside and roll the other four dice.
    .hint = Set aside the one skull and nothing else, then roll: every further skull moves you one villain to the right.
pow-villain = Two more skulls make three. That is the third villain, the cheap one. You could roll a third time, but why? Take it.
    .hint = Three skulls in all, the one set aside included: the third villain from the left.
    .after = −1, and your 6 is safe at the end.
pow-third = Bolt took a villain too, so Bolt's 5 will count. Unless it changes hands… Roll!
    .hint = Roll all five dice.
pow-blue = Two blue “!”. With exactly three of them you take the top hero of a rival's stack. Set both aside and roll the rest.
    .hint = Keep the two blue “!” and roll the other three dice.
pow-steal = The third one. POW! The shield would give you the first hero of the row, a 6, but then Bolt keeps theirs. Tap Bolt's heroes and take the top one.
    .hint = Three blue “!” open the top of Bolt's hero stack. Take it from there.
    .after = A 5 more for you, a 5 less for Bolt.
pow-fourth = Bolt took the hero at place 2, a poor 1: places are counted anew whenever a tile is gone. Roll once more!
    .hint = Roll all five dice.
pow-balance = A riddle. You have two heroes, 6 and 5, but one villain, −1. The dice offer the first hero, a 6, or the second villain, −3. Suppose the game ended now: which tile is worth more to you?
    .hint = With two heroes and one villain the upper hero, your 5, would be removed. A third hero would be removed too. What saves them?
pow-done = Well drawn! 6 + 5 − 1 − 3 = 7 points; without that villain it would be 5. The game ends when the last tile of the centre is taken. Then every hero without a villain goes, from the top of the stack, and the most points win.

# Full Order
order-take = Roma's toys lie in three rows. In a turn you take one card from an end of a row and put it on a shelf of yours. Take the violet Gloria, the left card of row 3.
    .hint = Take the left card of the third row: the violet Gloria.
order-start = You have no violet shelf yet, so this card starts one.
    .hint = Start your violet shelf with it.
order-second = Toys on a violet shelf must all differ. O-Rash is violet and not a Gloria: take it, the right card of row 2.
    .hint = Take the right card of the second row: the violet O-Rash.
order-ends = Cards join a shelf at its left or its right end and never move again. Put O-Rash at the end you like.
    .hint = Put it face up at the left or the right end of the violet shelf. Turned over it would be an edge; we do not need one yet.
order-edge = A shelf brings points for certain only when an edge closes it on both sides. Here is a violet left edge: take the left card of row 2.
    .hint = Take the left card of the second row: a violet left edge.
order-left = A left edge goes to the left end. Nothing can be put beyond it.
    .hint = Put it face up at the left end of the violet shelf; turned over it would lose its point.
    .after = One side is closed.
order-any = The right end is open, and no violet right edge is in sight. Never mind: every card has an edge on its back! Take the left card of row 2.
    .hint = Take the left card of the second row. Its colour will not matter.
order-down = Turn it over and close the right end of the violet shelf with it.
    .hint = Do not start an orange shelf; put the card face down at the right end of the violet one.
    .after = Full order! Gloria, O-Rash and the edge go to your collection, 5 points. The turned card returns to the box.
order-bonus = A complete shelf earns a bonus turn: now you may take any card, from the middle of a row too. Take the second card of row 3, a blue left edge with the General's picture.
    .hint = Take the second card of the third row: the blue edge that pictures the General.
order-lonely = An edge may start a shelf. Put it down.
    .hint = Start your blue shelf with it.
order-general = A riddle. Whenever the toy pictured on an edge is placed on that edge's shelf, you earn a bonus turn. Which card do you take now?
    .hint = Your blue edge pictures the General. Is there a blue General at the end of a row?
order-earn = There he is. Place the General beside the edge.
    .hint = Place him face up on the blue shelf.
    .after = The edge shows the General: another bonus turn!
order-free = Choose for yourself: take any card of the market.
    .hint = Any card that you can place will do.
order-last = Place it where you like: face up by its colour, or turned over as an edge.
    .hint = Any place that lights up will do.
order-done = You know how to tidy up! Some cards ask for more: a toy that must touch an edge, or one that must not; their words stand on the card. When a row cannot be refilled, the final round begins; at its end a toy at the open end of a shelf is lost. Close your shelves in time.

# Space Marine Heroes
marines-roll = Five heroes face five. You win if, at the end of your turn, three of yours stand in the enemy half and you have more points: a point for every space gained, two for Donatos with his Inspiration. Roll the six dice!
    .hint = Your turn begins with a roll of all six dice.
marines-run = Combinations are one six, two sixes, three of a kind, and runs of three or more. You have 1 2 3 and three threes, but a die serves only once. Set aside the run 1–3: it moves three heroes.
    .hint = The triple would move one hero. The run 1–3 moves all heroes of the columns 1, 2 and 3; set it aside.
marines-stop = You may roll the other three dice again. But if they bring nothing, you are bust and lose the run as well. Three dice are few: stop and act.
    .hint = Do not risk the run now. Stop rolling and act.
marines-advance = Every combination pays for one action. Use the run: the heroes of columns 1, 2 and 3 move one space.
    .hint = Use the run before you end your turn, or it is lost.
    .after = Away from their starting spaces these heroes can shoot and strike.
marines-second = Bolt's run moved four heroes: 5 points against your 4. Roll!
    .hint = Roll all six dice.
marines-six = Only a single six. Set it aside: a six is an attack, or a shot of a hero with the right gear.
    .hint = The six is the only combination. Set it aside.
marines-push = One action is little, and five dice are many: they rarely bring nothing. Push your luck and roll all five!
    .hint = Roll all five dice again; leave none of them lying.
    .after = It paid off!
marines-triple = Three ones: a triple. It moves the hero of column 1 two spaces. Set it aside.
    .hint = Set aside the triple of ones.
marines-enough = A riddle. Two dice are left, two threes. Roll them, or act with what you have?
    .hint = Two dice alone need a six to help you: more often than not you would lose both the six and the triple. What is safer?
marines-shoot = Ebellius, in column 2, shoots for one six: at an enemy in his own column or a neighbouring one. Shoot at the enemy in column 2!
    .hint = Let Ebellius in column 2 shoot at column 2, and use the six for it.
    .after = A Terminator stands firm with a 4 or more. Bolt's Phaello rolled a 2 and retreats.
marines-march = Now the triple: Sanictus in column 1 marches two spaces.
    .hint = Use the triple: the hero of column 1 moves twice.
marines-done = Sanictus stands in the enemy half and you lead! Two more heroes across the line, and you win at the end of your turn. If all six dice are set aside, you act and get a whole further turn. How much you dare is up to you.

# Superhero Battle
battle-hero = You were dealt two heroes. Keep one for the whole game: each has an ability of its own. There is no wrong choice here.
    .hint = Take either of the two.
battle-draft = You hold five cards. In the draft everybody picks two more, in the open. Bolt took a Shot: remember that! You take Planning.
    .hint = Take Planning: it can put down a Knockout.
battle-second-draft = Bolt took a Melee as well. One more pick for you, whichever you like.
    .hint = Any card of the draft will do.
battle-lay = Three stages make a round. In each, everybody lays one card face down, to the right of their sequence. Numbers must never go down, so start low: lay Arsenal, a 1.
    .hint = Lay Arsenal. A high number now would leave you few cards for the next stages.
battle-trap = You are first player, so you act first. Bolt's card still lies face down… they took a Melee in the draft. Use Explosives and set a trap on Melee!
    .hint = Explosives: set a trap on the tactic that Bolt may have laid. You saw them take a Melee.
    .after = Snap! Bolt ran into the trap and lost 1 energy. The trap stays.
battle-order = Next card. A number lower than the one on its left would put your hero out; an equal one is fine. Lay your second Arsenal.
    .hint = Keep the order and save Planning for the moment when Bolt has little choice. Lay Arsenal again.
battle-aid = Each card has two actions, and you choose one. This time First aid: 1 energy more.
    .hint = Use First aid and gain 1 energy.
    .after = Your hero has 4 energy. At 0 a hero is out of the battle.
battle-planning = A riddle. Bolt's sequence shows 2 and 4, so their last card must be a 4 or a 5. You want to put a Knockout on it. Which card do you lay?
    .hint = Only the Feint of Planning puts down a Knockout, and its 3 keeps your order.
battle-knockout = Now the guess. Bolt has laid a Trick, a Shot or a Defence, and you saw one of these in the draft. Where does the Knockout go?
    .hint = Use Feint, and think of the draft: which 5 did Bolt take before your eyes?
battle-done = Knockout! Bolt is out, and the last hero standing wins the battle. Hands are kept, and the next battle begins with a new draft. Three battles won win the game.
