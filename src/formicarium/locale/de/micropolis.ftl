### Micropolis. Die Begriffe sind die der deutschen Spielregel; docs/rules/en/micropolis.md stellt sie
### neben die englischen. { $player } und { $leader } sind Namen und werden nie gebeugt, { $tile } ist
### meist ein Kürzel wie Q3.

## Das Spiel, seine Varianten und Optionen, wie man sie vor dem Beginn sieht.

micropolis-summary = Nimm Plättchen, lass dafür Soldatinnen zurück und schließe einen Ring aus Gängen voller Königinnen, Arbeiterinnen und Früchte.
micropolis-variant-base = Grundspiel
micropolis-variant-base-summary = Je ein Ameisenbau, zehn Runden.
micropolis-variant-expert = Expertenspiel
micropolis-variant-expert-summary = Je zwei Ameisenbaue, zwanzig Runden.
micropolis-option-start = Erste Anführerin
micropolis-option-start-drawn = ausgelost
micropolis-option-start-a = Platz A
micropolis-option-start-b = Platz B
micropolis-option-start-c = Platz C
micropolis-option-start-d = Platz D
micropolis-option-start-e = Platz E
micropolis-option-start-f = Platz F
micropolis-option-start-about = Wer den Rote-Armee-Marker zuerst hat und die erste Runde beginnt (P3.5).
micropolis-option-tiles = Plättchen
micropolis-option-tiles-second = zweiter Satz
micropolis-option-tiles-first = erster Satz
micropolis-option-tiles-about = So sehen unsere 61 Plättchen aus: Im zweiten Satz brechen mehr Gänge ab und fassen daher weniger Ameisen und Früchte. Mit dem ersten gehen alte Partien weiter (PT11).

## Die sechs Zeilen des Wertungsblocks.

micropolis-source-population = Bevölkerung
micropolis-source-population-tip = 1 Punkt für jede abgebildete Ameise, ob Arbeiterin oder Spezialistin.
micropolis-source-galleries = Gänge
micropolis-source-galleries-tip = 5 Punkte für den Gang, in dem von allen die meisten Ameisen abgebildet sind.
micropolis-source-harvest = Ernte
micropolis-source-harvest-tip = Jeder Gang nach seinen verschiedenen Früchten: 2, 5, 10, 15, 20 oder 25 Punkte für 1 bis 6 Sorten.
micropolis-source-royal-gallery = Königlicher Gang
micropolis-source-royal-gallery-tip = 1 Punkt für jedes Plättchen, über das ein Gang mit genau einer Königin reicht.
micropolis-source-red-army = Rote Armee
micropolis-source-red-army-tip = 5 Punkte für die größte Armee. Soldatinnen in Baracken zählen nicht.
micropolis-source-barracks = Baracken
micropolis-source-barracks-tip = Jede volle Baracke bringt den Wert, der auf ihr steht.
# $numbers ist eine Liste von Spielern mit ihren Armeen.
micropolis-tie-army = Gleich viele Punkte: Die größere Armee entscheidet ({ $numbers }).

## Zeilen, die ein Feld des Wertungsblocks erklären.

micropolis-part-population = { $tiles ->
    [one] { $ants ->
        [one] { $tiles } Plättchen mit { $ants } Ameise
       *[other] { $tiles } Plättchen mit { $ants } Ameisen
    }
   *[other] { $ants ->
        [one] { $tiles } Plättchen mit je { $ants } Ameise
       *[other] { $tiles } Plättchen mit je { $ants } Ameisen
    }
}
micropolis-part-no-ants = Noch hat kein Gang Ameisen.
micropolis-part-most-ants = { $ants ->
    [one] { $ants } Ameise in einem Gang; kein Gang hat mehr.
   *[other] { $ants } Ameisen in einem Gang; kein Gang hat mehr.
}
micropolis-part-fewer-ants = Höchstens { $ants ->
    [one] { $ants } Ameise
   *[other] { $ants } Ameisen
} in einem Gang; in einem anderen Ameisenbau hat ein Gang { $most }.
micropolis-part-harvest = { $fruits ->
    [one] Gang mit { $fruits } Sorte Früchte
   *[other] Gang mit { $fruits } Sorten Früchten
}
micropolis-part-queens = { $queens ->
    [one] { $tiles ->
        [one] Gang einer einzigen Königin: { $tiles } Plättchen
       *[other] Gang einer einzigen Königin: { $tiles } Plättchen
    }
   *[other] Gang mit { $queens } Königinnen: nichts
}
micropolis-part-no-queen = Hier hat kein Gang eine Königin.
micropolis-part-no-army = Niemand hat eine Armee.
micropolis-part-largest-army = { $soldiers ->
    [one] Armee mit { $soldiers } Soldatin; keine ist größer.
   *[other] Armee mit { $soldiers } Soldatinnen; keine ist größer.
}
micropolis-part-smaller-army = { $soldiers ->
    [0] Keine Soldatin
    [one] { $soldiers } Soldatin
   *[other] { $soldiers } Soldatinnen
}; die größte Armee hat { $most }.
micropolis-part-barracks = { $soldiers ->
    [one] Volle Baracke auf { $tile }: { $soldiers } Soldatin
   *[other] Volle Baracke auf { $tile }: { $soldiers } Soldatinnen
}

