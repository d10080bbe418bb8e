### The words of the interface in Dutch. Ids, variables and comments are those of en/interface.ftl.
### A game in progress is "een potje" or "het spel"; who plays is informally "je" and "jij".

## The start page

ui-tagline = Bordspellen over mieren, voor mensen en bots
ui-footer = Formicarium is niet-officieel en gratis. De spellen zijn van hun auteurs en uitgevers; vind je ze leuk, koop dan het echte spel.
ui-games = Spellen
ui-no-games = Er is hier nog geen spel.
# How many can play, e.g. "2–6 players". $least and $most are numbers and may be equal.
ui-players-range = { $least }–{ $most } spelers
ui-players-exact =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
# How long a game takes.
ui-minutes =
    { $minutes ->
        [one] ongeveer { $minutes } minuut
       *[other] ongeveer { $minutes } minuten
    }
# Who made the game. $authors is a list of names, $year a year.
ui-credits = Een spel van { $authors } ({ $publisher }, { $year })
# Starts a game against bots at once.
ui-play-bots = Tegen bots spelen
ui-make-table = Nieuwe tafel
# Leads to the guided first game on the card of a game.
ui-learn = Leer al spelend · { $minutes } min
ui-learn-continue = Verder met de les
# On the card of the game that a newcomer should play first.
ui-begin-here = Begin hier
# How much there is to learn. $weight is 1, 2 or 3.
ui-weight =
    { $weight ->
        [1] makkelijk te leren
        [2] gemiddeld
       *[3] voor kenners
    }
ui-with-others = Speel met anderen
ui-your-name = Je naam
ui-your-name-hint = zo zien anderen je
# What somebody is called who gave no name.
ui-guest = Gast
# Three steps on the start page, each with a title and a sentence.
ui-how = Zo werkt het, in een minuut
ui-how-pick = Kies een spel
ui-how-pick-hint = Elk spel legt zichzelf uit: wijs een stuk aan of houd het even ingedrukt en je leest wat het doet.
ui-how-play = Speel meteen
ui-how-play-hint = Bots staan altijd klaar. Of stuur vrienden een link: geen account, niets te installeren.
ui-how-return = Kom terug wanneer je wilt
ui-how-return-hint = Er gaat niets verloren: je potjes wachten hier, op dit apparaat of via je persoonlijke link op een ander.

## Making a table

# Title of the dialog. $game is the title of a game.
ui-make-table-of = Nieuwe tafel: { $game }
ui-variant = Variant
ui-players = Spelers
ui-options = Spelregelopties
ui-seats = Plaatsen
# A seat whose player has no name. $letter is A to F.
ui-seat = Speler { $letter }
# Choices of who sits on a seat: the one who makes the table, …
ui-seat-me = ik
# … whoever opens a link, …
ui-seat-open = vrij, via link
# … or a bot of some kind.
ui-bot-easy = Makkelijke bot
ui-bot-medium = Gemiddelde bot
ui-bot-hard = Moeilijke bot
ui-bot-expert = Expertbot
ui-bot-random = Willekeurige bot
ui-bot-greedy = Graaibot
# How well a bot plays.
ui-level = Niveau van de bot
# Hoe een bot aan tafel heet. $letter is A tot F.
ui-bot-name =
    { $letter ->
        [A] Formica
        [B] Lasius
        [C] Atta
        [D] Messor
        [E] Eciton
       *[F] Camponotus
    }
ui-name = naam
ui-name-of = Naam van speler { $letter }
ui-hot-seat = Meerdere plaatsen zijn van jou: speel ze om de beurt op dit scherm.
ui-listed = Deze tafel aan iedereen tonen op de startpagina
ui-hints-allow = Hints toestaan: wat een sterke bot zou doen
# A table that has not started says whether hints are allowed there.
ui-hints-on = Aan deze tafel zijn hints toegestaan.
ui-hints-off = Aan deze tafel wordt zonder hints gespeeld.
# Button that makes the table.
ui-make = Nieuwe tafel

## Tables to come back to, to join, to watch

