### Micropolis. Terms: mrowisko, płytka, fundament, żołnierz, armia, znacznik przywódczyni, korytarz,
### robotnica, królowa, piastunka, architektka, oficer, strażniczka, koszary (plural only), prezent,
### rząd, stos, zapas, krąg. { $player }, { $leader } and { $holder } are never inflected: sentences
### are built so that they stand in the nominative. Points are "pkt", which needs no plural.

## The game, its variants and options, as shown before it begins.

micropolis-summary = Bierz płytki, płać za nie żołnierzami i zamknij krąg korytarzy z królowymi, robotnicami i owocami.
micropolis-variant-base = Gra podstawowa
micropolis-variant-base-summary = Po jednym mrowisku na osobę, dziesięć rund.
micropolis-variant-expert = Gra ekspercka
micropolis-variant-expert-summary = Po dwa mrowiska na osobę, dwadzieścia rund.
micropolis-option-start = Pierwsza przywódczyni
micropolis-option-start-drawn = losowo
micropolis-option-start-a = gracz A
micropolis-option-start-b = gracz B
micropolis-option-start-c = gracz C
micropolis-option-start-d = gracz D
micropolis-option-start-e = gracz E
micropolis-option-start-f = gracz F
micropolis-option-start-about = Kto pierwszy ma znacznik przywódczyni i zaczyna pierwszą rundę (P3.5).
micropolis-option-tiles = Płytki
micropolis-option-tiles-second = drugi zestaw
micropolis-option-tiles-first = pierwszy zestaw
micropolis-option-tiles-about = Wygląd naszych 61 płytek: w drugim zestawie więcej korytarzy się urywa, więc mieści się w nich mniej mrówek i owoców. Pierwszym toczą się dawne partie (PT11).

## The six categories of the score pad.

micropolis-source-population = Populacja
micropolis-source-population-tip = 1 pkt za każdą narysowaną mrówkę, tak robotnicę, jak i specjalistkę.
micropolis-source-galleries = Korytarze
micropolis-source-galleries-tip = 5 pkt za korytarz, w którym mieszka najwięcej narysowanych mrówek ze wszystkich.
micropolis-source-harvest = Zbiory
micropolis-source-harvest-tip = Każdy korytarz według liczby różnych owoców: 2, 5, 10, 15, 20 albo 25 pkt za 1 do 6 rodzajów.
micropolis-source-royal-gallery = Królewski korytarz
micropolis-source-royal-gallery-tip = 1 pkt za każdą płytkę, do której sięga korytarz z dokładnie jedną królową.
micropolis-source-red-army = Czerwona armia
micropolis-source-red-army-tip = 5 pkt za największą armię. Żołnierze w koszarach się nie liczą.
micropolis-source-barracks = Koszary
micropolis-source-barracks-tip = Każde pełne koszary dają tyle punktów, ile na nich podano.
# $numbers is a list of players with their armies.
micropolis-tie-army = Tyle samo punktów: rozstrzyga większa armia ({ $numbers }).

## Lines that explain a cell of the score pad.

