### Myrmes. Terms of the Polish book: feromon, larwa, robotnica (the nurse!), pracownik (the worker), żołnierz,
### warsztat, farma mszyc, oczyszczalnia, podkolonia (the book: pod-kolonia), płytka specjalna, zdobycz, kosteczka, magazyn, rezerwa,
### wyjście z tunelu, zbiory, cel, usunąć feromon. { $player } is never inflected: "gracza { $player }". Tiles,
### terrains, prey, rooms and amounts have their cases as forms. Names of pheromones are the
### same in the accusative. Points are "pkt", which needs no plural.

## The game, its variants and options, as shown before it begins.

myrmes-summary = Wychowuj mrówki, znacz ogród feromonami, poluj, zbieraj plony i przetrwaj trzy zimy.
myrmes-variant-second = Druga edycja
myrmes-variant-second-summary = Jak w niemieckiej i polskiej instrukcji.
myrmes-variant-english = Edycja angielska
myrmes-variant-english-summary = Jak w angielskiej instrukcji: 20 pkt na start, już jedna lub dwie larwy mogą dać jedzenie, a wejście na płytki specjalne nie kosztuje żołnierza.
myrmes-option-objectives = Cele
myrmes-option-objectives-all = wszystkie 20
myrmes-option-objectives-described = 17 opisanych w instrukcjach
myrmes-option-supply = Zasoby ogólne kosteczek
myrmes-option-objectives-about = Przy 17 nie ma trzech celów, których nie pokazuje żadna instrukcja: 2 ziemi lub kamieni, 5 jedzenia, 5 kamieni (Q34).
myrmes-option-supply-unlimited = bez limitu
myrmes-option-supply-limited = ograniczone
myrmes-option-supply-about = Przy ograniczonych zasobach kosteczek z pudełka może zabraknąć; wtedy nikt ich nie dostaje, póki jakieś nie wrócą (Q26).
myrmes-option-places = Startowe wyjścia z tuneli
myrmes-option-places-seats = według miejsc
myrmes-option-places-drawn = losowo
myrmes-option-places-chosen = do wyboru
myrmes-option-places-about = Kto gdzie zaczyna: według miejsc przy stole, losowo albo z wyboru przed pierwszą rundą; wtedy ostatni gracz wybiera pierwszy, a pierwszy gracz na końcu (Q1b).
myrmes-option-exit-toll = Cudze wyjścia z tuneli
myrmes-option-exit-toll-free = wejście za darmo
myrmes-option-exit-toll-soldier = wejście za żołnierza
myrmes-option-exit-toll-about = Czy każde wejście pracownika na pole z cudzym wyjściem z tunelu kosztuje żołnierza, tak jak wejście na cudzą płytkę (Q8b).
myrmes-option-portions = Jedna lub dwie larwy za jedzenie
myrmes-option-portions-per-go = raz w każdym ruchu
myrmes-option-portions-once = raz na rundę
myrmes-option-portions-about = Jak często wolno zamienić mniej niż trzy larwy na 1 jedzenie; zimą i tak tylko raz (D18b).
myrmes-option-pheromones = Feromony każdego gracza
myrmes-option-pheromones-16 = 16
myrmes-option-pheromones-17 = 17
myrmes-option-pheromones-about = Angielska instrukcja podaje 16, w tym pięć na 2 pola; wszystkie inne druki podają 17, w tym sześć na 2 pola (D1b).

## Where points come from.

myrmes-source-start = Start
myrmes-source-start-tip = Punkty, z którymi każdy zaczyna.
myrmes-source-pheromones = Feromony
myrmes-source-pheromones-tip = Od razu punkty za każdy feromon, który kładziesz.
myrmes-source-special-tiles = Płytki specjalne
myrmes-source-special-tiles-tip = Od razu 2 pkt za farmę mszyc lub oczyszczalnię, 4 za podkolonię.
myrmes-source-prey = Zdobycze
myrmes-source-prey-tip = Punkty za upolowaną zdobycz.
myrmes-source-clearing = Usuwanie feromonów
myrmes-source-clearing-tip = Punkty za każdy usunięty cudzy feromon.
myrmes-source-queen = Królowa
myrmes-source-queen-tip = 2 pkt za każde nakarmienie królowej.
myrmes-source-sub-colonies = Podkolonie
myrmes-source-sub-colonies-tip = Każda podkolonia daje punkty także w każdych zbiorach.
myrmes-source-objectives = Cele
myrmes-source-objectives-tip = 6, 9 albo 12 pkt za cel poziomu 1, 2 albo 3.
myrmes-source-others-objectives = Cele innych
myrmes-source-others-objectives-tip = Punkty, gdy ktoś inny spełni cel, który spełniasz od wcześniejszej rundy.
myrmes-source-points-1 = Wydarzenie Punkty +1
myrmes-source-points-1-tip = 1 pkt więcej za każdym razem, gdy zdobywasz punkty w porze roku z wydarzeniem Punkty +1.
myrmes-source-winter = Zima
myrmes-source-winter-tip = Strata 3 pkt za każde jedzenie, którego zabrakło zimą.

## Lines that explain a cell of the score sheet.

myrmes-part-start = Na początku
# $season is Wiosna, Lato or Jesień.
myrmes-part-tile = { $season }, rok { $year }: { $tile }
myrmes-part-prey = { $season }, rok { $year }: { $prey }
myrmes-part-cleared = { $season }, rok { $year }, usunięto: { $tile }
myrmes-part-queen = { $season }, rok { $year }: nakarmiona królowa
myrmes-part-sub-colonies = { $count ->
    [one] { $season }, rok { $year }, zbiory: { $count } podkolonia
    [few] { $season }, rok { $year }, zbiory: { $count } podkolonie
    [many] { $season }, rok { $year }, zbiory: { $count } podkolonii
   *[other] { $season }, rok { $year }, zbiory: { $count } podkolonii
}
myrmes-part-objective = { $season }, rok { $year }: { $objective }
myrmes-part-others-objective = { $season }, rok { $year }: { $objective }; teraz spełnia go także { $player }
myrmes-part-extra = { $times ->
    [one] { $season }, rok { $year }: punkty { $times } raz
    [few] { $season }, rok { $year }: punkty { $times } razy
    [many] { $season }, rok { $year }: punkty { $times } razy
   *[other] { $season }, rok { $year }: punkty { $times } razy
}
myrmes-part-winter = Zima, rok { $year }: brak { $missing ->
    [one] { $missing } jedzenia
    [few] { $missing } jedzenia
    [many] { $missing } jedzenia
   *[other] { $missing } jedzenia
}

## The parts of the table. After "-tip" a sentence or two.

myrmes-garden = Ogród
myrmes-table = Pory roku, warsztat, cele
myrmes-colony = Kolonia: { $player }
myrmes-ground = Ogród
myrmes-ground-tip = Feromon dostaje po kosteczce na pole: jedzenie na trawie, ziemię na ziemi, kamień na kamieniu, nic na grzybach. Do wody nie można wejść.
myrmes-terrain-grass = trawa
    .gen = trawy
myrmes-terrain-earth = ziemia
    .gen = ziemi
myrmes-terrain-stone = kamień
    .gen = kamienia
myrmes-terrain-mushroom = grzyby
    .gen = grzybów
myrmes-terrain-water = woda
    .gen = wody
