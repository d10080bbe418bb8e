# Szlak, gra przykładowa.

trail-summary = Ścigajcie się szlakiem, zbierajcie okruchy i dotrzyjcie pierwsi do gniazda.
trail-variant-base = Szlak
trail-variant-base-summary = Czternaście pól i sześć okruchów.
trail-source-crumbs = Okruchy
trail-source-crumbs-tip = Punkty za okruchy, które zabrała twoja mrówka.
trail-source-arrival = Pierwsza w gnieździe
trail-source-arrival-tip = 3 pkt dla pierwszej mrówki w gnieździe.
trail-part-crumb = Okruch z pola { $space }
trail-part-first = Pierwsza mrówka w gnieździe
trail-part-other = Pierwsza była inna mrówka: { $player }.
trail-part-nobody = W gnieździe nie ma jeszcze żadnej mrówki.

trail-board = Szlak
trail-points = Punkty do tej pory
trail-left = Punkty, które leżą jeszcze na szlaku
trail-ant = Mrówka gracza { $player }
trail-ant-tip = W swojej turze idzie od jednego do trzech pól.
trail-space = Pole { $number }
trail-space-tip = Mieści się tu jedna mrówka.
trail-nest = Gniazdo
trail-nest-tip = Pierwsza mrówka dostaje tu 3 punkty. Trzeba wejść dokładną liczbą kroków.
trail-crumb = { $points ->
    [one] Okruch wart { $points } punkt
    [few] Okruch wart { $points } punkty
   *[many] Okruch wart { $points } punktów
}
trail-crumb-tip = Dostaje go pierwsza mrówka, która zakończy tu swój ruch.
trail-bite = Kęs okrucha
trail-bite-tip = Jest wart 1 punkt.

trail-ask = Jak daleko idzie twoja mrówka?
trail-ask-wait = Twoja mrówka nie ma dokąd pójść
trail-walk = { $steps ->
    [one] idź { $steps } pole
    [few] idź { $steps } pola
   *[many] idź { $steps } pól
}
trail-wait = czekaj
trail-told = { $player }: { $deed }
trail-told-points = { $points ->
    [one] { $player } dostaje { $points } punkt
    [few] { $player } dostaje { $points } punkty
   *[many] { $player } dostaje { $points } punktów
}

trail-refused-nest = { $spaces ->
    [one] Do gniazda brakuje dokładnie { $spaces } pola.
    [few] Do gniazda brakuje dokładnie { $spaces } pól.
    [many] Do gniazda brakuje dokładnie { $spaces } pól.
   *[other] Do gniazda brakuje dokładnie { $spaces } pola.
}
trail-refused-taken = Na polu { $space } stoi inna mrówka.
trail-refused-wait = Twoja mrówka może iść, więc nie wolno jej czekać.
trail-refused-far = Mrówka idzie o jedno, dwa albo trzy pola.

# $points is 2 or 3.
trail-warning-passed = Mijasz okruch wart { $points ->
    [few] { $points } punkty
   *[many] { $points } punktów
} i nic nie dostajesz.
