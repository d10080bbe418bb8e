### The guided first game of Micropolis: one text for each step of games/micropolis/lesson/steps.toml. The words
### are those of micropolis.ftl. The rival is "je tegenstander", and female like everybody in an anthill.

## Before the first turn.

micropolis-lesson-theme =
    Welkom in het mierennest. In tien rondes leg je tien tegels in een ring rond je fundament. Naast je doet je tegenstander hetzelfde.

    We spelen samen één kort spel. Er kan niets misgaan.
micropolis-lesson-goal =
    Wie na tien rondes de meeste punten heeft, wint. Je krijgt ze voor mieren, vruchten, koninginnen en volle barakken, voor de gang met de meeste mieren en voor het grootste leger.

    Onthouden hoeft niet: alles komt aan bod zodra het ertoe doet.
micropolis-lesson-turn = Een beurt is eenvoudig: pak een tegel uit de rij, leg hem aan je mierennest aan en voer het effect uit. De leider begint. Het lot viel op jou, daarom ligt het leidersfiche bij jouw mierennest.
micropolis-lesson-price = De voorste tegel, helemaal links, is gratis. Wil je een andere, laat dan op elke tegel die je overslaat een soldaat achter; de prijs staat eronder. Je leger, vijf soldaten, staat op je fundament.

## Rounds 1 to 3.

micropolis-lesson-nurse = Pak de voorste tegel: die is gratis, en er woont een voedster op. Haar drie eieren brengen je meteen drie soldaten. Voor de eerste tegel zijn alle plekken even goed.
micropolis-lesson-waiting = Je tegenstander wilde ook een voedster en sloeg twee tegels over. Op allebei wacht nu een soldaat van haar. Wie zo’n tegel pakt, krijgt de soldaten die erop staan.
micropolis-lesson-barracks = Pak de tweede tegel, de barak voor vier soldaten, en leg hem aan de rechterkant aan. Je laat één soldaat achter op de voorste tegel, maar krijgt de soldaat die hier wacht. Al met al kost het je niets.
micropolis-lesson-fill = Bezet de barak: tien punten voor vier soldaten. Doe het nu, want later kan alleen een wachter dat nog. De vier verlaten je leger: van de acht soldaten blijven er vier over.
micropolis-lesson-mistake = Je tegenstander kreeg haar nieuwe tegel gratis, met twee soldaten erbij; één daarvan was van jou. Af en toe betalen is prima. De typische beginnersfout is elke beurt betalen: al snel marcheert je leger voor anderen.
micropolis-lesson-galleries = Kijk eens naar de gangen. Waar twee openingen op elkaar uitkomen, vormen ze één gang. Komt een opening uit op een muur, dan houdt de gang gewoon op; dat mag. Er loopt al één gang door je twee tegels.
micropolis-lesson-queen = Pak de koningin voor één soldaat en leg haar aan de linkerkant aan: daar komt ze bij die gang. Aan het einde levert een koningin 1 punt op voor elke tegel waarop haar gang komt. Tot nu toe zijn dat er drie.
micropolis-lesson-leader = Er zijn drie rondes voorbij. Er was nog één tegel over, dus is de rij aangevuld tot zeven. Dan worden de legers vergeleken: vier soldaten tegen jouw drie. Soldaten in barakken tellen niet. Nu is je tegenstander de leider en begint zij.

## Rounds 4 to 6.

micropolis-lesson-pickup = De voorste tegel is gratis, en je tegenstander heeft er net een soldaat voor je op gezet. Wat aardig. Pak die tegel en leg hem aan de rechterkant aan: de gang van je koningin groeit tot vier tegels.
micropolis-lesson-guard = De wachter op deze tegel verplaatst soldaten tussen je leger en je barakken. Vier extra in het leger is verleidelijk, maar een lege barak levert niets op, en de jouwe is tien punten waard. Kies “Verander niets”.
micropolis-lesson-architect = Pak de architect vooraan, weer gratis. Ze brengt je een fiche: daarmee pak je in een latere beurt een tegel naar keuze uit de rij, zonder soldaten achter te laten. Aan de linkerkant groeit de gang van je koningin tot vijf tegels.
micropolis-lesson-officer = Pak de officier, ook gratis, en leg haar aan de linkerkant aan. De leider, nu je tegenstander, verliest een soldaat en jij krijgt er één. Leider zijn heeft zijn prijs.
micropolis-lesson-halfway = De rij is weer vol, en je hebt vijf soldaten tegen twee. Het leidersfiche komt dus bij jou terug, en jij begint. Er zijn zes rondes voorbij; er komen er nog vier.
micropolis-lesson-help = Iets voor je eigen spellen: de knop “Hint” laat zien wat een sterke bot zou doen, als dat aan de tafel mag. “Spelregels” legt alles uit, met plaatjes. En wijs je een onderdeel aan, dan lees je wat het doet.

## Rounds 7 to 9.

micropolis-lesson-queens = Pak de tweede koningin, gratis. Let op waar ze gaat wonen: twee koninginnen in één gang leveren niets op. Aan de linkerkant heeft ze een eigen gang. Aan de rechterkant zou de gang van de eerste op haar tegel doodlopen.
micropolis-lesson-fruits = Vruchten tellen per gang: één soort levert 2 punten op, twee soorten 5, drie 10, enzovoort tot 25 voor alle zes. Je hebt een kers en een druif, elk in een eigen gang.
micropolis-lesson-third = Pak de derde koningin en leg haar aan de linkerkant aan. Haar gang leidt naar de druif en raakt die van de anderen niet. Drie koninginnen, drie gangen: zo blijft het vrede in huis.
micropolis-lesson-most = De gang met de meeste mieren levert 5 punten op. Je tegenstander heeft er nu een met zeven; jouw beste heeft er vijf. Geen ramp: niemand wint overal. Jij hebt de koninginnen.
micropolis-lesson-marker = Pak de tweede tegel, leg hem aan de rechterkant aan en lever je architectfiche in, in plaats van een soldaat achter te laten. Hier woont nog een architect, dus je krijgt meteen weer een fiche. De gang van je eerste koningin komt op zes tegels.

## Round 10 and the result.

micropolis-lesson-last = Je tegenstander legde een officier aan, en dit keer ben jij de leider: een soldaat minder. Met vier tegen twee blijf je dat. De laatste ronde begint; daarna is het spel afgelopen.
micropolis-lesson-close = Pak de voorste tegel: gratis, met een soldaat erop. Hij sluit je ring, en ook daar lopen gangen door. De gang van je eerste koningin komt op zeven tegels, en bij de druif komt een braam: 5 punten in plaats van 2.
micropolis-lesson-army = Bezet de barak: zeven punten voor drie soldaten. Je houdt er twee over, net zoveel als je tegenstander. Dat is genoeg: het grootste leger levert 5 punten op, ook bij een gelijke stand.
micropolis-lesson-end =
    Je wint met 67 tegen 63. Je mieren leveren 21 punten op, je barakken 17, je koninginnen 13 en je vruchten 11.

    Je tegenstander betaalde een soldaat voor haar laatste tegel. Daarom heb jij alleen het grootste leger: 5 punten die het spel beslissen. En nu een eigen spel.
