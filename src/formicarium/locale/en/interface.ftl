### The words of the interface, whatever game is played. Ids begin with ui-.
### Buttons should stay short: they are pressed on phones, too. Player names are inserted as they are
### and cannot be inflected; build sentences so that a name in its base form fits.

## The start page

ui-tagline = Ant-themed board games for people and bots
ui-footer = Formicarium is unofficial and free. The games belong to their designers and publishers; if you like them, please buy the originals.
ui-games = Games
ui-no-games = No games here yet.
# How many can play, e.g. "2–6 players". $least and $most are numbers and may be equal.
ui-players-range = { $least }–{ $most } players
ui-players-exact =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# How long a game takes.
ui-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
# Who made the game. $authors is a list of names, $year a year.
ui-credits = A game by { $authors } ({ $publisher }, { $year })
# Starts a game against bots at once.
ui-play-bots = Play against bots
ui-make-table = Create a table
# Leads to the guided first game on the card of a game.
ui-learn = Learn by playing · { $minutes } min
ui-learn-continue = Continue the lesson
# On the card of the game that a newcomer should play first.
ui-begin-here = Begin here
# How much there is to learn. $weight is 1, 2 or 3.
ui-weight =
    { $weight ->
        [1] easy to learn
        [2] medium
       *[3] for connoisseurs
    }
ui-with-others = Play with others
ui-your-name = Your name
ui-your-name-hint = how others see you
# What somebody is called who gave no name.
ui-guest = Guest
# Three steps on the start page, each with a title and a sentence.
ui-how = How it works, in one minute
ui-how-pick = Pick a game
ui-how-pick-hint = Every game explains itself: hover over a piece, or press and hold it, to see what it does.
ui-how-play = Play right away
ui-how-play-hint = Bots are always ready. Or send friends a link: no account, nothing to install.
ui-how-return = Come back any time
ui-how-return-hint = Nothing is lost: your games wait for you here, or on any other device through your personal link.

## Making a table

# Title of the dialog. $game is the title of a game.
ui-make-table-of = New table: { $game }
ui-variant = Variant
ui-players = Players
ui-options = Options of the rules
ui-seats = Seats
# A seat whose player has no name. $letter is A to F.
ui-seat = Player { $letter }
# Choices of who sits on a seat: the one who makes the table, …
ui-seat-me = me
# … whoever opens a link, …
ui-seat-open = open, by link
# … or a bot of some kind.
ui-bot-easy = Easy bot
ui-bot-medium = Medium bot
ui-bot-hard = Hard bot
ui-bot-expert = Expert bot
ui-bot-random = Random bot
ui-bot-greedy = Greedy bot
# How well a bot plays.
ui-level = Bot level
# What a bot is called at the table: a genus of ants for each seat. $letter is A to F.
ui-bot-name =
    { $letter ->
        [A] Formica
        [B] Lasius
        [C] Atta
        [D] Messor
        [E] Eciton
       *[F] Camponotus
    }
ui-name = name
ui-name-of = Name of player { $letter }
ui-hot-seat = Several seats are yours: take turns on this screen.
ui-listed = Show this table to everyone on the start page
ui-hints-allow = Allow hints (what a strong bot would do)
# A table that has not started says whether hints are allowed there.
ui-hints-on = Hints are allowed at this table.
ui-hints-off = This table is played without hints.
# Button that makes the table.
ui-make = Create table

## Tables to come back to, to join, to watch

