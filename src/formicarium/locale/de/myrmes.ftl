### Myrmes. Die Begriffe sind die der deutschen Spielregel; docs/rules/en/myrmes.md erklärt die englischen.
### { $player } ist ein Name und wird nie gebeugt. Namen von Plättchen und Feldern sind alle sächlich,
### und Mengen haben einen Akkusativ („kostet 1 Soldaten“), wo er sich vom Nominativ unterscheidet.

## Das Spiel, seine Varianten und Optionen, wie man sie vor dem Beginn sieht.

myrmes-summary = Ziehe Ameisen auf, markiere den Garten mit Pheromonen, jage, ernte und überstehe drei Winter.
myrmes-variant-second = Zweite Auflage
myrmes-variant-second-summary = Wie in der deutschen und der polnischen Spielregel.
myrmes-variant-english = Englische Ausgabe
myrmes-variant-english-summary = Wie in der englischen Spielregel: 20 Punkte zu Beginn, auch ein oder zwei Larven können 1 Nahrung wert sein, Spezial-Plättchen betritt man ohne Soldaten.
myrmes-option-objectives = Aufgaben
myrmes-option-objectives-all = alle 20
myrmes-option-objectives-described = die 17 aus den Spielregeln
myrmes-option-objectives-about = Bei 17 bleiben die drei Aufgaben weg, die keine Spielregel zeigt: 2 Erde oder Steine, 5 Nahrung, 5 Steine (Q34).
myrmes-option-supply = Vorrat an Würfeln
myrmes-option-supply-unlimited = unbegrenzt
myrmes-option-supply-limited = begrenzt
myrmes-option-supply-about = Begrenzt heißt: Die Würfel aus der Schachtel können ausgehen, und dann bekommt niemand welche, bis wieder etwas zurückkommt (Q26).
myrmes-option-places = Startausgänge
myrmes-option-places-seats = nach Plätzen
myrmes-option-places-drawn = ausgelost
myrmes-option-places-chosen = gewählt
myrmes-option-places-about = Wer wo beginnt: nach der Sitzordnung, nach dem Los oder nach eigener Wahl vor der ersten Runde; dabei wählt der letzte Spieler zuerst und der Startspieler zuletzt (Q1b).
myrmes-option-exit-toll = Fremde Tunnelausgänge
myrmes-option-exit-toll-free = frei zu betreten
myrmes-option-exit-toll-soldier = kosten einen Soldaten
myrmes-option-exit-toll-about = Ob ein Arbeiter jedes Mal einen Soldaten kostet, wenn er auf den Tunnelausgang eines anderen zieht, so wie bei Plättchen (Q8b).
myrmes-option-portions = Ein oder zwei Larven als Nahrung
myrmes-option-portions-per-go = einmal in jedem Zug
myrmes-option-portions-once = einmal in der Runde
myrmes-option-portions-about = Wie oft man weniger als drei Larven in 1 Nahrung tauschen darf; im Winter geht es so oder so einmal (D18b).
myrmes-option-pheromones = Pheromone je Spieler
myrmes-option-pheromones-16 = 16
myrmes-option-pheromones-17 = 17
myrmes-option-pheromones-about = Die englische Spielregel zählt 16, fünf davon mit 2 Feldern; alles andere Gedruckte zählt 17, sechs davon mit 2 Feldern (D1b).

## Woher Punkte kommen.

myrmes-source-start = Start
myrmes-source-start-tip = Die Punkte, mit denen alle beginnen.
myrmes-source-pheromones = Pheromone
myrmes-source-pheromones-tip = Sofort die Punkte jedes Pheromons, das du legst.
myrmes-source-special-tiles = Spezial-Plättchen
myrmes-source-special-tiles-tip = Sofort 2 Punkte für ein Blattlauszucht- oder Erkundungs-Plättchen, 4 für „Weitere Kolonie“.
myrmes-source-prey = Beute
myrmes-source-prey-tip = Die Punkte der Beute, die du jagst.
myrmes-source-clearing = Entfernen
myrmes-source-clearing-tip = Die Punkte jedes fremden Pheromons, das du entfernst.
myrmes-source-queen = Königinnenkammer
myrmes-source-queen-tip = 2 Punkte, sooft du die Königin fütterst.
myrmes-source-sub-colonies = Weitere Kolonien
myrmes-source-sub-colonies-tip = Jede weitere Kolonie bringt in jeder Ernte noch einmal Punkte.
myrmes-source-objectives = Aufgaben
myrmes-source-objectives-tip = 6, 9 oder 12 Punkte für eine Aufgabe von Level 1, 2 oder 3.
myrmes-source-others-objectives = Aufgaben anderer
myrmes-source-others-objectives-tip = Punkte, wenn jemand eine Aufgabe erfüllt, die du in einer früheren Runde erfüllt hast.
myrmes-source-points-1 = Ereignis SP +1
myrmes-source-points-1-tip = 1 Punkt mehr, sooft du in einer Jahreszeit mit dem Ereignis SP +1 punktest.
myrmes-source-winter = Winter
myrmes-source-winter-tip = 3 Punkte Verlust für jede Nahrung, die im Winter gefehlt hat.

## Zeilen, die ein Feld der Wertung erklären.

myrmes-part-start = Zu Beginn
# $season ist Frühling, Sommer oder Herbst.
myrmes-part-tile = { $season }, Jahr { $year }: { $tile }
myrmes-part-prey = { $season }, Jahr { $year }: { $prey }
myrmes-part-cleared = { $season }, Jahr { $year }: { $tile } entfernt
myrmes-part-queen = { $season }, Jahr { $year }: Königin gefüttert
myrmes-part-sub-colonies = { $count ->
    [one] { $season }, Jahr { $year }: { $count } weitere Kolonie in der Ernte
   *[other] { $season }, Jahr { $year }: { $count } weitere Kolonien in der Ernte
}
myrmes-part-objective = { $season }, Jahr { $year }: { $objective }
myrmes-part-others-objective = { $season }, Jahr { $year }: { $objective }, nun auch erfüllt von { $player }
myrmes-part-extra = { $times ->
    [one] { $season }, Jahr { $year }: einmal gepunktet
   *[other] { $season }, Jahr { $year }: { $times }-mal gepunktet
}
myrmes-part-winter = Winter im Jahr { $year }: { $missing } Nahrung fehlte

## Die Teile des Tisches, und unter „-tip“ ein, zwei Sätze dazu.