ui-my-games = Verder met mijn spellen
ui-all-my-games = Mijn spellen
ui-all-my-games-link = Al mijn spellen
ui-games-elsewhere = Haal je spellen van een ander apparaat
ui-public-tables = Openbare tafels
# How many seats are free at a table.
ui-free-seats =
    { $seats ->
        [one] { $seats } vrije plaats
       *[other] { $seats } vrije plaatsen
    }
ui-join = Meedoen
ui-watch = Meekijken
ui-join-game = Meedoen met { $game }
ui-watch-game = Meekijken bij { $game }
ui-join-link = Meedoen via een link
ui-join-link-hint = plak de link hier
ui-join-link-bad = Dit is geen link naar een tafel.
# Button behind the link: go there.
ui-go = Openen

## A table that has not started

ui-waiting-seats =
    { $seats ->
        [0] Iedereen is er.
        [one] Er is nog één plaats vrij. Stuur iemand de link, of laat een bot meespelen.
       *[other] Er zijn nog { $seats } plaatsen vrij. Stuur anderen de links, of laat bots meespelen.
    }
# Stands where a name would be.
ui-seat-free = vrij
ui-you = jij
ui-sit-down = Aanschuiven
ui-start-with-bots = Starten met bots
ui-leave = Verlaten
# Beside the button that leaves a game in progress.
ui-leave-hint = De anderen zien dat je weg bent. Je kunt altijd terugkomen.
# Gevraagd voordat je een spel verlaat dat voor anderen doorgaat.
ui-leave-ask = De anderen spelen nog. De tafel verlaten?
ui-leave-ask-alone = De tafel verlaten? Het spel wacht op je en je kunt altijd terugkomen.
ui-leave-ask-waiting = De tafel verlaten? Dan kan iemand anders je plaats innemen.
ui-stay = Blijven

## Links to hand out

# $letter is the letter of the seat, A to F.
ui-link-seat = Link voor speler { $letter }
ui-link-watch = Link voor toeschouwers
ui-link-own = Je persoonlijke link
ui-link-own-hint = Met je persoonlijke link speel je verder op een ander apparaat. Houd hem voor jezelf: wie hem heeft, kan namens jou spelen.
ui-copy = Kopiëren
ui-copy-link = Kopiëren: { $link }
ui-copied = Gekopieerd
ui-link-alone = Alleen deze computer kan deze links openen. Start de server zo, dan kunnen anderen in je netwerk meespelen:
ui-link-nearby = Iedereen in hetzelfde netwerk, zoals je wifi, kan deze links openen.

## Een link voor een andere plaats dan je eigen

ui-other-seat = Een andere plaats aan deze tafel
# $mine en $theirs zijn één naam of een lijst van namen.
ui-other-seat-hint = Je zit hier al als { $mine }. Deze link is voor { $theirs }.
ui-other-seat-keep = Mijn plaats houden
ui-other-seat-both = Beide op dit scherm spelen

## The head of the page

ui-home = Startpagina
ui-language = Taal
# The theme that is chosen now; a click goes on to the next.
ui-theme-auto = Thema: systeem
ui-theme-light = Thema: licht
ui-theme-dark = Thema: donker
# Opens the settings.
ui-settings = Instellingen
# A short word below the sign in the head of a table.
ui-warnings = Seintjes
# The speed at which moves of others are shown.
ui-pace = Tempo
# $pace is one of the three below.
ui-pace-now = Tempo: { $pace }
ui-pace-normal = normaal
ui-pace-fast = snel
ui-pace-once = meteen
# Button: skips the moves of bots.
ui-skip = Overslaan
ui-skip-hint = Alles tot je beurt meteen tonen (elke toets)
# The switch at the table says what is so now; a click changes it.
ui-warnings-on = Waarschuwingen aan: een seintje vóór een vergissing
ui-warnings-off = Waarschuwingen uit
# Screen readers say it before each warning.
ui-warning = Waarschuwing:
ui-warning-close = Weet ik: verberg deze waarschuwing
ui-phase-open = wacht op spelers
ui-phase-running = bezig
ui-phase-over = afgelopen
ui-connection-connecting = verbinden…
ui-connection-live = verbonden
ui-connection-reconnecting = opnieuw verbinden…
ui-connection-closed = niet verbonden
ui-connection-refused = geen toegang
ui-no-connection = Geen verbinding met de server.
ui-loading = De tafel wordt klaargezet…
ui-table-closed = Deze tafel kan niet worden getoond
# Title of the browser's tab when it is the reader's turn. $title is the usual title.
ui-title-turn = ● Jouw beurt – { $title }