ui-my-games = Continue my games
ui-all-my-games = My games
ui-all-my-games-link = All my games
ui-games-elsewhere = Bring your games from another device
ui-public-tables = Public tables
# How many seats are free at a table.
ui-free-seats =
    { $seats ->
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
ui-join = Join
ui-watch = Watch
ui-join-game = Join { $game }
ui-watch-game = Watch { $game }
ui-join-link = Join with a link
ui-join-link-hint = paste the link here
ui-join-link-bad = This is not a link to a table.
# Button behind the link: go there.
ui-go = Go

## A table that has not started

ui-waiting-seats =
    { $seats ->
        [0] Everyone is here.
        [one] One seat is still free. Send its link to somebody, or let a bot take it.
       *[other] { $seats } seats are still free. Send their links to others, or let bots take them.
    }
# Stands where a name would be.
ui-seat-free = free
ui-you = you
ui-sit-down = Sit down
ui-start-with-bots = Start with bots
ui-leave = Leave
# Beside the button that leaves a game in progress.
ui-leave-hint = The others see that you have left. You can come back at any time.
# Asked before one leaves a game that others go on with.
ui-leave-ask = The others are still playing. Leave the table?
ui-leave-ask-alone = Leave the table? The game waits for you, and you can come back at any time.
ui-leave-ask-waiting = Leave the table? Somebody else can take your seat then.
ui-stay = Stay

## Links to hand out

# $letter is the letter of the seat, A to F.
ui-link-seat = Link for player { $letter }
ui-link-watch = Link for spectators
ui-link-own = Your personal link
ui-link-own-hint = With your personal link you can continue on another device. Keep it private: whoever has it can play as you.
ui-copy = Copy
ui-copy-link = Copy: { $link }
ui-copied = Copied
ui-link-alone = Only this computer can open these links. Start the server like this, and others in your network can join:
ui-link-nearby = All in the same network, such as your Wi-Fi, can open these links.

## A link for another seat than one's own

ui-other-seat = Another seat at this table
# $mine and $theirs are one name or a list of names.
ui-other-seat-hint = You already sit here as { $mine }. This link is for { $theirs }.
ui-other-seat-keep = Keep my seat
ui-other-seat-both = Play both on this screen

## The head of the page

ui-home = Start page
ui-language = Language
# The theme that is chosen now; a click goes on to the next.
ui-theme-auto = Theme: system
ui-theme-light = Theme: light
ui-theme-dark = Theme: dark
# Opens the settings.
ui-settings = Settings
# A short word below the sign in the head of a table.
ui-warnings = Warnings
# The speed at which moves of others are shown.
ui-pace = Speed
# $pace is one of the three below.
ui-pace-now = Speed: { $pace }
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-once = at once
# Button: skips the moves of bots.
ui-skip = Skip
ui-skip-hint = Show everything up to your turn at once (any key)
# The switch at the table says what is so now; a click changes it.
ui-warnings-on = Warnings are on: a friend speaks up before a mistake
ui-warnings-off = Warnings are off
# Screen readers say it before each warning.
ui-warning = Warning:
ui-warning-close = I know: hide this warning
ui-phase-open = waiting for players
ui-phase-running = in progress
ui-phase-over = finished
ui-connection-connecting = connecting…
ui-connection-live = connected
ui-connection-reconnecting = reconnecting…
ui-connection-closed = disconnected
ui-connection-refused = access denied
ui-no-connection = No connection to the server.
ui-loading = Setting the table…
ui-table-closed = This table cannot be shown
# Title of the browser's tab when it is the reader's turn. $title is the usual title.
ui-title-turn = ● Your turn – { $title }

## Whose turn it is, and what can be done

ui-your-turn = Your turn
# Mark at the board of another player who is to act.
ui-to-act = their turn
# $players is one name or a list of names.
ui-waiting-for = Waiting for { $players }
ui-watching = You are watching.
ui-sending = One moment…
# After the first pick of several.
ui-go-on-picking = Next: choose something highlighted, or go back.
# Takes back the last pick of an action that is not complete.
ui-back = Back
ui-undo = Undo
ui-undo-hint = Take back your last action
ui-reset = Restart turn
ui-reset-hint = Take back everything you did this turn
# Buttons: sends the action that the player has chosen.
ui-confirm = Confirm
ui-confirm-ask = Is this what you want?
# In the log, behind the only action that was possible.
ui-made = played for you
# Against bots, at a line of the log: takes back this action and all after it.
ui-back-to = Go back to before this
# $decisions is at least 2.
ui-back-ask = Take back { $decisions } of your decisions, with everything after them?
ui-back-yes = Go back
ui-back-no = Stay here
ui-enlarge = Enlarge
ui-shrink = Shrink
# Buttons beside a board.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Fit to view
# A piece that is about to be laid can be turned.
ui-turn-left = Rotate left
ui-turn-right = Rotate right
ui-turn-hint = Point to a space. Rotate with R, the mouse wheel or two fingers.
# What others did since one's last turn is marked. A screen reader says it of a piece …
ui-moved = { $piece }, moved by { $player }
# … and the card that explains a piece has it as a line.
ui-moved-by = Moved or laid by { $player }.
# Several choose at the same time. $players is one name or a list of names, $count how many they are.
ui-also-choosing =
    { $count ->
        [one] { $players } is also choosing.
       *[other] { $players } are also choosing.
    }
ui-choice-made = You have chosen. You can still change your mind.
# Colour and shape of each seat. $dark is yes if the colours of the dark theme are shown.
ui-look-0 = blue circle
ui-look-1 = orange triangle
ui-look-2 = green square
ui-look-3 = pink diamond
ui-look-4 =
    { $dark ->
        [yes] yellow star
       *[no] brown star
    }
ui-look-5 = grey hexagon
ui-presence-present = is here
ui-presence-absent = is away
ui-presence-left = has left the table
# The number of a rule, behind the reason why an action was refused.
ui-rule = (rule { $rule })
ui-rule-open = Rule { $rule }
ui-close = Close

## Going back by consent

# The button if others have seen what would be taken back.
ui-takeback-ask = Ask to take back
ui-takeback-ask-hint = Ask the others to let you take back your last action
ui-takeback-asked =
    { $count ->
        [0] { $player } asks to go back.
        [one] { $player } asks to take back one action.
       *[other] { $player } asks to take back { $count } actions.
    }
ui-takeback-own = You have asked to go back. Waiting for { $players }.
ui-takeback-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
ui-takeback-chance = Chance has answered since; it will answer the same again.
ui-takeback-secrets = Secret choices were revealed since.
ui-takeback-accept = Accept
ui-takeback-refuse = Refuse
ui-takeback-withdraw = Withdraw
# Somebody has accepted already. $players is one name or a list of names.
ui-takeback-agreed = Accepted by { $players }.
ui-takeback-was-accepted = All agreed: { $player } goes back.
ui-takeback-was-refused = { $by } refused to go back.
ui-takeback-was-withdrawn = { $player } no longer asks to go back.
ui-takeback-was-lapsed = The game has moved on; the request to go back has ended.

## People who share a screen and choose in secret

# A button beside the prompt; the curtain falls, and the next person may look.
ui-hand-over = Hand over
ui-hand-over-hint = Hide what you see, so that another player can use this screen
# $player is one name or a list of names.
ui-curtain-next = Hand the screen to { $player }
ui-curtain-hint = Each of you chooses in secret. Only one person looks at the screen now.
ui-curtain-here = I am { $player }
ui-curtain-back = Back to { $player }
ui-curtain-done = All of you have chosen

## Hints and stand-ins

ui-hint = Hint
ui-hint-ask = What would a strong bot do? (H)
ui-hint-asking = Thinking…
ui-hint-title = A strong bot’s advice
# What part of the victory the bot expects, on a narrow line.
ui-hint-share = { $percent }%
ui-hint-chance = chance to win: { $percent }%
ui-hint-visits =
    { $visits ->
        [one] examined once
       *[other] examined { $visits } times
    }
ui-hint-note = The bar shows the bot’s estimate of your chance to win. Below it is what the move brings together with the steps that belong to it; points count as if the game ended now. Select a line to see the move on the table.
# Something that a move brings or costs, e.g. “+2 food”, “−1 soldier”, “+4 points (Nests)”.
ui-hint-more = +{ $what }
ui-hint-less = −{ $what }
# $source is a line of the score sheet.
ui-hint-points =
    { $points ->
        [one] { $points } point ({ $source })
       *[other] { $points } points ({ $source })
    }
# What speaks for the first line of the hint. $what is e.g. “+1 food and −1 soldier”.
ui-hint-next = Compared with the next best: { $what }.
ui-hint-next-but =
    { $points ->
        [one] Compared with the next best: { $what }. But by the end the bot expects about { $points } point more from it.
       *[other] Compared with the next best: { $what }. But by the end the bot expects about { $points } points more from it.
    }
ui-hint-next-later =
    { $points ->
        [one] The next best brings no less at once. But by the end the bot expects about { $points } point more from this move.
       *[other] The next best brings no less at once. But by the end the bot expects about { $points } points more from this move.
    }
ui-hint-next-even = The bot considers the next best about equally good.
ui-hint-thought = Thought for { $seconds } s
ui-hint-longer = Think longer
ui-hint-longer-ask = Let the bot think for up to five seconds
ui-hint-play = Play this
ui-stand-in-me = Let a bot play for me
ui-stand-in-call = Let a bot play
ui-stand-in-go = Let it play
# A bot plays for somebody. $bot is e.g. “Hard bot”, $player a name.
ui-stand-in-plays = { $bot } plays for { $player }
ui-stand-in-you = { $bot } plays for you.
ui-stand-in-note = The bot plays until the player comes back. Others can call one in when somebody has left or has kept the table waiting for a long time.
ui-stand-in-wait =
    { $minutes ->
        [one] Still waiting for this player: you can call in a bot in a minute.
       *[other] Still waiting for this player: you can call in a bot in { $minutes } minutes.
    }
ui-come-back = Take back my seat

## Panels beside the table

ui-panels = Panels
ui-panels-show = Show panels
ui-panel-score = Score sheet
ui-panel-log = Game log
ui-panel-chat = Chat
ui-panel-choices = All choices
ui-panel-seats = Players
ui-panel-share = Links
# The same in one short word each, on the tabs of the margin.
ui-tab-score = Score
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-choices = Choices
ui-tab-seats = Players
ui-tab-share = Links
# Opens a menu of further tabs.
ui-tab-more = More
# Makes the margin with its panels narrow, for a larger table.
ui-panels-fold = Fold the margin
ui-total = Total
ui-score-cell = { $player }, { $source }: { $points }
ui-score-show = Show on the table
ui-score-back = Back to the score sheet
ui-no-choices = Nothing for you to decide right now.
ui-chat-empty = No messages yet.
ui-chat-hint = Say something
ui-send = Send
ui-spectator = Spectator

## Lines of the log that are the same for all games

ui-log-start = The game begins.
ui-log-undo = { $player } took the last action back.
ui-log-takeback = { $player } went back to an earlier action.
ui-log-end = The game is over.
ui-log-earlier = Earlier lines

## The end of a game

# Title of the dialog. $game is the title of a game.
ui-end-title = { $game }: the result
# One sentence about the end: $source is a line of the score sheet, in which the winner was furthest ahead.
ui-decided = Decided by “{ $source }”: { $points } points, { $more } more than the others on average.
# Downloads a picture of the final table.
ui-share-plate = Picture (PNG)
# $players is one name or a list of names, $winners how many they are.
ui-won =
    { $winners ->
        [one] { $players } wins.
       *[other] Shared victory: { $players }.
    }
# A player and the number that decides between equal points.
ui-tie-number = { $player }: { $number }
ui-result = Show the result
ui-rematch = Play again
# Somebody else already set up the next table.
ui-rematch-join = Join the next game
ui-record = Download game record
ui-fair-dice = Verifiable chance
ui-fair-dice-hint = The hash was published before the first move. It belongs to the seed that decides every shuffle and die roll of this game; “formicarium verify” checks the record.
ui-seed = Seed
ui-seed-hash = Seed hash

## Looking back at a game

# Leads to a game, move by move.
ui-look-back = Look back
# Button at a running game, and what it does.
ui-since-turn = Since my last turn
ui-since-turn-hint = What has happened since my last turn? (L)
# At a line of the log.
ui-log-open = Look back at this position
# A link from a table to the position of another game from which it goes on.
ui-continues = Continues another game
# On the start page: a file with a game that was played here or elsewhere.
ui-import = Open a game record
ui-import-hint = or drop the file anywhere on this page
# While a file is held above the page.
ui-import-drop = Drop the record to look back at it

## Rules

ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-ruling = our ruling
ui-rules-none = No rule has these words.
ui-rules-failed = The rules could not be loaded. Check the connection and try again.

## Why something cannot be done

ui-refused-over = The game is over.
ui-refused-seat = There is no seat { $letter } at this table.
ui-refused-turn = It is not { $player }’s turn; { $others } must act first.
ui-refused-others = This belongs to { $player }.
ui-refused-no-table = There is no such table, or it needs a link with a secret.
ui-refused-stale = The table has changed in the meantime. Look again.
ui-refused-restarting = The server is restarting. Try again in a moment.
ui-refused-old-link = This link does not work any more.
ui-refused-name-invisible = A name must consist of visible characters.
ui-refused-name-bot = A name must not begin with “bot”.
ui-refused-line-empty = This line has no readable text.
ui-refused-not-played = Only those who played can play again.
ui-refused-not-over = The game is not over yet.
ui-refused-changed = Somebody else changed this first. Look again.
ui-refused-database = The server could not store this. Try again.
ui-refused-internal = The server made an error. It has been noted.
ui-refused-not-invited = Only invited players can chat at this table.
ui-refused-name-letters = A name needs at least one letter.
ui-refused-other-seat = This seat is not yours.
ui-refused-broken-table = This table cannot be loaded.
ui-refused-no-seat = You have no seat at this table.
ui-refused-not-started = The game has not started yet.
ui-refused-started = The game has already started.
ui-refused-full = No seat is free at this table.
ui-refused-stand-in-over = A bot can stand in only while a game is being played.
ui-refused-stand-in-bot = A bot can stand in only for a person.
ui-refused-stand-in-twice = A bot already plays this seat.
ui-refused-stand-in-early = A bot can stand in for a player who has left, or after the game has waited for { $patience } seconds; so far it has waited for { $waited }.
ui-refused-no-hint = No hint was found. Try again.
ui-refused-hint-seat = Hints are for your own seats.
ui-refused-without-hints = This table is played without hints.
ui-refused-nothing-to-decide = This seat has nothing to decide now.
ui-refused-bot-plays = A bot plays this seat. Take it back first.
ui-refused-undo-nothing = You have nothing to undo.
ui-refused-undo-last = You can undo only your own action, and only while it is the last one.
ui-refused-undo-chance = Chance has answered since; that cannot be undone.
ui-refused-undo-revealed = Secret choices were revealed since; that cannot be undone.
ui-refused-takeback-pending = Somebody has already asked to go back. Wait for the answers.
ui-refused-takeback-ended = This request to go back has ended.
ui-refused-takeback-own = The others answer your request; you can only withdraw it.
ui-refused-takeback-not-asked = Your consent is not needed here.
ui-refused-eyes = You can see a running game only through your own eyes.
ui-refused-branch-over = The game is over there; go on from an earlier position.
ui-refused-branch-secret = Secret choices have been made there that are not revealed yet; go on from an earlier position.
ui-refused-no-record = There is no such record.
ui-refused-record = This record cannot be played: { $why }
ui-refused-embed = This game can be shown on other pages only when it is over.
ui-refused-picture = The picture could not be drawn in time. Try again later.
ui-refused-animation-busy = Another animated picture is being drawn. Try again in a moment.
ui-refused-record-long = This record is too long.
ui-refused-key = This is not a personal key: a word is missing or mistyped.
ui-refused-key-renewed = This key was replaced by a new one. Enter the new one on this device, too.
ui-refused-too-many = Too many requests. Wait a moment.
ui-refused-connections = Too many connections. Close some windows or wait a moment.
