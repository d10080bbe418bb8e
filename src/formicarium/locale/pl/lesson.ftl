### The words of the guided first games in Polish, whatever game is played. Ids begin with ui-lesson-.
### They are loaded only with the page of a lesson. Buttons should stay short.

# Stands below the title of the game.
ui-lesson = Pierwsza gra z przewodnikiem
# Title of the browser's tab. $game is the title of a game.
ui-lesson-of = { $game }: nauka przez granie
ui-lesson-none = Tu nie ma gry z przewodnikiem
ui-lesson-step = Krok { $step } z { $steps }
# Buttons: to the step before, to the first step, to the next step.
ui-lesson-back = Poprzedni krok
ui-lesson-restart = Zacznij od nowa
ui-lesson-next = Dalej
# Plays the player's move for them.
ui-lesson-show = Pokaż mi
# Says that the player is to make a move.
ui-lesson-your-move = Twój ruch: wybierz to, co świeci.
# While the moves of the others are shown one by one.
ui-lesson-others = Gra toczy się dalej…
ui-lesson-hurry = Pokaż od razu

## Answers to a click on something else

ui-lesson-possible = W prawdziwej grze możesz tak zagrać. Tutaj wybierz to, co świeci: ta lekcja ma swój plan.
ui-lesson-elsewhere = Tam nic się nie dzieje. Wybierz to, co świeci.
ui-lesson-reading = Na razie nie ma nic do wyboru. Czytaj dalej przyciskiem „Dalej”.
ui-lesson-over = Ta gra się skończyła. Następna należy do ciebie.

## The end

# Makes a table against a bot at once.
ui-lesson-play = Zagraj całą grę
ui-lesson-rules = Przeczytaj zasady
