### Myrmes. The words are those of docs/rules/en/myrmes.md: pheromone, larva, nurse, atelier, aphid farm,
### scavenging, sub-colony. { $player } is the name of a player and cannot be inflected.

## The game, its variants and options, as shown before it begins.

myrmes-summary = Raise ants, mark the garden with pheromones, hunt, harvest and survive three winters.
myrmes-variant-second = Second edition
myrmes-variant-second-summary = As in the German and Polish rulebooks.
myrmes-variant-english = English edition
myrmes-variant-english-summary = As in the English rulebook: start with 20 points, one or two larvae may be worth 1 food, and entering special tiles costs no soldier.
myrmes-option-objectives = Objectives
myrmes-option-objectives-all = all 20
myrmes-option-objectives-described = the 17 explained in the rulebooks
myrmes-option-objectives-about = The 17 leave out three objectives that no rulebook shows: 2 earth or stone, 5 food, 5 stone (Q34).
myrmes-option-supply = Supply of cubes
myrmes-option-supply-unlimited = unlimited
myrmes-option-supply-limited = limited
myrmes-option-supply-about = Limited means that the cubes of the box can run out, and then nobody gets any until some come back (Q26).
myrmes-option-places = First tunnel exits
myrmes-option-places-seats = by seat
myrmes-option-places-drawn = drawn by lot
myrmes-option-places-chosen = chosen
myrmes-option-places-about = Who starts where: seats in order, by lot, or each player chooses before the first round; the last player chooses first, the first player last (Q1b).
myrmes-option-exit-toll = Others’ tunnel exits
myrmes-option-exit-toll-free = free to enter
myrmes-option-exit-toll-soldier = cost a soldier
myrmes-option-exit-toll-about = Whether a worker pays 1 soldier each time it enters a hex with another player’s tunnel exit, as it does for tiles (Q8b).
myrmes-option-portions = One or two larvae as 1 food
myrmes-option-portions-per-go = once in every go
myrmes-option-portions-once = once in a round
myrmes-option-portions-about = How often each player may turn fewer than three larvae into 1 food; in winter it is once either way (D18b).
myrmes-option-pheromones = Pheromones of each player
myrmes-option-pheromones-16 = 16
myrmes-option-pheromones-17 = 17
myrmes-option-pheromones-about = The English rulebook counts 16, with five pheromones of 2 hexes; everything else that is printed counts 17, with six (D1b).

## Where points come from.

myrmes-source-start = Start
myrmes-source-start-tip = The points with which everyone begins.
myrmes-source-pheromones = Pheromones
myrmes-source-pheromones-tip = The points of each pheromone you place, at once.
myrmes-source-special-tiles = Special tiles
myrmes-source-special-tiles-tip = 2 points for an aphid farm or a scavenging tile, 4 for a sub-colony, at once.
myrmes-source-prey = Prey
myrmes-source-prey-tip = The points of the prey you hunt.
myrmes-source-clearing = Clearing
myrmes-source-clearing-tip = The points of each opposing pheromone you clear.
myrmes-source-queen = Queen’s room
myrmes-source-queen-tip = 2 points each time you feed the queen.
myrmes-source-sub-colonies = Sub-colonies
myrmes-source-sub-colonies-tip = Each sub-colony scores again in every harvest.
myrmes-source-objectives = Objectives
myrmes-source-objectives-tip = 6, 9 or 12 points for an objective of level 1, 2 or 3.
myrmes-source-others-objectives = Others’ objectives
myrmes-source-others-objectives-tip = Points when somebody else completes an objective that you completed in an earlier round.
myrmes-source-points-1 = Points +1 event
myrmes-source-points-1-tip = 1 extra point each time you score in a season with the event Points +1.
myrmes-source-winter = Winter
myrmes-source-winter-tip = 3 points lost for each food that was missing in winter.

## Lines that explain a cell of the score sheet.

myrmes-part-start = At the beginning
# $season is Spring, Summer or Autumn.
myrmes-part-tile = { $season }, year { $year }: { $tile }
myrmes-part-prey = { $season }, year { $year }: { $prey }
myrmes-part-cleared = { $season }, year { $year }: { $tile } cleared
myrmes-part-queen = { $season }, year { $year }: queen fed
myrmes-part-sub-colonies = { $count ->
    [one] { $season }, year { $year }: { $count } sub-colony in the harvest
   *[other] { $season }, year { $year }: { $count } sub-colonies in the harvest
}
myrmes-part-objective = { $season }, year { $year }: { $objective }
myrmes-part-others-objective = { $season }, year { $year }: { $objective }, now also completed by { $player }
myrmes-part-extra = { $times ->
    [one] { $season }, year { $year }: scored once
   *[other] { $season }, year { $year }: scored { $times } times
}
myrmes-part-winter = Winter of year { $year }: { $missing } food missing

## The parts of the table. After "-tip" a sentence or two.

