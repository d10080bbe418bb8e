### Antropolis, Dutch. The words are those of the rulebook: bostegel, tunneltegel, nesttegel, broedkamer, starttegel,
### open zijde, tunnelingang, koningin, werkster, larve, soldaat, handvoorraad, spelvoorraad, trekstapel, voedsel;
### voedsel verzamelen, nest verlaten, larve voeden, paren, mieren verdrijven, larve roven, miraculeuze ontsnapping.
### Names of tiles stand without an article; with one they are the form "a". { $hex } is a place such as M50.

## The game, its variants and options, as shown before it begins.

antropolis-summary = Leg tunnels, nesten en bossen aan, stuur je mieren op pad en claim nesten met je koninginnen.
antropolis-variant-base = Basisspel
antropolis-variant-base-summary = Tot 9 punten, een deel van de tegels doet niet mee.
antropolis-variant-all-tiles = Alle tegels
antropolis-variant-all-tiles-summary = Tot 15 punten, met alle tegels.
antropolis-variant-supersize = Supersize Colony
antropolis-variant-supersize-summary = Het spel voor gevorderden met larven en soldaten: paren, verdrijven, roven.
antropolis-option-start = Startspeler
antropolis-option-start-drawn = door loting
antropolis-option-start-a = speler A
antropolis-option-start-b = speler B
antropolis-option-start-c = speler C
antropolis-option-start-d = speler D
antropolis-option-start-about = Wie de eerste beurt heeft; daarna gaat het met de klok mee (AQ1).
antropolis-option-compensation = Compensatie voor de laatste speler
antropolis-option-compensation-none = geen
antropolis-option-compensation-last-food = 1 voedsel
antropolis-option-compensation-about = Wie in de eerste ronde als laatste aan de beurt is, begint met 1 voedsel (AQ3).
antropolis-option-forest-by-earth = Een bostegel mag ook via alleen aarde aansluiten
antropolis-option-forest-by-earth-no = nee
antropolis-option-forest-by-earth-yes = ja
antropolis-option-forest-by-earth-about = Bij ‘ja’ mag een bos ook liggen waar het alleen aan aarde grenst; anders moet er minstens één tunnelingang aansluiten (AQ6).
antropolis-option-buying = Tegels kopen
antropolis-option-buying-free = onbeperkt
antropolis-option-buying-within-hand = tot de handvoorraad vol is
antropolis-option-buying-about = Of je meer tegels mag kopen dan er in je handvoorraad passen (AQ19).
antropolis-option-tunnel-crew = Werksters in een tunnel die punten oplevert
antropolis-option-tunnel-crew-any = van elke kleur
antropolis-option-tunnel-crew-own = alleen eigen werksters
antropolis-option-tunnel-crew-about = Of werksters van anderen meehelpen om punten te krijgen voor een tunnel, of dat op elke tegel je eigen werkster moet staan (AQ25).
antropolis-option-tunnel-queens = Twee koninginnen van één speler aan een tunnel
antropolis-option-tunnel-queens-each = allebei krijgen ze punten
antropolis-option-tunnel-queens-once = samen één keer punten
antropolis-option-tunnel-queens-about = Of twee van je koninginnen in één nest twee keer punten krijgen voor een tunnel of maar één keer (AQ27).
antropolis-option-nest-tie = Gelijkspel in een nest
antropolis-option-nest-tie-half = ieder de helft
antropolis-option-nest-tie-share = de punten worden verdeeld
antropolis-option-nest-tie-about = Hebben meer spelers evenveel koninginnen in een nest dat af is, dan krijgt ieder de helft van de punten, ook met z’n drieën of vieren, of worden de punten door hun aantal gedeeld; steeds naar boven afgerond (AQ23).
antropolis-option-queen-last = Een koningin die als laatste komt, krijgt tunnelpunten
antropolis-option-queen-last-no = nee
antropolis-option-queen-last-yes = ja
antropolis-option-queen-last-about = Bij ‘ja’ krijgt je eerste koningin in een nest ook punten voor de bemande tunnels die er al naartoe leiden (AQ31).
antropolis-option-tiles = Tegels
antropolis-option-tiles-second = tweede set: 10 broedkamers
antropolis-option-tiles-first = eerste set: 13 broedkamers
antropolis-option-tiles-about = Welke van twee sets gereconstrueerde tegels in de doos zit; ze verschillen in drie nesttegels (AT7).
antropolis-option-finished-queen = Koningin, als een andere mier is begonnen
antropolis-option-finished-queen-stays = blijft in het nest
antropolis-option-finished-queen-may-leave = mag nog weg
antropolis-option-finished-queen-about = Of een koningin die heeft bewogen haar nest nog mag verlaten nadat een andere mier aan de beurt is geweest (S3.2).

