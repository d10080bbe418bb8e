### Die geführte erste Partie Antropolis: ein Text für jeden Schritt von games/antropolis/lesson/steps.toml, mit den
### Begriffen von antropolis.ftl. Eine Leerzeile beginnt einen Absatz; je höchstens etwa 45 Wörter. Blau bist du.

## Worum es geht.

antropolis-lesson-theme =
    Willkommen unter der Erde. Du und dein Gegner baut gemeinsam an einem einzigen Ameisenbau aus Wäldern, Tunneln und Nestern. Deine Ameisen sind blau, die anderen orange.

    Königinnen beanspruchen Nester, Arbeiterinnen sammeln Nahrung und besetzen Tunnel. Alles Weitere zeigt sich beim Spielen.
antropolis-lesson-goal =
    Punkte bringen fertige Nester mit deinen Königinnen und Tunnel mit deinen Arbeiterinnen. Hat jemand 9 erreicht, wird die Runde zu Ende gespielt. Ameisen auf dem Tisch, Plättchen und Nahrung bringen dann noch ein paar dazu.

    Wer danach die meisten Punkte hat, gewinnt.
antropolis-lesson-start =
    Du beginnst mit einer Königin im Startnest und einer Arbeiterin im Wald daneben. Auf der Hand hast du noch eine Königin, zwei Arbeiterinnen und drei Plättchen: einen Wald, ein Tunnelplättchen und ein Nestplättchen.
antropolis-lesson-turn =
    Jeder Zug hat dieselben vier Phasen: Plättchen anlegen, Ameisen nutzen, Plättchen kaufen, die Hand auffüllen.

    Wer beginnt, wird ausgelost. Diesmal bist du Startspieler, deshalb liegt das Zeichen dafür bei dir.

## Der erste Zug.

antropolis-lesson-fit =
    Im Ameisenbau gilt ein Gesetz: Seiten, die sich berühren, müssen zusammenpassen. Erde an Erde, Tunnel an Tunnel, offenes Nest an offenes Nest.

    Dein Wald hat links zwei Tunnelseiten, eine oben und eine unten. Noch führen sie nirgendwohin.
antropolis-lesson-tunnel =
    Lege dein Tunnelplättchen an der unteren Tunnelseite deines Waldes an. Drehe es so, dass sein anderes Ende nach unten zeigt: Dort soll ein Nest hin.

    Das erste Plättchen eines Zuges ist kostenlos.
antropolis-lesson-crew =
    Setze nun eine Arbeiterin in den Tunnel, denn nur besetzte Tunnel bringen Punkte.

    Auf den Tisch kommen Ameisen nur mit einem neuen Plättchen, höchstens eine mit jedem. Wer das vergisst, muss auf das nächste Plättchen warten.
antropolis-lesson-collect =
    Phase 2, deine Ameisen. Die Arbeiterin im Wald sammelt 1 Nahrung, und das darf sie in jedem deiner Züge einmal.

    Die andere bleibt im Tunnel. Wähle danach „Fertig mit den Ameisen“.
antropolis-lesson-buy =
    Phase 3, der Markt: von jeder Sorte zwei Plättchen, das ältere für 1 Nahrung, das neuere für 2. Kaufe das billigere Nestplättchen.

    Anlegen kannst du es erst im nächsten Zug; für heute ist das vorbei.
antropolis-lesson-refill =
    Phase 4: Die Hand wird auf drei Plättchen aufgefüllt. Deine ist voll, du ziehst also nichts.

    Ein typischer Anfängerfehler: Wer kein Plättchen anlegt, darf in diesem Zug weder kaufen noch ziehen. Lege also möglichst immer eins an.

## Der zweite Zug.

antropolis-lesson-rival =
    Dein Gegner hat einen Tunnel mit einer Arbeiterin an deinen Wald gelegt. Das darf er: Wälder und Tunnel gehören niemandem. Nur Ameisen haben Besitzer.
antropolis-lesson-connection =
    Zeit für die ersten Punkte. Eine Verbindung führt von einem Wald durch Tunnel zu einem Nest. Macht ein Plättchen sie fertig, zählt sie, wenn dann in jedem Tunnel eine Arbeiterin und im Nest eine Königin ist.

    Wald und Tunnel hast du. Fehlt nur das Nest.
antropolis-lesson-queen =
    Lege das Nestplättchen mit zwei Tunnelseiten am unteren Ende deines Tunnels an und setze deine zweite Königin darauf.

    Sie kommt mit dem Plättchen, und damit gerade rechtzeitig: Gewertet wird danach.
antropolis-lesson-two =
    2 Punkte: einer für das Tunnelplättchen mit deiner Arbeiterin, einer für den Wald. Längere Tunnel mit mehr deiner Arbeiterinnen bringen mehr.

    Es zählt nur dieser Moment. Eine Arbeiterin, die später in einen fertigen Tunnel läuft, bringt nichts.
antropolis-lesson-walk =
    Wieder Phase 2. Der Tunnel ist gewertet, seine Arbeiterin darf also gehen. Einmal pro Zug läuft eine Arbeiterin, so weit sie will, nur nicht durch Erde. Schicke sie hinauf in den Wald.
antropolis-lesson-harvest =
    Nun sind zwei Arbeiterinnen im Wald. Das geht gut: Ameisen einer Farbe teilen sich gern den Platz. Lass jede 1 Nahrung sammeln. Dann sind die Ameisen fertig.
antropolis-lesson-save =
    Kaufe das billigere Nestplättchen für 1 Nahrung, und dann nichts mehr. Die andere Nahrung hebst du auf: Jedes weitere Plättchen, das du in einem Zug anlegst, kostet 1, und gezahlt wird, bevor deine Arbeiterinnen wieder sammeln.
