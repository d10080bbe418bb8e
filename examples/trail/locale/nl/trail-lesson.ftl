# Het eerste spel met uitleg: de teksten van lesson/steps.toml, op volgorde.

trail-lesson-theme = Twee mieren staan aan het begin van een pad. De eerste is van jou. Iemand heeft onderweg kruimels laten vallen en in het nest wacht het avondeten.
trail-lesson-goal =
    Elke kruimel is een tot drie punten waard. De eerste mier in het nest krijgt er nog 3 punten bij.

    Wie aan het eind de meeste punten heeft, wint.
trail-lesson-walk = In je beurt loopt je mier een, twee of drie vakken. Ze pakt alleen een kruimel waar ze stopt. Twee vakken verder ligt er een van 2 punten: klik op dat vak.
trail-lesson-rival = De kruimel is van jou. De andere mier is je voorbijgelopen en staat vlak voor je. Daar mag je niet stoppen: op een vak is plaats voor één mier.
trail-lesson-pass = Maar voorbijlopen mag wel. Achter de andere mier ligt een kruimel van 1 punt. Pak hem: twee vakken.
trail-lesson-behind = Nu heeft ook de andere mier een kruimel, van 3 punten. Het staat 3 tegen 3: wie zou er het meeste trek hebben?
trail-lesson-ahead = Waar zij staat mag je niet stoppen, dus loop haar voorbij: drie vakken. Geen kruimel deze keer, maar je ligt voor.
trail-lesson-hurry = Ze heeft nog eens 3 punten gepakt. Met lange stappen win je de race, en het nest brengt 3 punten op. Drie vakken verder ligt een kleine kruimel: pak hem.
trail-lesson-exact = In het nest moet je precies uitkomen. Stop twee vakken verder: daar ligt een kruimel, en vandaar is het precies drie vakken naar het nest.
trail-lesson-home = Loop naar huis, drie vakken. Dan ben je als eerste in het nest.
trail-lesson-end =
    Je wint met 9 tegen 6 punten: 6 punten van vier kruimels en 3 punten voor het nest. De andere mier had twee dikke kruimels, maar geen avondeten.

    Als alle mieren op één na thuis zijn, is het spel afgelopen. Dat was alles; speel nu zelf een heel potje.
