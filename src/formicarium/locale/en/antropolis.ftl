### Antropolis. The words are those of docs/rules/antropolis.md: forest, tunnel tile, nest tile, brood chamber, open
### side, tunnel side, queen, worker, larva, soldier, hand, supply, pile. { $player } and { $rival } are names of
### players and cannot be inflected. { $hex } is a place such as 2,-1.

## The game, its variants and options, as shown before it begins.

antropolis-summary = Lay tunnels, nests and forests, send out your ants, and claim nests with your queens.
antropolis-variant-base = Base game
antropolis-variant-base-summary = To 9 points, with some tiles left out.
antropolis-variant-all-tiles = All tiles
antropolis-variant-all-tiles-summary = To 15 points, with all tiles.
antropolis-variant-supersize = Supersize Colony
antropolis-variant-supersize-summary = The advanced game with larvae and soldiers: breed, drive out, rob.
antropolis-option-start = Start player
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
antropolis-option-forest-by-earth = A forest may touch by earth alone
antropolis-option-forest-by-earth-no = no
antropolis-option-forest-by-earth-yes = yes
antropolis-option-forest-by-earth-about = If yes, a forest may be laid where it meets only earth; otherwise one of its tunnel sides must meet another (AQ6).
antropolis-option-buying = Buying tiles
antropolis-option-buying-free = without limit
antropolis-option-buying-within-hand = up to the size of the hand
antropolis-option-buying-about = Whether you may buy more tiles than your hand holds (AQ19).
antropolis-option-tunnel-crew = Workers in a tunnel that scores
antropolis-option-tunnel-crew-any = of any colour
antropolis-option-tunnel-crew-own = only one’s own
antropolis-option-tunnel-crew-about = Whether workers of others help you to score a tunnel, or you must man every tile of it yourself (AQ25).
antropolis-option-tunnel-queens = Two own queens at a tunnel
antropolis-option-tunnel-queens-each = each of them scores
antropolis-option-tunnel-queens-once = score once
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
antropolis-source-tunnels = Tunnels
antropolis-source-first-to-target = First to the target
antropolis-source-queens = Queens on the table
antropolis-source-other-ants = Other ants on the table
antropolis-source-tiles-in-hand = Tiles in hand
antropolis-source-food = Food

## The parts of the table.

antropolis-map = Anthill
antropolis-market = Market
antropolis-hand = Hand of { $player }

## Tiles. $tile is a code such as T3. After "-tip" a sentence or two; $sides is one of the two that follow.

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
antropolis-tile-forest = forest { $tile }
antropolis-tile-forest-tip = Each worker here can collect 1 food a turn. { $sides }
antropolis-tile-tunnel = tunnel tile { $tile }
antropolis-tile-tunnel-tip = Leads from forests to nests. Workers in it bring points when such a way is completed. { $sides }
antropolis-tile-double = tile { $tile } with two tunnels
antropolis-tile-double-tip = Two separate tunnels: ants in the one do not meet those in the other. { $sides }
antropolis-tile-nest = nest tile { $tile }
antropolis-tile-nest-tip = Worth 1 point when its nest is complete. { $sides }
antropolis-tile-brood = brood chamber { $tile }
antropolis-tile-brood-tip = Worth 2 points when its nest is complete. Larvae live in brood chambers. { $sides }
antropolis-tile-start = start nest { $tile }
antropolis-tile-start-tip = A brood chamber, worth 2 points when its nest is complete. { $sides }
antropolis-nest-open = { $tip } { $open ->
    [one] The whole nest is worth { $points } so far; { $open } side is still open.
   *[other] The whole nest is worth { $points } so far; { $open } sides are still open.
}
antropolis-nest-complete = { $tip } The nest is complete and brings no more points.

## Where an ant goes, as in "Ida’s worker goes into a tunnel".

antropolis-place-forest = into a forest
antropolis-place-tunnel = into a tunnel
antropolis-place-double = into one of two tunnels
antropolis-place-nest = into a nest chamber
antropolis-place-brood = into a brood chamber
antropolis-place-start = into a start nest

## Ants: on the table, in hand, and driven out.

