### Antropolis. Die Begriffe: Wald, Tunnelplättchen, Nestplättchen, Brutkammer, Startnest, offene Seite, Tunnelseite,
### Königin, Arbeiterin, Larve, Soldatin, Hand, Vorrat, Stapel, Nahrung. { $player } und { $rival } sind Namen und
### werden nie gebeugt. { $hex } ist ein Ort wie M50. Namen von Plättchen haben mit Artikel die
### Formen "nom" und "acc".

## Das Spiel, seine Varianten und Optionen, wie man sie vor dem Beginn sieht.

antropolis-summary = Lege Tunnel, Nester und Wälder an, schicke deine Ameisen los und beanspruche Nester mit deinen Königinnen.
antropolis-variant-base = Grundspiel
antropolis-variant-base-summary = Bis 9 Punkte, einige Plättchen bleiben in der Schachtel.
antropolis-variant-all-tiles = Alle Plättchen
antropolis-variant-all-tiles-summary = Bis 15 Punkte, mit allen Plättchen.
antropolis-variant-supersize = Supersize Colony
antropolis-variant-supersize-summary = Das große Spiel mit Larven und Soldatinnen: aufziehen, vertreiben, rauben.
antropolis-option-start = Wer beginnt
antropolis-option-start-drawn = ausgelost
antropolis-option-start-a = Spieler A
antropolis-option-start-b = Spieler B
antropolis-option-start-c = Spieler C
antropolis-option-start-d = Spieler D
antropolis-option-start-about = Wer den ersten Zug hat; danach geht es im Uhrzeigersinn weiter (AQ1).
antropolis-option-compensation = Ausgleich für den letzten Platz
antropolis-option-compensation-none = keiner
antropolis-option-compensation-last-food = 1 Nahrung
antropolis-option-compensation-about = Wer in der ersten Runde zuletzt dran ist, beginnt mit 1 Nahrung (AQ3).
antropolis-option-forest-by-earth = Ein Wald darf auch allein über Erdseiten anliegen
antropolis-option-forest-by-earth-no = nein
antropolis-option-forest-by-earth-yes = ja
antropolis-option-forest-by-earth-about = Bei „ja“ darf ein Wald auch dort liegen, wo er nur an Erde grenzt; sonst muss eine Tunnelseite an eine andere anschließen (AQ6).
antropolis-option-buying = Plättchen kaufen
antropolis-option-buying-free = unbegrenzt
antropolis-option-buying-within-hand = bis zur Handgröße
antropolis-option-buying-about = Ob du mehr Plättchen kaufen darfst, als auf deine Hand passen (AQ19).
antropolis-option-tunnel-crew = Arbeiterinnen in einem Tunnel, der Punkte bringt
antropolis-option-tunnel-crew-any = in beliebiger Farbe
antropolis-option-tunnel-crew-own = nur eigene
antropolis-option-tunnel-crew-about = Ob fremde Arbeiterinnen dir helfen, einen Tunnel zu werten, oder ob du jedes Plättchen selbst besetzen musst (AQ25).
antropolis-option-tunnel-queens = Zwei Königinnen einer Farbe an einem Tunnel
antropolis-option-tunnel-queens-each = jede bringt Punkte
antropolis-option-tunnel-queens-once = nur einmal Punkte
antropolis-option-tunnel-queens-about = Ob zwei deiner Königinnen im selben Nest dessen Tunnel doppelt werten oder nur einmal (AQ27).
antropolis-option-nest-tie = Gleichstand im Nest
antropolis-option-nest-tie-half = je die halben Punkte
antropolis-option-nest-tie-share = Punkte werden geteilt
antropolis-option-nest-tie-about = Haben mehrere gleich viele Königinnen in einem fertigen Nest, bekommt jeder die Hälfte der Punkte, auch zu dritt oder zu viert, oder man teilt sie durch die Zahl der Beteiligten; aufgerundet wird immer (AQ23).
antropolis-option-queen-last = Eine Königin, die zuletzt kommt, wertet Tunnel
antropolis-option-queen-last-no = nein
antropolis-option-queen-last-yes = ja
antropolis-option-queen-last-about = Bei „ja“ wertet deine erste Königin in einem Nest auch die besetzten Tunnel, die schon dorthin führen (AQ31).
antropolis-option-tiles = Plättchen
antropolis-option-tiles-second = zweiter Satz: 10 Brutkammern
antropolis-option-tiles-first = erster Satz: 13 Brutkammern
antropolis-option-tiles-about = Welcher von zwei Sätzen rekonstruierter Plättchen in der Schachtel liegt; sie unterscheiden sich in drei Nestplättchen (AT7).
antropolis-option-finished-queen = Königin, wenn eine andere Ameise dran war
antropolis-option-finished-queen-stays = bleibt im Nest
antropolis-option-finished-queen-may-leave = darf noch gehen
antropolis-option-finished-queen-about = Ob eine Königin, die sich bewegt hat, ihr Nest noch verlassen darf, nachdem eine andere Ameise dran war (S3.2).

