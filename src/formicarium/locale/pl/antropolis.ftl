### Antropolis, Polish. Terms: las, płytka tunelu, płytka gniazda, komora lęgowa, gniazdo startowe, otwarty bok,
### wejście do tunelu, królowa, robotnica, larwa, żołnierz, ręka, zapas, stos, jedzenie. { $player } and { $rival } are
### names and stand in brackets or as subjects, never inflected. Names of tiles and amounts
### have their accusatives as the form "acc", ants their genitives as "gen". { $hex } is a place such as M50.

## The game, its variants and options, as shown before it begins.

antropolis-summary = Układaj tunele, gniazda i lasy, wysyłaj mrówki i zajmuj gniazda dzięki królowym.
antropolis-variant-base = Gra podstawowa
antropolis-variant-base-summary = Do 9 pkt, część płytek zostaje w pudełku.
antropolis-variant-all-tiles = Wszystkie płytki
antropolis-variant-all-tiles-summary = Do 15 pkt, ze wszystkimi płytkami.
antropolis-variant-supersize = Supersize Colony
antropolis-variant-supersize-summary = Gra dla zaawansowanych z larwami i żołnierzami: hoduj, przepędzaj, porywaj.
antropolis-option-start = Kto zaczyna
antropolis-option-start-drawn = losowo
antropolis-option-start-a = gracz A
antropolis-option-start-b = gracz B
antropolis-option-start-c = gracz C
antropolis-option-start-d = gracz D
antropolis-option-start-about = Kto ma pierwszą turę; dalej gra toczy się zgodnie z ruchem wskazówek zegara (AQ1).
antropolis-option-compensation = Wyrównanie dla ostatniej osoby
antropolis-option-compensation-none = brak
antropolis-option-compensation-last-food = 1 jedzenie
antropolis-option-compensation-about = Osoba, która w pierwszej rundzie gra ostatnia, zaczyna z 1 jedzeniem (AQ3).
antropolis-option-forest-by-earth = Las może stykać się samą ziemią
antropolis-option-forest-by-earth-no = nie
antropolis-option-forest-by-earth-yes = tak
antropolis-option-forest-by-earth-about = Jeśli tak, las wolno położyć tam, gdzie styka się tylko z ziemią; jeśli nie, musi połączyć się wejściem do tunelu (AQ6).
antropolis-option-buying = Kupowanie płytek
antropolis-option-buying-free = bez ograniczeń
antropolis-option-buying-within-hand = do limitu ręki
antropolis-option-buying-about = Czy wolno kupić więcej płytek, niż mieści ręka (AQ19).
antropolis-option-tunnel-crew = Robotnice w punktowanym tunelu
antropolis-option-tunnel-crew-any = dowolnego koloru
antropolis-option-tunnel-crew-own = tylko własne
antropolis-option-tunnel-crew-about = Czy cudze robotnice pomagają ci zapunktować tunel, czy na każdej jego płytce musi stać twoja (AQ25).
antropolis-option-tunnel-queens = Dwie królowe jednego gracza przy tunelu
antropolis-option-tunnel-queens-each = każda punktuje
antropolis-option-tunnel-queens-once = punktują raz
antropolis-option-tunnel-queens-about = Czy dwie twoje królowe w jednym gnieździe punktują jego tunele podwójnie, czy tylko raz (AQ27).
antropolis-option-nest-tie = Remis w gnieździe
antropolis-option-nest-tie-half = każdy dostaje połowę
antropolis-option-nest-tie-share = punkty się dzieli
antropolis-option-nest-tie-about = Gdy kilka osób ma w ukończonym gnieździe tyle samo królowych, każda dostaje połowę punktów, także we trójkę i czwórkę, albo punkty dzieli się przez liczbę tych osób; zawsze w górę (AQ23).
antropolis-option-queen-last = Królowa, która przychodzi ostatnia, punktuje tunel
antropolis-option-queen-last-no = nie
antropolis-option-queen-last-yes = tak
antropolis-option-queen-last-about = Jeśli tak, twoja pierwsza królowa w gnieździe punktuje też obsadzone tunele, które już do niego prowadzą (AQ31).
antropolis-option-tiles = Płytki
antropolis-option-tiles-second = drugi zestaw: 10 komór lęgowych
antropolis-option-tiles-first = pierwszy zestaw: 13 komór lęgowych
antropolis-option-tiles-about = Który z dwóch zestawów odtworzonych płytek jest w pudełku; różnią się trzema płytkami gniazd (AT7).
antropolis-option-finished-queen = Królowa, gdy zaczęła już inna mrówka
antropolis-option-finished-queen-stays = zostaje w gnieździe
antropolis-option-finished-queen-may-leave = może jeszcze wyjść
antropolis-option-finished-queen-about = Czy królowa, która już się ruszyła, może opuścić gniazdo po tym, jak ruszyła się lub coś zrobiła inna mrówka (S3.2).

