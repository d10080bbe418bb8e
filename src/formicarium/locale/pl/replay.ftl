### The words for looking back at a game, whatever game it was. Ids begin with ui-replay.
### They are loaded only with such a page. Buttons should stay short.

# Stands below the title of the game.
ui-replay = Zapis partii
# Title of the browser's tab. $game is the title of a game.
ui-replay-of = Zapis partii: { $game }
# Stands where the date would be, for a record that was played elsewhere.
ui-replay-imported = otwarta z pliku
ui-replay-none = Tej partii nie można pokazać

## Going through the game

# What screen readers call the buttons and the slider.
ui-replay-controls = Odtwarzanie
ui-replay-begin = Początek
ui-replay-move = Ruch { $number } z { $total }
ui-replay-position = Pozycja
# Buttons, with their keys.
ui-replay-first = Na początek (Home)
ui-replay-previous = Ruch wstecz (←)
ui-replay-next = Ruch naprzód (→)
ui-replay-last = Na koniec (End)
ui-replay-play = Odtwórz (spacja); ↑ i ↓ przechodzą o całą turę
ui-replay-pause = Zatrzymaj (spacja)
ui-replay-speed = Szybkość
# Heading of the list of all moves.
ui-replay-moves = Ruchy
ui-replay-loading = Kolejne ruchy zaraz się pojawią…

## Points over time

ui-replay-points = Punkty, ruch po ruchu
# What the graph shows: all players, or the sources of points of one.
ui-replay-points-all = Wszyscy gracze
ui-replay-points-of = { $player }: źródła
# What screen readers say of the graph. $points is a list such as “Ida 12, Jon 9”.
ui-replay-points-at = Punkty po ruchu { $number }: { $points }

## What can be done with a position

# Through whose eyes the game is shown: the label of a list of players.
ui-replay-eyes = Widok gracza
ui-replay-copy = Kopiuj link
ui-replay-table = Do stołu
# Makes a new table that begins at this position.
ui-replay-branch = Graj dalej stąd
ui-replay-branch-of = Graj dalej od ruchu { $number }
ui-replay-branch-about = Nowy stół zaczyna się od tej pozycji. To, co odtąd przyniesie los, jest nowe i nikt tego nie zna. Stara partia pozostaje bez zmian.
ui-replay-share = Zapisz i udostępnij
ui-replay-link = Link do tej pozycji
ui-replay-link-running = Dopóki partia trwa, ten link działa tylko dla tych, którzy w niej grają lub ją oglądają. Nie zawiera żadnego sekretu.
ui-replay-picture = Obraz tej pozycji
ui-replay-animation = Ruchomy obraz partii
# While the server draws a picture.
ui-replay-working = Rysowanie…
# Code that shows the game inside a page of one's own.
ui-replay-embed = Kod dla twojej strony internetowej
ui-replay-embed-about = Pokazuje tę partię, od tej pozycji, wewnątrz twojej strony.
# A link from an embedded game to its page.
ui-replay-whole = otwórz we Formicarium

## At a running game

# What the others have done, move by move. $number of $total moves have been shown.
ui-replay-recap = Od twojej ostatniej tury: { $number } z { $total }
ui-replay-recap-skip = Wróć do gry
ui-replay-recap-none = Od twojej ostatniej tury nic się nie wydarzyło.