myrmes-garden = Garden
myrmes-table = Seasons, atelier, objectives
myrmes-colony = { $player }’s colony
myrmes-ground = Garden
myrmes-ground-tip = A pheromone gets one cube per hex: food on grass, earth on earth, stone on stone, nothing on mushrooms. Water cannot be entered.
myrmes-terrain-grass = grass
myrmes-terrain-earth = earth
myrmes-terrain-stone = stone
myrmes-terrain-mushroom = mushrooms
myrmes-terrain-water = water
myrmes-board = { $player }’s board
myrmes-board-tip = Top: the event track. Below: birth tracks and nursery, the rooms of the colony, its store and its ants. Bottom: the reserve.

## Tiles. "a" is the form in sentences: "places a …"; whoever owns a tile is named instead: "Ida’s …".

myrmes-kind-pair = 2-hex pheromone
    .a = a { myrmes-kind-pair }
myrmes-kind-pair-tip = Pheromone, 2 hexes, no points. From colony level 0.
myrmes-kind-triangle = 3-hex triangle pheromone
    .a = a { myrmes-kind-triangle }
myrmes-kind-triangle-tip = Pheromone, 3 hexes, 2 points. From colony level I.
myrmes-kind-line = 3-hex line pheromone
    .a = a { myrmes-kind-line }
myrmes-kind-line-tip = Pheromone, 3 hexes, 2 points. From colony level I.
myrmes-kind-rhombus = 4-hex rhombus pheromone
    .a = a { myrmes-kind-rhombus }
myrmes-kind-rhombus-tip = Pheromone, 4 hexes, 4 points. From colony level II.
myrmes-kind-hook = 4-hex hook pheromone
    .a = a { myrmes-kind-hook }
myrmes-kind-hook-tip = Pheromone, 4 hexes, 4 points; it may be turned over. From colony level II.
myrmes-kind-trapezoid = 5-hex trapezoid pheromone
    .a = a { myrmes-kind-trapezoid }
myrmes-kind-trapezoid-tip = Pheromone, 5 hexes, 6 points. From colony level III.
myrmes-kind-pyramid = 6-hex triangle pheromone
    .a = a { myrmes-kind-pyramid }
myrmes-kind-pyramid-tip = Pheromone, 6 hexes, 8 points. Only at colony level III with the event Hex +1.
myrmes-kind-farm = aphid farm
    .a = an { myrmes-kind-farm }
myrmes-kind-farm-tip = Special tile, 3 hexes, 2 points, costs 1 stone. Gives 1 food at each harvest. From colony level I.
myrmes-kind-scavenging = scavenging tile
    .a = a { myrmes-kind-scavenging }
myrmes-kind-scavenging-tip = Special tile, 3 hexes, 2 points, costs 1 food. Gives 1 earth or 1 stone at each harvest. From colony level I.
myrmes-kind-subcolony = sub-colony
    .a = a { myrmes-kind-subcolony }
myrmes-kind-subcolony-tip = Special tile, 4 hexes, 4 points, costs 1 food, 1 earth and 1 stone. Scores 2 points at each harvest. From colony level III.
# A tile in the garden. $tile is one of the kinds above.
myrmes-tile-of = { $player }’s { $tile }
myrmes-tile-neutral = neutral { $tile }
    .a = a neutral { $tile }
# Something in the garden; $what is a tile or a prey, $hex a place such as F7, as printed along the edge.
myrmes-at = { $what } at { $hex }
    .a = { FORM($what, "a") } at { $hex }
myrmes-reserve = { $count ->
    [0] No { $tile } left
   *[other] { $tile }: { $count } left
}
myrmes-special = { $count ->
    [0] No { $tile } left
   *[other] { $tile }: { $count } left (shared)
}
myrmes-mark = Belongs to { $player }
myrmes-mark-tip = Others pay a soldier to enter { $player }’s tiles; in the English edition not for special tiles.
myrmes-exit = { $player }’s tunnel exit, { $hex }
myrmes-exit-tip = { $player }’s workers come out here. Nothing can be placed on it.
myrmes-halo = Moving
myrmes-exit-tolled = { $player }’s tunnel exit, { $hex }
myrmes-exit-tolled-tip = { $player }’s workers come out here. Others pay a soldier to enter it. Nothing can be placed on it.
myrmes-halo-tip = The worker that moves now.
myrmes-walker = Worker on { $terrain }, { $hex }
myrmes-walker-tip = It can move on, place a tile here, or stop. It will not return to the colony.
# Shown on hexes when a worker might go there: what it would take.
myrmes-reach = Within reach for { $price }
myrmes-owner-cube = { $player }’s owner cube
myrmes-owner-cube-tip = Marks a special tile. Each player has four.

## Cubes, larvae and ants.