## Where points come from.

antropolis-source-nests = Gniazda
antropolis-source-nests-tip = Ukończone gniazdo: 1 pkt za płytkę i jeszcze 1 za komorę lęgową, dla gracza z największą liczbą królowych w gnieździe.
antropolis-source-tunnels = Tunele
antropolis-source-tunnels-tip = Ukończone połączenie: 1 pkt za płytkę tunelu z twoją robotnicą i 1 za las, za twoją królową w gnieździe.
antropolis-source-first-to-target = Premia za pierwsze osiągnięcie celu
antropolis-source-first-to-target-tip = Premia za osiągnięcie celu jako pierwszy dzięki punktom z gniazd i tuneli.
antropolis-source-queens = Królowe na stole
antropolis-source-queens-tip = 2 pkt za każdą królową na stole.
antropolis-source-other-ants = Inne mrówki na stole
antropolis-source-other-ants-tip = 1 pkt za każdą robotnicę i każdego żołnierza na stole.
antropolis-source-tiles-in-hand = Płytki na ręce
antropolis-source-tiles-in-hand-tip = 1 pkt za każde kilka płytek na ręce.
antropolis-source-food = Jedzenie
antropolis-source-food-tip = 1 pkt za każde 3 jedzenia, w zaokrągleniu w górę.
# $numbers is a list of players with the number of their ants on the table.
antropolis-tie-ants = Tyle samo punktów: rozstrzyga liczba mrówek na stole ({ $numbers }).
antropolis-tie-target = Nadal remis: jako pierwszy cel osiąga { $player }.

## Lines that explain a cell of the score sheet.

antropolis-part-nest = { $tiles ->
    [one] Gniazdo: { $tiles } płytka, warte { $points } pkt
    [few] Gniazdo: { $tiles } płytki, warte { $points } pkt
    [many] Gniazdo: { $tiles } płytek, warte { $points } pkt
   *[other] Gniazdo: { $tiles } płytki, warte { $points } pkt
}
antropolis-part-nest-shared = { $tiles ->
    [one] Gniazdo: { $tiles } płytka, { $points } pkt do podziału
    [few] Gniazdo: { $tiles } płytki, { $points } pkt do podziału
    [many] Gniazdo: { $tiles } płytek, { $points } pkt do podziału
   *[other] Gniazdo: { $tiles } płytki, { $points } pkt do podziału
}
antropolis-part-tunnel = Połączenie, ostatni element: { $tile }
antropolis-part-late-queen = Połączenie z królową, która przyszła na końcu: { $tile }
antropolis-part-first = Pierwsze osiągnięcie { $goal } pkt
antropolis-part-not-first = Pierwsze osiągnięcie { $goal } pkt: { $player }
antropolis-part-nobody-first = Nikt nie ma jeszcze { $goal } pkt.
# $ants is an amount such as "2 robotnice", $each is antropolis-part-each.
antropolis-part-ants = { $ants }, { $each }
antropolis-part-each = po { $points } pkt
antropolis-part-tiles = { $tiles ->
    [0] Brak płytek na ręce
    [one] { $tiles } płytka na ręce
    [few] { $tiles } płytki na ręce
    [many] { $tiles } płytek na ręce
   *[other] { $tiles } płytki na ręce
}; 1 pkt za każde { $each }
antropolis-part-food = Jedzenie: { $food }; 1 pkt za każde { $each }, w zaokrągleniu w górę

## The parts of the table.

antropolis-map = Mrowisko
antropolis-market = Targ
antropolis-hand = Ręka ({ $player })

## Tiles. After "-tip" a sentence or two; $sides is one of the two that follow.

antropolis-tunnel-sides = { $tunnels ->
    [one] { $tunnels } wejście do tunelu.
    [few] { $tunnels } wejścia do tunelu.
    [many] { $tunnels } wejść do tunelu.
   *[other] { $tunnels } wejścia do tunelu.
}
antropolis-sides = { $open ->
    [0] Brak otwartych boków,
    [one] { $open } otwarty bok,
    [few] { $open } otwarte boki,
    [many] { $open } otwartych boków,
   *[other] { $open } otwartego boku,
} { $tunnels ->
    [0] brak wejść do tunelu.
    [one] { $tunnels } wejście do tunelu.
    [few] { $tunnels } wejścia do tunelu.
    [many] { $tunnels } wejść do tunelu.
   *[other] { $tunnels } wejścia do tunelu.
}
antropolis-tile-forest = las
antropolis-tile-forest-tip = Każda robotnica może tu zebrać 1 jedzenie na turę. { $sides }
antropolis-tile-tunnel = płytka tunelu
    .acc = płytkę tunelu
