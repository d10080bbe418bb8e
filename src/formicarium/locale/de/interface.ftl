### Die Worte der Oberfläche, gleich welches Spiel gespielt wird. Ids beginnen mit ui-.
### Knöpfe bleiben kurz: Sie werden auch auf Handys gedrückt. Namen werden eingesetzt, wie sie sind,
### und nicht gebeugt; Sätze müssen mit jedem Namen in der Grundform aufgehen.

## Die Startseite

ui-tagline = Ameisen-Brettspiele für Menschen und Bots
ui-footer = Formicarium ist inoffiziell und kostenlos. Die Spiele gehören ihren Autoren und Verlagen; wenn sie dir gefallen, kaufe bitte die Originale.
ui-games = Spiele
ui-no-games = Hier gibt es noch kein Spiel.
# Wie viele mitspielen können, z. B. „2–6 Personen“. $least und $most sind Zahlen und können gleich sein.
ui-players-range = { $least }–{ $most } Personen
ui-players-exact =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
# Wie lange ein Spiel dauert.
ui-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
# Wer das Spiel gemacht hat. $authors ist eine Liste von Namen, $year ein Jahr.
ui-credits = Ein Spiel von { $authors } ({ $publisher }, { $year })
# Beginnt sofort ein Spiel gegen Bots.
ui-play-bots = Gegen Bots spielen
ui-make-table = Neuer Tisch
# Führt auf der Karte eines Spiels zum geführten ersten Spiel.
ui-learn = Spielend lernen · { $minutes } Min.
ui-learn-continue = Lernspiel fortsetzen
# On the card of the game that a newcomer should play first.
ui-begin-here = Fang hier an
# How much there is to learn. $weight is 1, 2 or 3.
ui-weight =
    { $weight ->
        [1] leicht zu lernen
        [2] mittel
       *[3] für Kenner
    }
ui-with-others = Mit anderen spielen
ui-your-name = Dein Name
ui-your-name-hint = so sehen dich die anderen
# So heißt, wer keinen Namen angibt.
ui-guest = Gast
# Drei Schritte auf der Startseite, jeder mit einer Überschrift und einem Satz.
ui-how = So geht’s in einer Minute
ui-how-pick = Suche dir ein Spiel aus
ui-how-pick-hint = Jedes Spiel erklärt sich selbst: Zeige auf ein Teil oder drücke lange darauf, und du erfährst, was es kann.
ui-how-play = Spiele sofort los
ui-how-play-hint = Bots sind immer bereit. Oder schicke Freunden einen Link: kein Konto, nichts zu installieren.
ui-how-return = Komm jederzeit zurück
ui-how-return-hint = Nichts geht verloren: Deine Spiele warten hier auf diesem Gerät oder über deinen persönlichen Link auf einem anderen.

## Einen Tisch eröffnen

# Titel des Dialogs. $game ist der Titel eines Spiels.
ui-make-table-of = Neuer Tisch: { $game }
ui-variant = Variante
ui-players = Personen
ui-options = Regeloptionen
ui-seats = Plätze
# Ein Platz ohne Namen. $letter ist A bis F.
ui-seat = Platz { $letter }
# Wer auf einem Platz sitzen soll: wer den Tisch eröffnet, …
ui-seat-me = ich
# … wer einen Link öffnet, …
ui-seat-open = offen, per Link
# … oder ein Bot von einer dieser Arten.
ui-bot-easy = Leichter Bot
ui-bot-medium = Mittlerer Bot
ui-bot-hard = Starker Bot
ui-bot-expert = Expertenbot
ui-bot-random = Zufallsbot
ui-bot-greedy = Gieriger Bot
# Wie gut ein Bot spielt.
ui-level = Stärke des Bots
# Wie ein Bot am Tisch heißt. $letter ist A bis F.
ui-bot-name =
    { $letter ->
        [A] Formica
        [B] Lasius
        [C] Atta
        [D] Messor
        [E] Eciton
       *[F] Camponotus
    }