myrmes-board = Plansza: { $player }
myrmes-board-tip = U góry tor wydarzeń; niżej tory narodzin i poczekalnia, pomieszczenia kolonii, magazyn i mrówki; na dole rezerwa.

## Tiles. Pheromones are masculine, special tiles feminine.

myrmes-kind-pair = feromon z 2 pól
    .gen = feromonu z 2 pól
myrmes-kind-pair-tip = Feromon: 2 pola, bez punktów. Od poziomu kolonii 0.
myrmes-kind-triangle = trójkątny feromon z 3 pól
    .gen = trójkątnego feromonu z 3 pól
myrmes-kind-triangle-tip = Feromon: 3 pola, 2 pkt. Od poziomu kolonii I.
myrmes-kind-line = prosty feromon z 3 pól
    .gen = prostego feromonu z 3 pól
myrmes-kind-line-tip = Feromon: 3 pola, 2 pkt. Od poziomu kolonii I.
myrmes-kind-rhombus = rombowy feromon z 4 pól
    .gen = rombowego feromonu z 4 pól
myrmes-kind-rhombus-tip = Feromon: 4 pola, 4 pkt. Od poziomu kolonii II.
myrmes-kind-hook = hakowaty feromon z 4 pól
    .gen = hakowatego feromonu z 4 pól
myrmes-kind-hook-tip = Feromon: 4 pola, 4 pkt; można go odwrócić na drugą stronę. Od poziomu kolonii II.
myrmes-kind-trapezoid = trapezowy feromon z 5 pól
    .gen = trapezowego feromonu z 5 pól
myrmes-kind-trapezoid-tip = Feromon: 5 pól, 6 pkt. Od poziomu kolonii III.
myrmes-kind-pyramid = trójkątny feromon z 6 pól
    .gen = trójkątnego feromonu z 6 pól
myrmes-kind-pyramid-tip = Feromon: 6 pól, 8 pkt. Tylko na poziomie kolonii III z wydarzeniem Pole +1.
myrmes-kind-farm = farma mszyc
    .acc = farmę mszyc
    .gen = farmy mszyc
myrmes-kind-farm-tip = Płytka specjalna: 3 pola, 2 pkt, kosztuje 1 kamień. Przy każdych zbiorach daje 1 jedzenie. Od poziomu kolonii I.
myrmes-kind-scavenging = oczyszczalnia
    .acc = oczyszczalnię
    .gen = oczyszczalni
myrmes-kind-scavenging-tip = Płytka specjalna: 3 pola, 2 pkt, kosztuje 1 jedzenie. Przy każdych zbiorach daje 1 ziemię lub 1 kamień. Od poziomu kolonii I.
myrmes-kind-subcolony = podkolonia
    .acc = podkolonię
    .gen = podkolonii
myrmes-kind-subcolony-tip = Płytka specjalna: 4 pola, 4 pkt, kosztuje 1 jedzenie, 1 ziemię i 1 kamień. Przy każdych zbiorach daje 2 pkt. Od poziomu kolonii III.
# A tile in the garden. $tile is one of the kinds above.
myrmes-tile-of = { $tile } ({ $player })
    .acc = { FORM($tile, "acc") } gracza { $player }
    .gen = { FORM($tile, "gen") } gracza { $player }
myrmes-tile-neutral = { $tile } (bez właściciela)
    .acc = { FORM($tile, "acc") } bez właściciela
    .gen = { FORM($tile, "gen") } bez właściciela
# Coś w ogrodzie; $what to płytka albo zdobycz, $hex to pole, na przykład F7, jak na brzegu.
myrmes-at = { $what }, { $hex }
    .acc = { FORM($what, "acc") } na { $hex }
    .gen = { FORM($what, "gen") } na { $hex }
# The same for every number but 0.
myrmes-reserve = { $count ->
    [0] Brak w rezerwie: { $tile }
   *[other] { $tile }: w rezerwie { $count }
}
# The same for every number but 0.
myrmes-special = { $count ->
    [0] Nie ma już: { $tile }
   *[other] { $tile }: { $count } dla wszystkich
}
myrmes-mark = Własność: { $player }
myrmes-mark-tip = Tak { $player } oznacza swoje płytki. Inni płacą za wejście na nie żołnierzem; w edycji angielskiej nie dotyczy to płytek specjalnych.
myrmes-exit = Wyjście z tunelu ({ $player }), { $hex }
myrmes-exit-tip = Tędy { $player } wysyła pracowników do ogrodu. Niczego tu nie położysz.
myrmes-exit-tolled = Wyjście z tunelu ({ $player }), { $hex }
myrmes-exit-tolled-tip = Tędy { $player } wysyła pracowników do ogrodu. Inni płacą za wejście tu żołnierzem. Niczego tu nie położysz.
myrmes-halo = W drodze
myrmes-halo-tip = Ten pracownik jest teraz w ruchu.
myrmes-walker = Pracownik na polu { FORM($terrain, "gen") }, { $hex }
myrmes-walker-tip = Idzie dalej, kładzie tu płytkę albo kończy ruch. Do kolonii już nie wróci.
# Shown on hexes when a worker might go there: what it would take.
myrmes-reach = W zasięgu, koszt: { $price }
myrmes-owner-cube = Kosteczka własności ({ $player })
myrmes-owner-cube-tip = Oznacza płytkę specjalną. Są tylko cztery.

## Cubes, larvae and ants.

myrmes-cube-food = Jedzenie na feromonie
myrmes-cube-food-tip = Przy każdych zbiorach z feromonu schodzi jedna kosteczka i trafia do magazynu właściciela.
myrmes-cube-earth = Ziemia na feromonie
myrmes-cube-earth-tip = Przy każdych zbiorach z feromonu schodzi jedna kosteczka i trafia do magazynu właściciela.
myrmes-cube-stone = Kamień na feromonie
myrmes-cube-stone-tip = Przy każdych zbiorach z feromonu schodzi jedna kosteczka i trafia do magazynu właściciela.
myrmes-store-food = Jedzenie
myrmes-store-food-tip = Na zimę, na nowe robotnice, na płytki specjalne i dla królowej.
myrmes-store-earth = Ziemia
myrmes-store-earth-tip = Na poziomy kolonii, usuwanie feromonów i podkolonie.
myrmes-store-stone = Kamień
myrmes-store-stone-tip = Na poziomy kolonii, farmy mszyc i podkolonie.
myrmes-larva = Larwa
myrmes-larva-tip = Przesuwa kosteczkę wydarzenia o pole i pomaga wychować robotnicę; trzy są warte 1 jedzenie.
myrmes-nurse = Robotnica ({ $player })
myrmes-nurse-tip = Robotnica (w innych grach: piastunka) na torach narodzin daje larwy, pracowników i żołnierzy; w warsztacie buduje.
myrmes-nurse-at-work = Robotnica w warsztacie ({ $player })
myrmes-nurse-at-work-tip = To pole jest w tej rundzie zużyte; robotnica wróci na koniec rundy.
myrmes-nurse-on-objective = Robotnica na celu ({ $player })
myrmes-nurse-on-objective-tip = Cel spełniony: { $player }. Robotnica już tu zostaje.
myrmes-worker = Pracownik ({ $player })
myrmes-worker-tip = Pracuje w pomieszczeniu kolonii albo wychodzi do ogrodu.
myrmes-worker-in-room = Pracownik w pomieszczeniu ({ $player })
myrmes-worker-in-room-tip = Swoje już zrobił; wróci na następną rundę.
myrmes-soldier = Żołnierz ({ $player })
myrmes-soldier-tip = Poluje, otwiera drogę przez cudze płytki, a zimą oszczędza 1 jedzenie.
myrmes-reserve-ant = Mrówka w rezerwie ({ $player })
myrmes-reserve-ant-tip = Może się urodzić jako pracownik albo żołnierz. Mrówek jest razem osiem.
myrmes-held-ladybug = Upolowana biedronka
myrmes-held-ladybug-tip = Liczy się do celów ze zdobyczami.
myrmes-held-termite = Upolowany termit
myrmes-held-termite-tip = Liczy się do celów ze zdobyczami.
myrmes-held-spider = Upolowany pająk
myrmes-held-spider-tip = Liczy się do celów ze zdobyczami.
myrmes-ladybug = biedronka
    .acc = biedronkę
