### The guided first game of Myrmes: what games/myrmes/lesson/steps.toml says along game.record.
### A blank line begins a new paragraph. At most about 45 words each. The player is blue, the rival orange.

myrmes-lesson-theme =
    Welcome to the garden. For three years you lead a colony of ants. In spring, summer and autumn you breed, explore and harvest; in winter your colony eats.

    Blue is yours. Orange is your rival.
myrmes-lesson-goal =
    The game ends after the third winter, and whoever has the most points wins. You both begin with 10.

    Points come mainly from pheromones in the garden, from objectives like these, and from prey. Winter can take some away again.
myrmes-lesson-winter =
    One warning before all else: winter follows every autumn. It asks for 4 food this year, 5 next year, 6 in the last. Each soldier saves 1, each missing food costs 3 points.

    The number beside the snowflake on your board is what you still lack.
myrmes-lesson-season =
    The other three seasons run alike: choose an event, place your nurses, send your workers, harvest, build in the atelier, tidy the store.

    It sounds like a lot. We take it one step at a time.
# "Soldier +1" and "Hex +1" are the names of events, as on the board.
myrmes-lesson-event =
    The spring die starts you both on Soldier +1. Each larva you spend moves your cube one space, and you have one.

    Move to Hex +1: your pheromones may be one hex larger, and larger ones score points.
myrmes-lesson-nurses =
    Your three nurses come next, track by track. None for larvae. Two for workers: together they produce one. None for soldiers.

    The last one goes to the atelier, where it will build later.
myrmes-lesson-revealed =
    Choices are secret until everyone has made them. Your rival has raised three soldiers, you a third worker.

    Workers go one at a time, in turn. The flag says who begins: you, by lot. After each season it moves on.
myrmes-lesson-gestation =
    Send the first worker to the gestation room, the only room open so far. It brings 1 larva, to replace the one you spent.

    A worker that stays at home is back next season.
myrmes-lesson-garden =
    Now the garden. A pheromone gets a cube on each of its hexes: food on grass, earth on earth, stone on stone. Mushrooms give nothing, and ants cannot swim.

    These cubes are your harvest.
myrmes-lesson-out =
    Send a worker out of your tunnel. It has three movement points, one for each step.

    One step is enough today: to the stone hex on the right, because stone and earth lie in a row there.
myrmes-lesson-line =
    Place the straight pheromone from your worker up to the left: stone, earth, stone. That is 2 points at once and three cubes to harvest.

    Without Hex +1 you could cover only two hexes, for no points.
myrmes-lesson-ladybug =
    Your rival hunted a ladybug: one soldier for 2 food. Then it placed a pheromone of two hexes.

    Its worker has gone back to the reserve, like yours. Workers that go out never come home.
myrmes-lesson-second-line =
    Your last worker goes further. A pheromone is a single step, however long it is: step onto yours, then onto the grass above it.

    Place the second straight one to the left: grass, grass, earth. 2 more points.
myrmes-lesson-harvest =
    Harvest: you take one cube from each of your pheromones, and the others wait for later seasons.

    Take earth both times. Two earth is just what your nurse needs now.
myrmes-lesson-dig =
    Your nurse in the atelier gets to work: dig down to level I, for 2 earth.

    This opens the larder, and from now on you may place three hexes even without Hex +1.
myrmes-lesson-round-end =
    End of the round. Nurses and workers in rooms come back; your store keeps 4 cubes.

    You have one worker left. A typical beginner’s mistake is to forget this: each worker that goes out must be born anew.
myrmes-lesson-soldiers =
    Summer starts on Hex +1. Spend your larva to reach Soldier +1. Two nurses on the soldier track then bring two soldiers instead of one; the third nurse goes to the atelier.

    Soldiers hunt, and each saves 1 food in winter.
myrmes-lesson-larder =
    The flag has moved on, so your rival went first.

    Send your only worker to the larder you have dug: 1 food, and the worker stays with you.
myrmes-lesson-tunnel =
    The harvest had nothing to choose and ran by itself: 1 food, 1 stone.

    Now your nurse digs a tunnel exit above your upper pheromone. It brings 1 earth, and workers can start there from the next season on.
myrmes-lesson-sum =
    Autumn, the last season before winter. Do this sum every year: winter asks for 4, two soldiers save 2, your 2 food pay the rest.

    You are safe, as long as you spend neither food nor soldiers carelessly.
myrmes-lesson-autumn =
    The die shows Hex +1, just right; leave your cube there.

    Two nurses on the worker track, one in the atelier: a second worker is born, and there will be something to build.
myrmes-lesson-hunt =
    Time to hunt. Go out at your first exit, over your pheromone, onto the termite: it costs 1 soldier and brings 1 food and 2 points.

    Your sum still works: one soldier less, one food more.
myrmes-lesson-hook =
    Use your last movement point for the grass just below, and place the hook: four hexes, 4 points.

    Level I allows three hexes, Hex +1 makes it four. Deeper colonies place larger pheromones: dig early.
myrmes-lesson-dig-again =
    We used your other worker and harvested for you. Now dig again: level II costs 2 earth and 1 stone.

    It opens the quarry, and your store keeps 6 cubes instead of 4.
myrmes-lesson-first-winter =
    Winter has come and gone. It asked for 4, your soldier saved 1, you paid 3. One food is left, no points are lost.

    Next time it asks for 5. If need be, three larvae become 1 food.
myrmes-lesson-later =
    We have played on for you: autumn again, 29 points to 28, and your colony is fully dug.

    Now your tunnel pays off: go out at its exit at the top, over the mushrooms, and hunt the termite.
myrmes-lesson-clear =
    Your old pheromone beside the worker is empty and only takes up room. Step onto it and clear it for 1 earth; you keep its points.

    Then place the trapezoid there: five hexes, 6 points.
myrmes-lesson-objective =
    We sent your other workers into rooms. Now your two termites pay off: let your nurse complete the objective for two prey, 6 points.

    It stays there for good. If your rival completes it later, you score 5 more.
myrmes-lesson-keep =
    You hold 8 cubes, but your store keeps only 6. Winter asks for 5 food, and your last soldier is gone.

    So keep all 6 food, and discard the earth and the stone.
myrmes-lesson-help =
    5 food paid, 1 left, and 43 points to 28. Time to mention two buttons: “Rules” explains everything on the table, and in a full game “Hint” shows what a strong bot would do.

    Now we jump to the last autumn.
myrmes-lesson-last-autumn =
    The last autumn: 64 points to 57. Both your nurses are in the atelier. Winter asks for 6 food; you have 6, and no soldiers.

    Send a worker to the larder: one more food gives you some to spare.
myrmes-lesson-queen =
    7 food, and winter needs 6. Give the spare one to the queen, for 2 points.

    Without the larder, those 2 points would have cost you 3 in winter. First the sum, then the feast.
myrmes-lesson-last-objective =
    Now the objective of level II: go back one colony level for 9 points. You no longer need the lowest room.

    Your rival completed this one before you and scores 5. Then finish in the atelier.
myrmes-lesson-last-winter =
    Your rival completes an objective for 12 points: 75 to 74. Keep your 6 food, exactly what winter asks for.

    And look across: your rival needs 5 food and has 5, but at level I its store keeps only 4 cubes.
myrmes-lesson-result =
    You win, 75 to 71. Your pheromones brought 32 points, your objectives 15, the queen 8.

    Your rival got 27 from objectives, but lacked one food in the last winter and lost 3 points. You will not forget that sum again.
