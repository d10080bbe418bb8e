### The guided first game of Antropolis: one text for each step of games/antropolis/lesson/steps.toml, in the words of
### antropolis.ftl. A blank line begins a paragraph; at most about 45 words each. The player is blue, the rival orange.

## What it is about.

antropolis-lesson-theme =
    Welcome underground. You and your rival build a single anthill together, out of forests, tunnels and nests. Your ants are blue, your rival’s are orange.

    Queens claim nests; workers collect food and man tunnels. The rest you will see as we play.
antropolis-lesson-goal =
    Points come from complete nests with your queens and from tunnels with your workers. When somebody reaches 9, the round is played out. Then ants on the table, tiles and food add a few more.

    Whoever has the most points then wins.
antropolis-lesson-start =
    You begin with a queen in your start nest and a worker in the forest beside it. In your hand wait a second queen, two workers and three tiles: a forest, a tunnel tile and a nest tile.
antropolis-lesson-turn =
    Every turn has the same four phases: lay tiles, use your ants, buy tiles, refill your hand.

    Who begins is drawn by lot. This time it is you, so the first player’s token lies with you.

## The first turn.

antropolis-lesson-fit =
    One law rules the anthill: sides that touch must match. Earth to earth, tunnel to tunnel, open nest to open nest.

    On its left your forest has two tunnel sides, an upper and a lower one. So far they lead nowhere.
antropolis-lesson-tunnel =
    Lay your tunnel tile at the lower tunnel side of your forest. Turn it so that its other end points down: a nest will go there.

    The first tile of a turn is free.
antropolis-lesson-crew =
    Now place a worker in the tunnel, because only manned tunnels score.

    Ants come onto the table only with a new tile, at most one per tile. Whoever forgets this has to wait for the next tile.
antropolis-lesson-collect =
    Phase 2, your ants. The worker in the forest collects 1 food, which she can do once in each of your turns.

    The other one stays in the tunnel. Then choose “Done with ants”.
antropolis-lesson-buy =
    Phase 3, the market: two tiles of each sort, the older one for 1 food, the newer one for 2. Buy the cheaper nest tile.

    You can lay it from your next turn on; laying is over for this one.
antropolis-lesson-refill =
    Phase 4: a hand is refilled to three tiles. Yours is full, so you draw nothing.

    A typical beginner’s mistake: if you lay no tile, you can neither buy nor draw in that turn. Lay at least one whenever you can.

## The second turn.

antropolis-lesson-rival =
    Your rival has put a tunnel and a worker at your forest. That is allowed: forests and tunnels belong to nobody. Only ants have owners.
antropolis-lesson-connection =
    Time for your first points. A connection leads from a forest through tunnels to a nest. A tile that completes it scores, if every tunnel then has a worker and the nest a queen.

    Forest and tunnel are there. Only the nest is missing.
antropolis-lesson-queen =
    Lay the nest tile with two tunnel sides at the lower end of your tunnel, and place your second queen on it.

    An ant arrives together with its tile, just in time: points are counted after that.
antropolis-lesson-two =
    2 points: one for the tunnel tile with your worker, one for the forest. Longer tunnels with more of your workers bring more.

    Only this moment counts. A worker who walks into a finished tunnel later brings nothing.
antropolis-lesson-walk =
    Phase 2 again. The tunnel has scored, so its worker may leave. A worker walks once a turn, as far as she likes, but never through earth. Send her up into the forest.
antropolis-lesson-harvest =
    Two workers in the forest, and they do not mind: ants of one colour share a place happily. Let each of them collect 1 food. Then the ants are done.
antropolis-lesson-save =
    Buy the cheaper nest tile for 1 food, then stop buying. Keep your other food: each further tile that you lay in a turn costs 1, and you pay before your workers collect again.
antropolis-lesson-again =
    Your rival knows this trick, too: a nest tile with a queen brought 2 points. Then, for 1 food, a second forest at the same tunnel brought 2 more. One tunnel can serve several connections.

    4 to 2 for your rival. The leaf beside each hand keeps count.
antropolis-lesson-leave =
    Here a queen leaves her nest and returns to the hand. Next turn she can come back on a new nest tile, wherever it is laid. Sometimes that beats waiting in a nest that nobody completes.

## The third turn.

antropolis-lesson-help =
    Your turn. A word about help: “Rules” opens the rules beside the table. In your own games “Hint” shows what a strong bot would do, where hints are allowed.

    And point at any piece: it explains itself.
antropolis-lesson-open =
    Your start nest has two open sides. Once none faces empty ground, the nest is complete: 1 point per tile, and 1 more per brood chamber. A start nest is one.

    The shield shows what it is worth so far: 2.
antropolis-lesson-first =
    Begin at the upper open side: lay your newest nest tile there and place the last worker from your hand on it. At the end every ant on the table counts, a worker 1 point.
antropolis-lesson-second =
    A second tile in the same turn costs 1 food. That is what you saved it for. Lay your other nest tile at the lower open side.
antropolis-lesson-complete =
    Complete: three tiles, one of them a brood chamber, make 4 points. All are yours, as no other queen lives here. Now you have 6.

    This nest never scores again. Your queen returns to your hand, ready for the next one.
antropolis-lesson-third =
    Send the new worker through the nest into the forest; the way is open. Three workers in the forest mean 3 food. We collect it for you.
antropolis-lesson-brood =
    You have 3 food. Buy the brood chamber for 1: in a complete nest it is worth 2 points, twice as much as a plain nest tile.
antropolis-lesson-draw =
    Stop buying and draw a nest tile.

    For 2 food you could now enlarge your hand by one tile for the rest of the game. That pays early on, but this game is nearly over. Keep your food and end the turn.

## The fourth turn.

antropolis-lesson-chance =
    Look at your rival’s nest on the left. One open side, one queen, and the tile that fits waits in the rival’s hand: 4 points next turn, unless you act.

    That is the other typical mistake. A nearly complete nest invites guests.
antropolis-lesson-share =
    Be the guest: lay the brood chamber with only one tunnel side at the open side and place your queen on it. That completes the nest, worth 5 points. With one queen each, both of you get half, rounded up.
antropolis-lesson-nine =
    3 points for each of you. You are the first to have 9, which brings 2 more at the end.

    The round is played out: you finish your turn, your rival has one more. (Three empty piles would bring the end, too.)
antropolis-lesson-last =
    Think of the bonus: at the end a queen on the table is worth 2 points. Pay 1 food, lay the other brood chamber and place your queen on it. Nest tiles may touch others with earth alone.

    Then you are done laying.

## The end.

antropolis-lesson-waiting =
    We collected 3 food for you and refilled your hand. Every 3 food make a point, rounded up, so your 4 are worth 2. Every three tiles in hand make one, too.

    Now your rival’s last turn.
antropolis-lesson-answer =
    A good answer: first a queen on a new nest tile, then a tunnel with a worker, then a forest. This connection brings 2 points. Now your rival has 9 as well. But you were first.
antropolis-lesson-result =
    You win, 21 to 18. Nests and tunnels brought 9 each: 7 and 2 for you, 3 and 6 for your rival. Both have two queens (4), three workers (3) and three tiles (1).

    Being first (2) and 1 more point for food decided it.
