### The words of the interface, whatever game is played. Ids begin with ui-.
### Buttons should stay short: they are pressed on phones, too. Player names are inserted as they are
### and never inflected; they stand in the nominative or behind a colon. No past tense for players.

## The start page

ui-tagline = Planszówki o mrówkach, dla ludzi i botów
ui-footer = Formicarium to nieoficjalny, darmowy projekt. Gry są własnością swoich autorów i wydawców; jeśli ci się podobają, kup oryginały.
ui-games = Gry
ui-no-games = Nie ma tu jeszcze żadnej gry.
# How many can play, e.g. "2–6 graczy". $least and $most are numbers and may be equal.
ui-players-range = { $least }–{ $most } graczy
ui-players-exact =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    }
# How long a game takes. Abbreviated as on boxes, so it needs no plural.
ui-minutes = ok. { $minutes } min
# Who made the game. $authors is a list of names, $year a year.
ui-credits = Projekt gry: { $authors } ({ $publisher }, { $year })
# Starts a game against bots at once.
ui-play-bots = Zagraj z botami
ui-make-table = Utwórz stół
# Leads to the guided first game on the card of a game.
ui-learn = Naucz się, grając · { $minutes } min
ui-learn-continue = Kontynuuj naukę gry
# On the card of the game that a newcomer should play first.
ui-begin-here = Zacznij tutaj
# How much there is to learn. $weight is 1, 2 or 3.
ui-weight =
    { $weight ->
        [1] łatwa do nauki
        [2] średnia
       *[3] dla koneserów
    }
ui-with-others = Graj z innymi
ui-your-name = Twój nick
ui-your-name-hint = tak widzą cię inni
# What somebody is called who gave no name.
ui-guest = Gość
# Three steps on the start page, each with a title and a sentence.
ui-how = Jak to działa, w minutę
ui-how-pick = Wybierz grę
ui-how-pick-hint = Gra objaśnia się sama: wskaż element albo przytrzymaj go palcem, a dowiesz się, co robi.
ui-how-play = Graj od razu
ui-how-play-hint = Boty są zawsze gotowe. Albo wyślij znajomym link: bez konta i bez instalacji.
ui-how-return = Wracaj, kiedy chcesz
ui-how-return-hint = Nic nie przepada: twoje gry czekają tutaj, na tym urządzeniu albo pod twoim osobistym linkiem na innym.

## Making a table

# Title of the dialog. $game is the title of a game.
ui-make-table-of = Nowy stół: { $game }
ui-variant = Wariant
ui-players = Gracze
ui-options = Opcje zasad
ui-seats = Miejsca
# A seat whose player has no name. $letter is A to F.
ui-seat = Gracz { $letter }
# Choices of who sits on a seat: the one who makes the table, …
ui-seat-me = ja
# … whoever opens a link, …
ui-seat-open = wolne, przez link
# … or a bot of some kind.
ui-bot-easy = Bot łatwy
ui-bot-medium = Bot średni
ui-bot-hard = Bot trudny
ui-bot-expert = Bot ekspert
ui-bot-random = Bot losowy
ui-bot-greedy = Bot zachłanny
# How well a bot plays.
ui-level = Poziom bota
# Jak bot nazywa się przy stole. $letter to A–F.
ui-bot-name =
    { $letter ->
        [A] Formica
        [B] Lasius
        [C] Atta
        [D] Messor
        [E] Eciton
       *[F] Camponotus
    }
ui-name = nick
ui-name-of = Nick gracza { $letter }
ui-hot-seat = Masz kilka miejsc: grajcie po kolei przy tym ekranie.
ui-listed = Pokaż ten stół wszystkim na stronie głównej
ui-hints-allow = Pozwól na podpowiedzi: co zrobiłby silny bot
# A table that has not started says whether hints are allowed there.
ui-hints-on = Przy tym stole wolno prosić o podpowiedzi.
ui-hints-off = Przy tym stole gra się bez podpowiedzi.
# Button that makes the table.
ui-make = Utwórz stół

## Tables to come back to, to join, to watch

ui-my-games = Wróć do swoich gier
ui-all-my-games = Moje gry
ui-all-my-games-link = Wszystkie moje gry
ui-games-elsewhere = Przenieś swoje gry z innego urządzenia
ui-public-tables = Publiczne stoły
# How many seats are free at a table.
ui-free-seats =
    { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
        [many] { $seats } wolnych miejsc
       *[other] { $seats } wolnych miejsc
    }
