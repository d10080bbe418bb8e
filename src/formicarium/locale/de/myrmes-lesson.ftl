### Die geführte erste Partie Myrmes: was games/myrmes/lesson/steps.toml entlang von game.record sagt.
### Eine Leerzeile beginnt einen Absatz. Je höchstens etwa 45 Wörter. Der Spieler ist blau, der Gegner orange.

myrmes-lesson-theme =
    Willkommen im Garten. Drei Jahre lang führst du eine Ameisenkolonie. Im Frühling, Sommer und Herbst wird gebrütet, erkundet und geerntet; im Winter wird gegessen.

    Blau bist du. Orange ist dein Gegner.
myrmes-lesson-goal =
    Nach dem dritten Winter ist Schluss, und wer die meisten Punkte hat, gewinnt. Ihr beginnt beide mit 10.

    Punkte bringen vor allem Pheromone im Garten, Aufgaben wie diese hier und Beute. Der Winter nimmt manchmal welche weg.
myrmes-lesson-winter =
    Eine Warnung vorweg: Auf jeden Herbst folgt ein Winter. Er verlangt im ersten Jahr 4 Nahrung, dann 5, dann 6. Jeder Soldat spart 1, jede fehlende Nahrung kostet 3 Punkte.

    Die Zahl neben der Schneeflocke auf deinem Tableau zeigt, was noch fehlt.
myrmes-lesson-season =
    Die anderen drei Jahreszeiten laufen immer gleich ab: Ereignis wählen, Ammen einsetzen, Arbeiter losschicken, ernten, im Atelier bauen, Vorratskammer aufräumen.

    Das klingt nach viel. Wir gehen es Schritt für Schritt durch.
myrmes-lesson-event =
    Der Jahreszeit-Würfel gibt euch beiden Soldat +1. Jede Larve, die du abgibst, verschiebt deinen Ereignis-Würfel um ein Feld, und eine hast du.

    Geh auf Feld +1: Deine Pheromone dürfen dann ein Feld größer sein, und größere bringen Punkte.
myrmes-lesson-nurses =
    Nun deine drei Ammen, ein Brutanzeiger nach dem anderen: keine für Larven, zwei für Arbeiter – gemeinsam brüten sie einen aus –, keine für Soldaten.

    Die dritte geht ins Atelier. Dort baut sie später etwas.
myrmes-lesson-revealed =
    Alle wählen geheim, dann wird aufgedeckt. Dein Gegner hat drei Soldaten ausgebrütet, du einen dritten Arbeiter.

    Arbeiter ziehen einzeln und abwechselnd. Die Flagge zeigt, wer beginnt: du, so wollte es das Los. Nach jeder Jahreszeit wandert sie weiter.
myrmes-lesson-gestation =
    Schick den ersten Arbeiter in die Brutkammer, die einzige Kammer, die schon offen ist. Er holt 1 Larve und ersetzt damit die ausgegebene.

    Wer zu Hause bleibt, ist nächste Jahreszeit wieder da.
myrmes-lesson-garden =
    Nun der Garten. Auf jedes Feld eines Pheromons kommt ein Würfel: Nahrung auf Gras, Erde auf Erde, Stein auf Stein. Pilze geben nichts, und schwimmen können Ameisen nicht.

    Diese Würfel wirst du ernten.
myrmes-lesson-out =
    Schick einen Arbeiter durch den Tunnel hinaus. Er hat drei Bewegungspunkte, einen für jeden Schritt.

    Heute genügt ein Schritt: auf das Steinfeld rechts, denn von dort aus liegen Stein und Erde in einer Reihe.
myrmes-lesson-line =
    Lege das gerade 3er-Pheromon von deinem Arbeiter nach links oben aus: Stein, Erde, Stein. Das sind sofort 2 Punkte und drei Würfel für die Ernte.

    Ohne Feld +1 könntest du nur zwei Felder bedecken, für 0 Punkte.
