### Het begeleide eerste spel Myrmes: wat games/myrmes/lesson/steps.toml zegt langs game.record.
### Een lege regel begint een alinea. Elk hoogstens zo’n 45 woorden. De speler is blauw, de tegenstander oranje.

myrmes-lesson-theme =
    Welkom in de tuin. Drie jaar lang leid je een mierenkolonie. In de lente, de zomer en de herfst wordt er gebroed, verkend en geoogst; in de winter wordt er gegeten.

    Blauw is van jou, oranje van je tegenstander.
myrmes-lesson-goal =
    Na de derde winter is het afgelopen, en wie de meeste punten heeft, wint. Jullie beginnen allebei met 10.

    Punten krijg je vooral met feromonen in de tuin, met doelen zoals deze en met prooien. De winter kan er weer een paar afpakken.
myrmes-lesson-winter =
    Eerst een waarschuwing: na elke herfst komt een winter. Die vraagt dit jaar 4 voedsel, dan 5, in het laatste jaar 6. Elke soldaat bespaart 1, elk voedsel te weinig kost 3 punten.

    Het getal bij de sneeuwvlok op je bord is wat je nog mist.
myrmes-lesson-season =
    De andere drie seizoenen verlopen steeds hetzelfde: een gebeurtenis kiezen, voedsters inzetten, werksters sturen, oogsten, bouwen in het atelier, de opslag opruimen.

    Dat klinkt als veel. We doen het stap voor stap.
myrmes-lesson-event =
    De dobbelsteen van de lente zet jullie allebei op Soldaat +1. Elke larve die je uitgeeft, verschuift je blokje één plek, en je hebt er een.

    Ga naar Vak +1: je feromonen mogen dan één vak groter zijn, en grotere leveren punten op.
myrmes-lesson-nurses =
    Nu je drie voedsters, rij voor rij. Geen voor larven. Twee voor werksters: samen brengen ze er één voort. Geen voor soldaten.

    De derde gaat naar het atelier. Daar bouwt ze straks iets.
myrmes-lesson-revealed =
    Iedereen kiest in het geheim, dan wordt alles zichtbaar. Je tegenstander heeft drie soldaten, jij een derde werkster.

    Werksters gaan één voor één, om de beurt. Het vlaggetje toont wie begint: jij, zo wilde het lot. Na elk seizoen schuift het door.
myrmes-lesson-gestation =
    Stuur de eerste werkster naar de broedkamer, de enige kamer die al open is. Ze haalt 1 larve, ter vervanging van de larve die je uitgaf.

    Wie thuis werkt, is er volgend seizoen weer.
myrmes-lesson-garden =
    Nu de tuin. Op elk vak van een feromoon komt een blokje: voedsel op gras, aarde op aarde, steen op steen. Paddenstoelen geven niets, en zwemmen kunnen mieren niet.

    Die blokjes ga je oogsten.
myrmes-lesson-out =
    Stuur een werkster door je tunnel naar buiten. Ze heeft drie bewegingspunten, één per stap.

    Vandaag is één stap genoeg: naar het steenvak rechts, want vanaf daar liggen steen en aarde op een rij.
myrmes-lesson-line =
    Leg het rechte feromoon vanaf je werkster naar linksboven: steen, aarde, steen. Dat zijn meteen 2 punten en drie blokjes om te oogsten.

    Zonder Vak +1 kun je maar twee vakken bedekken, voor 0 punten.
myrmes-lesson-ladybug =
    Je tegenstander heeft een lieveheersbeestje gevangen: één soldaat voor 2 voedsel. Daarna legde hij een feromoon van twee vakken.

    Zijn werkster is weer in de reserve, net als die van jou. Wie naar buiten gaat, komt niet meer thuis.
myrmes-lesson-second-line =
    Je laatste werkster komt verder. Een feromoon is maar één stap, hoe lang het ook is: stap op het jouwe en dan op het gras erboven.

    Leg daar het tweede rechte naar links: gras, gras, aarde. Nog 2 punten.
myrmes-lesson-harvest =
    Oogsttijd: je pakt één blokje van elk van je feromonen, de rest wacht op latere seizoenen.

    Pak twee keer aarde. Precies wat je voedster zo meteen nodig heeft.
myrmes-lesson-dig =
    Nu is de voedster in het atelier aan zet: laat haar voor 2 aarde niveau I graven.

    Dat opent de provisiekamer, en voortaan mag je ook zonder Vak +1 drie vakken bedekken.
myrmes-lesson-round-end =
    Einde van de ronde. Voedsters en werksters uit de kamers komen terug; in je opslag passen 4 blokjes.

    Je hebt nog één werkster. Beginners vergeten dat vaak: voor elke werkster die naar buiten gaat, moet er een nieuwe worden geboren.
myrmes-lesson-soldiers =
    De zomer begint op Vak +1. Geef je larve uit en ga naar Soldaat +1. Twee voedsters op de soldatenrij brengen dan twee soldaten voort in plaats van één; de derde gaat naar het atelier.

    Soldaten jagen, en elk bespaart 1 voedsel in de winter.
