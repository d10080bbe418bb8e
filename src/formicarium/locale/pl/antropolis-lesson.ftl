### Pierwsza gra w Antropolis z przewodnikiem: jeden tekst na każdy krok games/antropolis/lesson/steps.toml, słowami
### z antropolis.ftl. Pusty wiersz zaczyna akapit; najwyżej około 45 słów. Gracz jest niebieski, rywal pomarańczowy.

## O co chodzi.

antropolis-lesson-theme =
    Witaj pod ziemią. Razem z rywalem budujesz jedno wspólne mrowisko z lasów, tuneli i gniazd. Twoje mrówki są niebieskie, mrówki rywala pomarańczowe.

    Królowe zajmują gniazda, robotnice zbierają jedzenie i obsadzają tunele. Resztę zobaczysz w trakcie gry.
antropolis-lesson-goal =
    Punkty dają ukończone gniazda z twoimi królowymi i tunele z twoimi robotnicami. Gdy ktoś zdobędzie 9, runda toczy się do końca. Potem coś jeszcze dołożą mrówki na stole, płytki i jedzenie.

    Wygrywa ten, kto ma wtedy najwięcej punktów.
antropolis-lesson-start =
    Zaczynasz z królową w gnieździe startowym i robotnicą w lesie obok. Na ręce masz jeszcze jedną królową, dwie robotnice i trzy płytki: las, płytkę tunelu i płytkę gniazda.
antropolis-lesson-turn =
    Każda tura ma te same cztery fazy: układasz płytki, działasz mrówkami, kupujesz płytki, uzupełniasz rękę.

    O tym, kto rozpoczyna, decyduje los. Tym razem wypadło na ciebie, dlatego znacznik leży przy tobie.

## Pierwsza tura.

antropolis-lesson-fit =
    W mrowisku rządzi jedno prawo: boki, które się stykają, muszą pasować. Ziemia do ziemi, tunel do tunelu, otwarte gniazdo do otwartego gniazda.

    Twój las ma po lewej dwa wejścia do tunelu, górne i dolne. Na razie prowadzą donikąd.
antropolis-lesson-tunnel =
    Połóż płytkę tunelu przy dolnym wejściu do tunelu w twoim lesie. Obróć ją tak, żeby drugi koniec tunelu wychodził w dół: tam powstanie gniazdo.

    Pierwsza płytka w turze jest za darmo.
antropolis-lesson-crew =
    Teraz postaw w tunelu robotnicę, bo punkty dają tylko obsadzone tunele.

    Mrówki trafiają na stół wyłącznie z nową płytką, najwyżej jedna na płytkę. Kto o tym zapomni, musi czekać na następną.
antropolis-lesson-collect =
    Faza 2, twoje mrówki. Robotnica w lesie zbiera 1 jedzenie; może to zrobić raz w każdej twojej turze.

    Druga zostaje w tunelu. Potem wybierz „Koniec ruchów mrówek”.
antropolis-lesson-buy =
    Faza 3, targ: po dwie płytki każdego rodzaju, starsza za 1 jedzenie, nowsza za 2. Kup tańszą płytkę gniazda.

    Położysz ją najwcześniej w następnej turze; na dziś układanie już się skończyło.
antropolis-lesson-refill =
    Faza 4: rękę uzupełnia się do trzech płytek. Twoja jest pełna, więc niczego nie dobierasz.

    Typowy błąd początkujących: kto nie położy żadnej płytki, w tej turze nie może też kupować ani dobierać. Jeśli tylko się da, połóż choć jedną.

## Druga tura.

antropolis-lesson-rival =
    Rywal położył tunel z robotnicą przy twoim lesie. Wolno mu: lasy i tunele nie należą do nikogo. Właścicieli mają tylko mrówki.
antropolis-lesson-connection =
    Pora na pierwsze punkty. Połączenie prowadzi z lasu przez tunele do gniazda. Liczy się, gdy kończy je płytka, a w każdym tunelu jest wtedy robotnica i w gnieździe królowa.

    Las i tunel już masz. Brakuje tylko gniazda.
antropolis-lesson-queen =
    Połóż płytkę gniazda z dwoma wejściami do tunelu przy dolnym końcu swojego tunelu i postaw na niej drugą królową.

    Mrówka przychodzi razem z płytką, czyli w samą porę: punkty liczy się dopiero potem.
antropolis-lesson-two =
    2 punkty: jeden za płytkę tunelu z twoją robotnicą, jeden za las. Dłuższe tunele z większą liczbą twoich robotnic dają więcej.

    Liczy się tylko ta chwila. Robotnica, która wejdzie do gotowego tunelu później, nie da nic.
antropolis-lesson-walk =
    Znów faza 2. Tunel dał już punkty, więc robotnica może odejść. Robotnica chodzi raz w turze, dowolnie daleko, byle nie przez ziemię. Wyślij ją w górę, do lasu.
antropolis-lesson-harvest =
    W lesie są teraz dwie robotnice i wcale im nie ciasno: mrówki jednego koloru mogą stać na jednym polu. Niech każda zbierze 1 jedzenie. Potem zakończ ruchy mrówek.
