### Myrmes. The words are those of docs/rules/en/myrmes.md: pheromone, larva, nurse, atelier, aphid farm,
### scavenging, sub-colony. { $player } is the name of a player and cannot be inflected.

## The game, its variants and options, as shown before it begins.

myrmes-summary = Raise ants, mark the garden with pheromones, hunt, harvest and survive three winters.
myrmes-variant-second = Second edition
myrmes-variant-second-summary = As in the German and Polish books.
myrmes-variant-english = English edition
myrmes-variant-english-summary = As in the English book: 20 points to start with, one or two larvae may be worth a food, special tiles cost no soldier to enter.
myrmes-option-objectives = Objectives
myrmes-option-objectives-all = all 20
myrmes-option-objectives-described = the 17 that the books explain
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
myrmes-option-exit-toll-about = Whether a worker pays a soldier each time it enters a hex with another player’s tunnel exit, as it does for tiles (Q8b).
myrmes-option-portions = One or two larvae as a food
myrmes-option-portions-per-go = once in every go
myrmes-option-portions-once = once in a round
myrmes-option-portions-about = How often each player may turn fewer than three larvae into a food; in winter it is once either way (D18b).
myrmes-option-pheromones = Pheromones of each player
myrmes-option-pheromones-16 = 16
myrmes-option-pheromones-17 = 17
myrmes-option-pheromones-about = The English book counts 16, with five pheromones of 2 hexes; everything else that is printed counts 17, with six (D1b).

## Where points come from.

myrmes-source-start = Start
myrmes-source-pheromones = Pheromones
myrmes-source-special-tiles = Special tiles
myrmes-source-prey = Prey
myrmes-source-clearing = Clearing
myrmes-source-queen = Queen’s room
myrmes-source-sub-colonies = Sub-colonies
myrmes-source-objectives = Objectives
myrmes-source-others-objectives = Others’ objectives
myrmes-source-points-1 = Event points +1
myrmes-source-winter = Winter

## The parts of the table. After "-tip" a sentence or two.

myrmes-garden = Garden
myrmes-table = Seasons, atelier, objectives
myrmes-colony = Colony of { $player }
myrmes-ground = Garden
myrmes-ground-tip = A pheromone gets a cube on each hex: food on grass, earth on earth, stone on stone, none on mushrooms. No ant enters water.
myrmes-terrain-grass = grass
myrmes-terrain-earth = earth
myrmes-terrain-stone = stone
myrmes-terrain-mushroom = mushrooms
myrmes-terrain-water = water
myrmes-board = Board of { $player }
myrmes-board-tip = Above the event track; below it birth tracks and nursery, the rooms of the colony, its stores and its ants; at the bottom the reserve.

## Tiles. The names are used in sentences such as "lay a rhombus" or "step onto the …".

