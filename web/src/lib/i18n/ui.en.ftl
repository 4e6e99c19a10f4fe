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
ui-update-ready = A new version is ready.
ui-update-load = Load it
ui-install = Install as an app
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
ui-no-table-here = Tables on a device are kept only by the browser in which they were begun. This one is not here, or was deleted.
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
ui-running = Games in play
ui-past = My games
ui-all-matches = All my matches
ui-state-lobby = waiting
ui-state-playing = in play
ui-state-over = over
ui-won = won

# A copy of the pages on a static host has no server.
-alone = This copy of Hero Table has no server
ui-alone-home = { -alone }, so there are no tables of other people to join; play against bots, or pass this device around.
ui-alone-account = { -alone }, so there are no accounts; your name and your games are kept in this browser.
ui-alone-leaderboards = { -alone }, so nobody is ranked here; every game can be played against bots.
ui-alone-matches = { -alone }, so only what you play on this device is kept, in this browser.
ui-alone-people = { -alone }, so it knows no other players.
ui-alone-new = { -alone }, so friends cannot join from their own devices; everybody plays on this one.
ui-alone-packs = { -alone }, which would check a pack of your own; the components of the box can be downloaded.
ui-alone-replay = { -alone }, so there are no replays of tables online; games of this device can be seen again.
ui-alone-table = { -alone }, so this table cannot be opened here; tables of this device are on the home page.
ui-alone-tv = { -alone }, so a table cannot be shown on a second screen; open the game on the large screen itself.
ui-alone-title = { -alone }, and this game needs one. Its rules and components can be read.
ui-unreachable = The server cannot be reached; trying again…

ui-level-random = beginner bot
ui-level-greedy = hasty bot
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
ui-you-name = You
ui-your-turn = Your turn
ui-turn-of = Turn of { $names }
ui-here = here
ui-away = away
ui-dice-word = A word of yours for the dice
ui-dice-word-help = It is mixed into every throw and shuffle; at the end everybody can check that nobody meddled.
ui-tv = Show on a TV
ui-settings = At this table
ui-own-pack = a pack of its own

# Replay.
ui-replays = Replays
ui-replays-here = Played on this device
ui-replays-none = No game has been played on this device yet.
ui-file = A save file
ui-file-what = Look at a match that was saved in the terminal or downloaded from a table. Your browser plays it again by the rules and checks every table; the file goes nowhere.
ui-file-choose = Open a save file
ui-file-busy = The match is being played again…
ui-file-none = This is not a whole save of Hero Table.
ui-file-version = This match was played by another version of the rules.
ui-file-pack = This match was played with components of its owner’s own; the rules here know those of the box.
ui-file-secret = This is a receipt: its seed and its moves are still secret. Ask for the save after the end of the match.
ui-file-seed = The seed in this file is not the one that was sealed, or it makes another set-up.
ui-file-seal = This file was changed after it was saved.
ui-file-move = Move { $move } does not follow from the seed and the rules: the file was changed.
ui-file-checked = This file is true to itself: your browser has played the match from its seed, and every table is the one it should be.
ui-here-over = This match was played on this device; the rules in your browser lay out each table from its seed and moves.
ui-here-running = This match is still being played: you see only what you may know. The seed stays secret until its end.
ui-here-back = Back to the table
ui-ended-running = Still being played
ui-replay-so-far = Look back
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
ui-proof-server-good = Played again by the server, the match ends the same way
ui-proof-server-bad = Played again by the server, the match is another one
ui-proof-server-why = The server made every move once more and compared the table after each of them, and the result.
ui-proof-rules-busy = Your browser plays the match by the rules…
ui-proof-rules-good = Played by the rules in your browser, the match is the same: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, and { $views ->
        [one] { $views } view
       *[other] { $views } views
    } of the table