ui-name = Name
ui-name-of = Name für Platz { $letter }
ui-hot-seat = Mehrere Plätze gehören dir: Gespielt wird reihum an diesem Bildschirm.
ui-listed = Diesen Tisch allen auf der Startseite zeigen
ui-hints-allow = Tipps erlauben: was ein starker Bot tun würde
# Ein Tisch, der noch nicht begonnen hat, sagt, ob dort Tipps erlaubt sind.
ui-hints-on = An diesem Tisch sind Tipps erlaubt.
ui-hints-off = An diesem Tisch wird ohne Tipps gespielt.
# Knopf, der den Tisch eröffnet.
ui-make = Tisch eröffnen

## Tische zum Weiterspielen, Mitspielen, Zuschauen

ui-my-games = Meine Spiele fortsetzen
ui-all-my-games = Meine Spiele
ui-all-my-games-link = Alle meine Spiele
ui-games-elsewhere = Deine Spiele von einem anderen Gerät holen
ui-public-tables = Öffentliche Tische
# Wie viele Plätze an einem Tisch frei sind.
ui-free-seats =
    { $seats ->
        [one] { $seats } freier Platz
       *[other] { $seats } freie Plätze
    }
ui-join = Mitspielen
ui-watch = Zuschauen
ui-join-game = { $game } mitspielen
ui-watch-game = Bei { $game } zuschauen
ui-join-link = Per Link mitspielen
ui-join-link-hint = Link hier einfügen
ui-join-link-bad = Das ist kein Link zu einem Tisch.
# Knopf hinter dem Link: dorthin gehen.
ui-go = Los

## Ein Tisch, an dem es noch nicht losging

ui-waiting-seats =
    { $seats ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei. Schicke jemandem den Link oder lass einen Bot spielen.
       *[other] { $seats } Plätze sind noch frei. Verschicke die Links oder lass Bots spielen.
    }
# Steht da, wo sonst ein Name stünde.
ui-seat-free = frei
ui-you = du
ui-sit-down = Platz nehmen
ui-start-with-bots = Mit Bots starten
ui-leave = Verlassen
# Neben dem Knopf, mit dem man ein laufendes Spiel verlässt.
ui-leave-hint = Die anderen sehen, dass du gegangen bist. Du kannst jederzeit zurückkommen.
# Gefragt, bevor man ein Spiel verlässt, das für andere weitergeht.
ui-leave-ask = Die anderen spielen noch. Den Tisch verlassen?
ui-leave-ask-alone = Den Tisch verlassen? Das Spiel wartet auf dich, und du kannst jederzeit zurückkommen.
ui-leave-ask-waiting = Den Tisch verlassen? Dann kann jemand anders deinen Platz nehmen.
ui-stay = Bleiben

## Links zum Weitergeben

# $letter ist der Buchstabe des Platzes, A bis F.
ui-link-seat = Link für Platz { $letter }
ui-link-watch = Link zum Zuschauen
ui-link-own = Dein persönlicher Link
ui-link-own-hint = Mit deinem persönlichen Link kannst du auf einem anderen Gerät weiterspielen. Behalte ihn für dich: Wer ihn hat, kann an deiner Stelle spielen.
ui-copy = Kopieren
ui-copy-link = { $link } kopieren
ui-copied = Kopiert
ui-link-alone = Nur dieser Rechner kann diese Links öffnen. Starte den Server so, dann können andere in deinem Netzwerk mitspielen:
ui-link-nearby = Alle im selben Netzwerk, zum Beispiel in deinem WLAN, können diese Links öffnen.

## Ein Link für einen anderen Platz als den eigenen

ui-other-seat = Ein anderer Platz an diesem Tisch
# $mine und $theirs sind ein Name oder eine Liste von Namen.
ui-other-seat-hint = Du sitzt hier schon als { $mine }. Dieser Link ist für { $theirs }.
ui-other-seat-keep = Meinen Platz behalten
ui-other-seat-both = Beide an diesem Bildschirm spielen