## Woher Punkte kommen.

antropolis-source-nests = Nester
antropolis-source-nests-tip = Ein fertiges Nest: 1 Punkt je Plättchen und 1 weiterer je Brutkammer, für die meisten Königinnen darin.
antropolis-source-tunnels = Tunnel
antropolis-source-tunnels-tip = Eine fertige Verbindung: 1 Punkt je Tunnelplättchen mit deiner Arbeiterin und 1 je Wald, für deine Königin im Nest.
antropolis-source-first-to-target = Zuerst am Ziel
antropolis-source-first-to-target-tip = Ein Bonus dafür, mit Punkten aus Nestern und Tunneln als Erstes das Ziel zu erreichen.
antropolis-source-queens = Königinnen auf dem Tisch
antropolis-source-queens-tip = 2 Punkte für jede Königin auf dem Tisch.
antropolis-source-other-ants = Andere Ameisen auf dem Tisch
antropolis-source-other-ants-tip = 1 Punkt für jede Arbeiterin oder Soldatin auf dem Tisch.
antropolis-source-tiles-in-hand = Plättchen auf der Hand
antropolis-source-tiles-in-hand-tip = 1 Punkt für jeweils einige Plättchen auf der Hand.
antropolis-source-food = Nahrung
antropolis-source-food-tip = 1 Punkt für je 3 Nahrung, aufgerundet.
# $numbers ist eine Liste von Spielern mit der Zahl ihrer Ameisen auf dem Tisch.
antropolis-tie-ants = Gleich viele Punkte: Die meisten Ameisen auf dem Tisch entscheiden ({ $numbers }).
antropolis-tie-target = Immer noch gleich: { $player } war zuerst am Ziel.

## Zeilen, die ein Feld der Wertung erklären.

antropolis-part-nest = { $tiles ->
    [one] Nest aus { $tiles } Plättchen
   *[other] Nest aus { $tiles } Plättchen
}, Wert { $points }
antropolis-part-nest-shared = { $tiles ->
    [one] Nest aus { $tiles } Plättchen
   *[other] Nest aus { $tiles } Plättchen
}, Wert { $points }, geteilt
antropolis-part-tunnel = Verbindung, fertig durch: { $tile }
antropolis-part-late-queen = Verbindung zu einer Königin, die zuletzt kam: { $tile }
antropolis-part-first = Als Erstes { $goal } Punkte erreicht
antropolis-part-not-first = { $player } hat zuerst { $goal } Punkte erreicht.
antropolis-part-nobody-first = Noch niemand hat { $goal } Punkte erreicht.
# $ants ist eine Anzahl wie „2 Arbeiterinnen“, $each ist antropolis-part-each.
antropolis-part-ants = { $ants }, { $each }
antropolis-part-each = { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}
antropolis-part-tiles = { $tiles ->
    [0] Keine Plättchen auf der Hand
    [one] { $tiles } Plättchen auf der Hand
   *[other] { $tiles } Plättchen auf der Hand
}; je { $each } bringen einen Punkt
antropolis-part-food = { $food } Nahrung; je { $each } bringen einen Punkt, aufgerundet

## Die Teile des Tisches.

antropolis-map = Ameisenbau
antropolis-market = Markt
antropolis-hand = Hand von { $player }

## Plättchen. Nach „-tip“ ein, zwei Sätze; $sides ist eines der beiden folgenden.

antropolis-tunnel-sides = { $tunnels ->
    [one] { $tunnels } Tunnelseite.
   *[other] { $tunnels } Tunnelseiten.
}
antropolis-sides = { $open ->
    [0] Keine offene Seite,
    [one] { $open } offene Seite,
   *[other] { $open } offene Seiten,
} { $tunnels ->
    [0] keine Tunnelseite.
    [one] { $tunnels } Tunnelseite.
   *[other] { $tunnels } Tunnelseiten.
}
antropolis-tile-forest = Wald
    .acc = einen Wald
    .nom = ein Wald
antropolis-tile-forest-tip = Jede Arbeiterin hier kann 1 Nahrung pro Zug sammeln. { $sides }
antropolis-tile-tunnel = Tunnelplättchen
    .acc = ein Tunnelplättchen
    .nom = ein Tunnelplättchen
