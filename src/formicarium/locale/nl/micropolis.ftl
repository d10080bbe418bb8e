### Micropolis, Dutch. Ids, variables and comments are those of en/micropolis.ftl.
### Terms: mierennest, tegel, fundament, soldaat, leger, leider, leidersfiche, gang, werkster,
### koningin, voedster, architect, architectfiche, officier, wachter, barak, geschenk, rij, stapel,
### voorraad. It is "het fiche", and "pakken" is what one does with a tile.

## The game, its variants and options, as shown before it begins.

micropolis-summary = Pak tegels, laat er soldaten voor achter en sluit een ring van gangen vol koninginnen, werksters en fruit.
micropolis-variant-base = Basisspel
micropolis-variant-base-summary = Ieder één mierennest, tien rondes.
micropolis-variant-expert = Expertspel
micropolis-variant-expert-summary = Ieder twee mierennesten, twintig rondes.
micropolis-option-start = Eerste leider
micropolis-option-start-drawn = door loting
micropolis-option-start-a = speler A
micropolis-option-start-b = speler B
micropolis-option-start-c = speler C
micropolis-option-start-d = speler D
micropolis-option-start-e = speler E
micropolis-option-start-f = speler F
micropolis-option-start-about = Wie het leidersfiche als eerste heeft en de eerste ronde begint (P3.5).
micropolis-option-tiles = Tegels
micropolis-option-tiles-second = tweede reeks
micropolis-option-tiles-first = eerste reeks
micropolis-option-tiles-about = Zo zien onze 61 tegels eruit: in de tweede reeks lopen meer gangen dood, zodat er minder mieren en vruchten in passen. Met de eerste gaan oude partijen verder (PT11).

## The six categories of the score pad.

micropolis-source-population = Bevolking
micropolis-source-population-tip = 1 punt voor elke afgebeelde mier, of het nu een werkster is of een specialist.
micropolis-source-galleries = Gangen
micropolis-source-galleries-tip = 5 punten voor de gang waarin van allemaal de meeste mieren zijn afgebeeld.
micropolis-source-harvest = Oogst
micropolis-source-harvest-tip = Elke gang naar het aantal verschillende vruchten: 2, 5, 10, 15, 20 of 25 punten voor 1 tot 6 soorten.
micropolis-source-royal-gallery = Koninklijke gang
micropolis-source-royal-gallery-tip = 1 punt voor elke tegel waarop een gang met precies één koningin komt.
micropolis-source-red-army = Rode leger
micropolis-source-red-army-tip = 5 punten voor het grootste leger. Soldaten in barakken tellen niet mee.
micropolis-source-barracks = Barakken
micropolis-source-barracks-tip = Elke volle barak levert de waarde op die erop staat.
# $numbers is a list of players with their armies.
micropolis-tie-army = Evenveel punten: het grootste leger beslist ({ $numbers }).

## Lines that explain a cell of the score pad.

