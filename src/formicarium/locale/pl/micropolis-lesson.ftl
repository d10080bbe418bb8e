### The guided first game of Micropolis: one text for each step of games/micropolis/lesson/steps.toml. The words
### are those of micropolis.ftl. No text may reveal the player's gender. The rival is "rywalka".

## Before the first turn.

micropolis-lesson-theme =
    Witaj w mrowisku. Przez dziesięć rund układasz wokół swojego fundamentu krąg z dziesięciu płytek. Rywalka obok robi to samo.

    Zagramy razem jedną krótką grę. Niczego nie da się w niej zepsuć.
micropolis-lesson-goal =
    Po dziesięciu rundach wygrywa, kto ma najwięcej punktów. Dają je mrówki, owoce, królowe i pełne koszary, a do tego korytarz z największą liczbą mrówek i największa armia.

    Nie musisz tego zapamiętywać: o wszystkim powiemy we właściwej chwili.
micropolis-lesson-turn = Tura jest prosta: weź jedną płytkę z rzędu, dołącz ją do mrowiska i wykonaj jej efekt. Zaczyna przywódczyni. Los padł na ciebie, dlatego znacznik przywódczyni leży przy twoim mrowisku.
micropolis-lesson-price = Pierwsza płytka, ta całkiem z lewej, jest za darmo. Żeby wziąć inną, zostaw po jednym żołnierzu na każdej mijanej płytce; cenę widać pod spodem. Twoja armia to pięciu żołnierzy na fundamencie.

## Rounds 1 to 3.

micropolis-lesson-nurse = Weź pierwszą płytkę: jest za darmo i mieszka na niej piastunka. Jej trzy jaja od razu dają ci trzech żołnierzy. Dla pierwszej płytki każde miejsce jest równie dobre.
micropolis-lesson-waiting = Rywalka też chciała piastunkę i minęła dwie płytki. Na każdej z nich czeka teraz jej żołnierz. Kto weźmie taką płytkę, dostanie stojących na niej żołnierzy.
micropolis-lesson-barracks = Weź drugą płytkę, koszary dla czterech żołnierzy, i połóż ją na prawym końcu. Jednego żołnierza zostawiasz na pierwszej płytce, ale zbierasz tego, który czeka tutaj. Wychodzisz na zero.
micropolis-lesson-fill = Obsadź koszary: dziesięć punktów za czterech żołnierzy. Zrób to teraz, bo później może to zrobić tylko strażniczka. Ci czterej opuszczają armię; z ośmiu żołnierzy zostaje ci czterech.
micropolis-lesson-mistake = Rywalka dostała nową płytkę za darmo, a z nią dwóch żołnierzy; jeden był twój. Od czasu do czasu warto zapłacić. Typowy błąd początkujących to płacenie w każdej turze: wkrótce twoja armia maszeruje dla innych.
micropolis-lesson-galleries = Przyjrzyj się korytarzom. Gdzie spotykają się dwa wyloty, tam łączą się w jeden korytarz. Gdzie wylot trafia na ścianę, korytarz po prostu się kończy; to dozwolone. Jeden korytarz biegnie już przez obie twoje płytki.
micropolis-lesson-queen = Weź królową za jednego żołnierza i połóż ją na lewym końcu: tam dołączy do tego korytarza. Na koniec gry królowa daje 1 punkt za każdą płytkę, do której sięga jej korytarz. Na razie to trzy płytki.
micropolis-lesson-leader = Minęły trzy rundy. Została jedna płytka, więc rząd uzupełniono do siedmiu. Potem porównuje się armie: czterech żołnierzy przeciw twoim trzem. Ci w koszarach się nie liczą. Przywódczynią jest teraz rywalka i to ona zaczyna.

## Rounds 4 to 6.