## Where points come from.

antropolis-source-nests = Nesten
antropolis-source-nests-tip = Een voltooid nest: 1 punt per tegel en nog 1 per broedkamer, voor wie er de meeste koninginnen in heeft.
antropolis-source-tunnels = Tunnels
antropolis-source-tunnels-tip = Een voltooide verbinding: 1 punt per tunneltegel met jouw werkster en 1 per bos, voor jouw koningin in het nest.
antropolis-source-first-to-target = Als eerste het doel gehaald
antropolis-source-first-to-target-tip = Een bonus voor wie met punten uit nesten en tunnels als eerste het doel haalt.
antropolis-source-queens = Koninginnen op het bord
antropolis-source-queens-tip = 2 punten voor elke koningin op het bord.
antropolis-source-other-ants = Andere mieren op het bord
antropolis-source-other-ants-tip = 1 punt voor elke werkster of soldaat op het bord.
antropolis-source-tiles-in-hand = Tegels in de handvoorraad
antropolis-source-tiles-in-hand-tip = 1 punt voor telkens een paar tegels in je handvoorraad.
antropolis-source-food = Voedsel
antropolis-source-food-tip = 1 punt per 3 voedsel, naar boven afgerond.
# $numbers is a list of players with the number of their ants on the table.
antropolis-tie-ants = Evenveel punten: de meeste mieren op het bord beslissen ({ $numbers }).
antropolis-tie-target = Nog steeds gelijk: { $player } haalde als eerste het doel.

## Lines that explain a cell of the score sheet.

antropolis-part-nest = { $tiles ->
    [one] Nest van { $tiles } tegel
   *[other] Nest van { $tiles } tegels
}, waarde { $points }
antropolis-part-nest-shared = { $tiles ->
    [one] Nest van { $tiles } tegel
   *[other] Nest van { $tiles } tegels
}, waarde { $points }, gedeeld
antropolis-part-tunnel = Verbinding, voltooid door { $tile }
antropolis-part-late-queen = Verbinding met een koningin die als laatste kwam: { $tile }
antropolis-part-first = Als eerste { $goal } punten gehaald
antropolis-part-not-first = { $player } haalde als eerste { $goal } punten.
antropolis-part-nobody-first = Nog niemand heeft { $goal } punten.
# $ants is an amount such as "2 werksters", $each is antropolis-part-each.
antropolis-part-ants = { $ants }, { $each }
antropolis-part-each = { $points ->
    [one] elk { $points } punt
   *[other] elk { $points } punten
}
antropolis-part-tiles = { $tiles ->
    [0] Geen tegels in de handvoorraad
    [one] { $tiles } tegel in de handvoorraad
   *[other] { $tiles } tegels in de handvoorraad
}; elke { $each } leveren een punt op
antropolis-part-food = { $food } voedsel; elke { $each } leveren een punt op, naar boven afgerond

## The parts of the table.

antropolis-map = Speelbord
antropolis-market = Markt
antropolis-hand = Handvoorraad van { $player }

## Tiles. After "-tip" a sentence or two; $sides is one of the two that follow.

antropolis-tunnel-sides = { $tunnels ->
    [one] { $tunnels } tunnelingang.
   *[other] { $tunnels } tunnelingangen.
}
antropolis-sides = { $open ->
    [0] Geen open zijde,
    [one] { $open } open zijde,
   *[other] { $open } open zijden,
} { $tunnels ->
    [0] geen tunnelingang.
    [one] { $tunnels } tunnelingang.
   *[other] { $tunnels } tunnelingangen.
}
antropolis-tile-forest = bostegel
    .a = een bostegel
antropolis-tile-forest-tip = Elke werkster hier kan per beurt 1 voedsel verzamelen. { $sides }
antropolis-tile-tunnel = tunneltegel
    .a = een tunneltegel