## Teile des Tisches: Überschriften und Namen, und unter „-tip“ ein, zwei Sätze dazu.

micropolis-row = Reihe
micropolis-anthill = Ameisenbau von { $player }
# $number ist I oder II.
micropolis-anthill-numbered = Ameisenbau { $number } von { $player }
# Wie in „der Rote-Armee-Marker geht an …“; im Grundspiel steht dort nur ein Name.
micropolis-holder-anthill = Ameisenbau { $number } von { $player }
micropolis-ring = Ring
micropolis-ring-tip = Zehn Plättchen schließen den Ring. Jedes neue kommt links oder rechts an die, die schon liegen.
micropolis-foundation = { $soldiers ->
    [0] Fundament von { $player }: keine Soldatinnen
    [one] Fundament von { $player }: { $soldiers } Soldatin
   *[other] Fundament von { $player }: { $soldiers } Soldatinnen
}
micropolis-foundation-tip = Hier steht die Armee, höchstens { $most } Soldatinnen. Mit ihr bezahlt man Plättchen, und ihre Größe entscheidet über Anführerin und Rote Armee.
micropolis-leader = Rote-Armee-Marker von { $player }
micropolis-leader-tip = Wer ihn hat, ist Anführerin: Sie beginnt jede Runde und verliert durch jede Offizierin eine Soldatin. Nach jedem Auffüllen geht der Marker an die größte Armee.
micropolis-architect-marker = Architektinnen-Marker
micropolis-architect-marker-tip = Gib ihn ab und nimm ein beliebiges Plättchen der Reihe, ohne Soldatinnen zurückzulassen.
micropolis-stack = { $tiles ->
    [0] Stapel: leer
    [one] Stapel: { $tiles } Plättchen
   *[other] Stapel: { $tiles } Plättchen
}
micropolis-stack-tip = Von hier wird die Reihe auf sieben Plättchen aufgefüllt. Geheim ist nur die Reihenfolge.
micropolis-supply = { $soldiers ->
    [0] Vorrat: keine Soldatinnen
    [one] Vorrat: { $soldiers } Soldatin
   *[other] Vorrat: { $soldiers } Soldatinnen
}
micropolis-supply-tip = Soldatinnen, die niemandem gehören. Ammen und Offizierinnen holen sie in eine Armee.
micropolis-price = { $soldiers ->
    [0] Kostenlos
    [one] Kostet { $soldiers } Soldatin
   *[other] Kostet { $soldiers } Soldatinnen
}
micropolis-price-tip = Lass auf jedem Plättchen, das du überspringst, eine Soldatin deiner Armee zurück, angefangen ganz vorn in der Reihe.
micropolis-soldier-in-army = Soldatin von { $player }
micropolis-soldier-in-army-tip = Gehört zur Armee. Mit ihr kann man Plättchen bezahlen oder Baracken besetzen.
micropolis-soldier-in-barracks = Soldatin in einer Baracke
micropolis-soldier-in-barracks-tip = Gehört nicht zur Armee; nur eine Wächterin kann sie versetzen.
micropolis-soldier-in-supply = Soldatin im Vorrat
micropolis-soldier-on-row = Soldatin auf einem Plättchen
micropolis-soldiers-on-row-tip = { $soldiers ->
    [one] Wer das Plättchen nimmt, bekommt diese Soldatin.
   *[other] Wer das Plättchen nimmt, bekommt diese { $soldiers } Soldatinnen.
}

