### Die geführte erste Partie Micropolis: ein Text für jeden Schritt von games/micropolis/lesson/steps.toml, mit
### den Begriffen aus micropolis.ftl. Jeder gilt für eine feste Stellung aus game.record; die Zahlen müssen bleiben.

## Vor dem ersten Zug.

micropolis-lesson-theme =
    Willkommen im Ameisenbau. In zehn Runden legst du zehn Plättchen zu einem Ring um dein Fundament. Nebenan tut deine Gegnerin dasselbe.

    Wir spielen zusammen eine kurze Partie. Schiefgehen kann dabei nichts.
micropolis-lesson-goal =
    Wer nach zehn Runden die meisten Punkte hat, gewinnt. Es gibt sie für Ameisen, Früchte, Königinnen und volle Baracken, für den Gang mit den meisten Ameisen und für die größte Armee.

    Merken musst du dir das nicht: Alles kommt zur Sprache, wenn es wichtig wird.
micropolis-lesson-turn = Ein Zug ist einfach: Nimm ein Plättchen aus der Reihe, lege es an deinen Ameisenbau an und führe seinen Effekt aus. Die Anführerin beginnt. Das Los fiel auf dich, darum liegt der Rote-Armee-Marker bei dir.
micropolis-lesson-price = Das vorderste Plättchen, ganz links, ist kostenlos. Für jedes andere lässt du auf jedem Plättchen, das du überspringst, eine Soldatin zurück; der Preis steht darunter. Deine Armee, fünf Soldatinnen, steht auf deinem Fundament.

## Runde 1 bis 3.

micropolis-lesson-nurse = Nimm das vorderste Plättchen: Es ist kostenlos, und darauf wohnt eine Amme. Ihre drei Eier bringen dir sofort drei Soldatinnen. Für das erste Plättchen sind alle Stellen gleich gut.
micropolis-lesson-waiting = Deine Gegnerin wollte auch eine Amme und hat dafür zwei Plättchen übersprungen. Auf jedem wartet nun eine ihrer Soldatinnen. Wer so ein Plättchen nimmt, bekommt die Soldatinnen darauf.
micropolis-lesson-barracks = Nimm das zweite Plättchen, die Baracke für vier Soldatinnen, und lege es am rechten Ende an. Vorn lässt du eine Soldatin zurück, dafür sammelst du hier eine ein. Unterm Strich kostet es dich nichts.
micropolis-lesson-fill = Besetze die Baracke: zehn Punkte für vier Soldatinnen. Tu es jetzt, denn später kann das nur noch eine Wächterin. Die vier verlassen deine Armee; von acht bleiben dir vier.
micropolis-lesson-mistake = Deine Gegnerin hat ihr neues Plättchen kostenlos bekommen und zwei Soldatinnen dazu; eine davon war deine. Ab und zu darf man bezahlen. Der typische Anfängerfehler ist, es in jedem Zug zu tun: Bald marschiert deine Armee für andere.
micropolis-lesson-galleries = Sieh dir die Gänge an. Wo zwei Öffnungen aufeinandertreffen, verbinden sie sich zu einem Gang. Trifft eine auf eine Wand, endet der Gang einfach; das ist erlaubt. Ein Gang läuft schon durch deine beiden Plättchen.
micropolis-lesson-queen = Nimm für eine Soldatin die Königin und lege sie am linken Ende an: Dort kommt sie zu diesem Gang. Am Spielende bringt eine Königin 1 Punkt für jedes Plättchen, über das ihr Gang reicht. Bisher sind es drei.
micropolis-lesson-leader = Drei Runden sind vorbei. Nur ein Plättchen war übrig, also wurde die Reihe auf sieben aufgefüllt. Dann vergleicht man die Armeen: vier Soldatinnen gegen deine drei. Die in Baracken zählen nicht. Nun ist deine Gegnerin Anführerin und beginnt.

## Runde 4 bis 6.