antropolis-tile-tunnel-tip = Leidt van bos naar nest. Werksters erin leveren punten op als zo’n verbinding af is. { $sides }
antropolis-tile-double = tegel met twee tunnels
    .a = een tegel met twee tunnels
antropolis-tile-double-tip = Twee losse tunnels: mieren in de ene komen die in de andere niet tegen. { $sides }
antropolis-tile-nest = nesttegel
    .a = een nesttegel
antropolis-tile-nest-tip = 1 punt waard als het nest af is. { $sides }
antropolis-tile-brood = broedkamer
    .a = een broedkamer
antropolis-tile-brood-tip = 2 punten waard als het nest af is. In broedkamers leven larven. { $sides }
antropolis-tile-start = starttegel
    .a = een starttegel
antropolis-tile-start-tip = Een broedkamer, 2 punten waard als het nest af is. { $sides }
antropolis-nest-open = { $tip } Het hele nest is tot nu toe { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard; { $open ->
    [one] { $open } zijde is nog open.
   *[other] { $open } zijden zijn nog open.
}
antropolis-nest-complete = { $tip } Het nest is af en levert geen punten meer op.

## Zijden naar windrichting, en hoe een tegel ligt.

# In opsommingen zoals “tunnelingangen: oosten en westen”; ook in “vanuit het oosten”.
antropolis-side-east = oosten
antropolis-side-north-east = noordoosten
antropolis-side-north-west = noordwesten
antropolis-side-west = westen
antropolis-side-south-west = zuidwesten
antropolis-side-south-east = zuidoosten
antropolis-tile-lying = { $tile } – { $sides }
antropolis-tile-at = { $tile } { $hex } – { $sides }
antropolis-lying-tunnels = tunnelingangen: { $tunnels }
antropolis-lying-open = open zijden: { $open }
antropolis-lying-both = open zijden: { $open }; tunnelingangen: { $tunnels }
antropolis-lying-double = de ene tunnel { $first }, de andere { $second }
antropolis-tunnel-between = { $one }–{ $other }
# Een vak, zoals M50, en een van de twee tunnels daar.
antropolis-where-double = { $hex } ({ $one }–{ $other })
# Wat er ligt naast een vak waarop een tegel past; na “naast”.
antropolis-beside-forest = een bos
antropolis-beside-tunnel = een tunnel
antropolis-beside-nest = een nest
antropolis-beside-nest-of = het nest van { $player }

## Where an ant goes, as in "Ida’s worker goes into a tunnel".

antropolis-place-forest = naar het bos { $hex }
antropolis-place-tunnel = naar de tunnel { $hex }
antropolis-place-double = naar de tunnel { $hex }
antropolis-place-nest = naar de nestkamer { $hex }
antropolis-place-brood = naar de broedkamer { $hex }
antropolis-place-start = naar het startnest { $hex }

## Ants: on the table, in hand, and driven out.

antropolis-queen = koningin
antropolis-worker = werkster
antropolis-larva = larve
antropolis-soldier = soldaat
antropolis-queen-on-map = Koningin van { $player }, { $hex }
antropolis-queen-on-map-tip = Claimt het nest waarin ze ligt en beweegt alleen daarbinnen. Mieren van een andere kleur kunnen haar niet passeren.
antropolis-worker-on-map = Werkster van { $player }, { $hex }
antropolis-worker-on-map-tip = Loopt zo ver als ze wil, verzamelt voedsel in het bos en bezet tunnels.
antropolis-larva-on-map = Larve van { $player }, { $hex }
antropolis-larva-on-map-tip = Een werkster in dezelfde kamer kan haar voeden; dan groeit ze uit tot werkster of soldaat.
antropolis-soldier-on-map = Soldaat van { $player }, { $hex }
antropolis-soldier-on-map-tip = Paart met een koningin in een broedkamer, verdrijft mieren en rooft larven. Mieren van een andere kleur kunnen niet passeren.
antropolis-queen-in-hand = Koningin in de handvoorraad van { $player }
antropolis-queen-in-hand-tip = Mag op een nesttegel die je net hebt aangelegd.
antropolis-worker-in-hand = Werkster in de handvoorraad van { $player }
antropolis-worker-in-hand-tip = Komt op een tunnel- of nesttegel die je net hebt aangelegd; in Supersize Colony groeit ze uit een larve.
antropolis-larva-in-hand = Larve in de handvoorraad van { $player }
antropolis-larva-in-hand-tip = Komt in een broedkamer als daar een soldaat met een koningin paart.
antropolis-soldier-in-hand = Soldaat in de handvoorraad van { $player }
antropolis-soldier-in-hand-tip = Groeit uit een larve.
antropolis-worker-beaten = Verslagen werkster van { $player }
antropolis-worker-beaten-tip = Ze moet vluchten, maar niet door een zijde waardoor soldaten kwamen.
antropolis-soldier-beaten = Verslagen soldaat van { $player }
antropolis-soldier-beaten-tip = Moet vluchten, maar niet door een zijde waardoor soldaten kwamen.
antropolis-spent = Klaar voor deze beurt
antropolis-spent-tip = Deze mier kan tot de volgende beurt niets meer doen.

## Signs on the map.

antropolis-claim = { $points ->
    [one] Claim van { $player }: { $points } punt
   *[other] Claim van { $player }: { $points } punten
}
antropolis-claim-tip = Wat dit nest nu zou opleveren als het af was. Wie er de meeste koninginnen heeft, krijgt alles; bij gelijkspel krijgt ieder een deel.
antropolis-gain = { $points ->
    [one] { $points } punt voor { $player }
   *[other] { $points } punten voor { $player }
}
antropolis-attacker = Aanvalsroute
antropolis-attacker-tip = Door deze zijde valt een soldaat aan. Niemand kan hierdoor vluchten.
antropolis-blocked = Hier versperren mieren van een andere kleur de weg

## The market, and a player’s hand.

antropolis-pile-forest = { $count ->
    [0] Bostegels: de trekstapel is leeg
    [one] Trekstapel met { $count } bostegel
   *[other] Trekstapel met { $count } bostegels
}
antropolis-pile-forest-tip = Hieruit worden handvoorraden en markt aangevuld. Zijn alle drie de trekstapels leeg, dan heeft iedereen nog één beurt.
antropolis-pile-tunnel = { $count ->
    [0] Tunneltegels: de trekstapel is leeg
    [one] Trekstapel met { $count } tunneltegel
   *[other] Trekstapel met { $count } tunneltegels
}
antropolis-pile-tunnel-tip = Hieruit worden handvoorraden en markt aangevuld. Zijn alle drie de trekstapels leeg, dan heeft iedereen nog één beurt.
antropolis-pile-nest = { $count ->
    [0] Nesttegels: de trekstapel is leeg
    [one] Trekstapel met { $count } nesttegel
   *[other] Trekstapel met { $count } nesttegels
}
antropolis-pile-nest-tip = Hieruit worden handvoorraden en markt aangevuld. Zijn alle drie de trekstapels leeg, dan heeft iedereen nog één beurt.
antropolis-price = Kost { $food } voedsel
antropolis-price-tip = De tegel die hier ligt kost { $food } voedsel. Voor de volgende beurt schuiven tegels door naar de goedkopere plekken.
antropolis-supply = { $count ->
    [0] Geen voedsel in de spelvoorraad
   *[other] { $count } voedsel in de spelvoorraad
}
antropolis-supply-tip = Werksters in het bos verzamelen hieruit. Wat betaald wordt, komt hier terug.
antropolis-food = Voedsel van { $player }
antropolis-food-tip = Betaalt meer tegels in één beurt, tegels van de markt en een grotere handvoorraad.
antropolis-start = Startspeler: { $player }
antropolis-start-tip = Haalt iemand het doel, dan wordt de ronde uitgespeeld: tot deze speler weer aan de beurt zou zijn.

## Numbers beside a name or the table.

antropolis-phase-place = Tegels aanleggen
antropolis-phase-act = Mieren
antropolis-phase-buy = Kopen
antropolis-phase-hand = Aanvullen

antropolis-standing = { $points } van { $target } punten
antropolis-standing-last =
    { $turns ->
        [one] nog { $turns } beurt
       *[other] nog { $turns } beurten
    }

antropolis-fact-goal = Doel
antropolis-fact-last = Beurten over
antropolis-fact-points = Punten van nesten en tunnels
antropolis-fact-food = Voedsel
antropolis-fact-capacity = Grootte van de handvoorraad

## Amounts, and lists of them.

antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = voor { $food } voedsel
antropolis-amount-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
antropolis-amount-queen = { $count ->
    [one] { $count } koningin
   *[other] { $count } koninginnen
}
antropolis-amount-worker = { $count ->
    [one] { $count } werkster
   *[other] { $count } werksters
}
antropolis-amount-soldier = { $count ->
    [one] { $count } soldaat
   *[other] { $count } soldaten
}
antropolis-amount-queen-placed = { $count ->
    [one] { $count } koningin op het bord
   *[other] { $count } koninginnen op het bord
}
antropolis-amount-worker-placed = { $count ->
    [one] { $count } werkster op het bord
   *[other] { $count } werksters op het bord
}
antropolis-amount-larva-placed = { $count ->
    [one] { $count } larve op het bord
   *[other] { $count } larven op het bord
}
antropolis-amount-soldier-placed = { $count ->
    [one] { $count } soldaat op het bord
   *[other] { $count } soldaten op het bord
}
antropolis-amount-food = { $count } voedsel
antropolis-amount-tiles = { $count ->
    [one] { $count } tegel in de handvoorraad
   *[other] { $count } tegels in de handvoorraad
}
antropolis-amount-capacity = { $count } voor de grootte van je handvoorraad

## What is asked.

antropolis-ask-lay = Leg een tegel uit je handvoorraad aan, of sluit de fase af
antropolis-ask-lay-none = Geen van je tegels past: sluit de fase af
antropolis-ask-another = Leg nog een tegel aan voor 1 voedsel, of sluit de fase af
antropolis-ask-ant = Een mier op de nieuwe tegel zetten?
antropolis-ask-act = Verplaats je mieren en voer hun acties uit
antropolis-ask-act-moves = Verplaats je mieren, of sluit de fase af
antropolis-ask-act-deeds = Voer acties van je mieren uit, of sluit de fase af
antropolis-ask-act-none = Je mieren kunnen nu niets doen: sluit de fase af
# $ant is queen, worker or soldier.
antropolis-ask-go-on = Ga verder met de { $ant }, of kies een andere mier
antropolis-ask-go-on-only = Ga verder met de { $ant }, of sluit de fase af
antropolis-ask-go-on-others = Kies een andere mier, of sluit de fase af
antropolis-ask-attack = { $soldiers ->
    [0] Val nu aan, of stuur nog meer soldaten
    [one] Voor de aanval is nog { $soldiers } soldaat nodig
   *[other] Voor de aanval zijn nog { $soldiers } soldaten nodig
}
antropolis-ask-flee-worker = { $player } verdrijft je werkster: waarheen vlucht ze?
antropolis-ask-flee-soldier = { $player } verdrijft je soldaat: waarheen vlucht hij?
antropolis-ask-escape-worker = { $player } heeft je laatste werkster ingesloten. Een miraculeuze ontsnapping: waarheen?
antropolis-ask-escape-soldier = { $player } heeft je laatste soldaat ingesloten. Een miraculeuze ontsnapping: waarheen?
antropolis-ask-buy = Tegels kopen met je { $food } voedsel?
antropolis-ask-hand = { $tiles ->
    [0] Je handvoorraad vergroten?
    [one] Trek { $tiles } tegel
   *[other] Trek { $tiles } tegels
}

## Targets.

antropolis-hex = Leg aan op { $hex }, naast { $beside }
antropolis-leave = Een koningin verlaat haar nest
antropolis-through = Naar { $hex } vanuit het { $side }
antropolis-attack = Val de mieren van { $rival } op { $hex } aan

## What may be done; then what it costs and who gets points for it.

antropolis-do = { $deed } – { $what }
antropolis-do-at = { $deed } ({ $hex })
antropolis-do-lay = Leg { FORM($tile, "a") } aan op { $hex }, naast { $beside }
antropolis-do-put-queen = Zet er een koningin op ({ $hex })
antropolis-do-put-worker = Zet er een werkster op ({ $hex })
antropolis-do-no-ant = Geen mier
antropolis-do-move-queen = Koningin van { $start } { $place }
antropolis-do-move-worker = Werkster van { $start } { $place }
antropolis-do-move-soldier = Soldaat van { $start } { $place }
antropolis-do-collect = Verzamel 1 voedsel
antropolis-do-leave = De koningin verlaat haar nest en komt terug in je handvoorraad
antropolis-do-feed-worker = Voed de larve: ze wordt een werkster
antropolis-do-feed-soldier = Voed de larve: ze wordt een soldaat
antropolis-do-mate = Paar met de koningin: er komt een larve bij
antropolis-do-expel = Stuur de soldaat van { $start } af op mieren van { $rival }: naar { $hex } vanuit het { $side }
antropolis-do-strike = Val aan
antropolis-do-flee-worker = Vlucht { $place }
antropolis-do-flee-soldier = Vlucht { $place }
antropolis-do-escape-worker = Ontsnap { $place }
antropolis-do-escape-soldier = Ontsnap { $place }
antropolis-do-buy = Koop { FORM($tile, "a") }
antropolis-do-enlarge = Vergroot de handvoorraad tot { $size } tegels
antropolis-do-draw-forest = Trek een bostegel
antropolis-do-draw-tunnel = Trek een tunneltegel
antropolis-do-draw-nest = Trek een nesttegel
antropolis-do-end-lay = Klaar met aanleggen
antropolis-do-end-act = Klaar met de mieren
antropolis-do-end-buy = Klaar met kopen
antropolis-do-end-hand = Beurt beëindigen

## The log. $deed is one of the lines below, $paid is "for 2 food".

antropolis-did = { $deed } { $paid }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } legt { FORM($tile, "a") } aan op { $hex }
antropolis-did-put-queen = { $player } zet er een koningin op
antropolis-did-put-worker = { $player } zet er een werkster op
antropolis-did-no-ant = { $player } zet er geen mier op
antropolis-did-move-queen = De koningin van { $player } gaat { $place }
antropolis-did-move-worker = Een werkster van { $player } loopt { $place }
antropolis-did-move-soldier = Een soldaat van { $player } marcheert { $place }
antropolis-did-collect = { $player } verzamelt 1 voedsel
antropolis-did-leave = Een koningin van { $player } verlaat haar nest
antropolis-did-feed-worker = Een werkster van { $player } voedt een larve, die een werkster wordt
antropolis-did-feed-soldier = Een werkster van { $player } voedt een larve, die een soldaat wordt
antropolis-did-mate = Een soldaat van { $player } paart met de koningin; er komt een larve bij
antropolis-did-expel = { $player } stuurt een soldaat af op mieren van { $rival }
antropolis-did-strike = { $player } valt aan
antropolis-did-flee-worker = Een werkster van { $player } vlucht { $place }
antropolis-did-flee-soldier = Een soldaat van { $player } vlucht { $place }
antropolis-did-escape-worker = Miraculeuze ontsnapping: de laatste werkster van { $player } vlucht { $place }
antropolis-did-escape-soldier = Miraculeuze ontsnapping: de laatste soldaat van { $player } vlucht { $place }
antropolis-did-buy = { $player } koopt { FORM($tile, "a") }
antropolis-did-enlarge = { $player } vergroot de handvoorraad tot { $size } tegels
antropolis-did-end-lay = { $player } legt geen tegels meer aan
antropolis-did-end-act = De mieren van { $player } zijn klaar
antropolis-did-end-buy = { $player } koopt niets meer
antropolis-did-end-hand = { $player } beëindigt de beurt
antropolis-told-draw = { $player } trekt { FORM($tile, "a") }.
antropolis-told-tunnel = Er is een tunnel af – { $results }.
antropolis-told-queen-last = Een koningin komt bij een bemande tunnel – { $results }.
antropolis-told-nest = Er is een nest af, de koninginnen gaan terug naar de handvoorraad – { $results }.
antropolis-told-empty-nest = Er is een nest af, maar er ligt geen koningin in.
antropolis-told-target = { $player } heeft als eerste { $points } punten. De ronde wordt uitgespeeld.
antropolis-told-expelled = { $player } verdrijft mieren van { $rival }: { $ants }.
# $lost are larvae taken from the rival, $larvae those that the player could put in their place.
antropolis-told-robbed = { $larvae ->
    [0] { $lost ->
        [one] { $player } rooft { $lost } larve van { $rival }, maar heeft er zelf geen om neer te leggen.
       *[other] { $player } rooft { $lost } larven van { $rival }, maar heeft er zelf geen om neer te leggen.
    }
   *[other] { $lost ->
        [one] { $player } rooft { $lost } larve van { $rival } en legt er een eigen larve voor in de plaats.
       *[other] { $player } rooft { $lost } larven van { $rival } en legt er { $larvae } van de eigen kleur voor in de plaats.
    }
}
antropolis-told-died = Geen uitweg: { $ants } terug in de handvoorraad van { $player }.
antropolis-told-market = Nieuw op de markt: { FORM($tiles, "a") }.
antropolis-told-last-turns = De trekstapels zijn leeg. Iedereen heeft nog één beurt, zonder te kopen of te trekken.
antropolis-told-turn = { $player } is aan de beurt.
antropolis-told-over = Dat was de laatste beurt.

