### Antropolis. The words are those of docs/rules/en/antropolis.md: forest, tunnel tile, nest tile, brood chamber, open
### side, tunnel side, queen, worker, larva, soldier, hand, supply, pile. { $player } and { $rival } are names of
### players and cannot be inflected. { $hex } is a place such as M50, as printed along the edge.
### Names of tiles have the form "a", as in "lays a …".

## The game, its variants and options, as shown before it begins.

antropolis-summary = Lay tunnels, nests and forests, send out your ants, and claim nests with your queens.
antropolis-variant-base = Base game
antropolis-variant-base-summary = To 9 points; some tiles stay in the box.
antropolis-variant-all-tiles = All tiles
antropolis-variant-all-tiles-summary = To 15 points, with all tiles.
antropolis-variant-supersize = Supersize Colony
antropolis-variant-supersize-summary = The advanced game with larvae and soldiers: breed, drive out, steal.
antropolis-option-start = First player
antropolis-option-start-drawn = drawn by lot
antropolis-option-start-a = player A
antropolis-option-start-b = player B
antropolis-option-start-c = player C
antropolis-option-start-d = player D
antropolis-option-start-about = Who has the first turn; after that turns go clockwise (AQ1).
antropolis-option-compensation = Compensation for going last
antropolis-option-compensation-none = none
antropolis-option-compensation-last-food = 1 food for the last player
antropolis-option-compensation-about = The last player of the first round begins with 1 food (AQ3).
antropolis-option-forest-by-earth = Allow forests that touch other tiles only along earth sides
antropolis-option-forest-by-earth-no = no
antropolis-option-forest-by-earth-yes = yes
antropolis-option-forest-by-earth-about = If yes, a forest may be laid where it meets only earth; otherwise one of its tunnel sides must meet another (AQ6).
antropolis-option-buying = Buying tiles
antropolis-option-buying-free = without limit
antropolis-option-buying-within-hand = up to hand size
antropolis-option-buying-about = Whether you may buy more tiles than your hand holds (AQ19).
antropolis-option-tunnel-crew = Workers needed for a scoring tunnel
antropolis-option-tunnel-crew-any = of any colour
antropolis-option-tunnel-crew-own = only your own
antropolis-option-tunnel-crew-about = Whether workers of others help you to score a tunnel, or you must man every tile of it yourself (AQ25).
antropolis-option-tunnel-queens = Two queens of one player at a tunnel
antropolis-option-tunnel-queens-each = each of them scores
antropolis-option-tunnel-queens-once = they score once
antropolis-option-tunnel-queens-about = Whether two of your queens in a nest score its tunnels twice or only once (AQ27).
antropolis-option-nest-tie = Tie in a nest
antropolis-option-nest-tie-half = half the points each
antropolis-option-nest-tie-share = the points are shared
antropolis-option-nest-tie-about = What players with equally many queens in a complete nest get: half of its points each, even if three or four tie, or the points divided by their number; rounded up (AQ23).
antropolis-option-queen-last = A queen who comes last scores a tunnel
antropolis-option-queen-last-no = no
antropolis-option-queen-last-yes = yes
antropolis-option-queen-last-about = If yes, your first queen in a nest also scores the manned tunnels that already lead to it (AQ31).
antropolis-option-tiles = Tiles
antropolis-option-tiles-second = second set: 10 brood chambers
antropolis-option-tiles-first = first set: 13 brood chambers
antropolis-option-tiles-about = Which of two sets of reconstructed tiles is in the box; they differ in three nest tiles (AT7).
antropolis-option-finished-queen = A queen, once another ant has begun
antropolis-option-finished-queen-stays = stays in her nest
antropolis-option-finished-queen-may-leave = may still leave
antropolis-option-finished-queen-about = Whether a queen who has moved can still leave her nest after another ant has moved or acted (S3.2).

## Where points come from.

