# Pierwsza gra z przewodnikiem: teksty z lesson/steps.toml po kolei.

trail-lesson-theme = Na początku szlaku stoją dwie mrówki. Pierwsza jest twoja. Ktoś pogubił po drodze okruchy, a w gnieździe czeka kolacja.
trail-lesson-goal =
    Każdy okruch jest wart od jednego do trzech punktów. Pierwsza mrówka w gnieździe dostaje jeszcze 3 punkty.

    Wygrywa ten, kto na końcu ma najwięcej punktów.
trail-lesson-walk = W swojej turze twoja mrówka idzie o jedno, dwa albo trzy pola. Okruch zabiera tylko tam, gdzie się zatrzyma. Dwa pola dalej leży okruch za 2 punkty: kliknij to pole.
trail-lesson-rival = Okruch jest twój. Druga mrówka minęła cię i stoi tuż przed tobą. Nie wolno ci się tam zatrzymać: na polu mieści się jedna mrówka.
trail-lesson-pass = Wolno jednak przejść obok. Za drugą mrówką leży okruch za 1 punkt. Weź go: dwa pola.
trail-lesson-behind = Teraz i druga mrówka ma okruch, za 3 punkty. Jest 3 do 3: ciekawe, kto tu jest bardziej głodny.
trail-lesson-ahead = Tam, gdzie stoi, zatrzymać się nie wolno, więc ją miń: trzy pola. Tym razem bez okrucha, ale za to prowadzisz.
trail-lesson-hurry = Rywalka zdobyła kolejne 3 punkty. Wyścig wygrywa się długimi krokami, a gniazdo daje 3 punkty. Trzy pola dalej leży mały okruch: weź go.
trail-lesson-exact = Do gniazda trzeba wejść dokładną liczbą kroków. Zatrzymaj się dwa pola dalej: leży tam okruch, a stamtąd do gniazda są dokładnie trzy pola.
trail-lesson-home = Wracaj do domu, trzy pola. Twoja mrówka będzie w gnieździe pierwsza.
trail-lesson-end =
    Wygrywasz 9 do 6: 6 punktów za cztery okruchy i 3 punkty za gniazdo. Druga mrówka miała dwa tłuste okruchy, ale została bez kolacji.

    Gdy wszystkie mrówki oprócz jednej są w domu, gra się kończy. To już wszystko; teraz zagraj całą partię.
