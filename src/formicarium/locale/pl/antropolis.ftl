### Antropolis, Polish. Terms: las, kafelek tunelu, kafelek gniazda, komora lęgowa, gniazdo startowe, otwarty bok,
### wejście do tunelu, królowa, robotnica, larwa, żołnierz, ręka, zapas, stos, jedzenie. { $player } and { $rival } are
### names and stand in brackets or as subjects, never inflected. Names of tiles are the same in the nominative and
### accusative; amounts are nominatives behind a colon.

## The game, its variants and options, as shown before it begins.

antropolis-summary = Układaj tunele, gniazda i lasy, wysyłaj mrówki i zdobywaj gniazda dzięki królowym.
antropolis-variant-base = Gra podstawowa
antropolis-variant-base-summary = Do 9 punktów, część kafelków zostaje w pudełku.
antropolis-variant-all-tiles = Wszystkie kafelki
antropolis-variant-all-tiles-summary = Do 15 punktów, ze wszystkimi kafelkami.
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
antropolis-option-buying = Kupowanie kafelków
antropolis-option-buying-free = bez ograniczeń
antropolis-option-buying-within-hand = do wielkości ręki
antropolis-option-buying-about = Czy wolno kupić więcej kafelków, niż mieści ręka (AQ19).
antropolis-option-tunnel-crew = Robotnice w punktowanym tunelu
antropolis-option-tunnel-crew-any = dowolnego koloru
antropolis-option-tunnel-crew-own = tylko własne
antropolis-option-tunnel-crew-about = Czy cudze robotnice pomagają ci zapunktować tunel, czy na każdym jego kafelku musi stać twoja (AQ25).
antropolis-option-tunnel-queens = Dwie własne królowe przy tunelu
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
antropolis-option-tiles = Kafelki
antropolis-option-tiles-second = drugi zestaw: 10 komór lęgowych
antropolis-option-tiles-first = pierwszy zestaw: 13 komór lęgowych
antropolis-option-tiles-about = Który z dwóch zestawów odtworzonych kafelków jest w pudełku; różnią się trzema kafelkami gniazd (AT7).
antropolis-option-finished-queen = Królowa, gdy zaczęła już inna mrówka
antropolis-option-finished-queen-stays = zostaje w gnieździe
antropolis-option-finished-queen-may-leave = może jeszcze wyjść
antropolis-option-finished-queen-about = Czy królowa, która już się ruszyła, może opuścić gniazdo po tym, jak ruszyła się lub coś zrobiła inna mrówka (S3.2).

## Where points come from.

antropolis-source-nests = Gniazda
antropolis-source-tunnels = Tunele
antropolis-source-first-to-target = Pierwsze miejsce u celu
antropolis-source-queens = Królowe na stole
antropolis-source-other-ants = Inne mrówki na stole
antropolis-source-tiles-in-hand = Kafelki na ręce
antropolis-source-food = Jedzenie

## The parts of the table.

antropolis-map = Mrowisko
antropolis-market = Targ
antropolis-hand = Ręka ({ $player })

## Tiles. $tile is a code such as T3. After "-tip" a sentence or two; $sides is one of the two that follow.

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
antropolis-tile-forest = las { $tile }
antropolis-tile-forest-tip = Każda robotnica może tu zebrać 1 jedzenie na turę. { $sides }
antropolis-tile-tunnel = kafelek tunelu { $tile }
antropolis-tile-tunnel-tip = Prowadzi z lasów do gniazd. Robotnice w nim dają punkty, gdy takie połączenie zostanie ukończone. { $sides }
antropolis-tile-double = kafelek { $tile } z dwoma tunelami
antropolis-tile-double-tip = Dwa osobne tunele: mrówki z jednego nie spotykają tych z drugiego. { $sides }
antropolis-tile-nest = kafelek gniazda { $tile }
antropolis-tile-nest-tip = Wart 1 punkt po ukończeniu gniazda. { $sides }
antropolis-tile-brood = kafelek komory lęgowej { $tile }
antropolis-tile-brood-tip = Wart 2 punkty po ukończeniu gniazda. W komorach lęgowych żyją larwy. { $sides }
antropolis-tile-start = gniazdo startowe { $tile }
antropolis-tile-start-tip = Komora lęgowa warta 2 punkty po ukończeniu gniazda. { $sides }
antropolis-nest-open = { $tip } { $open ->
    [one] Całe gniazdo jest na razie warte { $points } pkt; { $open } bok jest jeszcze otwarty.
    [few] Całe gniazdo jest na razie warte { $points } pkt; { $open } boki są jeszcze otwarte.
    [many] Całe gniazdo jest na razie warte { $points } pkt; { $open } boków jest jeszcze otwartych.
   *[other] Całe gniazdo jest na razie warte { $points } pkt; { $open } boku jest jeszcze otwarte.
}
antropolis-nest-complete = { $tip } Gniazdo jest ukończone i nie da już punktów.

