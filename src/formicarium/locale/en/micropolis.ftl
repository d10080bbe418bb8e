### Micropolis. The words are those of docs/rules/en/micropolis.md, whose vocabulary also has the German
### terms. { $player } and { $leader } are names of players, { $tile } mostly is a code such as Q3.
### Nearly everybody in an anthill is female; say "her", or avoid it if your language can.

## The game, its variants and options, as shown before it begins.

micropolis-summary = Draft tiles, pay with soldiers, and close a ring of galleries full of queens, workers and fruit.
micropolis-variant-base = Base game
micropolis-variant-base-summary = One anthill each, ten rounds.
micropolis-variant-expert = Expert game
micropolis-variant-expert-summary = Two anthills each, twenty rounds.
micropolis-option-start = First leader
micropolis-option-start-drawn = drawn by lot
micropolis-option-start-a = player A
micropolis-option-start-b = player B
micropolis-option-start-c = player C
micropolis-option-start-d = player D
micropolis-option-start-e = player E
micropolis-option-start-f = player F
micropolis-option-start-about = The one who has the leader marker first and begins the first round (P3.5).
micropolis-option-tiles = Tiles
micropolis-option-tiles-second = second set
micropolis-option-tiles-first = first set
micropolis-option-tiles-about = Our drawings of the 61 tiles: in the second set more galleries are broken, so they hold fewer ants and fruits. The first set continues old games (PT11).

## The six categories of the score pad.

micropolis-source-population = Population
micropolis-source-population-tip = 1 point for each printed ant, workers and specialists alike.
micropolis-source-galleries = Galleries
micropolis-source-galleries-tip = 5 points for the gallery with the most printed ants of all.
micropolis-source-harvest = Harvest
micropolis-source-harvest-tip = Each gallery by its different fruits: 2, 5, 10, 15, 20 or 25 points for 1 to 6 kinds.
micropolis-source-royal-gallery = Royal gallery
micropolis-source-royal-gallery-tip = 1 point for each tile that a gallery with exactly one queen reaches.
micropolis-source-red-army = Red army
micropolis-source-red-army-tip = 5 points for the largest army. Soldiers in barracks do not count.
micropolis-source-barracks = Barracks
micropolis-source-barracks-tip = Each full barracks scores the value printed on it.
# $numbers is a list of players with their armies.
micropolis-tie-army = Equal points: the larger army decides ({ $numbers }).

## Lines that explain a cell of the score pad.

micropolis-part-population = { $tiles ->
    [one] { $ants ->
        [one] { $tiles } tile with { $ants } ant
       *[other] { $tiles } tile with { $ants } ants
    }
   *[other] { $ants ->
        [one] { $tiles } tiles with { $ants } ant each
       *[other] { $tiles } tiles with { $ants } ants each
    }
}
micropolis-part-no-ants = No gallery has ants yet.
micropolis-part-most-ants = { $ants ->
    [one] { $ants } ant in one gallery; no gallery has more.
   *[other] { $ants } ants in one gallery; no gallery has more.
}
micropolis-part-fewer-ants = At most { $ants ->
    [one] { $ants } ant
   *[other] { $ants } ants
} in one gallery; another anthill’s gallery has { $most }.
micropolis-part-harvest = { $fruits ->
    [one] Gallery with { $fruits } kind of fruit
   *[other] Gallery with { $fruits } kinds of fruit
}
micropolis-part-queens = { $queens ->
    [one] { $tiles ->
        [one] Gallery of one queen: { $tiles } tile
       *[other] Gallery of one queen: { $tiles } tiles
    }
   *[other] Gallery with { $queens } queens: nothing
}
micropolis-part-no-queen = No gallery here has a queen.
micropolis-part-no-army = Nobody has an army.
micropolis-part-largest-army = { $soldiers ->
    [one] Army of { $soldiers } soldier; none is larger.
   *[other] Army of { $soldiers } soldiers; none is larger.
}
micropolis-part-smaller-army = { $soldiers ->
    [0] No soldier
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}; the largest army has { $most }.
micropolis-part-barracks = { $soldiers ->
    [one] Full barracks on { $tile }: { $soldiers } soldier
   *[other] Full barracks on { $tile }: { $soldiers } soldiers
}