antropolis-queen = queen
antropolis-worker = worker
antropolis-soldier = soldier
antropolis-queen-on-map = Queen of { $player }
antropolis-queen-on-map-tip = Claims the nest she is in and moves only inside it. Ants of other colours cannot pass her.
antropolis-worker-on-map = Worker of { $player }
antropolis-worker-on-map-tip = Walks as far as it likes, collects food in forests and mans tunnels.
antropolis-larva-on-map = Larva of { $player }
antropolis-larva-on-map-tip = A worker in the same chamber can feed it; it then becomes a worker or a soldier.
antropolis-soldier-on-map = Soldier of { $player }
antropolis-soldier-on-map-tip = Mates with a queen in a brood chamber, drives out ants and robs larvae. Ants of other colours cannot pass.
antropolis-queen-in-hand = Queen of { $player } in hand
antropolis-queen-in-hand-tip = Can come onto a nest tile that is just laid.
antropolis-worker-in-hand = Worker of { $player } in hand
antropolis-worker-in-hand-tip = Comes onto a tunnel or nest tile that is just laid; in Supersize Colony it is bred from a larva.
antropolis-larva-in-hand = Larva of { $player } in hand
antropolis-larva-in-hand-tip = Comes into a brood chamber when a soldier mates with a queen there.
antropolis-soldier-in-hand = Soldier of { $player } in hand
antropolis-soldier-in-hand-tip = Is bred from a larva.
antropolis-worker-beaten = Beaten worker of { $player }
antropolis-worker-beaten-tip = It has to flee, but not through a side by which soldiers came.
antropolis-soldier-beaten = Beaten soldier of { $player }
antropolis-soldier-beaten-tip = It has to flee, but not through a side by which soldiers came.
antropolis-spent = Done for this turn
antropolis-spent-tip = This ant can do nothing more until the next turn.

## Signs on the map.

antropolis-claim = { $points ->
    [0] Claim of { $player }: nothing
    [one] Claim of { $player }: { $points } point
   *[other] Claim of { $player }: { $points } points
}
antropolis-claim-tip = What the queens here would bring if the nest were complete as it is. Most queens take all; those who tie get a part each.
antropolis-gain = { $points ->
    [one] { $points } point for { $player }
   *[other] { $points } points for { $player }
}
antropolis-attacker = Way of a soldier
antropolis-attacker-tip = Through this side a soldier comes. Nobody can flee through it.
antropolis-blocked = Ants of another colour bar the way here

## The market, and a player’s hand.

antropolis-pile-forest = { $count ->
    [0] Forests: the pile is empty
    [one] Pile with { $count } forest
   *[other] Pile with { $count } forests
}
antropolis-pile-forest-tip = Hands and market are refilled from here. When all three piles are empty, everybody has one more turn.
antropolis-pile-tunnel = { $count ->
    [0] Tunnel tiles: the pile is empty
    [one] Pile with { $count } tunnel tile
   *[other] Pile with { $count } tunnel tiles
}
antropolis-pile-tunnel-tip = Hands and market are refilled from here. When all three piles are empty, everybody has one more turn.
antropolis-pile-nest = { $count ->
    [0] Nest tiles: the pile is empty
    [one] Pile with { $count } nest tile
   *[other] Pile with { $count } nest tiles
}
antropolis-pile-nest-tip = Hands and market are refilled from here. When all three piles are empty, everybody has one more turn.
antropolis-price = Costs { $food } food
antropolis-price-tip = The tile that lies here costs { $food } food. Before the next turn tiles slide to the cheaper places.
antropolis-supply = { $count ->
    [0] No food in the supply
   *[other] { $count } food in the supply
}
antropolis-supply-tip = Workers in forests collect from here. What is paid comes back.
antropolis-food = Food of { $player }
antropolis-food-tip = Pays for further tiles in a turn, for tiles of the market, and for a larger hand.
antropolis-start = Start player: { $player }
antropolis-start-tip = When somebody reaches the target, play goes on until it would be this player’s turn.

## Numbers beside a name or the table.

antropolis-phase-place = Lay tiles
antropolis-phase-act = Ants
antropolis-phase-buy = Buy
antropolis-phase-hand = Refill
antropolis-fact-goal = Target
antropolis-fact-last = Turns left
antropolis-fact-points = Points from nests and tunnels
antropolis-fact-food = Food
antropolis-fact-capacity = Size of the hand

## Amounts, and lists of them.

antropolis-both = { $first }, { $second }
antropolis-semicolon = { $first }; { $second }
antropolis-each = { $player }: { $what }
antropolis-for-food = for { $food } food
antropolis-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
antropolis-amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
antropolis-amount-soldier = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}

## What is asked.

antropolis-ask-lay = Lay a tile from your hand, or end the phase
antropolis-ask-another = Lay another tile for 1 food, or end the phase
antropolis-ask-ant = Put an ant on the new tile?
antropolis-ask-act = Move your ants and let them act
# $ant is queen, worker or soldier.
antropolis-ask-go-on = Go on with the { $ant }, or choose another ant
antropolis-ask-attack = { $soldiers ->
    [0] Strike now, or send more soldiers
    [one] { $soldiers } more soldier is needed for the attack
   *[other] { $soldiers } more soldiers are needed for the attack
}
antropolis-ask-flee-worker = { $player } drives out your worker: where does it flee?
antropolis-ask-flee-soldier = { $player } drives out your soldier: where does it flee?
antropolis-ask-escape-worker = { $player } has trapped your last worker. By a miracle it escapes: where to?
antropolis-ask-escape-soldier = { $player } has trapped your last soldier. By a miracle it escapes: where to?
antropolis-ask-buy = Buy tiles with your { $food } food?
antropolis-ask-hand = { $tiles ->
    [0] Make your hand larger?
    [one] Draw { $tiles } tile
   *[other] Draw { $tiles } tiles
}

