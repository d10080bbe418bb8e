### Myrmes, Dutch. Ids, variables and comments are those of en/myrmes.ftl.
### Terms: feromoon, larve, voedster, werkster, soldaat, kolonie, atelier, gebeurtenis, tegel, vak,
### bladluizenboerderij, foerageerplek (scavenging), dochterkolonie, prooi, doel, larvenrij (larva track),
### opslag (store), voorraad (supply), reserve, blokje. It is "het feromoon" but "de foerageerplek", so a tile
### has its article in its form "the". Before { $prey } there is "een". Rooms are all "de".

## The game, its variants and options, as shown before it begins.

myrmes-summary = Breng mieren groot, markeer de tuin met feromonen, jaag, oogst en overleef drie winters.
myrmes-variant-second = Tweede editie
myrmes-variant-second-summary = Volgens de Duitse en Poolse spelregels.
myrmes-variant-english = Engelse editie
myrmes-variant-english-summary = Volgens de Engelse spelregels: je begint met 20 punten, ook één of twee larven kunnen 1 voedsel waard zijn, en speciale tegels betreden kost geen soldaat.
myrmes-option-objectives = Doelen
myrmes-option-objectives-all = alle 20
myrmes-option-objectives-described = de 17 die de spelregels uitleggen
myrmes-option-objectives-about = Bij 17 doen de drie doelen die in geen enkele uitgave van de spelregels staan niet mee: 2 aarde of steen, 5 voedsel, 5 steen (Q34).
myrmes-option-supply = Voorraad blokjes
myrmes-option-supply-unlimited = onbeperkt
myrmes-option-supply-limited = beperkt
myrmes-option-supply-about = Beperkt betekent dat de blokjes uit de doos op kunnen raken; dan krijgt niemand er een tot er weer iets terugkomt (Q26).
myrmes-option-places = Eerste tunneluitgangen
myrmes-option-places-seats = op volgorde van plaats
myrmes-option-places-drawn = door loting
myrmes-option-places-chosen = zelf gekozen
myrmes-option-places-about = Wie waar begint: op volgorde van plaats, door loting of naar keuze vóór de eerste ronde; dan kiest de laatste speler het eerst en de startspeler het laatst (Q1b).
myrmes-option-exit-toll = Tunneluitgangen van anderen
myrmes-option-exit-toll-free = vrij te betreden
myrmes-option-exit-toll-soldier = kosten een soldaat
myrmes-option-exit-toll-about = Of een werkster telkens een soldaat kost als ze op de tunneluitgang van een ander stapt, net als bij tegels (Q8b).
myrmes-option-portions = Eén of twee larven als voedsel
myrmes-option-portions-per-go = één keer per beurt
myrmes-option-portions-once = één keer per ronde
myrmes-option-portions-about = Hoe vaak je minder dan drie larven voor 1 voedsel mag inwisselen; in de winter kan het hoe dan ook één keer (D18b).
myrmes-option-pheromones = Feromonen per speler
myrmes-option-pheromones-16 = 16
myrmes-option-pheromones-17 = 17
myrmes-option-pheromones-about = De Engelse spelregels tellen er 16, waarvan vijf van 2 vakken; al het andere drukwerk telt er 17, waarvan zes van 2 vakken (D1b).

## Where points come from.

myrmes-source-start = Begin
myrmes-source-start-tip = De punten waarmee iedereen begint.
myrmes-source-pheromones = Feromonen
myrmes-source-pheromones-tip = Meteen de punten van elk feromoon dat je legt.
myrmes-source-special-tiles = Speciale tegels
myrmes-source-special-tiles-tip = Meteen 2 punten voor een bladluizenboerderij of een foerageerplek, 4 voor een dochterkolonie.
myrmes-source-prey = Prooi
myrmes-source-prey-tip = De punten van de prooi die je vangt.
myrmes-source-clearing = Opruimen
myrmes-source-clearing-tip = De punten van elk feromoon van een ander dat je opruimt.
myrmes-source-queen = Koninginnenkamer
myrmes-source-queen-tip = 2 punten telkens als je de koningin voedt.
myrmes-source-sub-colonies = Dochterkolonies
myrmes-source-sub-colonies-tip = Elke dochterkolonie levert bij elke oogst opnieuw punten op.
myrmes-source-objectives = Doelen
myrmes-source-objectives-tip = 6, 9 of 12 punten voor een doel van niveau 1, 2 of 3.
myrmes-source-others-objectives = Doelen van anderen
myrmes-source-others-objectives-tip = Punten als een ander een doel voltooit dat jij in een eerdere ronde hebt voltooid.
myrmes-source-points-1 = Gebeurtenis Punten +1
myrmes-source-points-1-tip = 1 punt extra telkens als je punten krijgt in een seizoen met de gebeurtenis Punten +1.
myrmes-source-winter = Winter
myrmes-source-winter-tip = 3 punten verlies voor elk voedsel dat in de winter ontbrak.

## Lines that explain a cell of the score sheet.

myrmes-part-start = Aan het begin
# $season is Lente, Zomer or Herfst.
myrmes-part-tile = { $season }, jaar { $year }: { $tile }
myrmes-part-prey = { $season }, jaar { $year }: { $prey }
myrmes-part-cleared = { $season }, jaar { $year }: { $tile } opgeruimd
myrmes-part-queen = { $season }, jaar { $year }: koningin gevoed
myrmes-part-sub-colonies = { $count ->
    [one] { $season }, jaar { $year }: { $count } dochterkolonie bij de oogst
   *[other] { $season }, jaar { $year }: { $count } dochterkolonies bij de oogst
}
myrmes-part-objective = { $season }, jaar { $year }: { $objective }
myrmes-part-others-objective = { $season }, jaar { $year }: { $objective }, nu ook voltooid door { $player }
myrmes-part-extra = { $times ->
    [one] { $season }, jaar { $year }: één keer punten gekregen
   *[other] { $season }, jaar { $year }: { $times } keer punten gekregen
}
myrmes-part-winter = Winter van jaar { $year }: { $missing } voedsel te weinig