micropolis-part-population = { $tiles ->
    [one] { $ants ->
        [one] { $tiles } tegel met { $ants } mier
       *[other] { $tiles } tegel met { $ants } mieren
    }
   *[other] { $ants ->
        [one] { $tiles } tegels met elk { $ants } mier
       *[other] { $tiles } tegels met elk { $ants } mieren
    }
}
micropolis-part-no-ants = Nog geen enkele gang heeft mieren.
micropolis-part-most-ants = { $ants ->
    [one] { $ants } mier in één gang; geen gang heeft er meer.
   *[other] { $ants } mieren in één gang; geen gang heeft er meer.
}
micropolis-part-fewer-ants = Hoogstens { $ants ->
    [one] { $ants } mier
   *[other] { $ants } mieren
} in één gang; in een ander mierennest zijn het er { $most }.
micropolis-part-harvest = { $fruits ->
    [one] Gang met { $fruits } soort vruchten
   *[other] Gang met { $fruits } soorten vruchten
}
micropolis-part-queens = { $queens ->
    [one] { $tiles ->
        [one] Gang van één koningin: { $tiles } tegel
       *[other] Gang van één koningin: { $tiles } tegels
    }
   *[other] Gang met { $queens } koninginnen: niets
}
micropolis-part-no-queen = Geen gang heeft hier een koningin.
micropolis-part-no-army = Niemand heeft een leger.
micropolis-part-largest-army = { $soldiers ->
    [one] Leger van { $soldiers } soldaat; geen enkel leger is groter.
   *[other] Leger van { $soldiers } soldaten; geen enkel leger is groter.
}
micropolis-part-smaller-army = { $soldiers ->
    [0] Geen soldaten
    [one] { $soldiers } soldaat
   *[other] { $soldiers } soldaten
}; het grootste leger heeft er { $most }.
micropolis-part-barracks = { $soldiers ->
    [one] Volle barak op { $tile }: { $soldiers } soldaat
   *[other] Volle barak op { $tile }: { $soldiers } soldaten
}

## Parts of the table. Titles and names of pieces, and after "-tip" a sentence or two about them.

micropolis-row = Rij
micropolis-anthill = Mierennest van { $player }
# $number is I or II.
micropolis-anthill-numbered = Mierennest { $number } van { $player }
# As in "the leader marker goes to …"; in the base game a player's name stands there instead.
micropolis-holder-anthill = mierennest { $number } van { $player }
micropolis-ring = Ring
micropolis-ring-tip = Tien tegels sluiten de ring. Een nieuwe tegel leg je links of rechts aan de tegels die er al liggen.
micropolis-foundation = { $soldiers ->
    [0] Fundament van { $player }: geen soldaten
    [one] Fundament van { $player }: { $soldiers } soldaat
   *[other] Fundament van { $player }: { $soldiers } soldaten
}
micropolis-foundation-tip = Hier staat het leger: hoogstens { $most } soldaten. Het betaalt voor tegels, bepaalt wie de leider is en telt voor het rode leger.
micropolis-leader = Leidersfiche van { $player }
micropolis-leader-tip = De leider begint elke ronde en verliest bij elke officier een soldaat. Telkens als de rij is aangevuld, gaat het fiche naar het grootste leger.
micropolis-architect-marker = Architectfiche
micropolis-architect-marker-tip = Lever het in en pak een tegel naar keuze uit de rij, zonder soldaten achter te laten.
micropolis-stack = { $tiles ->
    [0] Stapel: leeg
    [one] Stapel: { $tiles } tegel
   *[other] Stapel: { $tiles } tegels
}
micropolis-stack-tip = Hiermee wordt de rij aangevuld tot zeven tegels. Alleen de volgorde is geheim.
micropolis-supply = { $soldiers ->
    [0] Voorraad: geen soldaten
    [one] Voorraad: { $soldiers } soldaat
   *[other] Voorraad: { $soldiers } soldaten
}
micropolis-supply-tip = Soldaten die van niemand zijn. Voedsters en officieren halen ze naar een leger.
micropolis-price = { $soldiers ->
    [0] Gratis
    [one] Kost { $soldiers } soldaat
   *[other] Kost { $soldiers } soldaten
}
micropolis-price-tip = Zet op elke tegel die je overslaat een soldaat uit je leger, te beginnen vooraan in de rij.
micropolis-soldier-in-army = Soldaat van { $player }
micropolis-soldier-in-army-tip = Hoort bij het leger: betaal er tegels mee of bezet een barak.
micropolis-soldier-in-barracks = Soldaat in een barak
micropolis-soldier-in-barracks-tip = Hoort niet bij het leger; verplaatsen kan alleen met een wachter.
micropolis-soldier-in-supply = Soldaat in de voorraad
micropolis-soldier-on-row = Soldaat op een tegel
micropolis-soldiers-on-row-tip = { $soldiers ->
    [one] Wie de tegel pakt, krijgt deze soldaat.
   *[other] Wie de tegel pakt, krijgt deze { $soldiers } soldaten.
}