## Targets.

antropolis-hex = Lay it here ({ $hex })
antropolis-turn = Orientation { $number }
# $place is one of "into a forest"…
antropolis-space = { $place } ({ $hex })
antropolis-leave = A queen leaves her nest
antropolis-through = Through this side

## What may be done; then what it costs and who gets points for it.

antropolis-do = { $deed } – { $what }
antropolis-do-lay = Lay { $tile } here ({ $hex })
antropolis-do-put-queen = Put a queen on it ({ $hex })
antropolis-do-put-worker = Put a worker on it ({ $hex })
antropolis-do-no-ant = No ant
antropolis-do-move-queen = Queen: { $place } ({ $hex })
antropolis-do-move-worker = Worker: { $place } ({ $hex })
antropolis-do-move-soldier = Soldier: { $place } ({ $hex })
antropolis-do-collect = Collect a food
antropolis-do-leave = The queen leaves her nest and comes back to your hand
antropolis-do-feed-worker = Feed the larva: it becomes a worker
antropolis-do-feed-soldier = Feed the larva: it becomes a soldier
antropolis-do-mate = Mate with the queen: a larva
antropolis-do-expel = Send the soldier against ants of { $rival }
antropolis-do-strike = Strike
antropolis-do-flee-worker = Flee { $place } ({ $hex })
antropolis-do-flee-soldier = Flee { $place } ({ $hex })
antropolis-do-escape-worker = Escape { $place } ({ $hex })
antropolis-do-escape-soldier = Escape { $place } ({ $hex })
antropolis-do-buy = Buy { $tile }
antropolis-do-enlarge = Make the hand larger: { $size } tiles
antropolis-do-draw-forest = Draw a forest
antropolis-do-draw-tunnel = Draw a tunnel tile
antropolis-do-draw-nest = Draw a nest tile
antropolis-do-end-lay = No more tiles
antropolis-do-end-act = No more ants
antropolis-do-end-buy = Buy nothing more
antropolis-do-end-hand = End the turn

## The log. $deed is one of the lines below, $paid is "for 2 food".

antropolis-did = { $deed } { $paid }.
antropolis-did-free = { $deed }.
antropolis-did-lay = { $player } lays { $tile }
antropolis-did-put-queen = { $player } puts a queen on it
antropolis-did-put-worker = { $player } puts a worker on it
antropolis-did-no-ant = { $player } puts no ant on it
antropolis-did-move-queen = { $player }’s queen moves { $place }
antropolis-did-move-worker = { $player }’s worker goes { $place }
antropolis-did-move-soldier = { $player }’s soldier marches { $place }
antropolis-did-collect = { $player } collects a food
antropolis-did-leave = { $player }’s queen leaves her nest
antropolis-did-feed-worker = { $player }’s worker feeds a larva, which becomes a worker
antropolis-did-feed-soldier = { $player }’s worker feeds a larva, which becomes a soldier
antropolis-did-mate = { $player }’s soldier mates with the queen: a larva
antropolis-did-expel = { $player } sends a soldier against ants of { $rival }
antropolis-did-strike = { $player } strikes
antropolis-did-flee-worker = { $player }’s worker flees { $place }
antropolis-did-flee-soldier = { $player }’s soldier flees { $place }
antropolis-did-escape-worker = By a miracle { $player }’s last worker escapes { $place }
antropolis-did-escape-soldier = By a miracle { $player }’s last soldier escapes { $place }
antropolis-did-buy = { $player } buys { $tile }
antropolis-did-enlarge = { $player } makes room for { $size } tiles in hand
antropolis-did-end-lay = { $player } lays no more tiles
antropolis-did-end-act = { $player }’s ants are done
antropolis-did-end-buy = { $player } buys nothing more
antropolis-did-end-hand = { $player } ends the turn
antropolis-told-draw = { $player } draws { $tile }.
antropolis-told-tunnel = A tunnel is complete – { $results }.
antropolis-told-queen-last = A queen comes to a manned tunnel – { $results }.
antropolis-told-nest = A nest is complete, its queens go home – { $results }.
antropolis-told-empty-nest = A nest is complete, but no queen is in it.
antropolis-told-target = { $player } is the first to reach { $points } points. The round is played to its end.
antropolis-told-expelled = { $player } drives out { $rival }: { $ants }.
# $lost are larvae taken from the rival, $larvae those that the player could put in their place.
antropolis-told-robbed = { $lost ->
    [one] { $rival } is robbed of { $lost } larva, { $player } gets { $larvae }.
   *[other] { $rival } is robbed of { $lost } larvae, { $player } gets { $larvae }.
}
antropolis-told-died = No way out, back to { $player }’s hand: { $ants }.
antropolis-told-market = New in the market: { $tiles }.
antropolis-told-last-turns = The piles are empty. Everybody has one more turn, without buying or drawing.
antropolis-told-turn = { $player }’s turn begins.
antropolis-told-over = That was the last turn.