antropolis-tile-tunnel-tip = Führt von Wäldern zu Nestern. Arbeiterinnen darin bringen Punkte, wenn so ein Weg fertig wird. { $sides }
antropolis-tile-double = Doppeltunnel
    .acc = einen Doppeltunnel
    .nom = ein Doppeltunnel
antropolis-tile-double-tip = Zwei getrennte Tunnel: Ameisen im einen begegnen denen im anderen nicht. { $sides }
antropolis-tile-nest = Nestplättchen
    .acc = ein Nestplättchen
    .nom = ein Nestplättchen
antropolis-tile-nest-tip = 1 Punkt wert, wenn sein Nest fertig ist. { $sides }
antropolis-tile-brood = Brutkammer
    .acc = eine Brutkammer
    .nom = eine Brutkammer
antropolis-tile-brood-tip = 2 Punkte wert, wenn ihr Nest fertig ist. In Brutkammern leben Larven. { $sides }
antropolis-tile-start = Startnest
    .acc = ein Startnest
    .nom = ein Startnest
antropolis-tile-start-tip = Eine Brutkammer, 2 Punkte wert, wenn ihr Nest fertig ist. { $sides }
antropolis-nest-open = { $tip } Das ganze Nest ist bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert; { $open ->
    [one] { $open } Seite ist noch offen.
   *[other] { $open } Seiten sind noch offen.
}
antropolis-nest-complete = { $tip } Das Nest ist fertig und bringt keine Punkte mehr.

## Seiten nach Himmelsrichtungen, und wie ein Plättchen liegt.

# In Aufzählungen wie „Tunnelseiten: Osten und Westen“; auch in „von Osten her“.
antropolis-side-east = Osten
antropolis-side-north-east = Nordosten
antropolis-side-north-west = Nordwesten
antropolis-side-west = Westen
antropolis-side-south-west = Südwesten
antropolis-side-south-east = Südosten
antropolis-tile-lying = { $tile } – { $sides }
antropolis-tile-at = { $tile } { $hex } – { $sides }
antropolis-lying-tunnels = Tunnelseiten: { $tunnels }
antropolis-lying-open = offene Seiten: { $open }
antropolis-lying-both = offene Seiten: { $open }; Tunnelseiten: { $tunnels }
antropolis-lying-double = ein Tunnel { $first }, der andere { $second }
antropolis-tunnel-between = { $one }–{ $other }
# Ein Feld wie M50, und einer der beiden Tunnel dort.
antropolis-where-double = { $hex } ({ $one }–{ $other })
# Was neben einem Feld liegt, auf das ein Plättchen passt; nach „neben“.
antropolis-beside-forest = einem Wald
antropolis-beside-tunnel = einem Tunnel
antropolis-beside-nest = einem Nest
antropolis-beside-nest-of = dem Nest von { $player }

## Wohin eine Ameise geht, wie in „die Arbeiterin geht in einen Tunnel“.

antropolis-place-forest = in den Wald { $hex }
antropolis-place-tunnel = in den Tunnel { $hex }
antropolis-place-double = in den Tunnel { $hex }
antropolis-place-nest = in die Nestkammer { $hex }
antropolis-place-brood = in die Brutkammer { $hex }
antropolis-place-start = in das Startnest { $hex }

## Ameisen: auf dem Tisch, auf der Hand, und vertrieben.

