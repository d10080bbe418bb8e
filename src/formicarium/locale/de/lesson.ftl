### Die Worte der geführten ersten Spiele, gleich welches Spiel gespielt wird. Ids beginnen mit ui-lesson-.
### Sie werden nur mit der Seite eines Lernspiels geladen. Knöpfe bleiben kurz.

# Steht unter dem Titel des Spiels.
ui-lesson = Lernspiel
# Titel des Tabs. $game ist der Titel eines Spiels.
ui-lesson-of = { $game } spielend lernen
ui-lesson-none = Hier gibt es kein Lernspiel
ui-lesson-step = Schritt { $step } von { $steps }
# Knöpfe: zum vorigen Schritt, zum ersten Schritt, zum nächsten Schritt.
ui-lesson-back = Voriger Schritt
ui-lesson-restart = Von vorn beginnen
ui-lesson-next = Weiter
# Macht den Zug für einen.
ui-lesson-show = Zeig’s mir
# Sagt, dass jetzt ein Zug zu machen ist.
ui-lesson-your-move = Du bist dran: Wähle, was leuchtet.
# Während die Züge der anderen nacheinander gezeigt werden.
ui-lesson-others = Das Spiel geht weiter …
ui-lesson-hurry = Sofort zeigen

## Antworten auf einen Klick auf etwas anderes

ui-lesson-possible = In einem richtigen Spiel ginge das. Nimm hier, was leuchtet: Das Lernspiel hat einen Plan.
ui-lesson-elsewhere = Dort passiert nichts. Wähle, was leuchtet.
ui-lesson-reading = Noch gibt es nichts zu wählen. Mit „Weiter“ geht es weiter.
ui-lesson-over = Dieses Spiel ist zu Ende. Das nächste gehört dir.

## Das Ende

# Eröffnet sofort einen Tisch gegen einen Bot.
ui-lesson-play = Ganze Partie spielen
ui-lesson-rules = Regeln lesen