micropolis-lesson-pickup = Das vorderste Plättchen ist kostenlos, und deine Gegnerin hat dir gerade eine Soldatin daraufgestellt. Wie nett. Nimm es und lege es am rechten Ende an: Der Gang deiner Königin wächst auf vier Plättchen.
micropolis-lesson-guard = Die Wächterin auf diesem Plättchen verteilt Soldatinnen zwischen Armee und Baracken um. Vier mehr in der Armee wären verlockend, aber eine leere Baracke bringt nichts, und deine ist zehn Punkte wert. Wähle „Nichts ändern“.
micropolis-lesson-architect = Nimm vorn die Architektin, wieder kostenlos. Sie bringt dir einen Marker: In einem späteren Zug holt er dir ein beliebiges Plättchen der Reihe, ohne dass du Soldatinnen zurücklässt. Am linken Ende wächst der Gang deiner Königin auf fünf Plättchen.
micropolis-lesson-officer = Nimm die Offizierin, ebenfalls kostenlos, und lege sie am linken Ende an. Die Anführerin, zurzeit deine Gegnerin, verliert eine Soldatin, und du bekommst eine. Führen hat seinen Preis.
micropolis-lesson-halfway = Die Reihe ist wieder voll, und du hast fünf Soldatinnen gegen zwei. Also kommt der Rote-Armee-Marker zu dir zurück, und du beginnst. Sechs Runden sind vorbei, vier kommen noch.
micropolis-lesson-help = Etwas für deine eigenen Partien: Der Knopf „Tipp“ zeigt, was ein starker Bot tun würde, wenn der Tisch es erlaubt. „Regeln“ erklärt alles, mit Bildern. Und zeigst du auf ein Teil, erfährst du, was es kann.

## Runde 7 bis 9.

micropolis-lesson-queens = Nimm die zweite Königin, kostenlos. Achte darauf, wo sie wohnt: Zwei Königinnen in einem Gang bringen nichts. Am linken Ende hat sie ihren eigenen. Am rechten Ende wäre ihr Plättchen für den Gang der ersten eine Sackgasse.
micropolis-lesson-fruits = Früchte zählen für jeden Gang: Eine Sorte bringt 2 Punkte, zwei Sorten 5, drei 10 und so weiter bis 25 für alle sechs. Du hast eine Kirsche und eine Traube, jede in einem eigenen Gang.
micropolis-lesson-third = Nimm die dritte Königin und lege sie am linken Ende an. Ihr Gang führt zur Traube und berührt die der anderen nicht. Drei Königinnen, drei Gänge: So bleibt der Hausfrieden gewahrt.
micropolis-lesson-most = Der Gang mit den meisten Ameisen bringt 5 Punkte. Deine Gegnerin hat jetzt einen mit sieben; dein bester hat fünf. Halb so schlimm: Niemand gewinnt überall. Du hast die Königinnen.
micropolis-lesson-marker = Nimm das zweite Plättchen, lege es am rechten Ende an und gib den Architektinnen-Marker ab, statt eine Soldatin zurückzulassen. Hier wohnt noch eine Architektin, du bekommst also sofort wieder einen. Der Gang deiner ersten Königin reicht über sechs Plättchen.

## Runde 10 und das Ergebnis.

micropolis-lesson-last = Deine Gegnerin hat eine Offizierin angelegt, und diesmal bist du die Anführerin: eine Soldatin weniger. Mit vier gegen zwei bleibst du es. Die letzte Runde beginnt; danach ist das Spiel aus.
micropolis-lesson-close = Nimm das vorderste Plättchen: kostenlos, mit einer Soldatin darauf. Es schließt deinen Ring, und auch dort verbinden sich Gänge. Der Gang deiner ersten Königin reicht über sieben Plättchen, und zur Traube kommt eine Brombeere: 5 Punkte statt 2.
micropolis-lesson-army = Besetze die Baracke: sieben Punkte für drei Soldatinnen. Dir bleiben zwei, so viele, wie deine Gegnerin hat. Das genügt: Die größte Armee bringt 5 Punkte, auch bei Gleichstand.
micropolis-lesson-end =
    Du gewinnst mit 67 zu 63. Deine Ameisen bringen 21 Punkte, deine Baracken 17, deine Königinnen 13 und deine Früchte 11.

    Deine Gegnerin hat für ihr letztes Plättchen eine Soldatin bezahlt. Darum hast du allein die größte Armee: 5 Punkte, die das Spiel entscheiden. Und nun auf zu deiner eigenen Partie.