## Numbers beside a player's name, or beside the table.

micropolis-standing = Ronde { $round } van { $rounds }

micropolis-fact-round = Ronde
micropolis-fact-points = Punten
micropolis-fact-army = Leger
micropolis-fact-architect-markers = Architectfiches

## What a move brings or costs, after a sign: “+2 soldaten in het leger”.

micropolis-amount-soldiers = { $count ->
    [one] { $count } soldaat in het leger
   *[other] { $count } soldaten in het leger
}
micropolis-amount-architects = { $count ->
    [one] { $count } architectfiche
   *[other] { $count } architectfiches
}

## Names of tiles, by what they are good for.

micropolis-tile-queen = { $tile } (koningin)
micropolis-tile-nurse = { $eggs ->
    [one] { $tile } (voedster met { $eggs } ei)
   *[other] { $tile } (voedster met { $eggs } eieren)
}
micropolis-tile-architect = { $tile } (architect)
micropolis-tile-officer = { $tile } (officier)
micropolis-tile-guard = { $tile } (wachter)
micropolis-tile-barracks = { $soldiers ->
    [one] { $tile } (barak voor { $soldiers } soldaat)
   *[other] { $tile } (barak voor { $soldiers } soldaten)
}
micropolis-tile-plain = { $tile }

## What a tile does, and what its galleries hold. $effect is one of the sentences that follow.

micropolis-tile-tip = { $effect } Gangen: { $galleries }.
micropolis-tile-tip-plain = Gangen: { $galleries }.
micropolis-effect-queen = Koningin: aan het einde 1 punt voor elke tegel van haar gang, als er geen andere koningin in woont.
micropolis-effect-nurse = { $eggs ->
    [one] Voedster: { $eggs } soldaat uit de voorraad komt meteen bij het leger.
   *[other] Voedster: { $eggs } soldaten uit de voorraad komen meteen bij het leger.
}
micropolis-effect-architect = Architect: pak een architectfiche, in een latere beurt goed voor een tegel naar keuze uit de rij.
micropolis-effect-officer = Officier: de leider verliest een soldaat en jij pakt er één uit de voorraad.
micropolis-effect-guard = Wachter: verplaats naar wens soldaten tussen leger en barakken.
micropolis-effect-barracks = { $soldiers ->
    [one] Barak: bezet hem meteen met { $soldiers } soldaat of laat hem leeg; vol is hij { $points } punten waard.
   *[other] Barak: bezet hem meteen met { $soldiers } soldaten of laat hem leeg; vol is hij { $points } punten waard.
}
micropolis-gallery = { $way } ({ $things })
micropolis-empty = leeg

## How a piece of gallery runs. A tile has an outer and an inner opening on its left and on its right.

micropolis-way-lo = doodlopende buitengang links
micropolis-way-li = doodlopende binnengang links
micropolis-way-ro = doodlopende buitengang rechts
micropolis-way-ri = doodlopende binnengang rechts
micropolis-way-lo-ro = buitengang
micropolis-way-li-ri = binnengang
micropolis-way-lo-ri = van linksbuiten naar rechtsbinnen
micropolis-way-li-ro = van linksbinnen naar rechtsbuiten
micropolis-way-lo-li = U-bocht links
micropolis-way-ro-ri = U-bocht rechts
micropolis-way-lo-li-ro = buitengang met aftakking naar linksbinnen
micropolis-way-lo-li-ri = binnengang met aftakking naar linksbuiten
micropolis-way-lo-ro-ri = buitengang met aftakking naar rechtsbinnen
micropolis-way-li-ro-ri = binnengang met aftakking naar rechtsbuiten
micropolis-way-hall = zaal met vier openingen

## What lies in a gallery.