myrmes-cube-food = Food on a pheromone
myrmes-cube-food-tip = Its owner takes one cube off each pheromone at every harvest.
myrmes-cube-earth = Earth on a pheromone
myrmes-cube-earth-tip = Its owner takes one cube off each pheromone at every harvest.
myrmes-cube-stone = Stone on a pheromone
myrmes-cube-stone-tip = Its owner takes one cube off each pheromone at every harvest.
myrmes-store-food = Food
myrmes-store-food-tip = For the winter, for nurses, for special tiles and the queen.
myrmes-store-earth = Earth
myrmes-store-earth-tip = For colony levels, for clearing pheromones, for sub-colonies.
myrmes-store-stone = Stone
myrmes-store-stone-tip = For colony levels, aphid farms and sub-colonies.
myrmes-larva = Larva
myrmes-larva-tip = Moves the event cube one space, or helps raise a nurse; three are worth 1 food.
myrmes-nurse = { $player }’s nurse
myrmes-nurse-tip = Nurses on the birth tracks produce larvae, workers and soldiers; in the atelier they build.
myrmes-nurse-at-work = { $player }’s nurse in the atelier
myrmes-nurse-at-work-tip = This space has been used this round; the nurse comes back at the end of the round.
myrmes-nurse-on-objective = { $player }’s nurse on an objective
myrmes-nurse-on-objective-tip = { $player } has completed this objective. The nurse stays here.
myrmes-worker = { $player }’s worker
myrmes-worker-tip = It works in a room of the colony or goes out into the garden.
myrmes-worker-in-room = { $player }’s worker in a room
myrmes-worker-in-room-tip = It has worked and is back for the next round.
myrmes-soldier = { $player }’s soldier
myrmes-soldier-tip = Soldiers hunt, open the way across other players’ tiles, and each saves 1 food in winter.
myrmes-reserve-ant = { $player }’s ant in reserve
myrmes-reserve-ant-tip = It can be born as a worker or a soldier. There are eight ants in all.
myrmes-held-ladybug = Captured ladybug
myrmes-held-ladybug-tip = Counts towards prey objectives.
myrmes-held-termite = Captured termite
myrmes-held-termite-tip = Counts towards prey objectives.
myrmes-held-spider = Captured spider
myrmes-held-spider-tip = Counts towards prey objectives.
myrmes-ladybug = ladybug
myrmes-ladybug-tip = Prey: costs 1 soldier, gives 2 food.
myrmes-termite = termite
myrmes-termite-tip = Prey: costs 1 soldier, gives 1 food and 2 points.
myrmes-spider = spider
myrmes-spider-tip = Prey: costs 2 soldiers, gives 1 food and 4 points.

## A colony's board.

myrmes-event-level-1 = Level +1
myrmes-event-level-1-tip = This season your colony counts as one level deeper: rooms, tiles and (except in the English edition) store size.
myrmes-event-points-1 = Points +1
myrmes-event-points-1-tip = This season you score 1 extra point every time you score.
myrmes-event-larvae-2 = Larvae +2
myrmes-event-larvae-2-tip = Two extra larvae if a nurse is on the larva track.
myrmes-event-harvest-3 = Harvest +3
myrmes-event-harvest-3-tip = Up to three extra cubes from your pheromones at harvest.
myrmes-event-move-3 = Move +3
myrmes-event-move-3-tip = Each worker in the garden has six movement points instead of three.
myrmes-event-soldier-1 = Soldier +1
myrmes-event-soldier-1-tip = One extra soldier if your nurses produce at least one.
myrmes-event-hex-1 = Hex +1
myrmes-event-hex-1-tip = Pheromones may be one hex larger.
myrmes-event-worker-1 = Worker +1
myrmes-event-worker-1-tip = One extra worker if your nurses produce at least one.
myrmes-event-cube = Event cube
myrmes-event-cube-tip = Your event this season. Each larva spent moves it one space.
myrmes-larva-track = { $nurses ->
    [one] Larva track, { $nurses } nurse
   *[other] Larva track, { $nurses } nurses
}
myrmes-larva-track-tip = 1, 2 or 3 nurses produce 1, 3 or 5 larvae.
myrmes-worker-track = { $nurses ->
    [one] Worker track, { $nurses } nurse
   *[other] Worker track, { $nurses } nurses
}
myrmes-worker-track-tip = 2 nurses produce 1 worker, 4 produce 2.
myrmes-soldier-track = { $nurses ->
    [one] Soldier track, { $nurses } nurse
   *[other] Soldier track, { $nurses } nurses
}
myrmes-soldier-track-tip = 2 nurses produce 1 soldier, 3 produce 2.
myrmes-own-atelier = { $nurses ->
    [one] Personal atelier, { $nurses } nurse
   *[other] Personal atelier, { $nurses } nurses
}
myrmes-own-atelier-tip = Each nurse here can take one atelier action in phase 5.
myrmes-room-gestation = gestation room
myrmes-room-gestation-tip = Level 0: a worker here gives you 1 larva.
myrmes-room-larder = larder
myrmes-room-larder-tip = Level I: a worker here gives you 1 food.
myrmes-room-quarry = quarry
myrmes-room-quarry-tip = Level II: a worker here gives you 1 earth or 1 stone.
myrmes-room-queen = queen’s room
myrmes-room-queen-tip = Level III: a worker here turns 1 food into 2 points.
myrmes-closed = Not dug yet
myrmes-closed-tip = This room opens at colony level { $level }.
myrmes-level = Colony level { $level }
myrmes-level-tip = The deeper the colony, the more rooms it has and the larger its tiles may be.
myrmes-winter-lack = { $count ->
    [0] Enough food for this year’s winter
    [one] { $count } food missing for this year’s winter
   *[other] { $count } food missing for this year’s winter
}
myrmes-winter-lack-tip = Each soldier saves 1 food. Each missing food costs 3 points.
myrmes-store-limit = { $count ->
    [one] The store holds { $count } cube
   *[other] The store holds { $count } cubes
}
myrmes-store-limit-tip = Discard anything above that at the end of the round.
myrmes-first = First player: { $player }
myrmes-first-tip = Goes first in the worker and atelier phases. The token passes to the left after each round.

