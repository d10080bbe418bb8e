### Pierwsza gra w Myrmes z przewodnikiem: co games/myrmes/lesson/steps.toml mówi wzdłuż game.record.
### Pusty wiersz zaczyna akapit. Po najwyżej około 45 słów. Gracz jest niebieski, rywal pomarańczowy.

myrmes-lesson-theme =
    Witaj w ogrodzie. Przez trzy lata prowadzisz kolonię mrówek. Wiosną, latem i jesienią mrówki wychowują młode, zwiedzają okolicę i zbierają plony, a zimą muszą jeść.

    Twoja kolonia jest niebieska, kolonia rywala pomarańczowa.
myrmes-lesson-goal =
    Gra kończy się po trzeciej zimie. Wygrywa, kto ma najwięcej punktów; oboje zaczynacie z 10.

    Punkty dają głównie feromony w ogrodzie, cele takie jak te tutaj i zdobycze. Zima potrafi trochę odebrać.
myrmes-lesson-winter =
    Najpierw jedno ostrzeżenie: po każdej jesieni przychodzi zima. W tym roku żąda 4 jedzenia, za rok 5, w ostatnim 6. Każdy żołnierz oszczędza 1, każde brakujące kosztuje 3 punkty.

    Ile jeszcze brakuje, mówi liczba przy śnieżynce na twojej planszy.
myrmes-lesson-season =
    Pozostałe trzy pory roku przebiegają jednakowo: wybierz wydarzenie, rozstaw robotnice, wyślij pracowników, zbierz plony, buduj w warsztacie, uporządkuj magazyn.

    Brzmi jak sporo pracy, ale zrobimy to krok po kroku.
myrmes-lesson-event =
    Wiosenna kość wskazuje Żołnierz +1 i tam stoją obie kosteczki wydarzenia. Każda wydana larwa przesuwa twoją o jedno pole, a jedną larwę masz.

    Przejdź na Pole +1: twoje feromony będą mogły być o pole większe, a większe dają punkty.
myrmes-lesson-nurses =
    Teraz twoje trzy robotnice, tor po torze. Na larwy żadna. Na pracowników dwie: razem dają jednego. Na żołnierzy żadna.

    Trzecia idzie do warsztatu i później coś tam zbuduje.
myrmes-lesson-revealed =
    Wybory są tajne, dopóki nie wybiorą wszyscy. Rywal ma trzech żołnierzy, a ty trzeciego pracownika.

    Pracowników wysyła się po jednym, na zmianę. Chorągiewka mówi, kto zaczyna: ty, tak chciał los. Po każdej porze roku wędruje dalej.
myrmes-lesson-gestation =
    Wyślij pierwszego pracownika do porodówki, na razie jedynego otwartego pomieszczenia. Zdobędzie 1 larwę w miejsce wydanej.

    Kto pracuje w domu, wraca na następną porę roku.
myrmes-lesson-garden =
    Teraz ogród. Na każde pole feromonu trafia kosteczka: jedzenie na trawę, ziemia na ziemię, kamień na kamień. Grzyby nie dają nic, a pływać mrówki nie umieją.

    Te kosteczki to twoje przyszłe zbiory.
myrmes-lesson-out =
    Wyślij pracownika przez wyjście z tunelu. Ma trzy punkty ruchu, po jednym na krok.

    Dziś wystarczy jeden krok: na kamień po prawej, bo stamtąd kamień i ziemia leżą w jednym rzędzie.
myrmes-lesson-line =
    Połóż prosty feromon z 3 pól od pracownika w górę i w lewo: kamień, ziemia, kamień. To od razu 2 punkty i trzy kosteczki do zebrania.

    Bez Pola +1 zajmiesz najwyżej dwa pola, za 0 punktów.
myrmes-lesson-ladybug =
    Rywal upolował biedronkę: jeden żołnierz za 2 jedzenia. Potem położył feromon z dwóch pól.

    Jego pracownik jest już w rezerwie, tak jak twój. Kto wychodzi do ogrodu, do kolonii nie wraca.
myrmes-lesson-second-line =
    Ostatni pracownik dojdzie dalej. Feromon to tylko jeden krok, choćby był długi: wejdź na swój, a potem na trawę nad nim.

    Połóż tam drugi prosty feromon, w lewo: trawa, trawa, ziemia. Kolejne 2 punkty.
myrmes-lesson-harvest =
    Pora zbiorów: bierzesz po jednej kosteczce z każdego swojego feromonu, reszta czeka na następne pory roku.

    Weź dwa razy ziemię. Dokładnie tyle zaraz przyda się robotnicy.
myrmes-lesson-dig =
    Teraz robotnica w warsztacie: niech za 2 ziemie wykopie poziom I.

    Otworzy się spiżarnia, a feromony z trzech pól położysz odtąd także bez Pola +1.
myrmes-lesson-round-end =
    Koniec rundy. Wracają robotnice i pracownicy z pomieszczeń; magazyn mieści 4 kosteczki.

    Masz jednego pracownika. Początkujący często o tym zapominają: za każdego, kto wychodzi do ogrodu, musi się urodzić nowy.
myrmes-lesson-soldiers =
    Lato zaczyna się na Polu +1. Wydaj larwę i przejdź na Żołnierz +1. Dwie robotnice na torze żołnierzy dadzą wtedy dwóch zamiast jednego; trzecia idzie do warsztatu.

    Żołnierze polują, a zimą każdy oszczędza 1 jedzenie.