micropolis-workers = { $workers ->
    [one] { $workers } werkster
   *[other] { $workers } werksters
}
micropolis-queen = koningin
micropolis-nurse = voedster
micropolis-architect = architect
micropolis-officer = officier
micropolis-guard = wachter
micropolis-cherry = kers
micropolis-lemon = citroen
micropolis-grape = druif
micropolis-blackberry = braam
micropolis-fig = vijg
micropolis-pomegranate = granaatappel
micropolis-gift = geschenk

## What is asked of a player.

micropolis-ask-take = Pak een tegel uit de rij en kies een plek.
micropolis-ask-barracks = { $soldiers ->
    [one] Bezet je de barak op { $tile } met { $soldiers } soldaat, of laat je hem leeg?
   *[other] Bezet je de barak op { $tile } met { $soldiers } soldaten, of laat je hem leeg?
}
micropolis-ask-guard = De wachter op { $tile } verplaatst soldaten. Welke barakken moeten vol zijn?
micropolis-ask-leader = Gelijke stand voor het grootste leger: wie krijgt het leidersfiche?
micropolis-ask-first-leader = Welk van je mierennesten krijgt het leidersfiche?

## Places for a tile, as in "takes Q3 at the left end". $number is I or II.

micropolis-place-left = aan de linkerkant
micropolis-place-right = aan de rechterkant
micropolis-place-first = als eerste tegel
micropolis-place-last = als sluitstuk
micropolis-place-in-anthill = { $place } van mierennest { $number }

## What a tile costs, as in "Q3 at the left end: pay 2 soldiers".

micropolis-price-soldiers = { $soldiers ->
    [0] gratis
    [one] { $soldiers } soldaat blijft achter
   *[other] { $soldiers } soldaten blijven achter
}
micropolis-price-architect = met een architectfiche

## Buttons and labels of choices.

micropolis-take = { $tile } { $place }: { $price }; { $brings }
micropolis-pay = { $soldiers ->
    [one] Betaal { $soldiers } soldaat
   *[other] Betaal { $soldiers } soldaten
}
micropolis-use-architect = Lever een architectfiche in
micropolis-fill = { $soldiers ->
    [one] Bezet { $tile } met { $soldiers } soldaat ({ $points } punten)
   *[other] Bezet { $tile } met { $soldiers } soldaten ({ $points } punten)
}
micropolis-leave = Laat { $tile } leeg
micropolis-distribute = Vol: { $barracks }. Leger: { $soldiers }
micropolis-distribute-none = Alle barakken leeg. Leger: { $soldiers }
micropolis-distribute-as-is = Verander niets. Leger: { $soldiers }
micropolis-give-leader = Leidersfiche naar { $holder }

## What taking a tile brings: parts of micropolis-take, joined by micropolis-semicolon.

micropolis-brings-nothing = geen direct effect
micropolis-brings-soldiers = { $soldiers ->
    [one] { $soldiers } soldaat erbij
   *[other] { $soldiers } soldaten erbij
}
micropolis-brings-too-many = voor { $soldiers } daarvan is geen plaats
micropolis-brings-barracks = { $soldiers ->
    [one] barak voor { $soldiers } soldaat ({ $points } punten)
   *[other] barak voor { $soldiers } soldaten ({ $points } punten)
}
micropolis-brings-nurse = { $soldiers ->
    [0] voedster, maar er komt geen soldaat bij
    [one] voedster brengt { $soldiers } soldaat
   *[other] voedster brengt { $soldiers } soldaten
}
# $lost and $won are 0 or 1.
micropolis-brings-officer = officier: { $leader } { $lost ->
    [0] heeft geen soldaat te verliezen
   *[other] verliest een soldaat
}, { $won ->
    [0] jij krijgt er geen
   *[other] jij krijgt er één
}
# De leider pakt zelf de officier.
micropolis-brings-officer-own = officier: je bent zelf leider, { $lost ->
    [0] hebt geen soldaat te verliezen
   *[other] verliest een soldaat
} { $won ->
    [0] en krijgt er geen
   *[other] en krijgt er één
}
micropolis-brings-architect = { $markers ->
    [0] architect, maar de fiches zijn op
   *[other] een architectfiche
}
micropolis-brings-guard = wachter mag soldaten verplaatsen
micropolis-brings-queen = koningin scoort aan het einde
micropolis-semicolon = { $first }; { $second }