ui-join = Dołącz
ui-watch = Oglądaj
ui-join-game = Dołącz do gry { $game }
ui-watch-game = Oglądaj grę { $game }
ui-join-link = Dołącz przez link
ui-join-link-hint = wklej link tutaj
ui-join-link-bad = To nie jest link do stołu.
# Button behind the link: go there.
ui-go = Przejdź

## A table that has not started

ui-waiting-seats =
    { $seats ->
        [0] Wszyscy są na miejscach.
        [one] Jedno miejsce jest jeszcze wolne. Wyślij komuś link albo posadź tam bota.
        [few] { $seats } miejsca są jeszcze wolne. Wyślij linki innym albo posadź tam boty.
        [many] { $seats } miejsc jest jeszcze wolnych. Wyślij linki innym albo posadź tam boty.
       *[other] { $seats } miejsc jest jeszcze wolnych. Wyślij linki innym albo posadź tam boty.
    }
# Stands where a name would be.
ui-seat-free = wolne
ui-you = ty
ui-sit-down = Usiądź
ui-start-with-bots = Zacznij z botami
ui-leave = Opuść stół
# Beside the button that leaves a game in progress.
ui-leave-hint = Inni zobaczą, że cię nie ma przy stole. Możesz wrócić w każdej chwili.
# Pytanie przed wyjściem z gry, która dla innych trwa dalej.
ui-leave-ask = Inni jeszcze grają. Opuścić stół?
ui-leave-ask-alone = Opuścić stół? Gra poczeka na ciebie i możesz wrócić w każdej chwili.
ui-leave-ask-waiting = Opuścić stół? Wtedy ktoś inny może zająć twoje miejsce.
ui-stay = Zostań

## Links to hand out

# $letter is the letter of the seat, A to F.
ui-link-seat = Link dla gracza { $letter }
ui-link-watch = Link dla widzów
ui-link-own = Twój osobisty link
ui-link-own-hint = Z osobistym linkiem zagrasz dalej na innym urządzeniu. Zachowaj go dla siebie: kto go ma, może grać za ciebie.
ui-copy = Kopiuj
ui-copy-link = Kopiuj: { $link }
ui-copied = Skopiowano
ui-link-alone = Te linki otworzy tylko ten komputer. Uruchom serwer w ten sposób, a dołączą do ciebie inni z twojej sieci:
ui-link-nearby = Te linki otworzy każdy w tej samej sieci, na przykład w twoim Wi-Fi.

## Link do innego miejsca niż własne

ui-other-seat = Inne miejsce przy tym stole
# $mine i $theirs to jedno imię albo lista imion.
ui-other-seat-hint = Siedzisz tu już jako { $mine }. Ten link prowadzi do miejsca: { $theirs }.
ui-other-seat-keep = Zostań na swoim miejscu
ui-other-seat-both = Graj za oba na tym ekranie

## The head of the page

ui-home = Na stronę główną
ui-language = Język
# The theme that is chosen now; a click goes on to the next.
ui-theme-auto = Motyw: jak w systemie
ui-theme-light = Motyw: jasny
ui-theme-dark = Motyw: ciemny
# Opens the settings.
ui-settings = Ustawienia
# A short word below the sign in the head of a table.
ui-warnings = Ostrzeżenia
# The speed at which moves of others are shown.
ui-pace = Tempo
# $pace is one of the three below.
ui-pace-now = Tempo: { $pace }
ui-pace-normal = zwykłe
ui-pace-fast = szybkie
ui-pace-once = natychmiast
# Button: skips the moves of bots.
ui-skip = Pomiń
ui-skip-hint = Pokaż od razu wszystko do twojej tury (dowolny klawisz)
# The switch at the table says what is so now; a click changes it.
ui-warnings-on = Ostrzeżenia włączone: słowo przyjaciela przed błędem
ui-warnings-off = Ostrzeżenia wyłączone
# Screen readers say it before each warning.
ui-warning = Ostrzeżenie:
ui-warning-close = Wiem: ukryj to ostrzeżenie
ui-phase-open = czeka na graczy
ui-phase-running = gra trwa
ui-phase-over = koniec gry
ui-connection-connecting = łączenie…
ui-connection-live = połączono
ui-connection-reconnecting = ponowne łączenie…
ui-connection-closed = rozłączono
ui-connection-refused = brak dostępu
ui-no-connection = Brak połączenia z serwerem.
ui-loading = Rozkładamy grę…
ui-table-closed = Nie można pokazać tego stołu
# Title of the browser's tab when it is the reader's turn. $title is the usual title.
ui-title-turn = ● Twoja tura – { $title }