## The parts of the table. After "-tip" a sentence or two.

myrmes-garden = Tuin
myrmes-table = Seizoenen, atelier, doelen
myrmes-colony = Kolonie van { $player }
myrmes-ground = Tuin
myrmes-ground-tip = Een feromoon krijgt op elk vak een blokje: voedsel op gras, aarde op aarde, steen op steen, niets op paddenstoelen. Water kun je niet betreden.
myrmes-terrain-grass = gras
myrmes-terrain-earth = aarde
myrmes-terrain-stone = steen
myrmes-terrain-mushroom = paddenstoelen
myrmes-terrain-water = water
myrmes-board = Bord van { $player }
myrmes-board-tip = Bovenaan de gebeurtenissen; daaronder de geboorterijen en de voedsterkamer, de kamers van de kolonie, de opslag en de mieren; onderaan de reserve.

## Tiles. The names are used in sentences such as "legt een …"; "the" is the form with its article.

myrmes-kind-pair = feromoon van 2 vakken
    .the = het feromoon van 2 vakken
myrmes-kind-pair-tip = Feromoon, 2 vakken, geen punten. Vanaf kolonieniveau 0.
myrmes-kind-triangle = driehoekig feromoon van 3 vakken
    .the = het driehoekige feromoon van 3 vakken
myrmes-kind-triangle-tip = Feromoon, 3 vakken, 2 punten. Vanaf kolonieniveau I.
myrmes-kind-line = recht feromoon van 3 vakken
    .the = het rechte feromoon van 3 vakken
myrmes-kind-line-tip = Feromoon, 3 vakken, 2 punten. Vanaf kolonieniveau I.
myrmes-kind-rhombus = ruitvormig feromoon van 4 vakken
    .the = het ruitvormige feromoon van 4 vakken
myrmes-kind-rhombus-tip = Feromoon, 4 vakken, 4 punten. Vanaf kolonieniveau II.
myrmes-kind-hook = haakvormig feromoon van 4 vakken
    .the = het haakvormige feromoon van 4 vakken
myrmes-kind-hook-tip = Feromoon, 4 vakken, 4 punten; je mag het omkeren. Vanaf kolonieniveau II.
myrmes-kind-trapezoid = trapeziumvormig feromoon van 5 vakken
    .the = het trapeziumvormige feromoon van 5 vakken
myrmes-kind-trapezoid-tip = Feromoon, 5 vakken, 6 punten. Vanaf kolonieniveau III.
myrmes-kind-pyramid = driehoekig feromoon van 6 vakken
    .the = het driehoekige feromoon van 6 vakken
myrmes-kind-pyramid-tip = Feromoon, 6 vakken, 8 punten. Alleen op kolonieniveau III met de gebeurtenis Vak +1.
myrmes-kind-farm = bladluizenboerderij
    .the = de bladluizenboerderij
myrmes-kind-farm-tip = Speciale tegel, 3 vakken, 2 punten, kost 1 steen. Geeft bij elke oogst 1 voedsel. Vanaf kolonieniveau I.
myrmes-kind-scavenging = foerageerplek
    .the = de foerageerplek
myrmes-kind-scavenging-tip = Speciale tegel, 3 vakken, 2 punten, kost 1 voedsel. Geeft bij elke oogst 1 aarde of 1 steen. Vanaf kolonieniveau I.
myrmes-kind-subcolony = dochterkolonie
    .the = de dochterkolonie
myrmes-kind-subcolony-tip = Speciale tegel, 4 vakken, 4 punten, kost 1 voedsel, 1 aarde en 1 steen. Geeft bij elke oogst 2 punten. Vanaf kolonieniveau III.
# A tile in the garden. $tile is one of the kinds above.
myrmes-tile-of = { $tile } van { $player }
    .the = { FORM($tile, "the") } van { $player }
myrmes-tile-neutral = { $tile } zonder eigenaar
    .the = { FORM($tile, "the") } zonder eigenaar
# Iets in de tuin; $what is een tegel of een prooi, $hex een vak zoals F7, zoals langs de rand.
myrmes-at = { $what } op { $hex }
    .the = { FORM($what, "the") } op { $hex }
myrmes-reserve = { $count ->
    [0] Geen { $tile } meer
   *[other] { $tile }: nog { $count }
}
myrmes-special = { $count ->
    [0] Geen { $tile } meer
   *[other] { $tile }: nog { $count } (gedeeld)
}
myrmes-mark = Van { $player }
myrmes-mark-tip = Anderen betalen een soldaat om een tegel van { $player } te betreden; in de Engelse editie niet voor speciale tegels.
myrmes-exit = Tunneluitgang van { $player }, { $hex }
myrmes-exit-tip = Hier komen werksters van { $player } naar buiten. Er kan niets op worden gelegd.
myrmes-exit-tolled = Tunneluitgang van { $player }, { $hex }
myrmes-exit-tolled-tip = Hier komen werksters van { $player } naar buiten. Anderen betalen een soldaat om erop te stappen. Er kan niets op worden gelegd.
myrmes-halo = Onderweg
myrmes-halo-tip = De werkster die nu aan het lopen is.
myrmes-walker = Werkster op { $terrain }, { $hex }
myrmes-walker-tip = Ze loopt door, legt hier een tegel of stopt. Naar de kolonie keert ze niet terug.
# Shown on hexes when a worker might go there: what it would take.
myrmes-reach = Bereikbaar voor { $price }
myrmes-owner-cube = Eigenaarsblokje van { $player }
myrmes-owner-cube-tip = Het markeert een speciale tegel. Er zijn er vier.

## Cubes, larvae and ants.