## Where an ant goes, as in "Ida’s worker goes into a tunnel".

antropolis-place-forest = do lasu
antropolis-place-tunnel = do tunelu
antropolis-place-double = do jednego z dwóch tuneli
antropolis-place-nest = do komory gniazda
antropolis-place-brood = do komory lęgowej
antropolis-place-start = do gniazda startowego

## Ants: on the table, in hand, and driven out.

antropolis-queen = królowa
antropolis-worker = robotnica
antropolis-soldier = żołnierz
antropolis-queen-on-map = Królowa ({ $player })
antropolis-queen-on-map-tip = Rości sobie prawo do gniazda, w którym jest, i porusza się tylko w nim. Mrówki innych kolorów nie mogą jej minąć.
antropolis-worker-on-map = Robotnica ({ $player })
antropolis-worker-on-map-tip = Chodzi dowolnie daleko, zbiera jedzenie w lasach i obsadza tunele.
antropolis-larva-on-map = Larwa ({ $player })
antropolis-larva-on-map-tip = Robotnica w tej samej komorze może ją nakarmić; wyrośnie z niej robotnica albo żołnierz.
antropolis-soldier-on-map = Żołnierz ({ $player })
antropolis-soldier-on-map-tip = Łączy się z królową w komorze lęgowej, przepędza mrówki i porywa larwy. Mrówki innych kolorów nie mogą go minąć.
antropolis-queen-in-hand = Królowa na ręce ({ $player })
antropolis-queen-in-hand-tip = Może wejść na właśnie położony kafelek gniazda.
antropolis-worker-in-hand = Robotnica na ręce ({ $player })
antropolis-worker-in-hand-tip = Wchodzi na właśnie położony kafelek tunelu lub gniazda; w Supersize Colony wyrasta z larwy.
antropolis-larva-in-hand = Larwa na ręce ({ $player })
antropolis-larva-in-hand-tip = Trafia do komory lęgowej, gdy żołnierz połączy się tam z królową.
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
    [0] Udział w gnieździe ({ $player }): nic
    [one] Udział w gnieździe ({ $player }): { $points } punkt
    [few] Udział w gnieździe ({ $player }): { $points } punkty
    [many] Udział w gnieździe ({ $player }): { $points } punktów
   *[other] Udział w gnieździe ({ $player }): { $points } punktu
}
antropolis-claim-tip = Tyle dałyby tutejsze królowe, gdyby gniazdo było ukończone takie, jakie jest. Najwięcej królowych bierze wszystko; przy remisie każdy dostaje część.
antropolis-gain = { $points ->
    [one] { $points } punkt ({ $player })
    [few] { $points } punkty ({ $player })
    [many] { $points } punktów ({ $player })
   *[other] { $points } punktu ({ $player })
}
antropolis-attacker = Droga żołnierza
antropolis-attacker-tip = Tym bokiem wchodzi żołnierz. Nikt nie może tędy uciec.
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
    [0] Kafelki tuneli: stos jest pusty
    [one] Stos: { $count } kafelek tunelu
    [few] Stos: { $count } kafelki tuneli
    [many] Stos: { $count } kafelków tuneli
   *[other] Stos: { $count } kafelka tunelu
}
antropolis-pile-tunnel-tip = Stąd uzupełnia się ręce i targ. Gdy wszystkie trzy stosy są puste, każdy ma jeszcze jedną turę.
antropolis-pile-nest = { $count ->
    [0] Kafelki gniazd: stos jest pusty
    [one] Stos: { $count } kafelek gniazda
    [few] Stos: { $count } kafelki gniazd
    [many] Stos: { $count } kafelków gniazd
   *[other] Stos: { $count } kafelka gniazda
}
antropolis-pile-nest-tip = Stąd uzupełnia się ręce i targ. Gdy wszystkie trzy stosy są puste, każdy ma jeszcze jedną turę.
antropolis-price = { $food ->
    [one] Kosztuje { $food } jedzenie
    [few] Kosztuje { $food } jedzenia
    [many] Kosztuje { $food } jedzenia
   *[other] Kosztuje { $food } jedzenia
}
antropolis-price-tip = { $food ->
    [one] Leżący tu kafelek kosztuje { $food } jedzenie. Przed następną turą kafelki przesuwają się na tańsze miejsca.
    [few] Leżący tu kafelek kosztuje { $food } jedzenia. Przed następną turą kafelki przesuwają się na tańsze miejsca.
    [many] Leżący tu kafelek kosztuje { $food } jedzenia. Przed następną turą kafelki przesuwają się na tańsze miejsca.
   *[other] Leżący tu kafelek kosztuje { $food } jedzenia. Przed następną turą kafelki przesuwają się na tańsze miejsca.
}
antropolis-supply = { $count ->
    [0] Brak jedzenia w zapasie
   *[other] Jedzenie w zapasie: { $count }
}
antropolis-supply-tip = Stąd zbierają robotnice w lasach. To, co zapłacone, wraca tutaj.
antropolis-food = Jedzenie ({ $player })
antropolis-food-tip = Płaci się nim za kolejne kafelki w turze, za kafelki z targu i za większą rękę.
antropolis-start = Rozpoczyna: { $player }
antropolis-start-tip = Gdy ktoś osiągnie cel, gra toczy się, aż tura wróciłaby do tej osoby.