## Whose turn it is, and what can be done

ui-your-turn = Twoja tura
# Mark at the board of another player who is to act.
ui-to-act = teraz gra
# $players is one name or a list of names.
ui-waiting-for = Teraz gra: { $players }
ui-watching = Oglądasz grę.
ui-sending = Chwileczkę…
# After the first pick of several.
ui-go-on-picking = Dalej: wybierz coś podświetlonego albo zrób krok wstecz.
# Takes back the last pick of an action that is not complete.
ui-back = Krok wstecz
ui-undo = Cofnij
ui-undo-hint = Cofnij swoją ostatnią akcję
ui-reset = Tura od nowa
ui-reset-hint = Cofnij wszystkie swoje akcje z tej tury
# Buttons: sends the action that the player has chosen.
ui-confirm = Potwierdź
ui-confirm-ask = Czy tego chcesz?
# In the log, behind the only action that was possible.
ui-made = zagrano za ciebie
# Against bots, at a line of the log: takes back this action and all after it.
ui-back-to = Wróć do chwili przed tą akcją
# $decisions is at least 2.
ui-back-ask = Cofnąć twoje decyzje ({ $decisions }) i wszystko, co po nich nastąpiło?
ui-back-yes = Wróć
ui-back-no = Zostań tutaj
ui-enlarge = Powiększ
ui-shrink = Pomniejsz
# Przyciski przy planszy.
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-fit = Pokaż całość
# Element, który ma być położony, można obrócić.
ui-turn-left = Obróć w lewo
ui-turn-right = Obróć w prawo
ui-turn-hint = Wskaż miejsce. Obracaj klawiszem R, kółkiem myszy lub dwoma palcami.
# What others did since one's last turn is marked. A screen reader says it of a piece …
ui-moved = { $piece }, ruch: { $player }
# … and the card that explains a piece has it as a line.
ui-moved-by = Ruch: { $player }.
# Kilka osób wybiera jednocześnie. $players to imię lub lista imion, $count ich liczba.
ui-also-choosing =
    { $count ->
        [one] { $players } też wybiera.
        [few] { $players } też wybierają.
        [many] { $players } też wybierają.
       *[other] { $players } też wybierają.
    }
ui-choice-made = Wybór dokonany. Możesz go jeszcze zmienić.
# Colour and shape of each seat. $dark is yes if the colours of the dark theme are shown.
ui-look-0 = niebieskie koło
ui-look-1 = pomarańczowy trójkąt
ui-look-2 = zielony kwadrat
ui-look-3 = różowy romb
ui-look-4 =
    { $dark ->
        [yes] żółta gwiazda
       *[no] brązowa gwiazda
    }
ui-look-5 = szary sześciokąt
ui-presence-present = jest przy stole
ui-presence-absent = chwilowo offline
ui-presence-left = poza stołem
# The number of a rule, behind the reason why an action was refused.
ui-rule = (zasada { $rule })
ui-rule-open = Zasada { $rule }
ui-close = Zamknij

## Powrót za zgodą

# Przycisk, gdy grają ludzie.
ui-takeback-ask = Poproś o cofnięcie
ui-takeback-ask-hint = Poproś innych o zgodę na cofnięcie twojej ostatniej akcji
ui-takeback-asked =
    { $count ->
        [0] { $player } prosi o powrót.
        [one] { $player } prosi o cofnięcie jednej akcji.
       *[other] { $player } prosi o cofnięcie { $count } akcji.
    }