## Der Kopf der Seite

ui-home = Zur Startseite
ui-language = Sprache
# Die Darstellung, die gerade gilt; ein Klick führt zur nächsten.
ui-theme-auto = Design: wie System
ui-theme-light = Design: hell
ui-theme-dark = Design: dunkel
# Opens the settings.
ui-settings = Einstellungen
# A short word below the sign in the head of a table.
ui-warnings = Warnungen
# The speed at which moves of others are shown.
ui-pace = Tempo
# $pace is one of the three below.
ui-pace-now = Tempo: { $pace }
ui-pace-normal = normal
ui-pace-fast = schnell
ui-pace-once = sofort
# Button: skips the moves of bots.
ui-skip = Überspringen
ui-skip-hint = Alles bis zu deinem Zug sofort zeigen (jede Taste)
# The switch at the table says what is so now; a click changes it.
ui-warnings-on = Warnungen an: ein Hinweis vor einem Fehler
ui-warnings-off = Warnungen aus
# Screen readers say it before each warning.
ui-warning = Warnung:
ui-warning-close = Weiß ich: diese Warnung ausblenden
ui-phase-open = wartet auf weitere
ui-phase-running = läuft
ui-phase-over = beendet
ui-connection-connecting = verbinde …
ui-connection-live = verbunden
ui-connection-reconnecting = verbinde neu …
ui-connection-closed = getrennt
ui-connection-refused = kein Zugang
ui-no-connection = Keine Verbindung zum Server.
ui-loading = Der Tisch wird vorbereitet …
ui-table-closed = Dieser Tisch lässt sich nicht anzeigen
# Titel des Tabs, wenn man selbst am Zug ist. $title ist der übliche Titel.
ui-title-turn = ● Du bist dran – { $title }

## Wer am Zug ist und was man tun kann

ui-your-turn = Du bist dran
# Zeichen am Spielplan von jemand anderem, wenn sie oder er am Zug ist.
ui-to-act = am Zug
# $players ist ein Name oder eine Liste von Namen.
ui-waiting-for = Warten auf { $players }
ui-watching = Du schaust zu.
ui-sending = Einen Moment …
# Nach der ersten Wahl von mehreren.
ui-go-on-picking = Weiter: Wähle etwas Leuchtendes oder gehe einen Schritt zurück.
# Nimmt die letzte Wahl einer unvollständigen Aktion zurück.
ui-back = Zurück
ui-undo = Rückgängig
ui-undo-hint = Deine letzte Aktion zurücknehmen
ui-reset = Zug neu beginnen
ui-reset-hint = Alles zurücknehmen, was du in diesem Zug getan hast
# Buttons: sends the action that the player has chosen.
ui-confirm = Bestätigen
ui-confirm-ask = Willst du das tun?
# In the log, behind the only action that was possible.
ui-made = für dich gespielt
# Against bots, at a line of the log: takes back this action and all after it.
ui-back-to = Zurück bis vor diese Aktion
# $decisions is at least 2.
ui-back-ask = { $decisions } deiner Entscheidungen rückgängig machen, mit allem, was danach geschah?
ui-back-yes = Zurückgehen
ui-back-no = Hier bleiben
ui-enlarge = Vergrößern
ui-shrink = Wieder verkleinern
# Knöpfe an einem Plan.
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-fit = Alles zeigen
# Ein Teil, das gelegt werden soll, kann gedreht werden.
ui-turn-left = Nach links drehen
ui-turn-right = Nach rechts drehen
ui-turn-hint = Zeige auf einen Platz. Drehen mit R, dem Mausrad oder zwei Fingern.
# What others did since one's last turn is marked. A screen reader says it of a piece …
ui-moved = { $piece }, Zug von { $player }
# … and the card that explains a piece has it as a line.
ui-moved-by = Zug von { $player }.
# Mehrere wählen gleichzeitig. $players ist ein Name oder eine Liste von Namen, $count ihre Zahl.
ui-also-choosing =
    { $count ->
        [one] { $players } wählt ebenfalls.
       *[other] { $players } wählen ebenfalls.
    }