## Parts of the table. Titles and names of pieces, and after "-tip" a sentence or two about them.

micropolis-row = Row
micropolis-anthill = { $player }’s anthill
# $number is I or II.
micropolis-anthill-numbered = { $player }’s anthill { $number }
# As in "the leader marker goes to …"; in the base game a player's name stands there instead.
micropolis-holder-anthill = { $player }’s anthill { $number }
micropolis-ring = Ring
micropolis-ring-tip = Ten tiles close the ring. Each new tile goes at the left or right end of your arc.
micropolis-foundation = { $soldiers ->
    [0] { $player }’s foundation: no soldiers
    [one] { $player }’s foundation: { $soldiers } soldier
   *[other] { $player }’s foundation: { $soldiers } soldiers
}
micropolis-foundation-tip = Your army stands here, at most { $most } soldiers. It pays for tiles and decides who leads and who gets the red army points.
micropolis-leader = { $player }’s leader marker
micropolis-leader-tip = The leader starts each round and loses a soldier to every officer. After each refill the marker goes to the largest army.
micropolis-architect-marker = Architect marker
micropolis-architect-marker-tip = Give it back to take any tile in the row without leaving soldiers.
micropolis-stack = { $tiles ->
    [0] Stack: empty
    [one] Stack: { $tiles } tile
   *[other] Stack: { $tiles } tiles
}
micropolis-stack-tip = The row is refilled to seven tiles from here. Only the order is secret.
micropolis-supply = { $soldiers ->
    [0] Supply: no soldiers
    [one] Supply: { $soldiers } soldier
   *[other] Supply: { $soldiers } soldiers
}
micropolis-supply-tip = Soldiers that nobody has. Nurses and officers call them into an army.
micropolis-price = { $soldiers ->
    [0] Free
    [one] Costs { $soldiers } soldier
   *[other] Costs { $soldiers } soldiers
}
micropolis-price-tip = Leave one soldier from your army on each tile you skip, starting at the front of the row.
micropolis-soldier-in-army = { $player }’s soldier
micropolis-soldier-in-army-tip = Part of the army: spend it on tiles or station it in barracks.
micropolis-soldier-in-barracks = Soldier in barracks
micropolis-soldier-in-barracks-tip = It does not belong to the army; only a guard can move it.
micropolis-soldier-in-supply = Soldier in the supply
micropolis-soldier-on-row = Soldier on a tile
micropolis-soldiers-on-row-tip = { $soldiers ->
    [one] Whoever takes the tile gets this soldier.
   *[other] Whoever takes the tile gets these { $soldiers } soldiers.
}

## Numbers beside a player's name, or beside the table.

# How far a game is, in lists of games.
micropolis-standing = Round { $round } of { $rounds }

micropolis-fact-round = Round
micropolis-fact-points = Points
micropolis-fact-army = Army
micropolis-fact-architect-markers = Architect markers

## What a move brings or costs, after a sign: “+2 soldiers in the army”.

micropolis-amount-soldiers = { $count ->
    [one] { $count } soldier in the army
   *[other] { $count } soldiers in the army
}
micropolis-amount-architects = { $count ->
    [one] { $count } architect marker
   *[other] { $count } architect markers
}

## Names of tiles, by what they are good for.

micropolis-tile-queen = { $tile } (queen)
micropolis-tile-nurse = { $eggs ->
    [one] { $tile } (nurse with { $eggs } egg)
   *[other] { $tile } (nurse with { $eggs } eggs)
}
micropolis-tile-architect = { $tile } (architect)
micropolis-tile-officer = { $tile } (officer)
micropolis-tile-guard = { $tile } (guard)
micropolis-tile-barracks = { $soldiers ->
    [one] { $tile } (barracks for { $soldiers } soldier)
   *[other] { $tile } (barracks for { $soldiers } soldiers)
}
micropolis-tile-plain = { $tile }