ui-proof-rules-bad = Played by the rules in your browser, the match is another one
ui-proof-rules-why = Compared were the table after the set-up and after each move, all that this page has shown of it so far, and the result.
ui-proof-draws-absent = The match was played by former rules, which do not tell single draws; the rules themselves are compared below.
ui-proof-rules-absent = This page has no rules of this game: only the server has played it again.
ui-proof-everyone = everybody
ui-proof-fault-version = This page has version { $expected } of the rules; the match was played by version { $found }.
ui-proof-fault-digest = The page and the server have different rules, with the digests { $expected } and { $found }. Reload the page; if that does not help, they come from different releases.
ui-proof-fault-length = The server tells of { $found } tables; with so many moves there have to be { $expected }.
ui-proof-fault-table = { $move ->
        [0] After the set-up
       *[other] After move { $move }
    } the table has to have the fingerprint { $expected }; the server’s has { $found }.
ui-proof-fault-unreadable = Move { $move }, { $name }: this game has no “{ $found }”.
ui-proof-fault-forbidden = Move { $move }, { $name }: “{ $found }” is forbidden by rule { $expected }.
ui-proof-fault-unfinished = After the last move, number { $move }, the game has to go on; the server says that it is over.
ui-proof-fault-result = The result of { $name } has to be { $expected }; the server says { $found }. A star means a win.
ui-proof-fault-view = The view of { $name } { $move ->
        [0] after the set-up
       *[other] after move { $move }
    } has to have { $expected }; the server’s has { $found }.
ui-proof-fault-events = The events for { $name } { $move ->
        [0] of the set-up
       *[other] of move { $move }
    } have to have { $expected }; the server’s have { $found }.
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
ui-problem-other-rules = This match was played by other rules, which this server does not have: it cannot be shown move by move.
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

# Drawings and faces.
ui-art = Art sheet
ui-art-about = Every drawing in the sizes in which boards show it, beside the icon that stood there before. All of them are our own; none shows a publisher's character.
ui-art-faces = Faces of players
ui-avatar = Your face at the table
ui-avatar-by-name = made of your name
ui-avatar-fox = fox
ui-avatar-owl = owl
ui-avatar-cat = cat
ui-avatar-bear = bear
ui-avatar-frog = frog
ui-avatar-dragon = dragon
ui-avatar-robot = robot
ui-avatar-astronaut = astronaut
ui-avatar-knight = knight
ui-avatar-wizard = wizard
ui-avatar-pirate = pirate
ui-avatar-ninja = ninja
ui-avatar-queen = queen
ui-avatar-detective = detective
ui-avatar-alien = alien
ui-avatar-ghost = ghost
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
ui-problem-no-server = This copy of Hero Table has no server.
ui-problem-not-yet = Not yet: somebody else decides.
ui-problem-refused = This table does not let you in.
ui-problem-known = You are known here already.
ui-problem-wrong-login = No account has this name and this password.
ui-problem-no-mail = This server sends no letters.
ui-problem-former-link = This link has been used, or is too old. Ask for another one.
ui-problem-no-passkeys = Passkeys need https and a name of this server.
ui-problem-wrong-passkey = This passkey does not belong to an account here, or its answer came too late.
ui-problem-too-many-passkeys = You have as many passkeys as an account may have. Remove one first.
ui-problem-passkey-cancelled = The device has not given a passkey.
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
ui-problem-not-absent = The others are here: a minute of absence has to pass, or five minutes without a decision.
ui-problem-too-often = You have done this as often as one may at a table.
ui-problem-not-playing = No game is being played at this table.
ui-problem-not-lobby = The game has begun already.
ui-problem-no-such-title = There is no such game here.
ui-problem-no-lesson = This game has no guided first game yet.
ui-problem-no-such-table = There is no such table.
ui-problem-not-here = Tables on this device do not have this. A table of the server does.
ui-problem-not-kept = This browser could not keep the move, so it was not made. Is there room left on this device?
ui-problem-other-rules-here = This game was begun by another version of the rules and cannot be played on.
ui-problem-spoiled-here = What this browser keeps of the game was changed or is no longer whole, so it cannot go on. If you have its save, open that on the home page; there this table can be deleted, too.
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
ui-problem-banned = An operator has banned you from this server.
ui-problem-blocked = You and the host of this table do not play together.
ui-problem-former-rules = This match was played by former rules, which do not tell their single draws.
ui-problem-muted = An operator has muted you: you may play, but not write.
ui-problem-no-operator = Only operators may do this.
ui-problem-no-such-pack = This table has no such box.
ui-problem-no-such-report = There is no such open report.
ui-problem-no-such-rules = These rules are not kept here.
ui-problem-nobody-there = There is nobody on this seat.
ui-problem-too-many-blocks = You have blocked as many people as one may.
ui-problem-too-many-reports = Your earlier reports wait for an operator. Wait too, please.
ui-problem-yourself = This is about yourself.
ui-problem-foreign-origin = This page does not belong to the server.
ui-problem-unknown-host = This server is reached by another name.

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
ui-lost-limited = The server takes no more from here for a moment. The game is safe; trying again…
ui-lost-here = The table does not answer. The game is kept on this device; trying again…
ui-retry = Try now
ui-menu = Menu
ui-speed = Speed of others' moves
ui-speed-calm = calm
ui-speed-normal = normal
ui-speed-brisk = brisk
ui-speed-instant = at once
ui-speed-now = Speed: { $speed }
ui-go-on = Go on
ui-show-all = Show all
ui-end-again = To the present
ui-look-what-happens = Look what happens.
ui-again = Again
ui-show-again = Show me again what happened
ui-shown-again = This is what happened before.
ui-warns = Warn me of dangerous moves
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
ui-pause-offer = Ask for a pause
ui-resume = Go on
ui-offer = Offer to end here
ui-end-now = End the game here
ui-end-sure = Really end it now? Nobody wins; for ratings it counts only against who has kept you waiting.
ui-replace = Let a bot play for me
ui-replace-absent = Let a bot play for { $name }
ui-claim = Claim the win: the others have gone
ui-return = Play myself again
ui-leave = Leave the table
ui-ask-undo = { $name } would like to take a move back. All right?
ui-asked-undo = { $name } asks to take a move back.
    .you = You ask to take a move back.