## Zahlen neben einem Namen oder neben dem Tisch.

micropolis-standing = Runde { $round } von { $rounds }

micropolis-fact-round = Runde
micropolis-fact-points = Punkte
micropolis-fact-army = Armee
micropolis-fact-architect-markers = Architektinnen-Marker

## Was ein Zug bringt oder kostet, nach einem Vorzeichen: „+2 Soldatinnen in der Armee“.

micropolis-amount-soldiers = { $count ->
    [one] { $count } Soldatin in der Armee
   *[other] { $count } Soldatinnen in der Armee
}
micropolis-amount-architects = { $count } Architektinnen-Marker

## Namen der Plättchen: wozu sie gut sind. In Klammern, damit sie in jeden Satz passen.

micropolis-tile-queen = { $tile } (Königin)
micropolis-tile-nurse = { $eggs ->
    [one] { $tile } (Amme mit { $eggs } Ei)
   *[other] { $tile } (Amme mit { $eggs } Eiern)
}
micropolis-tile-architect = { $tile } (Architektin)
micropolis-tile-officer = { $tile } (Offizierin)
micropolis-tile-guard = { $tile } (Wächterin)
micropolis-tile-barracks = { $soldiers ->
    [one] { $tile } (Baracke für { $soldiers } Soldatin)
   *[other] { $tile } (Baracke für { $soldiers } Soldatinnen)
}
micropolis-tile-plain = { $tile }

## Was ein Plättchen bewirkt und was in seinen Gängen ist. $effect ist einer der Sätze darunter.

micropolis-tile-tip = { $effect } Gänge: { $galleries }.
micropolis-tile-tip-plain = Gänge: { $galleries }.
micropolis-effect-queen = Königin: Am Ende gibt es 1 Punkt für jedes Plättchen ihres Gangs, wenn dort keine andere Königin wohnt.
micropolis-effect-nurse = { $eggs ->
    [one] Amme: Sofort kommt { $eggs } Soldatin aus dem Vorrat in die Armee.
   *[other] Amme: Sofort kommen { $eggs } Soldatinnen aus dem Vorrat in die Armee.
}
micropolis-effect-architect = Architektin: Nimm einen Architektinnen-Marker. Er bringt dir in einem späteren Zug ein beliebiges Plättchen der Reihe.
micropolis-effect-officer = Offizierin: Die Anführerin verliert eine Soldatin, und du nimmst eine aus dem Vorrat.
micropolis-effect-guard = Wächterin: Verteile Soldatinnen zwischen Armee und Baracken um, wie du magst.
micropolis-effect-barracks = { $soldiers ->
    [one] Baracke: Besetze sie sofort mit { $soldiers } Soldatin oder lass sie leer; voll besetzt bringt sie { $points } Punkte.
   *[other] Baracke: Besetze sie sofort mit { $soldiers } Soldatinnen oder lass sie leer; voll besetzt bringt sie { $points } Punkte.
}
micropolis-gallery = { $way } ({ $things })
micropolis-empty = leer

## Wie ein Stück Gang verläuft. Ein Plättchen hat links und rechts je eine äußere und eine innere Öffnung.

micropolis-way-lo = Sackgasse außen links
micropolis-way-li = Sackgasse innen links
micropolis-way-ro = Sackgasse außen rechts
micropolis-way-ri = Sackgasse innen rechts
micropolis-way-lo-ro = außen durchgehend
micropolis-way-li-ri = innen durchgehend
micropolis-way-lo-ri = von außen links nach innen rechts
micropolis-way-li-ro = von innen links nach außen rechts
micropolis-way-lo-li = Kehre links
micropolis-way-ro-ri = Kehre rechts
micropolis-way-lo-li-ro = außen durchgehend mit Abzweig nach innen links
micropolis-way-lo-li-ri = innen durchgehend mit Abzweig nach außen links
micropolis-way-lo-ro-ri = außen durchgehend mit Abzweig nach innen rechts
micropolis-way-li-ro-ri = innen durchgehend mit Abzweig nach außen rechts
micropolis-way-hall = Halle mit vier Öffnungen

## Was in einem Gang ist.