antropolis-source-nests = Nests
antropolis-source-nests-tip = A completed nest: 1 point per tile and 1 more per brood chamber, for whoever has the most queens in it.
antropolis-source-tunnels = Tunnels
antropolis-source-tunnels-tip = A completed connection: 1 point per tunnel tile with your worker and 1 per forest, for your queen in the nest.
antropolis-source-first-to-target = First to reach the target
antropolis-source-first-to-target-tip = A bonus for reaching the target first with points from nests and tunnels.
antropolis-source-queens = Queens on the table
antropolis-source-queens-tip = 2 points for each queen on the table.
antropolis-source-other-ants = Other ants on the table
antropolis-source-other-ants-tip = 1 point for each worker or soldier on the table.
antropolis-source-tiles-in-hand = Tiles in hand
antropolis-source-tiles-in-hand-tip = 1 point for each few tiles in hand.
antropolis-source-food = Food
antropolis-source-food-tip = 1 point for each 3 food, rounded up.
# $numbers is a list of players with the number of their ants on the table.
antropolis-tie-ants = Equal points: the most ants on the table decide ({ $numbers }).
antropolis-tie-target = Still equal: { $player } was the first to reach the target.

## Lines that explain a cell of the score sheet.

antropolis-part-nest = { $tiles ->
    [one] Nest of { $tiles } tile
   *[other] Nest of { $tiles } tiles
}, worth { $points }
antropolis-part-nest-shared = { $tiles ->
    [one] Nest of { $tiles } tile
   *[other] Nest of { $tiles } tiles
}, worth { $points }, shared
antropolis-part-tunnel = Connection completed by { $tile }
antropolis-part-late-queen = Connection to a queen who came last: { $tile }
antropolis-part-first = First to reach { $goal } points
antropolis-part-not-first = { $player } reached { $goal } points first.
antropolis-part-nobody-first = Nobody has reached { $goal } points yet.
# $ants is an amount such as "2 workers", $each is antropolis-part-each.
antropolis-part-ants = { $ants }, { $each }
antropolis-part-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
antropolis-part-tiles = { $tiles ->
    [0] No tiles in hand
    [one] { $tiles } tile in hand
   *[other] { $tiles } tiles in hand
}; each { $each } make a point
antropolis-part-food = { $food } food; each { $each } make a point, rounded up

## The parts of the table.

antropolis-map = Anthill
antropolis-market = Market
antropolis-hand = { $player }’s hand

## Tiles. After "-tip" a sentence or two; $sides is one of the two that follow.

antropolis-tunnel-sides = { $tunnels ->
    [one] { $tunnels } tunnel side.
   *[other] { $tunnels } tunnel sides.
}
antropolis-sides = { $open ->
    [0] No open side,
    [one] { $open } open side,
   *[other] { $open } open sides,
} { $tunnels ->
    [0] no tunnel side.
    [one] { $tunnels } tunnel side.
   *[other] { $tunnels } tunnel sides.
}
antropolis-tile-forest = forest
    .a = a forest
antropolis-tile-forest-tip = Each worker here can collect 1 food a turn. { $sides }
antropolis-tile-tunnel = tunnel tile
    .a = a tunnel tile
antropolis-tile-tunnel-tip = Connects forests and nests. Workers in it score when the connection is completed. { $sides }
antropolis-tile-double = tile with two tunnels
    .a = a tile with two tunnels
antropolis-tile-double-tip = Two separate tunnels: ants in one never meet ants in the other. { $sides }
antropolis-tile-nest = nest tile
    .a = a nest tile
antropolis-tile-nest-tip = Worth 1 point when its nest is complete. { $sides }
antropolis-tile-brood = brood chamber
    .a = a brood chamber
antropolis-tile-brood-tip = Worth 2 points when its nest is complete. Larvae live in brood chambers. { $sides }
antropolis-tile-start = start nest
    .a = a start nest
antropolis-tile-start-tip = A brood chamber, worth 2 points when its nest is complete. { $sides }
antropolis-nest-open = { $tip } The whole nest is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far; { $open ->
    [one] { $open } side is still open.
   *[other] { $open } sides are still open.
}
antropolis-nest-complete = { $tip } The nest is complete and scores no more points.

