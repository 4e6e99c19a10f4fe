# Pictures of the rules.
figure-first-roll = first roll
figure-set-aside = One skull is kept,
figure-three-skulls = in all: three skulls
figure-rival = rival
figure-you = you
figure-top-goes = the top hero goes
figure-keep = Keep what you need and roll all other dice. Kept dice and dice just rolled count alike.
figure-shields = Two shields: the second hero from the left, not the first and not the best.
figure-steal = Exactly three blue “!”: the top hero of a rival's stack comes to yours.
figure-gap = The second hero was taken. The gap closes, and the former third is now the second.
figure-balance = Three heroes, two villains: the top hero is removed, the rest counts.
