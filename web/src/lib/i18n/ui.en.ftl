# What the pages themselves say, in English.

ui-name = Hero Table
ui-nav = Pages
ui-skip = To the page
ui-light = Light pages
ui-dark = Dark pages
ui-sound-on = Sound on
ui-sound-off = Sound off
ui-about = About and credits
ui-unofficial = An unofficial table for hero board games.
ui-leaderboards = Leaderboards
ui-account = Who am I?
ui-rules = Rules
ui-learn = First game
ui-cards = Components
ui-comic-names = Captain Inkblot, Doctor Eraser, Lady Lightning, Paper Tiger, The Amazing Comma, Night Pencil, Major Margin, Miss Halftone, Iron Stapler, Speedy Marker, Count Crayon, Kid Cardboard, Wonder Wombat, Silver Scissors, The Blue Biscuit, Madame Meteor

# Home.
ui-cover-issue = No. 1 · all games in one issue
ui-cover-line = One tap and you are playing!
ui-seats = { $same ->
        [yes] { $least ->
            [one] { $least } player
           *[other] { $least } players
        }
       *[no] { $least }–{ $most } players
    }
ui-length = { $minutes } min
ui-play-now = Play now
ui-preparing = Compiling its rules…
ui-waiting-title = Ready soon…
ui-with-friends = With friends
ui-join = Join a table
ui-code-help = The five letters on your friend's screen
ui-code-letters = A code has five letters, A to Z.
ui-no-table-help = The link may be incomplete, or meant for another server. If the host can tell you the table's code, type it here.
ui-no-table-code = These five letters may be a table's code rather than a link.
ui-no-title = There is no game called “{ $title }” here. Choose one of these:
ui-lost-help = No page has this address. Look whether the link is complete; every game and all your tables are on the home page.
ui-have-code = I have a code ↓
ui-enter = Go in
ui-new-table = Set up a table
ui-listed = Tables that wait for players
ui-listed-host = Host: { $name }
ui-listed-none = None just now. Set one up and list it.
ui-taken = { $taken } of { $seats }
ui-running = My tables
ui-running-none = Nothing is going on. Choose a game above.
ui-all-matches = All my matches
ui-state-lobby = waiting
ui-state-playing = in play
ui-state-over = over
ui-won = won

ui-level-random = random bot
ui-level-greedy = greedy bot
ui-level-easy = easy bot
ui-level-normal = normal bot
ui-level-hard = hard bot
ui-level-master = master bot

# Setting up a table.
ui-setup = Set up a table
ui-setup-game = Game
ui-setup-seats = Seats
ui-setup-who = Who plays?
ui-setup-you = You
ui-setup-open = Open for a person
ui-setup-options = Options
ui-yes = Yes
ui-no = No
ui-setup-clock = Clock
ui-clock-none = No clock
ui-clock-quick = 30 seconds a decision
ui-clock-calm = 2 minutes a decision, 10 in reserve
ui-clock-day = A day a decision
ui-clock-help = When time is up, an easy bot makes the move.
ui-setup-undo = Taking moves back
ui-undo-consent = By consent of the others
ui-undo-free = Only while nobody has learned anything
ui-undo-off = Never
ui-setup-listed = Listed: anybody may find this table and join
ui-setup-spectators = Others may watch
ui-setup-more = More settings
ui-pack = Cards and tiles
ui-pack-box = From the box
ui-pack-kept = My kept pack
ui-pack-change = Look at it or change it
ui-pack-unchecked = Before you can set up the table, your pack has to be checked and right.
ui-pack-own = From my own pack
ui-pack-help = Paste the text of your pack, or load a file. The table checks it.
ui-pack-file = Load a file
ui-pack-check = Check
ui-pack-good = Good: { $name }
ui-pack-text = The pack's text
ui-make-table = Open the table