myrmes-cube-food = Voedsel op een feromoon
myrmes-cube-food-tip = Bij elke oogst pakt de eigenaar één blokje van elk feromoon.
myrmes-cube-earth = Aarde op een feromoon
myrmes-cube-earth-tip = Bij elke oogst pakt de eigenaar één blokje van elk feromoon.
myrmes-cube-stone = Steen op een feromoon
myrmes-cube-stone-tip = Bij elke oogst pakt de eigenaar één blokje van elk feromoon.
myrmes-store-food = Voedsel
myrmes-store-food-tip = Voor de winter, voor voedsters, voor speciale tegels en voor de koningin.
myrmes-store-earth = Aarde
myrmes-store-earth-tip = Om de kolonie te verdiepen, feromonen op te ruimen en dochterkolonies te stichten.
myrmes-store-stone = Steen
myrmes-store-stone-tip = Om de kolonie te verdiepen, voor bladluizenboerderijen en voor dochterkolonies.
myrmes-larva = Larve
myrmes-larva-tip = Verschuift het gebeurtenisblokje één plek of helpt een voedster groot te brengen; drie larven zijn 1 voedsel waard.
myrmes-nurse = Voedster van { $player }
myrmes-nurse-tip = Op de geboorterijen zorgen voedsters voor larven, werksters en soldaten; in het atelier bouwen ze.
myrmes-nurse-at-work = Voedster van { $player } in het atelier
myrmes-nurse-at-work-tip = Deze plek is deze ronde al gebruikt; aan het einde komt de voedster terug.
myrmes-nurse-on-objective = Voedster van { $player } op een doel
myrmes-nurse-on-objective-tip = { $player } heeft dit doel voltooid. De voedster blijft hier.
myrmes-worker = Werkster van { $player }
myrmes-worker-tip = Ze werkt in een kamer van de kolonie of gaat de tuin in.
myrmes-worker-in-room = Werkster van { $player } in een kamer
myrmes-worker-in-room-tip = Ze heeft gewerkt en is de volgende ronde terug.
myrmes-soldier = Soldaat van { $player }
myrmes-soldier-tip = Soldaten jagen, banen de weg over tegels van anderen en besparen in de winter elk 1 voedsel.
myrmes-reserve-ant = Mier van { $player } in reserve
myrmes-reserve-ant-tip = Kan als werkster of als soldaat geboren worden. Er zijn acht mieren in totaal.
myrmes-held-ladybug = Gevangen lieveheersbeestje
myrmes-held-ladybug-tip = Telt voor de doelen met prooi.
myrmes-held-termite = Gevangen termiet
myrmes-held-termite-tip = Telt voor de doelen met prooi.
myrmes-held-spider = Gevangen spin
myrmes-held-spider-tip = Telt voor de doelen met prooi.
myrmes-ladybug = lieveheersbeestje
myrmes-ladybug-tip = Prooi: kost 1 soldaat, geeft 2 voedsel.
myrmes-termite = termiet
myrmes-termite-tip = Prooi: kost 1 soldaat, geeft 1 voedsel en 2 punten.
myrmes-spider = spin
myrmes-spider-tip = Prooi: kost 2 soldaten, geeft 1 voedsel en 4 punten.

## A colony's board.

myrmes-event-level-1 = Niveau +1
myrmes-event-level-1-tip = Dit seizoen telt de kolonie als één niveau dieper: voor de kamer, de tegels en, behalve in de Engelse editie, de opslag.
myrmes-event-points-1 = Punten +1
myrmes-event-points-1-tip = Dit seizoen krijg je 1 punt extra telkens als je punten scoort.
myrmes-event-larvae-2 = Larven +2
myrmes-event-larvae-2-tip = Twee larven extra, als er een voedster op de larvenrij staat.
myrmes-event-harvest-3 = Oogst +3
myrmes-event-harvest-3-tip = Bij de oogst tot drie blokjes extra van je feromonen.
myrmes-event-move-3 = Beweging +3
myrmes-event-move-3-tip = Elke werkster in de tuin heeft zes bewegingspunten in plaats van drie.
myrmes-event-soldier-1 = Soldaat +1
myrmes-event-soldier-1-tip = Eén soldaat extra, als de voedsters er minstens één voortbrengen.
myrmes-event-hex-1 = Vak +1
myrmes-event-hex-1-tip = Feromonen mogen één vak groter zijn.
myrmes-event-worker-1 = Werkster +1
myrmes-event-worker-1-tip = Eén werkster extra, als de voedsters er minstens één voortbrengen.
myrmes-event-cube = Gebeurtenisblokje
myrmes-event-cube-tip = De gebeurtenis van dit seizoen. Elke larve die je uitgeeft, verschuift het blokje één plek.
myrmes-larva-track = { $nurses ->
    [one] Larvenrij, { $nurses } voedster
   *[other] Larvenrij, { $nurses } voedsters
}
myrmes-larva-track-tip = 1, 2 of 3 voedsters brengen 1, 3 of 5 larven voort.
myrmes-worker-track = { $nurses ->
    [one] Werkstersrij, { $nurses } voedster
   *[other] Werkstersrij, { $nurses } voedsters
}
myrmes-worker-track-tip = 2 voedsters brengen één werkster voort, 4 voedsters twee.
myrmes-soldier-track = { $nurses ->
    [one] Soldatenrij, { $nurses } voedster
   *[other] Soldatenrij, { $nurses } voedsters
}
myrmes-soldier-track-tip = 2 voedsters brengen één soldaat voort, 3 voedsters twee.
myrmes-own-atelier = { $nurses ->
    [one] Eigen atelier, { $nurses } voedster
   *[other] Eigen atelier, { $nurses } voedsters
}
myrmes-own-atelier-tip = Elke voedster hier kan in fase 5 één actie in het atelier uitvoeren.
myrmes-room-gestation = broedkamer
myrmes-room-gestation-tip = Niveau 0: een werkster levert hier 1 larve op.
myrmes-room-larder = provisiekamer
myrmes-room-larder-tip = Niveau I: een werkster levert hier 1 voedsel op.
myrmes-room-quarry = steengroeve
myrmes-room-quarry-tip = Niveau II: een werkster levert hier 1 aarde of 1 steen op.
myrmes-room-queen = koninginnenkamer
myrmes-room-queen-tip = Niveau III: een werkster maakt hier van 1 voedsel 2 punten.
myrmes-closed = Nog niet gegraven
myrmes-closed-tip = Deze kamer gaat open op kolonieniveau { $level }.
myrmes-level = Kolonieniveau { $level }
myrmes-level-tip = Hoe dieper de kolonie, hoe meer kamers ze heeft en hoe groter haar tegels mogen zijn.
myrmes-winter-lack = { $count ->
    [0] Genoeg voedsel voor de winter van dit jaar
    [one] { $count } voedsel te weinig voor de winter van dit jaar
   *[other] { $count } voedsel te weinig voor de winter van dit jaar
}
myrmes-winter-lack-tip = Elke soldaat bespaart 1 voedsel. Elk voedsel te weinig kost 3 punten.
myrmes-store-limit = { $count ->
    [one] In de opslag past { $count } blokje
   *[other] In de opslag passen { $count } blokjes
}
myrmes-store-limit-tip = Wat er niet in past, lever je aan het einde van de ronde in.
myrmes-first = Startspeler: { $player }
myrmes-first-tip = Begint bij de werksters en in het atelier. Na elke ronde gaat het fiche door naar de volgende.