ui-choice-made = Du hast gewählt. Du kannst es dir noch anders überlegen.
# Colour and shape of each seat. $dark is yes if the colours of the dark theme are shown.
ui-look-0 = blauer Kreis
ui-look-1 = oranges Dreieck
ui-look-2 = grünes Quadrat
ui-look-3 = rosa Raute
ui-look-4 =
    { $dark ->
        [yes] gelber Stern
       *[no] brauner Stern
    }
ui-look-5 = graues Sechseck
ui-presence-present = ist da
ui-presence-absent = ist gerade nicht da
ui-presence-left = hat den Tisch verlassen
# Die Nummer einer Regel, hinter dem Grund, warum eine Aktion nicht ging.
ui-rule = (Regel { $rule })
ui-rule-open = Regel { $rule }
ui-close = Schließen

## Zurückgehen, wenn alle einverstanden sind

# Die Schaltfläche unter Menschen.
ui-takeback-ask = Um Rücknahme bitten
ui-takeback-ask-hint = Die anderen bitten, dass du deine letzte Aktion zurücknehmen darfst
ui-takeback-asked =
    { $count ->
        [0] { $player } bittet darum, zurückzugehen.
        [one] { $player } möchte eine Aktion zurücknehmen.
       *[other] { $player } möchte { $count } Aktionen zurücknehmen.
    }
ui-takeback-own = Du hast darum gebeten, zurückzugehen. Warten auf { $players }.
ui-takeback-more =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
ui-takeback-chance = Seitdem hat der Zufall entschieden; er entscheidet wieder genauso.
ui-takeback-secrets = Seitdem wurden geheime Entscheidungen aufgedeckt.
ui-takeback-accept = Zustimmen
ui-takeback-refuse = Ablehnen
ui-takeback-withdraw = Bitte zurückziehen
# Jemand hat schon zugestimmt. $players ist ein Name oder eine Liste von Namen.
ui-takeback-agreed = Zugestimmt: { $players }.
ui-takeback-was-accepted = Alle sind einverstanden: { $player } geht zurück.
ui-takeback-was-refused = { $by } hat abgelehnt, zurückzugehen.
ui-takeback-was-withdrawn = { $player } möchte nicht mehr zurückgehen.
ui-takeback-was-lapsed = Das Spiel ist weitergegangen; die Bitte, zurückzugehen, ist erledigt.

## Mehrere an einem Bildschirm, die geheim wählen

# Eine Schaltfläche bei der Frage; der Vorhang fällt, und die nächste Person darf hinsehen.
ui-hand-over = Weitergeben
ui-hand-over-hint = Verdecken, was du siehst, damit jemand anders an diesen Bildschirm kann
# $player ist ein Name oder eine Liste von Namen.
ui-curtain-next = Gib den Bildschirm an { $player }
ui-curtain-hint = Ihr wählt geheim. Jetzt sieht nur eine Person auf den Bildschirm.
ui-curtain-here = Ich bin { $player }
ui-curtain-back = Zurück zu { $player }
ui-curtain-done = Ihr habt alle gewählt

## Tipps und Vertretungen

ui-hint = Tipp
ui-hint-ask = Was würde ein starker Bot tun? (H)
ui-hint-asking = Denkt nach …
ui-hint-title = Rat eines starken Bots
# Welchen Teil des Sieges der Bot erwartet, auf einer schmalen Zeile.
ui-hint-share = { $percent } %
ui-hint-chance = Gewinnchance: { $percent } %
ui-hint-visits =
    { $visits ->
        [one] einmal durchgerechnet
       *[other] { $visits }-mal durchgerechnet
    }