# Lobby.
ui-lobby = Waiting for players
ui-lobby-code = Code
ui-lobby-invite = Scan, or type the code on the home page.
ui-qr = The way to this table as a QR code
ui-copy = Copy the link
ui-copied = Copied
ui-seat = Seat { $number }
ui-sit = Sit here
ui-sit-another = Another player on this device
ui-your-name = Your name
ui-their-name = Player's name
ui-ready = Ready
ui-not-ready = Not ready yet
ui-say-ready = I am ready
ui-say-not-ready = Wait, not yet
ui-start = Start the game
ui-start-needs = It starts when every seat is taken and everybody is ready.
ui-wait-host = { $name } starts the game.
ui-kick = Send away { $name }
ui-sent-away = The host has sent you away from this table. You can sit down again when they let you back in.
ui-sent-away-look = The host has sent you away from this table. You can look on, and sit down again when they let you back in.
ui-sent-away-list = Sent away; may not sit down again:
ui-readmit = Let back in
ui-leave-seat = Leave the seat
ui-add-bot = Put a bot here
ui-bot-level = The bot's level
ui-host = host
ui-you = you
ui-here = here
ui-away = away
ui-dice-word = A word of yours for the dice
ui-dice-word-help = It is mixed into every throw and shuffle; at the end everybody can check that nobody meddled.
ui-tv = Show on a TV
ui-settings = At this table
ui-own-pack = a pack of its own

# Replay.
ui-replay-name = Replay
ui-replay-loading = The match is being laid out…
ui-replay-board = The table
ui-replay-moves = Moves
ui-replay-setup = The table is set up
ui-replay-made = { $name }: { $move }
ui-replay-scrub = Move of the match
ui-replay-place = move { $number } of { $most }
ui-replay-short = { $number } / { $most }
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-eyes = Through whose eyes
ui-replay-everyone = What everybody saw
ui-replay-eyes-of = Through the eyes of { $name }
ui-replay-all = All hands and secrets open
ui-replay-copy = Copy link to this move
ui-replay-save = Download the save
ui-replay-figures = Scores and figures
ui-replay-score = Points
ui-replay-account = How the points came about
ui-by-bot = bot
ui-by-clock = time was up
ui-tally-moves = Moves
ui-tally-thinking = Thinking, min

# Proof.
ui-proof = Proof: nobody touched the dice
ui-proof-what = Before the game the table sealed a secret number, the seed. All dice and cards follow from it and from the players' words. Now that it is open, your browser can compute everything once more.
ui-proof-check = Recompute everything here
ui-proof-busy = Recomputing…
ui-proof-good = Everything matches!
ui-proof-bad = Something does not match!
ui-proof-seed-good = The seed is the one that was sealed
ui-proof-seed-bad = The seed is not the one that was sealed
ui-proof-seed-why = Its SHA-256 was computed in your browser and compared with the commitment of this match.
ui-proof-receipt-why = Its SHA-256 was computed in your browser and compared with the commitment that your browser wrote down while the match was played.
ui-proof-draws-good = { $draws ->
        [one] { $draws } random number
       *[other] { $draws } random numbers
    } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, recomputed in your browser: { $draws ->
        [one] the same
       *[other] all the same
    }
ui-proof-draws-why = Every die and every drawn card, from the seed, the players' words and the number of the move.
ui-proof-draws-bad = { $count ->
        [one] { $count } of { $draws } does not follow from the seed
       *[other] { $count } of { $draws } do not follow from the seed
    }
ui-proof-difference = The first one: { $move ->
        [0] in the set-up
       *[other] in move { $move }
    } { $drawn } of { $sides } came up, the seed gives { $expected }.
ui-proof-server-good = Played again by the rules, the match ends the same way
ui-proof-server-bad = Played again by the rules, the match is another one
ui-proof-server-why = The server made every move once more and compared the table after each of them, and the result.
ui-proof-move = Drawn in move { $number }
ui-proof-setup = Drawn for the set-up
ui-proof-draw = { $value } of { $sides }
ui-proof-none = Nothing: chance had no part in it.
ui-proof-numbers = The numbers themselves
ui-proof-seed = Seed
ui-proof-commitment = Commitment: the seed's SHA-256
ui-proof-words = The players' words
ui-proof-no-words = none
ui-problem-not-over = This match is still being played: its replay would tell what is hidden.
ui-problem-no-rematch = Nobody has asked for another game yet.
ui-problem-never-begun = This table was closed before a game began.
ui-problem-other-rules = This match was played by an earlier version of the rules and cannot be shown move by move.
ui-problem-not-replayed = This match cannot be played again from its record.
ui-problem-no-such-move = The match has no such move.