myrmes-lesson-ladybug =
    Dein Gegner hat einen Marienkäfer gefangen: ein Soldat für 2 Nahrung. Danach hat er ein Pheromon mit zwei Feldern ausgelegt.

    Sein Arbeiter ist nun wieder in der Reserve, deiner auch. Wer hinausgeht, kommt nicht mehr nach Hause.
myrmes-lesson-second-line =
    Dein letzter Arbeiter kommt weiter. Ein Pheromon ist nur ein Schritt, egal wie lang: erst auf deines, dann auf das Gras darüber.

    Dort legst du das zweite gerade nach links aus: Gras, Gras, Erde. Noch 2 Punkte.
myrmes-lesson-harvest =
    Erntezeit: Von jedem deiner Pheromone nimmst du einen Würfel, die anderen warten auf spätere Jahreszeiten.

    Nimm beide Male Erde. Zwei Erde braucht deine Amme gleich.
myrmes-lesson-dig =
    Jetzt ist die Amme im Atelier dran: Bau die Kolonie für 2 Erde auf Ebene I aus.

    Das öffnet die nächste Kammer, und du darfst fortan auch ohne Feld +1 drei Felder bedecken.
myrmes-lesson-round-end =
    Ende der Runde. Ammen und Arbeiter aus den Kammern kehren zurück; deine Vorratskammer fasst 4 Würfel.

    Dir bleibt ein Arbeiter. Das vergessen Neulinge gern: Für jeden, der hinausgeht, muss ein neuer schlüpfen.
myrmes-lesson-soldiers =
    Der Sommer beginnt auf Feld +1. Gib deine Larve ab und geh auf Soldat +1. Zwei Ammen auf dem Brutanzeiger der Soldaten bringen so zwei Soldaten statt einen; die dritte geht ins Atelier.

    Soldaten fangen Beute, und jeder spart im Winter 1 Nahrung.
myrmes-lesson-larder =
    Die Flagge ist weitergewandert, deshalb war dein Gegner zuerst dran.

    Schick deinen einzigen Arbeiter in die neue Kammer auf Ebene I: Das bringt 1 Nahrung, und er bleibt dir erhalten.
myrmes-lesson-tunnel =
    Bei der Ernte gab es nichts zu wählen, sie lief von selbst: 1 Nahrung, 1 Stein.

    Nun gräbt deine Amme einen Tunnelausgang über deinem oberen Pheromon. Das bringt 1 Erde, und ab der nächsten Jahreszeit starten dort Arbeiter.
myrmes-lesson-sum =
    Herbst, die letzte Jahreszeit vor dem Winter. Rechne jedes Jahr so: Der Winter verlangt 4, zwei Soldaten sparen 2, deine 2 Nahrung decken den Rest.

    Das reicht, solange du weder Nahrung noch Soldaten leichtfertig ausgibst.
myrmes-lesson-autumn =
    Der Jahreszeit-Würfel zeigt Feld +1, das passt; lass deinen Ereignis-Würfel dort stehen.

    Zwei Ammen auf den Brutanzeiger der Arbeiter, eine ins Atelier: Ein zweiter Arbeiter schlüpft, und zu bauen gibt es auch etwas.
myrmes-lesson-hunt =
    Zeit für Beute. Geh am ersten Ausgang hinaus, über dein Pheromon auf die Termite: Sie kostet 1 Soldaten und bringt 1 Nahrung und 2 Punkte.

    Die Rechnung geht noch auf: ein Soldat weniger, eine Nahrung mehr.
myrmes-lesson-hook =
    Mit dem letzten Bewegungspunkt geht es auf das Gras gleich darunter. Lege dort das hakenförmige Pheromon aus: vier Felder, 4 Punkte.

    Ebene I erlaubt drei Felder, mit Feld +1 sind es vier. Tiefere Kolonien legen größere Pheromone: Bau früh aus.