## The shared boards.

myrmes-season-spring = Lente
myrmes-season-spring-tip = Het eerste seizoen van het jaar. De dobbelsteen bepaalt de gebeurtenis.
myrmes-season-summer = Zomer
myrmes-season-summer-tip = Het tweede seizoen van het jaar. De dobbelsteen bepaalt de gebeurtenis.
myrmes-season-autumn = Herfst
myrmes-season-autumn-tip = Het derde seizoen van het jaar. De dobbelsteen bepaalt de gebeurtenis.
myrmes-season-winter = Winter
myrmes-season-winter-tip = Betaal voedsel: 4, 5 en 6 in jaar 1, 2 en 3. Elke soldaat bespaart 1; elk voedsel te weinig kost 3 punten.
myrmes-now = Huidig seizoen
myrmes-now-tip = Lente, zomer en herfst hebben elk zes fases; in de winter betaal je voedsel.
myrmes-die = Seizoensdobbelsteen: { $event }
myrmes-die-tip = Als het seizoen begint, staan de gebeurtenisblokjes op deze gebeurtenis.
myrmes-winter-due = Winter van dit jaar: { $count } voedsel
myrmes-winter-due-tip = Dat betaalt iedereen na de herfst, 1 minder per soldaat.
myrmes-atelier-tunnel = Atelier: tunnel
myrmes-atelier-tunnel-tip = Zet een nieuwe tunneluitgang naast een van je tegels of uitgangen en pak 1 aarde.
myrmes-atelier-level = Atelier: kolonieniveau
myrmes-atelier-level-tip = Maak de kolonie één niveau dieper, voor aarde en steen.
myrmes-atelier-nurse = Atelier: nieuwe voedster
myrmes-atelier-nurse-tip = Breng een voedster groot voor 2 voedsel en 2 larven.
myrmes-atelier-objective = Atelier: doel
myrmes-atelier-objective-tip = Voltooi een van de zes doelen. Je eerste moet van niveau I zijn; elk voltooid niveau opent het volgende.
myrmes-supply-food = Voedsel in de voorraad: { $count }
myrmes-supply-food-tip = Op is op: dan krijgt niemand meer iets.
myrmes-supply-earth = Aarde in de voorraad: { $count }
myrmes-supply-earth-tip = Op is op: dan krijgt niemand meer iets.
myrmes-supply-stone = Steen in de voorraad: { $count }
myrmes-supply-stone-tip = Op is op: dan krijgt niemand meer iets.
myrmes-supply-larvae = Larven in de voorraad: { $count }
myrmes-supply-larvae-tip = Zijn ze op, dan worden er geen meer geboren.
# $level is I, II or III, $task one of those below.
myrmes-objective = Doel { $level }: { $task }
myrmes-objective-tip = { $points } punten. Wie het in een eerdere ronde al voltooide, krijgt { $earlier } punten.
myrmes-task-food = lever { $count } voedsel in
myrmes-task-stone = lever { $count } steen in
myrmes-task-mix = lever { $count } aarde of steen in
myrmes-task-larvae = lever { $count } larven in
myrmes-task-soldiers = lever { $count } soldaten in
myrmes-task-prey = lever { $count } prooien in
myrmes-task-special = { $given ->
    [one] heb { $count } speciale tegels en geef er één op
   *[other] heb { $count } speciale tegels en geef er { $given } op
}
myrmes-task-nurses = { $given ->
    [one] heb { $count } voedsters en geef er één op
   *[other] heb { $count } voedsters en geef er { $given } op
}
myrmes-task-level = { $given ->
    [one] heb minstens kolonieniveau { $count } en ga één niveau terug
   *[other] heb kolonieniveau { $count } en ga { $given } niveaus terug
}
myrmes-task-pheromones = maak { $count } verbonden feromonen leeg

## Numbers beside a name or the table.

myrmes-standing-spring = Lente, jaar { $year } van { $years }
myrmes-standing-summer = Zomer, jaar { $year } van { $years }
myrmes-standing-autumn = Herfst, jaar { $year } van { $years }
myrmes-standing-winter = Winter, jaar { $year } van { $years }

myrmes-fact-points = Punten
myrmes-fact-winter = Voedsel te weinig voor de winter
myrmes-phase-event = Gebeurtenis en voedsters
myrmes-phase-born = Geboortes
myrmes-phase-workers = Werksters
myrmes-phase-harvest = Oogst
myrmes-phase-atelier = Atelier
myrmes-phase-keep = Einde van de ronde