myrmes-kind-pair = pheromone of 2 hexes
myrmes-kind-pair-tip = Pheromone, 2 hexes, no points. From colony level 0.
myrmes-kind-triangle = triangular pheromone of 3
myrmes-kind-triangle-tip = Pheromone, 3 hexes, 2 points. From colony level I.
myrmes-kind-line = straight pheromone of 3
myrmes-kind-line-tip = Pheromone, 3 hexes, 2 points. From colony level I.
myrmes-kind-rhombus = rhombic pheromone of 4
myrmes-kind-rhombus-tip = Pheromone, 4 hexes, 4 points. From colony level II.
myrmes-kind-hook = irregular pheromone of 4
myrmes-kind-hook-tip = Pheromone, 4 hexes, 4 points; it may be turned over. From colony level II.
myrmes-kind-trapezoid = trapezoid pheromone of 5
myrmes-kind-trapezoid-tip = Pheromone, 5 hexes, 6 points. From colony level III.
myrmes-kind-pyramid = triangular pheromone of 6
myrmes-kind-pyramid-tip = Pheromone, 6 hexes, 8 points. Only at colony level III with the event hex +1.
myrmes-kind-farm = aphid farm
myrmes-kind-farm-tip = Special tile, 3 hexes, 2 points, costs 1 stone. Brings 1 food at each harvest. From colony level I.
myrmes-kind-scavenging = scavenging
myrmes-kind-scavenging-tip = Special tile, 3 hexes, 2 points, costs 1 food. Brings 1 earth or 1 stone at each harvest. From colony level I.
myrmes-kind-subcolony = sub-colony
myrmes-kind-subcolony-tip = Special tile, 4 hexes, 4 points, costs 1 food, 1 earth and 1 stone. Brings 2 points at each harvest. From colony level III.
# A tile in the garden. $tile is one of the kinds above.
myrmes-tile-of = { $tile } of { $player }
myrmes-tile-neutral = neutral { $tile }
myrmes-reserve = { $count ->
    [0] No { $tile } left
   *[other] { $tile }: { $count } left
}
myrmes-special = { $count ->
    [0] No { $tile } left
   *[other] { $tile }: { $count } left for all
}
myrmes-mark = Belongs to { $player }
myrmes-mark-tip = Others pay a soldier to enter a tile of { $player }; in the English edition not for special tiles.
myrmes-exit = Tunnel exit of { $player }
myrmes-exit-tip = Workers of { $player } come out here. Nothing can be laid on it.
myrmes-exit-tolled = Tunnel exit of { $player }
myrmes-exit-tolled-tip = Workers of { $player } come out here. Others pay a soldier to enter it. Nothing can be laid on it.
myrmes-halo = On its way
myrmes-halo-tip = The worker that moves now.
myrmes-walker = Worker on { $terrain }
myrmes-walker-tip = It goes on, lays a tile here, or ends its way. It does not come back.
# Shown on hexes when a worker might go there: what it would take.
myrmes-reach = Within reach for { $price }
myrmes-owner-cube = Owner cube of { $player }
myrmes-owner-cube-tip = It marks a special tile. There are four of them.

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
myrmes-larva-tip = Moves the event cube a space, helps to raise a nurse; three are worth a food.
myrmes-nurse = Nurse of { $player }
myrmes-nurse-tip = Nurses on the birth tracks bear larvae, workers and soldiers; in the atelier they build.
myrmes-nurse-at-work = Nurse of { $player } in the atelier
myrmes-nurse-at-work-tip = This space has been used in this round; the nurse comes back at its end.
myrmes-nurse-on-objective = Nurse of { $player } on an objective
myrmes-nurse-on-objective-tip = { $player } has finished this objective. The nurse stays here.
myrmes-worker = Worker of { $player }
myrmes-worker-tip = It works in a room of the colony or goes out into the garden.
myrmes-worker-in-room = Worker of { $player } in a room
myrmes-worker-in-room-tip = It has worked and is back for the next round.
myrmes-soldier = Soldier of { $player }
myrmes-soldier-tip = Soldiers hunt, open the way over others’ tiles, and save a food each in winter.
myrmes-reserve-ant = Ant of { $player } in reserve
myrmes-reserve-ant-tip = It can be born as a worker or a soldier. There are eight ants in all.
myrmes-held-ladybug = Hunted ladybug
myrmes-held-ladybug-tip = Counts for the objectives of prey.
myrmes-held-termite = Hunted termite
myrmes-held-termite-tip = Counts for the objectives of prey.
myrmes-held-spider = Hunted spider
myrmes-held-spider-tip = Counts for the objectives of prey.
myrmes-ladybug = ladybug
myrmes-ladybug-tip = Prey: costs 1 soldier, brings 2 food.
myrmes-termite = termite
myrmes-termite-tip = Prey: costs 1 soldier, brings 1 food and 2 points.
myrmes-spider = spider
myrmes-spider-tip = Prey: costs 2 soldiers, brings 1 food and 4 points.

## A colony's board.