## The log: what happened. $tile in told-take is a name from "Names of tiles", $place one from "Places".

micropolis-told-take = { $player } pakt { $tile } en legt die { $place } aan ({ $price }){ $collected ->
    [0] .
    [one] {" "}en krijgt { $collected } soldaat.
   *[other] {" "}en krijgt { $collected } soldaten.
}{ $lost ->
    [0] {""}
    [one] {" "}Voor { $lost } daarvan is geen plaats: die gaat naar de voorraad.
   *[other] {" "}Voor { $lost } daarvan is geen plaats: die gaan naar de voorraad.
}
micropolis-told-army-too-small = Het leger van { $player } is te klein voor de barak op { $tile }; die blijft leeg.
micropolis-told-nurse = { $soldiers ->
    [0] De voedster brengt { $player } geen soldaat: er is geen plaats, of de voorraad is op.
    [one] De voedster brengt { $player } { $soldiers } soldaat.
   *[other] De voedster brengt { $player } { $soldiers } soldaten.
}
micropolis-told-officer = De officier: { $leader } { $lost ->
    [0] heeft geen soldaat te verliezen
   *[other] verliest een soldaat
}, { $player } { $won ->
    [0] krijgt er geen.
   *[other] krijgt er één.
}
# De leider pakt zelf de officier.
micropolis-told-officer-own = De officier: { $player } is zelf leider, { $lost ->
    [0] heeft geen soldaat te verliezen
   *[other] verliest een soldaat
} { $won ->
    [0] en krijgt er geen.
   *[other] en krijgt er één.
}
micropolis-told-architect = { $markers ->
    [0] Er is geen architectfiche meer voor { $player }.
   *[other] { $player } krijgt een architectfiche.
}
micropolis-told-idle-guard = De wachter van { $player } heeft niets te verplaatsen.
micropolis-told-fill = { $soldiers ->
    [one] { $player } bezet de barak op { $tile } met { $soldiers } soldaat ({ $points } punten).
   *[other] { $player } bezet de barak op { $tile } met { $soldiers } soldaten ({ $points } punten).
}
micropolis-told-leave = { $player } laat de barak op { $tile } leeg.
micropolis-told-guard = De wachter van { $player } verplaatst soldaten. Vol: { $barracks }. Leger: { $soldiers }.
micropolis-told-guard-none = De wachter van { $player } maakt alle barakken leeg. Leger: { $soldiers }.
micropolis-told-guard-as-is = De wachter van { $player } laat alle soldaten staan.
micropolis-told-marker = { $player } geeft het leidersfiche aan { $holder }.
micropolis-told-first-marker = { $player } legt het leidersfiche bij { $holder }.
micropolis-told-reveal = Nieuw in de rij: { $tiles }.
micropolis-told-tie = Gelijke stand voor het grootste leger: { $player } moet het leidersfiche doorgeven.
micropolis-told-round = { $player } begint ronde { $number } van { $rounds }.
micropolis-told-new-leader = Het leidersfiche gaat naar { $holder }. Ronde { $number } van { $rounds } begint.
micropolis-told-over = De laatste ronde is voorbij.

## Why something cannot be done. I, II, left and right are what a player types: leave them as they are.