myrmes-garden = Garten
myrmes-table = Jahreszeiten, Atelier, Aufgaben
myrmes-colony = Kolonie von { $player }
myrmes-ground = Garten
myrmes-ground-tip = Auf jedes Feld eines Pheromons kommt ein Würfel: Nahrung auf Gras, Erde auf Erde, Stein auf Stein, auf Pilze nichts. Wasser betritt keine Ameise.
myrmes-terrain-grass = Grasfeld
myrmes-terrain-earth = Erdfeld
myrmes-terrain-stone = Steinfeld
myrmes-terrain-mushroom = Pilzfeld
myrmes-terrain-water = Wasserfeld
myrmes-board = Tableau von { $player }
myrmes-board-tip = Oben die Ereignisleiste; darunter Brutanzeiger und Ammenkammer, die Kammern der Kolonie, ihre Vorräte und ihre Ameisen; ganz unten die Reserve.

## Plättchen. „weak“ folgt auf „das“, „dat“ auf „vom“; sonst steht der Name wie in „legt ein … aus“.

myrmes-kind-pair = 2er-Pheromon
myrmes-kind-pair-tip = Pheromon, 2 Felder, keine Punkte. Ab Ebene 0.
myrmes-kind-triangle = dreieckiges 3er-Pheromon
    .weak = dreieckige 3er-Pheromon
    .dat = dreieckigen 3er-Pheromon
myrmes-kind-triangle-tip = Pheromon, 3 Felder, 2 Punkte. Ab Ebene I.
myrmes-kind-line = gerades 3er-Pheromon
    .weak = gerade 3er-Pheromon
    .dat = geraden 3er-Pheromon
myrmes-kind-line-tip = Pheromon, 3 Felder, 2 Punkte. Ab Ebene I.
myrmes-kind-rhombus = rautenförmiges 4er-Pheromon
    .weak = rautenförmige 4er-Pheromon
    .dat = rautenförmigen 4er-Pheromon
myrmes-kind-rhombus-tip = Pheromon, 4 Felder, 4 Punkte. Ab Ebene II.
myrmes-kind-hook = hakenförmiges 4er-Pheromon
    .weak = hakenförmige 4er-Pheromon
    .dat = hakenförmigen 4er-Pheromon
myrmes-kind-hook-tip = Pheromon, 4 Felder, 4 Punkte; du darfst es wenden. Ab Ebene II.
myrmes-kind-trapezoid = trapezförmiges 5er-Pheromon
    .weak = trapezförmige 5er-Pheromon
    .dat = trapezförmigen 5er-Pheromon
myrmes-kind-trapezoid-tip = Pheromon, 5 Felder, 6 Punkte. Ab Ebene III.
myrmes-kind-pyramid = dreieckiges 6er-Pheromon
    .weak = dreieckige 6er-Pheromon
    .dat = dreieckigen 6er-Pheromon
myrmes-kind-pyramid-tip = Pheromon, 6 Felder, 8 Punkte. Nur auf Ebene III mit dem Ereignis Feld +1.
myrmes-kind-farm = Blattlauszucht-Plättchen
myrmes-kind-farm-tip = Spezial-Plättchen, 3 Felder, 2 Punkte, kostet 1 Stein. Bringt bei jeder Ernte 1 Nahrung. Ab Ebene I.
myrmes-kind-scavenging = Erkundungs-Plättchen
myrmes-kind-scavenging-tip = Spezial-Plättchen, 3 Felder, 2 Punkte, kostet 1 Nahrung. Bringt bei jeder Ernte 1 Erde oder 1 Stein. Ab Ebene I.
myrmes-kind-subcolony = Plättchen „Weitere Kolonie“
myrmes-kind-subcolony-tip = Spezial-Plättchen, 4 Felder, 4 Punkte, kostet 1 Nahrung, 1 Erde und 1 Stein. Bringt bei jeder Ernte 2 Punkte. Ab Ebene III.
# Ein Plättchen im Garten. $tile ist einer der Namen oben.
myrmes-tile-of = { $tile } von { $player }
    .weak = { FORM($tile, "weak") } von { $player }
    .dat = { FORM($tile, "dat") } von { $player }
myrmes-tile-neutral = neutrales { $tile }
    .weak = neutrale { FORM($tile, "weak") }
    .dat = neutralen { FORM($tile, "dat") }
# Etwas im Garten; $what ist ein Plättchen oder eine Beute, $hex ein Ort wie F7, wie am Rand gedruckt.
myrmes-at = { $what } auf { $hex }
    .weak = { FORM($what, "weak") } auf { $hex }
    .dat = { FORM($what, "dat") } auf { $hex }
myrmes-reserve = { $count ->
    [0] Kein { $tile } übrig
   *[other] { $tile }: noch { $count }
}
myrmes-special = { $count ->
    [0] Kein { $tile } übrig
   *[other] { $tile }: noch { $count } für alle
}
myrmes-mark = Gehört { $player }
myrmes-mark-tip = Andere geben einen Soldaten ab, um ein Plättchen von { $player } zu betreten; in der englischen Ausgabe nicht bei Spezial-Plättchen.
myrmes-exit = Tunnelausgang von { $player }, { $hex }
myrmes-exit-tip = Hier kommen die Arbeiter von { $player } heraus. Darauf lässt sich nichts auslegen.
myrmes-exit-tolled = Tunnelausgang von { $player }, { $hex }
myrmes-exit-tolled-tip = Hier kommen die Arbeiter von { $player } heraus. Andere geben einen Soldaten ab, um darauf zu ziehen. Nichts lässt sich darauf auslegen.
myrmes-halo = Unterwegs
myrmes-halo-tip = Dieser Arbeiter zieht gerade.
myrmes-walker = Arbeiter auf einem { $terrain }, { $hex }
myrmes-walker-tip = Er zieht weiter, legt hier ein Plättchen aus oder beendet die Bewegung. In die Kolonie kommt er nicht zurück.
# Steht auf Feldern, zu denen ein Arbeiter gehen könnte: was es kosten würde.
myrmes-reach = Erreichbar für { FORM($price, "acc") }
myrmes-owner-cube = Würfel von { $player }
myrmes-owner-cube-tip = Zeigt, wem ein Spezial-Plättchen gehört. Es gibt vier davon.

## Würfel, Larven und Ameisen.