myrmes-event-level-1 = level +1
myrmes-event-level-1-tip = This season the colony counts as one level deeper: its room, its tiles and, but for the English edition, its store.
myrmes-event-points-1 = points +1
myrmes-event-points-1-tip = This season each time points are scored brings one more.
myrmes-event-larvae-2 = larvae +2
myrmes-event-larvae-2-tip = Two more larvae, if a nurse is on the larva track.
myrmes-event-harvest-3 = harvest +3
myrmes-event-harvest-3-tip = Up to three more cubes from own pheromones at the harvest.
myrmes-event-move-3 = move +3
myrmes-event-move-3-tip = Each worker in the garden has six movement points instead of three.
myrmes-event-soldier-1 = soldier +1
myrmes-event-soldier-1-tip = One more soldier, if the nurses bear at least one.
myrmes-event-hex-1 = hex +1
myrmes-event-hex-1-tip = Pheromones may be one hex larger.
myrmes-event-worker-1 = worker +1
myrmes-event-worker-1-tip = One more worker, if the nurses bear at least one.
myrmes-event-cube = Event cube
myrmes-event-cube-tip = The event of this season. Each larva spent moves it by a space.
myrmes-larva-track = { $nurses ->
    [one] Larva track, { $nurses } nurse
   *[other] Larva track, { $nurses } nurses
}
myrmes-larva-track-tip = 1, 2 or 3 nurses bear 1, 3 or 5 larvae.
myrmes-worker-track = { $nurses ->
    [one] Worker track, { $nurses } nurse
   *[other] Worker track, { $nurses } nurses
}
myrmes-worker-track-tip = 2 nurses bear a worker, 4 bear two.
myrmes-soldier-track = { $nurses ->
    [one] Soldier track, { $nurses } nurse
   *[other] Soldier track, { $nurses } nurses
}
myrmes-soldier-track-tip = 2 nurses bear a soldier, 3 bear two.
myrmes-own-atelier = { $nurses ->
    [one] Personal atelier, { $nurses } nurse
   *[other] Personal atelier, { $nurses } nurses
}
myrmes-own-atelier-tip = Each nurse here can do one thing in the atelier in phase 5.
myrmes-room-gestation = gestation room
myrmes-room-gestation-tip = Level 0: a worker here brings 1 larva.
myrmes-room-larder = larder
myrmes-room-larder-tip = Level I: a worker here brings 1 food.
myrmes-room-quarry = quarry
myrmes-room-quarry-tip = Level II: a worker here brings 1 earth or 1 stone.
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
myrmes-winter-lack-tip = Each soldier saves a food. Each food that is missing costs 3 points.
myrmes-store-limit = { $count ->
    [one] The store keeps { $count } cube
   *[other] The store keeps { $count } cubes
}
myrmes-store-limit-tip = What is more has to be given away at the end of the round.
myrmes-first = First player: { $player }
myrmes-first-tip = Begins the phases of workers and of the atelier. The token passes on after each round.

## The shared boards.

myrmes-season-spring = Spring
myrmes-season-spring-tip = The first season of the year. Its die tells the event.
myrmes-season-summer = Summer
myrmes-season-summer-tip = The second season of the year. Its die tells the event.
myrmes-season-autumn = Autumn
myrmes-season-autumn-tip = The third season of the year. Its die tells the event.
myrmes-season-winter = Winter
myrmes-season-winter-tip = Food has to be paid: 4, 5 and 6 in the three years. Each soldier saves one; each food missing costs 3 points.
myrmes-now = The season now
myrmes-now-tip = Spring, summer and autumn have six phases each; in winter food is paid.
myrmes-die = Season die: { $event }
myrmes-die-tip = The event cubes start on this event when the season begins.
myrmes-winter-due = This year’s winter: { $count } food
myrmes-winter-due-tip = To be paid by everybody after autumn, less one for each soldier.
myrmes-atelier-tunnel = Atelier: tunnel
myrmes-atelier-tunnel-tip = Put a new tunnel exit beside an own tile or exit and take 1 earth.
myrmes-atelier-level = Atelier: colony level
myrmes-atelier-level-tip = Deepen the colony by one level, for earth and stone.
myrmes-atelier-nurse = Atelier: new nurse
myrmes-atelier-nurse-tip = Raise a nurse for 2 food and 2 larvae.
myrmes-atelier-objective = Atelier: objective
myrmes-atelier-objective-tip = Finish one of the six objectives. The first one has to be of level I, and so on.
myrmes-supply-food = Food in the supply: { $count }
myrmes-supply-food-tip = When it is empty, nobody gets any.
myrmes-supply-earth = Earth in the supply: { $count }
myrmes-supply-earth-tip = When it is empty, nobody gets any.
myrmes-supply-stone = Stone in the supply: { $count }
myrmes-supply-stone-tip = When it is empty, nobody gets any.
myrmes-supply-larvae = Larvae in the supply: { $count }
myrmes-supply-larvae-tip = When there are none, none are born.
# $level is I, II or III, $task one of those below.
myrmes-objective = Objective { $level }: { $task }
myrmes-objective-tip = { $points } points. Everybody who finished it in an earlier round gets { $earlier } points.
myrmes-task-food = give { $count } food
myrmes-task-stone = give { $count } stone
myrmes-task-mix = give { $count } earth or stone
myrmes-task-larvae = give { $count } larvae
myrmes-task-soldiers = give { $count } soldiers
myrmes-task-prey = give { $count } prey
myrmes-task-special = { $given ->
    [one] have { $count } special tiles and give one up
   *[other] have { $count } special tiles and give { $given } up
}
myrmes-task-nurses = { $given ->
    [one] have { $count } nurses and give one up
   *[other] have { $count } nurses and give { $given } up
}
myrmes-task-level = { $given ->
    [one] have colony level { $count } or deeper and go back one level
   *[other] have colony level { $count } and go back { $given } levels
}
myrmes-task-pheromones = empty { $count } connected pheromones