ui-ask-pause = { $name } asks for a pause. All right?
ui-asked-pause = { $name } asks for a pause.
    .you = You ask for a pause.
ui-ask-end = { $name } offers to end the game here. All right?
ui-asked-end = { $name } offers to end the game here.
    .you = You offer to end the game here.
ui-not-allowed = The rules forbid it: { $rule }.
ui-rule = Rule { $rule }
ui-log = Log and chat
ui-log-rule = rule
ui-log-tab = What happened
ui-report-or-block = Report or block { $name }
ui-block = Block
ui-block-help = You read nothing more that a blocked person says, and neither sits down at the other's table. They are not told.
ui-blocked = You have blocked { $name }
ui-blocked-people = People you have blocked
ui-unblock = Take back
ui-report = Report to the operators
ui-report-why = What is it about?
ui-report-text = What happened?
ui-reported = The operators will read it
ui-why-chat = the chat
ui-why-name = the name
ui-why-stalling = holding up the game
ui-why-cheating = cheating
ui-why-other = something else
ui-moderation = Moderation
ui-reports = Reports
ui-no-reports = No report waits
ui-people = People and tables
ui-part-of-name = A part of the name
ui-find = Find
ui-table-or-code = The id or the code of a table
ui-audit = What operators have done
ui-command-line = command line
ui-deed-note = Why
ui-deed-days = Days
ui-deed-name = Another name
ui-deed-table = table
ui-deed-dismiss = Dealt with
ui-deed-ban = Ban
ui-deed-unban = Let come back
ui-deed-mute = Mute
ui-deed-unmute = Let speak
ui-deed-reset = Link to a new password
ui-deed-rename = Rename
ui-deed-delete = Delete
ui-deed-delete-sure = Delete for good
ui-deed-close = Close the table
ui-deed-operator = Make an operator
ui-deed-no-operator = Operator no more
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
    .you = You sit down.
ui-log-left = { $name } leaves the seat.
ui-log-started = The game begins.
ui-log-asked = { $name } asks to take a move back.
    .you = You ask to take a move back.
ui-log-answered-yes = { $name } agrees to take it back.
    .you = You agree to take it back.
ui-log-answered-no = { $name } does not agree to take it back.
    .you = You do not agree to take it back.