## What a tile does, and what its galleries hold. $effect is one of the sentences that follow.

micropolis-tile-tip = { $effect } Galleries: { $galleries }.
micropolis-tile-tip-plain = Galleries: { $galleries }.
micropolis-effect-queen = Queen: at the end of the game 1 point for each tile of her gallery, if no other queen lives in it.
micropolis-effect-nurse = { $eggs ->
    [one] Nurse: { $eggs } soldier from the supply joins the army at once.
   *[other] Nurse: { $eggs } soldiers from the supply join the army at once.
}
micropolis-effect-architect = Architect: take an architect marker; trade it in on a later turn for any tile in the row.
micropolis-effect-officer = Officer: the leader loses a soldier, and you take one from the supply.
micropolis-effect-guard = Guard: move soldiers between army and barracks as you like.
micropolis-effect-barracks = { $soldiers ->
    [one] Barracks: fill it at once with { $soldiers } soldier, or leave it empty; { $points } points when full.
   *[other] Barracks: fill it at once with { $soldiers } soldiers, or leave it empty; { $points } points when full.
}
micropolis-gallery = { $way } ({ $things })
micropolis-empty = empty

## How a piece of gallery runs. A tile has an outer and an inner opening on its left and on its right.

micropolis-way-lo = outer dead end on the left
micropolis-way-li = inner dead end on the left
micropolis-way-ro = outer dead end on the right
micropolis-way-ri = inner dead end on the right
micropolis-way-lo-ro = outer passage
micropolis-way-li-ri = inner passage
micropolis-way-lo-ri = from outer left to inner right
micropolis-way-li-ro = from inner left to outer right
micropolis-way-lo-li = U-turn on the left
micropolis-way-ro-ri = U-turn on the right
micropolis-way-lo-li-ro = outer passage with a fork to the inner left
micropolis-way-lo-li-ri = inner passage with a fork to the outer left
micropolis-way-lo-ro-ri = outer passage with a fork to the inner right
micropolis-way-li-ro-ri = inner passage with a fork to the outer right
micropolis-way-hall = hall with four openings

## What lies in a gallery.

micropolis-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
micropolis-queen = queen
micropolis-nurse = nurse
micropolis-architect = architect
micropolis-officer = officer
micropolis-guard = guard
micropolis-cherry = cherry
micropolis-lemon = lemon
micropolis-grape = grape
micropolis-blackberry = blackberry
micropolis-fig = fig
micropolis-pomegranate = pomegranate
micropolis-gift = gift

## What is asked of a player.

micropolis-ask-take = Take a tile from the row and choose a place for it.
micropolis-ask-barracks = { $soldiers ->
    [one] Fill the barracks on { $tile } with { $soldiers } soldier, or leave it empty?
   *[other] Fill the barracks on { $tile } with { $soldiers } soldiers, or leave it empty?
}
micropolis-ask-guard = The guard on { $tile } moves soldiers. Which barracks should be full?
micropolis-ask-leader = Tie for the largest army: who gets the leader marker?
micropolis-ask-first-leader = Which of your anthills gets the leader marker?

## Places for a tile, as in "takes Q3 at the left end". $number is I or II.

micropolis-place-left = at the left end
micropolis-place-right = at the right end
micropolis-place-first = as the first tile
micropolis-place-last = to close the ring
micropolis-place-in-anthill = { $place } of anthill { $number }

## What a tile costs, as in "Q3 at the left end: pay 2 soldiers".

micropolis-price-soldiers = { $soldiers ->
    [0] free
    [one] leaving { $soldiers } soldier on the row
   *[other] leaving { $soldiers } soldiers on the row
}
micropolis-price-architect = with an architect marker

## Buttons and labels of choices.