myrmes-lesson-larder =
    Het vlaggetje is doorgeschoven, dus je tegenstander ging eerst.

    Stuur je enige werkster naar de pas gegraven provisiekamer: dat geeft 1 voedsel, en je raakt haar niet kwijt.
myrmes-lesson-tunnel =
    Bij de oogst viel er niets te kiezen, dus die ging vanzelf: 1 voedsel, 1 steen.

    Nu graaft je voedster een tunneluitgang boven je bovenste feromoon. Dat geeft 1 aarde, en vanaf het volgende seizoen kunnen daar werksters naar buiten.
myrmes-lesson-sum =
    Herfst, het laatste seizoen voor de winter. Maak elk jaar deze som: de winter vraagt 4, twee soldaten besparen 2, je 2 voedsel dekt de rest.

    Dat is genoeg, zolang je niet te gul bent met voedsel en soldaten.
myrmes-lesson-autumn =
    De dobbelsteen toont Vak +1, precies goed; laat je blokje daar staan.

    Twee voedsters op de werkstersrij, één in het atelier: er wordt een tweede werkster geboren, en er valt straks iets te bouwen.
myrmes-lesson-hunt =
    Tijd om te jagen. Ga bij je eerste uitgang naar buiten, over je feromoon, de termiet op: dat kost 1 soldaat en geeft 1 voedsel en 2 punten.

    De som klopt nog: één soldaat minder, één voedsel meer.
myrmes-lesson-hook =
    Gebruik je laatste bewegingspunt voor het gras net eronder en leg het haakvormige feromoon: vier vakken, 4 punten.

    Niveau I staat drie vakken toe, met Vak +1 zijn het er vier. Diepere kolonies leggen grotere feromonen: graaf vroeg.
myrmes-lesson-dig-again =
    Je andere werkster en de oogst hebben we voor je gespeeld. Graaf nu nog eens: niveau II kost 2 aarde en 1 steen.

    Het opent de steengroeve, en in je opslag passen 6 blokjes in plaats van 4.
myrmes-lesson-first-winter =
    De winter is geweest. Hij vroeg 4, je soldaat bespaarde 1, je betaalde 3. Je houdt 1 voedsel over en verliest geen punten.

    De volgende vraagt 5. In nood maak je van drie larven 1 voedsel.
myrmes-lesson-later =
    We hebben voor je doorgespeeld: het is weer herfst, het staat 29 tegen 28, en dieper kan je kolonie niet worden.

    Nu komt je tunnel van pas: ga bij zijn uitgang helemaal bovenaan naar buiten, over de paddenstoelen, en vang de termiet.
myrmes-lesson-clear =
    Je oude feromoon ernaast is leeg en neemt alleen nog plaats in. Stap erop en ruim het op voor 1 aarde; de punten houd je.

    Leg daar dan het trapeziumvormige: vijf vakken, 6 punten.
myrmes-lesson-objective =
    Je andere werksters hebben we naar kamers gestuurd. Nu komen je twee termieten van pas: laat je voedster het doel voor twee prooien voltooien, 6 punten.

    Ze blijft daar. Voltooit je tegenstander het later ook, dan krijg jij er nog 5.
myrmes-lesson-keep =
    Je hebt 8 blokjes, maar in je opslag passen er 6. De winter vraagt 5 voedsel, en je laatste soldaat is weg.

    Houd dus alle 6 voedsel en lever de aarde en de steen in.
myrmes-lesson-help =
    5 voedsel betaald, 1 over, en het staat 43 tegen 28. Tijd voor twee knoppen: “Spelregels” legt alles op tafel uit, en in een gewoon spel toont “Hint” wat een sterke bot zou doen.

    Nu springen we naar de laatste herfst.
myrmes-lesson-last-autumn =
    De laatste herfst: 64 tegen 57. Je twee voedsters staan in het atelier. De winter vraagt 6 voedsel; je hebt er 6 en geen soldaten.

    Stuur een werkster naar de provisiekamer: met één voedsel meer houd je iets over.
myrmes-lesson-queen =
    7 voedsel, en de winter heeft er 6 nodig. Geef het ene dat over is aan de koningin, voor 2 punten.

    Zonder de provisiekamer hadden die 2 punten je er in de winter 3 gekost. Eerst de som, dan het feestmaal.
myrmes-lesson-last-objective =
    Nu het doel van niveau II: ga één kolonieniveau terug, voor 9 punten. De onderste kamer heb je niet meer nodig.

    Je tegenstander voltooide dit doel eerder en krijgt er 5. Rond daarna het atelier af.
myrmes-lesson-last-winter =
    Je tegenstander voltooit een doel voor 12 punten: 75 tegen 74. Houd je 6 voedsel, precies wat de winter vraagt.

    En kijk eens opzij: je tegenstander heeft 5 nodig en heeft er 5, maar op niveau I passen er in zijn opslag maar 4 blokjes.
myrmes-lesson-result =
    Je wint met 75 tegen 71. Je feromonen leverden 32 punten op, je doelen 15, de koningin 8.

    Je tegenstander kreeg 27 punten voor doelen, maar kwam in de laatste winter één voedsel tekort en verloor er 3. Die som vergeet je niet meer.