myrmes-cube-food = Nahrung auf einem Pheromon
myrmes-cube-food-tip = Bei jeder Ernte kommt von jedem Pheromon ein Würfel in die Vorratskammer.
myrmes-cube-earth = Erde auf einem Pheromon
myrmes-cube-earth-tip = Bei jeder Ernte kommt von jedem Pheromon ein Würfel in die Vorratskammer.
myrmes-cube-stone = Stein auf einem Pheromon
myrmes-cube-stone-tip = Bei jeder Ernte kommt von jedem Pheromon ein Würfel in die Vorratskammer.
myrmes-store-food = Nahrung
myrmes-store-food-tip = Für den Winter, für Ammen, Spezial-Plättchen und die Königin.
myrmes-store-earth = Erde
myrmes-store-earth-tip = Für den Ausbau, zum Entfernen von Pheromonen und für weitere Kolonien.
myrmes-store-stone = Stein
myrmes-store-stone-tip = Für den Ausbau, für Blattlauszuchten und weitere Kolonien.
myrmes-larva = Larve
myrmes-larva-tip = Verschiebt den Ereignis-Würfel um ein Feld oder hilft beim Anwerben einer Amme; drei sind 1 Nahrung wert.
myrmes-nurse = Amme von { $player }
myrmes-nurse-tip = Auf den Brutanzeigern brüten Ammen Larven, Arbeiter und Soldaten aus; im Atelier bauen sie.
myrmes-nurse-at-work = Amme von { $player } im Atelier
myrmes-nurse-at-work-tip = Dieses Atelierfeld ist in dieser Runde schon genutzt; die Amme kommt am Rundenende zurück.
myrmes-nurse-on-objective = Amme von { $player } auf einer Aufgabe
myrmes-nurse-on-objective-tip = { $player } hat diese Aufgabe erfüllt. Die Amme bleibt hier.
myrmes-worker = Arbeiter von { $player }
myrmes-worker-tip = Er arbeitet in einer Kammer der Kolonie oder geht hinaus in den Garten.
myrmes-worker-in-room = Arbeiter von { $player } in einer Kammer
myrmes-worker-in-room-tip = Er hat gearbeitet und ist zur nächsten Runde wieder da.
myrmes-soldier = Soldat von { $player }
myrmes-soldier-tip = Soldaten jagen, machen den Weg über gegnerische Plättchen frei und sparen im Winter je 1 Nahrung.
myrmes-reserve-ant = Ameise von { $player } in Reserve
myrmes-reserve-ant-tip = Sie kann als Arbeiter oder Soldat schlüpfen. Insgesamt gibt es acht Ameisen.
myrmes-held-ladybug = Gefangener Marienkäfer
myrmes-held-ladybug-tip = Zählt für die Beute-Aufgaben.
myrmes-held-termite = Gefangene Termite
myrmes-held-termite-tip = Zählt für die Beute-Aufgaben.
myrmes-held-spider = Gefangene Spinne
myrmes-held-spider-tip = Zählt für die Beute-Aufgaben.
myrmes-ladybug = Marienkäfer
    .acc = einen Marienkäfer
myrmes-ladybug-tip = Beute: kostet 1 Soldaten, bringt 2 Nahrung.
myrmes-termite = Termite
    .acc = eine Termite
myrmes-termite-tip = Beute: kostet 1 Soldaten, bringt 1 Nahrung und 2 Punkte.
myrmes-spider = Spinne
    .acc = eine Spinne
myrmes-spider-tip = Beute: kostet 2 Soldaten, bringt 1 Nahrung und 4 Punkte.

## Das Tableau einer Kolonie.

myrmes-event-level-1 = Ebene +1
myrmes-event-level-1-tip = In dieser Jahreszeit gilt die Kolonie als eine Ebene tiefer: bei Kammern, Plättchen und, außer in der englischen Ausgabe, der Vorratskammer.
myrmes-event-points-1 = SP +1
myrmes-event-points-1-tip = In dieser Jahreszeit bringt jede Wertung 1 Siegpunkt mehr.
myrmes-event-larvae-2 = Larve +2
myrmes-event-larvae-2-tip = Zwei Larven mehr, wenn eine Amme auf dem Brutanzeiger der Larven ist.
myrmes-event-harvest-3 = Ernte +3
myrmes-event-harvest-3-tip = Bei der Ernte bis zu drei Würfel mehr von deinen Pheromonen.
myrmes-event-move-3 = Bewegung +3
myrmes-event-move-3-tip = Jeder Arbeiter im Garten hat sechs statt drei Bewegungspunkte.
myrmes-event-soldier-1 = Soldat +1
myrmes-event-soldier-1-tip = Ein Soldat mehr, wenn die Ammen mindestens einen ausbrüten.
myrmes-event-hex-1 = Feld +1
myrmes-event-hex-1-tip = Pheromone dürfen ein Feld größer sein.
myrmes-event-worker-1 = Arbeiter +1
myrmes-event-worker-1-tip = Ein Arbeiter mehr, wenn die Ammen mindestens einen ausbrüten.
myrmes-event-cube = Ereignis-Würfel
myrmes-event-cube-tip = Das Ereignis dieser Jahreszeit. Jede eingesetzte Larve verschiebt ihn um ein Feld.
myrmes-larva-track = { $nurses ->
    [one] Brutanzeiger Larven: { $nurses } Amme
   *[other] Brutanzeiger Larven: { $nurses } Ammen
}
myrmes-larva-track-tip = 1, 2 oder 3 Ammen brüten 1, 3 oder 5 Larven aus.
myrmes-worker-track = { $nurses ->
    [one] Brutanzeiger Arbeiter: { $nurses } Amme
   *[other] Brutanzeiger Arbeiter: { $nurses } Ammen
}
myrmes-worker-track-tip = 2 Ammen brüten einen Arbeiter aus, 4 zwei.
myrmes-soldier-track = { $nurses ->
    [one] Brutanzeiger Soldaten: { $nurses } Amme
   *[other] Brutanzeiger Soldaten: { $nurses } Ammen
}
myrmes-soldier-track-tip = 2 Ammen brüten einen Soldaten aus, 3 zwei.
myrmes-own-atelier = { $nurses ->
    [one] Eigenes Atelier: { $nurses } Amme
   *[other] Eigenes Atelier: { $nurses } Ammen
}
myrmes-own-atelier-tip = Jede Amme hier kann in Phase 5 eine Aktion im Atelier ausführen.
myrmes-room-gestation = Brutkammer
    .into = in die Brutkammer
myrmes-room-gestation-tip = Ebene 0: Ein Arbeiter bringt hier 1 Larve.
myrmes-room-larder = Vorratskammer (Ebene I)
    .into = in die Vorratskammer