micropolis-refused-take-first = Pak eerst een tegel uit de rij.
micropolis-refused-one-anthill = In het basisspel heeft iedereen één mierennest: laat I en II weg.
micropolis-refused-which-anthill = In het expertspel heeft iedereen twee mierennesten: noem I of II.
micropolis-refused-not-in-row = Deze tegel ligt niet in de rij.
micropolis-refused-complete = Dit mierennest is compleet: de tegel moet bij je andere mierennest.
micropolis-refused-which-end = Een tegel komt aan een van de twee uiteinden, links of rechts.
micropolis-refused-first-tile = Voor de eerste tegel zijn alle plekken gelijk: laat “left” en “right” weg.
micropolis-refused-last-tile = De laatste tegel sluit de ring en past maar op één plek: laat “left” en “right” weg.
micropolis-refused-price = { $cost ->
    [one] Deze tegel kost { $cost } soldaat
   *[other] Deze tegel kost { $cost } soldaten
}; het leger van dit mierennest { $army ->
    [0] is leeg.
   *[other] telt er maar { $army }.
}
micropolis-refused-no-architect = Je hebt geen architectfiche om in te leveren.
micropolis-refused-free = De eerste tegel van de rij is gratis: bewaar je architectfiche.
micropolis-refused-barracks-first = Beslis eerst over je nieuwe barak: bezet hem of laat hem leeg.
micropolis-refused-guard-first = Beslis eerst over je nieuwe wachter: welke barakken moeten vol zijn?
# $barracks are codes, as in "B1 en B8".
micropolis-refused-other-barracks = De wachter komt alleen in barakken van dit mierennest: { $barracks }.
# $wanted is never 1.
micropolis-refused-too-few = Daarvoor zijn { $wanted } soldaten nodig; dit mierennest heeft er maar { $soldiers }.
# $soldiers is more than $most, which is ten.
micropolis-refused-too-many = Zo blijven er { $soldiers } soldaten in het leger; op een fundament passen er hoogstens { $most }.
micropolis-refused-own-anthill = Het leidersfiche moet eerst naar een van je eigen mierennesten: I of II.
micropolis-refused-marker-first = Beslis eerst wie het leidersfiche krijgt.
# $holders are at least two players or anthills.
micropolis-refused-own-tie = Na een gelijke stand moet het leidersfiche naar een andere speler. Kies uit { $holders }.
micropolis-refused-not-tied = Alleen wie gelijkstaat voor het grootste leger kan het leidersfiche krijgen. Kies uit { $holders }.

## Wat een vriend voor een beslissing zou zeggen (waarschuwingen)

micropolis-warning-marker = Dit is je laatste beurt: daarna is je architectfiche niets meer waard.
micropolis-warning-army = Hierna is je leger leeg: volgende beurt kun je er alleen de eerste tegel mee pakken.
micropolis-warning-leave = Later kan alleen een wachter deze barak nog bezetten.
micropolis-warning-guard = { $points ->
    [one] Je barakken zouden { $points } punt minder waard zijn dan nu.
   *[other] Je barakken zouden { $points } punten minder waard zijn dan nu.
}
# $most is 10.
micropolis-warning-room = { $soldiers ->
    [one] Voor { $soldiers } soldaat is geen plaats: op een fundament passen er hoogstens { $most }.
   *[other] Voor { $soldiers } soldaten is geen plaats: op een fundament passen er hoogstens { $most }.
}
# $soldiers is 1 to 4.
micropolis-warning-barracks = Je leger is te klein voor deze barak, die er { $soldiers } nodig heeft: hij blijft leeg.
micropolis-warning-officer = Je bent zelf de leider: deze officier pakt de soldaat van jou.
micropolis-warning-queens = { $points ->
    [one] Koninginnen komen zo in dezelfde gang, en die levert dan niets op: { $points } punt minder.
   *[other] Koninginnen komen zo in dezelfde gang, en die levert dan niets op: { $points } punten minder.
}
micropolis-warning-shut-in = Dit sluit je koningin in: haar gang kan niet verder groeien.