## Amounts, and lists of them.

myrmes-semicolon = { $first }; { $second }
myrmes-nothing = niets
myrmes-amount-food = { $count } voedsel
myrmes-amount-earth = { $count } aarde
myrmes-amount-stone = { $count } steen
myrmes-held-cubes = { $cubes } erop
myrmes-amount-larvae = { $count ->
    [one] { $count } larve
   *[other] { $count } larven
}
myrmes-amount-workers = { $count ->
    [one] { $count } werkster
   *[other] { $count } werksters
}
myrmes-amount-soldiers = { $count ->
    [one] { $count } soldaat
   *[other] { $count } soldaten
}
myrmes-amount-nurses = { $count ->
    [one] { $count } voedster
   *[other] { $count } voedsters
}
myrmes-amount-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
myrmes-amount-moves = { $count ->
    [one] { $count } bewegingspunt
   *[other] { $count } bewegingspunten
}
myrmes-amount-levels = { $count ->
    [one] { $count } kolonieniveau
   *[other] { $count } kolonieniveaus
}
myrmes-amount-prey = { $count ->
    [one] { $count } prooi
   *[other] { $count } prooien
}
myrmes-amount-owned = { $count ->
    [one] { $count } speciale tegel
   *[other] { $count } speciale tegels
}
myrmes-amount-growing-food = { $count } voedsel om te oogsten
myrmes-amount-growing-earth = { $count } aarde om te oogsten
myrmes-amount-growing-stone = { $count } steen om te oogsten
myrmes-amount-exits = { $count ->
    [one] { $count } tunneluitgang
   *[other] { $count } tunneluitgangen
}

## What is asked.

myrmes-ask-settle = Kies een startvak voor je eerste tunneluitgang
myrmes-ask-event = Kies je gebeurtenis: elke larve verschuift het blokje één plek
myrmes-ask-event-only = Je hebt geen larven: het blokje blijft op deze gebeurtenis
myrmes-ask-nurses-larvae = Hoeveel voedsters op de larvenrij?
myrmes-ask-nurses-workers = Hoeveel voedsters op de werkstersrij?
myrmes-ask-nurses-soldiers = Hoeveel voedsters op de soldatenrij?
myrmes-ask-nurses-atelier = Hoeveel voedsters in het atelier?
myrmes-ask-born = Te weinig mieren in reserve: welke worden geboren?
myrmes-ask-workers = Stuur een werkster naar een kamer of via een tunnel naar buiten
myrmes-ask-workers-out = Je kunt geen kamer gebruiken: stuur een werkster via een tunnel naar buiten
# What a worker on its way can do depends on where it is; it can always stop.
myrmes-ask-way-go-place = { $moves ->
    [one] Nog { $moves } bewegingspunt: loop door, leg een tegel of stop
   *[other] Nog { $moves } bewegingspunten: loop door, leg een tegel of stop
}
myrmes-ask-way-go-clear = { $moves ->
    [one] Nog { $moves } bewegingspunt: loop door, ruim het feromoon op of stop
   *[other] Nog { $moves } bewegingspunten: loop door, ruim het feromoon op of stop
}
myrmes-ask-way-go = { $moves ->
    [one] Nog { $moves } bewegingspunt: loop door of stop
   *[other] Nog { $moves } bewegingspunten: loop door of stop
}
myrmes-ask-way-place = { $moves ->
    [0] Geen bewegingspunten meer: leg een tegel of stop
   *[other] Je kunt hier niet verder: leg een tegel of stop
}
myrmes-ask-way-clear = { $moves ->
    [0] Geen bewegingspunten meer: ruim het feromoon op of stop
   *[other] Je kunt hier niet verder: ruim het feromoon op of stop
}
myrmes-ask-way-stop = { $moves ->
    [0] Geen bewegingspunten meer, en je kunt hier geen tegel leggen: stop
   *[other] Je kunt hier niet verder, en je kunt hier geen tegel leggen: stop
}
myrmes-ask-harvest = Oogst: pak een blokje
myrmes-ask-extra = Oogst +3: pak nog een blokje, of stop
myrmes-ask-atelier = Gebruik een voedster in het atelier, of rond af
myrmes-ask-atelier-none = Je voedsters kunnen niets doen in het atelier: rond af
myrmes-ask-atelier-food = Je voedsters kunnen nog niets doen: maak voedsel van larven, of rond af
myrmes-ask-empty = Kies een verbonden feromoon om leeg te maken
myrmes-ask-keep = De opslag is te klein: wat bewaar je?
myrmes-ask-winter = Winter: maak voedsel van larven, of betaal met wat je hebt

## Targets.

myrmes-none = Geen
myrmes-clear = Ruim het feromoon op (1 aarde)
myrmes-point = Leg op { $hexes }
myrmes-turned-right = { $degrees ->
    [0] Zoals in de reserve
   *[other] { $degrees }° naar rechts gedraaid
}
myrmes-turned-left = { $degrees }° naar links gedraaid
myrmes-turned-over-right = { $degrees ->
    [0] Omgekeerd
   *[other] Omgekeerd en { $degrees }° naar rechts gedraaid
}
myrmes-turned-over-left = Omgekeerd en { $degrees }° naar links gedraaid
myrmes-take-earth = 1 aarde
myrmes-take-stone = 1 steen
myrmes-take-food = 1 voedsel
myrmes-mix = { $earth ->
    [0] Alleen steen
   *[other] { $earth } aarde, de rest steen
}

## What may be done. $deed is one of the lines below; then what it costs and brings.

