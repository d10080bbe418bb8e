### The words of the guided first games, whatever game is played. Ids begin with ui-lesson-.
### They are loaded only with the page of a lesson. Buttons should stay short.

# Stands below the title of the game.
ui-lesson = Guided first game
# Title of the browser's tab. $game is the title of a game.
ui-lesson-of = Learn { $game } by playing
ui-lesson-none = There is no guided first game here
ui-lesson-step = Step { $step } of { $steps }
# Buttons: to the step before, to the first step, to the next step.
ui-lesson-back = Previous step
ui-lesson-restart = Start over
ui-lesson-next = Continue
# Plays the player's move for them.
ui-lesson-show = Show me
# Says that the player is to make a move.
ui-lesson-your-move = Your move: choose what glows.
# While the moves of the others are shown one by one.
ui-lesson-others = The game goes on…
ui-lesson-hurry = Show at once

## Answers to a click on something else

ui-lesson-possible = You could do that in a real game. Here, take what glows: the lesson has a plan.
ui-lesson-elsewhere = Nothing happens there. Choose what glows.
ui-lesson-reading = Nothing to choose yet. Read on with “Continue”.
ui-lesson-over = This game is over. The next one is yours.

## The end

# Makes a table against a bot at once.
ui-lesson-play = Play a full game
ui-lesson-rules = Read the rules