## Sides by their directions, and how a tile lies.

# In lists, as in "tunnel sides: east and west".
antropolis-side-east = east
antropolis-side-north-east = north-east
antropolis-side-north-west = north-west
antropolis-side-west = west
antropolis-side-south-west = south-west
antropolis-side-south-east = south-east
antropolis-tile-lying = { $tile } – { $sides }
antropolis-tile-at = { $tile } { $hex } – { $sides }
antropolis-lying-tunnels = tunnel sides: { $tunnels }
antropolis-lying-open = open sides: { $open }
antropolis-lying-both = open sides: { $open }; tunnel sides: { $tunnels }
antropolis-lying-double = one tunnel { $first }, the other { $second }
antropolis-tunnel-between = { $one }–{ $other }
# A hex, such as M50, and one of the two tunnels there.
antropolis-where-double = { $hex } ({ $one }–{ $other })
# What lies beside a hex where a tile may be laid.
antropolis-beside-forest = a forest
antropolis-beside-tunnel = a tunnel
antropolis-beside-nest = a nest
antropolis-beside-nest-of = { $player }’s nest

## Where an ant goes, as in "Ida’s worker goes into a tunnel".

antropolis-place-forest = into the forest { $hex }
antropolis-place-tunnel = into the tunnel { $hex }
antropolis-place-double = into the tunnel { $hex }
antropolis-place-nest = into the nest chamber { $hex }
antropolis-place-brood = into the brood chamber { $hex }
antropolis-place-start = into the start nest { $hex }

## Ants: on the table, in hand, and driven out.

antropolis-queen = queen
antropolis-worker = worker
antropolis-larva = larva
antropolis-soldier = soldier
antropolis-queen-on-map = { $player }’s queen, { $hex }
antropolis-queen-on-map-tip = Claims the nest she is in and moves only inside it. Ants of other colours cannot pass her.
antropolis-worker-on-map = { $player }’s worker, { $hex }
antropolis-worker-on-map-tip = Moves any distance, collects food in forests and holds tunnels.
antropolis-larva-on-map = { $player }’s larva, { $hex }
antropolis-larva-on-map-tip = A worker in the same chamber can feed it; it then becomes a worker or a soldier.
antropolis-soldier-on-map = { $player }’s soldier, { $hex }
antropolis-soldier-on-map-tip = Mates with a queen in a brood chamber, drives out ants and steals larvae. Ants of other colours cannot pass it.
antropolis-queen-in-hand = Queen in { $player }’s hand
antropolis-queen-in-hand-tip = Can be placed on a nest tile you have just laid.
antropolis-worker-in-hand = Worker in { $player }’s hand
antropolis-worker-in-hand-tip = Can be placed on a tunnel or nest tile you have just laid; in Supersize Colony it grows from a larva.
antropolis-larva-in-hand = Larva in { $player }’s hand
antropolis-larva-in-hand-tip = Placed in a brood chamber when a soldier mates with a queen there.
antropolis-soldier-in-hand = Soldier in { $player }’s hand
antropolis-soldier-in-hand-tip = Grows from a larva.
antropolis-worker-beaten = { $player }’s defeated worker
antropolis-worker-beaten-tip = It must flee, but not through a side the attackers came from.
antropolis-soldier-beaten = { $player }’s defeated soldier
antropolis-soldier-beaten-tip = It must flee, but not through a side the attackers came from.
antropolis-spent = Done for this turn
antropolis-spent-tip = This ant can do nothing more until the next turn.

## Signs on the map.

antropolis-claim = { $points ->
    [one] { $player }’s claim: { $points } point
   *[other] { $player }’s claim: { $points } points
}
antropolis-claim-tip = What this nest would score if it were complete now. The player with the most queens in it takes all; those who tie get a part each.
antropolis-gain = { $points ->
    [one] { $points } point for { $player }
   *[other] { $points } points for { $player }
}
antropolis-attacker = Attack path
antropolis-attacker-tip = A soldier attacks through this side. Nobody can flee through it.
antropolis-blocked = Blocked by ants of another colour