micropolis-part-population = { $ants ->
    [one] Płytki po { $ants } mrówce: { $tiles }
    [few] Płytki po { $ants } mrówki: { $tiles }
    [many] Płytki po { $ants } mrówek: { $tiles }
   *[other] Płytki po { $ants } mrówek: { $tiles }
}
micropolis-part-no-ants = W żadnym korytarzu nie ma jeszcze mrówek.
micropolis-part-most-ants = { $ants ->
    [one] { $ants } mrówka w jednym korytarzu; w żadnym nie ma więcej.
    [few] { $ants } mrówki w jednym korytarzu; w żadnym nie ma więcej.
    [many] { $ants } mrówek w jednym korytarzu; w żadnym nie ma więcej.
   *[other] { $ants } mrówek w jednym korytarzu; w żadnym nie ma więcej.
}
micropolis-part-fewer-ants = Najwięcej mrówek w jednym korytarzu: { $ants }; w innym mrowisku: { $most }.
micropolis-part-harvest = Korytarz, w nim { $fruits ->
    [one] { $fruits } rodzaj owoców
    [few] { $fruits } rodzaje owoców
    [many] { $fruits } rodzajów owoców
   *[other] { $fruits } rodzajów owoców
}
micropolis-part-queens = { $queens ->
    [one] { $tiles ->
        [one] Korytarz jednej królowej: { $tiles } płytka
        [few] Korytarz jednej królowej: { $tiles } płytki
        [many] Korytarz jednej królowej: { $tiles } płytek
       *[other] Korytarz jednej królowej: { $tiles } płytek
    }
    [few] Korytarz, w którym są { $queens } królowe: nic
    [many] Korytarz, w którym jest { $queens } królowych: nic
   *[other] Korytarz, w którym jest { $queens } królowych: nic
}
micropolis-part-no-queen = W żadnym z tych korytarzy nie ma królowej.
micropolis-part-no-army = Nikt nie ma armii.
micropolis-part-largest-army = { $soldiers ->
    [one] { $soldiers } żołnierz w armii; żadna nie jest większa.
    [few] { $soldiers } żołnierzy w armii; żadna nie jest większa.
    [many] { $soldiers } żołnierzy w armii; żadna nie jest większa.
   *[other] { $soldiers } żołnierzy w armii; żadna nie jest większa.
}
micropolis-part-smaller-army = Żołnierze w tej armii: { $soldiers }; w największej: { $most }.
micropolis-part-barracks = { $soldiers ->
    [one] Pełne koszary na { $tile }: { $soldiers } żołnierz
    [few] Pełne koszary na { $tile }: { $soldiers } żołnierzy
    [many] Pełne koszary na { $tile }: { $soldiers } żołnierzy
   *[other] Pełne koszary na { $tile }: { $soldiers } żołnierzy
}

## Parts of the table. Titles and names of pieces, and after "-tip" a sentence or two about them.

micropolis-row = Rząd
micropolis-anthill = Mrowisko: { $player }
# $number is I or II.
micropolis-anthill-numbered = Mrowisko { $number }: { $player }
# Stands in the nominative, as in "znacznik dostaje …"; in the base game a player's name stands there.
micropolis-holder-anthill = mrowisko { $number } ({ $player })
micropolis-ring = Krąg
micropolis-ring-tip = Krąg zamyka dziesięć płytek. Nowa trafia na lewy albo prawy koniec już ułożonych.
micropolis-foundation = { $soldiers ->
    [0] Fundament ({ $player }): brak żołnierzy
    [one] Fundament ({ $player }): { $soldiers } żołnierz
    [few] Fundament ({ $player }): { $soldiers } żołnierzy
    [many] Fundament ({ $player }): { $soldiers } żołnierzy
   *[other] Fundament ({ $player }): { $soldiers } żołnierzy
}
micropolis-foundation-tip = Tu stoi armia: najwyżej { $most ->
    [one] { $most } żołnierz
    [few] { $most } żołnierzy
    [many] { $most } żołnierzy
   *[other] { $most } żołnierzy
}. Płaci za płytki i liczy się przy wyborze przywódczyni oraz w punktacji za czerwoną armię.
micropolis-leader = Znacznik przywódczyni ({ $player })
micropolis-leader-tip = Przywódczyni zaczyna każdą rundę i traci żołnierza, gdy ktoś kładzie oficera. Po każdym uzupełnieniu rzędu znacznik trafia do największej armii.
micropolis-architect-marker = Znacznik architektki
micropolis-architect-marker-tip = Oddaj go, żeby wziąć dowolną płytkę z rzędu bez zostawiania żołnierzy.
micropolis-stack = { $tiles ->
    [0] Stos: pusty
    [one] Stos: { $tiles } płytka
    [few] Stos: { $tiles } płytki
    [many] Stos: { $tiles } płytek
   *[other] Stos: { $tiles } płytek
}
micropolis-stack-tip = Stąd uzupełnia się rząd do siedmiu płytek. Tajna jest tylko ich kolejność.
micropolis-supply = { $soldiers ->
    [0] Zapas: brak żołnierzy
    [one] Zapas: { $soldiers } żołnierz
    [few] Zapas: { $soldiers } żołnierzy
    [many] Zapas: { $soldiers } żołnierzy
   *[other] Zapas: { $soldiers } żołnierzy
}
micropolis-supply-tip = Żołnierze, którzy nie należą do nikogo. Do armii sprowadzają ich piastunki i oficerowie.
micropolis-price = { $soldiers ->
    [0] Za darmo
    [one] Koszt: { $soldiers } żołnierz
    [few] Koszt: { $soldiers } żołnierzy
    [many] Koszt: { $soldiers } żołnierzy
   *[other] Koszt: { $soldiers } żołnierzy
}
micropolis-price-tip = Idź od początku rzędu i na każdej mijanej płytce zostaw jednego żołnierza ze swojej armii.
micropolis-soldier-in-army = Żołnierz ({ $player })
micropolis-soldier-in-army-tip = Należy do armii. Może zapłacić za płytkę albo obsadzić koszary.
micropolis-soldier-in-barracks = Żołnierz w koszarach
micropolis-soldier-in-barracks-tip = Nie należy do armii; przenieść go może tylko strażniczka.
micropolis-soldier-in-supply = Żołnierz w zapasie
micropolis-soldier-on-row = Żołnierz na płytce
micropolis-soldiers-on-row-tip = { $soldiers ->
    [one] Kto weźmie tę płytkę, dostanie tego żołnierza.
    [few] Kto weźmie tę płytkę, dostanie tych { $soldiers } żołnierzy.
    [many] Kto weźmie tę płytkę, dostanie tych { $soldiers } żołnierzy.
   *[other] Kto weźmie tę płytkę, dostanie tych { $soldiers } żołnierzy.
}