# Components, print sheets, own packs.
ui-cards-about = Everything in this game's box. Each piece says where its data come from: ⌂ marks those of our own making, where the rulebook prints none.
ui-cards-print = Print sheets
ui-cards-own = Play with your own
ui-cards-back = Back to the components
ui-cards-kind = Kind
ui-cards-all = All
ui-cards-source = Source
ui-cards-any-source = any
ui-cards-count = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
ui-source-rulebook = rulebook
ui-source-published = published
ui-source-house = ⌂ house
ui-source-own = your own
ui-print = Print
ui-print-help = A4, cards in their real size. In the print dialogue choose 100 %, no margins and background graphics. Cut along the marks.
ui-print-sheet = Sheet { $number } of { $count }
ui-packs = Your own pack
ui-packs-about = Do you own other cards, or do you want to try values of your own? Start from the box, change its text, have it checked and play with it. It stays in this browser.
ui-pack-begin = Start from the box
ui-pack-download = Download the box
ui-pack-play = Play with this pack
ui-pack-clear = Clear away
ui-pack-wrong = Not right yet
ui-pack-line = Line { $line }
ui-pack-digest = Fingerprint
# Rules.
ui-all-rules = All rules
ui-contents = Contents
ui-search-rules = Search the rules
ui-search-found = { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
ui-elsewhere = text
ui-paragraph = Paragraph

# First game.
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-back = Back
ui-lesson-skip = Skip
ui-lesson-restart = From the beginning
ui-lesson-show = Show me
ui-lesson-hint = Not quite
ui-lesson-narrator = The narrator
ui-lesson-waiting = The game is being prepared…

# Problems.
ui-problem = Something went wrong. Try again.
ui-problem-unreadable = Something in it does not fit. Look over what you have entered.
ui-problem-too-long = That is too long.
ui-problem-not-allowed = The rules forbid it.
ui-problem-forbidden = You may not do this.
ui-problem-not-this-way = The server does not do it this way. Reload the page, please.
ui-problem-broken = The server made a mistake. Try again; its log knows more.
ui-problem-failed = The server did not do it. Try again in a moment.
ui-problem-offline = The server cannot be reached. Try again in a moment.
ui-problem-not-yet = Not yet: somebody else decides.
ui-problem-refused = This table does not let you in.
ui-problem-known = You are known here already.
ui-problem-wrong-login = No account has this name and this password.
ui-problem-name-taken = This name is taken.
ui-problem-not-your-seat = This is not your seat.
ui-problem-sent-away = The host has sent you away from this table. Ask them to let you back in.
ui-problem-not-sent-away = They may sit down again already.
ui-problem-not-your-table = Only the host of the table may do this.
ui-problem-former-request = Too late: the table has moved on.
ui-problem-paused = The game is paused.
ui-problem-replaced = A bot plays for this seat. Take it back first.
ui-problem-no-undo = At this table nothing is taken back.
ui-problem-nothing-to-undo = There is nothing to take back.
ui-problem-learned = Somebody has learned something since, so it stands.
ui-problem-asked-already = A question still waits for its answer.
ui-problem-not-asked = Nobody asks this any more.
ui-problem-seat-taken = Somebody sits there already.
ui-problem-seat-open = Some seats are still free.
ui-problem-not-ready = Not everybody is ready.
ui-problem-not-absent = This player is here, or has been away for less than a minute.
ui-problem-not-playing = No game is being played at this table.
ui-problem-not-lobby = The game has begun already.
ui-problem-no-such-title = There is no such game here.
ui-problem-no-lesson = This game has no guided first game yet.
ui-problem-no-such-table = There is no such table.
ui-problem-no-such-code = No open table has this code.
ui-problem-no-such-match = There is no such match.
ui-problem-no-such-person = Nobody like that is known here.
ui-problem-no-spectators = Only those who play may look at this table.
ui-problem-preparing = This game is still being prepared. Try again in a moment.
ui-problem-too-many = That was too much at once. Wait a moment.
ui-problem-too-many-tables = You have too many open tables. End one first.
ui-problem-who-are-you = Tell us first who you are.
ui-problem-no-account = Only accounts can do this.
ui-problem-try-again = The server is busy for a moment. Try again.
ui-problem-not-found = There is nothing here.
ui-problem-forged = Reload the page, please, and try again.
ui-problem-no-session = You are not logged in any more.
ui-problem-no-such-seat = This table has no such seat.
ui-problem-not-paused = The game is not paused.
ui-problem-not-replaced = No bot plays for this seat.
ui-problem-over = The game is over.
ui-problem-too-many-bots = You have too many bots. Delete one first.
ui-problem-too-many-sockets = Too many pages are open at once. Close one.
ui-problem-foreign-origin = This page does not belong to the server.

ui-name-any = a name, or leave it to us
ui-sit-down = Sit down
ui-player = Player { $number }
ui-bot = bot
ui-bot-name = Bot { $number }
ui-free = Free
ui-cancel = Cancel
ui-clock-of = { $seconds } s a decision, { $reserve } s in reserve

# At the table.
ui-home = To the home page
ui-loading = Turning the page…
ui-table-closed = This table was closed before a game began.
ui-kicked = The host has taken you off this table.
ui-kicked-help = You can sit down here again when the host lets you back in: ask them, or open a table of your own.
ui-logged-out = You were logged out on another device or in another tab.
ui-only-look-on = You only look on now.
ui-logged-out-help = Your seat is still yours: log in again to play on.
ui-log-in-again = Log in again
ui-look-on = Just look on
ui-lost = The connection is lost. The game is safe; trying again…
ui-retry = Try now
ui-menu = Menu
ui-quick = Show others' moves at once
ui-close = Close
ui-seats-list = Players
ui-watching = { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
ui-thinks = thinking
ui-decides = to decide
ui-clock-left = time left
ui-decision = Decision
ui-take-back-step = Take back: { $step }
ui-waiting-for = Waiting for { $names }
ui-paused = The game is paused.
ui-game-over = The game is over
ui-bot-plays-for-you = A bot plays for you.
ui-results = Results
ui-undo = Take my last move back
ui-pause = Pause
ui-resume = Go on
ui-offer = Offer to end here
ui-end-now = End the game here
ui-end-sure = Really end it now? It will not count for ratings.
ui-replace = Let a bot play for me
ui-replace-absent = Let a bot play for { $name }
ui-return = Play myself again
ui-leave = Leave the table
ui-ask-undo = { $name } would like to take a move back. All right?
ui-asked-undo = { $name } asks to take a move back.
ui-ask-end = { $name } offers to end the game here. All right?
ui-asked-end = { $name } offers to end the game here.
ui-not-allowed = The rules forbid it: { $rule }.
ui-rule = Rule { $rule }
ui-log = Log and chat
ui-log-tab = What happened
ui-chat = Chat
ui-chat-text = Say something
ui-send = Send
ui-preset-hello = Hello!
ui-preset-well-played = Well played!
ui-preset-thanks = Thank you!
ui-preset-hurry = Your turn!
ui-preset-sorry = Sorry!
ui-preset-one-moment = One moment…
ui-preset-goodbye = Goodbye!
ui-log-joined = { $name } sits down.
ui-log-left = { $name } leaves the seat.
ui-log-started = The game begins.
ui-log-asked = { $name } asks to take a move back.
ui-log-answered-yes = { $name } agrees to take it back.
ui-log-answered-no = { $name } does not agree to take it back.
ui-log-undone = { $count ->
        [one] { $name } took a move back.
       *[other] { $name } took { $count } moves back.
    }
ui-log-struck = Taken back:
ui-log-paused = { $name } pauses the game.
ui-log-resumed = { $name } lets the game go on.
ui-log-offered = { $name } offers to end here.
ui-log-agreed-yes = { $name } agrees to end here.
ui-log-agreed-no = { $name } wants to play on.
ui-log-replaced = A bot plays for { $name } now.
ui-log-returned = { $name } plays again.
ui-shortcuts = Keyboard
ui-key-space = Space
ui-key-l = L
ui-key-primary = make the main move, or press what has the focus
ui-key-digits = choose one of the buttons
ui-key-back = take the last step back
ui-key-move = go to the next thing on the table
ui-key-log = open or close the log
ui-key-help = show this list
ui-pass = Pass the device to { $name }
ui-pass-help = The others look away, please.
ui-pass-take = I am { $name }
ui-ended-agreed = Ended by agreement
ui-points-stood = Points as they stood
ui-ended-idle = Nobody came back to this table
ui-ended-abandoned = The table was left
ui-ended-won = Played to the end
ui-statistics = Statistics
ui-player-column = Player
ui-moves = Moves
ui-thinking = Thinking
ui-seconds = { $seconds } s
ui-rematch = Play again
ui-join-rematch = To the next game
ui-replay = Replay and proof

ui-tv-page = A table on a TV
ui-tv-code = The table's code, from the host's screen
ui-tv-page-help = Everybody plays with their phone; this screen shows the table to all, and nobody's hand.
ui-tv-way = Scan, or open { $address } and type the code.

# Who one is.
ui-hello = Hello, { $name }!
ui-session-ended = The session of { $name } here was ended. Your matches and tables are safe: log in again to see them.
ui-guest-ended = The guest { $name } is not known here any more. You can come as a new one, or log in to an account.
ui-is-nobody = You can play at once as a guest. An account keeps your matches and ratings.
ui-is-guest = You are a guest of this browser. With an account you keep everything you have played, on every device.
ui-is-account = This is your account.
ui-my-page = My public page
ui-done = Done
ui-save = Save
ui-change-name = My name
ui-register = Make an account
ui-register-help = What you have played as a guest stays yours.
ui-login = Log in
ui-account-name = Name
ui-password = Password
ui-password-help = At least eight characters.
ui-change-password = My password
ui-old-password = Current password
ui-new-password = New password
ui-sessions = Where I am logged in
ui-this-session = here
ui-end-session = Log out there
ui-bots = My own bots
ui-bots-help = A program can play with a token, over the same interface as this page.
ui-make-bot = Make a bot
ui-bot-new-name = Name of the bot
ui-token = Its token, shown only now:
ui-delete = Delete
ui-leaving = Log out or delete
ui-log-out = Log out
ui-delete-me = Delete me
ui-delete-me-help = Your name leaves all matches and leaderboards. This cannot be undone.
ui-delete-me-yes = Yes, delete everything about me

# Matches and ratings.
ui-matches-nobody = Your matches are listed here once you have played in this browser, or have logged in.
ui-no-matches = No matches yet.
ui-choose-game = Choose a game
ui-more = More
ui-rating = Rating
ui-games = Matches
ui-wins = Wins
ui-leaderboard-none = Nobody is ranked yet. Accounts that play against each other get a rating.
ui-ratings = Ratings
ui-no-ratings = No rating yet.
ui-last-matches = Last matches

# About.
ui-about-what = Hero Table is a table for board games about heroes: play them with friends on one screen or far apart, and with bots. The rules are told in our own words, and everything drawn here is drawn by us or by those named below.
ui-about-owners = This is an unofficial implementation. The names of the games and all names in them belong to their owners.
ui-credits = Thanks to
ui-credit-icons = Icons by Lorc, Delapouite and contributors, CC BY 3.0:
ui-credit-russo = Russo One by Jovanny Lemonad, SIL Open Font License 1.1
ui-credit-rubik = Rubik by Hubert & Fischer and others, SIL Open Font License 1.1
ui-credit-code = The program itself: Apache License 2.0
ui-fair = Fair dice
ui-fair-help = Before a game begins, the table commits to all its dice and shuffles, and players may add words of their own. When it is over, the seed is shown, and the replay page recomputes every throw and every card.
