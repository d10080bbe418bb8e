### Słowa dla „Moich gier“: lista, statystyki, klucz osobisty. Ids begin with ui-mine.

## Lista gier

ui-mine-title = Moje gry
ui-mine-key-open = Klucz osobisty
ui-mine-away = Oto ostatnio pobrana lista.
ui-mine-statistics = Moje statystyki
ui-mine-open = Otwarte
ui-mine-finished = Zakończone
ui-mine-game = Gra
ui-mine-all = Wszystkie gry
ui-mine-search = Szukaj: gracz lub gra
ui-mine-against = Przeciwnik: { $player }
ui-mine-found =
    { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    }
ui-mine-clear = Pokaż wszystkie
ui-mine-none-open = Brak otwartych rozgrywek. Rozpocznij nową albo wpisz swój klucz osobisty z innego urządzenia.
ui-mine-none-finished = Brak zakończonych rozgrywek.
ui-mine-more = Pokaż więcej

## Rozgrywka na liście

ui-mine-place-of =
    { $place ->
        [1] Wygrana
       *[other] { $place }. miejsce
    }
ui-mine-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
ui-mine-leaf = { $when }: miejsce { $place } z { $players }, { $points }
ui-mine-winner = wygrywa
ui-mine-with = przeciwnicy: { $players }
ui-mine-look-back = Obejrzyj
ui-mine-go-on = Graj dalej
ui-mine-drop = Usuń grę { $game } z moich gier
ui-mine-drop-finished = Rozgrywka zniknie z listy i statystyk na wszystkich twoich urządzeniach.
ui-mine-drop-open = Klucz osobisty nie będzie już prowadził do tej rozgrywki na żadnym urządzeniu. Inni nadal na ciebie czekają: jeśli nie chcesz grać dalej, najpierw odejdź od stołu.
ui-mine-drop-go = Usuń
ui-mine-keep = Anuluj

## Statystyki

ui-mine-played = rozegrane
ui-mine-won = wygrane
ui-mine-mean = średnio punktów
ui-mine-recent = Ostatnie rozgrywki, najnowsza na końcu
ui-mine-details = Przeciwnicy, punkty, miejsca
ui-mine-opponent = Przeciwnik
ui-mine-games = Rozgrywki
ui-mine-ahead = ja wyżej
ui-mine-behind = niżej
ui-mine-source = Punkty za
ui-mine-place = Miejsce
ui-mine-missing =
    { $games ->
        [one] Trwa podliczanie { $games } starszej rozgrywki.
        [few] Trwa podliczanie { $games } starszych rozgrywek.
        [many] Trwa podliczanie { $games } starszych rozgrywek.
       *[other] Trwa podliczanie { $games } starszej rozgrywki.
    }

## Klucz osobisty

ui-mine-key-title = Mój klucz osobisty
ui-mine-key-about = Z tymi dziewięcioma słowami znajdziesz swoje gry na każdym urządzeniu: zeskanuj tam kod, otwórz link albo wpisz słowa. Konto nie jest potrzebne.
ui-mine-key-words = Dziewięć słów
ui-mine-key-qr = Kod QR linku
ui-mine-key-link = Link dla twoich pozostałych urządzeń
ui-mine-key-warning = Nie pokazuj klucza nikomu: można z nim grać w twoim imieniu. Jeśli stracisz go na wszystkich urządzeniach, nikt go nie odzyska, więc zapisz te słowa.
ui-mine-key-use = Użyj klucza z innego urządzenia
ui-mine-key-renew = Utwórz nowy klucz
ui-mine-key-renew-about = Jeśli ktoś mógł zobaczyć twój klucz, zastąp go. Twoje gry przejdą do nowego klucza, a stary niczego już nie otworzy.
ui-mine-key-renew-ask = Pozostałe urządzenia poproszą o nowy klucz. Zastąpić stary?
ui-mine-key-renewed = To twój nowy klucz. Wpisz go na pozostałych urządzeniach.
ui-mine-key-type = Twoje dziewięć słów albo link
ui-mine-key-slip = W tych słowach jest literówka.
ui-mine-key-slip-word = Literówka jest w słowie nr { $word }.
ui-mine-key-long = To więcej niż dziewięć słów.
ui-mine-key-count = Słowa: { $words } z { $all }
ui-mine-key-same = Ta przeglądarka już używa tego klucza.
ui-mine-key-found =
    { $games ->
        [0] Nie ma jeszcze rozgrywek z tym kluczem.
        [one] Klucz pasuje: { $games } rozgrywka.
        [few] Klucz pasuje: { $games } rozgrywki.
        [many] Klucz pasuje: { $games } rozgrywek.
       *[other] Klucz pasuje: { $games } rozgrywki.
    }
ui-mine-key-along = Zabierz gry z tej przeglądarki
ui-mine-key-alone = Gry z tej przeglądarki nie trafią na listę. Znajdziesz je tylko przez ich linki.
ui-mine-key-go = Użyj tego klucza
ui-mine-key-arrived = Twoje gry na tym urządzeniu
ui-mine-key-arrived-about = Ten link przenosi twoje gry do tej przeglądarki. Potem klucz zniknie z adresu.