## Numbers beside a player's name, or beside the table.

micropolis-standing = Runda { $round } z { $rounds }

micropolis-fact-round = Runda
micropolis-fact-points = Punkty
micropolis-fact-army = Armia
micropolis-fact-architect-markers = Znaczniki architektki

## What a move brings or costs, after a sign: “+2 żołnierzy w armii”.

micropolis-amount-soldiers = { $count ->
    [one] { $count } żołnierz w armii
    [few] { $count } żołnierzy w armii
    [many] { $count } żołnierzy w armii
   *[other] { $count } żołnierzy w armii
}
micropolis-amount-architects = { $count ->
    [one] { $count } znacznik architektki
    [few] { $count } znaczniki architektki
    [many] { $count } znaczników architektki
   *[other] { $count } znaczniki architektki
}

## Names of tiles, by what they are good for. In brackets, so that they fit any case: "bierze Q3 (królowa)".

micropolis-tile-queen = { $tile } (królowa)
micropolis-tile-nurse = { $eggs ->
    [one] { $tile } (piastunka, { $eggs } jajo)
    [few] { $tile } (piastunka, { $eggs } jaja)
    [many] { $tile } (piastunka, { $eggs } jaj)
   *[other] { $tile } (piastunka, { $eggs } jaj)
}
micropolis-tile-architect = { $tile } (architektka)
micropolis-tile-officer = { $tile } (oficer)
micropolis-tile-guard = { $tile } (strażniczka)
micropolis-tile-barracks = { $soldiers ->
    [one] { $tile } (koszary dla { $soldiers } żołnierza)
    [few] { $tile } (koszary dla { $soldiers } żołnierzy)
    [many] { $tile } (koszary dla { $soldiers } żołnierzy)
   *[other] { $tile } (koszary dla { $soldiers } żołnierzy)
}
micropolis-tile-plain = { $tile }

## What a tile does, and what its galleries hold. $effect is one of the sentences that follow.