## Numbers beside a name or the table.

antropolis-phase-place = Układanie kafelków
antropolis-phase-act = Mrówki
antropolis-phase-buy = Kupowanie
antropolis-phase-hand = Uzupełnianie
antropolis-fact-goal = Cel
antropolis-fact-last = Pozostałe tury
antropolis-fact-points = Punkty za gniazda i tunele
antropolis-fact-food = Jedzenie
antropolis-fact-capacity = Wielkość ręki

## Amounts, and lists of them.

antropolis-both = { $first }, { $second }
antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = { $food ->
    [one] za { $food } jedzenie
    [few] za { $food } jedzenia
    [many] za { $food } jedzenia
   *[other] za { $food } jedzenia
}
antropolis-amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
antropolis-amount-worker = { $count ->
    [one] { $count } robotnica
    [few] { $count } robotnice
    [many] { $count } robotnic
   *[other] { $count } robotnicy
}
antropolis-amount-soldier = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}

## What is asked.

antropolis-ask-lay = Połóż kafelek z ręki albo zakończ fazę
antropolis-ask-another = Połóż kolejny kafelek za 1 jedzenie albo zakończ fazę
antropolis-ask-ant = Postawić mrówkę na nowym kafelku?
antropolis-ask-act = Ruszaj mrówkami i wykonuj ich akcje
# $ant is queen, worker or soldier.
antropolis-ask-go-on = Dokończ tę mrówkę ({ $ant }) albo wybierz inną
antropolis-ask-attack = { $soldiers ->
    [0] Uderz teraz albo wyślij więcej żołnierzy
    [one] Do ataku potrzeba jeszcze { $soldiers } żołnierza
   *[other] Do ataku potrzeba jeszcze { $soldiers } żołnierzy
}
antropolis-ask-flee-worker = { $player } przepędza twoją robotnicę: dokąd ucieka?
antropolis-ask-flee-soldier = { $player } przepędza twojego żołnierza: dokąd ucieka?
antropolis-ask-escape-worker = Twoja ostatnia robotnica wpadła w pułapkę ({ $player }). Cudem ucieka: dokąd?
antropolis-ask-escape-soldier = Twój ostatni żołnierz wpadł w pułapkę ({ $player }). Cudem ucieka: dokąd?
antropolis-ask-buy = Kupić kafelki? Twoje jedzenie: { $food }
antropolis-ask-hand = { $tiles ->
    [0] Powiększyć rękę?
    [one] Dobierz { $tiles } kafelek
    [few] Dobierz { $tiles } kafelki
    [many] Dobierz { $tiles } kafelków
   *[other] Dobierz { $tiles } kafelka
}

## Targets.

antropolis-hex = Połóż tutaj ({ $hex })
antropolis-turn = Ułożenie { $number }
# $place is one of "into a forest"…
antropolis-space = { $place } ({ $hex })
antropolis-leave = Królowa opuszcza gniazdo
antropolis-through = Przez ten bok

## What may be done; then what it costs and who gets points for it.

antropolis-do = { $deed } – { $what }
antropolis-do-lay = Połóż tutaj { $tile } ({ $hex })
antropolis-do-put-queen = Postaw na nim królową ({ $hex })
antropolis-do-put-worker = Postaw na nim robotnicę ({ $hex })
antropolis-do-no-ant = Bez mrówki
antropolis-do-move-queen = Królowa: { $place } ({ $hex })
antropolis-do-move-worker = Robotnica: { $place } ({ $hex })
antropolis-do-move-soldier = Żołnierz: { $place } ({ $hex })
antropolis-do-collect = Zbierz 1 jedzenie
antropolis-do-leave = Królowa opuszcza gniazdo i wraca na rękę
antropolis-do-feed-worker = Nakarm larwę: wyrośnie robotnica
antropolis-do-feed-soldier = Nakarm larwę: wyrośnie żołnierz
antropolis-do-mate = Połącz z królową: larwa
antropolis-do-expel = Wyślij żołnierza przeciw mrówkom ({ $rival })
antropolis-do-strike = Uderz
antropolis-do-flee-worker = Uciekaj { $place } ({ $hex })
antropolis-do-flee-soldier = Uciekaj { $place } ({ $hex })
antropolis-do-escape-worker = Cudem ucieknij { $place } ({ $hex })
antropolis-do-escape-soldier = Cudem ucieknij { $place } ({ $hex })
antropolis-do-buy = Kup { $tile }
antropolis-do-enlarge = { $size ->
    [few] Powiększ rękę: { $size } kafelki
    [many] Powiększ rękę: { $size } kafelków
   *[other] Powiększ rękę: { $size } kafelka
}
antropolis-do-draw-forest = Dobierz las
antropolis-do-draw-tunnel = Dobierz kafelek tunelu
antropolis-do-draw-nest = Dobierz kafelek gniazda
antropolis-do-end-lay = Bez dalszych kafelków
antropolis-do-end-act = Koniec ruchów mrówek
antropolis-do-end-buy = Nie kupuj więcej
antropolis-do-end-hand = Zakończ turę