antropolis-tile-tunnel-tip = Prowadzi z lasów do gniazd. Robotnice w nim dają punkty, gdy takie połączenie zostanie ukończone. { $sides }
antropolis-tile-double = płytka z dwoma tunelami
    .acc = płytkę z dwoma tunelami
antropolis-tile-double-tip = Dwa osobne tunele: mrówki z jednego nie spotykają tych z drugiego. { $sides }
antropolis-tile-nest = płytka gniazda
    .acc = płytkę gniazda
antropolis-tile-nest-tip = Warta 1 pkt po ukończeniu gniazda. { $sides }
antropolis-tile-brood = komora lęgowa
    .acc = komorę lęgową
antropolis-tile-brood-tip = Warta 2 pkt po ukończeniu gniazda. W komorach lęgowych żyją larwy. { $sides }
antropolis-tile-start = gniazdo startowe
antropolis-tile-start-tip = Komora lęgowa warta 2 pkt po ukończeniu gniazda. { $sides }
antropolis-nest-open = { $tip } { $open ->
    [one] Całe gniazdo jest na razie warte { $points } pkt; { $open } bok jest jeszcze otwarty.
    [few] Całe gniazdo jest na razie warte { $points } pkt; { $open } boki są jeszcze otwarte.
    [many] Całe gniazdo jest na razie warte { $points } pkt; { $open } boków jest jeszcze otwartych.
   *[other] Całe gniazdo jest na razie warte { $points } pkt; { $open } boku jest jeszcze otwarte.
}
antropolis-nest-complete = { $tip } Gniazdo jest ukończone i nie da już punktów.

## Boki według kierunków i to, jak leży płytka.

# W wyliczeniach, na przykład „wejścia do tunelu: wschód i zachód”.
antropolis-side-east = wschód
antropolis-side-north-east = północny wschód
antropolis-side-north-west = północny zachód
antropolis-side-west = zachód
antropolis-side-south-west = południowy zachód
antropolis-side-south-east = południowy wschód
antropolis-tile-lying = { $tile } – { $sides }
antropolis-tile-at = { $tile } { $hex } – { $sides }
antropolis-lying-tunnels = wejścia do tunelu: { $tunnels }
antropolis-lying-open = otwarte boki: { $open }
antropolis-lying-both = otwarte boki: { $open }; wejścia do tunelu: { $tunnels }
antropolis-lying-double = jeden tunel { $first }, drugi { $second }
antropolis-tunnel-between = { $one } – { $other }
# Pole, na przykład M50, i jeden z dwóch tuneli na nim.
antropolis-where-double = { $hex } ({ $one } – { $other })
# Co leży obok pola, na którym można położyć płytkę; po „obok”.
antropolis-beside-forest = lasu
antropolis-beside-tunnel = tunelu
antropolis-beside-nest = gniazda
antropolis-beside-nest-of = gniazda gracza { $player }

## Where an ant goes, as in "Ida’s worker goes into a tunnel".

antropolis-place-forest = do lasu { $hex }
antropolis-place-tunnel = do tunelu { $hex }
antropolis-place-double = do tunelu { $hex }
antropolis-place-nest = do komory gniazda { $hex }
antropolis-place-brood = do komory lęgowej { $hex }
antropolis-place-start = do gniazda startowego { $hex }

## Ants: on the table, in hand, and driven out.

antropolis-queen = królowa
    .gen = królowej
antropolis-worker = robotnica
    .gen = robotnicy
antropolis-larva = larwa
    .gen = larwy
antropolis-soldier = żołnierz
    .gen = żołnierza
antropolis-queen-on-map = Królowa ({ $player }), { $hex }
antropolis-queen-on-map-tip = Zajmuje gniazdo, w którym jest, i porusza się tylko w nim. Mrówki innych kolorów nie mogą jej minąć.
antropolis-worker-on-map = Robotnica ({ $player }), { $hex }
antropolis-worker-on-map-tip = Chodzi dowolnie daleko, zbiera jedzenie w lasach i obsadza tunele.
antropolis-larva-on-map = Larwa ({ $player }), { $hex }
antropolis-larva-on-map-tip = Robotnica w tej samej komorze może ją nakarmić; wyrośnie z niej robotnica albo żołnierz.
antropolis-soldier-on-map = Żołnierz ({ $player }), { $hex }
antropolis-soldier-on-map-tip = Z królową w komorze lęgowej daje larwę, przepędza mrówki i porywa larwy. Mrówki innych kolorów nie mogą go minąć.
antropolis-queen-in-hand = Królowa na ręce ({ $player })
antropolis-queen-in-hand-tip = Może wejść na właśnie położoną płytkę gniazda.
antropolis-worker-in-hand = Robotnica na ręce ({ $player })
antropolis-worker-in-hand-tip = Wchodzi na właśnie położoną płytkę tunelu lub gniazda; w Supersize Colony wyrasta z larwy.
antropolis-larva-in-hand = Larwa na ręce ({ $player })
antropolis-larva-in-hand-tip = Trafia do komory lęgowej, gdy żołnierz i królowa się tam rozmnażają.
antropolis-soldier-in-hand = Żołnierz na ręce ({ $player })
antropolis-soldier-in-hand-tip = Wyrasta z larwy.
antropolis-worker-beaten = Pokonana robotnica ({ $player })
antropolis-worker-beaten-tip = Musi uciekać, ale nie przez bok, którym przyszli żołnierze.
antropolis-soldier-beaten = Pokonany żołnierz ({ $player })
antropolis-soldier-beaten-tip = Musi uciekać, ale nie przez bok, którym przyszli żołnierze.
antropolis-spent = Na tę turę koniec
antropolis-spent-tip = Ta mrówka nie zrobi już nic do następnej tury.

