# Trail, the example game.

trail-summary = Race along a trail, pick up crumbs, and be the first in the nest.
trail-variant-base = Trail
trail-variant-base-summary = Fourteen spaces and six crumbs.
trail-source-crumbs = Crumbs
trail-source-crumbs-tip = The points of the crumbs your ant has taken.
trail-source-arrival = First in the nest
trail-source-arrival-tip = 3 points for the first ant in the nest.
trail-part-crumb = Crumb on space { $space }
trail-part-first = First ant in the nest
trail-part-other = { $player }’s ant was there first.
trail-part-nobody = No ant is in the nest yet.

trail-board = The trail
trail-points = Points so far
trail-left = Points left on the trail
trail-ant = { $player }’s ant
trail-ant-tip = It walks one to three spaces a turn.
trail-space = Space { $number }
trail-space-tip = There is room for one ant.
trail-nest = The nest
trail-nest-tip = The first ant here gets 3 points. Enter it by an exact count.
trail-crumb = { $points ->
    [one] A crumb worth { $points } point
   *[other] A crumb worth { $points } points
}
trail-crumb-tip = It goes to the first ant that ends its walk here.
trail-bite = A bite of a crumb
trail-bite-tip = It is worth 1 point.

trail-ask = How far does your ant walk?
trail-ask-wait = Your ant has nowhere to go
trail-walk = { $steps ->
    [one] walk { $steps } space
   *[other] walk { $steps } spaces
}
trail-wait = wait
trail-told = { $player }: { $deed }
trail-told-points = { $points ->
    [one] { $player } gets { $points } point
   *[other] { $player } gets { $points } points
}

trail-refused-nest = { $spaces ->
    [one] The nest is { $spaces } space away; it is entered by an exact count.
   *[other] The nest is { $spaces } spaces away; it is entered by an exact count.
}
trail-refused-taken = Another ant stands on space { $space }.
trail-refused-wait = Your ant can walk, so it must not wait.
trail-refused-far = An ant walks one to three spaces.

# $points is 2 or 3.
trail-warning-passed = You walk past a crumb worth { $points } points and get nothing.
