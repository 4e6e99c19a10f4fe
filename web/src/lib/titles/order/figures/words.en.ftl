# Pictures of the rules.
figure-ends = In a normal turn only the two cards at the ends of a row can be taken.
figure-edges = The left end is closed for good. At the right end a toy or a right edge may follow.
figure-shelf-closed = closed on both sides
figure-collected = collected, and a bonus turn
figure-complete = A card turned over is an edge too. It closes the shelf, returns to the box, and the others are yours.
figure-blue = A blue shelf: all toys alike, or all different, but not mixed.
figure-needs-edge = the rabbit must touch an edge
figure-touch = With a toy on one side, only an edge may lie on the other; a card turned over is one.
figure-counting = Unfinished shelves at the end: a toy at an open end goes to the box. The edge protects its neighbour.
