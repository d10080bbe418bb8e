### The words for looking back at a game, whatever game it was. Ids begin with ui-replay.
### They are loaded only with such a page. Buttons should stay short.

# Stands below the title of the game.
ui-replay = Terugblik
# Title of the browser's tab. $game is the title of a game.
ui-replay-of = Terugblik: { $game }
# Stands where the date would be, for a record that was played elsewhere.
ui-replay-imported = geopend uit een bestand
ui-replay-none = Deze partij kan niet worden getoond

## Going through the game

# What screen readers call the buttons and the slider.
ui-replay-controls = Afspelen
ui-replay-begin = Het begin
ui-replay-move = Zet { $number } van { $total }
ui-replay-position = Stelling
# Buttons, with their keys.
ui-replay-first = Naar het begin (Home)
ui-replay-previous = Eén zet terug (←)
ui-replay-next = Eén zet verder (→)
ui-replay-last = Naar het einde (End)
ui-replay-play = Afspelen (spatiebalk); ↑ en ↓ gaan per hele beurt
ui-replay-pause = Pauze (spatiebalk)
ui-replay-speed = Snelheid
# Heading of the list of all moves.
ui-replay-moves = Zetten
ui-replay-loading = Er komen nog meer zetten…

## Points over time

ui-replay-points = Punten, zet voor zet
# What the graph shows: all players, or the sources of points of one.
ui-replay-points-all = Alle spelers
ui-replay-points-of = { $player }: bronnen
# What screen readers say of the graph. $points is a list such as “Ida 12, Jon 9”.
ui-replay-points-at = Punten na zet { $number }: { $points }

## What can be done with a position

# Through whose eyes the game is shown: the label of a list of players.
ui-replay-eyes = Gezien door
ui-replay-copy = Link kopiëren
ui-replay-table = Naar de tafel
# Makes a new table that begins at this position.
ui-replay-branch = Speel vanaf hier verder
ui-replay-branch-of = Verder spelen vanaf zet { $number }
ui-replay-branch-about = Een nieuwe tafel begint met deze stelling. Wat het toeval vanaf hier brengt is nieuw, en niemand kent het. De oude partij blijft zoals ze is.
ui-replay-share = Bewaren en delen
ui-replay-link = Link naar deze stelling
ui-replay-link-running = Zolang de partij loopt, werkt deze link alleen voor wie daar meespeelt of toekijkt. Er staat geen geheim in.
ui-replay-picture = Afbeelding van deze stelling
ui-replay-animation = Bewegende afbeelding van de partij
# While the server draws a picture.
ui-replay-working = Wordt getekend…
# Code that shows the game inside a page of one's own.
ui-replay-embed = Code voor je eigen webpagina
ui-replay-embed-about = Die toont deze partij, vanaf deze stelling, in je pagina.
# A link from an embedded game to its page.
ui-replay-whole = openen in Formicarium

## At a running game

# What the others have done, move by move. $number of $total moves have been shown.
ui-replay-recap = Sinds je laatste beurt: { $number } van { $total }
ui-replay-recap-skip = Terug naar het spel
ui-replay-recap-none = Sinds je laatste beurt is er niets gebeurd.