ui-hint-note = Der Balken zeigt, wie der Bot deine Gewinnchance einschätzt. Darunter steht, was der Zug mit den Schritten bringt, die dazugehören; Punkte zählen, als wäre das Spiel jetzt zu Ende. Wähle eine Zeile, um den Zug am Tisch zu sehen.
# Was ein Zug bringt oder kostet, z. B. „+2 Nahrung“, „−1 Soldat“, „+4 Punkte (Nester)“.
ui-hint-more = +{ $what }
ui-hint-less = −{ $what }
# $source ist eine Zeile der Wertung.
ui-hint-points =
    { $points ->
        [one] { $points } Punkt ({ $source })
       *[other] { $points } Punkte ({ $source })
    }
# Was für die erste Zeile des Tipps spricht. $what ist z. B. „+1 Nahrung und −1 Soldat“.
ui-hint-next = Verglichen mit dem nächstbesten Zug: { $what }.
ui-hint-next-but =
    { $points ->
        [one] Verglichen mit dem nächstbesten Zug: { $what }. Bis zum Ende erwartet der Bot davon aber etwa { $points } Punkt mehr.
       *[other] Verglichen mit dem nächstbesten Zug: { $what }. Bis zum Ende erwartet der Bot davon aber etwa { $points } Punkte mehr.
    }
ui-hint-next-later =
    { $points ->
        [one] Der nächstbeste Zug bringt sofort nicht weniger. Bis zum Ende erwartet der Bot aber von diesem etwa { $points } Punkt mehr.
       *[other] Der nächstbeste Zug bringt sofort nicht weniger. Bis zum Ende erwartet der Bot aber von diesem etwa { $points } Punkte mehr.
    }
ui-hint-next-even = Der Bot hält den nächstbesten Zug für etwa gleich gut.
ui-hint-thought = { $seconds } s nachgedacht
ui-hint-longer = Länger nachdenken
ui-hint-longer-ask = Den Bot bis zu fünf Sekunden nachdenken lassen
ui-hint-play = So spielen
ui-stand-in-me = Bot für mich spielen lassen
ui-stand-in-call = Bot einsetzen
ui-stand-in-go = Spielen lassen
# Ein Bot spielt für jemanden. $bot ist z. B. „Starker Bot“, $player ein Name.
ui-stand-in-plays = { $bot } spielt für { $player }
ui-stand-in-you = { $bot } spielt für dich.
ui-stand-in-note = Der Bot spielt, bis die Person zurückkommt. Andere können einen einsetzen, wenn jemand gegangen ist oder den Tisch lange warten lässt.
ui-stand-in-wait =
    { $minutes ->
        [one] Noch wird gewartet: In einer Minute kannst du einen Bot einsetzen.
       *[other] Noch wird gewartet: In { $minutes } Minuten kannst du einen Bot einsetzen.
    }
ui-come-back = Platz wieder einnehmen

## Bereiche neben dem Tisch

ui-panels = Bereiche
ui-panels-show = Bereiche zeigen
ui-panel-score = Wertung
ui-panel-log = Spielverlauf
ui-panel-chat = Chat
ui-panel-choices = Alle Möglichkeiten
ui-panel-seats = Am Tisch
ui-panel-share = Links
# The same in one short word each, on the tabs of the margin.
ui-tab-score = Wertung
ui-tab-log = Verlauf
ui-tab-chat = Chat
ui-tab-choices = Züge
ui-tab-seats = Am Tisch
ui-tab-share = Links
# Opens a menu of further tabs.
ui-tab-more = Mehr
# Makes the margin with its panels narrow, for a larger table.
ui-panels-fold = Rand einklappen
ui-total = Summe
ui-score-cell = { $player }, { $source }: { $points }
ui-score-show = Auf dem Tisch zeigen
ui-score-back = Zurück zur Wertung
ui-no-choices = Gerade gibt es für dich nichts zu entscheiden.
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-hint = Sag etwas
ui-send = Senden
ui-spectator = Zuschauer

## Zeilen des Spielverlaufs, die in allen Spielen gleich sind

