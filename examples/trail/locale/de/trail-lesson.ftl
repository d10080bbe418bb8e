# Das geführte erste Spiel: die Texte von lesson/steps.toml in ihrer Reihenfolge.

trail-lesson-theme = Zwei Ameisen stehen am Anfang eines Pfads. Die erste gehört dir. Jemand hat unterwegs Krümel fallen lassen, und im Nest wartet das Abendessen.
trail-lesson-goal =
    Jeder Krümel bringt ein bis drei Punkte. Die erste Ameise im Nest bekommt noch 3 Punkte dazu.

    Wer am Ende die meisten Punkte hat, gewinnt.
trail-lesson-walk = In deinem Zug läuft deine Ameise ein, zwei oder drei Felder. Einen Krümel nimmt sie nur dort, wo sie stehen bleibt. Zwei Felder weiter liegt einer für 2 Punkte: Klicke auf dieses Feld.
trail-lesson-rival = Der Krümel ist deiner. Die andere Ameise ist an dir vorbeigelaufen und steht direkt vor dir. Dort darfst du nicht stehen bleiben: Ein Feld hat Platz für eine Ameise.
trail-lesson-pass = Vorbeilaufen darfst du aber. Hinter der anderen Ameise liegt ein Krümel für 1 Punkt. Nimm ihn dir: zwei Felder.
trail-lesson-behind = Jetzt hat auch die andere Ameise einen Krümel, einen für 3 Punkte. Es steht 3 zu 3: Wer ist da wohl hungriger?
trail-lesson-ahead = Wo sie steht, darfst du nicht stehen bleiben, also lauf an ihr vorbei: drei Felder. Diesmal ohne Krümel, aber du liegst vorn.
trail-lesson-hurry = Sie hat sich noch einmal 3 Punkte geholt. Das Rennen gewinnen lange Wege, und das Nest bringt 3 Punkte. Drei Felder weiter liegt ein kleiner Krümel: Nimm ihn.
trail-lesson-exact = Das Nest muss man genau erreichen. Bleib zwei Felder weiter stehen: Dort liegt ein Krümel, und von da sind es genau drei Felder bis zum Nest.
trail-lesson-home = Lauf nach Hause, drei Felder. Du bist dann als Erste im Nest.
trail-lesson-end =
    Du gewinnst mit 9 zu 6 Punkten: 6 Punkte aus vier Krümeln und 3 Punkte für das Nest. Die andere Ameise hatte zwei dicke Krümel und kein Abendessen.

    Wenn alle Ameisen bis auf eine zu Hause sind, ist das Spiel aus. Das war alles; jetzt spiele selbst eine ganze Partie.