## Signs on the map.

antropolis-claim = { $points ->
    [0] Udział w gnieździe ({ $player }): 0 pkt
   *[other] Udział w gnieździe ({ $player }): { $points } pkt
}
antropolis-claim-tip = Tyle dałoby to gniazdo, gdyby teraz było ukończone. Kto ma w nim najwięcej królowych, bierze wszystko; przy remisie każdy dostaje część.
antropolis-gain = { $points } pkt ({ $player })
antropolis-attacker = Droga ataku
antropolis-attacker-tip = Tym bokiem atakuje żołnierz. Nikt nie może tędy uciec.
antropolis-blocked = Tu drogę zagradzają mrówki innego koloru

## The market, and a player’s hand.

antropolis-pile-forest = { $count ->
    [0] Lasy: stos jest pusty
    [one] Stos: { $count } las
    [few] Stos: { $count } lasy
    [many] Stos: { $count } lasów
   *[other] Stos: { $count } lasu
}
antropolis-pile-forest-tip = Stąd uzupełnia się ręce i targ. Gdy wszystkie trzy stosy są puste, każdy ma jeszcze jedną turę.
antropolis-pile-tunnel = { $count ->
    [0] Płytki tuneli: stos jest pusty
    [one] Stos: { $count } płytka tunelu
    [few] Stos: { $count } płytki tuneli
    [many] Stos: { $count } płytek tuneli
   *[other] Stos: { $count } płytki tunelu
}
antropolis-pile-tunnel-tip = Stąd uzupełnia się ręce i targ. Gdy wszystkie trzy stosy są puste, każdy ma jeszcze jedną turę.
antropolis-pile-nest = { $count ->
    [0] Płytki gniazd: stos jest pusty
    [one] Stos: { $count } płytka gniazda
    [few] Stos: { $count } płytki gniazd
    [many] Stos: { $count } płytek gniazd
   *[other] Stos: { $count } płytki gniazda
}
antropolis-pile-nest-tip = Stąd uzupełnia się ręce i targ. Gdy wszystkie trzy stosy są puste, każdy ma jeszcze jedną turę.
antropolis-price = { $food ->
    [one] Kosztuje { $food } jedzenie
    [few] Kosztuje { $food } jedzenia
    [many] Kosztuje { $food } jedzenia
   *[other] Kosztuje { $food } jedzenia
}
antropolis-price-tip = { $food ->
    [one] Leżąca tu płytka kosztuje { $food } jedzenie. Przed następną turą płytki przesuwają się na tańsze miejsca.
    [few] Leżąca tu płytka kosztuje { $food } jedzenia. Przed następną turą płytki przesuwają się na tańsze miejsca.
    [many] Leżąca tu płytka kosztuje { $food } jedzenia. Przed następną turą płytki przesuwają się na tańsze miejsca.
   *[other] Leżąca tu płytka kosztuje { $food } jedzenia. Przed następną turą płytki przesuwają się na tańsze miejsca.
}
antropolis-supply = { $count ->
    [0] Brak jedzenia w zapasie
   *[other] Jedzenie w zapasie: { $count }
}
antropolis-supply-tip = Stąd zbierają robotnice w lasach. To, co zapłacone, wraca tutaj.
antropolis-food = Jedzenie ({ $player })
antropolis-food-tip = Płaci się nim za kolejne płytki w turze, za płytki z targu i za większy limit ręki.
antropolis-start = Rozpoczyna: { $player }
antropolis-start-tip = Gdy ktoś osiągnie cel, runda toczy się do końca: do chwili, gdy znów przyszłaby kolej tej osoby.

## Numbers beside a name or the table.

antropolis-phase-place = Układanie płytek
antropolis-phase-act = Mrówki
antropolis-phase-buy = Kupowanie
antropolis-phase-hand = Uzupełnianie

antropolis-standing = { $points } z { $target } punktów
antropolis-standing-last =
    { $turns ->
        [one] jeszcze { $turns } tura
        [few] jeszcze { $turns } tury
       *[many] jeszcze { $turns } tur
    }

