### The words of the settings and of the list of keys. Ids begin with ui-set-.
### They are loaded only when these are opened.

ui-set-kept = Zapamiętane w tej przeglądarce, dla wszystkich gier.
# Headings of three groups.
ui-set-play = Gra
ui-set-calls = Dźwięki i powiadomienia
ui-set-look = Język i wygląd
# The speed at which moves of others are shown.
ui-set-pace = Tempo ruchów innych
# What each speed means.
ui-set-pace-normal = Ruch po ruchu, najwyżej pięć sekund za botami.
ui-set-pace-fast = Cała tura gracza naraz.
ui-set-pace-once = Wszystko do twojej następnej decyzji naraz. Co się stało, mówi przebieg gry.
ui-set-confirm = Potwierdzanie akcji przed wysłaniem
ui-set-confirm-touch = Palcem
ui-set-confirm-never = Nigdy
ui-set-confirm-always = Zawsze
ui-set-confirm-hint-touch = Na ekranie dotykowym pierwsze dotknięcie ostatniego miejsca pokazuje ruch, drugie go wykonuje.
ui-set-confirm-hint-never = Kliknięcie lub dotknięcie ostatniego miejsca od razu wykonuje ruch.
ui-set-confirm-hint-always = Każda akcja czeka, aż naciśniesz „Potwierdź”.
ui-set-warnings = Ostrzeżenia przed błędem
# Until the first game of a kind is finished.
ui-set-warnings-auto = W pierwszych partiach
ui-set-warnings-on = Włączone
ui-set-warnings-off = Wyłączone
ui-set-autoplay = Graj za mnie, gdy nie mam wyboru
ui-set-autoplay-hint = Jeśli możliwa jest tylko jedna akcja, zostaje wykonana, a przebieg gry o tym mówi. Nigdy przy tajnych wyborach i nigdy, gdy jest ostrzeżenie. Gdy coś cofniesz, do następnej akcji grasz samodzielnie.
ui-set-sounds = Dźwięki
ui-set-sounds-hint = Ciche: twoja tura, ruchy, punkty, odmowy, czat i koniec gry.
ui-set-notify = Powiadamiaj mnie o mojej turze
ui-set-notify-hint = Przeglądarka pokazuje powiadomienie, gdy ta strona jest w tle. Zapyta cię o zgodę.
ui-set-notify-blocked = Przeglądarka blokuje powiadomienia tej strony. Najpierw zezwól na nie w jej ustawieniach.
ui-set-notify-none = Ta przeglądarka nie ma powiadomień.
ui-set-theme = Motyw
# As the system says.
ui-set-theme-auto = Jak w systemie
ui-set-theme-light = Jasny
ui-set-theme-dark = Ciemny
ui-set-size = Wielkość tekstu
ui-set-size-normal = Zwykła
ui-set-size-large = Duża
ui-set-size-larger = Bardzo duża
# Whether pieces glide and things fade.
ui-set-motion = Ruch na ekranie
ui-set-motion-auto = Jak w systemie
ui-set-motion-less = Wyłączony
ui-set-motion-full = Włączony
# Title of the list of keys.
ui-set-keys = Klawisze
# Stands where others have the name of a key.
ui-set-key-any-name = dowolny klawisz
# What each key does.
ui-set-key-any = pomija ruchy botów do twojej tury, tak jak kliknięcie stołu
ui-set-key-pick = przechodzą między możliwościami i wybierają
ui-set-key-back = cofa o krok; zamyka to, co otwarte
ui-set-key-turn = obracają element lub obracają go z powrotem
ui-set-key-zoom = powiększają, pomniejszają, pokazują całą planszę
ui-set-key-hint = prosi silnego bota o podpowiedź
ui-set-key-since = pokazuje jeszcze raz, co się wydarzyło od twojej ostatniej tury
ui-set-key-speed = zmienia tempo ruchów innych
ui-set-key-rules = otwiera zasady
ui-set-key-settings = otwiera ustawienia
ui-set-key-help = pokazuje te klawisze