ui-log-start = Das Spiel beginnt.
ui-log-undo = { $player } hat die letzte Aktion zurückgenommen.
ui-log-takeback = { $player } ist zu einer früheren Aktion zurückgegangen.
ui-log-end = Das Spiel ist vorbei.
ui-log-earlier = Frühere Zeilen

## Das Ende eines Spiels

# Titel des Dialogs. $game ist der Titel eines Spiels.
ui-end-title = { $game }: das Ergebnis
# One sentence about the end: $source is a line of the score sheet, in which the winner was furthest ahead.
ui-decided = Entschieden durch „{ $source }“: { $points } Punkte, { $more } mehr als die anderen im Schnitt.
# Downloads a picture of the final table.
ui-share-plate = Bild (PNG)
# $players ist ein Name oder eine Liste von Namen, $winners ihre Zahl.
ui-won =
    { $winners ->
        [one] { $players } gewinnt.
       *[other] Geteilter Sieg: { $players }.
    }
# Ein Spieler und die Zahl, die bei gleich vielen Punkten entscheidet.
ui-tie-number = { $player }: { $number }
ui-result = Ergebnis zeigen
ui-rematch = Noch einmal
# Jemand anderes hat schon den nächsten Tisch eröffnet.
ui-rematch-join = Zur nächsten Partie
ui-record = Partie herunterladen
ui-fair-dice = Überprüfbarer Zufall
ui-fair-dice-hint = Der Hash war schon vor dem ersten Zug öffentlich. Er gehört zum Startwert, der jedes Mischen und Würfeln dieser Partie bestimmt; „formicarium verify“ prüft die heruntergeladene Partie.
ui-seed = Startwert
ui-seed-hash = Hash des Startwerts

## Auf eine Partie zurückblicken

# Führt zu einer Partie, Zug um Zug.
ui-look-back = Rückblick
# Knopf an einer laufenden Partie, und was er tut.
ui-since-turn = Seit meinem letzten Zug
ui-since-turn-hint = Was ist seit meinem letzten Zug geschehen? (L)
# An einer Zeile des Spielverlaufs.
ui-log-open = Auf diese Stellung zurückblicken
# Führt von einem Tisch zu der Stellung einer anderen Partie, die er fortsetzt.
ui-continues = Setzt eine andere Partie fort
# Auf der Startseite: eine Datei mit einer Partie, die hier oder anderswo gespielt wurde.
ui-import = Partie aus einer Datei öffnen
ui-import-hint = oder zieh die Datei irgendwo auf diese Seite
# Solange eine Datei über die Seite gehalten wird.
ui-import-drop = Lass die Datei los, um auf die Partie zurückzublicken

## Regeln

ui-rules = Regeln
ui-rules-of = Regeln: { $game }
ui-rules-search = Regeln durchsuchen
ui-rules-contents = Inhalt
ui-rules-ruling = unsere Auslegung
ui-rules-none = Keine Regel enthält diese Wörter.
ui-rules-failed = Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.

## Warum etwas nicht geht