micropolis-take = { $tile }, { $place }: { $price }; { $brings }
micropolis-pay = { $soldiers ->
    [one] Pay { $soldiers } soldier
   *[other] Pay { $soldiers } soldiers
}
micropolis-use-architect = Give back an architect marker
micropolis-fill = { $soldiers ->
    [one] Fill { $tile } with { $soldiers } soldier ({ $points } points)
   *[other] Fill { $tile } with { $soldiers } soldiers ({ $points } points)
}
micropolis-leave = Leave { $tile } empty
micropolis-distribute = Full: { $barracks }. Army: { $soldiers }
micropolis-distribute-none = All barracks empty. Army: { $soldiers }
micropolis-distribute-as-is = Change nothing. Army: { $soldiers }
micropolis-give-leader = Leader marker to { $holder }

## What taking a tile brings: parts of micropolis-take, joined by micropolis-semicolon.

micropolis-brings-nothing = no immediate effect
micropolis-brings-soldiers = { $soldiers ->
    [one] collect { $soldiers } soldier
   *[other] collect { $soldiers } soldiers
}
micropolis-brings-too-many = { $soldiers ->
    [one] no room for { $soldiers } of them
   *[other] no room for { $soldiers } of them
}
micropolis-brings-barracks = { $soldiers ->
    [one] barracks for { $soldiers } soldier ({ $points } points)
   *[other] barracks for { $soldiers } soldiers ({ $points } points)
}
micropolis-brings-nurse = { $soldiers ->
    [0] nurse, but no soldier is available
    [one] nurse brings { $soldiers } soldier
   *[other] nurse brings { $soldiers } soldiers
}
# $lost and $won are 0 or 1.
micropolis-brings-officer = officer: { $leader } { $lost ->
    [0] has no soldier to lose
   *[other] loses a soldier
}, { $won ->
    [0] you get none
   *[other] you get one
}
# The leader takes the officer.
micropolis-brings-officer-own = officer: you are the leader, { $lost ->
    [0] have no soldier to lose
   *[other] lose a soldier
} { $won ->
    [0] and get none
   *[other] and get one
}
micropolis-brings-architect = { $markers ->
    [0] architect, but no marker is left
   *[other] an architect marker
}
micropolis-brings-guard = guard may move soldiers
micropolis-brings-queen = queen scores at the end of the game
micropolis-semicolon = { $first }; { $second }

## The log: what happened. $tile in told-take is a name from "Names of tiles", $place one from "Places".

micropolis-told-take = { $player } takes { $tile } and adds it { $place } ({ $price }){ $collected ->
    [0] .
    [one] , collecting { $collected } soldier.
   *[other] , collecting { $collected } soldiers.
}{ $lost ->
    [0] {""}
    [one] {" "}There is no room for { $lost } of them; it goes to the supply.
   *[other] {" "}There is no room for { $lost } of them; they go to the supply.
}
micropolis-told-army-too-small = { $player }’s army is too small for the barracks on { $tile }; it stays empty.
micropolis-told-nurse = { $soldiers ->
    [0] The nurse brings { $player } no soldier: there is no room, or none is left.
    [one] The nurse brings { $player } { $soldiers } soldier.
   *[other] The nurse brings { $player } { $soldiers } soldiers.
}
micropolis-told-officer = The officer: { $leader } { $lost ->
    [0] has no soldier to lose
   *[other] loses a soldier
}, { $player } { $won ->
    [0] gets none.
   *[other] gets one.
}
# The leader takes the officer.
micropolis-told-officer-own = The officer: { $player }, the leader, { $lost ->
    [0] has no soldier to lose
   *[other] loses a soldier
} { $won ->
    [0] and gets none.
   *[other] and gets one.
}
micropolis-told-architect = { $markers ->
    [0] No architect marker is left for { $player }.
   *[other] { $player } gets an architect marker.
}
micropolis-told-idle-guard = { $player }’s guard has nothing to move.
micropolis-told-fill = { $soldiers ->
    [one] { $player } fills the barracks on { $tile } with { $soldiers } soldier ({ $points } points).
   *[other] { $player } fills the barracks on { $tile } with { $soldiers } soldiers ({ $points } points).
}
micropolis-told-leave = { $player } leaves the barracks on { $tile } empty.
micropolis-told-guard = { $player }’s guard rearranges soldiers. Full: { $barracks }. Army: { $soldiers }.
micropolis-told-guard-none = { $player }’s guard empties all barracks. Army: { $soldiers }.
micropolis-told-guard-as-is = { $player }’s guard leaves all soldiers where they are.
micropolis-told-marker = { $player } gives the leader marker to { $holder }.
micropolis-told-first-marker = { $player } places the leader marker by { $holder }.
micropolis-told-reveal = New in the row: { $tiles }.
micropolis-told-tie = Tie for the largest army: { $player } must pass on the leader marker.
micropolis-told-round = Round { $number } of { $rounds } begins with { $player }.
micropolis-told-new-leader = The leader marker goes to { $holder }. Round { $number } of { $rounds } begins.
micropolis-told-over = The last round is over.