## The market, and a player’s hand.

antropolis-pile-forest = { $count ->
    [0] Forests: the pile is empty
    [one] Pile with { $count } forest
   *[other] Pile with { $count } forests
}
antropolis-pile-forest-tip = Hands and market are refilled from here. When all three piles are empty, everyone has one more turn.
antropolis-pile-tunnel = { $count ->
    [0] Tunnel tiles: the pile is empty
    [one] Pile with { $count } tunnel tile
   *[other] Pile with { $count } tunnel tiles
}
antropolis-pile-tunnel-tip = Hands and market are refilled from here. When all three piles are empty, everyone has one more turn.
antropolis-pile-nest = { $count ->
    [0] Nest tiles: the pile is empty
    [one] Pile with { $count } nest tile
   *[other] Pile with { $count } nest tiles
}
antropolis-pile-nest-tip = Hands and market are refilled from here. When all three piles are empty, everyone has one more turn.
antropolis-price = Costs { $food } food
antropolis-price-tip = The tile here costs { $food } food. Before the next turn tiles slide to cheaper spaces.
antropolis-supply = { $count ->
    [0] No food in the supply
   *[other] { $count } food in the supply
}
antropolis-supply-tip = Workers in forests collect from here; food you pay returns here.
antropolis-food = { $player }’s food
antropolis-food-tip = Pays for extra tiles in a turn, tiles from the market and a larger hand.
antropolis-start = First player: { $player }
antropolis-start-tip = When somebody reaches the target, the round is played out: the game ends before this player’s next turn.

## Numbers beside a name or the table.

antropolis-phase-place = Lay tiles
antropolis-phase-act = Ants
antropolis-phase-buy = Buy
antropolis-phase-hand = Refill

# How far a game is, in lists of games: the points of the first player, and the target.
antropolis-standing = { $points } of { $target } points
# The piles are empty.
antropolis-standing-last =
    { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }

antropolis-fact-goal = Target
antropolis-fact-last = Turns left
antropolis-fact-points = Points from nests and tunnels
antropolis-fact-food = Food
antropolis-fact-capacity = Hand size

## Amounts, and lists of them.

antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = for { $food } food
antropolis-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
antropolis-amount-queen = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
antropolis-amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
antropolis-amount-soldier = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
antropolis-amount-queen-placed = { $count ->
    [one] { $count } queen on the table
   *[other] { $count } queens on the table
}
antropolis-amount-worker-placed = { $count ->
    [one] { $count } worker on the table
   *[other] { $count } workers on the table
}
antropolis-amount-larva-placed = { $count ->
    [one] { $count } larva on the table
   *[other] { $count } larvae on the table
}
antropolis-amount-soldier-placed = { $count ->
    [one] { $count } soldier on the table
   *[other] { $count } soldiers on the table
}
antropolis-amount-food = { $count } food
antropolis-amount-tiles = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
antropolis-amount-capacity = { $count } to your hand size

## What is asked.