antropolis-lesson-save =
    Kup tańszą płytkę gniazda za 1 jedzenie i zakończ zakupy. Drugie jedzenie zachowaj: każda kolejna płytka położona w tej samej turze kosztuje 1, a płacisz, zanim robotnice znów coś zbiorą.
antropolis-lesson-again =
    Rywal też zna tę sztuczkę: płytka gniazda z królową dała mu 2 punkty. Potem drugi las przy tym samym tunelu, za 1 jedzenie, dał kolejne 2. Jeden tunel może należeć do kilku połączeń.

    Jest 4 do 2 dla rywala. Liczy to listek przy każdej ręce.
antropolis-lesson-leave =
    Tu królowa opuszcza gniazdo i wraca na rękę. W następnej turze może przyjść z nową płytką gniazda, gdziekolwiek ta się znajdzie. Czasem to lepsze niż czekanie w gnieździe, którego nikt nie kończy.

## Trzecia tura.

antropolis-lesson-help =
    Twoja tura. Kilka słów o pomocy: „Zasady” otwierają zasady obok stołu. We własnych grach „Podpowiedź” pokaże, co zrobiłby silny bot, jeśli podpowiedzi są dozwolone.

    Wskaż też dowolny element: sam powie, do czego służy.
antropolis-lesson-open =
    Twoje gniazdo startowe ma dwa otwarte boki. Gdy żaden nie wychodzi na pusty heks, gniazdo jest ukończone: 1 punkt za płytkę i 1 więcej za komorę lęgową. Gniazdo startowe też nią jest.

    Tarcza pokazuje, ile jest na razie warte: 2.
antropolis-lesson-first =
    Zacznij od górnego otwartego boku: połóż przy nim najnowszą płytkę gniazda i postaw na niej ostatnią robotnicę z ręki. Na końcu liczy się każda mrówka na stole, robotnica za 1 punkt.
antropolis-lesson-second =
    Druga płytka w tej samej turze kosztuje 1 jedzenie. Właśnie po to je trzymasz. Połóż drugą płytkę gniazda przy dolnym otwartym boku.
antropolis-lesson-complete =
    Gniazdo ukończone: trzy płytki, w tym komora lęgowa, to 4 punkty. Wszystkie dla ciebie, bo innej królowej tu nie ma. Masz już 6.

    To gniazdo nie da nic więcej. Królowa wraca na rękę, gotowa zająć następne.
antropolis-lesson-third =
    Wyślij nową robotnicę przez gniazdo do lasu; droga jest wolna. Trzy robotnice w lesie to 3 jedzenia. Zbierzemy je za ciebie.
antropolis-lesson-brood =
    Masz 3 jedzenia. Kup za 1 komorę lęgową: w ukończonym gnieździe jest warta 2 punkty, dwa razy więcej niż zwykła płytka gniazda.
antropolis-lesson-draw =
    Zakończ zakupy i dobierz płytkę gniazda.

    Za 2 jedzenia możesz teraz zwiększyć limit ręki o jedną płytkę do końca gry. Opłaca się to wcześnie, a ta gra już się kończy. Zachowaj jedzenie i zakończ turę.

## Czwarta tura.

antropolis-lesson-chance =
    Spójrz na gniazdo rywala po lewej. Jeden otwarty bok, jedna królowa, a pasująca płytka czeka u rywala na ręce: jeśli nic nie zrobisz, w następnej turze zdobędzie 4 punkty.

    To drugi typowy błąd. Prawie ukończone gniazdo zaprasza gości.
antropolis-lesson-share =
    Idź w gości: połóż przy otwartym boku komorę lęgową z tylko jednym wejściem do tunelu i postaw na niej królową. Gniazdo będzie ukończone i warte 5 punktów. Macie tam po jednej królowej, więc każdy dostanie połowę, zaokrągloną w górę.
antropolis-lesson-nine =
    Po 3 punkty dla każdego. Masz 9 przed rywalem, a to na końcu da jeszcze 2.

    Runda toczy się do końca: dokończysz turę, rywal zagra jeszcze jedną. (Gdy opustoszeją wszystkie trzy stosy, gra też się kończy.)
antropolis-lesson-last =
    Pomyśl o premii: na końcu każda królowa na stole jest warta 2 punkty. Zapłać 1 jedzenie, połóż drugą komorę lęgową i postaw na niej królową. Płytka gniazda może się stykać z innymi samą ziemią.

    Potem zakończ układanie.

## Koniec gry.

antropolis-lesson-waiting =
    Zebraliśmy za ciebie 3 jedzenia i uzupełniliśmy rękę. Każde 3 jedzenia dają punkt, z zaokrągleniem w górę, więc twoje 4 są warte 2. Każde trzy płytki na ręce też dają punkt.

    Teraz ostatnia tura rywala.
antropolis-lesson-answer =
    Dobra odpowiedź: najpierw królowa na nowej płytce gniazda, potem tunel z robotnicą, potem las. To połączenie daje 2 punkty, więc rywal też ma 9. Ale twoje 9 było wcześniej.
antropolis-lesson-result =
    Wygrywasz 21 do 18. Gniazda i tunele dały po 9 punktów: tobie 7 i 2, rywalowi 3 i 6. Po równo macie też za dwie królowe (4), trzy robotnice (3) i trzy płytki (1).

    Przesądziły 2 punkty za pierwszeństwo u celu i 1 więcej za jedzenie.