micropolis-workers = { $workers ->
    [one] { $workers } Arbeiterin
   *[other] { $workers } Arbeiterinnen
}
micropolis-queen = Königin
micropolis-nurse = Amme
micropolis-architect = Architektin
micropolis-officer = Offizierin
micropolis-guard = Wächterin
micropolis-cherry = Kirsche
micropolis-lemon = Zitrone
micropolis-grape = Traube
micropolis-blackberry = Brombeere
micropolis-fig = Feige
micropolis-pomegranate = Granatapfel
micropolis-gift = Geschenk

## Was jemand zu entscheiden hat.

micropolis-ask-take = Nimm ein Plättchen aus der Reihe und wähle, wo du es anlegst.
micropolis-ask-barracks = { $soldiers ->
    [one] Die Baracke auf { $tile } mit { $soldiers } Soldatin besetzen oder leer lassen?
   *[other] Die Baracke auf { $tile } mit { $soldiers } Soldatinnen besetzen oder leer lassen?
}
micropolis-ask-guard = Die Wächterin auf { $tile } verteilt Soldatinnen um. Welche Baracken sollen voll sein?
micropolis-ask-leader = Gleichstand bei der größten Armee: Wer bekommt den Rote-Armee-Marker?
micropolis-ask-first-leader = Welcher deiner Ameisenbaue bekommt den Rote-Armee-Marker?

## Stellen für ein Plättchen, wie in „legt Q3 am linken Ende an“. $number ist I oder II.

micropolis-place-left = am linken Ende
micropolis-place-right = am rechten Ende
micropolis-place-first = als erstes Plättchen
micropolis-place-last = als Schlussstück
micropolis-place-in-anthill = { $place } von Ameisenbau { $number }

## Was ein Plättchen kostet, wie in „Q3 (Königin), am linken Ende: kostenlos“.

micropolis-price-soldiers = { $soldiers ->
    [0] kostenlos
    [one] { $soldiers } Soldatin bleibt in der Reihe
   *[other] { $soldiers } Soldatinnen bleiben in der Reihe
}
micropolis-price-architect = mit Architektinnen-Marker

## Knöpfe und Beschriftungen der Möglichkeiten.

micropolis-take = { $tile }, { $place }: { $price }; { $brings }
micropolis-pay = { $soldiers ->
    [one] { $soldiers } Soldatin zahlen
   *[other] { $soldiers } Soldatinnen zahlen
}
micropolis-use-architect = Architektinnen-Marker abgeben
micropolis-fill = { $soldiers ->
    [one] { $tile } mit { $soldiers } Soldatin besetzen ({ $points } Punkte)
   *[other] { $tile } mit { $soldiers } Soldatinnen besetzen ({ $points } Punkte)
}
micropolis-leave = { $tile } leer lassen
micropolis-distribute = Voll: { $barracks }. Armee: { $soldiers }
micropolis-distribute-none = Alle Baracken leer. Armee: { $soldiers }
micropolis-distribute-as-is = Nichts ändern. Armee: { $soldiers }
micropolis-give-leader = Rote-Armee-Marker an { $holder }

## Was ein Plättchen bringt: Teile von micropolis-take, verbunden durch micropolis-semicolon.

micropolis-brings-nothing = kein Soforteffekt
micropolis-brings-soldiers = { $soldiers ->
    [one] { $soldiers } Soldatin einsammeln
   *[other] { $soldiers } Soldatinnen einsammeln
}
micropolis-brings-too-many = für { $soldiers } davon ist kein Platz
micropolis-brings-barracks = { $soldiers ->
    [one] Baracke für { $soldiers } Soldatin ({ $points } Punkte)
   *[other] Baracke für { $soldiers } Soldatinnen ({ $points } Punkte)
}
micropolis-brings-nurse = { $soldiers ->
    [0] Amme, aber keine Soldatin verfügbar
    [one] Amme bringt { $soldiers } Soldatin
   *[other] Amme bringt { $soldiers } Soldatinnen
}
# $lost und $won sind 0 oder 1.
micropolis-brings-officer = Offizierin: { $leader } { $lost ->
    [0] hat keine Soldatin zu verlieren
   *[other] verliert eine Soldatin
}, { $won ->
    [0] du bekommst keine
   *[other] du bekommst eine
}
# Die Anführerin nimmt die Offizierin.
micropolis-brings-officer-own = Offizierin: Du bist selbst Anführerin, { $lost ->
    [0] hast keine Soldatin zu verlieren
   *[other] verlierst eine Soldatin
} { $won ->
    [0] und bekommst keine
   *[other] und bekommst eine
}
micropolis-brings-architect = { $markers ->
    [0] Architektin, aber kein Marker mehr da
   *[other] ein Architektinnen-Marker
}
micropolis-brings-guard = Wächterin darf umverteilen
micropolis-brings-queen = Königin punktet am Ende
micropolis-semicolon = { $first }; { $second }