myrmes-ladybug-tip = Zdobycz: kosztuje 1 żołnierza, daje 2 jedzenia.
myrmes-termite = termit
    .acc = termita
myrmes-termite-tip = Zdobycz: kosztuje 1 żołnierza, daje 1 jedzenie i 2 pkt.
myrmes-spider = pająk
    .acc = pająka
myrmes-spider-tip = Zdobycz: kosztuje 2 żołnierzy, daje 1 jedzenie i 4 pkt.

## A colony's board. Events are names with a capital letter, as in the book.

myrmes-event-level-1 = Poziom +1
myrmes-event-level-1-tip = W tej porze roku kolonia liczy się tak, jakby miała poziom wyżej: pomieszczenie, płytki i (poza edycją angielską) magazyn.
myrmes-event-points-1 = Punkty +1
myrmes-event-points-1-tip = W tej porze roku za każdym razem, gdy punktujesz, dostajesz 1 pkt więcej.
myrmes-event-larvae-2 = Larwa +2
myrmes-event-larvae-2-tip = Dwie larwy więcej, jeśli na torze larw jest robotnica.
myrmes-event-harvest-3 = Zbiory +3
myrmes-event-harvest-3-tip = Przy zbiorach do trzech kosteczek więcej z twoich feromonów.
myrmes-event-move-3 = Ruch +3
myrmes-event-move-3-tip = Każdy pracownik w ogrodzie ma sześć punktów ruchu zamiast trzech.
myrmes-event-soldier-1 = Żołnierz +1
myrmes-event-soldier-1-tip = Jeden żołnierz więcej, jeśli twoje robotnice wydają choć jednego.
myrmes-event-hex-1 = Pole +1
myrmes-event-hex-1-tip = Feromony mogą być o jedno pole większe.
myrmes-event-worker-1 = Pracownik +1
myrmes-event-worker-1-tip = Jeden pracownik więcej, jeśli twoje robotnice wydają choć jednego.
myrmes-event-cube = Kosteczka wydarzenia
myrmes-event-cube-tip = Wydarzenie tej pory roku. Każda wydana larwa przesuwa ją o pole.
myrmes-larva-track = { $nurses ->
    [one] Tor larw, { $nurses } robotnica
    [few] Tor larw, { $nurses } robotnice
    [many] Tor larw, { $nurses } robotnic
   *[other] Tor larw, { $nurses } robotnic
}
myrmes-larva-track-tip = 1, 2 lub 3 robotnice dają 1, 3 lub 5 larw.
myrmes-worker-track = { $nurses ->
    [one] Tor pracowników, { $nurses } robotnica
    [few] Tor pracowników, { $nurses } robotnice
    [many] Tor pracowników, { $nurses } robotnic
   *[other] Tor pracowników, { $nurses } robotnic
}
myrmes-worker-track-tip = 2 robotnice dają 1 pracownika, 4 – dwóch.
myrmes-soldier-track = { $nurses ->
    [one] Tor żołnierzy, { $nurses } robotnica
    [few] Tor żołnierzy, { $nurses } robotnice
    [many] Tor żołnierzy, { $nurses } robotnic
   *[other] Tor żołnierzy, { $nurses } robotnic
}
myrmes-soldier-track-tip = 2 robotnice dają 1 żołnierza, 3 – dwóch.
myrmes-own-atelier = { $nurses ->
    [one] Własny warsztat, { $nurses } robotnica
    [few] Własny warsztat, { $nurses } robotnice
    [many] Własny warsztat, { $nurses } robotnic
   *[other] Własny warsztat, { $nurses } robotnic
}
myrmes-own-atelier-tip = Każda robotnica stąd może w fazie 5 wykonać jedną akcję w warsztacie.
myrmes-room-gestation = porodówka
    .into = do porodówki
myrmes-room-gestation-tip = Poziom 0: pracownik zdobywa tu 1 larwę.
myrmes-room-larder = spiżarnia
    .into = do spiżarni
myrmes-room-larder-tip = Poziom I: pracownik zdobywa tu 1 jedzenie.
myrmes-room-quarry = kamieniołom
    .into = do kamieniołomu
myrmes-room-quarry-tip = Poziom II: pracownik zdobywa tu 1 ziemię lub 1 kamień.
myrmes-room-queen = pomieszczenie królowej
    .into = do pomieszczenia królowej
myrmes-room-queen-tip = Poziom III: pracownik karmi tu królową, 1 jedzenie zamienia się w 2 pkt.
myrmes-closed = Jeszcze niewykopane
myrmes-closed-tip = To pomieszczenie otwiera się na poziomie kolonii { $level }.
myrmes-level = Poziom kolonii: { $level }
myrmes-level-tip = Im głębsza kolonia, tym więcej pomieszczeń i tym większe płytki.
myrmes-winter-lack = { $count ->
    [0] Na tę zimę jedzenia wystarczy
    [one] Na tę zimę brakuje { $count } kosteczki jedzenia
    [few] Na tę zimę brakuje { $count } kosteczek jedzenia
    [many] Na tę zimę brakuje { $count } kosteczek jedzenia
   *[other] Na tę zimę brakuje { $count } kosteczek jedzenia
}
myrmes-winter-lack-tip = Każdy żołnierz oszczędza 1 jedzenie. Każde brakujące kosztuje 3 pkt.
myrmes-store-limit = { $count ->
    [one] Magazyn mieści { $count } kosteczkę
    [few] Magazyn mieści { $count } kosteczki
    [many] Magazyn mieści { $count } kosteczek
   *[other] Magazyn mieści { $count } kosteczek
}
myrmes-store-limit-tip = Nadmiar trzeba odrzucić na koniec rundy.
myrmes-first = Pierwszy gracz: { $player }
myrmes-first-tip = Zaczyna fazy pracowników i warsztatu. Po każdej rundzie znacznik wędruje dalej.

## The shared boards.