myrmes-do = { $deed }
myrmes-do-costs = { $deed }: kost { $costs }
myrmes-do-brings = { $deed }: geeft { $brings }
myrmes-do-both = { $deed }: kost { $costs }, geeft { $brings }
myrmes-do-holds = { $deed }: { $brings }
myrmes-do-event = Kies { $event }
myrmes-do-settle = Begin op { $hex }
myrmes-do-nurses-larvae = { $count ->
    [0] Geen voedster op de larvenrij
    [one] { $count } voedster op de larvenrij
   *[other] { $count } voedsters op de larvenrij
}
myrmes-do-nurses-workers = { $count ->
    [0] Geen voedster op de werkstersrij
    [one] { $count } voedster op de werkstersrij
   *[other] { $count } voedsters op de werkstersrij
}
myrmes-do-nurses-soldiers = { $count ->
    [0] Geen voedster op de soldatenrij
    [one] { $count } voedster op de soldatenrij
   *[other] { $count } voedsters op de soldatenrij
}
myrmes-do-nurses-atelier = { $count ->
    [0] Geen voedster in het atelier
    [one] { $count } voedster in het atelier
   *[other] { $count } voedsters in het atelier
}
myrmes-do-bear = Deze worden geboren
myrmes-do-work = Werk in de { $room }
myrmes-do-out = Ga naar buiten op { $hex }
myrmes-do-step = Stap op { $terrain } op { $hex }
myrmes-do-step-tile = Stap op { FORM($tile, "the") }
myrmes-do-step-exit = Loop naar de tunneluitgang van { $owner } op { $hex }
myrmes-do-hunt = Vang een { $prey } op { $hex }
myrmes-do-clear = Ruim { FORM($tile, "the") } op en ga op { $terrain } op { $hex } staan
myrmes-do-place = Leg een { $tile } op { $hexes }
myrmes-do-stop = Beweging beëindigen
myrmes-do-harvest = Pak een blokje van { FORM($tile, "the") }
myrmes-do-enough = Pak niets meer
myrmes-do-tunnel = Graaf een tunneluitgang op { $terrain } op { $hex }
myrmes-do-dig = Verdiep de kolonie tot niveau { $level }
myrmes-do-breed = Breng een voedster groot
myrmes-do-objective = { $objective }
myrmes-do-objective-tiles = { $objective }: { $tiles }
myrmes-do-empty = Maak { FORM($tile, "the") } leeg
myrmes-do-keep = Bewaar { $goods }
myrmes-do-exchange = Maak voedsel van larven
myrmes-do-done = Klaar in het atelier
myrmes-do-pay = Winter betalen

## The log. $deed is one of the lines below.

myrmes-did = { $deed }.
myrmes-did-costs = { $deed } en betaalt { $costs }.
myrmes-did-brings = { $deed } en krijgt { $brings }.
myrmes-did-both = { $deed }, betaalt { $costs } en krijgt { $brings }.
myrmes-did-bear = { $player } bepaalt welke mieren geboren worden
myrmes-did-work = { $player } zet een werkster aan het werk in de { $room }
myrmes-did-settle = { $player } begint op { $hex }
myrmes-did-harvest = { $player } oogst van { FORM($tile, "the") }
myrmes-did-enough = { $player } pakt niets meer
myrmes-did-tunnel = { $player } graaft een tunneluitgang op { $terrain } op { $hex }
myrmes-did-dig = { $player } verdiept de kolonie tot niveau { $level }
myrmes-did-breed = { $player } brengt een voedster groot
myrmes-did-objective = { $player } voltooit “{ $objective }”
myrmes-did-objective-tiles = { $player } voltooit “{ $objective }” met { FORM($tiles, "the") }
myrmes-did-empty = { $player } maakt { FORM($tile, "the") } leeg
myrmes-did-keep = { $player } bewaart { $goods } in de opslag
myrmes-did-exchange = { $larvae ->
    [one] { $player } maakt van { $larvae } larve 1 voedsel
   *[other] { $player } maakt van { $larvae } larven 1 voedsel
}
myrmes-did-done = { $player } is klaar in het atelier
myrmes-did-pay = { $player } betaalt de winter
# De weg van een werkster in één regel. $deeds is een opsomming van de regels hieronder, $trade wat het kost en oplevert.
myrmes-told-way = Een werkster van { $player } { $deeds }.
myrmes-told-way-for = Een werkster van { $player } { $deeds } ({ $trade }).
myrmes-trade = { $costs } → { $brings }
myrmes-way-walks = { $steps ->
    [one] loopt { $steps } vak
   *[other] loopt { $steps } vakken
}
myrmes-way-hunts = vangt een { $prey } op { $hex }
myrmes-way-clears = ruimt { FORM($tile, "the") } op
myrmes-way-places = legt een { $tile } op { $hexes }
myrmes-way-stops = blijft op { $hex } staan
# Somebody else has chosen something that stays hidden for now.
myrmes-told-secret = { $player } kiest in het geheim.
myrmes-told-each = { $player }: { $what }
myrmes-told-revealed = Onthuld – { $choices }.
# $larvae, $workers, $soldiers and $atelier are numbers of nurses.
myrmes-told-plan = { $event }; voedsters: { $larvae } voor larven, { $workers } voor werksters, { $soldiers } voor soldaten, { $atelier } in het atelier
myrmes-told-births = Geboren – { $results }.
myrmes-told-harvest = Oogst – { $results }.
myrmes-told-passed = Geboortes en oogst van deze ronde – { $results }.
myrmes-told-earlier = Al eerder voltooid – { $results }.
myrmes-told-winter = Winter – { $results }.
myrmes-told-winter-lost = { $points ->
    [0] geen verlies
    [one] { $points } punt kwijt
   *[other] { $points } punten kwijt
}
myrmes-told-dice = De dobbelstenen van jaar { $year }: lente { $spring }, zomer { $summer }, herfst { $autumn }.
myrmes-told-season = { $season } van jaar { $year }: { $player } is startspeler.
myrmes-told-winter-begins = De winter komt: iedereen betaalt { $food } voedsel, 1 minder per soldaat.
myrmes-told-over = De derde winter is voorbij, en daarmee het spel.