antropolis-queen = Königin
antropolis-worker = Arbeiterin
antropolis-larva = Larve
antropolis-soldier = Soldatin
antropolis-queen-on-map = Königin von { $player }, { $hex }
antropolis-queen-on-map-tip = Beansprucht das Nest, in dem sie ist, und bewegt sich nur darin. Ameisen anderer Farben kommen nicht an ihr vorbei.
antropolis-worker-on-map = Arbeiterin von { $player }, { $hex }
antropolis-worker-on-map-tip = Läuft beliebig weit, sammelt Nahrung in Wäldern und besetzt Tunnel.
antropolis-larva-on-map = Larve von { $player }, { $hex }
antropolis-larva-on-map-tip = Eine Arbeiterin in derselben Kammer kann sie füttern; dann wird sie zur Arbeiterin oder Soldatin.
antropolis-soldier-on-map = Soldatin von { $player }, { $hex }
antropolis-soldier-on-map-tip = Paart sich mit einer Königin in einer Brutkammer, vertreibt Ameisen und raubt Larven. Ameisen anderer Farben kommen nicht vorbei.
antropolis-queen-in-hand = Königin von { $player } auf der Hand
antropolis-queen-in-hand-tip = Kann auf ein gerade angelegtes Nestplättchen kommen.
antropolis-worker-in-hand = Arbeiterin von { $player } auf der Hand
antropolis-worker-in-hand-tip = Kommt auf ein gerade angelegtes Tunnel- oder Nestplättchen; in Supersize Colony wächst sie aus einer Larve heran.
antropolis-larva-in-hand = Larve von { $player } auf der Hand
antropolis-larva-in-hand-tip = Kommt in eine Brutkammer, wenn sich dort eine Soldatin mit einer Königin paart.
antropolis-soldier-in-hand = Soldatin von { $player } auf der Hand
antropolis-soldier-in-hand-tip = Wächst aus einer Larve heran.
antropolis-worker-beaten = Besiegte Arbeiterin von { $player }
antropolis-worker-beaten-tip = Sie muss fliehen, aber nicht durch eine Seite, durch die Soldatinnen kamen.
antropolis-soldier-beaten = Besiegte Soldatin von { $player }
antropolis-soldier-beaten-tip = Sie muss fliehen, aber nicht durch eine Seite, durch die Soldatinnen kamen.
antropolis-spent = Fertig für diesen Zug
antropolis-spent-tip = Diese Ameise kann bis zum nächsten Zug nichts mehr tun.

## Zeichen auf der Karte.

antropolis-claim = { $points ->
    [one] Anspruch von { $player }: { $points } Punkt
   *[other] Anspruch von { $player }: { $points } Punkte
}
antropolis-claim-tip = Was dieses Nest jetzt brächte, wenn es fertig wäre. Wer die meisten Königinnen darin hat, bekommt alles; bei Gleichstand bekommt jeder einen Teil.
antropolis-gain = { $points ->
    [one] { $points } Punkt für { $player }
   *[other] { $points } Punkte für { $player }
}
antropolis-attacker = Angriffsweg
antropolis-attacker-tip = Durch diese Seite greift eine Soldatin an. Hier kann niemand fliehen.
antropolis-blocked = Hier versperren Ameisen einer anderen Farbe den Weg

## Der Markt, und die Hand.

antropolis-pile-forest = { $count ->
    [0] Wälder: Der Stapel ist leer
    [one] Stapel mit { $count } Wald
   *[other] Stapel mit { $count } Wäldern
}
antropolis-pile-forest-tip = Von hier werden Hände und Markt aufgefüllt. Sind alle drei Stapel leer, haben alle noch einen Zug.
antropolis-pile-tunnel = { $count ->
    [0] Tunnelplättchen: Der Stapel ist leer
   *[other] Stapel mit { $count } Tunnelplättchen
}
antropolis-pile-tunnel-tip = Von hier werden Hände und Markt aufgefüllt. Sind alle drei Stapel leer, haben alle noch einen Zug.
antropolis-pile-nest = { $count ->
    [0] Nestplättchen: Der Stapel ist leer
   *[other] Stapel mit { $count } Nestplättchen
}
antropolis-pile-nest-tip = Von hier werden Hände und Markt aufgefüllt. Sind alle drei Stapel leer, haben alle noch einen Zug.
antropolis-price = Kostet { $food } Nahrung
antropolis-price-tip = Das Plättchen hier kostet { $food } Nahrung. Vor dem nächsten Zug rücken Plättchen auf die billigeren Plätze.
antropolis-supply = { $count ->
    [0] Keine Nahrung im Vorrat
   *[other] { $count } Nahrung im Vorrat
}
antropolis-supply-tip = Von hier sammeln Arbeiterinnen in Wäldern. Was bezahlt wird, kommt hierher zurück.
antropolis-food = Nahrung von { $player }
antropolis-food-tip = Bezahlt weitere Plättchen im selben Zug, Plättchen vom Markt und eine größere Hand.
antropolis-start = Startspieler: { $player }
antropolis-start-tip = Erreicht jemand das Ziel, wird die Runde zu Ende gespielt: bis diese Person wieder an der Reihe wäre.

## Zahlen neben einem Namen oder dem Tisch.

antropolis-phase-place = Plättchen anlegen
antropolis-phase-act = Ameisen
antropolis-phase-buy = Kaufen
antropolis-phase-hand = Auffüllen

antropolis-standing = { $points } von { $target } Punkten
antropolis-standing-last =
    { $turns ->
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
    }

antropolis-fact-goal = Ziel
antropolis-fact-last = Verbleibende Züge
antropolis-fact-points = Punkte aus Nestern und Tunneln
antropolis-fact-food = Nahrung
antropolis-fact-capacity = Handgröße