ui-log-undone = { $count ->
        [one] { $name } took a move back.
       *[other] { $name } took { $count } moves back.
    }
    .you = { $count ->
            [one] You took a move back.
           *[other] You took { $count } moves back.
        }
ui-log-struck = Taken back:
ui-log-proposed = { $name } asks for a pause.
    .you = You ask for a pause.
ui-log-consented-yes = { $name } agrees to the pause.
    .you = You agree to the pause.
ui-log-consented-no = { $name } wants no pause.
    .you = You want no pause.
ui-log-paused = { $name } pauses the game.
    .you = You pause the game.
ui-log-resumed = { $name } lets the game go on.
    .you = You let the game go on.
ui-log-offered = { $name } offers to end here.
    .you = You offer to end here.
ui-log-agreed-yes = { $name } agrees to end here.
    .you = You agree to end here.
ui-log-agreed-no = { $name } wants to play on.
    .you = You want to play on.
ui-log-replaced = A bot plays for { $name } now.
    .you = A bot plays for you now.
ui-log-returned = { $name } plays again.
    .you = You play again.
ui-first-play = Play
ui-first-hold = What is this? Hold a finger on anything at the table, and it tells.
ui-first-rest = What is this? Rest the mouse on anything at the table, and it tells.
ui-first-lesson = Three-minute lesson
ui-shortcuts = Keyboard
ui-key-space = Space
ui-key-l = L
ui-key-s = S
ui-key-m = M
ui-key-a = A
ui-key-go-on = go on where the table has stopped; Esc shows all that waits
ui-key-speed = change the speed of others' moves
ui-key-sound = sound on or off
ui-key-again = show again what happened since my last decision; Esc ends it
ui-key-primary = choose what has the focus; again: confirm it, or make the main move
ui-key-digits = choose one of the buttons
ui-key-back = one step back: close what is open, put back what is chosen
ui-key-move = go to the next thing on the table, first to what may be chosen
ui-key-log = open or close the log
ui-key-inspect = what is this? about what has the focus; arrows go on to the next thing
ui-key-i = I
ui-key-help = show this list
ui-pass = Pass the device to { $name }
ui-pass-help = The others look away, please.
ui-pass-take = I am { $name }
ui-ended-agreed = Ended by agreement
ui-points-stood = Points as they stood
ui-ended-claimed = The win was claimed: the others had gone
ui-ended-claimed-by = { $name } wins: the others had gone
    .you = You win: the others had gone
ui-ended-idle = Nobody came back to this table
ui-ended-closed = The operator has closed the table
ui-ended-abandoned = The table was left
ui-ended-too-long = The game would have gone on for ever
ui-ended-won = Played to the end
ui-statistics = Statistics
ui-statistic-lead = Alone in front, of the match
ui-percent = { $percent } %
ui-scores = How the points add up
ui-points = { $points ->
        [one] { $text } point
       *[other] { $text } points
    }
ui-account-what = For what
ui-account-points = Points
ui-account-so-far = So far
ui-account-total = Total
ui-story = The story of the match
ui-story-beginning = The beginning
ui-story-turn = The turning point
ui-story-end = The end
ui-cover = The cover
ui-cover-number = No. { $number }
ui-cover-price = { $minutes ->
        [one] Price: { $minutes } minute
       *[other] Price: { $minutes } minutes
    }
ui-cover-mine = The whole issue is about you!
ui-cover-beaten = { $name } is beaten.
ui-cover-shared = One cover for all of you: nobody was better.
ui-cover-team = It took a team, and you were in it.
ui-cover-lost = { $place ->
        [2] You come second. The sequel may be yours!
        [3] You come third. The sequel may be yours!
       *[other] Your place is number { $place }. The sequel may be yours!
    }
ui-cover-watched = Seen with our own eyes.
ui-cover-table = It was settled at this very table.
ui-cover-broken = To be continued?
ui-player-column = Player
ui-rematch = Play again
ui-join-rematch = To the next game
ui-replay = Replay and proof

ui-tv-page = A table on a TV
ui-tv-code = The table's code, from the host's screen
ui-tv-page-help = Everybody plays with their phone; this screen shows the table to all, and nobody's hand.
ui-tv-way = Scan, or open { $address } and type the code.