micropolis-tile-tip = { $effect } Korytarze: { $galleries }.
micropolis-tile-tip-plain = Korytarze: { $galleries }.
micropolis-effect-queen = Królowa: na koniec gry 1 pkt za każdą płytkę jej korytarza, o ile nie mieszka w nim inna królowa.
micropolis-effect-nurse = { $eggs ->
    [one] Piastunka: { $eggs } żołnierz z zapasu od razu dołącza do armii.
    [few] Piastunka: { $eggs } żołnierzy z zapasu od razu dołącza do armii.
    [many] Piastunka: { $eggs } żołnierzy z zapasu od razu dołącza do armii.
   *[other] Piastunka: { $eggs } żołnierzy z zapasu od razu dołącza do armii.
}
micropolis-effect-architect = Architektka: weź znacznik architektki i wymień go w późniejszej turze na dowolną płytkę z rzędu.
micropolis-effect-officer = Oficer: przywódczyni traci żołnierza, a ty bierzesz jednego z zapasu.
micropolis-effect-guard = Strażniczka: dowolnie przenieś żołnierzy między armią a koszarami.
micropolis-effect-barracks = { $soldiers ->
    [one] Koszary: od razu obsadź je { $soldiers } żołnierzem albo zostaw puste; pełne dają { $points } pkt.
    [few] Koszary: od razu obsadź je { $soldiers } żołnierzami albo zostaw puste; pełne dają { $points } pkt.
    [many] Koszary: od razu obsadź je { $soldiers } żołnierzami albo zostaw puste; pełne dają { $points } pkt.
   *[other] Koszary: od razu obsadź je { $soldiers } żołnierzami albo zostaw puste; pełne dają { $points } pkt.
}
micropolis-gallery = { $way } ({ $things })
micropolis-empty = pusto

## How a piece of gallery runs. A tile has an outer and an inner opening on its left and on its right.

micropolis-way-lo = zewnętrzny ślepy zaułek po lewej
micropolis-way-li = wewnętrzny ślepy zaułek po lewej
micropolis-way-ro = zewnętrzny ślepy zaułek po prawej
micropolis-way-ri = wewnętrzny ślepy zaułek po prawej
micropolis-way-lo-ro = droga zewnętrzna
micropolis-way-li-ri = droga wewnętrzna
micropolis-way-lo-ri = od lewego zewnętrznego wylotu do prawego wewnętrznego
micropolis-way-li-ro = od lewego wewnętrznego wylotu do prawego zewnętrznego
micropolis-way-lo-li = nawrót po lewej
micropolis-way-ro-ri = nawrót po prawej
micropolis-way-lo-li-ro = droga zewnętrzna z wewnętrzną odnogą po lewej
micropolis-way-lo-li-ri = droga wewnętrzna z zewnętrzną odnogą po lewej
micropolis-way-lo-ro-ri = droga zewnętrzna z wewnętrzną odnogą po prawej
micropolis-way-li-ro-ri = droga wewnętrzna z zewnętrzną odnogą po prawej
micropolis-way-hall = sala z czterema wylotami

## What lies in a gallery.

micropolis-workers = { $workers ->
    [one] { $workers } robotnica
    [few] { $workers } robotnice
    [many] { $workers } robotnic
   *[other] { $workers } robotnic
}
micropolis-queen = królowa
micropolis-nurse = piastunka
micropolis-architect = architektka
micropolis-officer = oficer
micropolis-guard = strażniczka
micropolis-cherry = wiśnia
micropolis-lemon = cytryna
micropolis-grape = winogrono
micropolis-blackberry = jeżyna
micropolis-fig = figa
# Not just "granat": with all these soldiers about, that would be a grenade.
micropolis-pomegranate = owoc granatu
micropolis-gift = prezent

## What is asked of a player.

micropolis-ask-take = Weź płytkę z rzędu i wybierz dla niej miejsce.
micropolis-ask-barracks = { $soldiers ->
    [one] Koszary { $tile }: obsadzić { $soldiers } żołnierzem czy zostawić puste?
    [few] Koszary { $tile }: obsadzić { $soldiers } żołnierzami czy zostawić puste?
    [many] Koszary { $tile }: obsadzić { $soldiers } żołnierzami czy zostawić puste?
   *[other] Koszary { $tile }: obsadzić { $soldiers } żołnierzami czy zostawić puste?
}
micropolis-ask-guard = Strażniczka na { $tile } przenosi żołnierzy. Które koszary mają być pełne?
micropolis-ask-leader = Remis o największą armię: kto dostaje znacznik przywódczyni?
micropolis-ask-first-leader = Które z twoich mrowisk dostaje znacznik przywódczyni?

## Places for a tile, as in "kładzie na lewym końcu". $number is I or II.