antropolis-lesson-again =
    Auch dein Gegner kennt den Trick: Ein Nestplättchen mit Königin brachte 2 Punkte. Ein zweiter Wald am selben Tunnel, für 1 Nahrung, brachte noch einmal 2. Ein Tunnel kann zu mehreren Verbindungen gehören.

    Es steht 4 zu 2 für deinen Gegner. Das Blatt neben jeder Hand zählt mit.
antropolis-lesson-leave =
    Hier verlässt eine Königin ihr Nest und kommt auf die Hand zurück. Im nächsten Zug kann sie mit einem neuen Nestplättchen wiederkommen, egal wo. Manchmal ist das besser, als in einem Nest zu warten, das niemand fertig baut.

## Der dritte Zug.

antropolis-lesson-help =
    Du bist am Zug. Kurz zur Hilfe: „Regeln“ öffnet die Regeln neben dem Tisch. In deinen eigenen Partien zeigt „Tipp“, was ein starker Bot täte, falls Tipps erlaubt sind.

    Und zeige auf ein beliebiges Teil: Es erklärt sich selbst.
antropolis-lesson-open =
    Dein Startnest hat zwei offene Seiten. Grenzt keine mehr an ein leeres Feld, ist das Nest fertig: 1 Punkt je Plättchen und 1 mehr je Brutkammer. Ein Startnest ist eine.

    Der Schild zeigt, was es bisher wert ist: 2.
antropolis-lesson-first =
    Beginne an der oberen offenen Seite: Lege dort dein neuestes Nestplättchen an und setze die letzte Arbeiterin von deiner Hand darauf. Am Ende zählt jede Ameise auf dem Tisch, eine Arbeiterin 1 Punkt.
antropolis-lesson-second =
    Ein zweites Plättchen im selben Zug kostet 1 Nahrung. Genau dafür hast du sie aufgehoben. Lege dein anderes Nestplättchen an der unteren offenen Seite an.
antropolis-lesson-complete =
    Fertig: Drei Plättchen, eines davon eine Brutkammer, ergeben 4 Punkte. Sie gehören dir allein, denn eine andere Königin wohnt hier nicht. Jetzt hast du 6.

    Dieses Nest bringt nie wieder etwas. Deine Königin kommt auf die Hand zurück, bereit für das nächste.
antropolis-lesson-third =
    Schicke die neue Arbeiterin durch das Nest in den Wald; der Weg ist frei. Drei Arbeiterinnen im Wald bedeuten 3 Nahrung. Das Sammeln übernehmen wir.
antropolis-lesson-brood =
    Du hast 3 Nahrung. Kaufe für 1 die Brutkammer: In einem fertigen Nest ist sie 2 Punkte wert, doppelt so viel wie ein gewöhnliches Nestplättchen.
antropolis-lesson-draw =
    Kaufe nichts mehr und ziehe ein Nestplättchen.

    Für 2 Nahrung könntest du jetzt deine Hand für den Rest der Partie um ein Plättchen vergrößern. Das lohnt sich früh, doch diese Partie ist bald vorbei. Behalte die Nahrung und beende den Zug.

## Der vierte Zug.

antropolis-lesson-chance =
    Sieh dir links das Nest deines Gegners an. Eine offene Seite, eine Königin, und das passende Plättchen hat er auf der Hand: Ohne dich bringt es ihm nächsten Zug 4 Punkte.

    Das ist der andere typische Fehler. Ein fast fertiges Nest lädt Gäste ein.
antropolis-lesson-share =
    Sei der Gast: Lege die Brutkammer mit nur einer Tunnelseite an der offenen Seite an und setze deine Königin darauf. Das Nest ist dann fertig und 5 Punkte wert. Bei je einer Königin bekommt jeder die Hälfte, aufgerundet.
antropolis-lesson-nine =
    Je 3 Punkte für euch beide. Du hast als Erstes 9, und das bringt am Ende 2 dazu.

    Die Runde wird zu Ende gespielt: Du beendest deinen Zug, dein Gegner hat noch einen. (Auch drei leere Stapel führen zum Ende.)
antropolis-lesson-last =
    Denk an den Bonus: Am Ende ist jede Königin auf dem Tisch 2 Punkte wert. Zahle 1 Nahrung, lege die andere Brutkammer an und setze deine Königin darauf. Nestplättchen dürfen auch nur mit Erde anliegen.

    Dann bist du fertig mit Anlegen.

## Das Ende.

antropolis-lesson-waiting =
    Wir haben für dich 3 Nahrung gesammelt und deine Hand aufgefüllt. Je 3 Nahrung bringen einen Punkt, aufgerundet: Deine 4 sind 2 wert. Je drei Plättchen auf der Hand bringen auch einen.

    Nun der letzte Zug deines Gegners.
antropolis-lesson-answer =
    Eine gute Antwort: erst eine Königin auf einem neuen Nestplättchen, dann ein Tunnel mit Arbeiterin, dann ein Wald. Die Verbindung bringt 2 Punkte, und auch dein Gegner hat nun 9. Aber du warst zuerst da.
antropolis-lesson-result =
    Du gewinnst 21 zu 18. Nester und Tunnel brachten jedem 9: dir 7 und 2, deinem Gegner 3 und 6. Jeder hat zwei Königinnen (4), drei Arbeiterinnen (3) und drei Plättchen (1).

    Entscheidend: 2 Punkte, weil du zuerst am Ziel warst, und 1 mehr für Nahrung.