myrmes-season-spring = Wiosna
myrmes-season-spring-tip = Pierwsza pora roku. Jej kość wskazuje wydarzenie.
myrmes-season-summer = Lato
myrmes-season-summer-tip = Druga pora roku. Jej kość wskazuje wydarzenie.
myrmes-season-autumn = Jesień
myrmes-season-autumn-tip = Trzecia pora roku. Jej kość wskazuje wydarzenie.
myrmes-season-winter = Zima
myrmes-season-winter-tip = Pora płacić jedzeniem: w kolejnych latach 4, 5 i 6. Każdy żołnierz oszczędza jedno; każde brakujące kosztuje 3 pkt.
myrmes-now = Obecna pora roku
myrmes-now-tip = Wiosna, lato i jesień mają po sześć faz; zimą płaci się jedzeniem.
myrmes-die = Kość pory roku: { $event }
myrmes-die-tip = Na początku tej pory roku stąd ruszają kosteczki wydarzenia.
myrmes-winter-due = { $count ->
    [one] Tegoroczna zima: { $count } jedzenie
    [few] Tegoroczna zima: { $count } jedzenia
    [many] Tegoroczna zima: { $count } jedzenia
   *[other] Tegoroczna zima: { $count } jedzenia
}
myrmes-winter-due-tip = Po jesieni płacą wszyscy, o jedno mniej za każdego żołnierza.
myrmes-atelier-tunnel = Warsztat: tunel
myrmes-atelier-tunnel-tip = Połóż nowe wyjście z tunelu obok swojej płytki lub wyjścia i weź 1 ziemię.
myrmes-atelier-level = Warsztat: poziom kolonii
myrmes-atelier-level-tip = Zwiększ poziom kolonii o jeden za ziemię i kamień.
myrmes-atelier-nurse = Warsztat: nowa robotnica
myrmes-atelier-nurse-tip = Wychowaj robotnicę za 2 jedzenia i 2 larwy.
myrmes-atelier-objective = Warsztat: cel
myrmes-atelier-objective-tip = Spełnij jeden z sześciu celów. Pierwszy musi mieć poziom I; każdy spełniony poziom otwiera następny.
myrmes-supply-food = Jedzenie w zasobach ogólnych: { $count }
myrmes-supply-food-tip = Gdy się skończy, nikt już go nie dostanie.
myrmes-supply-earth = Ziemia w zasobach ogólnych: { $count }
myrmes-supply-earth-tip = Gdy się skończy, nikt już jej nie dostanie.
myrmes-supply-stone = Kamień w zasobach ogólnych: { $count }
myrmes-supply-stone-tip = Gdy się skończy, nikt już go nie dostanie.
myrmes-supply-larvae = Larwy w zasobach ogólnych: { $count }
myrmes-supply-larvae-tip = Gdy się skończą, żadna się nie urodzi.
# $level is I, II or III, $task one of those below.
myrmes-objective = Cel { $level }: { $task }
myrmes-objective-tip = Daje { $points } pkt. Każdy, kto spełnił go we wcześniejszej rundzie, dostaje wtedy { $earlier } pkt.
myrmes-task-food = { $count ->
    [one] odrzuć { $count } jedzenie
    [few] odrzuć { $count } jedzenia
    [many] odrzuć { $count } jedzenia
   *[other] odrzuć { $count } jedzenia
}
myrmes-task-stone = { $count ->
    [one] odrzuć { $count } kamień
    [few] odrzuć { $count } kamienie
    [many] odrzuć { $count } kamieni
   *[other] odrzuć { $count } kamieni
}
myrmes-task-mix = { $count ->
    [one] odrzuć { $count } ziemię lub kamień
    [few] odrzuć { $count } kosteczki ziemi lub kamienia
    [many] odrzuć { $count } kosteczek ziemi lub kamienia
   *[other] odrzuć { $count } kosteczek ziemi lub kamienia
}
myrmes-task-larvae = { $count ->
    [one] odrzuć { $count } larwę
    [few] odrzuć { $count } larwy
    [many] odrzuć { $count } larw
   *[other] odrzuć { $count } larw
}
myrmes-task-soldiers = { $count ->
    [one] odrzuć { $count } żołnierza
    [few] odrzuć { $count } żołnierzy
    [many] odrzuć { $count } żołnierzy
   *[other] odrzuć { $count } żołnierzy
}
myrmes-task-prey = { $count ->
    [one] odrzuć { $count } zdobycz
    [few] odrzuć { $count } zdobycze
    [many] odrzuć { $count } zdobyczy
   *[other] odrzuć { $count } zdobyczy
}
myrmes-task-special = miej { $count ->
    [one] { $count } płytkę specjalną
    [few] { $count } płytki specjalne
    [many] { $count } płytek specjalnych
   *[other] { $count } płytek specjalnych
} i oddaj { $given ->
    [one] jedną
    [few] { $given }
    [many] { $given }
   *[other] { $given }
}
myrmes-task-nurses = miej { $count ->
    [one] { $count } robotnicę
    [few] { $count } robotnice
    [many] { $count } robotnic
   *[other] { $count } robotnic
} i odrzuć { $given ->
    [one] jedną
    [few] { $given }
    [many] { $given }
   *[other] { $given }
}
myrmes-task-level = { $given ->
    [one] miej kolonię na poziomie { $count } lub głębiej i cofnij ją o jeden poziom
    [few] miej kolonię na poziomie { $count } i cofnij ją o { $given } poziomy
    [many] miej kolonię na poziomie { $count } i cofnij ją o { $given } poziomów
   *[other] miej kolonię na poziomie { $count } i cofnij ją o { $given } poziomów
}
myrmes-task-pheromones = { $count ->
    [one] opróżnij { $count } feromon
    [few] opróżnij { $count } połączone feromony
    [many] opróżnij { $count } połączonych feromonów
   *[other] opróżnij { $count } połączonych feromonów
}

## Numbers beside a name or the table.

myrmes-standing-spring = Wiosna, rok { $year } z { $years }
myrmes-standing-summer = Lato, rok { $year } z { $years }
myrmes-standing-autumn = Jesień, rok { $year } z { $years }
myrmes-standing-winter = Zima, rok { $year } z { $years }

myrmes-fact-points = Punkty
myrmes-fact-winter = Brakujące jedzenie na zimę
myrmes-phase-event = Wydarzenie i robotnice
myrmes-phase-born = Narodziny
myrmes-phase-workers = Pracownicy
myrmes-phase-harvest = Zbiory
myrmes-phase-atelier = Warsztat
myrmes-phase-keep = Koniec rundy

## Amounts in the nominative, and lists of them.

myrmes-semicolon = { $first }; { $second }
myrmes-nothing = nic
myrmes-amount-food = { $count ->
    [one] { $count } jedzenie
    [few] { $count } jedzenia
    [many] { $count } jedzenia
   *[other] { $count } jedzenia
}
myrmes-amount-earth = { $count ->
    [one] { $count } ziemia
    [few] { $count } ziemi
    [many] { $count } ziemi
   *[other] { $count } ziemi
}
    .acc = { $count ->
        [one] { $count } ziemię
       *[other] { $count } ziemi
    }
myrmes-amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamieni
}
myrmes-held-cubes = { $cubes } na płytce
myrmes-amount-larvae = { $count ->
    [one] { $count } larwa
    [few] { $count } larwy
    [many] { $count } larw
   *[other] { $count } larw
}
    .acc = { $count ->
        [one] { $count } larwę
        [few] { $count } larwy
        [many] { $count } larw
       *[other] { $count } larw
    }
myrmes-amount-workers = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
    [many] { $count } pracowników
   *[other] { $count } pracowników
}
    .acc = { $count ->
        [one] { $count } pracownika
       *[other] { $count } pracowników
    }
myrmes-amount-soldiers = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierzy
}
    .acc = { $count ->
        [one] { $count } żołnierza
       *[other] { $count } żołnierzy
    }