myrmes-room-larder-tip = Ebene I: Ein Arbeiter bringt hier 1 Nahrung.
myrmes-room-quarry = Steinbruch
    .into = in den Steinbruch
myrmes-room-quarry-tip = Ebene II: Ein Arbeiter bringt hier 1 Erde oder 1 Stein.
myrmes-room-queen = Königinnenkammer
    .into = in die Königinnenkammer
myrmes-room-queen-tip = Ebene III: Ein Arbeiter macht hier aus 1 Nahrung 2 Punkte.
myrmes-closed = Noch nicht gegraben
myrmes-closed-tip = Diese Kammer öffnet sich auf Ebene { $level }.
myrmes-level = Kolonie auf Ebene { $level }
myrmes-level-tip = Je tiefer die Kolonie, desto mehr Kammern hat sie und desto größer dürfen ihre Plättchen sein.
myrmes-winter-lack = { $count ->
    [0] Genug Nahrung für diesen Winter
    [one] Für diesen Winter fehlt { $count } Nahrung
   *[other] Für diesen Winter fehlen { $count } Nahrung
}
myrmes-winter-lack-tip = Jeder Soldat spart 1 Nahrung. Jede fehlende Nahrung kostet 3 Punkte.
myrmes-store-limit = { $count ->
    [one] Die Vorratskammer fasst { $count } Würfel
   *[other] Die Vorratskammer fasst { $count } Würfel
}
myrmes-store-limit-tip = Was darüber liegt, wird am Rundenende abgeworfen.
myrmes-first = Startspieler: { $player }
myrmes-first-tip = Beginnt die Phasen Arbeiter und Atelier. Der Marker wandert nach jeder Runde weiter.

## Die gemeinsamen Pläne.

myrmes-season-spring = Frühling
myrmes-season-spring-tip = Die erste Jahreszeit. Ihr Würfel bestimmt das Ereignis.
myrmes-season-summer = Sommer
myrmes-season-summer-tip = Die zweite Jahreszeit. Ihr Würfel bestimmt das Ereignis.
myrmes-season-autumn = Herbst
myrmes-season-autumn-tip = Die dritte Jahreszeit. Ihr Würfel bestimmt das Ereignis.
myrmes-season-winter = Winter
myrmes-season-winter-tip = Zahle 4, 5 und 6 Nahrung in den drei Jahren. Jeder Soldat spart 1; jede fehlende Nahrung kostet 3 Punkte.
myrmes-now = Aktuelle Jahreszeit
myrmes-now-tip = Frühling, Sommer und Herbst haben je sechs Phasen; im Winter zahlst du Nahrung.
myrmes-die = Jahreszeit-Würfel: { $event }
myrmes-die-tip = Auf diesem Ereignis stehen die Ereignis-Würfel, wenn die Jahreszeit beginnt.
myrmes-winter-due = Winter dieses Jahres: { $count } Nahrung
myrmes-winter-due-tip = Das zahlen alle nach dem Herbst, je Soldat 1 Nahrung weniger.
myrmes-atelier-tunnel = Atelier: Tunnelausgang
myrmes-atelier-tunnel-tip = Lege einen neuen Tunnelausgang neben eins deiner Plättchen oder einen deiner Ausgänge und nimm 1 Erde.
myrmes-atelier-level = Atelier: Ausbau
myrmes-atelier-level-tip = Baue die Kolonie um eine Ebene aus, für Erde und Steine.
myrmes-atelier-nurse = Atelier: neue Amme
myrmes-atelier-nurse-tip = Wirb für 2 Nahrung und 2 Larven eine Amme an.
myrmes-atelier-objective = Atelier: Aufgabe
myrmes-atelier-objective-tip = Erfülle eine der sechs Aufgaben. Deine erste muss Level I haben; jedes erfüllte Level öffnet das nächste.
myrmes-supply-food = Nahrung im Vorrat: { $count }
myrmes-supply-food-tip = Ist sie aufgebraucht, bekommt niemand mehr welche.
myrmes-supply-earth = Erde im Vorrat: { $count }
myrmes-supply-earth-tip = Ist sie aufgebraucht, bekommt niemand mehr welche.
myrmes-supply-stone = Steine im Vorrat: { $count }
myrmes-supply-stone-tip = Sind sie aufgebraucht, bekommt niemand mehr welche.
myrmes-supply-larvae = Larven im Vorrat: { $count }
myrmes-supply-larvae-tip = Sind sie aufgebraucht, schlüpfen keine mehr.
# $level ist I, II oder III, $task eine der Zeilen darunter.
myrmes-objective = Aufgabe { $level }: { $task }
myrmes-objective-tip = { $points } Punkte. Wer sie in einer früheren Runde erfüllt hat, bekommt { $earlier } Punkte.
myrmes-task-food = { $count } Nahrung abwerfen
myrmes-task-stone = { $count ->
    [one] { $count } Stein abwerfen
   *[other] { $count } Steine abwerfen
}
myrmes-task-mix = { $count } Erde oder Steine abwerfen
myrmes-task-larvae = { $count ->
    [one] { $count } Larve abwerfen
   *[other] { $count } Larven abwerfen
}
myrmes-task-soldiers = { $count } Soldaten abwerfen
myrmes-task-prey = { $count } Beute-Marker abwerfen
myrmes-task-special = { $given ->
    [one] { $count } Spezial-Plättchen haben und eins aufgeben
   *[other] { $count } Spezial-Plättchen haben und { $given } aufgeben
}
myrmes-task-nurses = { $given ->
    [one] { $count } Ammen haben und eine abwerfen
   *[other] { $count } Ammen haben und { $given } abwerfen
}
myrmes-task-level = { $given ->
    [one] mindestens Ebene { $count } haben und eine Ebene zurückgehen
   *[other] Ebene { $count } haben und { $given } Ebenen zurückgehen
}
myrmes-task-pheromones = { $count } sich berührende Pheromone leeren

## Zahlen neben einem Namen oder neben dem Tisch.

myrmes-standing-spring = Frühling, Jahr { $year } von { $years }
myrmes-standing-summer = Sommer, Jahr { $year } von { $years }
myrmes-standing-autumn = Herbst, Jahr { $year } von { $years }
myrmes-standing-winter = Winter, Jahr { $year } von { $years }

myrmes-fact-points = Punkte
myrmes-fact-winter = Fehlende Nahrung für den Winter
myrmes-phase-event = Ereignis und Ammen
myrmes-phase-born = Brut
myrmes-phase-workers = Arbeiter
myrmes-phase-harvest = Ernte
myrmes-phase-atelier = Atelier
myrmes-phase-keep = Rundenende