# Who one is.
ui-guest = guest
ui-guest-help = This name is not proved: a guest has no account
ui-hello = Hello, { $name }!
ui-session-ended = The session of { $name } here was ended. Your matches and tables are safe: log in again to see them.
ui-guest-ended = The guest { $name } is not known here any more. You can come as a new one, or log in to an account.
ui-is-nobody = You can play at once as a guest. An account keeps your matches and ratings.
ui-is-guest = You are a guest of this browser. With an account you keep everything you have played, on every device.
ui-is-account = This is your account.
ui-own-data = My data
ui-own-data-help = Everything this server stores about you, as one file: name, address, passkeys, sessions, bots, ratings, whom you have blocked and reported, your matches and what you said in their chats.
ui-own-data-download = Download
ui-own-data-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
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
ui-forgotten = Forgotten the password?
ui-forgotten-help = Type the name of your account, or its address. If an address belongs to the account, a letter with a link to a new password goes there.
ui-forgotten-no-mail = This server sends no letters. Ask whoever runs it for a link to a new password.
ui-forgotten-send = Send a letter
ui-forgotten-sent = If such an account has an address, a letter is on its way there. The link in it is good for an hour.
ui-name-or-address = Name or address
ui-address = My address
ui-address-help = If you forget the password, a letter to this address helps. Nobody else sees it.
ui-address-now = Letters go to { $address }.
ui-address-field = Mail address
ui-address-send = Send a letter to confirm it
ui-address-sent = A letter is on its way to { $address }. Open the link in it within an hour.
ui-address-remove = Remove the address
ui-confirm-address = Confirm the address
ui-confirm-address-help = This address shall get the letters for your account.
ui-confirm-address-done = The address belongs to the account of { $name } now.
ui-reset-password = A new password
ui-reset-password-help = All devices on which your account is logged in are logged out, and its passkeys are removed.
ui-reset-password-done = The new password is yours. Log in with it.
ui-link-incomplete = Something is missing from this link. Open it as it stands in the letter.
ui-to-account = To my account
ui-passkeys = My passkeys
ui-passkeys-help = With a passkey you log in by the face, the finger or the PIN of your device, without a password.
ui-passkey-name = Name of the passkey
ui-passkey-example = my telephone
ui-passkey-add = Add a passkey
ui-passkey-used = last used { $time }
ui-passkey-unused = not used yet
ui-passkey-remove = Remove
ui-passkey-use = Use a passkey
ui-passkey-login = Log in with a passkey
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
ui-offline-use = Without a network
ui-offline-use-help = Once this page has been opened, rules, components and games with bots on this device work without a network too. Your browser's menu can put it on the home screen: “Install” or “Add to Home Screen”.
ui-credits = Thanks to
ui-credit-icons = Icons by Lorc, Delapouite and contributors, CC BY 3.0:
ui-credit-art = Portraits, battlefields, toys and faces: drawn for this project
ui-credit-russo = Russo One by Jovanny Lemonad, SIL Open Font License 1.1
ui-credit-rubik = Rubik by Hubert & Fischer and others, SIL Open Font License 1.1
ui-credit-code = The program itself: Apache License 2.0
ui-fair = Fair dice
ui-fair-help = Before a game begins, the table commits to all its dice and shuffles, and players may add words of their own. When it is over, the seed is shown, and the replay page recomputes every throw and every card.

# Tables on this device.
ui-kept-here = On this device
ui-unkept-here = Only as long as this page is open
ui-unkept = This browser cannot keep the game: from now on it lasts only as long as this page is open. Its save is in the menu.
ui-understood = All right
ui-delete-sure = Delete it for good
ui-open-save = Open a save
ui-no-save = There is no save
ui-other-rules = These are other rules now
ui-other-rules-save = Its save is whole all the same: the version of the program it was begun with opens it.
ui-spoiled = This table is damaged