myrmes-amount-nurses = { $count ->
    [one] { $count } robotnica
    [few] { $count } robotnice
    [many] { $count } robotnic
   *[other] { $count } robotnic
}
    .acc = { $count ->
        [one] { $count } robotnicę
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnic
    }
myrmes-amount-points = { $count } pkt
myrmes-amount-moves = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
    [many] { $count } punktów ruchu
   *[other] { $count } punktów ruchu
}
myrmes-amount-levels = { $count ->
    [one] { $count } poziom kolonii
    [few] { $count } poziomy kolonii
    [many] { $count } poziomów kolonii
   *[other] { $count } poziomów kolonii
}
myrmes-amount-prey = { $count ->
    [one] { $count } zdobycz
    [few] { $count } zdobycze
    [many] { $count } zdobyczy
   *[other] { $count } zdobyczy
}
myrmes-amount-owned = { $count ->
    [one] { $count } płytka specjalna
    [few] { $count } płytki specjalne
    [many] { $count } płytek specjalnych
   *[other] { $count } płytek specjalnych
}
    .acc = { $count ->
        [one] { $count } płytkę specjalną
        [few] { $count } płytki specjalne
        [many] { $count } płytek specjalnych
       *[other] { $count } płytek specjalnych
    }
myrmes-amount-growing-food = { $count ->
    [one] { $count } jedzenie do zebrania
    [few] { $count } jedzenia do zebrania
    [many] { $count } jedzenia do zebrania
   *[other] { $count } jedzenia do zebrania
}
myrmes-amount-growing-earth = { $count ->
    [one] { $count } ziemia do zebrania
    [few] { $count } ziemi do zebrania
    [many] { $count } ziemi do zebrania
   *[other] { $count } ziemi do zebrania
}
myrmes-amount-growing-stone = { $count ->
    [one] { $count } kamień do zebrania
    [few] { $count } kamienie do zebrania
    [many] { $count } kamieni do zebrania
   *[other] { $count } kamieni do zebrania
}
myrmes-amount-exits = { $count ->
    [one] { $count } wyjście z tunelu
    [few] { $count } wyjścia z tunelu
    [many] { $count } wyjść z tunelu
   *[other] { $count } wyjść z tunelu
}

## What is asked.

myrmes-ask-settle = Wybierz pole startowe dla pierwszego wyjścia z tunelu
myrmes-ask-event = Wybierz wydarzenie: każda larwa przesuwa kosteczkę o pole
myrmes-ask-event-only = Nie masz larw: kosteczka zostaje na tym wydarzeniu
myrmes-ask-nurses-larvae = Ile robotnic na tor larw?
myrmes-ask-nurses-workers = Ile robotnic na tor pracowników?
myrmes-ask-nurses-soldiers = Ile robotnic na tor żołnierzy?
myrmes-ask-nurses-atelier = Ile robotnic do warsztatu?
myrmes-ask-born = Za mało mrówek w rezerwie: wybierz, które się rodzą
myrmes-ask-workers = Wyślij pracownika do pomieszczenia albo do ogrodu
myrmes-ask-workers-out = Nie możesz teraz użyć żadnego pomieszczenia: wyślij pracownika do ogrodu
# What a worker on its way can do depends on where it is; it can always stop.
myrmes-ask-way-go-place = { $moves ->
    [one] Został { $moves } punkt ruchu: idź dalej, połóż płytkę albo zakończ
    [few] Zostały { $moves } punkty ruchu: idź dalej, połóż płytkę albo zakończ
    [many] Zostało { $moves } punktów ruchu: idź dalej, połóż płytkę albo zakończ
   *[other] Zostało { $moves } punktów ruchu: idź dalej, połóż płytkę albo zakończ
}
myrmes-ask-way-go-clear = { $moves ->
    [one] Został { $moves } punkt ruchu: idź dalej, usuń feromon albo zakończ
    [few] Zostały { $moves } punkty ruchu: idź dalej, usuń feromon albo zakończ
    [many] Zostało { $moves } punktów ruchu: idź dalej, usuń feromon albo zakończ
   *[other] Zostało { $moves } punktów ruchu: idź dalej, usuń feromon albo zakończ
}
myrmes-ask-way-go = { $moves ->
    [one] Został { $moves } punkt ruchu: idź dalej albo zakończ
    [few] Zostały { $moves } punkty ruchu: idź dalej albo zakończ
    [many] Zostało { $moves } punktów ruchu: idź dalej albo zakończ
   *[other] Zostało { $moves } punktów ruchu: idź dalej albo zakończ
}
myrmes-ask-way-place = { $moves ->
    [0] Koniec punktów ruchu: połóż płytkę albo zakończ
   *[other] Dalej nie ma drogi: połóż płytkę albo zakończ
}
myrmes-ask-way-clear = { $moves ->
    [0] Koniec punktów ruchu: usuń feromon albo zakończ
   *[other] Dalej nie ma drogi: usuń feromon albo zakończ
}
myrmes-ask-way-stop = { $moves ->
    [0] Koniec punktów ruchu i nie możesz tu położyć płytki: zakończ
   *[other] Dalej nie ma drogi i nie możesz tu położyć płytki: zakończ
}
myrmes-ask-harvest = Zbiory: weź kosteczkę
myrmes-ask-extra = Zbiory +3: weź kolejną kosteczkę albo zakończ
myrmes-ask-atelier = Użyj robotnicy w warsztacie albo zakończ
myrmes-ask-atelier-none = Twoje robotnice nie mogą nic zrobić w warsztacie: zakończ
myrmes-ask-atelier-food = Twoje robotnice nie mogą jeszcze nic zrobić: zamień larwy na jedzenie albo zakończ
myrmes-ask-empty = Wybierz połączony feromon do opróżnienia
myrmes-ask-keep = Magazyn jest za mały: co zostawiasz?
myrmes-ask-winter = Zima: zamień larwy na jedzenie albo płać tym, co masz

## Targets.

myrmes-none = Żadnej
myrmes-clear = Usuń feromon (1 ziemia)
myrmes-point = Połóż na { $hexes }
myrmes-turned-right = { $degrees ->
    [0] Jak w rezerwie
   *[other] Obrót w prawo o { $degrees }°
}
myrmes-turned-left = Obrót w lewo o { $degrees }°
myrmes-turned-over-right = { $degrees ->
    [0] Odwrócona na drugą stronę
   *[other] Odwrócona na drugą stronę, obrót w prawo o { $degrees }°
}
myrmes-turned-over-left = Odwrócona na drugą stronę, obrót w lewo o { $degrees }°
myrmes-take-earth = 1 ziemia
myrmes-take-stone = 1 kamień
myrmes-take-food = 1 jedzenie
myrmes-mix = { $earth ->
    [0] Same kamienie
    [one] { $earth } ziemia, reszta kamienie
    [few] { $earth } ziemi, reszta kamienie
    [many] { $earth } ziemi, reszta kamienie
   *[other] { $earth } ziemi, reszta kamienie
}

## What may be done. $deed is one of the lines below; then what it costs and brings.