antropolis-fact-goal = Cel
antropolis-fact-last = Pozostałe tury
antropolis-fact-points = Punkty za gniazda i tunele
antropolis-fact-food = Jedzenie
antropolis-fact-capacity = Limit ręki

## Amounts, and lists of them.

antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = { $food ->
    [one] za { $food } jedzenie
    [few] za { $food } jedzenia
    [many] za { $food } jedzenia
   *[other] za { $food } jedzenia
}
antropolis-amount-points = { $count } pkt
antropolis-amount-queen = { $count ->
    [one] { $count } królowa
    [few] { $count } królowe
    [many] { $count } królowych
   *[other] { $count } królowej
}
antropolis-amount-worker = { $count ->
    [one] { $count } robotnica
    [few] { $count } robotnice
    [many] { $count } robotnic
   *[other] { $count } robotnicy
}
    .acc = { $count ->
        [one] { $count } robotnicę
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnicy
    }
antropolis-amount-soldier = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}
    .acc = { $count ->
        [one] { $count } żołnierza
        [few] { $count } żołnierzy
        [many] { $count } żołnierzy
       *[other] { $count } żołnierza
    }
antropolis-amount-queen-placed = { $count ->
    [one] { $count } królowa na stole
    [few] { $count } królowe na stole
    [many] { $count } królowych na stole
   *[other] { $count } królowej na stole
}
antropolis-amount-worker-placed = { $count ->
    [one] { $count } robotnica na stole
    [few] { $count } robotnice na stole
    [many] { $count } robotnic na stole
   *[other] { $count } robotnicy na stole
}
antropolis-amount-larva-placed = { $count ->
    [one] { $count } larwa na stole
    [few] { $count } larwy na stole
    [many] { $count } larw na stole
   *[other] { $count } larwy na stole
}
antropolis-amount-soldier-placed = { $count ->
    [one] { $count } żołnierz na stole
    [few] { $count } żołnierzy na stole
    [many] { $count } żołnierzy na stole
   *[other] { $count } żołnierza na stole
}
antropolis-amount-food = { $count ->
    [one] { $count } jedzenie
    [few] { $count } jedzenia
    [many] { $count } jedzenia
   *[other] { $count } jedzenia
}
antropolis-amount-tiles = { $count ->
    [one] { $count } płytka na ręce
    [few] { $count } płytki na ręce
    [many] { $count } płytek na ręce
   *[other] { $count } płytki na ręce
}
antropolis-amount-capacity = { $count } do limitu ręki

## What is asked.

antropolis-ask-lay = Połóż płytkę z ręki albo zakończ fazę
antropolis-ask-lay-none = Żadna z twoich płytek nie pasuje: zakończ fazę
antropolis-ask-another = Połóż kolejną płytkę za 1 jedzenie albo zakończ fazę
antropolis-ask-ant = Postawić mrówkę na nowej płytce?
antropolis-ask-act = Przesuwaj mrówki i wykonuj ich akcje
antropolis-ask-act-moves = Przesuwaj mrówki albo zakończ fazę
antropolis-ask-act-deeds = Wykonuj akcje mrówek albo zakończ fazę
antropolis-ask-act-none = Twoje mrówki nie mogą teraz nic zrobić: zakończ fazę
# $ant is queen, worker or soldier.
antropolis-ask-go-on = Kontynuuj ruch mrówki ({ $ant }) albo wybierz inną
antropolis-ask-go-on-only = Kontynuuj ruch mrówki ({ $ant }) albo zakończ fazę
antropolis-ask-go-on-others = Wybierz inną mrówkę albo zakończ fazę
antropolis-ask-attack = { $soldiers ->
    [0] Uderz teraz albo wyślij więcej żołnierzy
    [one] Do ataku potrzeba jeszcze { $soldiers } żołnierza
   *[other] Do ataku potrzeba jeszcze { $soldiers } żołnierzy
}
antropolis-ask-flee-worker = { $player } przepędza twoją robotnicę: dokąd ucieka?
antropolis-ask-flee-soldier = { $player } przepędza twojego żołnierza: dokąd ucieka?
antropolis-ask-escape-worker = Twoja ostatnia robotnica wpadła w pułapkę ({ $player }). Cudem ucieka: wybierz dokąd.
antropolis-ask-escape-soldier = Twój ostatni żołnierz wpadł w pułapkę ({ $player }). Cudem ucieka: wybierz dokąd.
antropolis-ask-buy = Kupić płytki? Twoje jedzenie: { $food }
antropolis-ask-hand = { $tiles ->
    [0] Zwiększyć limit ręki?
    [one] Dobierz { $tiles } płytkę
    [few] Dobierz { $tiles } płytki
    [many] Dobierz { $tiles } płytek
   *[other] Dobierz { $tiles } płytki
}

## Targets.