micropolis-place-left = na lewym końcu
micropolis-place-right = na prawym końcu
micropolis-place-first = jako pierwszą płytkę
micropolis-place-last = zamykając krąg
micropolis-place-in-anthill = { $place } mrowiska { $number }

## What a tile costs, as in "Q3 na lewym końcu: 2 żołnierzy zostaje w rzędzie".

micropolis-price-soldiers = { $soldiers ->
    [0] za darmo
    [one] { $soldiers } żołnierz zostaje w rzędzie
    [few] { $soldiers } żołnierzy zostaje w rzędzie
    [many] { $soldiers } żołnierzy zostaje w rzędzie
   *[other] { $soldiers } żołnierzy zostaje w rzędzie
}
micropolis-price-architect = za znacznik architektki

## Buttons and labels of choices.

micropolis-take = { $tile }, { $place }: { $price }; { $brings }
micropolis-pay = { $soldiers ->
    [one] Zapłać { $soldiers } żołnierzem
    [few] Zapłać { $soldiers } żołnierzami
    [many] Zapłać { $soldiers } żołnierzami
   *[other] Zapłać { $soldiers } żołnierzami
}
micropolis-use-architect = Oddaj znacznik architektki
micropolis-fill = { $soldiers ->
    [one] Obsadź { $tile }: { $soldiers } żołnierz ({ $points } pkt)
    [few] Obsadź { $tile }: { $soldiers } żołnierzy ({ $points } pkt)
    [many] Obsadź { $tile }: { $soldiers } żołnierzy ({ $points } pkt)
   *[other] Obsadź { $tile }: { $soldiers } żołnierzy ({ $points } pkt)
}
micropolis-leave = Zostaw { $tile } puste
micropolis-distribute = Pełne: { $barracks }. Armia: { $soldiers }
micropolis-distribute-none = Wszystkie koszary puste. Armia: { $soldiers }
micropolis-distribute-as-is = Bez zmian. Armia: { $soldiers }
micropolis-give-leader = Znacznik przywódczyni: { $holder }

## What taking a tile brings: parts of micropolis-take, joined by micropolis-semicolon.

micropolis-brings-nothing = bez natychmiastowego efektu
micropolis-brings-soldiers = { $soldiers ->
    [one] zbierasz { $soldiers } żołnierza
    [few] zbierasz { $soldiers } żołnierzy
    [many] zbierasz { $soldiers } żołnierzy
   *[other] zbierasz { $soldiers } żołnierzy
}
# The same for every number.
micropolis-brings-too-many = dla { $soldiers } z nich nie ma miejsca
micropolis-brings-barracks = { $soldiers ->
    [one] koszary dla { $soldiers } żołnierza ({ $points } pkt)
    [few] koszary dla { $soldiers } żołnierzy ({ $points } pkt)
    [many] koszary dla { $soldiers } żołnierzy ({ $points } pkt)
   *[other] koszary dla { $soldiers } żołnierzy ({ $points } pkt)
}
micropolis-brings-nurse = { $soldiers ->
    [0] piastunka, ale nie ma żołnierza
    [one] piastunka sprowadza { $soldiers } żołnierza
    [few] piastunka sprowadza { $soldiers } żołnierzy
    [many] piastunka sprowadza { $soldiers } żołnierzy
   *[other] piastunka sprowadza { $soldiers } żołnierzy
}
# $lost and $won are 0 or 1.
micropolis-brings-officer = oficer: { $leader } { $lost ->
    [0] nie ma żołnierza do stracenia
   *[other] traci żołnierza
}, ty { $won ->
    [0] nie dostajesz żadnego
   *[other] dostajesz jednego
}
# Oficera bierze sama przywódczyni.
micropolis-brings-officer-own = oficer: jako przywódczyni { $lost ->
    [0] nie masz żołnierza do stracenia
   *[other] tracisz żołnierza
} { $won ->
    [0] i nie dostajesz żadnego
   *[other] i dostajesz jednego
}
micropolis-brings-architect = { $markers ->
    [0] architektka, ale zabrakło znaczników
   *[other] znacznik architektki
}
micropolis-brings-guard = strażniczka może przenieść żołnierzy
micropolis-brings-queen = królowa punktuje na koniec gry
micropolis-semicolon = { $first }; { $second }