# Saves that cannot be opened.
ui-save-at-move = Move { $move }: { $problem }
ui-save-at-line = Line { $line }, column { $column }: { $problem }
ui-save-no-save = This file is not a save of Hero Table.
ui-save-not-json = The file is not whole, or was changed: something else should stand here.
ui-save-save-too-deep = This file is not a save: it is nested too deeply.
ui-save-save-key-twice = “{ $key }” stands twice.
ui-save-save-format = This save has a newer format. Update the program.
ui-save-save-key-missing = “{ $key }” is missing in the save.
ui-save-save-key-unknown = The save has an unknown part “{ $key }”.
ui-save-expected = “{ $key }” has a value that cannot stand there.
ui-save-title = The rules of this game do not run in the browser.
ui-save-other-rules-version = This save was played by another version of the rules.
ui-save-other-pack = This save was played with an own pack. Own packs need a server or the terminal.
ui-save-secret-seed = The seed of this save is not revealed yet, so the game cannot be played again.
ui-save-other-seed = The seed is not the one that was sealed before the game.
ui-save-unprintable = The seed or the players' words have signs that cannot be printed.
ui-save-options = The game cannot be played by so many with these options.
ui-save-other-start = The set-up that follows from the seed is another one.
ui-save-save-row = A move has a seat, the move itself and a fingerprint; this one has not.
ui-save-save-seat = There is no such seat at this table.
ui-save-move-unreadable = There is no such move.
ui-save-refused = The rules forbid this move.
ui-save-other-table = The table that follows from the seed is another one.
ui-save-broken-seal = The file was changed after it was saved, or lines are missing.

# Where a table stands, and bots of the first tap.
ui-opponents = Opponents:
ui-play-against = Bots of which level? A tap begins the game:
ui-against-random = Beginner
ui-against-greedy = Hasty
ui-against-easy = Easy
ui-against-normal = Normal
ui-against-hard = Hard
ui-against-master = Master
ui-place = Where?
ui-place-server = At the server
ui-place-server-help = Everybody plays with their own device; friends come by a code.
ui-place-here = On this device
ui-place-here-help = All sit around this device and pass it on. It works without a server; the browser keeps the game.
ui-setup-person = A person
ui-setup-name = Name of player { $number }
ui-pack-server = Own packs are played at tables of the server.

# games of this device at the server
ui-put-online = Put this game online
ui-put-online-what = The game goes on at a table of the server, from where it is now. From then on new dice and cards come, which nobody knows.
ui-put-online-secrets = What is hidden now stays as it is, and you could know it from this device. So the table tells everybody that it comes from you, and the game is not rated.
ui-put-online-seats = Free these seats for friends:
ui-put-online-now = Put it online
ui-put-online-busy = The server plays it through…
ui-keep = Keep in my history
ui-keep-what = The server plays the game through and lists it among your games, not rated.
ui-kept = It is in your history now.
ui-imported = { $count ->
    [0] { $name } dealt this game on a device of their own and brought it here.
    [one] { $name } brought this game from a device of their own, after { $count } move.
   *[other] { $name } brought this game from a device of their own, after { $count } moves.
  } They may know what was hidden then; what came later nobody could know. Earlier moves are not taken back, and the game is not rated.
ui-played-on-device = Played on a device without the server, which has verified it; not rated.
ui-origin-device = on a device
ui-origin-moved = begun on a device
ui-log-imported = { $name } brought this game from a device of their own. It is not rated.
ui-problem-device-over = This game is over. It can be kept in your history, but it cannot go on.
ui-problem-device-not-over = This game is not over. Only finished games are kept in your history.
ui-problem-too-many-kept = Your history holds as many games of devices as the server keeps for one person.

# what is this?
ui-inspect-now = Now
ui-inspect-keys = Arrows: the next thing. Esc: close.
ui-inspect-house = ⌂ Made up by us: the rulebook does not list all components of this kind.
ui-inspect-chosen = chosen
ui-inspect-score = points
ui-inspect-me = Your own seat.
ui-inspect-player = A player at this table.
ui-level-random-about = Plays any move that is allowed, without thinking.
ui-level-greedy-about = Looks one move ahead and takes what looks best now.
ui-level-easy-about = Thinks ahead a little. Good for a first game.
ui-level-normal-about = Thinks ahead, and makes few gross mistakes.
ui-level-hard-about = Thinks long enough to beat most people.
ui-level-master-about = Thinks as long as it pays. It sees no more than you see.