## Mengen und Listen davon.

myrmes-semicolon = { $first }; { $second }
myrmes-nothing = nichts
myrmes-amount-food = { $count } Nahrung
myrmes-amount-earth = { $count } Erde
myrmes-amount-stone = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
myrmes-held-cubes = { $cubes } darauf
myrmes-amount-larvae = { $count ->
    [one] { $count } Larve
   *[other] { $count } Larven
}
myrmes-amount-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
myrmes-amount-soldiers = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldaten
}
    .acc = { $count } Soldaten
myrmes-amount-nurses = { $count ->
    [one] { $count } Amme
   *[other] { $count } Ammen
}
myrmes-amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
myrmes-amount-moves = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
myrmes-amount-levels = { $count ->
    [one] { $count } Ebene
   *[other] { $count } Ebenen
}
myrmes-amount-prey = { $count } Beute-Marker
myrmes-amount-owned = { $count ->
    [one] { $count } Spezial-Plättchen
   *[other] { $count } Spezial-Plättchen
}
myrmes-amount-growing-food = { $count } Nahrung zum Ernten
myrmes-amount-growing-earth = { $count } Erde zum Ernten
myrmes-amount-growing-stone = { $count ->
    [one] { $count } Stein zum Ernten
   *[other] { $count } Steine zum Ernten
}
myrmes-amount-exits = { $count ->
    [one] { $count } Tunnelausgang
   *[other] { $count } Tunnelausgänge
}

## Was gefragt wird.

myrmes-ask-settle = Wähle ein Startfeld für deinen ersten Tunnelausgang
myrmes-ask-event = Wähle dein Ereignis: Jede Larve verschiebt den Würfel um ein Feld
myrmes-ask-event-only = Du hast keine Larven: Der Würfel bleibt auf diesem Ereignis
myrmes-ask-nurses-larvae = Wie viele Ammen auf den Brutanzeiger der Larven?
myrmes-ask-nurses-workers = Wie viele Ammen auf den Brutanzeiger der Arbeiter?
myrmes-ask-nurses-soldiers = Wie viele Ammen auf den Brutanzeiger der Soldaten?
myrmes-ask-nurses-atelier = Wie viele Ammen ins Atelier?
myrmes-ask-born = Zu wenige Ameisen in der Reserve: Welche schlüpfen?
myrmes-ask-workers = Schicke einen Arbeiter in eine Kammer oder durch einen Tunnel hinaus
myrmes-ask-workers-out = Keine Kammer ist nutzbar: Schicke einen Arbeiter durch einen Tunnel hinaus
# Was ein Arbeiter unterwegs tun kann, hängt davon ab, wo er ist; anhalten kann er immer.
myrmes-ask-way-go-place = { $moves ->
    [one] Noch { $moves } Bewegungspunkt: Ziehe weiter, lege ein Plättchen aus oder beende die Bewegung
   *[other] Noch { $moves } Bewegungspunkte: Ziehe weiter, lege ein Plättchen aus oder beende die Bewegung
}
myrmes-ask-way-go-clear = { $moves ->
    [one] Noch { $moves } Bewegungspunkt: Ziehe weiter, entferne das Pheromon oder beende die Bewegung
   *[other] Noch { $moves } Bewegungspunkte: Ziehe weiter, entferne das Pheromon oder beende die Bewegung
}
myrmes-ask-way-go = { $moves ->
    [one] Noch { $moves } Bewegungspunkt: Ziehe weiter oder beende die Bewegung
   *[other] Noch { $moves } Bewegungspunkte: Ziehe weiter oder beende die Bewegung
}
myrmes-ask-way-place = { $moves ->
    [0] Keine Bewegungspunkte mehr: Lege ein Plättchen aus oder beende die Bewegung
   *[other] Hier geht es nicht weiter: Lege ein Plättchen aus oder beende die Bewegung
}
myrmes-ask-way-clear = { $moves ->
    [0] Keine Bewegungspunkte mehr: Entferne das Pheromon oder beende die Bewegung
   *[other] Hier geht es nicht weiter: Entferne das Pheromon oder beende die Bewegung
}
myrmes-ask-way-stop = { $moves ->
    [0] Keine Bewegungspunkte mehr, und du kannst hier kein Plättchen auslegen: Beende die Bewegung
   *[other] Hier geht es nicht weiter, und du kannst hier kein Plättchen auslegen: Beende die Bewegung
}
myrmes-ask-harvest = Ernte: Nimm einen Würfel
myrmes-ask-extra = Ernte +3: Nimm noch einen Würfel oder beende die Ernte
myrmes-ask-atelier = Setze eine Amme im Atelier ein oder beende die Phase
myrmes-ask-atelier-none = Deine Ammen können im Atelier nichts tun: Beende die Phase
myrmes-ask-atelier-food = Deine Ammen können noch nichts tun: Tausche Larven gegen Nahrung oder beende die Phase
myrmes-ask-empty = Wähle ein Pheromon zum Leeren; sie müssen sich berühren
myrmes-ask-keep = Die Vorratskammer ist zu klein: Was behältst du?
myrmes-ask-winter = Winter: Tausche Larven gegen Nahrung oder zahle mit dem, was du hast

## Ziele.

myrmes-none = Keine
myrmes-clear = Pheromon entfernen (1 Erde)
myrmes-point = Auf { $hexes } auslegen
myrmes-turned-right = { $degrees ->
    [0] Wie in der Reserve
   *[other] Um { $degrees }° nach rechts gedreht
}
myrmes-turned-left = Um { $degrees }° nach links gedreht
myrmes-turned-over-right = { $degrees ->
    [0] Umgedreht
   *[other] Umgedreht und um { $degrees }° nach rechts gedreht
}
myrmes-turned-over-left = Umgedreht und um { $degrees }° nach links gedreht
myrmes-take-earth = 1 Erde
myrmes-take-stone = 1 Stein
myrmes-take-food = 1 Nahrung
myrmes-mix = { $earth ->
    [0] Nur Steine
   *[other] { $earth } Erde, der Rest Steine
}

## Was man tun kann. $deed ist eine der Zeilen darunter; dann, was es kostet und bringt.