## Mengen und Listen davon.

antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = für { $food } Nahrung
    .paying = und zahlt { $food } Nahrung
antropolis-amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
antropolis-amount-queen = { $count ->
    [one] { $count } Königin
   *[other] { $count } Königinnen
}
antropolis-amount-worker = { $count ->
    [one] { $count } Arbeiterin
   *[other] { $count } Arbeiterinnen
}
antropolis-amount-soldier = { $count ->
    [one] { $count } Soldatin
   *[other] { $count } Soldatinnen
}
antropolis-amount-queen-placed = { $count ->
    [one] { $count } Königin auf dem Tisch
   *[other] { $count } Königinnen auf dem Tisch
}
antropolis-amount-worker-placed = { $count ->
    [one] { $count } Arbeiterin auf dem Tisch
   *[other] { $count } Arbeiterinnen auf dem Tisch
}
antropolis-amount-larva-placed = { $count ->
    [one] { $count } Larve auf dem Tisch
   *[other] { $count } Larven auf dem Tisch
}
antropolis-amount-soldier-placed = { $count ->
    [one] { $count } Soldatin auf dem Tisch
   *[other] { $count } Soldatinnen auf dem Tisch
}
antropolis-amount-food = { $count } Nahrung
antropolis-amount-tiles = { $count } Plättchen auf der Hand
antropolis-amount-capacity = { $count } Handgröße

## Was gefragt wird.

antropolis-ask-lay = Lege ein Plättchen aus deiner Hand an oder beende die Phase
antropolis-ask-lay-none = Keins deiner Plättchen passt: Beende die Phase
antropolis-ask-another = Lege ein weiteres Plättchen für 1 Nahrung an oder beende die Phase
antropolis-ask-ant = Eine Ameise auf das neue Plättchen?
antropolis-ask-act = Bewege deine Ameisen und nutze ihre Aktionen
antropolis-ask-act-moves = Bewege deine Ameisen oder beende die Phase
antropolis-ask-act-deeds = Nutze die Aktionen deiner Ameisen oder beende die Phase
antropolis-ask-act-none = Deine Ameisen können jetzt nichts tun: Beende die Phase
# $ant ist Königin, Arbeiterin oder Soldatin.
antropolis-ask-go-on = Weiter mit der { $ant } oder eine andere Ameise wählen
antropolis-ask-go-on-only = Weiter mit der { $ant } oder die Phase beenden
antropolis-ask-go-on-others = Wähle eine andere Ameise oder beende die Phase
antropolis-ask-attack = { $soldiers ->
    [0] Greife jetzt an oder schicke weitere Soldatinnen
    [one] Für den Angriff fehlt noch { $soldiers } Soldatin
   *[other] Für den Angriff fehlen noch { $soldiers } Soldatinnen
}
antropolis-ask-flee-worker = { $player } vertreibt deine Arbeiterin: Wohin flieht sie?
antropolis-ask-flee-soldier = { $player } vertreibt deine Soldatin: Wohin flieht sie?
antropolis-ask-escape-worker = { $player } hat deine letzte Arbeiterin umzingelt. Wie durch ein Wunder entkommt sie: wohin?
antropolis-ask-escape-soldier = { $player } hat deine letzte Soldatin umzingelt. Wie durch ein Wunder entkommt sie: wohin?
antropolis-ask-buy = Plättchen kaufen? Du hast { $food } Nahrung
antropolis-ask-hand = { $tiles ->
    [0] Die Hand vergrößern?
   *[other] Ziehe { $tiles } Plättchen
}

## Ziele.

antropolis-hex = Auf { $hex } anlegen, neben { $beside }
antropolis-leave = Eine Königin verlässt ihr Nest
antropolis-through = Nach { $hex } von { $side } her
antropolis-attack = Ameisen von { $rival } auf { $hex } angreifen

## Was man tun kann; dann, was es kostet und wer Punkte dafür bekommt.