## The shared boards.

myrmes-season-spring = Spring
myrmes-season-spring-tip = The first season of the year. Its die sets the event.
myrmes-season-summer = Summer
myrmes-season-summer-tip = The second season of the year. Its die sets the event.
myrmes-season-autumn = Autumn
myrmes-season-autumn-tip = The third season of the year. Its die sets the event.
myrmes-season-winter = Winter
myrmes-season-winter-tip = Pay 4, 5 and 6 food in the three years. Each soldier saves 1; each missing food costs 3 points.
myrmes-now = Current season
myrmes-now-tip = Spring, summer and autumn have six phases each; in winter you pay food.
myrmes-die = Season die: { $event }
myrmes-die-tip = The event cubes start on this event when the season begins.
myrmes-winter-due = This year’s winter: { $count } food
myrmes-winter-due-tip = Everyone pays this after autumn, minus 1 per soldier.
myrmes-atelier-tunnel = Atelier: tunnel
myrmes-atelier-tunnel-tip = Place a new tunnel exit next to one of your tiles or exits and take 1 earth.
myrmes-atelier-level = Atelier: colony level
myrmes-atelier-level-tip = Deepen the colony by one level, for earth and stone.
myrmes-atelier-nurse = Atelier: new nurse
myrmes-atelier-nurse-tip = Raise a nurse for 2 food and 2 larvae.
myrmes-atelier-objective = Atelier: objective
myrmes-atelier-objective-tip = Complete one of the six objectives. Your first must be level I; each completed level opens the next.
myrmes-supply-food = Food in the supply: { $count }
myrmes-supply-food-tip = When it is empty, nobody gets any.
myrmes-supply-earth = Earth in the supply: { $count }
myrmes-supply-earth-tip = When it is empty, nobody gets any.
myrmes-supply-stone = Stone in the supply: { $count }
myrmes-supply-stone-tip = When it is empty, nobody gets any.
myrmes-supply-larvae = Larvae in the supply: { $count }
myrmes-supply-larvae-tip = When they run out, no more are born.
# $level is I, II or III, $task one of those below.
myrmes-objective = Objective { $level }: { $task }
myrmes-objective-tip = { $points } points. Everyone who completed it in an earlier round gets { $earlier } points.
myrmes-task-food = discard { $count } food
myrmes-task-stone = discard { $count } stone
myrmes-task-mix = discard { $count } earth or stone
myrmes-task-larvae = discard { $count } larvae
myrmes-task-soldiers = discard { $count } soldiers
myrmes-task-prey = discard { $count } prey tokens
myrmes-task-special = { $given ->
    [one] have { $count } special tiles and give up one
   *[other] have { $count } special tiles and give up { $given }
}
myrmes-task-nurses = { $given ->
    [one] have { $count } nurses and discard one
   *[other] have { $count } nurses and discard { $given }
}
myrmes-task-level = { $given ->
    [one] have colony level { $count } or deeper and go back one level
   *[other] have colony level { $count } and go back { $given } levels
}
myrmes-task-pheromones = empty { $count } connected pheromones

## Numbers beside a name or the table.

# How far a game is, in lists of games.
myrmes-standing-spring = Spring, year { $year } of { $years }
myrmes-standing-summer = Summer, year { $year } of { $years }
myrmes-standing-autumn = Autumn, year { $year } of { $years }
myrmes-standing-winter = Winter, year { $year } of { $years }

myrmes-fact-points = Points
myrmes-fact-winter = Food missing for the winter
myrmes-phase-event = Event and nurses
myrmes-phase-born = Births
myrmes-phase-workers = Workers
myrmes-phase-harvest = Harvest
myrmes-phase-atelier = Atelier
myrmes-phase-keep = End of round

## Amounts, and lists of them.