myrmes-do = { $deed }
myrmes-do-costs = { $deed } – koszt: { $costs }
myrmes-do-brings = { $deed } – zysk: { $brings }
myrmes-do-both = { $deed } – koszt: { $costs }; zysk: { $brings }
myrmes-do-holds = { $deed }: { $brings }
myrmes-do-event = Wybierz { $event }
myrmes-do-settle = Zacznij na { $hex }
myrmes-do-nurses-larvae = { $count ->
    [0] Bez robotnic na torze larw
    [one] { $count } robotnica na tor larw
    [few] { $count } robotnice na tor larw
    [many] { $count } robotnic na tor larw
   *[other] { $count } robotnic na tor larw
}
myrmes-do-nurses-workers = { $count ->
    [0] Bez robotnic na torze pracowników
    [one] { $count } robotnica na tor pracowników
    [few] { $count } robotnice na tor pracowników
    [many] { $count } robotnic na tor pracowników
   *[other] { $count } robotnic na tor pracowników
}
myrmes-do-nurses-soldiers = { $count ->
    [0] Bez robotnic na torze żołnierzy
    [one] { $count } robotnica na tor żołnierzy
    [few] { $count } robotnice na tor żołnierzy
    [many] { $count } robotnic na tor żołnierzy
   *[other] { $count } robotnic na tor żołnierzy
}
myrmes-do-nurses-atelier = { $count ->
    [0] Bez robotnic w warsztacie
    [one] { $count } robotnica do warsztatu
    [few] { $count } robotnice do warsztatu
    [many] { $count } robotnic do warsztatu
   *[other] { $count } robotnic do warsztatu
}
myrmes-do-bear = Rodzą się te
myrmes-do-work = Wyślij pracownika { FORM($room, "into") }
myrmes-do-out = Wyjdź na { $hex }
myrmes-do-step = Wejdź na { $hex }, pole { FORM($terrain, "gen") }
myrmes-do-step-tile = Wejdź na { FORM($tile, "acc") }
myrmes-do-hunt = Upoluj { FORM($prey, "acc") } na { $hex }
myrmes-do-clear = Usuń { FORM($tile, "acc") } i stań na { $hex }, polu { FORM($terrain, "gen") }
myrmes-do-place = Połóż { FORM($tile, "acc") } na { $hexes }
myrmes-do-stop = Zakończ ruch pracownika
myrmes-do-harvest = Weź kosteczkę z { FORM($tile, "gen") }
myrmes-do-enough = Zakończ zbiory
myrmes-do-tunnel = Wykop wyjście z tunelu na { $hex }, polu { FORM($terrain, "gen") }
myrmes-do-dig = Zwiększ poziom kolonii do { $level }
myrmes-do-step-exit = Wejdź na wyjście z tunelu ({ $owner }), { $hex }
myrmes-do-breed = Wychowaj robotnicę
myrmes-do-objective = { $objective }
myrmes-do-objective-tiles = { $objective }: { $tiles }
myrmes-do-empty = Opróżnij { FORM($tile, "acc") }
myrmes-do-keep = Zostaw: { $goods }
myrmes-do-exchange = Zamień larwy na jedzenie
myrmes-do-done = Koniec w warsztacie
myrmes-do-pay = Opłać zimę

## The log. $deed is one of the lines below.

myrmes-did = { $deed }.
myrmes-did-costs = { $deed } za { FORM($costs, "acc") }.
myrmes-did-brings = { $deed } i dostaje { FORM($brings, "acc") }.
myrmes-did-both = { $deed } za { FORM($costs, "acc") } i dostaje { FORM($brings, "acc") }.
myrmes-did-bear = { $player } wybiera, które mrówki się rodzą
myrmes-did-work = { $player } wysyła pracownika { FORM($room, "into") }
myrmes-did-harvest = { $player } bierze kosteczkę z { FORM($tile, "gen") }
myrmes-did-settle = { $player } zaczyna na { $hex }
myrmes-did-enough = { $player } nie bierze więcej
myrmes-did-tunnel = { $player } kopie wyjście z tunelu na { $hex }, polu { FORM($terrain, "gen") }
myrmes-did-dig = { $player } zwiększa poziom kolonii do { $level }
myrmes-did-breed = { $player } wychowuje robotnicę
myrmes-did-objective = { $player } spełnia „{ $objective }”
myrmes-did-objective-tiles = { $player } spełnia „{ $objective }”: { $tiles }
myrmes-did-empty = { $player } opróżnia { FORM($tile, "acc") }
myrmes-did-keep = { $player } zostawia w magazynie { FORM($goods, "acc") }
myrmes-did-exchange = { $larvae ->
    [one] { $player } zamienia { $larvae } larwę na 1 jedzenie
    [few] { $player } zamienia { $larvae } larwy na 1 jedzenie
    [many] { $player } zamienia { $larvae } larw na 1 jedzenie
   *[other] { $player } zamienia { $larvae } larwy na 1 jedzenie
}
myrmes-did-done = { $player } kończy pracę w warsztacie
myrmes-did-pay = { $player } opłaca zimę
# Droga pracownika w jednej linii. $deeds to lista zwrotów poniżej, $trade to koszt i zysk.
myrmes-told-way = Pracownik gracza { $player } { $deeds }.
myrmes-told-way-for = Pracownik gracza { $player } { $deeds } ({ $trade }).
myrmes-trade = { $costs } → { $brings }
myrmes-way-walks = { $steps ->
    [one] przechodzi { $steps } pole
    [few] przechodzi { $steps } pola
    [many] przechodzi { $steps } pól
   *[other] przechodzi { $steps } pola
}
myrmes-way-hunts = poluje na { FORM($prey, "acc") } na { $hex }
myrmes-way-clears = usuwa { FORM($tile, "acc") }
myrmes-way-places = kładzie { FORM($tile, "acc") } na { $hexes }
myrmes-way-stops = zatrzymuje się na { $hex }
# Somebody else has chosen something that stays hidden for now.
myrmes-told-secret = { $player } wybiera w tajemnicy.
myrmes-told-each = { $player }: { $what }
myrmes-told-revealed = Odkryte wybory – { $choices }.
# $larvae, $workers, $soldiers and $atelier are numbers of nurses.
myrmes-told-plan = { $event }; robotnice: larwy { $larvae }, pracownicy { $workers }, żołnierze { $soldiers }, warsztat { $atelier }
myrmes-told-births = Narodziny – { $results }.
myrmes-told-harvest = Zbiory – { $results }.
myrmes-told-passed = Narodziny i zbiory w tej rundzie – { $results }.
myrmes-told-earlier = Cel spełniony już wcześniej – { $results }.
myrmes-told-winter = Zima – { $results }.
# The same for every number but 0.
myrmes-told-winter-lost = { $points ->
    [0] bez strat
   *[other] traci { $points } pkt
}
myrmes-told-dice = Kości na rok { $year }: wiosna { $spring }, lato { $summer }, jesień { $autumn }.
myrmes-told-season = { $season }, rok { $year }: zaczyna { $player }.
myrmes-told-winter-begins = Nadchodzi zima: każdy płaci { $food ->
    [one] { $food } jedzenie
    [few] { $food } jedzenia
    [many] { $food } jedzenia
   *[other] { $food } jedzenia
}, o jedno mniej za każdego żołnierza.
myrmes-told-over = Trzecia zima minęła, a z nią cała gra.

## Why something cannot be done. "You" is the player who tried it.