## Numbers beside a name or the table.

myrmes-fact-points = Points
myrmes-fact-winter = Food missing for the winter
myrmes-phase-event = Event and nurses
myrmes-phase-born = Births
myrmes-phase-workers = Workers
myrmes-phase-harvest = Harvest
myrmes-phase-atelier = Atelier
myrmes-phase-keep = End of round

## Amounts, and lists of them.

myrmes-both = { $first }, { $second }
myrmes-semicolon = { $first }; { $second }
myrmes-nothing = nothing
myrmes-amount-food = { $count } food
myrmes-amount-earth = { $count } earth
myrmes-amount-stone = { $count } stone
myrmes-amount-food-cubes = { $count } food on it
myrmes-amount-earth-cubes = { $count } earth on it
myrmes-amount-stone-cubes = { $count } stone on it
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

## What is asked.

myrmes-ask-settle = Choose a start space for your first tunnel exit
myrmes-ask-event = Choose your event: each larva moves the cube by a space
myrmes-ask-nurses-larvae = How many nurses on the larva track?
myrmes-ask-nurses-workers = How many nurses on the worker track?
myrmes-ask-nurses-soldiers = How many nurses on the soldier track?
myrmes-ask-nurses-atelier = How many nurses in the atelier?
myrmes-ask-born = There are not enough ants: which are born?
myrmes-ask-workers = Send a worker into a room or out of a tunnel
myrmes-ask-way = { $moves ->
    [0] No movement points left: lay a tile or stop
    [one] { $moves } movement point left: go on, lay a tile or stop
   *[other] { $moves } movement points left: go on, lay a tile or stop
}
myrmes-ask-harvest = Harvest: take a cube
myrmes-ask-extra = Harvest +3: take another cube, or enough
myrmes-ask-atelier = Use a nurse in the atelier, or be done
myrmes-ask-empty = Choose a connected pheromone to be emptied
myrmes-ask-keep = The store is too small: what do you keep?
myrmes-ask-winter = Winter: turn larvae into food, or pay with what there is

## Targets.

myrmes-none = None
myrmes-clear = Clear the pheromone (1 earth)
myrmes-point = Lay it here
myrmes-turn = Orientation { $number }
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
myrmes-do-brings = { $deed }: brings { $brings }
myrmes-do-both = { $deed }: costs { $costs }, brings { $brings }
myrmes-do-settle = Begin on start space { $number }
myrmes-do-event = Choose the event { $event }
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
myrmes-do-out = Go out here
myrmes-do-step = Step onto { $terrain }
myrmes-do-step-tile = Step onto the { $tile }
myrmes-do-step-exit = Step onto the tunnel exit of { $owner }
myrmes-do-hunt = Hunt the { $prey }
myrmes-do-clear = Clear the { $tile } and stand on { $terrain }
myrmes-do-place = Lay a new { $tile }
myrmes-do-stop = End the worker’s way
myrmes-do-harvest = Take a cube from the { $tile }
myrmes-do-enough = Take no more
myrmes-do-tunnel = Dig a tunnel exit on { $terrain }
myrmes-do-dig = Deepen the colony to level { $level }
myrmes-do-breed = Raise a nurse
myrmes-do-objective = { $objective }
myrmes-do-empty = Empty the { $tile }
myrmes-do-keep = Keep { $goods }
myrmes-do-exchange = Turn larvae into food
myrmes-do-done = Done with the atelier
myrmes-do-pay = Face the winter

