### The words for looking back at a game, whatever game it was. Ids begin with ui-replay.
### They are loaded only with such a page. Buttons should stay short.

# Stands below the title of the game.
ui-replay = Looking back
# Title of the browser's tab. $game is the title of a game.
ui-replay-of = Looking back: { $game }
# Stands where the date would be, for a record that was played elsewhere.
ui-replay-imported = opened from a file
ui-replay-none = This game cannot be shown

## Going through the game

# What screen readers call the buttons and the slider.
ui-replay-controls = Playback
ui-replay-begin = The beginning
ui-replay-move = Move { $number } of { $total }
ui-replay-position = Position
# Buttons, with their keys.
ui-replay-first = To the beginning (Home)
ui-replay-previous = One move back (←)
ui-replay-next = One move on (→)
ui-replay-last = To the end (End)
ui-replay-play = Play (space bar); ↑ and ↓ go by whole turns
ui-replay-pause = Pause (space bar)
ui-replay-speed = Speed
# Heading of the list of all moves.
ui-replay-moves = Moves
ui-replay-loading = More moves are coming…

## Points over time

ui-replay-points = Points, move by move
# What the graph shows: all players, or the sources of points of one.
ui-replay-points-all = All players
ui-replay-points-of = { $player }: sources
# What screen readers say of the graph. $points is a list such as “Ida 12, Jon 9”.
ui-replay-points-at = Points after move { $number }: { $points }

## What can be done with a position

# Through whose eyes the game is shown: the label of a list of players.
ui-replay-eyes = Seen by
ui-replay-copy = Copy link
ui-replay-table = To the table
# Makes a new table that begins at this position.
ui-replay-branch = Play on from here
ui-replay-branch-of = Play on from move { $number }
ui-replay-branch-about = A new table begins at this position. What chance brings from here on is new, and nobody knows it. The old game stays as it is.
ui-replay-share = Save and share
ui-replay-link = Link to this position
ui-replay-link-running = As long as the game is running, this link works only for those who play or watch there. It contains no secret.
ui-replay-picture = Picture of this position
ui-replay-animation = Animated picture of the game
# While the server draws a picture.
ui-replay-working = Drawing…
# Code that shows the game inside a page of one's own.
ui-replay-embed = Code for your own web page
ui-replay-embed-about = It shows this game, from this position on, inside your page.
# A link from an embedded game to its page.
ui-replay-whole = open in Formicarium

## At a running game

# What the others have done, move by move. $number of $total moves have been shown.
ui-replay-recap = Since your last turn: { $number } of { $total }
ui-replay-recap-skip = Back to the game
ui-replay-recap-none = Nothing has happened since your last turn.