## Why something cannot be done. “You” is the player who tried it.

myrmes-refused-start-first = Kies eerst een startvak voor je tunneluitgang.
myrmes-refused-start-taken = Een andere speler heeft dit startvak al gekozen; er zijn nog andere vrij.
myrmes-refused-start-elsewhere = Dit is geen startvak.
myrmes-refused-settled = De eerste tunneluitgangen hebben al een plek.
myrmes-refused-event-now = Nu is het tijd om een gebeurtenis te kiezen en je voedsters te verdelen.
myrmes-refused-event-first = Kies eerst je gebeurtenis en verdeel daarna je voedsters.
myrmes-refused-event-final = Je hebt je gebeurtenis al gekozen; dat staat vast.
# $needed is an amount of larvae, $larvae a number of them.
myrmes-refused-event-far = Daarvoor heb je { $needed } nodig; je hebt er { $larvae }.
myrmes-refused-nurses-order = Verdeel je voedsters in deze volgorde: larven, werksters, soldaten, atelier.
myrmes-refused-nurses-final = Die voedsters heb je al verdeeld; dat staat vast.
# $limit is 3 or 4.
myrmes-refused-nurses-limit = Hier is plaats voor { $limit } voedsters.
myrmes-refused-nurses-left = { $nurses ->
    [one] Je hebt nog maar { $nurses } voedster over.
   *[other] Je hebt nog maar { $nurses } voedsters over.
}
myrmes-refused-births-first = Kies eerst welke mieren worden geboren.
# $workers and $soldiers are amounts.
myrmes-refused-births-more = Je voedsters brengen hoogstens { $workers } en { $soldiers } voort.
myrmes-refused-births-reserve = { $ants ->
    [one] Je hebt { $ants } mier in reserve, dus er wordt er precies één geboren.
   *[other] Je hebt { $ants } mieren in reserve; precies zoveel worden er geboren.
}
myrmes-refused-worker-now = Stuur nu een werkster naar een kamer of via een tunnel naar buiten.
myrmes-refused-not-own-exit = Je werksters gaan alleen via je eigen tunneluitgangen naar buiten.
myrmes-refused-nobody-out = Je hebt geen werkster in de tuin. Stuur er eerst een naar buiten.
myrmes-refused-room-closed = Deze kamer gaat open op kolonieniveau { $level }.
myrmes-refused-room-used = In deze kamer is al een van je werksters.
myrmes-refused-queen = De koningin heeft 1 voedsel nodig, en dat heb je niet.
myrmes-refused-on-its-way = Je werkster is nog in de tuin: loop door, leg een tegel of stop.
myrmes-refused-unused = Met dit aantal spelers wordt dit deel van de tuin niet gebruikt.
myrmes-refused-water = Hier is water, en dat kun je niet betreden.
# $hex is the name of a hex as it is typed.
myrmes-refused-one-space = Een tegel telt als één vak. Deze tegel heet { $hex }.
myrmes-refused-not-beside = Je werkster kan alleen naar een vak naast haar.
myrmes-refused-no-movement = Je werkster heeft geen bewegingspunten meer.
myrmes-refused-toll = Dit vak betreden kost 1 soldaat, en die heb je niet.
myrmes-refused-prey = Hier is prooi: vang die om dit vak te betreden.
myrmes-refused-no-prey = Hier is geen prooi.
# $needed and $soldiers are numbers of soldiers.
myrmes-refused-hunt = { $needed ->
    [one] Om een { $prey } te vangen heb je { $needed } soldaat nodig; je hebt er { $soldiers }.
   *[other] Om een { $prey } te vangen heb je { $needed } soldaten nodig; je hebt er { $soldiers }.
}
myrmes-refused-on-a-tile = Je werkster staat op een tegel en kan hier geen nieuwe leggen.
# $size is 2 to 6.
myrmes-refused-too-large = Je feromonen mogen nu hoogstens { $size } vakken groot zijn.
myrmes-refused-reserve = Je hebt geen { $tile } meer in reserve.
myrmes-refused-tile-level = Voor een { $tile } heb je kolonieniveau { $level } nodig.
# $tile is a special tile here; all of these are "de".
myrmes-refused-tile-price = Je kunt geen { $tile } betalen: die kost { $price }.
myrmes-refused-owner-cubes = Je vier eigenaarsblokjes zijn allemaal in gebruik.
# Of the special tiles, which all players share.
myrmes-refused-stock = Er is voor niemand meer een { $tile }.
myrmes-refused-outside = De tegel zou buiten de tuin steken of water bedekken.
myrmes-refused-off-worker = De tegel moet het vak bedekken waarop je werkster staat.
myrmes-refused-over-unused = De tegel zou een deel van de tuin bedekken dat niet wordt gebruikt.
myrmes-refused-over-exit = Een tegel mag geen tunneluitgang bedekken.
myrmes-refused-over-tile = Een tegel mag geen andere tegel of prooi bedekken.
myrmes-refused-no-pheromone = Je werkster staat niet op een feromoon.
myrmes-refused-clear-special = Speciale tegels kun je niet opruimen.
myrmes-refused-clear-cubes = Er liggen nog blokjes op dit feromoon; je kunt alleen lege opruimen.
myrmes-refused-clear-price = Een feromoon opruimen kost 1 aarde, en die heb je niet.
myrmes-refused-clear-stand = Kies een vak van dit feromoon waarop je werkster gaat staan.
myrmes-refused-food-useless = Je kunt nu nergens voedsel aan uitgeven; bewaar je larven.
myrmes-refused-larvae = { $larvae ->
    [0] Je hebt geen larven meer.
    [one] Je hebt nog maar { $larvae } larve.
   *[other] Je hebt nog maar { $larvae } larven.
}
myrmes-refused-supply = Er is geen voedsel meer in de voorraad.
myrmes-refused-three-larvae = Pas drie larven zijn 1 voedsel waard.
myrmes-refused-portion-go = Minder dan drie larven zijn maar één keer per beurt en één keer in de winter 1 voedsel waard.
myrmes-refused-portion-round = Minder dan drie larven zijn maar één keer per ronde en één keer in de winter 1 voedsel waard.
myrmes-refused-harvest-next = Pak eerst een blokje van { FORM($tile, "the") }.
myrmes-refused-harvest-kind = Zo’n blokje kun je niet van deze tegel pakken.
myrmes-refused-harvest-extra = Pak een blokje dat nog op een van je feromonen ligt, of stop.
myrmes-refused-atelier-now = Nu zijn je voedsters in het atelier aan de beurt: gebruik er een, of rond af.
myrmes-refused-atelier-used = Deze plek in het atelier heb je deze ronde al gebruikt.
myrmes-refused-all-exits = Al je tunneluitgangen liggen al in de tuin.
myrmes-refused-exit-not-empty = Een tunneluitgang heeft een leeg vak nodig.
myrmes-refused-exit-far = Een tunneluitgang moet naast een van je tegels of uitgangen komen.
myrmes-refused-deepest = Je kolonie heeft het diepste niveau al bereikt.
myrmes-refused-dig-price = Je kunt het volgende kolonieniveau niet betalen: dat kost { $price }.
myrmes-refused-all-nurses = Al je voedsters zijn al in het spel.
myrmes-refused-nurse-price = Je kunt geen voedster grootbrengen: dat kost { $price }.
myrmes-refused-objective-absent = Dit doel doet in dit spel niet mee.
myrmes-refused-objective-done = Je hebt dit doel al voltooid.
# $level is I or II.
myrmes-refused-objective-level = Voltooi eerst een doel van niveau { $level }.
myrmes-refused-objective-price = Je kunt “{ $objective }” nog niet voltooien.
# $count is 2 to 6; $held is the earth and stone that the player has.
myrmes-refused-objective-mix = Dit doel kost { $count } blokjes; je hebt { $held }.
# $given is 1 or 2; $hexes are the tiles to choose from, as they are typed, or pairs of them.
myrmes-refused-objective-tiles = { $given ->
    [one] Geef een van deze speciale tegels op: { $hexes }.
   *[other] Geef { $given } speciale tegels op; dit kan: { $hexes }.
}
myrmes-refused-empty-for-what = Feromonen maak je alleen leeg voor een doel.
myrmes-refused-empty-first = Maak eerst de feromonen voor je doel leeg.
myrmes-refused-not-connected = Dit is niet een van je verbonden feromonen.
# $limit is 4 or 6.
myrmes-refused-keep-first = In je opslag passen { $limit } blokjes: kies welke je bewaart.
myrmes-refused-keep-count = Bewaar precies { $limit } blokjes; zoveel passen er in je opslag.
myrmes-refused-keep-kind = Zoveel blokjes heb je niet van elke soort.
myrmes-refused-winter-now = Het is winter: maak voedsel van larven, of betaal.