antropolis-ask-lay = Lay a tile from your hand, or end the phase
antropolis-ask-lay-none = None of your tiles fits: end the phase
antropolis-ask-another = Lay another tile for 1 food, or end the phase
antropolis-ask-ant = Put an ant on the new tile?
antropolis-ask-act = Move your ants and use their actions
antropolis-ask-act-moves = Move your ants, or end the phase
antropolis-ask-act-deeds = Use your ants’ actions, or end the phase
antropolis-ask-act-none = Your ants can do nothing now: end the phase
# $ant is queen, worker or soldier.
antropolis-ask-go-on = Continue with the { $ant }, or choose another ant
antropolis-ask-go-on-only = Continue with the { $ant }, or end the phase
antropolis-ask-go-on-others = Choose another ant, or end the phase
antropolis-ask-attack = { $soldiers ->
    [0] Strike now, or send more soldiers
    [one] { $soldiers } more soldier is needed for the attack
   *[other] { $soldiers } more soldiers are needed for the attack
}
antropolis-ask-flee-worker = { $player } drives out your worker: where does it flee?
antropolis-ask-flee-soldier = { $player } drives out your soldier: where does it flee?
antropolis-ask-escape-worker = { $player } has trapped your last worker. It escapes miraculously: choose where.
antropolis-ask-escape-soldier = { $player } has trapped your last soldier. It escapes miraculously: choose where.
antropolis-ask-buy = Buy tiles with your { $food } food?
antropolis-ask-hand = { $tiles ->
    [0] Enlarge your hand?
    [one] Draw { $tiles } tile
   *[other] Draw { $tiles } tiles
}

## Targets.

antropolis-hex = Lay it at { $hex }, beside { $beside }
antropolis-leave = A queen leaves her nest
antropolis-through = Into { $hex } from the { $side }
antropolis-attack = Attack { $rival }’s ants at { $hex }

## What may be done; then what it costs and who gets points for it.

antropolis-do = { $deed } – { $what }
antropolis-do-at = { $deed } ({ $hex })
antropolis-do-lay = Lay { FORM($tile, "a") } at { $hex }, beside { $beside }
antropolis-do-put-queen = Place a queen on it ({ $hex })
antropolis-do-put-worker = Place a worker on it ({ $hex })
antropolis-do-no-ant = No ant
antropolis-do-move-queen = Queen from { $start }: { $place }
antropolis-do-move-worker = Worker from { $start }: { $place }
antropolis-do-move-soldier = Soldier from { $start }: { $place }
antropolis-do-collect = Collect 1 food
antropolis-do-leave = The queen leaves her nest and comes back to your hand
antropolis-do-feed-worker = Feed the larva: it becomes a worker
antropolis-do-feed-soldier = Feed the larva: it becomes a soldier
antropolis-do-mate = Mate with the queen for a larva
antropolis-do-expel = Send the soldier from { $start } against { $rival }’s ants: into { $hex } from the { $side }
antropolis-do-strike = Strike
antropolis-do-flee-worker = Flee { $place }
antropolis-do-flee-soldier = Flee { $place }
antropolis-do-escape-worker = Escape { $place }
antropolis-do-escape-soldier = Escape { $place }
antropolis-do-buy = Buy { FORM($tile, "a") }
antropolis-do-enlarge = Enlarge your hand to { $size } tiles
antropolis-do-draw-forest = Draw a forest
antropolis-do-draw-tunnel = Draw a tunnel tile
antropolis-do-draw-nest = Draw a nest tile
antropolis-do-end-lay = Done laying tiles
antropolis-do-end-act = Done with ants
antropolis-do-end-buy = Done buying
antropolis-do-end-hand = End the turn

## The log. $deed is one of the lines below, $paid is "for 2 food".