myrmes-lesson-dig-again =
    Den anderen Arbeiter und die Ernte haben wir für dich gespielt. Bau jetzt noch einmal aus: Ebene II kostet 2 Erde und 1 Stein.

    Sie öffnet den Steinbruch, und deine Vorratskammer fasst 6 Würfel statt 4.
myrmes-lesson-first-winter =
    Der Winter kam und ging. Er verlangte 4, dein Soldat sparte 1, du hast 3 bezahlt. Eine Nahrung bleibt, kein Punkt ist verloren.

    Nächstes Mal verlangt er 5. Zur Not wird aus drei Larven 1 Nahrung.
myrmes-lesson-later =
    Wir haben für dich weitergespielt: Es ist wieder Herbst, es steht 29 zu 28, und tiefer kann deine Kolonie nicht werden.

    Nun zahlt sich dein Tunnel aus: Geh an seinem Ausgang ganz oben hinaus, über die Pilze, und fang die Termite.
myrmes-lesson-clear =
    Dein altes Pheromon nebenan ist leer und nimmt nur noch Platz weg. Geh darauf und entferne es für 1 Erde; seine Punkte behältst du.

    Lege dort dann das trapezförmige aus: fünf Felder, 6 Punkte.
myrmes-lesson-objective =
    Deine anderen Arbeiter haben wir in Kammern geschickt. Nun lohnen sich die zwei Termiten: Deine Amme erfüllt die Aufgabe für zwei Beute-Marker, 6 Punkte.

    Dort bleibt sie. Erfüllt dein Gegner die Aufgabe später, bekommst du noch 5.
myrmes-lesson-keep =
    Du hast 8 Würfel, deine Vorratskammer fasst nur 6. Der Winter verlangt 5 Nahrung, und dein letzter Soldat ist fort.

    Behalte also alle 6 Nahrung und wirf Erde und Stein ab.
myrmes-lesson-help =
    5 Nahrung bezahlt, 1 übrig, 43 zu 28 Punkte. Zeit für zwei Knöpfe: „Regeln“ erklärt alles auf dem Tisch, und in einer richtigen Partie zeigt „Tipp“, was ein starker Bot tun würde.

    Nun springen wir in den letzten Herbst.
myrmes-lesson-last-autumn =
    Der letzte Herbst, es steht 64 zu 57. Deine beiden Ammen sind im Atelier. Der Winter verlangt 6 Nahrung; du hast 6 und keine Soldaten.

    Schick einen Arbeiter in die Kammer auf Ebene I: Mit einer Nahrung mehr hast du etwas übrig.
myrmes-lesson-queen =
    7 Nahrung, und der Winter braucht 6. Füttere mit der überzähligen die Königin, für 2 Punkte.

    Ohne die Nahrung von eben hätten dich diese 2 Punkte im Winter 3 gekostet. Erst rechnen, dann schmausen.
myrmes-lesson-last-objective =
    Nun die Aufgabe von Level II: eine Ebene zurückgehen, für 9 Punkte. Die unterste Kammer brauchst du nicht mehr.

    Dein Gegner hat sie schon vor dir erfüllt und bekommt 5. Danach beende das Atelier.
myrmes-lesson-last-winter =
    Dein Gegner erfüllt eine Aufgabe für 12 Punkte: 75 zu 74. Behalte deine 6 Nahrung, genau so viel verlangt der Winter.

    Und schau hinüber: Dein Gegner braucht 5 und hat 5, aber auf Ebene I fasst seine Vorratskammer nur 4 Würfel.
myrmes-lesson-result =
    Du gewinnst mit 75 zu 71. Deine Pheromone brachten 32 Punkte, deine Aufgaben 15, die Königin 8.

    Dein Gegner bekam 27 für Aufgaben, aber im letzten Winter fehlte ihm eine Nahrung: 3 Punkte weniger. Diese Rechnung vergisst du nicht mehr.