antropolis-do = { $deed } – { $what }
antropolis-do-at = { $deed } ({ $hex })
antropolis-do-lay = { $tile } auf { $hex } anlegen, neben { $beside }
antropolis-do-put-queen = Eine Königin darauf setzen ({ $hex })
antropolis-do-put-worker = Eine Arbeiterin darauf setzen ({ $hex })
antropolis-do-no-ant = Keine Ameise
antropolis-do-move-queen = Königin von { $start } { $place }
antropolis-do-move-worker = Arbeiterin von { $start } { $place }
antropolis-do-move-soldier = Soldatin von { $start } { $place }
antropolis-do-collect = 1 Nahrung sammeln
antropolis-do-leave = Die Königin verlässt ihr Nest und kommt auf deine Hand zurück
antropolis-do-feed-worker = Die Larve füttern: Sie wird zur Arbeiterin
antropolis-do-feed-soldier = Die Larve füttern: Sie wird zur Soldatin
antropolis-do-mate = Sich mit der Königin paaren: neue Larve
antropolis-do-expel = Die Soldatin von { $start } gegen Ameisen von { $rival } schicken: nach { $hex } von { $side } her
antropolis-do-strike = Angreifen
antropolis-do-flee-worker = Flucht { $place }
antropolis-do-flee-soldier = Flucht { $place }
antropolis-do-escape-worker = Entkommen { $place }
antropolis-do-escape-soldier = Entkommen { $place }
antropolis-do-buy = { $tile } kaufen
antropolis-do-enlarge = Hand auf { $size } Plättchen vergrößern
antropolis-do-draw-forest = Einen Wald ziehen
antropolis-do-draw-tunnel = Ein Tunnelplättchen ziehen
antropolis-do-draw-nest = Ein Nestplättchen ziehen
antropolis-do-end-lay = Fertig mit Anlegen
antropolis-do-end-act = Fertig mit den Ameisen
antropolis-do-end-buy = Fertig mit Kaufen
antropolis-do-end-hand = Zug beenden

## Das Protokoll. $deed ist eine der folgenden Zeilen, $paid ist „für 2 Nahrung“.

antropolis-did = { $deed } { FORM($paid, "paying") }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } legt { FORM($tile, "acc") } auf { $hex } an
antropolis-did-put-queen = { $player } setzt eine Königin darauf
antropolis-did-put-worker = { $player } setzt eine Arbeiterin darauf
antropolis-did-no-ant = { $player } setzt keine Ameise darauf
antropolis-did-move-queen = Die Königin von { $player } geht { $place }
antropolis-did-move-worker = Eine Arbeiterin von { $player } geht { $place }
antropolis-did-move-soldier = Eine Soldatin von { $player } marschiert { $place }
antropolis-did-collect = { $player } sammelt 1 Nahrung
antropolis-did-leave = Eine Königin von { $player } verlässt ihr Nest
antropolis-did-feed-worker = Eine Arbeiterin von { $player } füttert eine Larve, die zur Arbeiterin wird
antropolis-did-feed-soldier = Eine Arbeiterin von { $player } füttert eine Larve, die zur Soldatin wird
antropolis-did-mate = Eine Soldatin von { $player } paart sich mit der Königin; eine Larve kommt dazu
antropolis-did-expel = { $player } schickt eine Soldatin gegen Ameisen von { $rival }
antropolis-did-strike = { $player } greift an
antropolis-did-flee-worker = Eine Arbeiterin von { $player } flieht { $place }
antropolis-did-flee-soldier = Eine Soldatin von { $player } flieht { $place }
antropolis-did-escape-worker = Wie durch ein Wunder entkommt die letzte Arbeiterin von { $player } { $place }
antropolis-did-escape-soldier = Wie durch ein Wunder entkommt die letzte Soldatin von { $player } { $place }
antropolis-did-buy = { $player } kauft { FORM($tile, "acc") }
antropolis-did-enlarge = { $player } vergrößert die Hand auf { $size } Plättchen
antropolis-did-end-lay = { $player } legt nichts mehr an
antropolis-did-end-act = Die Ameisen von { $player } sind fertig
antropolis-did-end-buy = { $player } kauft nichts mehr
antropolis-did-end-hand = { $player } beendet den Zug
antropolis-told-draw = { $player } zieht { FORM($tile, "acc") }.
antropolis-told-tunnel = Ein Tunnel ist fertig – { $results }.
antropolis-told-queen-last = Eine Königin kommt zu einem besetzten Tunnel – { $results }.
antropolis-told-nest = Ein Nest ist fertig, seine Königinnen kommen auf die Hand zurück – { $results }.
antropolis-told-empty-nest = Ein Nest ist fertig, aber keine Königin ist darin.
antropolis-told-target = { $player } hat zuerst { $points } Punkte. Die Runde wird zu Ende gespielt.
antropolis-told-expelled = { $player } vertreibt Ameisen von { $rival }: { $ants }.
# $lost sind Larven, die dem Gegner genommen werden, $larvae die, die dafür hingelegt werden können.
antropolis-told-robbed = { $larvae ->
    [0] { $lost ->
        [one] { $player } raubt { $rival } { $lost } Larve, hat aber keine eigene zum Tauschen.
       *[other] { $player } raubt { $rival } { $lost } Larven, hat aber keine eigene zum Tauschen.
    }
   *[other] { $lost ->
        [one] { $player } raubt { $rival } { $lost } Larve und legt eine eigene dafür hin.
       *[other] { $player } raubt { $rival } { $lost } Larven und legt { $larvae } eigene dafür hin.
    }
}
antropolis-told-died = Kein Ausweg: { $ants } zurück auf die Hand von { $player }.
antropolis-told-market = Neu auf dem Markt: { FORM($tiles, "nom") }.
antropolis-told-last-turns = Die Stapel sind leer. Alle haben noch einen Zug, ohne zu kaufen oder zu ziehen.
antropolis-told-turn = { $player } ist am Zug.
antropolis-told-over = Das war der letzte Zug.

