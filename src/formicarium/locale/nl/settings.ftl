### The words of the settings and of the list of keys. Ids begin with ui-set-.
### They are loaded only when these are opened.

ui-set-kept = Bewaard in deze browser, voor alle spellen.
# Headings of three groups.
ui-set-play = Spelen
ui-set-calls = Geluiden en meldingen
ui-set-look = Taal en uiterlijk
# The speed at which moves of others are shown.
ui-set-pace = Tempo van de zetten van anderen
# What each speed means.
ui-set-pace-normal = Zet voor zet, hoogstens vijf seconden achter de bots.
ui-set-pace-fast = Telkens de hele beurt van een speler ineens.
ui-set-pace-once = Alles tot je volgende beslissing ineens. Het spelverloop vertelt wat er gebeurde.
ui-set-confirm = Bevestigen voordat een actie wordt verstuurd
ui-set-confirm-touch = Met de vinger
ui-set-confirm-never = Nooit
ui-set-confirm-always = Altijd
ui-set-confirm-hint-touch = Op een aanraakscherm toont de eerste tik op de laatste plek de zet; de tweede speelt hem.
ui-set-confirm-hint-never = Een klik of tik op de laatste plek speelt meteen.
ui-set-confirm-hint-always = Elke actie wacht tot je op “Bevestigen” drukt.
ui-set-warnings = Waarschuwingen voor een vergissing
# Until the first game of a kind is finished.
ui-set-warnings-auto = In eerste potjes
ui-set-warnings-on = Aan
ui-set-warnings-off = Uit
ui-set-autoplay = Voor mij spelen als ik geen keuze heb
ui-set-autoplay-hint = Is er maar één actie mogelijk, dan wordt die gedaan, en het spelverloop zegt het. Nooit bij geheime keuzes en nooit als er een waarschuwing is. Neem je iets terug, dan speel je zelf tot je volgende actie.
ui-set-sounds = Geluiden
ui-set-sounds-hint = Zachte, voor je beurt, zetten, punten, weigeringen, chat en het einde van een spel.
ui-set-notify = Mij melden dat ik aan de beurt ben
ui-set-notify-hint = De browser toont een melding zolang deze pagina op de achtergrond staat. Hij vraagt je om toestemming.
ui-set-notify-blocked = De browser blokkeert meldingen van deze pagina. Sta ze eerst toe in zijn instellingen.
ui-set-notify-none = Deze browser kent geen meldingen.
ui-set-theme = Thema
# As the system says.
ui-set-theme-auto = Systeem
ui-set-theme-light = Licht
ui-set-theme-dark = Donker
ui-set-size = Tekstgrootte
ui-set-size-normal = Normaal
ui-set-size-large = Groot
ui-set-size-larger = Heel groot
# Whether pieces glide and things fade.
ui-set-motion = Beweging
ui-set-motion-auto = Systeem
ui-set-motion-less = Uit
ui-set-motion-full = Aan
# Title of the list of keys.
ui-set-keys = Toetsen
# Stands where others have the name of a key.
ui-set-key-any-name = elke toets
# What each key does.
ui-set-key-any = slaat de zetten van bots over tot je beurt, net als een klik op de tafel
ui-set-key-pick = gaan van keuze naar keuze en kiezen
ui-set-key-back = gaat een stap terug; sluit wat open is
ui-set-key-turn = draaien het stuk verder of terug
ui-set-key-zoom = zoomen in, zoomen uit, tonen het hele bord
ui-set-key-hint = vraagt een sterke bot om een hint
ui-set-key-since = toont nog eens wat er sinds je laatste beurt is gebeurd
ui-set-key-speed = verandert het tempo van de zetten van anderen
ui-set-key-rules = opent de regels
ui-set-key-settings = opent de instellingen
ui-set-key-help = toont deze toetsen