myrmes-semicolon = { $first }; { $second }
myrmes-nothing = nothing
myrmes-amount-food = { $count } food
myrmes-amount-earth = { $count } earth
myrmes-amount-stone = { $count } stone
myrmes-held-cubes = { $cubes } on it
myrmes-amount-larvae = { $count ->
    [one] { $count } larva
   *[other] { $count } larvae
}
myrmes-amount-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
myrmes-amount-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
myrmes-amount-nurses = { $count ->
    [one] { $count } nurse
   *[other] { $count } nurses
}
myrmes-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
myrmes-amount-moves = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
myrmes-amount-levels = { $count ->
    [one] { $count } colony level
   *[other] { $count } colony levels
}
myrmes-amount-prey = { $count } prey
myrmes-amount-owned = { $count ->
    [one] { $count } special tile
   *[other] { $count } special tiles
}
myrmes-amount-growing-food = { $count } food to harvest
myrmes-amount-growing-earth = { $count } earth to harvest
myrmes-amount-growing-stone = { $count } stone to harvest
myrmes-amount-exits = { $count ->
    [one] { $count } tunnel exit
   *[other] { $count } tunnel exits
}

## What is asked.

myrmes-ask-event = Choose your event: each larva moves the cube one space
myrmes-ask-event-only = You have no larvae: the cube stays on this event
myrmes-ask-settle = Choose a start space for your first tunnel exit
myrmes-ask-nurses-larvae = How many nurses on the larva track?
myrmes-ask-nurses-workers = How many nurses on the worker track?
myrmes-ask-nurses-soldiers = How many nurses on the soldier track?
myrmes-ask-nurses-atelier = How many nurses in the atelier?
myrmes-ask-born = Not enough ants in reserve: choose which are born
myrmes-ask-workers = Send a worker into a room or out of a tunnel
myrmes-ask-workers-out = No room can be used: send a worker out of a tunnel
# What a worker on its way can do depends on where it is; it can always stop.
myrmes-ask-way-go-place = { $moves ->
    [one] { $moves } movement point left: go on, place a tile or stop
   *[other] { $moves } movement points left: go on, place a tile or stop
}
myrmes-ask-way-go-clear = { $moves ->
    [one] { $moves } movement point left: go on, clear the pheromone or stop
   *[other] { $moves } movement points left: go on, clear the pheromone or stop
}
myrmes-ask-way-go = { $moves ->
    [one] { $moves } movement point left: go on or stop
   *[other] { $moves } movement points left: go on or stop
}
myrmes-ask-way-place = { $moves ->
    [0] No movement points left: place a tile or stop
   *[other] No way leads on from here: place a tile or stop
}
myrmes-ask-way-clear = { $moves ->
    [0] No movement points left: clear the pheromone or stop
   *[other] No way leads on from here: clear the pheromone or stop
}
myrmes-ask-way-stop = { $moves ->
    [0] No movement points left, and you cannot place a tile here: stop
   *[other] No way leads on from here, and you cannot place a tile here: stop
}
myrmes-ask-harvest = Harvest: take a cube
myrmes-ask-extra = Harvest +3: take another cube, or stop
myrmes-ask-atelier = Use a nurse in the atelier, or finish
myrmes-ask-atelier-none = Your nurses can do nothing in the atelier: finish
myrmes-ask-atelier-food = Your nurses can do nothing yet: turn larvae into food, or finish
myrmes-ask-empty = Choose a connected pheromone to empty
myrmes-ask-keep = The store is too small: what do you keep?
myrmes-ask-winter = Winter: turn larvae into food, or pay with what you have

## Targets.

myrmes-none = None
myrmes-clear = Clear the pheromone (1 earth)
myrmes-point = Place it at { $hexes }
myrmes-turned-right = { $degrees ->
    [0] Lying as in the reserve
   *[other] Turned { $degrees }° to the right
}
myrmes-turned-left = Turned { $degrees }° to the left
myrmes-turned-over-right = { $degrees ->
    [0] Turned over
   *[other] Turned over, and { $degrees }° to the right
}
myrmes-turned-over-left = Turned over, and { $degrees }° to the left
myrmes-take-earth = 1 earth
myrmes-take-stone = 1 stone
myrmes-take-food = 1 food
myrmes-mix = { $earth ->
    [0] Only stone
   *[other] { $earth } earth, the rest stone
}

## What may be done. $deed is one of the lines below; then what it costs and brings.