## Whose turn it is, and what can be done

ui-your-turn = Jouw beurt
# Mark at the board of another player who is to act.
ui-to-act = aan de beurt
# $players is one name or a list of names.
ui-waiting-for = Wachten op { $players }
ui-watching = Je kijkt mee.
ui-sending = Momentje…
# After the first pick of several.
ui-go-on-picking = Ga verder: kies iets wat oplicht, of ga terug.
# Takes back the last pick of an action that is not complete.
ui-back = Terug
ui-undo = Ongedaan maken
ui-undo-hint = Je laatste actie terugnemen
ui-reset = Beurt overdoen
ui-reset-hint = Alles van deze beurt terugnemen
# Buttons: sends the action that the player has chosen.
ui-confirm = Bevestigen
ui-confirm-ask = Wil je dit doen?
# In the log, behind the only action that was possible.
ui-made = voor je gespeeld
# Against bots, at a line of the log: takes back this action and all after it.
ui-back-to = Terug tot vóór deze actie
# $decisions is at least 2.
ui-back-ask = { $decisions } van je beslissingen ongedaan maken, met alles wat daarna gebeurde?
ui-back-yes = Teruggaan
ui-back-no = Hier blijven
ui-enlarge = Vergroten
ui-shrink = Weer verkleinen
# Knoppen bij een bord.
ui-zoom-in = Inzoomen
ui-zoom-out = Uitzoomen
ui-zoom-fit = Alles tonen
# Een stuk dat gelegd gaat worden, kan gedraaid worden.
ui-turn-left = Naar links draaien
ui-turn-right = Naar rechts draaien
ui-turn-hint = Wijs een plek aan. Draai met R, het muiswiel of twee vingers.
# What others did since one's last turn is marked. A screen reader says it of a piece …
ui-moved = { $piece }, zet van { $player }
# … and the card that explains a piece has it as a line.
ui-moved-by = Zet van { $player }.
# Meerdere spelers kiezen tegelijk. $players is een naam of een lijst van namen, $count hun aantal.
ui-also-choosing =
    { $count ->
        [one] { $players } kiest ook.
       *[other] { $players } kiezen ook.
    }
ui-choice-made = Je hebt gekozen. Je kunt nog van gedachten veranderen.
# Colour and shape of each seat. $dark is yes if the colours of the dark theme are shown.
ui-look-0 = blauwe cirkel
ui-look-1 = oranje driehoek
ui-look-2 = groen vierkant
ui-look-3 = roze ruit
ui-look-4 =
    { $dark ->
        [yes] gele ster
       *[no] bruine ster
    }
ui-look-5 = grijze zeshoek
ui-presence-present = is er
ui-presence-absent = is er nu even niet
ui-presence-left = heeft de tafel verlaten
# The number of a rule, behind the reason why an action was refused.
ui-rule = (regel { $rule })
ui-rule-open = Regel { $rule }
ui-close = Sluiten

## Teruggaan met instemming

# De knop tussen mensen.
ui-takeback-ask = Vragen om terug te nemen
ui-takeback-ask-hint = Vraag de anderen of je je laatste actie mag terugnemen
ui-takeback-asked =
    { $count ->
        [0] { $player } vraagt om terug te gaan.
        [one] { $player } wil één actie terugnemen.
       *[other] { $player } wil { $count } acties terugnemen.
    }
ui-takeback-own = Je hebt gevraagd om terug te gaan. Wachten op { $players }.
ui-takeback-more =
    { $count ->
        [one] en nog één
       *[other] en nog { $count }
    }
ui-takeback-chance = Daarna heeft het toeval beslist; dat beslist weer hetzelfde.
ui-takeback-secrets = Daarna zijn geheime keuzes onthuld.
ui-takeback-accept = Akkoord
ui-takeback-refuse = Weigeren
ui-takeback-withdraw = Verzoek intrekken
# Iemand is al akkoord. $players is één naam of een lijst van namen.
ui-takeback-agreed = Akkoord: { $players }.
ui-takeback-was-accepted = Iedereen is akkoord: { $player } gaat terug.
ui-takeback-was-refused = { $by } weigert terug te gaan.
ui-takeback-was-withdrawn = { $player } vraagt niet meer om terug te gaan.
ui-takeback-was-lapsed = Het spel is verdergegaan; het verzoek om terug te gaan is vervallen.