## Why something cannot be done. $ant is queen, worker, larva or soldier.

antropolis-refused-phase-lay = Nu leg je tegels aan: leg er een aan, of sluit de fase af.
antropolis-refused-phase-act = Nu zijn je mieren aan de beurt; sluit de fase af als ze klaar zijn.
antropolis-refused-phase-buy = Nu koop je tegels; sluit de fase af als je klaar bent.
antropolis-refused-phase-hand = Nu vergroot je je handvoorraad of vul je die aan; daarna eindigt je beurt.
antropolis-refused-tile = Deze tegel zit niet in je handvoorraad.
antropolis-refused-taken = Hier ligt al een tegel.
antropolis-refused-apart = Een tegel moet naast een andere tegel liggen.
antropolis-refused-sides = Een zijde past niet: tunnelingang hoort aan tunnelingang, open zijde aan open zijde en aarde aan aarde.
antropolis-refused-join-forest = Een bostegel moet met een van zijn tunnelingangen op een andere aansluiten.
antropolis-refused-join-tunnel = Een tunneltegel moet met een van zijn tunnelingangen op een andere aansluiten.
antropolis-refused-orientation = { $turns ->
    [one] Deze tegel ziet er in elke stand hetzelfde uit; neem de eerste.
   *[other] Neem een van de eerste { $turns } standen; de andere zien er hetzelfde uit.
}
antropolis-refused-new-tile = Eerst de nieuwe tegel: zet er een mier op of kies ‘Geen mier’.
antropolis-refused-only-new = Een mier mag alleen op de tegel die je net hebt aangelegd.
antropolis-refused-queen-place = Een koningin mag alleen op een nesttegel.
antropolis-refused-only-queen = Op een nieuwe tegel mag alleen een koningin.
antropolis-refused-hand = Je hebt geen { $ant } in je handvoorraad.
antropolis-refused-none-there = Je hebt daar geen { $ant }.
# The way of an ant that moves or attacks.
antropolis-refused-none-start = Aan het begin van deze weg heb je geen { $ant }.
antropolis-refused-late-queen = Voor koninginnen is het te laat: die komen vóór werksters en soldaten aan de beurt.
antropolis-refused-late-worker = Voor werksters is het te laat: je soldaten zijn al begonnen.
antropolis-refused-ant-done = Deze mier is klaar voor deze beurt.
antropolis-refused-ant-moved = Deze mier heeft deze beurt al bewogen.
antropolis-refused-ant-acted = Deze mier heeft deze beurt al een actie uitgevoerd.
antropolis-refused-larva = Larven bewegen nooit.
antropolis-refused-nowhere = Daar ligt geen tegel, of hij heeft geen tweede tunnel.
antropolis-refused-already = De mier is daar al.
antropolis-refused-nest = Een koningin beweegt alleen binnen haar nest.
antropolis-refused-rivals = Daar zijn mieren van een andere kleur; jouw mier kan er niet bij.
antropolis-refused-no-way = Er leidt geen weg naartoe: mieren komen niet door aarde heen.
antropolis-refused-blocked = Mieren van een andere kleur versperren de weg.
antropolis-refused-collect = Werksters verzamelen alleen in het bos voedsel.
antropolis-refused-supply = Er is geen voedsel in de spelvoorraad.
antropolis-refused-no-larva = Hier is geen larve die je kunt voeden.
antropolis-refused-mate = Een soldaat paart alleen met een van je koninginnen in dezelfde broedkamer.
antropolis-refused-none-sent = Stuur eerst soldaten, val dan aan.
antropolis-refused-soldier-done = Deze soldaat kan niet meedoen aan de aanval: hij heeft deze beurt al iets gedaan of is al gestuurd.
antropolis-refused-no-rivals = Daar zijn geen mieren van een andere kleur.
antropolis-refused-queen-safe = Waar een koningin is, kan niemand aanvallen.
antropolis-refused-side = Deze soldaat kan niet door deze zijde naar binnen.
# $needed is 2 or more.
antropolis-refused-weak = { $ready ->
    [one] Voor deze aanval zijn { $needed } soldaten nodig, maar er kan er maar { $ready } komen.
   *[other] Voor deze aanval zijn { $needed } soldaten nodig, maar er kunnen er maar { $ready } komen.
}
antropolis-refused-too-few = { $soldiers ->
    [one] Stuur eerst nog { $soldiers } soldaat, val dan aan.
   *[other] Stuur eerst nog { $soldiers } soldaten, val dan aan.
}
antropolis-refused-attack = Maak eerst je aanval af.
antropolis-refused-flight = Kies eerst een plek voor de verslagen mieren.
# $ant is worker or soldier.
antropolis-refused-first = Kies eerst een plek voor de verslagen { $ant }.
antropolis-refused-to-flee = Een mier vlucht alleen naar een plek ernaast: niet naar mieren van een andere kleur en niet door een zijde waardoor soldaten kwamen.
antropolis-refused-to-escape = Een mier kan alleen ontsnappen naar een plek zonder mieren van een andere kleur.
antropolis-refused-enlarged = Je hebt je handvoorraad deze beurt al vergroot.
# $food is 2 or more.
antropolis-refused-food = { $have ->
    [0] Dit kost { $food } voedsel; je hebt niets.
   *[other] Dit kost { $food } voedsel; je hebt { $have }.
}
antropolis-refused-full = Je handvoorraad is al vol.
antropolis-refused-pile = Deze trekstapel is leeg; kies een andere.
antropolis-refused-refill = { $tiles ->
    [one] Trek eerst nog { $tiles } tegel; je handvoorraad moet vol zijn.
   *[other] Trek eerst nog { $tiles } tegels; je handvoorraad moet vol zijn.
}
antropolis-refused-market = Deze tegel is niet voor deze prijs te koop op de markt.

