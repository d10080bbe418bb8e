### The guided first game of Antropolis, Dutch: one text for each step of games/antropolis/lesson/steps.toml, in the
### words of antropolis.ftl. A blank line begins a paragraph; at most about 45 words each. The player is blue.

## What it is about.

antropolis-lesson-theme =
    Welkom onder de grond. Samen met je tegenstander bouw je één gangenstelsel van bossen, tunnels en nesten. Jouw mieren zijn blauw, die van je tegenstander oranje.

    Koninginnen claimen nesten; werksters verzamelen voedsel en bemannen tunnels. De rest zie je vanzelf onder het spelen.
antropolis-lesson-goal =
    Punten krijg je voor nesten die af zijn, met je koninginnen, en voor tunnels met je werksters. Haalt iemand er 9, dan wordt de ronde uitgespeeld. Mieren op het speelbord, tegels en voedsel leveren dan nog iets op.

    Wie daarna de meeste punten heeft, wint.
antropolis-lesson-start =
    Je begint met een koningin op je starttegel en een werkster in het bos ernaast. In je handvoorraad zitten nog een koningin, twee werksters en drie tegels: een bostegel, een tunneltegel en een nesttegel.
antropolis-lesson-turn =
    Elke beurt heeft dezelfde vier fases: tegels aanleggen, je mieren gebruiken, tegels kopen, je handvoorraad aanvullen.

    Wie begint, wordt geloot. Deze keer ben jij de startspeler; daarom ligt het teken bij jou.

## The first turn.

antropolis-lesson-fit =
    Er geldt hier één wet: zijden die elkaar raken, moeten passen. Aarde aan aarde, tunnel aan tunnel, open nest aan open nest.

    Links heeft je bos twee tunnelingangen, één boven en één onder. Ze leiden nog nergens heen.
antropolis-lesson-tunnel =
    Leg je tunneltegel aan bij de onderste tunnelingang van je bos. Draai hem zo dat het andere eind naar beneden wijst: daar komt een nest.

    De eerste tegel van een beurt is gratis.
antropolis-lesson-crew =
    Zet nu een werkster in de tunnel, want alleen bemande tunnels leveren punten op.

    Mieren komen alleen met een nieuwe tegel op het speelbord, hoogstens één per tegel. Wie dat vergeet, moet wachten op de volgende.
antropolis-lesson-collect =
    Fase 2, je mieren. De werkster in het bos verzamelt 1 voedsel; dat mag ze één keer in elke beurt van jou.

    De andere blijft in de tunnel. Kies daarna ‘Klaar met de mieren’.
antropolis-lesson-buy =
    Fase 3, de markt: van elke soort twee tegels, de oudste voor 1 voedsel, de nieuwste voor 2. Koop de goedkoopste nesttegel.

    Aanleggen kan pas vanaf je volgende beurt; voor nu is die fase voorbij.
antropolis-lesson-refill =
    Fase 4: een handvoorraad wordt aangevuld tot drie tegels. Die van jou is vol, dus je trekt niets.

    Een typische beginnersfout: wie geen tegel aanlegt, mag in die beurt ook niet kopen en niet trekken. Leg er dus minstens één aan als het kan.

## The second turn.

antropolis-lesson-rival =
    Je tegenstander heeft een tunnel met een werkster bij jouw bos gelegd. Dat mag: bossen en tunnels zijn van niemand. Alleen mieren hebben een eigenaar.
antropolis-lesson-connection =
    Tijd voor je eerste punten. Een verbinding loopt van een bos door tunnels naar een nest. Maakt een tegel haar af, dan telt ze als elke tunnel een werkster heeft en het nest een koningin.

    Bos en tunnel zijn er. Alleen het nest ontbreekt.
antropolis-lesson-queen =
    Leg de nesttegel met twee tunnelingangen aan bij het onderste eind van je tunnel, en zet je tweede koningin erop.

    Een mier komt met haar tegel mee, net op tijd: de punten worden pas daarna geteld.
antropolis-lesson-two =
    2 punten: één voor de tunneltegel met je werkster, één voor het bos. Langere tunnels met meer werksters van jou leveren meer op.

    Alleen dit moment telt. Een werkster die later een tunnel in loopt die al af is, levert niets op.
antropolis-lesson-walk =
    Weer fase 2. De tunnel heeft zijn punten opgeleverd, dus de werkster mag weg. Een werkster loopt één keer per beurt, zo ver ze wil, maar nooit door aarde. Stuur haar omhoog, het bos in.
antropolis-lesson-harvest =
    Nu zijn er twee werksters in het bos, en dat gaat prima: mieren van één kleur delen graag een plek. Laat elk van hen 1 voedsel verzamelen. Daarna zijn de mieren klaar.
antropolis-lesson-save =
    Koop de goedkoopste nesttegel voor 1 voedsel, en dan niets meer. Het andere voedsel bewaar je: elke volgende tegel die je in een beurt aanlegt, kost 1, en je betaalt voordat je werksters weer verzamelen.