myrmes-refused-start-first = Najpierw wybierz pole startowe dla swojego wyjścia z tunelu.
myrmes-refused-start-taken = To pole startowe jest już zajęte; inne są jeszcze wolne.
myrmes-refused-start-elsewhere = To nie jest pole startowe.
myrmes-refused-settled = Pierwsze wyjścia z tuneli mają już swoje miejsca.
myrmes-refused-event-now = Teraz pora wybrać wydarzenie i rozmieścić robotnice.
myrmes-refused-event-first = Najpierw wybierz wydarzenie, a potem rozmieść robotnice.
myrmes-refused-event-final = Twoje wydarzenie jest już wybrane i nie można go zmienić.
# $needed is an amount of larvae, $larvae a number of them.
myrmes-refused-event-far = To kosztuje { FORM($needed, "acc") }; masz { $larvae }.
myrmes-refused-nurses-order = Rozmieszczaj robotnice po kolei: larwy, pracownicy, żołnierze, warsztat.
myrmes-refused-nurses-final = Te robotnice są już rozmieszczone i nie można tego zmienić.
# $limit is 3 or 4.
myrmes-refused-nurses-limit = Jest tu miejsce dla { $limit } robotnic.
myrmes-refused-nurses-left = { $nurses ->
    [one] Została ci tylko { $nurses } robotnica.
    [few] Zostały ci tylko { $nurses } robotnice.
    [many] Zostało ci tylko { $nurses } robotnic.
   *[other] Zostało ci tylko { $nurses } robotnic.
}
myrmes-refused-births-first = Najpierw wybierz, które mrówki się rodzą.
# $workers and $soldiers are amounts.
myrmes-refused-births-more = Twoje robotnice dają najwyżej { FORM($workers, "acc") } i { FORM($soldiers, "acc") }.
myrmes-refused-births-reserve = { $ants ->
    [one] W twojej rezerwie jest { $ants } mrówka, więc rodzi się dokładnie jedna.
    [few] W twojej rezerwie są { $ants } mrówki i dokładnie tyle się rodzi.
    [many] W twojej rezerwie jest { $ants } mrówek i dokładnie tyle się rodzi.
   *[other] W twojej rezerwie jest { $ants } mrówek i dokładnie tyle się rodzi.
}
myrmes-refused-worker-now = Teraz wyślij pracownika do pomieszczenia albo do ogrodu.
myrmes-refused-not-own-exit = Twoi pracownicy wychodzą tylko twoimi wyjściami z tuneli.
myrmes-refused-nobody-out = W ogrodzie nie ma twojego pracownika. Najpierw kogoś wyślij.
myrmes-refused-room-closed = To pomieszczenie otwiera się na poziomie kolonii { $level }.
myrmes-refused-room-used = W tym pomieszczeniu jest już twój pracownik.
myrmes-refused-queen = Królowa potrzebuje 1 jedzenia, a ty go nie masz.
myrmes-refused-on-its-way = Twój pracownik jest jeszcze w ogrodzie: idź dalej, połóż płytkę albo zakończ.
myrmes-refused-unused = Przy tej liczbie graczy tej części ogrodu się nie używa.
myrmes-refused-water = Tu jest woda, a do wody nie można wejść.
# $hex is the name of a hex as it is typed.
myrmes-refused-one-space = Płytka liczy się jako jedno pole. Nazwa tej płytki to { $hex }.
myrmes-refused-not-beside = Twój pracownik może wejść tylko na sąsiednie pole.
myrmes-refused-no-movement = Twój pracownik nie ma już punktów ruchu.
myrmes-refused-toll = Wejście na to pole kosztuje 1 żołnierza, a ty nie masz żadnego.
myrmes-refused-prey = Jest tu zdobycz: upoluj ją, żeby tu wejść.
myrmes-refused-no-prey = Nie ma tu zdobyczy.
# $needed and $soldiers are numbers of soldiers.
myrmes-refused-hunt = { $needed ->
    [one] Żeby upolować { FORM($prey, "acc") }, potrzebujesz { $needed } żołnierza; masz { $soldiers }.
    [few] Żeby upolować { FORM($prey, "acc") }, potrzebujesz { $needed } żołnierzy; masz { $soldiers }.
    [many] Żeby upolować { FORM($prey, "acc") }, potrzebujesz { $needed } żołnierzy; masz { $soldiers }.
   *[other] Żeby upolować { FORM($prey, "acc") }, potrzebujesz { $needed } żołnierzy; masz { $soldiers }.
}
myrmes-refused-on-a-tile = Twój pracownik stoi na płytce i nie może tu położyć następnej.
# $size is 2 to 6.
myrmes-refused-too-large = { $size ->
    [one] Twoje feromony mogą teraz mieć najwyżej { $size } pole.
    [few] Twoje feromony mogą teraz mieć najwyżej { $size } pola.
    [many] Twoje feromony mogą teraz mieć najwyżej { $size } pól.
   *[other] Twoje feromony mogą teraz mieć najwyżej { $size } pól.
}
myrmes-refused-reserve = W twojej rezerwie nie ma już { FORM($tile, "gen") }.
myrmes-refused-tile-level = Na { FORM($tile, "acc") } potrzebny jest poziom kolonii { $level }.
myrmes-refused-tile-price = Nie stać cię na { FORM($tile, "acc") }. Koszt: { $price }.
myrmes-refused-owner-cubes = Wszystkie twoje cztery kosteczki własności są już w użyciu.
# Of the special tiles, which all players share.
myrmes-refused-stock = Dla nikogo nie ma już { FORM($tile, "gen") }.
myrmes-refused-outside = Płytka wystawałaby poza ogród albo przykryłaby wodę.
myrmes-refused-off-worker = Płytka musi przykryć pole, na którym stoi twój pracownik.
myrmes-refused-over-unused = Płytka przykryłaby część ogrodu, której się nie używa.
myrmes-refused-over-exit = Płytka nie może przykryć wyjścia z tunelu.
myrmes-refused-over-tile = Płytka nie może przykryć innej płytki ani zdobyczy.
myrmes-refused-no-pheromone = Twój pracownik nie stoi na feromonie.
myrmes-refused-clear-special = Płytek specjalnych nie można usuwać.
myrmes-refused-clear-cubes = Na tym feromonie są jeszcze kosteczki; usunąć można tylko pusty.
myrmes-refused-clear-price = Usunięcie feromonu kosztuje 1 ziemię, a ty jej nie masz.
myrmes-refused-clear-stand = Wybierz pole tego feromonu, na którym stanie twój pracownik.
myrmes-refused-food-useless = Teraz nie ma na co wydać jedzenia; zachowaj larwy.
myrmes-refused-larvae = { $larvae ->
    [0] Nie masz już larw.
    [one] Masz już tylko { $larvae } larwę.
    [few] Masz już tylko { $larvae } larwy.
    [many] Masz już tylko { $larvae } larw.
   *[other] Masz już tylko { $larvae } larw.
}
myrmes-refused-supply = W zasobach ogólnych nie ma już jedzenia.
myrmes-refused-three-larvae = Dopiero trzy larwy są warte 1 jedzenie.
myrmes-refused-portion-go = Mniej niż trzy larwy są warte 1 jedzenie tylko raz w ruchu i raz zimą.
myrmes-refused-portion-round = Mniej niż trzy larwy są warte 1 jedzenie tylko raz na rundę i raz zimą.
myrmes-refused-harvest-next = Najpierw weź kosteczkę z { FORM($tile, "gen") }.
myrmes-refused-harvest-kind = Takiej kosteczki nie można wziąć z tej płytki.
myrmes-refused-harvest-extra = Weź kosteczkę, która została na twoim feromonie, albo zakończ.
myrmes-refused-atelier-now = Teraz działają twoje robotnice w warsztacie: użyj którejś albo zakończ.
myrmes-refused-atelier-used = To pole warsztatu jest już w tej rundzie zużyte.
myrmes-refused-all-exits = Wszystkie twoje wyjścia z tuneli są już w ogrodzie.
myrmes-refused-exit-not-empty = Wyjście z tunelu można położyć tylko na pustym polu.
myrmes-refused-exit-far = Wyjście z tunelu musi być obok twojej płytki lub twojego wyjścia.
myrmes-refused-deepest = Twoja kolonia jest już na najgłębszym poziomie.
myrmes-refused-dig-price = Nie stać cię na następny poziom kolonii. Koszt: { $price }.
myrmes-refused-all-nurses = Wszystkie twoje robotnice są już w grze.
myrmes-refused-nurse-price = Nie stać cię na nową robotnicę. Koszt: { $price }.
myrmes-refused-objective-absent = Tego celu nie ma w tej grze.
myrmes-refused-objective-done = Ten cel jest już przez ciebie spełniony.
# $level is I or II.
myrmes-refused-objective-level = Najpierw spełnij cel na poziomie { $level }.
myrmes-refused-objective-price = Nie możesz jeszcze spełnić „{ $objective }”.
# $count is 2 to 6; $held is the earth and stone that the player has.
myrmes-refused-objective-mix = { $count ->
    [one] Ten cel kosztuje { $count } kosteczkę; masz { FORM($held, "acc") }.
    [few] Ten cel kosztuje { $count } kosteczki; masz { FORM($held, "acc") }.
    [many] Ten cel kosztuje { $count } kosteczek; masz { FORM($held, "acc") }.
   *[other] Ten cel kosztuje { $count } kosteczek; masz { FORM($held, "acc") }.
}
# $given is 1 or 2; $hexes are the tiles to choose from, as they are typed, or pairs of them.
myrmes-refused-objective-tiles = { $given ->
    [one] Oddaj jedną z tych płytek specjalnych: { $hexes }.
    [few] Oddaj { $given } płytki specjalne; do wyboru: { $hexes }.
    [many] Oddaj { $given } płytek specjalnych; do wyboru: { $hexes }.
   *[other] Oddaj { $given } płytek specjalnych; do wyboru: { $hexes }.
}
myrmes-refused-empty-for-what = Feromony można opróżniać tylko dla celu.
myrmes-refused-empty-first = Najpierw opróżnij feromony dla swojego celu.
myrmes-refused-not-connected = To nie jest żaden z twoich połączonych feromonów.
# $limit is 4 or 6.
myrmes-refused-keep-first = { $limit ->
    [one] Twój magazyn mieści { $limit } kosteczkę: wybierz, którą zostawiasz.
    [few] Twój magazyn mieści { $limit } kosteczki: wybierz, które zostawiasz.
    [many] Twój magazyn mieści { $limit } kosteczek: wybierz, które zostawiasz.
   *[other] Twój magazyn mieści { $limit } kosteczek: wybierz, które zostawiasz.
}
myrmes-refused-keep-count = { $limit ->
    [one] Zostaw dokładnie { $limit } kosteczkę; tyle mieści twój magazyn.
    [few] Zostaw dokładnie { $limit } kosteczki; tyle mieści twój magazyn.
    [many] Zostaw dokładnie { $limit } kosteczek; tyle mieści twój magazyn.
   *[other] Zostaw dokładnie { $limit } kosteczek; tyle mieści twój magazyn.
}
myrmes-refused-keep-kind = Nie masz tylu kosteczek każdego rodzaju.
myrmes-refused-winter-now = Jest zima: zamień larwy na jedzenie albo płać.

