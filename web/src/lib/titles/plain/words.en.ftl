plain-choose = Choose your move
plain-wait = The others decide
plain-score = Points
