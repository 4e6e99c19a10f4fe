# Pictures of the rules.
figure-draft-order = 1: first player · 2: player on the right · ✕: discarded
figure-draft = A draft for two: the player on the first player's right begins, and each takes two cards.
figure-sequence = Equal numbers are fine. A number lower than the one on its left puts the hero out.
figure-out = Out!
figure-knockout-laid = Knockout
figure-revealed = the card is turned up
figure-knockout = Whoever turns up a card of this tactic is out. Then the Knockout goes back to its pile.
figure-trap-set = a trap is set
figure-trap-snaps = it snaps and stays
figure-trap = The trap hurts everybody who turns up this card, its owner too, until somebody clears it.
figure-turned = in Stance
figure-stance = A Defence turned in an earlier stage keeps Shots, Flurries and Knockouts away.