myrmes-do = { $deed }
myrmes-do-costs = { $deed } – kostet { FORM($costs, "acc") }
myrmes-do-brings = { $deed } – bringt { FORM($brings, "acc") }
myrmes-do-both = { $deed } – kostet { FORM($costs, "acc") }, bringt { FORM($brings, "acc") }
myrmes-do-holds = { $deed }: { $brings }
myrmes-do-event = „{ $event }“ wählen
myrmes-do-settle = Auf { $hex } beginnen
myrmes-do-nurses-larvae = { $count ->
    [0] Keine Amme für Larven
    [one] { $count } Amme für Larven
   *[other] { $count } Ammen für Larven
}
myrmes-do-nurses-workers = { $count ->
    [0] Keine Amme für Arbeiter
    [one] { $count } Amme für Arbeiter
   *[other] { $count } Ammen für Arbeiter
}
myrmes-do-nurses-soldiers = { $count ->
    [0] Keine Amme für Soldaten
    [one] { $count } Amme für Soldaten
   *[other] { $count } Ammen für Soldaten
}
myrmes-do-nurses-atelier = { $count ->
    [0] Keine Amme ins Atelier
    [one] { $count } Amme ins Atelier
   *[other] { $count } Ammen ins Atelier
}
myrmes-do-bear = Diese schlüpfen lassen
myrmes-do-work = Arbeiter { FORM($room, "into") } schicken
myrmes-do-out = Durch den Ausgang { $hex } hinausgehen
myrmes-do-step = Auf ein { $terrain } ziehen: { $hex }
myrmes-do-step-tile = Auf das { FORM($tile, "weak") } ziehen
myrmes-do-hunt = { $prey } auf { $hex } fangen
myrmes-do-clear = Das { FORM($tile, "weak") } entfernen und auf dem { $terrain } { $hex } stehen
myrmes-do-step-exit = Auf den Tunnelausgang von { $owner } ziehen: { $hex }
myrmes-do-place = { $tile } auf { $hexes } auslegen
myrmes-do-stop = Bewegung beenden
myrmes-do-harvest = Vom { FORM($tile, "dat") } ernten
myrmes-do-enough = Nichts mehr nehmen
myrmes-do-tunnel = Tunnelausgang auf einem { $terrain } graben: { $hex }
myrmes-do-dig = Kolonie auf Ebene { $level } ausbauen
myrmes-do-breed = Amme anwerben
myrmes-do-objective = { $objective }
myrmes-do-objective-tiles = { $objective }: { $tiles }
myrmes-do-empty = Das { FORM($tile, "weak") } leeren
myrmes-do-keep = { FORM($goods, "acc") } behalten
myrmes-do-exchange = Larven gegen Nahrung tauschen
myrmes-do-done = Fertig im Atelier
myrmes-do-pay = Winter bezahlen

## Der Spielverlauf. $deed ist eine der Zeilen darunter; ihr Subjekt ist immer $player, denn „und zahlt …“
## und „und bekommt …“ folgen.

myrmes-did = { $deed }.
myrmes-did-costs = { $deed } und zahlt { FORM($costs, "acc") }.
myrmes-did-brings = { $deed } und bekommt { FORM($brings, "acc") }.
myrmes-did-both = { $deed }, zahlt { FORM($costs, "acc") } und bekommt { FORM($brings, "acc") }.
myrmes-did-bear = { $player } wählt den Nachwuchs aus
myrmes-did-work = { $player } schickt einen Arbeiter { FORM($room, "into") }
myrmes-did-settle = { $player } beginnt auf { $hex }
myrmes-did-harvest = { $player } erntet vom { FORM($tile, "dat") }
myrmes-did-enough = { $player } nimmt nichts mehr
myrmes-did-tunnel = { $player } gräbt auf dem { $terrain } { $hex } einen Tunnelausgang
myrmes-did-dig = { $player } baut die Kolonie auf Ebene { $level } aus
myrmes-did-breed = { $player } wirbt eine Amme an
myrmes-did-objective = { $player } erfüllt „{ $objective }“
myrmes-did-objective-tiles = { $player } erfüllt „{ $objective }“ mit: { $tiles }
myrmes-did-empty = { $player } leert das { FORM($tile, "weak") }
myrmes-did-keep = { $player } behält { FORM($goods, "acc") } in der Vorratskammer
myrmes-did-exchange = { $larvae ->
    [one] { $player } tauscht { $larvae } Larve gegen 1 Nahrung
   *[other] { $player } tauscht { $larvae } Larven gegen 1 Nahrung
}
myrmes-did-done = { $player } ist im Atelier fertig
myrmes-did-pay = { $player } zahlt für den Winter
# Der Weg eines Arbeiters in einer Zeile. $deeds ist eine Aufzählung der Zeilen darunter, $trade, was er kostet und bringt.
myrmes-told-way = Ein Arbeiter von { $player } { $deeds }.
myrmes-told-way-for = Ein Arbeiter von { $player } { $deeds } ({ $trade }).
myrmes-trade = { $costs } → { $brings }
myrmes-way-walks = { $steps ->
    [one] zieht { $steps } Feld weit
   *[other] zieht { $steps } Felder weit
}
myrmes-way-hunts = fängt { FORM($prey, "acc") } auf { $hex }
myrmes-way-clears = entfernt das { FORM($tile, "weak") }
myrmes-way-places = legt ein { $tile } auf { $hexes } aus
myrmes-way-stops = bleibt auf { $hex } stehen
# Jemand anderes hat etwas gewählt, das vorerst geheim bleibt.
myrmes-told-secret = { $player } wählt verdeckt.
myrmes-told-each = { $player }: { $what }
myrmes-told-revealed = Aufgedeckt – { $choices }.
# $larvae, $workers, $soldiers und $atelier sind Zahlen von Ammen.
myrmes-told-plan = { $event }; Ammen: { $larvae } für Larven, { $workers } für Arbeiter, { $soldiers } für Soldaten, { $atelier } im Atelier
myrmes-told-births = Geschlüpft – { $results }.
myrmes-told-harvest = Ernte – { $results }.
myrmes-told-passed = Brut und Ernte dieser Runde – { $results }.
myrmes-told-earlier = Schon früher erfüllt – { $results }.
myrmes-told-winter = Winter – { $results }.
myrmes-told-winter-lost = { $points ->
    [0] kein Verlust
    [one] { $points } Punkt verloren
   *[other] { $points } Punkte verloren
}
myrmes-told-dice = Die Würfel für Jahr { $year }: Frühling { $spring }, Sommer { $summer }, Herbst { $autumn }.
myrmes-told-season = { $season } im Jahr { $year }: { $player } beginnt.
myrmes-told-winter-begins = Der Winter kommt: Alle zahlen { $food } Nahrung, je Soldat 1 weniger.
myrmes-told-over = Der dritte Winter ist vorbei und mit ihm das Spiel.