antropolis-hex = Połóż na { $hex }, obok { $beside }
antropolis-leave = Królowa opuszcza gniazdo
antropolis-through = Na { $hex } od strony: { $side }
antropolis-attack = Atakuj mrówki gracza { $rival } na { $hex }

## What may be done; then what it costs and who gets points for it.

antropolis-do = { $deed } – { $what }
antropolis-do-at = { $deed } ({ $hex })
antropolis-do-lay = Połóż { FORM($tile, "acc") } na { $hex }, obok { $beside }
antropolis-do-put-queen = Postaw na niej królową ({ $hex })
antropolis-do-put-worker = Postaw na niej robotnicę ({ $hex })
antropolis-do-no-ant = Bez mrówki
antropolis-do-move-queen = Królowa z { $start }: { $place }
antropolis-do-move-worker = Robotnica z { $start }: { $place }
antropolis-do-move-soldier = Żołnierz z { $start }: { $place }
antropolis-do-collect = Zbierz 1 jedzenie
antropolis-do-leave = Królowa opuszcza gniazdo i wraca na rękę
antropolis-do-feed-worker = Nakarm larwę: wyrośnie robotnica
antropolis-do-feed-soldier = Nakarm larwę: wyrośnie żołnierz
antropolis-do-mate = Rozmnażanie: nowa larwa
antropolis-do-expel = Wyślij żołnierza z { $start } przeciw mrówkom gracza { $rival }: na { $hex } od strony: { $side }
antropolis-do-strike = Uderz
antropolis-do-flee-worker = Uciekaj { $place }
antropolis-do-flee-soldier = Uciekaj { $place }
antropolis-do-escape-worker = Cudem ucieknij { $place }
antropolis-do-escape-soldier = Cudem ucieknij { $place }
antropolis-do-buy = Kup { FORM($tile, "acc") }
antropolis-do-enlarge = { $size ->
    [one] Zwiększ limit ręki do { $size } płytki
   *[other] Zwiększ limit ręki do { $size } płytek
}
antropolis-do-draw-forest = Dobierz las
antropolis-do-draw-tunnel = Dobierz płytkę tunelu
antropolis-do-draw-nest = Dobierz płytkę gniazda
antropolis-do-end-lay = Koniec układania
antropolis-do-end-act = Koniec ruchów mrówek
antropolis-do-end-buy = Koniec zakupów
antropolis-do-end-hand = Zakończ turę

## The log. $deed is one of the lines below, $paid is "for 2 food".

antropolis-did = { $deed } { $paid }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } kładzie { FORM($tile, "acc") } na { $hex }
antropolis-did-put-queen = { $player } stawia na niej królową
antropolis-did-put-worker = { $player } stawia na niej robotnicę
antropolis-did-no-ant = { $player } nie stawia na niej mrówki
antropolis-did-move-queen = { $player } prowadzi królową { $place }
antropolis-did-move-worker = { $player } prowadzi robotnicę { $place }
antropolis-did-move-soldier = { $player } prowadzi żołnierza { $place }
antropolis-did-collect = { $player } zbiera 1 jedzenie
antropolis-did-leave = { $player } zabiera królową z gniazda
antropolis-did-feed-worker = { $player } karmi larwę: wyrasta robotnica
antropolis-did-feed-soldier = { $player } karmi larwę: wyrasta żołnierz
antropolis-did-mate = { $player } rozmnaża mrówki: nowa larwa w komorze
antropolis-did-expel = { $player } wysyła żołnierza przeciw mrówkom gracza { $rival }
antropolis-did-strike = { $player } uderza
antropolis-did-flee-worker = { $player } ucieka robotnicą { $place }
antropolis-did-flee-soldier = { $player } ucieka żołnierzem { $place }
antropolis-did-escape-worker = { $player } cudem ucieka ostatnią robotnicą { $place }
antropolis-did-escape-soldier = { $player } cudem ucieka ostatnim żołnierzem { $place }
antropolis-did-buy = { $player } kupuje { FORM($tile, "acc") }
antropolis-did-enlarge = { $size ->
    [one] { $player } zwiększa limit ręki do { $size } płytki
   *[other] { $player } zwiększa limit ręki do { $size } płytek
}
antropolis-did-end-lay = { $player } nie kładzie więcej płytek
antropolis-did-end-act = { $player } kończy akcje mrówek
antropolis-did-end-buy = { $player } nie kupuje więcej
antropolis-did-end-hand = { $player } kończy turę
antropolis-told-draw = { $player } dobiera { FORM($tile, "acc") }.
antropolis-told-tunnel = Tunel ukończony – { $results }.
antropolis-told-queen-last = Królowa dociera do obsadzonego tunelu – { $results }.
antropolis-told-nest = Gniazdo ukończone, królowe wracają na ręce – { $results }.
antropolis-told-empty-nest = Gniazdo ukończone, ale nie ma w nim królowej.
antropolis-told-target = Pierwsza osoba u celu: { $player } ({ $points } pkt). Runda toczy się do końca.
antropolis-told-expelled = { $player } przepędza mrówki gracza { $rival }: { $ants }.
# $lost are larvae taken from the rival, $larvae those that the player could put in their place.
antropolis-told-robbed = { $larvae ->
    [0] { $lost ->
        [one] { $player } zabiera { $lost } larwę ({ $rival }), ale nie ma własnej na wymianę.
        [few] { $player } zabiera { $lost } larwy ({ $rival }), ale nie ma własnej na wymianę.
        [many] { $player } zabiera { $lost } larw ({ $rival }), ale nie ma własnej na wymianę.
       *[other] { $player } zabiera { $lost } larwy ({ $rival }), ale nie ma własnej na wymianę.
    }
   *[other] { $lost ->
        [one] { $player } porywa { $lost } larwę ({ $rival }) i kładzie w zamian własną.
        [few] { $player } porywa { $lost } larwy ({ $rival }); w zamian kładzie własne: { $larvae }.
        [many] { $player } porywa { $lost } larw ({ $rival }); w zamian kładzie własne: { $larvae }.
       *[other] { $player } porywa { $lost } larwy ({ $rival }); w zamian kładzie własne: { $larvae }.
    }
}
antropolis-told-died = Brak drogi ucieczki: { $player } zabiera na rękę { FORM($ants, "acc") }.
antropolis-told-market = Nowe na targu: { $tiles }.
antropolis-told-last-turns = Stosy są puste. Każdy ma jeszcze jedną turę, bez kupowania i dobierania.
antropolis-told-turn = Tura: { $player }.
antropolis-told-over = To była ostatnia tura.