ui-takeback-own = Prosisz o powrót. Czekamy na odpowiedź: { $players }.
ui-takeback-more =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
ui-takeback-chance = Potem zdecydował los; zdecyduje tak samo.
ui-takeback-secrets = Potem odkryto tajne wybory.
ui-takeback-accept = Zgadzam się
ui-takeback-refuse = Nie zgadzam się
ui-takeback-withdraw = Wycofaj prośbę
# Ktoś już się zgodził. $players to jedno imię albo lista imion.
ui-takeback-agreed = Zgoda: { $players }.
ui-takeback-was-accepted = Wszyscy się zgodzili: { $player } wraca.
ui-takeback-was-refused = { $by } nie zgadza się na powrót.
ui-takeback-was-withdrawn = { $player } nie prosi już o powrót.
ui-takeback-was-lapsed = Gra toczy się dalej; prośba o powrót wygasła.

## Kilka osób przy jednym ekranie wybiera w tajemnicy

# Przycisk przy pytaniu; zasłona opada i patrzy następna osoba.
ui-hand-over = Oddaj ekran
ui-hand-over-hint = Ukryj, co widzisz, żeby ktoś inny mógł usiąść przy tym ekranie
# $player to jedno imię albo lista imion.
ui-curtain-next = Teraz przy ekranie: { $player }
ui-curtain-hint = Każdy wybiera w tajemnicy. Teraz na ekran patrzy tylko jedna osoba.
ui-curtain-here = To ja, { $player }
ui-curtain-back = Wróć: { $player }
ui-curtain-done = Wszyscy już wybraliście

## Hints and stand-ins

ui-hint = Podpowiedź
ui-hint-ask = Co zrobiłby silny bot? (H)
ui-hint-asking = Myśli…
ui-hint-title = Rada silnego bota
# What part of the victory the bot expects, on a narrow line.
ui-hint-share = { $percent }%
ui-hint-chance = szansa na wygraną: { $percent }%
ui-hint-visits =
    { $visits ->
        [one] przeanalizowano raz
        [few] przeanalizowano { $visits } razy
        [many] przeanalizowano { $visits } razy
       *[other] przeanalizowano { $visits } razy
    }
ui-hint-note = Pasek pokazuje szansę na wygraną według bota. Pod nim widać, co daje ruch razem z krokami, które do niego należą; punkty liczą się tak, jakby gra kończyła się teraz. Wybierz wiersz, żeby zobaczyć ruch na stole.
# Co ruch daje albo ile kosztuje, np. „+2 jedzenia”, „−1 żołnierz”, „+4 pkt (Gniazda)”.
ui-hint-more = +{ $what }
ui-hint-less = −{ $what }
# $source to wiersz arkusza punktów.
ui-hint-points = { $points } pkt ({ $source })
# Co przemawia za pierwszym wierszem podpowiedzi. $what to np. „+1 jedzenie i −1 żołnierz”.
ui-hint-next = W porównaniu z następnym: { $what }.
ui-hint-next-but = W porównaniu z następnym: { $what }. Bot spodziewa się jednak, że do końca gry da to o około { $points } pkt więcej.
ui-hint-next-later = Następny ruch od razu daje nie mniej. Bot spodziewa się jednak, że do końca gry ten da o około { $points } pkt więcej.
ui-hint-next-even = Według bota następny ruch jest mniej więcej równie dobry.
ui-hint-thought = Czas namysłu: { $seconds } s
ui-hint-longer = Myśl dłużej
ui-hint-longer-ask = Niech bot pomyśli nawet pięć sekund
ui-hint-play = Zagraj tak
ui-stand-in-me = Niech bot zagra za mnie
ui-stand-in-call = Niech zagra bot
ui-stand-in-go = Niech gra
# A bot plays for somebody. $bot is e.g. “Bot trudny”, $player a name.
ui-stand-in-plays = { $bot } zastępuje gracza { $player }
ui-stand-in-you = { $bot } gra za ciebie.
ui-stand-in-note = Bot gra, dopóki gracz nie wróci. Inni mogą go wezwać, gdy ktoś odejdzie od stołu albo długo każe na siebie czekać.
ui-stand-in-wait =
    { $minutes ->
        [one] Gra jeszcze czeka: za minutę możesz wezwać bota.
        [few] Gra jeszcze czeka: za { $minutes } minuty możesz wezwać bota.
       *[many] Gra jeszcze czeka: za { $minutes } minut możesz wezwać bota.
    }