## Der Spielverlauf. $tile in told-take ist ein Name aus „Namen der Plättchen“, $place einer aus „Stellen“.

micropolis-told-take = { $collected ->
    [0] { $player } nimmt { $tile } und legt es { $place } an ({ $price }).
    [one] { $player } nimmt { $tile }, legt es { $place } an ({ $price }) und sammelt { $collected } Soldatin ein.
   *[other] { $player } nimmt { $tile }, legt es { $place } an ({ $price }) und sammelt { $collected } Soldatinnen ein.
}{ $lost ->
    [0] {""}
    [one] {" "}Für { $lost } davon ist kein Platz; sie kommt in den Vorrat.
   *[other] {" "}Für { $lost } davon ist kein Platz; sie kommen in den Vorrat.
}
micropolis-told-army-too-small = Die Baracke auf { $tile } bleibt leer: Die Armee von { $player } ist zu klein.
micropolis-told-nurse = { $soldiers ->
    [0] { $player } bekommt von der Amme keine Soldatin: Es ist kein Platz, oder der Vorrat ist leer.
    [one] { $player } bekommt von der Amme { $soldiers } Soldatin.
   *[other] { $player } bekommt von der Amme { $soldiers } Soldatinnen.
}
micropolis-told-officer = Offizierin: { $leader } { $lost ->
    [0] hat keine Soldatin zu verlieren
   *[other] verliert eine Soldatin
}, { $player } { $won ->
    [0] bekommt keine.
   *[other] bekommt eine.
}
# Die Anführerin nimmt die Offizierin.
micropolis-told-officer-own = Offizierin: { $player } ist selbst Anführerin, { $lost ->
    [0] hat keine Soldatin zu verlieren
   *[other] verliert eine Soldatin
} { $won ->
    [0] und bekommt keine.
   *[other] und bekommt eine.
}
micropolis-told-architect = { $markers ->
    [0] Für { $player } ist kein Architektinnen-Marker mehr da.
   *[other] { $player } bekommt einen Architektinnen-Marker.
}
micropolis-told-idle-guard = Die Wächterin von { $player } kann nichts umverteilen.
micropolis-told-fill = { $soldiers ->
    [one] { $player } besetzt die Baracke auf { $tile } mit { $soldiers } Soldatin ({ $points } Punkte).
   *[other] { $player } besetzt die Baracke auf { $tile } mit { $soldiers } Soldatinnen ({ $points } Punkte).
}
micropolis-told-leave = { $player } lässt die Baracke auf { $tile } leer.
micropolis-told-guard = Die Wächterin von { $player } verteilt um. Voll besetzt: { $barracks }. Armee: { $soldiers }.
micropolis-told-guard-none = Die Wächterin von { $player } räumt alle Baracken. Armee: { $soldiers }.
micropolis-told-guard-as-is = Die Wächterin von { $player } lässt alle Soldatinnen, wo sie sind.
micropolis-told-marker = { $player } gibt den Rote-Armee-Marker an { $holder }.
micropolis-told-first-marker = { $player } legt den Rote-Armee-Marker vor { $holder }.
micropolis-told-reveal = Neu in der Reihe: { $tiles }.
micropolis-told-tie = Gleichstand bei der größten Armee: { $player } muss den Rote-Armee-Marker weitergeben.
micropolis-told-round = Runde { $number } von { $rounds } beginnt mit { $player }.
micropolis-told-new-leader = Der Rote-Armee-Marker geht an { $holder }. Runde { $number } von { $rounds } beginnt.
micropolis-told-over = Die letzte Runde ist vorbei.

## Warum etwas nicht geht. I, II, left und right werden so eingetippt und bleiben, wie sie sind.