ui-refused-over = Das Spiel ist zu Ende.
ui-refused-seat = An diesem Tisch gibt es keinen Platz { $letter }.
ui-refused-turn = { $player } ist nicht am Zug; zuerst: { $others }.
ui-refused-others = Das gehört { $player }.
ui-refused-no-table = Diesen Tisch gibt es nicht, oder man braucht dafür einen Link mit Geheimnis.
ui-refused-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal hin.
ui-refused-restarting = Der Server startet gerade neu. Versuche es gleich noch einmal.
ui-refused-old-link = Dieser Link gilt nicht mehr.
ui-refused-name-invisible = Ein Name muss aus sichtbaren Zeichen bestehen.
ui-refused-name-bot = Ein Name darf nicht mit „bot“ beginnen.
ui-refused-line-empty = Diese Zeile enthält keinen lesbaren Text.
ui-refused-not-played = Nur wer mitgespielt hat, kann noch einmal spielen.
ui-refused-not-over = Das Spiel ist noch nicht zu Ende.
ui-refused-changed = Jemand anders war schneller. Schau noch einmal hin.
ui-refused-database = Der Server konnte das nicht speichern. Versuche es noch einmal.
ui-refused-internal = Im Server ist ein Fehler aufgetreten. Er wurde vermerkt.
ui-refused-not-invited = Nur Eingeladene können an diesem Tisch chatten.
ui-refused-name-letters = Ein Name braucht mindestens einen Buchstaben.
ui-refused-other-seat = Das ist nicht dein Platz.
ui-refused-broken-table = Dieser Tisch lässt sich nicht laden.
ui-refused-no-seat = Du hast an diesem Tisch keinen Platz.
ui-refused-not-started = Das Spiel hat noch nicht begonnen.
ui-refused-started = Das Spiel hat schon begonnen.
ui-refused-full = An diesem Tisch ist kein Platz frei.
ui-refused-stand-in-over = Ein Bot kann nur während eines Spiels einspringen.
ui-refused-stand-in-bot = Ein Bot kann nur für einen Menschen einspringen.
ui-refused-stand-in-twice = Diesen Platz spielt schon ein Bot.
ui-refused-stand-in-early = Ein Bot kann einspringen, wenn jemand gegangen ist oder das Spiel { $patience } Sekunden auf ihn gewartet hat; bisher waren es { $waited }.
ui-refused-no-hint = Es wurde kein Tipp gefunden. Versuche es noch einmal.
ui-refused-hint-seat = Tipps gibt es nur für eigene Plätze.
ui-refused-without-hints = An diesem Tisch wird ohne Tipps gespielt.
ui-refused-nothing-to-decide = Auf diesem Platz ist gerade nichts zu entscheiden.
ui-refused-bot-plays = Diesen Platz spielt ein Bot. Übernimm ihn zuerst wieder.
ui-refused-undo-nothing = Du kannst nichts rückgängig machen.
ui-refused-undo-last = Du kannst nur deinen eigenen Zug rückgängig machen, und nur solange er der letzte ist.
ui-refused-undo-chance = Danach hat der Zufall entschieden; das lässt sich nicht rückgängig machen.
ui-refused-undo-revealed = Danach wurden geheime Entscheidungen aufgedeckt; das lässt sich nicht rückgängig machen.
ui-refused-takeback-pending = Jemand hat schon darum gebeten, zurückzugehen. Warte die Antworten ab.
ui-refused-takeback-ended = Diese Bitte, zurückzugehen, ist erledigt.
ui-refused-takeback-own = Deine Bitte beantworten die anderen; du kannst sie nur zurückziehen.
ui-refused-takeback-not-asked = Deine Zustimmung wird hier nicht gebraucht.
ui-refused-eyes = Ein laufendes Spiel siehst du nur mit deinen eigenen Augen.
ui-refused-branch-over = Dort ist das Spiel vorbei; spiele von einer früheren Stellung aus weiter.
ui-refused-branch-secret = Dort sind geheime Entscheidungen gefallen, die noch nicht aufgedeckt sind; spiele von einer früheren Stellung aus weiter.
ui-refused-no-record = Diese Aufzeichnung gibt es nicht.
ui-refused-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
ui-refused-embed = Dieses Spiel lässt sich erst auf anderen Seiten zeigen, wenn es zu Ende ist.
ui-refused-picture = Das Bild wurde nicht rechtzeitig fertig. Versuch es später noch einmal.
ui-refused-animation-busy = Gerade wird ein anderes bewegtes Bild gezeichnet. Versuch es gleich noch einmal.
ui-refused-record-long = Diese Aufzeichnung ist zu lang.
ui-refused-key = Das ist kein persönlicher Schlüssel: Ein Wort fehlt oder ist vertippt.
ui-refused-key-renewed = Dieser Schlüssel wurde durch einen neuen ersetzt. Gib den neuen auch auf diesem Gerät ein.
ui-refused-too-many = Zu viele Anfragen. Warte einen Moment.
ui-refused-connections = Zu viele Verbindungen. Schließe einige Fenster oder warte einen Moment.