## The log: what happened. $tile in told-take is a name from "Names of tiles", $place one from "Places".

micropolis-told-take = { $player } bierze { $tile } i kładzie { $place } ({ $price }).{ $collected ->
    [0] {""}
    [one] {" "}Zbiera { $collected } żołnierza.
    [few] {" "}Zbiera { $collected } żołnierzy.
    [many] {" "}Zbiera { $collected } żołnierzy.
   *[other] {" "}Zbiera { $collected } żołnierzy.
}{ $lost ->
    [0] {""}
    [one] {" "}Dla { $lost } z nich nie ma miejsca: trafia do zapasu.
    [few] {" "}Dla { $lost } z nich nie ma miejsca: trafiają do zapasu.
    [many] {" "}Dla { $lost } z nich nie ma miejsca: trafiają do zapasu.
   *[other] {" "}Dla { $lost } z nich nie ma miejsca: trafiają do zapasu.
}
micropolis-told-army-too-small = { $player } ma za małą armię na koszary { $tile }; zostają puste.
micropolis-told-nurse = { $soldiers ->
    [0] { $player } nie dostaje od piastunki żadnego żołnierza: brak miejsca albo zapas jest pusty.
    [one] { $player } dostaje od piastunki { $soldiers } żołnierza.
    [few] { $player } dostaje od piastunki { $soldiers } żołnierzy.
    [many] { $player } dostaje od piastunki { $soldiers } żołnierzy.
   *[other] { $player } dostaje od piastunki { $soldiers } żołnierzy.
}
micropolis-told-officer = Oficer: { $leader } { $lost ->
    [0] nie ma żołnierza do stracenia
   *[other] traci żołnierza
}, { $player } { $won ->
    [0] nie dostaje żadnego.
   *[other] dostaje jednego.
}
# Oficera bierze sama przywódczyni.
micropolis-told-officer-own = Oficer: { $player } jako przywódczyni { $lost ->
    [0] nie ma żołnierza do stracenia
   *[other] traci żołnierza
} { $won ->
    [0] i nie dostaje żadnego.
   *[other] i dostaje jednego.
}
micropolis-told-architect = { $markers ->
    [0] { $player } nie dostaje znacznika architektki: żaden już nie został.
   *[other] { $player } dostaje znacznik architektki.
}
micropolis-told-idle-guard = { $player } (strażniczka) nie ma kogo przestawić.
micropolis-told-fill = { $soldiers ->
    [one] { $player } obsadza { $soldiers } żołnierzem koszary { $tile } ({ $points } pkt).
    [few] { $player } obsadza { $soldiers } żołnierzami koszary { $tile } ({ $points } pkt).
    [many] { $player } obsadza { $soldiers } żołnierzami koszary { $tile } ({ $points } pkt).
   *[other] { $player } obsadza { $soldiers } żołnierzami koszary { $tile } ({ $points } pkt).
}
micropolis-told-leave = { $player } zostawia koszary { $tile } puste.
micropolis-told-guard = { $player } (strażniczka) przestawia żołnierzy. Pełne koszary: { $barracks }. Armia: { $soldiers }.
micropolis-told-guard-none = { $player } (strażniczka) opróżnia wszystkie koszary. Armia: { $soldiers }.
micropolis-told-guard-as-is = { $player } (strażniczka) zostawia wszystkich żołnierzy na miejscach.
micropolis-told-marker = { $player } przekazuje znacznik przywódczyni: dostaje go { $holder }.
micropolis-told-first-marker = { $player } kładzie znacznik przywódczyni: dostaje go { $holder }.
micropolis-told-reveal = Nowe w rzędzie: { $tiles }.
micropolis-told-tie = Remis o największą armię: { $player } musi przekazać znacznik przywódczyni.
micropolis-told-round = Rundę { $number } z { $rounds } zaczyna { $player }.
micropolis-told-new-leader = Znacznik przywódczyni dostaje { $holder }. Zaczyna się runda { $number } z { $rounds }.
micropolis-told-over = Ostatnia runda dobiegła końca.

## Why something cannot be done. I, II, left and right are what a player types: leave them as they are.

