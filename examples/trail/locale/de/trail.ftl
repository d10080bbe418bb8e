# Ameisenpfad, das Beispielspiel.

trail-summary = Lauft um die Wette über den Pfad, sammelt Krümel und seid als Erste im Nest.
trail-variant-base = Pfad
trail-variant-base-summary = Vierzehn Felder und sechs Krümel.
trail-source-crumbs = Krümel
trail-source-crumbs-tip = Die Punkte der Krümel, die deine Ameise genommen hat.
trail-source-arrival = Zuerst im Nest
trail-source-arrival-tip = 3 Punkte für die erste Ameise im Nest.
trail-part-crumb = Krümel auf Feld { $space }
trail-part-first = Erste Ameise im Nest
trail-part-other = Die Ameise von { $player } war zuerst da.
trail-part-nobody = Noch ist keine Ameise im Nest.

trail-board = Der Pfad
trail-points = Punkte bisher
trail-left = Punkte, die noch auf dem Pfad liegen
trail-ant = Ameise von { $player }
trail-ant-tip = Sie läuft ein bis drei Felder pro Zug.
trail-space = Feld { $number }
trail-space-tip = Hier ist Platz für eine Ameise.
trail-nest = Das Nest
trail-nest-tip = Die erste Ameise hier bekommt 3 Punkte. Man muss es genau erreichen.
trail-crumb = { $points ->
    [one] Ein Krümel für { $points } Punkt
   *[other] Ein Krümel für { $points } Punkte
}
trail-crumb-tip = Er gehört der ersten Ameise, deren Zug hier endet.
trail-bite = Ein Bissen von einem Krümel
trail-bite-tip = Er ist 1 Punkt wert.

trail-ask = Wie weit läuft deine Ameise?
trail-ask-wait = Deine Ameise kann nirgends hin
trail-walk = { $steps ->
    [one] { $steps } Feld laufen
   *[other] { $steps } Felder laufen
}
trail-wait = warten
trail-told = { $player }: { $deed }
trail-told-points = { $points ->
    [one] { $player } bekommt { $points } Punkt
   *[other] { $player } bekommt { $points } Punkte
}

trail-refused-nest = { $spaces ->
    [one] Das Nest ist { $spaces } Feld entfernt; man muss es genau treffen.
   *[other] Das Nest ist { $spaces } Felder entfernt; man muss es genau treffen.
}
trail-refused-taken = Auf Feld { $space } steht schon eine Ameise.
trail-refused-wait = Deine Ameise kann laufen, also darf sie nicht warten.
trail-refused-far = Eine Ameise läuft ein bis drei Felder.

# $points is 2 or 3.
trail-warning-passed = Du läufst an einem Krümel für { $points } Punkte vorbei und bekommst nichts.
