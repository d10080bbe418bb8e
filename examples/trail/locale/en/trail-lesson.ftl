# The guided first game of Trail: the texts of lesson/steps.toml, in their order.

trail-lesson-theme = Two ants stand at the start of a trail. The first one is yours. Somebody has dropped crumbs along the way, and supper is waiting in the nest.
trail-lesson-goal =
    Each crumb is worth one to three points. The first ant in the nest gets 3 points more.

    The player with the most points at the end wins.
trail-lesson-walk = In your turn, your ant walks one, two or three spaces. It takes a crumb only where it stops. Two spaces away lies one worth 2 points: click on that space.
trail-lesson-rival = The crumb is yours. The other ant has walked past you, to the space in front of yours. You must not stop there: a space holds one ant.
trail-lesson-pass = But you may walk past. Behind the other ant lies a crumb worth 1 point. Take it: two spaces.
trail-lesson-behind = Now the other ant has a crumb, too, one worth 3 points. That makes it 3 points each. Which of you is hungrier?
trail-lesson-ahead = You cannot stop where it stands, so pass it: three spaces. No crumb this time, but you are in front.
trail-lesson-hurry = It has taken another 3 points. Long walks win the race, and the nest brings 3 points. Three spaces on lies a small crumb: take it.
trail-lesson-exact = The nest must be reached by an exact count. Stop two spaces on: there is a crumb, and from there the nest is exactly three spaces away.
trail-lesson-home = Go home, three spaces. You will be the first in the nest.
trail-lesson-end =
    You win by 9 points to 6: four crumbs with 6 points, and 3 points for the nest. The other ant had two fat crumbs and no supper.

    When all ants but one are home, the game is over. That was all; now play a whole game of your own.