micropolis-refused-take-first = Najpierw weź płytkę z rzędu.
micropolis-refused-one-anthill = W grze podstawowej każdy ma jedno mrowisko: nie podawaj I ani II.
micropolis-refused-which-anthill = W grze eksperckiej każdy ma dwa mrowiska: podaj I albo II.
micropolis-refused-not-in-row = Tej płytki nie ma w rzędzie.
micropolis-refused-complete = To mrowisko jest już gotowe: płytka musi trafić do drugiego.
micropolis-refused-which-end = Płytkę dokłada się na jednym z dwóch końców: z lewej albo z prawej.
micropolis-refused-first-tile = Dla pierwszej płytki wszystkie miejsca są takie same: nie podawaj „left” ani „right”.
micropolis-refused-last-tile = Ostatnia płytka zamyka krąg i ma tylko jedno miejsce: nie podawaj „left” ani „right”.
micropolis-refused-price = { $cost ->
    [one] Ta płytka kosztuje { $cost } żołnierza
    [few] Ta płytka kosztuje { $cost } żołnierzy
    [many] Ta płytka kosztuje { $cost } żołnierzy
   *[other] Ta płytka kosztuje { $cost } żołnierzy
}, a armia tego mrowiska { $army ->
    [0] jest pusta.
   *[other] ma tylko { $army }.
}
micropolis-refused-no-architect = Nie masz znacznika architektki do oddania.
micropolis-refused-free = Pierwsza płytka w rzędzie jest za darmo: zachowaj znacznik architektki.
micropolis-refused-barracks-first = Najpierw zdecyduj o nowych koszarach: obsadź je albo zostaw puste.
micropolis-refused-guard-first = Najpierw zdecyduj o nowej strażniczce: które koszary mają być pełne?
# $barracks are codes, as in "B1 i B8".
micropolis-refused-other-barracks = Strażniczka sięga tylko do koszar tego mrowiska. Do wyboru: { $barracks }.
# $wanted is never 1, so the noun has one form.
micropolis-refused-too-few = Do tego potrzeba { $wanted } żołnierzy, a to mrowisko ma tylko { $soldiers }.
# $soldiers is more than $most, which is ten.
micropolis-refused-too-many = W armii zostałoby { $soldiers } żołnierzy, a fundament mieści najwyżej { $most }.
micropolis-refused-own-anthill = Znacznik przywódczyni musi najpierw trafić do jednego z twoich mrowisk: I albo II.
micropolis-refused-marker-first = Najpierw zdecyduj, kto dostaje znacznik przywódczyni.
# $holders are at least two players or anthills, in the nominative.
micropolis-refused-own-tie = Po remisie znacznik przywódczyni musi dostać ktoś inny. Do wyboru: { $holders }.
micropolis-refused-not-tied = Znacznik przywódczyni może dostać tylko ktoś, kto remisuje o największą armię. Do wyboru: { $holders }.

## Co powiedziałby przyjaciel przed decyzją (ostrzeżenia)

micropolis-warning-marker = To twoja ostatnia tura: potem znacznik architektki nic już nie jest wart.
micropolis-warning-army = Potem twoja armia będzie pusta: w następnej turze weźmie tylko pierwszą płytkę.
micropolis-warning-leave = Później te koszary obsadzi już tylko strażniczka.
micropolis-warning-guard = Twoje koszary będą warte o { $points } pkt mniej niż teraz.
# $most is 10.
micropolis-warning-room = { $soldiers ->
    [one] Dla { $soldiers } żołnierza nie ma miejsca: fundament mieści najwyżej { $most }.
   *[other] Dla { $soldiers } żołnierzy nie ma miejsca: fundament mieści najwyżej { $most }.
}
# $soldiers is 1 to 4.
micropolis-warning-barracks = Twoja armia jest za mała na te koszary (potrzeba { $soldiers }): zostaną puste.
micropolis-warning-officer = Znacznik przywódczyni jest u ciebie: ten oficer zabierze żołnierza tobie.
micropolis-warning-queens = Królowe trafią do jednego korytarza, a taki nic nie daje: o { $points } pkt mniej.
micropolis-warning-shut-in = To zamyka twoją królową: jej korytarz nie będzie już rósł.