myrmes-do = { $deed }
myrmes-do-costs = { $deed }: costs { $costs }
myrmes-do-brings = { $deed }: gives { $brings }
myrmes-do-both = { $deed }: costs { $costs }, gives { $brings }
myrmes-do-holds = { $deed }: { $brings }
myrmes-do-event = Choose { $event }
myrmes-do-settle = Begin at { $hex }
myrmes-do-nurses-larvae = { $count ->
    [0] No nurse on the larva track
    [one] { $count } nurse on the larva track
   *[other] { $count } nurses on the larva track
}
myrmes-do-nurses-workers = { $count ->
    [0] No nurse on the worker track
    [one] { $count } nurse on the worker track
   *[other] { $count } nurses on the worker track
}
myrmes-do-nurses-soldiers = { $count ->
    [0] No nurse on the soldier track
    [one] { $count } nurse on the soldier track
   *[other] { $count } nurses on the soldier track
}
myrmes-do-nurses-atelier = { $count ->
    [0] No nurse in the atelier
    [one] { $count } nurse in the atelier
   *[other] { $count } nurses in the atelier
}
myrmes-do-bear = These are born
myrmes-do-work = Work in the { $room }
myrmes-do-out = Leave by the exit at { $hex }
myrmes-do-step = Step onto { $terrain } at { $hex }
myrmes-do-step-tile = Step onto { FORM($tile, "a") }
myrmes-do-step-exit = Step onto { $owner }’s tunnel exit at { $hex }
myrmes-do-hunt = Hunt the { $prey } at { $hex }
myrmes-do-clear = Clear { FORM($tile, "a") } and stand on { $terrain } at { $hex }
myrmes-do-place = Place { FORM($tile, "a") } on { $hexes }
myrmes-do-stop = Stop here
myrmes-do-harvest = Take a cube from { FORM($tile, "a") }
myrmes-do-enough = Take no more
myrmes-do-tunnel = Dig a tunnel exit on { $terrain } at { $hex }
myrmes-do-dig = Deepen the colony to level { $level }
myrmes-do-breed = Raise a nurse
myrmes-do-objective = { $objective }
myrmes-do-objective-tiles = { $objective }: { $tiles }
myrmes-do-empty = Empty { FORM($tile, "a") }
myrmes-do-keep = Keep { $goods }
myrmes-do-exchange = Turn larvae into food
myrmes-do-done = Done with the atelier
myrmes-do-pay = Pay for winter

## The log. $deed is one of the lines below.

myrmes-did = { $deed }.
myrmes-did-costs = { $deed } for { $costs }.
myrmes-did-brings = { $deed } and gets { $brings }.
myrmes-did-both = { $deed } for { $costs } and gets { $brings }.
myrmes-did-bear = { $player } decides which ants are born
myrmes-did-work = { $player }’s worker works in the { $room }
myrmes-did-harvest = { $player } harvests { FORM($tile, "a") }
myrmes-did-settle = { $player } begins at { $hex }
myrmes-did-enough = { $player } takes no more
myrmes-did-tunnel = { $player } digs a tunnel exit on { $terrain } at { $hex }
myrmes-did-dig = { $player } deepens the colony to level { $level }
myrmes-did-breed = { $player } raises a nurse
myrmes-did-objective = { $player } completes “{ $objective }”
myrmes-did-objective-tiles = { $player } completes “{ $objective }” with { FORM($tiles, "a") }
myrmes-did-empty = { $player } empties { FORM($tile, "a") }
myrmes-did-keep = { $player } keeps { $goods } in the store
myrmes-did-exchange = { $larvae ->
    [one] { $player } turns { $larvae } larva into 1 food
   *[other] { $player } turns { $larvae } larvae into 1 food
}
myrmes-did-done = { $player } is done in the atelier
myrmes-did-pay = { $player } pays for winter
# The way of a worker, in one line. $deeds is a list of the lines below, $trade what it cost and brought.
myrmes-told-way = { $player }’s worker { $deeds }.
myrmes-told-way-for = { $player }’s worker { $deeds } ({ $trade }).
myrmes-trade = { $costs } → { $brings }
myrmes-way-walks = { $steps ->
    [one] walks { $steps } hex
   *[other] walks { $steps } hexes
}
myrmes-way-hunts = hunts a { $prey } at { $hex }
myrmes-way-clears = clears { FORM($tile, "a") }
myrmes-way-places = places { FORM($tile, "a") } on { $hexes }
myrmes-way-stops = stops at { $hex }
# Somebody else has chosen something that stays hidden for now.
myrmes-told-secret = { $player } chooses in secret.
myrmes-told-each = { $player }: { $what }
myrmes-told-revealed = Revealed – { $choices }.
# $larvae, $workers, $soldiers and $atelier are numbers of nurses.
myrmes-told-plan = { $event }; nurses: { $larvae } for larvae, { $workers } for workers, { $soldiers } for soldiers, { $atelier } in the atelier
myrmes-told-births = Born – { $results }.
myrmes-told-harvest = Harvest – { $results }.
myrmes-told-passed = Births and harvest this round – { $results }.
myrmes-told-earlier = Completed it earlier – { $results }.
myrmes-told-winter = Winter – { $results }.
myrmes-told-winter-lost = { $points ->
    [0] no loss
    [one] { $points } point lost
   *[other] { $points } points lost
}
myrmes-told-dice = The dice of year { $year }: spring { $spring }, summer { $summer }, autumn { $autumn }.
myrmes-told-season = { $season } of year { $year } begins; { $player } is first.
myrmes-told-winter-begins = Winter is here: everyone pays { $food } food, minus 1 per soldier.
myrmes-told-over = The third winter is over, and with it the game.