antropolis-did = { $deed } { $paid }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } lays { FORM($tile, "a") } at { $hex }
antropolis-did-put-queen = { $player } places a queen on it
antropolis-did-put-worker = { $player } places a worker on it
antropolis-did-no-ant = { $player } places no ant on it
antropolis-did-move-queen = { $player }’s queen moves { $place }
antropolis-did-move-worker = { $player }’s worker goes { $place }
antropolis-did-move-soldier = { $player }’s soldier marches { $place }
antropolis-did-collect = { $player } collects 1 food
antropolis-did-leave = { $player }’s queen leaves her nest
antropolis-did-feed-worker = { $player }’s worker feeds a larva, which becomes a worker
antropolis-did-feed-soldier = { $player }’s worker feeds a larva, which becomes a soldier
antropolis-did-mate = { $player }’s soldier mates with the queen; a larva is born
antropolis-did-expel = { $player } sends a soldier against { $rival }’s ants
antropolis-did-strike = { $player } strikes
antropolis-did-flee-worker = { $player }’s worker flees { $place }
antropolis-did-flee-soldier = { $player }’s soldier flees { $place }
antropolis-did-escape-worker = { $player }’s last worker makes a miraculous escape { $place }
antropolis-did-escape-soldier = { $player }’s last soldier makes a miraculous escape { $place }
antropolis-did-buy = { $player } buys { FORM($tile, "a") }
antropolis-did-enlarge = { $player } enlarges their hand to { $size } tiles
antropolis-did-end-lay = { $player } lays no more tiles
antropolis-did-end-act = { $player }’s ants are done
antropolis-did-end-buy = { $player } buys nothing more
antropolis-did-end-hand = { $player } ends the turn
antropolis-told-draw = { $player } draws { FORM($tile, "a") }.
antropolis-told-tunnel = A tunnel is complete – { $results }.
antropolis-told-queen-last = A queen comes to a manned tunnel – { $results }.
antropolis-told-nest = A nest is complete; its queens return to hand – { $results }.
antropolis-told-empty-nest = A nest is complete, but there is no queen in it.
antropolis-told-target = { $player } is the first to reach { $points } points. The current round is played out.
antropolis-told-expelled = { $player } drives out { $rival }’s ants: { $ants }.
# $lost are larvae taken from the rival, $larvae those that the player could put in their place.
antropolis-told-robbed = { $larvae ->
    [0] { $lost ->
        [one] { $player } takes { $lost } larva from { $rival } but has none to put in its place.
       *[other] { $player } takes { $lost } larvae from { $rival } but has none to put in their place.
    }
   *[other] { $lost ->
        [one] { $player } steals { $lost } larva from { $rival }.
       *[other] { $player } steals { $lost } larvae from { $rival } and puts { $larvae } in their place.
    }
}
antropolis-told-died = No way out: { $player } takes back { $ants }.
antropolis-told-market = New in the market: { FORM($tiles, "a") }.
antropolis-told-last-turns = The piles are empty. Everyone has one more turn, without buying or drawing.
antropolis-told-turn = { $player }’s turn begins.
antropolis-told-over = That was the last turn.

## Why something cannot be done. $ant is queen, worker, larva or soldier.