micropolis-refused-take-first = Nimm zuerst ein Plättchen aus der Reihe.
micropolis-refused-one-anthill = Im Grundspiel haben alle nur einen Ameisenbau: Lass I und II weg.
micropolis-refused-which-anthill = Im Expertenspiel haben alle zwei Ameisenbaue: Gib I oder II an.
micropolis-refused-not-in-row = Dieses Plättchen liegt nicht in der Reihe.
micropolis-refused-complete = Dieser Ameisenbau ist vollständig: Das Plättchen muss an deinen anderen.
micropolis-refused-which-end = Ein Plättchen kommt an eines der beiden Enden, links oder rechts.
micropolis-refused-first-tile = Für das erste Plättchen sind alle Stellen gleich: Lass „left“ und „right“ weg.
micropolis-refused-last-tile = Das letzte Plättchen schließt den Ring und hat nur eine Stelle: Lass „left“ und „right“ weg.
micropolis-refused-price = { $cost ->
    [one] Dieses Plättchen kostet { $cost } Soldatin
   *[other] Dieses Plättchen kostet { $cost } Soldatinnen
}; die Armee dieses Ameisenbaus { $army ->
    [0] ist leer.
   *[other] hat nur { $army }.
}
micropolis-refused-no-architect = Du hast keinen Architektinnen-Marker, den du abgeben kannst.
micropolis-refused-free = Das erste Plättchen der Reihe ist kostenlos: Behalte deinen Architektinnen-Marker.
micropolis-refused-barracks-first = Entscheide zuerst über deine neue Baracke: Besetze sie oder lass sie leer.
micropolis-refused-guard-first = Entscheide zuerst über deine neue Wächterin: Welche Baracken sollen voll sein?
# $barracks sind Kürzel, wie in „B1 und B8“.
micropolis-refused-other-barracks = Die Wächterin erreicht nur Baracken dieses Ameisenbaus: { $barracks }.
# $wanted ist nie 1.
micropolis-refused-too-few = Dazu sind { $wanted } Soldatinnen nötig; dieser Ameisenbau hat nur { $soldiers }.
# $soldiers ist größer als $most, also als zehn.
micropolis-refused-too-many = So blieben { $soldiers } Soldatinnen in der Armee; auf ein Fundament passen höchstens { $most }.
micropolis-refused-own-anthill = Der Rote-Armee-Marker kommt zuerst vor einen deiner eigenen Ameisenbaue: I oder II.
micropolis-refused-marker-first = Entscheide zuerst, wer den Rote-Armee-Marker bekommt.
# $holders sind mindestens zwei Namen oder Ameisenbaue.
micropolis-refused-own-tie = Nach einem Gleichstand muss der Rote-Armee-Marker an jemand anders gehen. Zur Wahl: { $holders }.
micropolis-refused-not-tied = Nur wer bei der größten Armee gleichauf liegt, kann den Rote-Armee-Marker bekommen. Zur Wahl: { $holders }.

## Was Freunde vor einer Entscheidung sagen würden (Warnungen)

micropolis-warning-marker = Das ist dein letzter Zug: Danach ist dein Architektinnen-Marker nichts mehr wert.
micropolis-warning-army = Danach ist deine Armee leer: Im nächsten Zug kann sie nur das erste Plättchen nehmen.
micropolis-warning-leave = Später kann nur noch eine Wächterin diese Baracke besetzen.
micropolis-warning-guard = { $points ->
    [one] Deine Baracken wären { $points } Punkt weniger wert als jetzt.
   *[other] Deine Baracken wären { $points } Punkte weniger wert als jetzt.
}
# $most is 10.
micropolis-warning-room = { $soldiers ->
    [one] Für { $soldiers } Soldatin ist kein Platz: Auf ein Fundament passen höchstens { $most }.
   *[other] Für { $soldiers } Soldatinnen ist kein Platz: Auf ein Fundament passen höchstens { $most }.
}
# $soldiers is 1 to 4.
micropolis-warning-barracks = Deine Armee ist zu klein für diese Baracke, die { $soldiers } braucht: Sie bleibt leer.
micropolis-warning-officer = Du bist selbst Anführerin: Diese Offizierin nimmt dir die Soldatin weg.
micropolis-warning-queens = { $points ->
    [one] Königinnen kämen in denselben Gang, und der bringt dann nichts: { $points } Punkt weniger.
   *[other] Königinnen kämen in denselben Gang, und der bringt dann nichts: { $points } Punkte weniger.
}
micropolis-warning-shut-in = Das schließt deine Königin ein: Ihr Gang kann nicht mehr wachsen.