## Why something cannot be done. “You” is the player who tried it.

myrmes-refused-start-first = First choose a start space for your tunnel exit.
myrmes-refused-start-taken = Another player has chosen this start space; others are still free.
myrmes-refused-start-elsewhere = This is not a start space.
myrmes-refused-settled = The first tunnel exits are already in their places.
myrmes-refused-event-now = Now it is time to choose events and to put nurses to work.
myrmes-refused-event-first = First choose your event, then put your nurses to work.
myrmes-refused-event-final = You have chosen your event, and the choice is final.
# $needed is an amount of larvae, $larvae a number of them.
myrmes-refused-event-far = That takes { $needed }; you have { $larvae }.
myrmes-refused-nurses-order = Choose your nurses in this order: larvae, workers, soldiers, atelier.
myrmes-refused-nurses-final = You have already put your nurses there, and the choice is final.
# $limit is 3 or 4.
myrmes-refused-nurses-limit = There is room for { $limit } nurses here.
myrmes-refused-nurses-left = { $nurses ->
    [one] You have only { $nurses } nurse left.
   *[other] You have only { $nurses } nurses left.
}
myrmes-refused-births-first = First choose which ants are born.
# $workers and $soldiers are amounts.
myrmes-refused-births-more = Your nurses produce at most { $workers } and { $soldiers }.
myrmes-refused-births-reserve = { $ants ->
    [one] Your reserve has { $ants } ant, so exactly one is born.
   *[other] Your reserve has { $ants } ants, so exactly that many are born.
}
myrmes-refused-worker-now = Now use a worker: send it into a room or out of a tunnel.
myrmes-refused-not-own-exit = Your workers leave only by your own tunnel exits.
myrmes-refused-nobody-out = None of your workers is in the garden. Send one out first.
myrmes-refused-room-closed = This room opens at colony level { $level }.
myrmes-refused-room-used = One of your workers is already in this room.
myrmes-refused-queen = The queen needs 1 food, and you have none.
myrmes-refused-on-its-way = Your worker is still in the garden: move on, place a tile, or stop.
myrmes-refused-unused = This part of the garden is not used with this number of players.
myrmes-refused-water = There is water here, and no ant can enter it.
# $hex is the name of a hex as it is typed.
myrmes-refused-one-space = A tile is a single space. The name of this one is { $hex }.
myrmes-refused-not-beside = Your worker can only enter a space next to it.
myrmes-refused-no-movement = Your worker has no movement points left.
myrmes-refused-toll = Entering this space costs 1 soldier, and you have none.
myrmes-refused-prey = There is prey here: hunt it to enter.
myrmes-refused-no-prey = There is no prey here.
# $needed and $soldiers are numbers of soldiers.
myrmes-refused-hunt = { $needed ->
    [one] You need { $needed } soldier to hunt the { $prey }; you have { $soldiers }.
   *[other] You need { $needed } soldiers to hunt the { $prey }; you have { $soldiers }.
}
myrmes-refused-on-a-tile = Your worker stands on a tile and cannot place another one here.
# $size is 2 to 6.
myrmes-refused-too-large = Your pheromones can cover at most { $size } hexes now.
myrmes-refused-reserve = Your reserve has no { $tile } left.
myrmes-refused-tile-level = You need colony level { $level } for { FORM($tile, "a") }.
myrmes-refused-tile-price = You cannot pay for { FORM($tile, "a") }: it costs { $price }.
myrmes-refused-owner-cubes = All four of your owner cubes are in use.
# Of the special tiles, which all players share.
myrmes-refused-stock = There is no { $tile } left for anyone.
myrmes-refused-outside = The tile would stick out of the garden or cover water.
myrmes-refused-off-worker = The tile must cover the hex on which your worker stands.
myrmes-refused-over-unused = The tile would cover a part of the garden that is not in use.
myrmes-refused-over-exit = A tile cannot cover a tunnel exit.
myrmes-refused-over-tile = A tile cannot cover another tile or prey.
myrmes-refused-no-pheromone = Your worker is not on a pheromone.
myrmes-refused-clear-special = Special tiles cannot be cleared.
myrmes-refused-clear-cubes = There are still cubes on this pheromone; only empty ones can be cleared.
myrmes-refused-clear-price = Clearing a pheromone costs 1 earth, and you have none.
myrmes-refused-clear-stand = Choose one of the pheromone’s hexes for your worker to stand on.
myrmes-refused-food-useless = There is nothing to spend food on now; keep your larvae.
myrmes-refused-larvae = { $larvae ->
    [0] You have no larvae left.
    [one] You have only { $larvae } larva left.
   *[other] You have only { $larvae } larvae left.
}
myrmes-refused-supply = There is no food left in the supply.
myrmes-refused-three-larvae = It takes three larvae to get 1 food.
myrmes-refused-portion-go = Fewer than three larvae give 1 food only once in a go, and once in winter.
myrmes-refused-portion-round = Fewer than three larvae give 1 food only once in a round, and once in winter.
myrmes-refused-harvest-next = First take a cube from your { $tile }.
myrmes-refused-harvest-kind = You cannot take a cube of this kind from this tile.
myrmes-refused-harvest-extra = Take a cube that is left on one of your pheromones, or stop.
myrmes-refused-atelier-now = Now it is your nurses’ turn in the atelier: use one or finish.
myrmes-refused-atelier-used = You have already used this part of the atelier in this round.
myrmes-refused-all-exits = All your tunnel exits are already in the garden.
myrmes-refused-exit-not-empty = A tunnel exit needs an empty hex.
myrmes-refused-exit-far = A tunnel exit must be next to one of your tiles or exits.
myrmes-refused-deepest = Your colony has already reached its deepest level.
myrmes-refused-dig-price = You cannot pay for the next colony level: it costs { $price }.
myrmes-refused-all-nurses = All your nurses are already in play.
myrmes-refused-nurse-price = You cannot raise a nurse: that costs { $price }.
myrmes-refused-objective-absent = This objective is not in this game.
myrmes-refused-objective-done = You have already completed this objective.
# $level is I or II.
myrmes-refused-objective-level = First complete an objective of level { $level }.
myrmes-refused-objective-price = You cannot complete “{ $objective }” yet.
# $count is 2 to 6; $held is the earth and stone that the player has.
myrmes-refused-objective-mix = This objective takes { $count } cubes; you have { $held }.
# $given is 1 or 2; $hexes are the tiles to choose from, as they are typed, or pairs of them.
myrmes-refused-objective-tiles = { $given ->
    [one] Give up one of these special tiles: { $hexes }.
   *[other] Give up { $given } special tiles; these are possible: { $hexes }.
}
myrmes-refused-empty-for-what = You can empty pheromones only for an objective.
myrmes-refused-empty-first = First empty the pheromones for your objective.
myrmes-refused-not-connected = This is not one of your connected pheromones.
# $limit is 4 or 6.
myrmes-refused-keep-first = Your store holds { $limit } cubes: choose which ones you keep.
myrmes-refused-keep-count = Keep exactly { $limit } cubes, as many as your store holds.
myrmes-refused-keep-kind = You do not have that many cubes of each kind.
myrmes-refused-winter-now = It is winter: turn larvae into food, or pay.