## Warum etwas nicht geht. „Du“ ist, wer es versucht hat.

myrmes-refused-start-first = Wähle zuerst ein Startfeld für deinen Tunnelausgang.
myrmes-refused-start-taken = Dieses Startfeld ist schon vergeben; andere sind noch frei.
myrmes-refused-start-elsewhere = Das ist kein Startfeld.
myrmes-refused-settled = Die ersten Tunnelausgänge haben schon ihren Platz.
myrmes-refused-event-now = Jetzt werden Ereignisse gewählt und Ammen eingesetzt.
myrmes-refused-event-first = Wähle zuerst dein Ereignis und setze dann deine Ammen ein.
myrmes-refused-event-final = Du hast dein Ereignis schon gewählt; dabei bleibt es.
# $needed ist eine Menge von Larven, $larvae eine Zahl.
myrmes-refused-event-far = Dafür brauchst du { $needed }; du hast { $larvae }.
myrmes-refused-nurses-order = Setze deine Ammen der Reihe nach ein: Larven, Arbeiter, Soldaten, Atelier.
myrmes-refused-nurses-final = Dort hast du deine Ammen schon eingesetzt; dabei bleibt es.
# $limit ist 3 oder 4.
myrmes-refused-nurses-limit = Hier ist Platz für { $limit } Ammen.
myrmes-refused-nurses-left = { $nurses ->
    [one] Du hast nur noch { $nurses } Amme übrig.
   *[other] Du hast nur noch { $nurses } Ammen übrig.
}
myrmes-refused-births-first = Wähle zuerst, welche Ameisen schlüpfen.
# $workers und $soldiers sind Mengen.
myrmes-refused-births-more = Deine Ammen brüten höchstens { FORM($workers, "acc") } und { FORM($soldiers, "acc") } aus.
myrmes-refused-births-reserve = { $ants ->
    [one] In deiner Reserve ist { $ants } Ameise, also schlüpft genau eine.
   *[other] In deiner Reserve sind { $ants } Ameisen; genau so viele schlüpfen.
}
myrmes-refused-worker-now = Schicke jetzt einen Arbeiter in eine Kammer oder durch einen Tunnel hinaus.
myrmes-refused-not-own-exit = Deine Arbeiter gehen nur durch deine eigenen Tunnelausgänge hinaus.
myrmes-refused-nobody-out = Von deinen Arbeitern ist keiner im Garten. Schicke zuerst einen hinaus.
myrmes-refused-room-closed = Diese Kammer öffnet sich auf Ebene { $level }.
myrmes-refused-room-used = In dieser Kammer ist schon einer deiner Arbeiter.
myrmes-refused-queen = Die Königin braucht 1 Nahrung, und du hast keine.
myrmes-refused-on-its-way = Dein Arbeiter ist noch im Garten: Ziehe weiter, lege ein Plättchen aus oder beende die Bewegung.
myrmes-refused-unused = Dieser Teil des Gartens wird bei dieser Spielerzahl nicht benutzt.
myrmes-refused-water = Hier ist Wasser, und das betritt keine Ameise.
# $hex ist der Name eines Feldes, wie man ihn eintippt.
myrmes-refused-one-space = Ein Plättchen gilt als ein einziges Feld. Dieses heißt { $hex }.
myrmes-refused-not-beside = Dein Arbeiter kann nur auf ein benachbartes Feld ziehen.
myrmes-refused-no-movement = Dein Arbeiter hat keine Bewegungspunkte mehr.
myrmes-refused-toll = Dieses Feld zu betreten kostet 1 Soldaten, und du hast keinen.
myrmes-refused-prey = Hier ist Beute: Fange sie, um das Feld zu betreten.
myrmes-refused-no-prey = Hier ist keine Beute.
# $needed und $soldiers sind Zahlen von Soldaten; im Akkusativ heißt es auch „1 Soldaten“.
myrmes-refused-hunt = Für { FORM($prey, "acc") } brauchst du { $needed } Soldaten; du hast { $soldiers }.
myrmes-refused-on-a-tile = Dein Arbeiter steht auf einem Plättchen und kann hier kein neues auslegen.
# $size ist 2 bis 6.
myrmes-refused-too-large = Deine Pheromone dürfen zurzeit höchstens { $size } Felder groß sein.
myrmes-refused-reserve = In deiner Reserve ist kein { $tile } mehr.
myrmes-refused-tile-level = Für ein { $tile } muss deine Kolonie Ebene { $level } erreicht haben.
myrmes-refused-tile-price = Du kannst kein { $tile } bezahlen: Es kostet { FORM($price, "acc") }.
myrmes-refused-owner-cubes = Deine vier Würfel für Spezial-Plättchen sind alle im Einsatz.
# Von den Spezial-Plättchen, die für alle da sind.
myrmes-refused-stock = Es ist kein { $tile } mehr übrig.
myrmes-refused-outside = Das Plättchen würde aus dem Garten ragen oder Wasser bedecken.
myrmes-refused-off-worker = Das Plättchen muss das Feld bedecken, auf dem dein Arbeiter steht.
myrmes-refused-over-unused = Das Plättchen würde in einen Teil des Gartens ragen, der nicht benutzt wird.
myrmes-refused-over-exit = Ein Plättchen darf keinen Tunnelausgang bedecken.
myrmes-refused-over-tile = Ein Plättchen darf kein anderes Plättchen und keine Beute bedecken.
myrmes-refused-no-pheromone = Dein Arbeiter steht nicht auf einem Pheromon.
myrmes-refused-clear-special = Spezial-Plättchen lassen sich nicht entfernen.
myrmes-refused-clear-cubes = Auf diesem Pheromon liegen noch Würfel; nur leere lassen sich entfernen.
myrmes-refused-clear-price = Ein Pheromon zu entfernen kostet 1 Erde, und du hast keine.
myrmes-refused-clear-stand = Wähle ein Feld dieses Pheromons, auf dem dein Arbeiter dann steht.
myrmes-refused-food-useless = Für Nahrung hast du jetzt keine Verwendung; behalte deine Larven.
myrmes-refused-larvae = { $larvae ->
    [0] Du hast keine Larven mehr.
    [one] Du hast nur noch { $larvae } Larve.
   *[other] Du hast nur noch { $larvae } Larven.
}
myrmes-refused-supply = Im Vorrat ist keine Nahrung mehr.
myrmes-refused-three-larvae = Erst drei Larven sind 1 Nahrung wert.
myrmes-refused-portion-go = Weniger als drei Larven sind nur einmal je Zug und einmal im Winter 1 Nahrung wert.
myrmes-refused-portion-round = Weniger als drei Larven sind nur einmal in der Runde und einmal im Winter 1 Nahrung wert.
myrmes-refused-harvest-next = Nimm zuerst einen Würfel von deinem { FORM($tile, "dat") }.
myrmes-refused-harvest-kind = Einen solchen Würfel kannst du von diesem Plättchen nicht nehmen.
myrmes-refused-harvest-extra = Nimm einen Würfel, der noch auf einem deiner Pheromone liegt, oder beende die Ernte.
myrmes-refused-atelier-now = Jetzt sind deine Ammen im Atelier dran: Setze eine ein oder beende die Phase.
myrmes-refused-atelier-used = Dieses Atelierfeld hast du in dieser Runde schon genutzt.
myrmes-refused-all-exits = Alle deine Tunnelausgänge sind schon im Garten.
myrmes-refused-exit-not-empty = Ein Tunnelausgang braucht ein leeres Feld.
myrmes-refused-exit-far = Ein Tunnelausgang muss neben einem deiner Plättchen oder Ausgänge liegen.
myrmes-refused-deepest = Deine Kolonie hat schon ihre tiefste Ebene erreicht.
myrmes-refused-dig-price = Du kannst den nächsten Ausbau nicht bezahlen: Er kostet { FORM($price, "acc") }.
myrmes-refused-all-nurses = Alle deine Ammen sind schon im Spiel.
myrmes-refused-nurse-price = Du kannst keine Amme anwerben: Das kostet { FORM($price, "acc") }.
myrmes-refused-objective-absent = Diese Aufgabe ist in diesem Spiel nicht dabei.
myrmes-refused-objective-done = Diese Aufgabe hast du schon erfüllt.
# $level ist I oder II.
myrmes-refused-objective-level = Erfülle zuerst eine Aufgabe mit Level { $level }.
myrmes-refused-objective-price = Du kannst „{ $objective }“ noch nicht erfüllen.
# $count ist 2 bis 6; $held ist, was an Erde und Steinen da ist.
myrmes-refused-objective-mix = Diese Aufgabe kostet { $count } Würfel; du hast { FORM($held, "acc") }.
# $given ist 1 oder 2; $hexes sind die Plättchen zur Wahl, wie man sie eintippt, oder Paare davon.
myrmes-refused-objective-tiles = { $given ->
    [one] Gib eins dieser Spezial-Plättchen auf: { $hexes }.
   *[other] Gib { $given } Spezial-Plättchen auf; möglich sind: { $hexes }.
}
myrmes-refused-empty-for-what = Pheromone leerst du nur für eine Aufgabe.
myrmes-refused-empty-first = Leere zuerst die Pheromone für deine Aufgabe.
myrmes-refused-not-connected = Das ist keins von deinen Pheromonen, die sich berühren.
# $limit ist 4 oder 6.
myrmes-refused-keep-first = Deine Vorratskammer fasst { $limit } Würfel: Wähle, welche du behältst.
myrmes-refused-keep-count = Behalte genau { $limit } Würfel; so viele fasst deine Vorratskammer.
myrmes-refused-keep-kind = Von einer Art hast du nicht so viele Würfel.
myrmes-refused-winter-now = Es ist Winter: Tausche Larven gegen Nahrung oder zahle.