## Mensen die een scherm delen en in het geheim kiezen

# Een knop bij de vraag; het gordijn gaat dicht en de volgende mag kijken.
ui-hand-over = Doorgeven
ui-hand-over-hint = Verberg wat je ziet, zodat een andere speler dit scherm kan gebruiken
# $player is één naam of een lijst van namen.
ui-curtain-next = Geef het scherm aan { $player }
ui-curtain-hint = Jullie kiezen in het geheim. Nu kijkt maar één persoon naar het scherm.
ui-curtain-here = Ik ben { $player }
ui-curtain-back = Terug naar { $player }
ui-curtain-done = Jullie hebben allemaal gekozen

## Hints and stand-ins

ui-hint = Hint
ui-hint-ask = Wat zou een sterke bot doen? (H)
ui-hint-asking = Denkt na…
ui-hint-title = Advies van een sterke bot
# What part of the victory the bot expects, on a narrow line.
ui-hint-share = { $percent }%
ui-hint-chance = winstkans: { $percent }%
ui-hint-visits =
    { $visits ->
        [one] één keer doorgerekend
       *[other] { $visits } keer doorgerekend
    }
ui-hint-note = De balk toont hoe de bot je winstkans inschat. Eronder staat wat de zet oplevert, samen met de stappen die erbij horen; punten tellen alsof het spel nu afgelopen is. Kies een regel om de zet op tafel te zien.
# Wat een zet oplevert of kost, bijv. “+2 voedsel”, “−1 soldaat”, “+4 punten (Nesten)”.
ui-hint-more = +{ $what }
ui-hint-less = −{ $what }
# $source is een regel van het scoreblad.
ui-hint-points =
    { $points ->
        [one] { $points } punt ({ $source })
       *[other] { $points } punten ({ $source })
    }
# Wat er voor de eerste regel van de hint pleit. $what is bijv. “+1 voedsel en −1 soldaat”.
ui-hint-next = Vergeleken met de op één na beste zet: { $what }.
ui-hint-next-but =
    { $points ->
        [one] Vergeleken met de op één na beste zet: { $what }. Maar tot het einde verwacht de bot er ongeveer { $points } punt meer van.
       *[other] Vergeleken met de op één na beste zet: { $what }. Maar tot het einde verwacht de bot er ongeveer { $points } punten meer van.
    }
ui-hint-next-later =
    { $points ->
        [one] De op één na beste zet levert meteen niet minder op. Maar tot het einde verwacht de bot van deze ongeveer { $points } punt meer.
       *[other] De op één na beste zet levert meteen niet minder op. Maar tot het einde verwacht de bot van deze ongeveer { $points } punten meer.
    }
ui-hint-next-even = De bot vindt de op één na beste zet ongeveer even goed.
ui-hint-thought = { $seconds } s nagedacht
ui-hint-longer = Langer nadenken
ui-hint-longer-ask = De bot hooguit vijf seconden laten nadenken
ui-hint-play = Speel dit
ui-stand-in-me = Bot voor mij laten spelen
ui-stand-in-call = Bot inzetten
ui-stand-in-go = Laat de bot spelen
# A bot plays for somebody. $bot is e.g. “Moeilijke bot”, $player a name.
ui-stand-in-plays = { $bot } speelt voor { $player }
ui-stand-in-you = { $bot } speelt voor jou.
ui-stand-in-note = De bot speelt tot de speler terugkomt. Anderen kunnen er een inzetten als iemand weg is of de tafel lang laat wachten.
ui-stand-in-wait =
    { $minutes ->
        [one] Er wordt nog gewacht: over een minuut kun je een bot inzetten.
       *[other] Er wordt nog gewacht: over { $minutes } minuten kun je een bot inzetten.
    }
ui-come-back = Mijn plaats weer innemen

## Panels beside the table

