### The words of the settings and of the list of keys. Ids begin with ui-set-.
### They are loaded only when these are opened.

ui-set-kept = Gespeichert in diesem Browser, für alle Spiele.
# Headings of three groups.
ui-set-play = Spielen
ui-set-calls = Töne und Hinweise
ui-set-look = Sprache und Aussehen
# The speed at which moves of others are shown.
ui-set-pace = Tempo der Züge der anderen
# What each speed means.
ui-set-pace-normal = Zug um Zug, höchstens fünf Sekunden hinter den Bots.
ui-set-pace-fast = Jeweils der ganze Zug eines Spielers auf einmal.
ui-set-pace-once = Alles bis zu deiner nächsten Entscheidung auf einmal. Der Spielverlauf sagt, was geschah.
ui-set-confirm = Bestätigen, bevor eine Aktion gesendet wird
ui-set-confirm-touch = Mit dem Finger
ui-set-confirm-never = Nie
ui-set-confirm-always = Immer
ui-set-confirm-hint-touch = Auf dem Touchscreen zeigt das erste Antippen des letzten Platzes den Zug; das zweite spielt ihn.
ui-set-confirm-hint-never = Ein Klick oder Antippen des letzten Platzes spielt sofort.
ui-set-confirm-hint-always = Jede Aktion wartet, bis du auf „Bestätigen“ drückst.
ui-set-warnings = Warnungen vor einem Fehler
# Until the first game of a kind is finished.
ui-set-warnings-auto = In ersten Partien
ui-set-warnings-on = An
ui-set-warnings-off = Aus
ui-set-autoplay = Für mich spielen, wenn ich keine Wahl habe
ui-set-autoplay-hint = Ist nur eine Aktion möglich, wird sie ausgeführt, und der Spielverlauf sagt es. Nie bei geheimen Entscheidungen und nie, wenn gewarnt wird. Nimmst du etwas zurück, spielst du bis zu deiner nächsten Aktion selbst.
ui-set-sounds = Töne
ui-set-sounds-hint = Leise, für deinen Zug, Züge, Punkte, Ablehnungen, Chat und das Ende einer Partie.
ui-set-notify = Mich benachrichtigen, wenn ich am Zug bin
ui-set-notify-hint = Der Browser zeigt einen Hinweis, solange diese Seite im Hintergrund ist. Er fragt dich um Erlaubnis.
ui-set-notify-blocked = Der Browser blockiert Hinweise dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
ui-set-notify-none = Dieser Browser kennt keine Hinweise.
ui-set-theme = Farben
# As the system says.
ui-set-theme-auto = System
ui-set-theme-light = Hell
ui-set-theme-dark = Dunkel
ui-set-size = Schriftgröße
ui-set-size-normal = Normal
ui-set-size-large = Groß
ui-set-size-larger = Sehr groß
# Whether pieces glide and things fade.
ui-set-motion = Bewegung
ui-set-motion-auto = System
ui-set-motion-less = Aus
ui-set-motion-full = An
# Title of the list of keys.
ui-set-keys = Tasten
# Stands where others have the name of a key.
ui-set-key-any-name = jede Taste
# What each key does.
ui-set-key-any = überspringt die Züge der Bots bis zu deinem Zug, wie ein Klick auf den Tisch
ui-set-key-pick = gehen von Möglichkeit zu Möglichkeit und wählen
ui-set-key-back = geht einen Schritt zurück; schließt, was offen ist
ui-set-key-turn = drehen das Teil weiter oder zurück
ui-set-key-zoom = vergrößern, verkleinern, den ganzen Plan zeigen
ui-set-key-hint = fragt einen starken Bot um einen Tipp
ui-set-key-since = zeigt noch einmal, was seit deinem letzten Zug geschehen ist
ui-set-key-speed = ändert das Tempo der Züge der anderen
ui-set-key-rules = öffnet die Regeln
ui-set-key-settings = öffnet die Einstellungen
ui-set-key-help = zeigt diese Tasten
