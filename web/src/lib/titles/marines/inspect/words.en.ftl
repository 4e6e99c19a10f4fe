# What the inspector tells about Space Marine Heroes in English.

marines-about-hero = In Terminator armour: attacked, it stays with a roll of 4 or more.
marines-about-smite = an enemy in range is attacked and, unless saved, goes all the way back to its start.
marines-about-shooting = an enemy in range is attacked and, unless saved, retreats one space.
marines-about-mow-down = every enemy of one row in range is attacked, each with a save of its own.
marines-about-inspiration = counts double in your score.
marines-about-shield = attacked, it stays already with a roll of 3 or more.
marines-about-priority-voice = may hand a move of its own to another hero of the army.
marines-range-close = Range: the next space in front or behind.
marines-range-short = Range: any space of its own column.
marines-range-medium = Range: its own column and the neighbouring ones.
marines-range-long = Range: any space.

marines-die-name = Die: { $face }
marines-about-six = A six is a combination by itself: one hero attacks the enemy right in front. Two sixes together move one hero.
marines-about-die = It counts in a triple of { $face }, or in a run with its neighbours. The numbers of a run or triple are the columns that move.
marines-about-dice = Roll, set combinations aside, and roll the rest again or act. A roll without a combination is a bust: all that was set aside is lost.
marines-about-pays-six = Pays for an attack: one hero off its start drives the enemy right in front of it back. Or for gear that costs one six.
marines-about-pays-sixes = Pays for a move: one hero goes one space forward. Or for gear that costs two sixes.
marines-about-pays-triple = Pays for two moves of the hero in column { $columns }. Or for gear that costs a run or triple.
marines-about-pays-run = Pays for one space forward for each hero in the columns { $columns }. Or for gear that costs a run or triple.

marines-about-me = Your army. You win with three heroes in the opponent's half and the higher score at the end of your turn.
marines-about-rival = The other army. It wins with three heroes in your half and the higher score at the end of its turn.
marines-flags-name = Heroes across the line
marines-about-flags = Three heroes in the opponent's half and the higher score, at the end of your own turn, win the battle at once.
marines-about-score = The spaces that all heroes of an army stand in front of their start, added up; Inspiration counts double. Retreats take them away again.
marines-about-risk = How likely the next roll shows no combination with a die just rolled. Then everything set aside in this turn is lost.
marines-column-name = Column { $column }
marines-about-column = Columns are counted from your own left. Triples and runs move the heroes in the columns of their numbers. Each column holds one hero of each side.

marines-number-column = column
marines-number-die = die that moves it
marines-number-row = row
marines-number-advanced = spaces forward
marines-number-price = price
marines-number-range = range
marines-number-shown = on the table
marines-number-left = dice in hand
marines-number-dice = dice
marines-number-picked = picked
marines-number-need = needed

marines-battle-name = The series
marines-about-battle = After each battle the scores of both armies are written down. Whoever has more in all of them together wins.
marines-row-name = Row { $row }
marines-space-name = Column { $column }, row { $row }
marines-about-row-own = A row of your own half. Rows are counted from your own edge, on the board and in the log.
marines-about-row-theirs = A row of the opponent's half. Three of your heroes in this half can win the battle.
marines-about-start = A starting space: whoever stands on one cannot be driven further back.

marines-not-now-own = Nothing that is set aside pays for an action of this hero.
marines-not-now-home = From its starting space a hero cannot attack (M13), and nothing set aside pays for a move of it.
marines-not-now-enemy = None of your heroes reaches it with what is set aside.
marines-now-pays = As your heroes stand, it pays for { $count ->
        [0] no action.
        [one] one action.
       *[other] one of { $count } actions.
    }
marines-now-risk = Rolling all the other dice after it goes bust with a chance of { $chance }.