## The log. $deed is one of the lines below, $paid is "for 2 food".

antropolis-did = { $deed } { $paid }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } kładzie { $tile }
antropolis-did-put-queen = { $player } stawia na nim królową
antropolis-did-put-worker = { $player } stawia na nim robotnicę
antropolis-did-no-ant = { $player } nie stawia na nim mrówki
antropolis-did-move-queen = Królowa ({ $player }) idzie { $place }
antropolis-did-move-worker = Robotnica ({ $player }) idzie { $place }
antropolis-did-move-soldier = Żołnierz ({ $player }) maszeruje { $place }
antropolis-did-collect = { $player } zbiera 1 jedzenie
antropolis-did-leave = Królowa ({ $player }) opuszcza gniazdo
antropolis-did-feed-worker = Robotnica ({ $player }) karmi larwę, z której wyrasta robotnica
antropolis-did-feed-soldier = Robotnica ({ $player }) karmi larwę, z której wyrasta żołnierz
antropolis-did-mate = Żołnierz ({ $player }) łączy się z królową: larwa
antropolis-did-expel = { $player } wysyła żołnierza przeciw mrówkom ({ $rival })
antropolis-did-strike = { $player } uderza
antropolis-did-flee-worker = Robotnica ({ $player }) ucieka { $place }
antropolis-did-flee-soldier = Żołnierz ({ $player }) ucieka { $place }
antropolis-did-escape-worker = Ostatnia robotnica ({ $player }) cudem ucieka { $place }
antropolis-did-escape-soldier = Ostatni żołnierz ({ $player }) cudem ucieka { $place }
antropolis-did-buy = { $player } kupuje { $tile }
antropolis-did-enlarge = { $size ->
    [few] { $player } ma teraz na ręce miejsce na { $size } kafelki
    [many] { $player } ma teraz na ręce miejsce na { $size } kafelków
   *[other] { $player } ma teraz na ręce miejsce na { $size } kafelka
}
antropolis-did-end-lay = { $player } nie kładzie więcej kafelków
antropolis-did-end-act = Mrówki skończyły ({ $player })
antropolis-did-end-buy = { $player } nie kupuje więcej
antropolis-did-end-hand = { $player } kończy turę
antropolis-told-draw = { $player } dobiera { $tile }.
antropolis-told-tunnel = Tunel ukończony – { $results }.
antropolis-told-queen-last = Królowa dociera do obsadzonego tunelu – { $results }.
antropolis-told-nest = Gniazdo ukończone, królowe wracają na ręce – { $results }.
antropolis-told-empty-nest = Gniazdo ukończone, ale nie ma w nim królowej.
antropolis-told-target = Pierwsza osoba u celu: { $player } ({ $points } pkt). Runda toczy się do końca.
antropolis-told-expelled = { $player } przepędza mrówki ({ $rival }): { $ants }.
# $lost are larvae taken from the rival, $larvae those that the player could put in their place.
antropolis-told-robbed = { $lost ->
    [one] { $player } porywa { $lost } larwę ({ $rival }); w zamian kładzie własne: { $larvae }.
    [few] { $player } porywa { $lost } larwy ({ $rival }); w zamian kładzie własne: { $larvae }.
    [many] { $player } porywa { $lost } larw ({ $rival }); w zamian kładzie własne: { $larvae }.
   *[other] { $player } porywa { $lost } larwy ({ $rival }); w zamian kładzie własne: { $larvae }.
}
antropolis-told-died = Bez drogi ucieczki, wracają na rękę ({ $player }): { $ants }.
antropolis-told-market = Nowe na targu: { $tiles }.
antropolis-told-last-turns = Stosy są puste. Każdy ma jeszcze jedną turę, bez kupowania i dobierania.
antropolis-told-turn = Tura: { $player }.
antropolis-told-over = To była ostatnia tura.