## Why something cannot be done. I, II, left and right are what a player types: leave them as they are.

micropolis-refused-take-first = Take a tile from the row first.
micropolis-refused-one-anthill = In the base game everyone has one anthill: leave out I and II.
micropolis-refused-which-anthill = In the expert game everyone has two anthills: add I or II.
micropolis-refused-not-in-row = This tile is not in the row.
micropolis-refused-complete = This anthill is complete: the tile must go to your other one.
micropolis-refused-which-end = A tile is added at one of the two ends, left or right.
micropolis-refused-first-tile = For the first tile all places are the same: leave out left and right.
micropolis-refused-last-tile = The last tile closes the ring and has only one place: leave out left and right.
micropolis-refused-price = { $cost ->
    [one] This tile costs { $cost } soldier
   *[other] This tile costs { $cost } soldiers
}; { $army ->
    [0] this anthill’s army is empty.
   *[other] this anthill’s army has only { $army }.
}
micropolis-refused-no-architect = You have no architect marker to give back.
micropolis-refused-free = The first tile of the row is free: keep your architect marker.
micropolis-refused-barracks-first = First decide about your new barracks: fill it or leave it empty.
micropolis-refused-guard-first = First decide about your new guard: which barracks should be full?
# $barracks are codes, as in "B1 and B8".
micropolis-refused-other-barracks = The guard reaches only the barracks of this anthill: { $barracks }.
# $wanted is never 1.
micropolis-refused-too-few = That takes { $wanted } soldiers; this anthill has only { $soldiers }.
# $soldiers is more than $most, which is ten.
micropolis-refused-too-many = That would leave { $soldiers } soldiers in the army; a foundation has room for { $most }.
micropolis-refused-own-anthill = The leader marker must go to one of your own anthills first: I or II.
micropolis-refused-marker-first = First decide who gets the leader marker.
# $holders are at least two players or anthills.
micropolis-refused-own-tie = After a tie the leader marker must go to another player. Choose from { $holders }.
micropolis-refused-not-tied = Only those tied for the largest army can get the leader marker. Choose from { $holders }.

## What a friend would say before a decision (warnings)

micropolis-warning-marker = This is your last turn: after it your architect marker is worth nothing.
micropolis-warning-army = This leaves your army empty: next turn it can pay for no tile but the first.
micropolis-warning-leave = Later only a guard can fill this barracks.
micropolis-warning-guard = { $points ->
    [one] Your barracks would be worth { $points } point less than now.
   *[other] Your barracks would be worth { $points } points less than now.
}
# $most is 10.
micropolis-warning-room = { $soldiers ->
    [one] { $soldiers } soldier finds no room: a foundation holds at most { $most }.
   *[other] { $soldiers } soldiers find no room: a foundation holds at most { $most }.
}
# $soldiers is 1 to 4.
micropolis-warning-barracks = Your army cannot fill this barracks, which needs { $soldiers }: it will stay empty.
micropolis-warning-officer = You are the leader: this officer takes the soldier from yourself.
micropolis-warning-queens = { $points ->
    [one] Queens would share a gallery, and it brings nothing then: { $points } point less.
   *[other] Queens would share a gallery, and it brings nothing then: { $points } points less.
}
micropolis-warning-shut-in = This shuts in your queen: her gallery can grow no further.