ui-come-back = Wracam na swoje miejsce

## Panels beside the table

ui-panels = Panele
ui-panels-show = Pokaż panele
ui-panel-score = Punktacja
ui-panel-log = Przebieg gry
ui-panel-chat = Czat
ui-panel-choices = Lista ruchów
ui-panel-seats = Gracze
ui-panel-share = Linki
# The same in one short word each, on the tabs of the margin.
ui-tab-score = Punkty
ui-tab-log = Przebieg
ui-tab-chat = Czat
ui-tab-choices = Ruchy
ui-tab-seats = Gracze
ui-tab-share = Linki
# Opens a menu of further tabs.
ui-tab-more = Więcej
# Makes the margin with its panels narrow, for a larger table.
ui-panels-fold = Zwiń margines
ui-total = Razem
ui-score-cell = { $player }, { $source }: { $points }
ui-score-show = Pokaż na stole
ui-score-back = Wróć do punktacji
ui-no-choices = Teraz nie masz nic do wyboru.
ui-chat-empty = Na razie cisza przy stole.
ui-chat-hint = Napisz coś
ui-send = Wyślij
ui-spectator = Widz

## Lines of the log that are the same for all games

ui-log-start = Gra się zaczyna.
ui-log-undo = { $player } cofa ostatnią akcję.
ui-log-takeback = { $player } wraca do wcześniejszej akcji.
ui-log-end = Koniec gry.
ui-log-earlier = Wcześniejsze wpisy

## The end of a game

# Title of the dialog. $game is the title of a game.
ui-end-title = { $game }: wynik
# One sentence about the end: $source is a line of the score sheet, in which the winner was furthest ahead.
ui-decided = Rozstrzygnęło „{ $source }”: punkty { $points }, o { $more } więcej niż średnia pozostałych.
# Downloads a picture of the final table.
ui-share-plate = Obraz (PNG)
# $players is one name or a list of names, $winners how many they are.
ui-won =
    { $winners ->
        [one] { $players } wygrywa.
       *[other] Wspólne zwycięstwo: { $players }.
    }
# A player and the number that decides between equal points.
ui-tie-number = { $player }: { $number }
ui-result = Pokaż wynik
ui-rematch = Zagraj jeszcze raz
# Somebody else already set up the next table.
ui-rematch-join = Dołącz do kolejnej gry
ui-record = Pobierz zapis gry
ui-fair-dice = Uczciwe losowanie
ui-fair-dice-hint = Skrót (hash) ujawniono przed pierwszym ruchem. Odpowiada ziarnu, z którego wynika każde losowanie w tej grze; zapis sprawdzisz poleceniem „formicarium verify”.
ui-seed = Ziarno
ui-seed-hash = Skrót ziarna

## Looking back at a game

# Leads to a game, move by move.
ui-look-back = Obejrzyj zapis
# Button at a running game, and what it does.
ui-since-turn = Od mojej ostatniej tury
ui-since-turn-hint = Co się wydarzyło od mojej ostatniej tury? (L)
# At a line of the log.
ui-log-open = Obejrzyj tę pozycję
# A link from a table to the position of another game from which it goes on.
ui-continues = Kontynuuje inną partię
# On the start page: a file with a game that was played here or elsewhere.
ui-import = Otwórz zapis gry
ui-import-hint = albo upuść plik gdziekolwiek na tej stronie
# While a file is held above the page.
ui-import-drop = Upuść zapis, aby obejrzeć partię

## Zasady

ui-rules = Zasady
ui-rules-of = Zasady: { $game }
ui-rules-search = Szukaj w zasadach
ui-rules-contents = Spis treści
ui-rules-ruling = nasza interpretacja
ui-rules-none = Żadna zasada nie zawiera tych słów.
ui-rules-failed = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj ponownie.

## Dlaczego czegoś nie można zrobić