## The log. $deed is one of the lines below.

myrmes-did = { $deed }.
myrmes-did-costs = { $deed } for { $costs }.
myrmes-did-brings = { $deed } and gets { $brings }.
myrmes-did-both = { $deed } for { $costs } and gets { $brings }.
myrmes-did-settle = { $player } begins on start space { $number }
myrmes-did-event = { $player } chooses the event { $event }
myrmes-did-nurses-larvae = { $count ->
    [0] { $player } puts no nurse on the larva track
    [one] { $player } puts { $count } nurse on the larva track
   *[other] { $player } puts { $count } nurses on the larva track
}
myrmes-did-nurses-workers = { $count ->
    [0] { $player } puts no nurse on the worker track
    [one] { $player } puts { $count } nurse on the worker track
   *[other] { $player } puts { $count } nurses on the worker track
}
myrmes-did-nurses-soldiers = { $count ->
    [0] { $player } puts no nurse on the soldier track
    [one] { $player } puts { $count } nurse on the soldier track
   *[other] { $player } puts { $count } nurses on the soldier track
}
myrmes-did-nurses-atelier = { $count ->
    [0] { $player } puts no nurse into the atelier
    [one] { $player } puts { $count } nurse into the atelier
   *[other] { $player } puts { $count } nurses into the atelier
}
myrmes-did-bear = { $player } decides which ants are born
myrmes-did-work = { $player } lets a worker work in the { $room }
myrmes-did-out = { $player } sends a worker out
myrmes-did-step = { $player }’s worker steps onto { $terrain }
myrmes-did-step-tile = { $player }’s worker steps onto the { $tile }
myrmes-did-step-exit = { $player }’s worker steps onto the tunnel exit of { $owner }
myrmes-did-hunt = { $player } hunts a { $prey }
myrmes-did-clear = { $player } clears the { $tile }
myrmes-did-place = { $player } lays a new { $tile }
myrmes-did-stop = { $player }’s worker ends its way
myrmes-did-harvest = { $player } harvests the { $tile }
myrmes-did-enough = { $player } takes no more
myrmes-did-tunnel = { $player } digs a tunnel exit on { $terrain }
myrmes-did-dig = { $player } deepens the colony to level { $level }
myrmes-did-breed = { $player } raises a nurse
myrmes-did-objective = { $player } takes on “{ $objective }”
myrmes-did-empty = { $player } empties the { $tile }
myrmes-did-keep = { $player } keeps { $goods } in the store
myrmes-did-exchange = { $larvae ->
    [one] { $player } turns { $larvae } larva into a food
   *[other] { $player } turns { $larvae } larvae into a food
}
myrmes-did-done = { $player } is done in the atelier
myrmes-did-pay = { $player } faces the winter
# Somebody else has chosen something that stays hidden for now.
myrmes-told-secret = { $player } chooses in secret.
myrmes-told-each = { $player }: { $what }
myrmes-told-revealed = Revealed – { $choices }.
# $larvae, $workers, $soldiers and $atelier are numbers of nurses.
myrmes-told-plan = { $event }, nurses for larvae { $larvae }, workers { $workers }, soldiers { $soldiers }, atelier { $atelier }
myrmes-told-births = Born – { $results }.
myrmes-told-harvest = Harvest – { $results }.
myrmes-told-passed = Rest of the round – { $results }.
myrmes-told-earlier = For having finished the objective before – { $results }.
myrmes-told-winter = Winter – { $results }.
myrmes-told-winter-lost = { $points ->
    [0] no loss
    [one] { $points } point lost
   *[other] { $points } points lost
}
myrmes-told-dice = The dice of year { $year }: spring { $spring }, summer { $summer }, autumn { $autumn }.
myrmes-told-season = { $season } of year { $year } begins; { $player } is first.
myrmes-told-winter-begins = Winter comes: everybody owes { $food } food, less one for each soldier.
myrmes-told-over = The third winter is over, and with it the game.