ui-panels = Panelen
ui-panels-show = Panelen tonen
ui-panel-score = Scoreblad
ui-panel-log = Spelverloop
ui-panel-chat = Chat
ui-panel-choices = Alle keuzes
ui-panel-seats = Spelers
ui-panel-share = Links
# The same in one short word each, on the tabs of the margin.
ui-tab-score = Score
ui-tab-log = Verloop
ui-tab-chat = Chat
ui-tab-choices = Keuzes
ui-tab-seats = Spelers
ui-tab-share = Links
# Opens a menu of further tabs.
ui-tab-more = Meer
# Makes the margin with its panels narrow, for a larger table.
ui-panels-fold = Kantlijn inklappen
ui-total = Totaal
ui-score-cell = { $player }, { $source }: { $points }
ui-score-show = Op tafel tonen
ui-score-back = Terug naar het scoreblad
ui-no-choices = Je hoeft nu niets te kiezen.
ui-chat-empty = Er heeft nog niemand iets gezegd.
ui-chat-hint = Zeg iets
ui-send = Versturen
ui-spectator = Toeschouwer

## Lines of the log that are the same for all games

ui-log-start = Het spel begint.
ui-log-undo = { $player } neemt de laatste actie terug.
ui-log-takeback = { $player } gaat terug naar een eerdere actie.
ui-log-end = Het spel is afgelopen.
ui-log-earlier = Eerdere regels

## The end of a game

# Title of the dialog. $game is the title of a game.
ui-end-title = { $game }: de uitslag
# One sentence about the end: $source is a line of the score sheet, in which the winner was furthest ahead.
ui-decided = De doorslag gaf “{ $source }”: { $points } punten, { $more } meer dan de anderen gemiddeld.
# Downloads a picture of the final table.
ui-share-plate = Afbeelding (PNG)
# $players is one name or a list of names, $winners how many they are.
ui-won =
    { $winners ->
        [one] { $players } wint.
       *[other] Gedeelde overwinning: { $players }.
    }
# A player and the number that decides between equal points.
ui-tie-number = { $player }: { $number }
ui-result = Uitslag tonen
ui-rematch = Nog een potje
# Somebody else already set up the next table.
ui-rematch-join = Naar de volgende partij
ui-record = Verslag downloaden
ui-fair-dice = Controleerbaar toeval
ui-fair-dice-hint = De hash was al vóór de eerste zet openbaar. Hij hoort bij de seed die al het toeval in dit spel bepaalt; met “formicarium verify” controleer je het verslag.
ui-seed = Seed
ui-seed-hash = Hash van de seed

## Looking back at a game

# Leads to a game, move by move.
ui-look-back = Terugblik
# Button at a running game, and what it does.
ui-since-turn = Sinds mijn laatste beurt
ui-since-turn-hint = Wat is er gebeurd sinds mijn laatste beurt? (L)
# At a line of the log.
ui-log-open = Terugkijken naar deze stelling
# A link from a table to the position of another game from which it goes on.
ui-continues = Vervolg op een andere partij
# On the start page: a file with a game that was played here or elsewhere.
ui-import = Verslag openen
ui-import-hint = of sleep het bestand naar deze pagina
# While a file is held above the page.
ui-import-drop = Laat het verslag los om op de partij terug te blikken

## Spelregels

ui-rules = Spelregels
ui-rules-of = Spelregels: { $game }
ui-rules-search = Zoek in de spelregels
ui-rules-contents = Inhoud
ui-rules-ruling = onze uitleg
ui-rules-none = Geen regel bevat deze woorden.
ui-rules-failed = De spelregels konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.

## Waarom iets niet kan