## Wat een vriend voor een beslissing zou zeggen (waarschuwingen)

# $food is less than $due; $points are lost as things stand.
myrmes-warning-winter = Na dit seizoen komt de winter: je hebt { $food } van de { $due } voedsel. Zo verlies je { $points } punten.
# The larvae are counted as food.
myrmes-warning-winter-larvae = Na dit seizoen komt de winter: zelfs met je larven heb je maar { $food } van de { $due } voedsel. Zo verlies je { $points } punten.
# $cubes is more than $limit, which is 4 or 6.
myrmes-warning-store = Je hebt { $cubes } blokjes, maar aan het einde van de ronde passen er maar { $limit } in je opslag.
myrmes-warning-reserve = Je hebt te weinig mieren in reserve: dit levert niets op.
myrmes-warning-event-level = Je kolonie is al op het diepste niveau: deze gebeurtenis levert niets op.
myrmes-warning-nurses-workers = { $nurses ->
    [one] Deze voedster levert hier niets op: voor een werkster heb je twee voedsters nodig.
   *[other] Een van deze voedsters levert hier niets op: voor elke werkster heb je er twee nodig.
}
myrmes-warning-nurses-soldiers = Deze voedster levert hier niets op: voor een soldaat heb je twee voedsters nodig.
myrmes-warning-idle = { $nurses ->
    [one] Je laatste voedster doet dit seizoen niets.
   *[other] { $nurses } van je voedsters doen dit seizoen niets.
}
myrmes-warning-no-tile = Je hebt geen tegel die deze werkster kan leggen: ze kan alleen jagen en opruimen.
myrmes-warning-last-soldier = { $soldiers ->
    [one] Dit kost je laatste soldaat: daarna kun je niet jagen en geen feromonen van anderen betreden.
   *[other] Dit kost je laatste { $soldiers } soldaten: daarna kun je niet jagen en geen feromonen van anderen betreden.
}
# In the season before winter.
myrmes-warning-last-soldier-autumn = { $soldiers ->
    [one] Dit kost je laatste soldaat: dan heb je in de winter 1 voedsel meer nodig.
   *[other] Dit kost je laatste { $soldiers } soldaten: dan heb je in de winter { $soldiers } voedsel meer nodig.
}
myrmes-warning-dead-end = Daar kan je werkster niets meer doen, ook geen tegel leggen.
myrmes-warning-stop = Je werkster kan hier nog een tegel leggen.
myrmes-warning-done = { $nurses ->
    [one] Er wacht nog één voedster in het atelier die iets kan doen.
   *[other] Er wachten nog { $nurses } voedsters in het atelier die iets kunnen doen.
}
myrmes-warning-keep = Je bewaart maar { $food } voedsel, maar de winter vraagt er { $due }.
# $points are lost for all missing food.
myrmes-warning-pay = Van je larven kun je nog voedsel maken; zo verlies je { $points } punten.