## Why something cannot be done. $ant is queen, worker, larva or soldier.

antropolis-refused-phase-lay = Teraz układasz płytki: połóż jedną albo zakończ fazę.
antropolis-refused-phase-act = Teraz działają twoje mrówki; gdy skończą, zakończ fazę.
antropolis-refused-phase-buy = Teraz kupujesz płytki; gdy skończysz, zakończ fazę.
antropolis-refused-phase-hand = Teraz zwiększasz limit ręki albo uzupełniasz rękę; potem twoja tura się kończy.
antropolis-refused-tile = Nie masz tej płytki na ręce.
antropolis-refused-taken = Tu już leży płytka.
antropolis-refused-apart = Płytka musi leżeć obok innej płytki.
antropolis-refused-sides = Któryś bok nie pasuje: wejście do tunelu styka się z wejściem do tunelu, otwarty bok z otwartym bokiem, a ziemia z ziemią.
antropolis-refused-join-forest = Las musi stykać się jednym ze swoich wejść do tunelu z innym wejściem.
antropolis-refused-join-tunnel = Płytka tunelu musi stykać się jednym ze swoich wejść do tunelu z innym wejściem.
antropolis-refused-orientation = { $turns ->
    [one] Ta płytka wygląda tak samo w każdym ułożeniu; wybierz pierwsze.
   *[other] Wybierz jedno z pierwszych { $turns } ułożeń; pozostałe wyglądają tak samo.
}
antropolis-refused-new-tile = Najpierw nowa płytka: postaw na niej mrówkę albo wybierz „Bez mrówki”.
antropolis-refused-only-new = Mrówkę można postawić tylko na właśnie położonej płytce.
antropolis-refused-queen-place = Królową można postawić tylko na płytce gniazda.
antropolis-refused-only-queen = Na nowej płytce można postawić tylko królową.
antropolis-refused-hand = Nie masz na ręce { FORM($ant, "gen") }.
antropolis-refused-none-there = Nie masz tam { FORM($ant, "gen") }.
# The way of an ant that moves or attacks.
antropolis-refused-none-start = Na początku tej drogi nie masz { FORM($ant, "gen") }.
antropolis-refused-late-queen = Na królowe jest już za późno: działają przed robotnicami i żołnierzami.
antropolis-refused-late-worker = Na robotnice jest już za późno: zaczęli twoi żołnierze.
antropolis-refused-ant-done = Ta mrówka nie może już nic zrobić w tej turze.
antropolis-refused-ant-moved = Ta mrówka już się ruszyła w tej turze.
antropolis-refused-ant-acted = Ta mrówka wykonała już swoją akcję w tej turze.
antropolis-refused-larva = Larwy nigdy się nie ruszają.
antropolis-refused-nowhere = Nie ma tam płytki albo nie ma na niej drugiego tunelu.
antropolis-refused-already = Ta mrówka już tam jest.
antropolis-refused-nest = Królowa porusza się tylko w swoim gnieździe.
antropolis-refused-rivals = Są tam mrówki innego koloru; twoja nie może do nich dołączyć.
antropolis-refused-no-way = Nie prowadzi tam żadna droga: mrówki nie przejdą przez ziemię.
antropolis-refused-blocked = Mrówki innego koloru zagradzają drogę.
antropolis-refused-collect = Robotnice zbierają jedzenie tylko w lasach.
antropolis-refused-supply = W zapasie nie ma jedzenia.
antropolis-refused-no-larva = Nie ma tu larwy, którą można nakarmić.
antropolis-refused-mate = Żołnierz rozmnaża się tylko z twoją królową w tej samej komorze lęgowej.
antropolis-refused-none-sent = Najpierw wyślij żołnierzy, potem uderz.
antropolis-refused-soldier-done = Ten żołnierz nie może wziąć udziału w ataku: w tej turze już coś zrobił albo został już wysłany.
antropolis-refused-no-rivals = Nie ma tam mrówek innego koloru.
antropolis-refused-queen-safe = Nie można atakować tam, gdzie jest królowa.
antropolis-refused-side = Ten żołnierz nie może wejść przez ten bok.
# $needed is 2 or more.
antropolis-refused-weak = { $ready ->
    [one] Do tego ataku potrzeba { $needed } żołnierzy, a może dotrzeć tylko { $ready }.
   *[other] Do tego ataku potrzeba { $needed } żołnierzy, a może ich dotrzeć tylko { $ready }.
}
antropolis-refused-too-few = { $soldiers ->
    [one] Najpierw wyślij jeszcze { $soldiers } żołnierza, potem uderz.
   *[other] Najpierw wyślij jeszcze { $soldiers } żołnierzy, potem uderz.
}
antropolis-refused-attack = Najpierw dokończ swój atak.
antropolis-refused-flight = Najpierw wybierz miejsce dla pokonanych mrówek.
# $ant is worker or soldier.
antropolis-refused-first = Najpierw wybierz miejsce dla { FORM($ant, "gen") }.
antropolis-refused-to-flee = Mrówka ucieka tylko na sąsiednie miejsce: nie do mrówek innego koloru i nie przez bok, którym przyszli żołnierze.
antropolis-refused-to-escape = Mrówka może uciec tylko tam, gdzie nie ma mrówek innego koloru.
antropolis-refused-enlarged = Limit ręki został już zwiększony w tej turze.
# $food is 2 or more.
antropolis-refused-food = { $have ->
    [0] To kosztuje { $food } jedzenia, a nie masz nic.
   *[other] To kosztuje { $food } jedzenia, a masz { $have }.
}
antropolis-refused-full = Masz już pełną rękę.
antropolis-refused-pile = Ten stos jest pusty; wybierz inny.
antropolis-refused-refill = { $tiles ->
    [one] Najpierw dobierz jeszcze { $tiles } płytkę; ręka musi być pełna.
    [few] Najpierw dobierz jeszcze { $tiles } płytki; ręka musi być pełna.
    [many] Najpierw dobierz jeszcze { $tiles } płytek; ręka musi być pełna.
   *[other] Najpierw dobierz jeszcze { $tiles } płytki; ręka musi być pełna.
}
antropolis-refused-market = Na targu nie ma tej płytki za tę cenę.