micropolis-lesson-pickup = Pierwsza płytka jest za darmo, a rywalka właśnie postawiła na niej dla ciebie żołnierza. Jak miło. Weź ją i połóż na prawym końcu: korytarz twojej królowej urośnie do czterech płytek.
micropolis-lesson-guard = Strażniczka na tej płytce przenosi żołnierzy między armią a koszarami. Czterech żołnierzy więcej w armii to pokusa, ale puste koszary nic nie dają, a twoje są warte dziesięć punktów. Wybierz „Bez zmian”.
micropolis-lesson-architect = Weź architektkę z początku rzędu, znowu za darmo. Dostajesz od niej znacznik: w późniejszej turze wymienisz go na dowolną płytkę z rzędu bez zostawiania żołnierzy. Na lewym końcu korytarz twojej królowej urośnie do pięciu płytek.
micropolis-lesson-officer = Weź oficera, też za darmo, i połóż go na lewym końcu. Przywódczyni, teraz twoja rywalka, traci żołnierza, a ty dostajesz jednego. Władza ma swoją cenę.
micropolis-lesson-halfway = Rząd jest znowu pełny, a ty masz pięciu żołnierzy przeciw dwóm. Znacznik przywódczyni wraca więc do ciebie i to ty zaczynasz. Sześć rund za nami, zostały cztery.
micropolis-lesson-help = Coś na twoje własne gry: przycisk „Podpowiedź” pokazuje, co zrobiłby silny bot, o ile przy stole wolno z niej korzystać. „Zasady” wyjaśniają wszystko, z obrazkami. A gdy wskażesz element gry, przeczytasz, co robi.

## Rounds 7 to 9.

micropolis-lesson-queens = Weź drugą królową, za darmo. Uważaj, gdzie zamieszka: dwie królowe w jednym korytarzu nic nie dają. Na lewym końcu ma własny korytarz. Na prawym jej płytka byłaby ślepym zaułkiem dla korytarza pierwszej królowej.
micropolis-lesson-fruits = Owoce liczą się w każdym korytarzu osobno: jeden rodzaj daje 2 punkty, dwa rodzaje 5, trzy 10 i tak dalej, aż do 25 za wszystkie sześć. Masz wiśnię i winogrono, każde w osobnym korytarzu.
micropolis-lesson-third = Weź trzecią królową i połóż ją na lewym końcu. Jej korytarz prowadzi do winogrona i nie łączy się z korytarzami pozostałych. Trzy królowe, trzy korytarze: w domu spokój.
micropolis-lesson-most = Korytarz z największą liczbą mrówek daje 5 punktów. Rywalka ma teraz taki, w którym jest ich siedem; w twoim najlepszym jest pięć. Nie szkodzi: nikt nie wygrywa we wszystkim. Ty masz królowe.
micropolis-lesson-marker = Weź drugą płytkę, połóż ją na prawym końcu i zamiast zostawiać żołnierza, oddaj znacznik architektki. Mieszka tu kolejna architektka, więc od razu znowu dostajesz znacznik. Korytarz pierwszej królowej sięga sześciu płytek.

## Round 10 and the result.

micropolis-lesson-last = Rywalka położyła oficera, a tym razem znacznik przywódczyni masz ty: tracisz jednego żołnierza. Z czterema przeciw dwóm zachowujesz znacznik. Zaczyna się ostatnia runda; po niej gra się kończy.
micropolis-lesson-close = Weź pierwszą płytkę: jest za darmo i stoi na niej żołnierz. Zamyka twój krąg, a korytarze łączą się także tam. Korytarz pierwszej królowej sięga siedmiu płytek, a do winogrona dołącza jeżyna: 5 punktów zamiast 2.
micropolis-lesson-army = Obsadź koszary: siedem punktów za trzech żołnierzy. Zostaje ci dwóch, tylu, ilu ma rywalka. To wystarczy: największa armia daje 5 punktów, także przy remisie.
micropolis-lesson-end =
    Wygrywasz 67 do 63. Twoje mrówki dają 21 punktów, koszary 17, królowe 13, a owoce 11.

    Rywalka zapłaciła żołnierzem za ostatnią płytkę. Dlatego tylko ty masz największą armię: 5 punktów, które rozstrzygają grę. A teraz pora na własną grę.