ui-refused-over = Het spel is afgelopen.
ui-refused-seat = Aan deze tafel is geen plaats { $letter }.
ui-refused-turn = { $player } is niet aan de beurt; eerst: { $others }.
ui-refused-others = Dit is van { $player }.
ui-refused-no-table = Deze tafel bestaat niet, of je hebt er een geheime link voor nodig.
ui-refused-stale = De tafel is intussen veranderd. Kijk nog eens.
ui-refused-restarting = De server start opnieuw op. Probeer het zo nog eens.
ui-refused-old-link = Deze link werkt niet meer.
ui-refused-name-invisible = Een naam moet uit zichtbare tekens bestaan.
ui-refused-name-bot = Een naam mag niet met ‘bot’ beginnen.
ui-refused-line-empty = Deze regel bevat geen leesbare tekst.
ui-refused-not-played = Alleen wie heeft meegespeeld, kan nog eens spelen.
ui-refused-not-over = Het spel is nog niet afgelopen.
ui-refused-changed = Iemand anders was je voor. Kijk nog eens.
ui-refused-database = De server kon dit niet opslaan. Probeer het nog eens.
ui-refused-internal = Er ging iets mis op de server. Het is vastgelegd.
ui-refused-not-invited = Alleen genodigden kunnen aan deze tafel chatten.
ui-refused-name-letters = Een naam heeft minstens één letter nodig.
ui-refused-other-seat = Deze plaats is niet van jou.
ui-refused-broken-table = Deze tafel kan niet worden geladen.
ui-refused-no-seat = Je hebt geen plaats aan deze tafel.
ui-refused-not-started = Het spel is nog niet begonnen.
ui-refused-started = Het spel is al begonnen.
ui-refused-full = Aan deze tafel is geen plaats vrij.
ui-refused-stand-in-over = Een bot kan alleen tijdens een spel invallen.
ui-refused-stand-in-bot = Een bot kan alleen voor een mens invallen.
ui-refused-stand-in-twice = Op deze plaats speelt al een bot.
ui-refused-stand-in-early = Een bot kan invallen voor wie is vertrokken, of als het spel { $patience } seconden heeft gewacht; tot nu toe waren het er { $waited }.
ui-refused-no-hint = Er is geen tip gevonden. Probeer het nog eens.
ui-refused-hint-seat = Tips zijn er alleen voor je eigen plaatsen.
ui-refused-without-hints = Aan deze tafel wordt zonder tips gespeeld.
ui-refused-nothing-to-decide = Op deze plaats valt nu niets te kiezen.
ui-refused-bot-plays = Een bot speelt op deze plaats. Neem eerst je plaats weer in.
ui-refused-undo-nothing = Je hebt niets om ongedaan te maken.
ui-refused-undo-last = Je kunt alleen je eigen zet ongedaan maken, en alleen zolang het de laatste is.
ui-refused-undo-chance = Daarna heeft het toeval beslist; dat kan niet ongedaan worden gemaakt.
ui-refused-undo-revealed = Daarna zijn geheime keuzes onthuld; dat kan niet ongedaan worden gemaakt.
ui-refused-takeback-pending = Iemand heeft al gevraagd om terug te gaan. Wacht de antwoorden af.
ui-refused-takeback-ended = Dit verzoek om terug te gaan is vervallen.
ui-refused-takeback-own = De anderen beantwoorden je verzoek; je kunt het alleen intrekken.
ui-refused-takeback-not-asked = Je instemming is hier niet nodig.
ui-refused-eyes = Een lopend spel zie je alleen door je eigen ogen.
ui-refused-branch-over = Daar is het spel voorbij; speel verder vanaf een eerdere stelling.
ui-refused-branch-secret = Daar zijn geheime keuzes gemaakt die nog niet zijn onthuld; speel verder vanaf een eerdere stelling.
ui-refused-no-record = Dit verslag bestaat niet.
ui-refused-record = Dit verslag kan niet worden nagespeeld: { $why }
ui-refused-embed = Deze partij kan pas op andere pagina's worden getoond als ze voorbij is.
ui-refused-picture = De afbeelding was niet op tijd klaar. Probeer het later nog eens.
ui-refused-animation-busy = Er wordt net een andere bewegende afbeelding getekend. Probeer het zo nog eens.
ui-refused-record-long = Dit verslag is te lang.
ui-refused-key = Dit is geen persoonlijke sleutel: er ontbreekt een woord of het bevat een tikfout.
ui-refused-key-renewed = Deze sleutel is vervangen door een nieuwe. Voer de nieuwe ook op dit apparaat in.
ui-refused-too-many = Te veel verzoeken. Wacht even.
ui-refused-connections = Te veel verbindingen. Sluit een paar vensters of wacht even.