## Was Freunde vor einer Entscheidung sagen würden (Warnungen)

# $food is less than $due; $points are lost as things stand.
myrmes-warning-winter = Nach dieser Jahreszeit kommt der Winter: Du hast { $food } von { $due } Nahrung. So verlierst du { $points } Punkte.
# The larvae are counted as food.
myrmes-warning-winter-larvae = Nach dieser Jahreszeit kommt der Winter: Selbst mit deinen Larven hast du nur { $food } von { $due } Nahrung. So verlierst du { $points } Punkte.
# $cubes is more than $limit, which is 4 or 6.
myrmes-warning-store = Du hast { $cubes } Würfel; am Rundenende behält deine Vorratskammer nur { $limit }.
myrmes-warning-reserve = In deiner Reserve sind zu wenige Ameisen: Das bringt nichts.
myrmes-warning-event-level = Deine Kolonie ist schon auf der tiefsten Ebene: Dieses Ereignis bringt nichts.
myrmes-warning-nurses-workers = { $nurses ->
    [one] Diese Amme bringt hier nichts: Für einen Arbeiter braucht es zwei Ammen.
   *[other] Eine dieser Ammen bringt hier nichts: Für jeden Arbeiter braucht es zwei Ammen.
}
myrmes-warning-nurses-soldiers = Diese Amme bringt hier nichts: Für einen Soldaten braucht es zwei Ammen.
myrmes-warning-idle = { $nurses ->
    [one] Deine letzte Amme tut in dieser Jahreszeit nichts.
   *[other] { $nurses } deiner Ammen tun in dieser Jahreszeit nichts.
}
myrmes-warning-no-tile = Du hast kein Plättchen, das dieser Arbeiter auslegen könnte: Er kann nur jagen und räumen.
myrmes-warning-last-soldier = { $soldiers ->
    [one] Das kostet deinen letzten Soldaten: Danach kannst du weder jagen noch fremde Pheromone betreten.
   *[other] Das kostet deine letzten { $soldiers } Soldaten: Danach kannst du weder jagen noch fremde Pheromone betreten.
}
# In the season before winter.
myrmes-warning-last-soldier-autumn = { $soldiers ->
    [one] Das kostet deinen letzten Soldaten: Dann brauchst du im Winter 1 Nahrung mehr.
   *[other] Das kostet deine letzten { $soldiers } Soldaten: Dann brauchst du im Winter { $soldiers } Nahrung mehr.
}
myrmes-warning-dead-end = Dort kann dein Arbeiter nichts mehr tun, auch kein Plättchen auslegen.
myrmes-warning-stop = Dein Arbeiter könnte hier noch ein Plättchen auslegen.
myrmes-warning-done = { $nurses ->
    [one] Im Atelier wartet noch eine Amme, die etwas tun könnte.
   *[other] Im Atelier warten noch { $nurses } Ammen, die etwas tun könnten.
}
myrmes-warning-keep = Du behältst nur { $food } Nahrung, brauchst aber im Winter { $due }.
# $points are lost for all missing food.
myrmes-warning-pay = Aus deinen Larven könnte noch Nahrung werden; so verlierst du { $points } Punkte.
