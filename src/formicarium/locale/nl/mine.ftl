### De woorden voor ‘Mijn spellen’: lijst, statistieken, persoonlijke sleutel. Ids begin with ui-mine.

## De lijst met spellen

ui-mine-title = Mijn spellen
ui-mine-key-open = Persoonlijke sleutel
ui-mine-away = Dit stond als laatste in de lijst.
ui-mine-statistics = Mijn statistieken
ui-mine-open = Open
ui-mine-finished = Afgelopen
ui-mine-game = Spel
ui-mine-all = Alle spellen
ui-mine-search = Zoeken: speler of spel
ui-mine-against = Tegen { $player }
ui-mine-found =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
ui-mine-clear = Alles tonen
ui-mine-none-open = Geen open partijen. Begin er een, of voer je persoonlijke sleutel van een ander apparaat in.
ui-mine-none-finished = Nog geen afgelopen partijen.
ui-mine-more = Meer tonen

## Een partij in de lijst

ui-mine-place-of =
    { $place ->
        [1] Gewonnen
       *[other] Plaats { $place }
    }
ui-mine-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
ui-mine-leaf = { $when }: plaats { $place } van { $players }, { $points }
ui-mine-winner = wint
ui-mine-with = met { $players }
ui-mine-look-back = Terugkijken
ui-mine-go-on = Verder spelen
ui-mine-drop = { $game } uit mijn spellen verwijderen
ui-mine-drop-finished = De partij verdwijnt op al je apparaten uit je lijst en je statistieken.
ui-mine-drop-open = Je persoonlijke sleutel leidt dan op geen enkel apparaat meer naar deze partij. De anderen wachten nog op je: ga eerst van tafel als je niet verder wilt spelen.
ui-mine-drop-go = Verwijderen
ui-mine-keep = Annuleren

## Statistieken

ui-mine-played = gespeeld
ui-mine-won = gewonnen
ui-mine-mean = punten gemiddeld
ui-mine-recent = De laatste partijen, de nieuwste achteraan
ui-mine-details = Tegenstanders, punten, plaatsen
ui-mine-opponent = Tegenstander
ui-mine-games = Partijen
ui-mine-ahead = ik voor
ui-mine-behind = achter
ui-mine-source = Punten uit
ui-mine-place = Plaats
ui-mine-missing =
    { $games ->
        [one] { $games } oudere partij wordt nog geteld.
       *[other] { $games } oudere partijen worden nog geteld.
    }

## De persoonlijke sleutel

ui-mine-key-title = Mijn persoonlijke sleutel
ui-mine-key-about = Met deze negen woorden vind je je spellen op elk apparaat: scan daar de code, open de link of typ de woorden in. Een account is niet nodig.
ui-mine-key-words = Negen woorden
ui-mine-key-qr = QR-code van de link
ui-mine-key-link = Link voor je andere apparaten
ui-mine-key-warning = Houd de sleutel geheim: wie hem heeft, kan in jouw naam spelen. Raak je hem op al je apparaten kwijt, dan kan niemand hem terughalen; schrijf de woorden dus op.
ui-mine-key-use = Een sleutel van een ander apparaat gebruiken
ui-mine-key-renew = Nieuwe sleutel maken
ui-mine-key-renew-about = Heeft misschien iemand anders je sleutel gezien, vervang hem dan. Je spellen verhuizen naar de nieuwe, en de oude opent niets meer.
ui-mine-key-renew-ask = Je andere apparaten vragen dan om de nieuwe sleutel. De oude vervangen?
ui-mine-key-renewed = Dit is je nieuwe sleutel. Voer hem in op je andere apparaten.
ui-mine-key-type = Je negen woorden, of de link
ui-mine-key-slip = In deze woorden zit een tikfout.
ui-mine-key-slip-word = In woord { $word } zit een tikfout.
ui-mine-key-long = Dit zijn meer dan negen woorden.
ui-mine-key-count = { $words } van { $all } woorden
ui-mine-key-same = Deze browser gebruikt deze sleutel al.
ui-mine-key-found =
    { $games ->
        [0] Bij deze sleutel zijn nog geen partijen bekend.
        [one] De sleutel past: { $games } partij.
       *[other] De sleutel past: { $games } partijen.
    }
ui-mine-key-along = De spellen van deze browser meenemen
ui-mine-key-alone = De spellen van deze browser staan dan niet in je lijst. Je vindt ze alleen nog via hun links.
ui-mine-key-go = Deze sleutel gebruiken
ui-mine-key-arrived = Je spellen op dit apparaat
ui-mine-key-arrived-about = Deze link brengt je spellen naar deze browser. Daarna staat de sleutel niet meer in het adres.