antropolis-refused-phase-lay = Now you lay tiles: lay one, or end the phase.
antropolis-refused-phase-act = Now your ants move and act; when they are done, end the phase.
antropolis-refused-phase-buy = Now you buy tiles; when you are done, end the phase.
antropolis-refused-phase-hand = Now you enlarge or refill your hand; then your turn ends.
antropolis-refused-tile = This tile is not in your hand.
antropolis-refused-taken = There is already a tile here.
antropolis-refused-apart = A tile must lie beside another tile.
antropolis-refused-sides = A side does not fit: tunnel sides meet tunnel sides, open sides meet open sides, and earth meets earth.
antropolis-refused-join-forest = A forest must meet a tunnel side with one of its own tunnel sides.
antropolis-refused-join-tunnel = A tunnel tile must meet a tunnel side with one of its own tunnel sides.
antropolis-refused-orientation = { $turns ->
    [one] This tile looks the same in every orientation; use the first one.
   *[other] Use one of the first { $turns } orientations; the others look the same.
}
antropolis-refused-new-tile = The new tile comes first: place an ant on it, or choose “No ant”.
antropolis-refused-only-new = An ant can be placed only on the tile you have just laid.
antropolis-refused-queen-place = A queen can be placed only on a nest tile.
antropolis-refused-only-queen = Only a queen can be placed on a new tile.
antropolis-refused-hand = You have no { $ant } in hand.
antropolis-refused-none-there = You have no { $ant } there.
# The way of an ant that moves or attacks.
antropolis-refused-none-start = You have no { $ant } at the start of this way.
antropolis-refused-late-queen = It is too late for queens: they come before workers and soldiers.
antropolis-refused-late-worker = It is too late for workers: your soldiers have already begun.
antropolis-refused-ant-done = This ant is done for this turn.
antropolis-refused-ant-moved = This ant has already moved this turn.
antropolis-refused-ant-acted = This ant has already used its action this turn.
antropolis-refused-larva = Larvae never move.
antropolis-refused-nowhere = There is no tile there, or it has no second tunnel.
antropolis-refused-already = The ant is already there.
antropolis-refused-nest = A queen moves only inside her nest.
antropolis-refused-rivals = Ants of another colour are there; yours cannot join them.
antropolis-refused-no-way = No way leads there: ants cannot pass through earth.
antropolis-refused-blocked = Ants of another colour block the way.
antropolis-refused-collect = Workers collect food only in forests.
antropolis-refused-supply = There is no food in the supply.
antropolis-refused-no-larva = There is no larva here to feed.
antropolis-refused-mate = A soldier mates only with one of your queens in the same brood chamber.
antropolis-refused-none-sent = Send soldiers first, then strike.
antropolis-refused-soldier-done = This soldier cannot join the attack: it has already done something this turn, or has been sent.
antropolis-refused-no-rivals = There are no ants of another colour there.
antropolis-refused-queen-safe = Where there is a queen, nobody can attack.
antropolis-refused-side = This soldier cannot get in through this side.
# $needed is 2 or more.
antropolis-refused-weak = This attack needs { $needed } soldiers, but only { $ready } can come.
antropolis-refused-too-few = { $soldiers ->
    [one] Send { $soldiers } more soldier first, then strike.
   *[other] Send { $soldiers } more soldiers first, then strike.
}
antropolis-refused-attack = Finish your attack first.
antropolis-refused-flight = First choose a place for the defeated ants.
# $ant is worker or soldier.
antropolis-refused-first = First choose a place for the defeated { $ant }.
antropolis-refused-to-flee = An ant flees only next door: not to ants of another colour, and not through a side the attackers came from.
antropolis-refused-to-escape = An ant can escape only to a place without ants of another colour.
antropolis-refused-enlarged = You have already enlarged your hand this turn.
# $food is 2 or more.
antropolis-refused-food = { $have ->
    [0] This costs { $food } food; you have none.
   *[other] This costs { $food } food; you have { $have }.
}
antropolis-refused-full = Your hand is already full.
antropolis-refused-pile = This pile is empty; choose another one.
antropolis-refused-refill = { $tiles ->
    [one] Draw { $tiles } more tile first; your hand must be full.
   *[other] Draw { $tiles } more tiles first; your hand must be full.
}
antropolis-refused-market = The market does not offer this tile at this price.

## What a friend would say before a decision (warnings)

antropolis-warning-last-turn = This is your last turn. After it, ants on the table, tiles in hand and food score.
antropolis-warning-enlarge = This is your last turn: you will not lay another tile.
antropolis-warning-no-tile = If you lay no tile this turn, you cannot buy or draw any.
antropolis-warning-collect-first = There is no food where this worker goes: collect here first.
antropolis-warning-collect = A worker in a forest could still collect 1 food.
antropolis-warning-feed = A worker could still feed a larva.
antropolis-warning-mate = A soldier could still mate with a queen.
antropolis-warning-gift = { $points ->
    [one] This tile brings you nothing, but { $points } point to { $player }.
   *[other] This tile brings you nothing, but { $points } points to { $player }.
}
antropolis-warning-ant = { $points ->
    [one] Another ant on this tile would bring you { $points } point more.
   *[other] Another ant on this tile would bring you { $points } points more.
}
# $points is 3 or more.
antropolis-warning-leave = Without this queen, a nest worth { $points } points so far brings you nothing.
antropolis-warning-piles = { $tiles ->
    [0] The piles are empty: your hand will not be refilled.
    [one] The piles have only { $tiles } tile left: your hand will not be full again.
   *[other] The piles have only { $tiles } tiles left: your hand will not be full again.
}
