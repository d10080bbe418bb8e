### The guided first game of Micropolis: one text for each step of games/micropolis/lesson/steps.toml. The words
### are those of micropolis.ftl. A text speaks of one fixed position of game.record, so its numbers must stay.

## Before the first turn.

micropolis-lesson-theme =
    Welcome to the anthill. In ten rounds you lay a ring of ten tiles around your foundation. Your rival does the same beside you.

    We play one short game together. Nothing can go wrong.
micropolis-lesson-goal =
    The most points after ten rounds win. They come from ants, fruits, queens and full barracks, from the gallery with the most ants and from the largest army.

    You need not remember this: each shows up when it matters.
micropolis-lesson-turn = A turn is simple: take one tile from the row, add it to your anthill and carry out its effect. The leader begins. You were drawn by lot, so the leader marker lies beside your anthill.
micropolis-lesson-price = The tile at the front, on the far left, is free. For any other, leave one soldier on each tile you skip; the price is shown below it. Your army, five soldiers, stands on your foundation.

## Rounds 1 to 3.

micropolis-lesson-nurse = Take the tile at the front: it is free, and a nurse lives there. Her three eggs bring you three soldiers at once. For a first tile, all places are equally good.
micropolis-lesson-waiting = Your rival wanted a nurse, too, and skipped two tiles. On each of them a soldier of hers now waits. Whoever takes such a tile gets the soldiers on it.
micropolis-lesson-barracks = Take the second tile, the barracks for four soldiers, and add it at the right end. You leave one soldier on the front tile, but you collect the one that waits here. All in all it costs you nothing.
micropolis-lesson-fill = Fill the barracks: ten points for four soldiers. Do it now, because later only a guard can send them in. They leave your army: of eight soldiers, four remain.
micropolis-lesson-mistake = Your rival got her new tile free, and two soldiers with it; one was yours. Paying now and then is fine. The typical beginner’s mistake is to pay every turn: soon your army marches for others.
micropolis-lesson-galleries = Look at the tunnels. Where two openings meet, they join into one gallery. Where an opening meets a wall, the gallery just ends, and that is allowed. One gallery already runs through both your tiles.
micropolis-lesson-queen = Take the queen for one soldier and add her at the left end: there she joins that gallery. At the end of the game a queen scores 1 point for each tile that her gallery reaches. So far, three.
micropolis-lesson-leader = Three rounds are over. Only one tile was left, so the row was refilled to seven. Then armies are compared: four soldiers against your three. Those in barracks do not count. So your rival is the leader now and begins.

## Rounds 4 to 6.

micropolis-lesson-pickup = The tile at the front is free, and your rival has just put a soldier on it for you. How kind. Take it and add it at the right end: your queen’s gallery grows to four tiles.
micropolis-lesson-guard = The guard on this tile moves soldiers between your army and your barracks. Four more in the army would be tempting, but empty barracks score nothing, and yours are worth ten points. Choose “Change nothing”.
micropolis-lesson-architect = Take the architect at the front, free again. She brings you a marker: on a later turn it gets you any tile in the row without leaving soldiers. At the left end, your queen’s gallery grows to five tiles.
micropolis-lesson-officer = Take the officer, free as well, and add her at the left end. The leader, now your rival, loses a soldier, and you get one. Leading has its price.
micropolis-lesson-halfway = The row is full again, and you have five soldiers against two. So the leader marker comes back to you, and you begin. Six rounds are over, four are left.
micropolis-lesson-help = Something for your own games: the button “Hint” shows what a strong bot would do, if the table allows it. “Rules” explains everything, with pictures. And if you point at a piece, you read what it does.

## Rounds 7 to 9.

micropolis-lesson-queens = Take the second queen, free. Mind where she lives: two queens in one gallery score nothing. At the left end she has a gallery of her own. At the right end she would be a dead end for the first queen’s gallery.
micropolis-lesson-fruits = Fruits count for each gallery: one kind brings 2 points, two kinds 5, three 10, and so on up to 25 for all six. You have a cherry and a grape, each in a gallery of its own.
micropolis-lesson-third = Take the third queen and add her at the left end. Her gallery leads to the grape and does not touch those of the others. Three queens, three galleries: peace at home.
micropolis-lesson-most = The gallery with the most ants brings 5 points. Your rival now has one with seven; your best has five. Never mind: nobody wins at everything. You have the queens.
micropolis-lesson-marker = Take the second tile, add it at the right end, and give back your architect marker instead of leaving a soldier. Another architect lives here, so you get a marker again at once. Your first queen’s gallery reaches six tiles.

## Round 10 and the result.

micropolis-lesson-last = Your rival placed an officer, and this time the leader is you: one soldier fewer. With four against two you stay the leader. The last round begins; after it the game is over.
micropolis-lesson-close = Take the tile at the front: free, with a soldier on it. It closes your ring, and galleries join there, too. Your first queen’s gallery reaches seven tiles, and a blackberry joins the grape: 5 points instead of 2.
micropolis-lesson-army = Fill the barracks: seven points for three soldiers. You keep two, as many as your rival has. That is enough: the largest army brings 5 points, even in a tie.
micropolis-lesson-end =
    You win by 67 to 63. Your ants bring 21 points, your barracks 17, your queens 13 and your fruits 11.

    Your rival paid a soldier for her last tile. So you alone have the largest army: 5 points that decide the game. And now, a game of your own.
