### Die Worte für den Rückblick auf eine Partie, gleich welches Spiel es war. Ids beginnen mit ui-replay.
### Sie werden nur mit einer solchen Seite geladen. Knöpfe bleiben kurz.

# Steht unter dem Titel des Spiels.
ui-replay = Rückblick
# Titel des Tabs. $game ist der Titel eines Spiels.
ui-replay-of = Rückblick: { $game }
# Steht statt des Datums bei einer Partie, die anderswo gespielt wurde.
ui-replay-imported = aus einer Datei geöffnet
ui-replay-none = Diese Partie lässt sich nicht zeigen

## Durch die Partie gehen

# So nennen Screenreader die Knöpfe und den Regler.
ui-replay-controls = Wiedergabe
ui-replay-begin = Der Anfang
ui-replay-move = Zug { $number } von { $total }
ui-replay-position = Stellung
# Knöpfe, mit ihren Tasten.
ui-replay-first = Zum Anfang (Pos1)
ui-replay-previous = Einen Zug zurück (←)
ui-replay-next = Einen Zug weiter (→)
ui-replay-last = Zum Ende (Ende)
ui-replay-play = Abspielen (Leertaste); ↑ und ↓ springen von Spieler zu Spieler
ui-replay-pause = Anhalten (Leertaste)
ui-replay-speed = Tempo
# Überschrift der Liste aller Züge.
ui-replay-moves = Züge
ui-replay-loading = Weitere Züge kommen gleich …

## Punkte im Verlauf

ui-replay-points = Punkte, Zug um Zug
# Was das Diagramm zeigt: alle Spieler, oder woher einer seine Punkte hat.
ui-replay-points-all = Alle Spieler
ui-replay-points-of = { $player }: Quellen
# Was Screenreader zum Diagramm sagen. $points ist eine Liste wie „Ida 12, Jon 9“.
ui-replay-points-at = Punkte nach Zug { $number }: { $points }

## Was man mit einer Stellung tun kann

# Mit wessen Augen man die Partie sieht: vor einer Liste der Spieler.
ui-replay-eyes = Gesehen von
ui-replay-copy = Link kopieren
ui-replay-table = Zum Tisch
# Erstellt einen neuen Tisch, der mit dieser Stellung beginnt.
ui-replay-branch = Ab hier weiterspielen
ui-replay-branch-of = Ab Zug { $number } weiterspielen
ui-replay-branch-about = Ein neuer Tisch beginnt mit dieser Stellung. Was der Zufall ab hier bringt, ist neu, und niemand kennt es. Die alte Partie bleibt, wie sie ist.
ui-replay-share = Sichern und teilen
ui-replay-link = Link zu dieser Stellung
ui-replay-link-running = Solange die Partie läuft, hilft dieser Link nur denen, die dort mitspielen oder zuschauen. Er enthält kein Geheimnis.
ui-replay-picture = Bild dieser Stellung
ui-replay-animation = Bewegtes Bild der Partie
# Solange der Server ein Bild zeichnet.
ui-replay-working = Wird gezeichnet …
# Code, der die Partie in einer eigenen Seite zeigt.
ui-replay-embed = Code für deine eigene Webseite
ui-replay-embed-about = Er zeigt diese Partie ab dieser Stellung in deiner Seite.
# Führt von einer eingebetteten Partie zu ihrer Seite.
ui-replay-whole = in Formicarium öffnen

## An einer laufenden Partie

# Was die anderen getan haben, Zug um Zug. $number von $total Zügen wurden gezeigt.
ui-replay-recap = Seit deinem letzten Zug: { $number } von { $total }
ui-replay-recap-skip = Zurück zum Spiel
ui-replay-recap-none = Seit deinem letzten Zug ist nichts geschehen.