## Warum etwas nicht geht. $ant ist Königin, Arbeiterin, Larve oder Soldatin.

antropolis-refused-phase-lay = Jetzt legst du Plättchen an: Lege eines an oder beende die Phase.
antropolis-refused-phase-act = Jetzt sind deine Ameisen dran; wenn sie fertig sind, beende die Phase.
antropolis-refused-phase-buy = Jetzt kaufst du Plättchen; wenn du fertig bist, beende die Phase.
antropolis-refused-phase-hand = Jetzt vergrößerst du deine Hand oder füllst sie auf; dann endet dein Zug.
antropolis-refused-tile = Dieses Plättchen hast du nicht auf der Hand.
antropolis-refused-taken = Hier liegt schon ein Plättchen.
antropolis-refused-apart = Ein Plättchen muss neben einem anderen liegen.
antropolis-refused-sides = Eine Seite passt nicht: Tunnelseiten gehören an Tunnelseiten, offene Seiten an offene Seiten und Erde an Erde.
antropolis-refused-join-forest = Ein Wald muss mit einer seiner Tunnelseiten an eine andere anschließen.
antropolis-refused-join-tunnel = Ein Tunnelplättchen muss mit einer seiner Tunnelseiten an eine andere anschließen.
antropolis-refused-orientation = { $turns ->
    [one] Dieses Plättchen sieht in jeder Ausrichtung gleich aus; nimm die erste.
   *[other] Nimm eine der ersten { $turns } Ausrichtungen; die übrigen sehen genauso aus.
}
antropolis-refused-new-tile = Erst kommt das neue Plättchen: Setze eine Ameise darauf oder wähle „Keine Ameise“.
antropolis-refused-only-new = Eine Ameise kommt nur auf das Plättchen, das du gerade angelegt hast.
antropolis-refused-queen-place = Eine Königin kommt nur auf ein Nestplättchen.
antropolis-refused-only-queen = Auf ein neues Plättchen kommt nur eine Königin.
antropolis-refused-hand = Du hast keine { $ant } auf der Hand.
antropolis-refused-none-there = Du hast dort keine { $ant }.
# Der Weg einer Ameise, die sich bewegt oder angreift.
antropolis-refused-none-start = Am Anfang dieses Weges hast du keine { $ant }.
antropolis-refused-late-queen = Für Königinnen ist es zu spät: Sie kommen vor Arbeiterinnen und Soldatinnen dran.
antropolis-refused-late-worker = Für Arbeiterinnen ist es zu spät: Deine Soldatinnen haben schon begonnen.
antropolis-refused-ant-done = Diese Ameise ist für diesen Zug fertig.
antropolis-refused-ant-moved = Diese Ameise hat sich in diesem Zug schon bewegt.
antropolis-refused-ant-acted = Diese Ameise hat ihre Aktion in diesem Zug schon genutzt.
antropolis-refused-larva = Larven bewegen sich nie.
antropolis-refused-nowhere = Dort liegt kein Plättchen, oder es hat keinen zweiten Tunnel.
antropolis-refused-already = Die Ameise ist schon dort.
antropolis-refused-nest = Eine Königin bewegt sich nur in ihrem Nest.
antropolis-refused-rivals = Dort sind Ameisen einer anderen Farbe; deine kann nicht dazukommen.
antropolis-refused-no-way = Dorthin führt kein Weg: Durch Erde kommen Ameisen nicht.
antropolis-refused-blocked = Ameisen einer anderen Farbe versperren den Weg.
antropolis-refused-collect = Arbeiterinnen sammeln Nahrung nur in Wäldern.
antropolis-refused-supply = Im Vorrat ist keine Nahrung.
antropolis-refused-no-larva = Hier ist keine Larve, die du füttern kannst.
antropolis-refused-mate = Eine Soldatin paart sich nur mit einer deiner Königinnen in derselben Brutkammer.
antropolis-refused-none-sent = Schicke erst Soldatinnen los, dann greife an.
antropolis-refused-soldier-done = Diese Soldatin kann nicht mit angreifen: Sie hat in diesem Zug schon etwas getan oder ist schon losgeschickt.
antropolis-refused-no-rivals = Dort sind keine Ameisen einer anderen Farbe.
antropolis-refused-queen-safe = Wo eine Königin ist, kann niemand angreifen.
antropolis-refused-side = Diese Soldatin kommt durch diese Seite nicht hinein.
# $needed ist mindestens 2.
antropolis-refused-weak = { $ready ->
    [one] Dieser Angriff braucht { $needed } Soldatinnen, aber nur { $ready } kann kommen.
   *[other] Dieser Angriff braucht { $needed } Soldatinnen, aber nur { $ready } können kommen.
}
antropolis-refused-too-few = { $soldiers ->
    [one] Schicke erst noch { $soldiers } Soldatin los, dann greife an.
   *[other] Schicke erst noch { $soldiers } Soldatinnen los, dann greife an.
}
antropolis-refused-attack = Führe erst deinen Angriff zu Ende.
antropolis-refused-flight = Wähle erst einen Platz für die besiegten Ameisen.
# $ant ist Arbeiterin oder Soldatin.
antropolis-refused-first = Wähle erst einen Platz für die besiegte { $ant }.
antropolis-refused-to-flee = Eine Ameise flieht nur nach nebenan: nicht zu Ameisen einer anderen Farbe und nicht durch eine Seite, durch die Soldatinnen kamen.
antropolis-refused-to-escape = Eine Ameise kann nur dorthin entkommen, wo keine Ameisen einer anderen Farbe sind.
antropolis-refused-enlarged = Du hast deine Hand in diesem Zug schon vergrößert.
# $food ist mindestens 2.
antropolis-refused-food = { $have ->
    [0] Das kostet { $food } Nahrung; du hast keine.
   *[other] Das kostet { $food } Nahrung; du hast { $have }.
}
antropolis-refused-full = Deine Hand ist schon voll.
antropolis-refused-pile = Dieser Stapel ist leer; wähle einen anderen.
antropolis-refused-refill = Ziehe erst noch { $tiles } Plättchen; deine Hand muss voll sein.
antropolis-refused-market = Zu diesem Preis gibt es dieses Plättchen nicht auf dem Markt.

