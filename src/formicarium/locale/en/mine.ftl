### The words of “my games”: the list, the statistics, the personal key. Ids begin with ui-mine.

## The list of games

ui-mine-title = My games
ui-mine-key-open = Personal key
# Follows the sentence that there is no connection.
ui-mine-away = Here is what was listed last.
ui-mine-statistics = My statistics
ui-mine-open = Open
ui-mine-finished = Finished
ui-mine-game = Game
ui-mine-all = All games
ui-mine-search = Search: player or game
# A level of bots or a name.
ui-mine-against = Against { $player }
ui-mine-found =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
ui-mine-clear = Show all
ui-mine-none-open = No open games. Start one, or enter your personal key from another device.
ui-mine-none-finished = No finished games yet.
ui-mine-more = Show more

## A game of the list

# How a game ended for the reader.
ui-mine-place-of =
    { $place ->
        [1] Won
       *[other] Place { $place }
    }
# The final points of a player.
ui-mine-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# About one game: a date, a place, and e.g. “69 points”.
ui-mine-leaf = { $when }: place { $place } of { $players }, { $points }
ui-mine-winner = winner
# Names and levels of bots, e.g. “Jon and 2 × Medium bot”.
ui-mine-with = with { $players }
ui-mine-look-back = Look back
ui-mine-go-on = Continue
ui-mine-drop = Remove { $game } from my games
ui-mine-drop-finished = The game disappears from your list and your statistics on all your devices.
ui-mine-drop-open = Your personal key no longer leads to this game, on any device. The others still wait for you: leave the table first if you do not want to play on.
ui-mine-drop-go = Remove
ui-mine-keep = Cancel

## Statistics

# Labels of three numbers.
ui-mine-played = played
ui-mine-won = won
ui-mine-mean = mean points
ui-mine-recent = The last games, the newest at the end
ui-mine-details = Opponents, points, places
ui-mine-opponent = Opponent
ui-mine-games = Games
# Headings of a table: in how many games the reader came before, or behind, the opponent.
ui-mine-ahead = I was ahead
ui-mine-behind = behind
# Heading above lines of the score sheet.
ui-mine-source = Points from
ui-mine-place = Place
ui-mine-missing =
    { $games ->
        [one] { $games } older game is still being counted.
       *[other] { $games } older games are still being counted.
    }

## The personal key

ui-mine-key-title = My personal key
ui-mine-key-about = With these nine words you find your games on every device: scan the code, open the link or type the words there. No account is needed.
ui-mine-key-words = Nine words
ui-mine-key-qr = QR code of the link
ui-mine-key-link = Link for your other devices
ui-mine-key-warning = Keep the key private: it can play as you. If you lose it on all devices, nobody can bring it back, so write the words down.
ui-mine-key-use = Use a key from another device
ui-mine-key-renew = Make a new key
ui-mine-key-renew-about = If somebody else may have seen your key, replace it. Your games move to the new key, and the old one no longer opens anything.
ui-mine-key-renew-ask = Your other devices will ask for the new key. Replace the old one?
ui-mine-key-renewed = This is your new key. Enter it on your other devices.
ui-mine-key-type = Your nine words, or the link
ui-mine-key-slip = There is a typo in these words.
ui-mine-key-slip-word = There is a typo in word { $word }.
ui-mine-key-long = These are more than nine words.
ui-mine-key-count = { $words } of { $all } words
ui-mine-key-same = This browser uses this key already.
ui-mine-key-found =
    { $games ->
        [0] No games are known for this key yet.
        [one] The key fits: { $games } game.
       *[other] The key fits: { $games } games.
    }
ui-mine-key-along = Take the games of this browser along
ui-mine-key-alone = The games of this browser then stay out of your list. You find them only by their links.
ui-mine-key-go = Use this key
ui-mine-key-arrived = Your games on this device
ui-mine-key-arrived-about = This link brings your games to this browser. After that, nobody sees the key in the address any more.