## What a friend would say before a decision (warnings)

# $food is less than $due; $points are lost as things stand.
myrmes-warning-winter = Winter comes after this season: you have { $food } food of { $due }. As it stands, you lose { $points } points.
# The larvae are counted as food.
myrmes-warning-winter-larvae = Winter comes after this season: even with your larvae you have only { $food } food of { $due }. As it stands, you lose { $points } points.
# $cubes is more than $limit, which is 4 or 6.
myrmes-warning-store = You have { $cubes } cubes, but your store keeps only { $limit } at the end of the round.
myrmes-warning-reserve = Your reserve has too few ants: this brings nothing.
myrmes-warning-event-level = Your colony is already at the deepest level: this event brings nothing.
myrmes-warning-nurses-workers = { $nurses ->
    [one] This nurse brings nothing here: it takes two nurses to produce a worker.
   *[other] One of these nurses brings nothing here: each worker takes two nurses.
}
myrmes-warning-nurses-soldiers = This nurse brings nothing here: it takes two nurses to produce a soldier.
myrmes-warning-idle = { $nurses ->
    [one] Your last nurse will do nothing this season.
   *[other] { $nurses } of your nurses will do nothing this season.
}
myrmes-warning-no-tile = You have no tile that this worker could place: it can only hunt and clear.
myrmes-warning-last-soldier = { $soldiers ->
    [one] This takes your last soldier: after that you cannot hunt or enter pheromones of other players.
   *[other] This takes your last { $soldiers } soldiers: after that you cannot hunt or enter pheromones of other players.
}
# In the season before winter.
myrmes-warning-last-soldier-autumn = { $soldiers ->
    [one] This takes your last soldier: then winter needs 1 food more.
   *[other] This takes your last { $soldiers } soldiers: then winter needs { $soldiers } food more.
}
myrmes-warning-dead-end = There your worker can do nothing more, not even place a tile.
myrmes-warning-stop = Your worker could still place a tile here.
myrmes-warning-done = { $nurses ->
    [one] One nurse is still waiting in the atelier and could act.
   *[other] { $nurses } nurses are still waiting in the atelier and could act.
}
myrmes-warning-keep = You keep only { $food } food, but winter needs { $due }.
# $points are lost for all missing food.
myrmes-warning-pay = Your larvae could still become food; as it stands, you lose { $points } points.