myrmes-lesson-larder =
    Chorągiewka powędrowała dalej, więc zaczął rywal.

    Wyślij jedynego pracownika do wykopanej właśnie spiżarni: zdobędzie 1 jedzenie, a ty go nie stracisz.
myrmes-lesson-tunnel =
    Przy zbiorach nie było w czym wybierać, więc odbyły się same: 1 jedzenie, 1 kamień.

    Teraz robotnica kopie wyjście z tunelu nad twoim górnym feromonem. Daje to 1 ziemię, a od następnej pory roku wyjdą tędy pracownicy.
myrmes-lesson-sum =
    Jesień, ostatnia pora roku przed zimą. Licz tak co roku: zima żąda 4, dwaj żołnierze oszczędzają 2, resztę pokryją twoje 2 jedzenia.

    Wystarczy, jeśli nie wydasz lekką ręką ani jedzenia, ani żołnierzy.
myrmes-lesson-autumn =
    Kość wskazuje Pole +1, w sam raz; zostaw tam kosteczkę.

    Dwie robotnice na tor pracowników, jedna do warsztatu: urodzi się drugi pracownik i będzie co budować.
myrmes-lesson-hunt =
    Pora na polowanie. Wyjdź pierwszym wyjściem, przez swój feromon, na termita: kosztuje 1 żołnierza, daje 1 jedzenie i 2 punkty.

    Rachunek nadal się zgadza: jeden żołnierz mniej, jedno jedzenie więcej.
myrmes-lesson-hook =
    Ostatnim punktem ruchu zejdź na trawę tuż poniżej i połóż hakowaty feromon: cztery pola, 4 punkty.

    Poziom I pozwala na trzy pola, Pole +1 dodaje czwarte. Im głębsza kolonia, tym większe feromony: kop wcześnie.
myrmes-lesson-dig-again =
    Drugiego pracownika i zbiory rozegraliśmy za ciebie. Teraz kop jeszcze raz: poziom II kosztuje 2 ziemie i 1 kamień.

    Otwiera kamieniołom, a magazyn mieści 6 kosteczek zamiast 4.
myrmes-lesson-first-winter =
    Zima przyszła i poszła. Żądała 4, żołnierz oszczędził 1, kolonia zjadła 3. Jedno jedzenie zostało, żaden punkt nie przepadł.

    Następna zażąda 5. W potrzebie trzy larwy zamienisz na 1 jedzenie.
myrmes-lesson-later =
    Zagraliśmy dalej za ciebie: znów jesień, jest 29 do 28, a twoja kolonia ma już poziom III, głębiej się nie da.

    Teraz przyda się tunel: wyjdź jego wyjściem na samej górze, przejdź po grzybach i upoluj termita.
myrmes-lesson-clear =
    Twój stary feromon obok jest pusty i tylko zajmuje miejsce. Wejdź na niego i usuń go za 1 ziemię; jego punkty zostają twoje.

    Potem połóż tam trapezowy: pięć pól, 6 punktów.
myrmes-lesson-objective =
    Pozostałych pracowników wysłaliśmy do pomieszczeń. Teraz przydadzą się dwa termity: niech robotnica spełni cel za dwie zdobycze, 6 punktów.

    Zostanie tam na stałe. Jeśli rywal spełni go później, dostaniesz jeszcze 5.
myrmes-lesson-keep =
    Masz 8 kosteczek, a magazyn mieści tylko 6. Zima żąda 5 jedzenia, a ostatniego żołnierza już nie ma.

    Zatrzymaj więc całe jedzenie, a ziemię i kamień odrzuć.
myrmes-lesson-help =
    5 jedzenia zapłacone, 1 zostało, jest 43 do 28. Pora na dwa przyciski: „Zasady” wyjaśniają wszystko na stole, a w zwykłej grze „Podpowiedź” mówi, co zrobiłby silny bot.

    A teraz skok do ostatniej jesieni.
myrmes-lesson-last-autumn =
    Ostatnia jesień, jest 64 do 57. Obie twoje robotnice są w warsztacie. Zima żąda 6 jedzenia; masz 6 i ani jednego żołnierza.

    Wyślij pracownika do spiżarni: jedno więcej to już zapas.
myrmes-lesson-queen =
    7 jedzenia, a zima potrzebuje 6. Nadwyżkę daj królowej za 2 punkty.

    Gdyby nie spiżarnia, te 2 punkty kosztowałyby cię zimą 3. Najpierw rachunek, potem uczta.
myrmes-lesson-last-objective =
    Teraz cel poziomu II: cofnij kolonię o jeden poziom za 9 punktów. Najniższe pomieszczenie nie będzie już potrzebne.

    Rywal spełnił ten cel wcześniej i dostaje 5. Potem zakończ pracę w warsztacie.
myrmes-lesson-last-winter =
    Rywal spełnia cel za 12 punktów: 75 do 74. Zatrzymaj swoje 6 jedzenia, dokładnie tyle żąda zima.

    I spójrz obok: rywal potrzebuje 5 i ma 5, ale na poziomie I jego magazyn mieści tylko 4 kosteczki.
myrmes-lesson-result =
    Wygrywasz 75 do 71. Twoje feromony dały 32 punkty, cele 15, królowa 8.

    Rywal dostał za cele 27, ale w ostatnią zimę zabrakło mu jednego jedzenia i stracił 3 punkty. Tego rachunku już nie zapomnisz.
