### The words of the guided first games in Dutch, whatever game is played. Ids begin with ui-lesson-.
### They are loaded only with the page of a lesson. Buttons should stay short.

# Stands below the title of the game.
ui-lesson = Eerste potje met uitleg
# Title of the browser's tab. $game is the title of a game.
ui-lesson-of = { $game } al spelend leren
ui-lesson-none = Hier is geen potje met uitleg
ui-lesson-step = Stap { $step } van { $steps }
# Buttons: to the step before, to the first step, to the next step.
ui-lesson-back = Vorige stap
ui-lesson-restart = Opnieuw beginnen
ui-lesson-next = Verder
# Plays the player's move for them.
ui-lesson-show = Doe het voor
# Says that the player is to make a move.
ui-lesson-your-move = Jij bent: kies wat oplicht.
# While the moves of the others are shown one by one.
ui-lesson-others = Het spel gaat verder…
ui-lesson-hurry = Meteen tonen

## Answers to a click on something else

ui-lesson-possible = In een echt potje kan dat. Kies hier wat oplicht: de les heeft een plan.
ui-lesson-elsewhere = Daar gebeurt niets. Kies wat oplicht.
ui-lesson-reading = Er valt nog niets te kiezen. Lees verder met ‘Verder’.
ui-lesson-over = Dit potje is afgelopen. Het volgende is van jou.

## The end

# Makes a table against a bot at once.
ui-lesson-play = Speel een heel potje
ui-lesson-rules = Lees de regels