## Co powiedziałby przyjaciel przed decyzją (ostrzeżenia)

# $food is less than $due; $points are lost as things stand.
myrmes-warning-winter = Po tej porze roku przyjdzie zima: masz { $food } z { $due } jedzenia. Na razie oznacza to stratę { $points } pkt.
# The larvae are counted as food.
myrmes-warning-winter-larvae = Po tej porze roku przyjdzie zima: nawet z larwami masz tylko { $food } z { $due } jedzenia. Na razie oznacza to stratę { $points } pkt.
# $cubes is more than $limit, which is 4 or 6.
myrmes-warning-store = Masz więcej kosteczek ({ $cubes }), niż magazyn zachowa na koniec rundy ({ $limit }).
myrmes-warning-reserve = W twojej rezerwie jest za mało mrówek: to nic nie da.
myrmes-warning-event-level = Twoja kolonia jest już na najgłębszym poziomie: to wydarzenie nic nie da.
myrmes-warning-nurses-workers = { $nurses ->
    [one] Ta robotnica nic tu nie da: pracownik wymaga dwóch robotnic.
   *[other] Jedna z tych robotnic nic tu nie da: każdy pracownik wymaga dwóch robotnic.
}
myrmes-warning-nurses-soldiers = Ta robotnica nic tu nie da: żołnierz wymaga dwóch robotnic.
myrmes-warning-idle = { $nurses ->
    [one] Twoja ostatnia robotnica nic nie zrobi w tej porze roku.
    [few] { $nurses } twoje robotnice nic nie zrobią w tej porze roku.
    [many] { $nurses } twoich robotnic nic nie zrobi w tej porze roku.
   *[other] { $nurses } twoich robotnic nic nie zrobi w tej porze roku.
}
myrmes-warning-no-tile = Nie masz płytki, którą ten pracownik mógłby położyć: może tylko polować i usuwać feromony.
myrmes-warning-last-soldier = { $soldiers ->
    [one] To kosztuje twojego ostatniego żołnierza: potem nie możesz polować ani wchodzić na cudze feromony.
   *[other] To kosztuje twoich ostatnich żołnierzy ({ $soldiers }): potem nie możesz polować ani wchodzić na cudze feromony.
}
# In the season before winter.
myrmes-warning-last-soldier-autumn = { $soldiers ->
    [one] To kosztuje twojego ostatniego żołnierza: zimą będzie trzeba o 1 jedzenie więcej.
   *[other] To kosztuje twoich ostatnich żołnierzy: zimą będzie trzeba o { $soldiers } jedzenia więcej.
}
myrmes-warning-dead-end = Tam twój pracownik nic już nie zrobi, nawet nie położy płytki.
myrmes-warning-stop = Twój pracownik może tu jeszcze położyć płytkę.
myrmes-warning-done = { $nurses ->
    [one] W warsztacie czeka jeszcze robotnica, która może coś zrobić.
    [few] W warsztacie czekają jeszcze { $nurses } robotnice, które mogą coś zrobić.
    [many] W warsztacie czeka jeszcze { $nurses } robotnic, które mogą coś zrobić.
   *[other] W warsztacie czeka jeszcze { $nurses } robotnic, które mogą coś zrobić.
}
myrmes-warning-keep = Zostawiasz tylko { $food } jedzenia, a zima wymaga { $due }.
# $points are lost for all missing food.
myrmes-warning-pay = Larwy można jeszcze zamienić na jedzenie; na razie tracisz { $points } pkt.