## Was Freunde vor einer Entscheidung sagen würden (Warnungen)

antropolis-warning-last-turn = Das ist dein letzter Zug. Danach zählen noch Ameisen auf dem Tisch, Plättchen auf der Hand und Nahrung.
antropolis-warning-enlarge = Das ist dein letzter Zug: Du legst kein weiteres Plättchen mehr an.
antropolis-warning-no-tile = Wenn du in diesem Zug kein Plättchen anlegst, kannst du keines kaufen und keines ziehen.
antropolis-warning-collect-first = Wo diese Arbeiterin hingeht, gibt es keine Nahrung: Sammle zuerst hier.
antropolis-warning-collect = Eine Arbeiterin im Wald könnte noch 1 Nahrung sammeln.
antropolis-warning-feed = Eine Arbeiterin könnte noch eine Larve füttern.
antropolis-warning-mate = Eine Soldatin könnte sich noch mit einer Königin paaren.
antropolis-warning-gift = { $points ->
    [one] Dieses Plättchen bringt dir nichts, aber { $points } Punkt für { $player }.
   *[other] Dieses Plättchen bringt dir nichts, aber { $points } Punkte für { $player }.
}
antropolis-warning-ant = { $points ->
    [one] Eine andere Ameise auf diesem Plättchen brächte dir { $points } Punkt mehr.
   *[other] Eine andere Ameise auf diesem Plättchen brächte dir { $points } Punkte mehr.
}
# $points is 3 or more.
antropolis-warning-leave = Ohne diese Königin bringt dir ein Nest, das bisher { $points } Punkte wert ist, nichts.
antropolis-warning-piles = { $tiles ->
    [0] Die Stapel sind leer: Deine Hand wird nicht aufgefüllt.
    [one] In den Stapeln liegt nur noch { $tiles } Plättchen: Deine Hand wird nicht mehr voll.
   *[other] In den Stapeln liegen nur noch { $tiles } Plättchen: Deine Hand wird nicht mehr voll.
}