## Wat een vriend voor een beslissing zou zeggen (waarschuwingen)

antropolis-warning-last-turn = Dit is je laatste beurt. Daarna tellen nog mieren op het bord, tegels in de handvoorraad en voedsel.
antropolis-warning-enlarge = Dit is je laatste beurt: je legt geen tegel meer aan.
antropolis-warning-no-tile = Als je deze beurt geen tegel aanlegt, kun je er geen kopen en geen trekken.
antropolis-warning-collect-first = Waar deze werkster heen gaat, is geen voedsel: verzamel eerst hier.
antropolis-warning-collect = Een werkster in een bos kan nog 1 voedsel verzamelen.
antropolis-warning-feed = Een werkster kan nog een larve voeden.
antropolis-warning-mate = Een soldaat kan nog paren met een koningin.
antropolis-warning-gift = { $points ->
    [one] Deze tegel levert jou niets op, maar { $player } wel { $points } punt.
   *[other] Deze tegel levert jou niets op, maar { $player } wel { $points } punten.
}
antropolis-warning-ant = { $points ->
    [one] Een andere mier op deze tegel levert je { $points } punt meer op.
   *[other] Een andere mier op deze tegel levert je { $points } punten meer op.
}
# $points is 3 or more.
antropolis-warning-leave = Zonder deze koningin levert een nest dat tot nu toe { $points } punten waard is, je niets op.
antropolis-warning-piles = { $tiles ->
    [0] De trekstapels zijn leeg: je handvoorraad wordt niet aangevuld.
    [one] Er ligt nog maar { $tiles } tegel op de trekstapels: je handvoorraad wordt niet meer vol.
   *[other] Er liggen nog maar { $tiles } tegels op de trekstapels: je handvoorraad wordt niet meer vol.
}