ui-refused-over = Gra się skończyła.
ui-refused-seat = Przy tym stole nie ma miejsca { $letter }.
ui-refused-turn = Teraz nie gra { $player }; najpierw: { $others }.
ui-refused-others = To należy do gracza { $player }.
ui-refused-no-table = Nie ma takiego stołu albo potrzebny jest do niego tajny link.
ui-refused-stale = Stół zmienił się w międzyczasie. Spójrz jeszcze raz.
ui-refused-restarting = Serwer uruchamia się ponownie. Spróbuj za chwilę.
ui-refused-old-link = Ten link już nie działa.
ui-refused-name-invisible = Imię musi się składać z widocznych znaków.
ui-refused-name-bot = Imię nie może zaczynać się od „bot”.
ui-refused-line-empty = W tym wierszu nie ma czytelnego tekstu.
ui-refused-not-played = Tylko ci, którzy grali, mogą zagrać jeszcze raz.
ui-refused-not-over = Gra jeszcze się nie skończyła.
ui-refused-changed = Ktoś inny zmienił to wcześniej. Spójrz jeszcze raz.
ui-refused-database = Serwer nie mógł tego zapisać. Spróbuj ponownie.
ui-refused-internal = Na serwerze wystąpił błąd. Został zapisany.
ui-refused-not-invited = Na czacie tego stołu mogą pisać tylko zaproszeni.
ui-refused-name-letters = Imię musi mieć co najmniej jedną literę.
ui-refused-other-seat = To nie jest twoje miejsce.
ui-refused-broken-table = Tego stołu nie można wczytać.
ui-refused-no-seat = Nie masz miejsca przy tym stole.
ui-refused-not-started = Gra jeszcze się nie zaczęła.
ui-refused-started = Gra już się zaczęła.
ui-refused-full = Przy tym stole nie ma wolnego miejsca.
ui-refused-stand-in-over = Bot może kogoś zastąpić tylko w trakcie gry.
ui-refused-stand-in-bot = Bot może zastąpić tylko człowieka.
ui-refused-stand-in-twice = Na tym miejscu gra już bot.
ui-refused-stand-in-early = Bot może zastąpić osobę, która odeszła albo na którą gra czekała przez { $patience } s; dotąd czekała { $waited } s.
ui-refused-no-hint = Nie znaleziono podpowiedzi. Spróbuj ponownie.
ui-refused-hint-seat = Podpowiedzi są tylko dla twoich miejsc.
ui-refused-without-hints = Przy tym stole gra się bez podpowiedzi.
ui-refused-nothing-to-decide = Na tym miejscu nie ma teraz nic do wyboru.
ui-refused-bot-plays = Na tym miejscu gra bot. Najpierw je przejmij.
ui-refused-undo-nothing = Nie ma czego cofnąć.
ui-refused-undo-last = Możesz cofnąć tylko własny ruch i tylko dopóki jest ostatni.
ui-refused-undo-chance = Potem zdecydował los; tego nie da się cofnąć.
ui-refused-undo-revealed = Potem odkryto tajne wybory; tego nie da się cofnąć.
ui-refused-takeback-pending = Ktoś już prosi o powrót. Poczekaj na odpowiedzi.
ui-refused-takeback-ended = Ta prośba o powrót już wygasła.
ui-refused-takeback-own = Na twoją prośbę odpowiadają inni; możesz ją tylko wycofać.
ui-refused-takeback-not-asked = Twoja zgoda nie jest tu potrzebna.
ui-refused-eyes = Trwającą grę możesz oglądać tylko własnymi oczami.
ui-refused-branch-over = Tam gra jest już skończona; graj dalej od wcześniejszej pozycji.
ui-refused-branch-secret = Są tam tajne wybory, których jeszcze nie odkryto; graj dalej od wcześniejszej pozycji.
ui-refused-no-record = Nie ma takiego zapisu.
ui-refused-record = Tego zapisu nie da się odtworzyć: { $why }
ui-refused-embed = Tę grę można pokazać na innych stronach dopiero po jej zakończeniu.
ui-refused-picture = Nie udało się narysować obrazka na czas. Spróbuj później.
ui-refused-animation-busy = Właśnie powstaje inny ruchomy obrazek. Spróbuj za chwilę.
ui-refused-record-long = Ten zapis jest za długi.
ui-refused-key = To nie jest klucz osobisty: brakuje słowa albo jest w nim literówka.
ui-refused-key-renewed = Ten klucz zastąpiono nowym. Wpisz nowy także na tym urządzeniu.
ui-refused-too-many = Za dużo żądań. Poczekaj chwilę.
ui-refused-connections = Za dużo połączeń. Zamknij kilka okien albo poczekaj chwilę.