antropolis-lesson-again =
    Je tegenstander kent de truc ook: een nesttegel met een koningin leverde 2 punten op. Daarna gaf een tweede bos aan dezelfde tunnel, voor 1 voedsel, er nog 2. Eén tunnel kan bij meer verbindingen horen.

    Het staat 4 tegen 2 voor je tegenstander. Het blad bij elke handvoorraad houdt het bij.
antropolis-lesson-leave =
    Hier verlaat een koningin haar nest en gaat terug naar de handvoorraad. In de volgende beurt kan ze met een nieuwe nesttegel terugkomen, waar die ook ligt. Soms is dat beter dan wachten in een nest dat niemand afmaakt.

## The third turn.

antropolis-lesson-help =
    Jouw beurt. Even over hulp: ‘Spelregels’ opent de regels naast het spel. In je eigen spellen toont ‘Hint’ wat een sterke bot zou doen, als hints zijn toegestaan.

    En wijs een onderdeel aan: het legt zichzelf uit.
antropolis-lesson-open =
    Je starttegel heeft twee open zijden. Grenst geen ervan nog aan een leeg vak, dan is het nest af: 1 punt per tegel, en 1 meer per broedkamer. Een starttegel is er een.

    Het schild toont wat het nest nu waard is: 2.
antropolis-lesson-first =
    Begin bij de bovenste open zijde: leg daar je nieuwste nesttegel aan en zet de laatste werkster uit je handvoorraad erop. Aan het einde telt elke mier op het speelbord, een werkster voor 1 punt.
antropolis-lesson-second =
    Een tweede tegel in dezelfde beurt kost 1 voedsel. Daarvoor had je het bewaard. Leg je andere nesttegel aan bij de onderste open zijde.
antropolis-lesson-complete =
    Het nest is af: drie tegels, waarvan één broedkamer, maken 4 punten. Allemaal voor jou, want er woont geen andere koningin. Nu heb je er 6.

    Dit nest levert nooit meer iets op. Je koningin gaat terug naar je handvoorraad, klaar voor het volgende.
antropolis-lesson-third =
    Stuur de nieuwe werkster door het nest naar het bos; de weg is vrij. Drie werksters in het bos betekenen 3 voedsel. Dat verzamelen wij voor je.
antropolis-lesson-brood =
    Je hebt 3 voedsel. Koop de broedkamer voor 1: in een nest dat af is, is ze 2 punten waard, twee keer zoveel als een gewone nesttegel.
antropolis-lesson-draw =
    Koop niets meer en trek een nesttegel.

    Voor 2 voedsel kun je nu je handvoorraad voor de rest van het spel één tegel groter maken. Dat loont vroeg in het spel, maar dit is bijna voorbij. Bewaar je voedsel en beëindig je beurt.

## The fourth turn.

antropolis-lesson-chance =
    Kijk links naar het nest van je tegenstander. Eén open zijde, één koningin, en in zijn handvoorraad zit de passende tegel: anders krijgt hij volgende beurt 4 punten.

    Dat is de andere typische fout. Een nest dat bijna af is, trekt gasten aan.
antropolis-lesson-share =
    Wees de gast: leg de broedkamer met maar één tunnelingang aan bij de open zijde en zet je koningin erop. Daarmee is het nest af en 5 punten waard. Met elk één koningin krijgen jullie allebei de helft, naar boven afgerond.
antropolis-lesson-nine =
    Voor jullie allebei 3 punten. Jij hebt er als eerste 9, en dat levert aan het einde nog 2 op.

    De ronde wordt uitgespeeld: je maakt je beurt af, je tegenstander heeft er nog een. (Ook drie lege trekstapels leiden tot het einde.)
antropolis-lesson-last =
    Denk aan de bonus: aan het einde is elke koningin op het speelbord 2 punten waard. Betaal 1 voedsel, leg de andere broedkamer aan en zet je koningin erop. Nesttegels mogen ook met alleen aarde aansluiten.

    Dan ben je klaar met aanleggen.

## The end.

antropolis-lesson-waiting =
    We hebben 3 voedsel voor je verzameld en je handvoorraad aangevuld. Elke 3 voedsel is een punt waard, naar boven afgerond: je 4 dus 2. Elke drie tegels in je handvoorraad ook één.

    Nu de laatste beurt van je tegenstander.
antropolis-lesson-answer =
    Een goed antwoord: eerst een koningin op een nieuwe nesttegel, dan een tunnel met een werkster, dan een bos. Die verbinding levert 2 punten op, en ook je tegenstander heeft er nu 9. Maar jij was eerder.
antropolis-lesson-result =
    Je wint met 21 tegen 18. Nesten en tunnels leverden jullie elk 9 op: jou 7 en 2, je tegenstander 3 en 6. Jullie hebben allebei twee koninginnen (4), drie werksters (3) en drie tegels (1).

    Beslissend: 2 punten als eerste bij het doel, en 1 meer voor voedsel.