## Co powiedziałby przyjaciel przed decyzją (ostrzeżenia)

antropolis-warning-last-turn = To twoja ostatnia tura. Potem punktują jeszcze mrówki na stole, płytki na ręce i jedzenie.
antropolis-warning-enlarge = To twoja ostatnia tura: nie położysz już żadnej płytki.
antropolis-warning-no-tile = Jeśli w tej turze nie położysz płytki, nie możesz żadnej kupić ani dobrać.
antropolis-warning-collect-first = Tam, dokąd idzie ta robotnica, nie ma jedzenia: najpierw zbierz je tutaj.
antropolis-warning-collect = Robotnica w lesie może jeszcze zebrać 1 jedzenie.
antropolis-warning-feed = Robotnica może jeszcze nakarmić larwę.
antropolis-warning-mate = Żołnierz i królowa mogą się jeszcze rozmnożyć.
antropolis-warning-gift = Ta płytka nic ci nie da, a { $player } dostanie { $points } pkt.
antropolis-warning-ant = Inna mrówka na tej płytce dałaby ci o { $points } pkt więcej.
# $points is 3 or more.
antropolis-warning-leave = Bez tej królowej nic nie dostaniesz za gniazdo, które jest na razie warte { $points } pkt.
antropolis-warning-piles = { $tiles ->
    [0] Stosy są puste: twoja ręka nie zostanie uzupełniona.
    [one] W stosach została tylko { $tiles } płytka: twoja ręka nie będzie już pełna.
    [few] W stosach zostały tylko { $tiles } płytki: twoja ręka nie będzie już pełna.
    [many] W stosach zostało tylko { $tiles } płytek: twoja ręka nie będzie już pełna.
   *[other] W stosach zostało tylko { $tiles } płytki: twoja ręka nie będzie już pełna.
}
