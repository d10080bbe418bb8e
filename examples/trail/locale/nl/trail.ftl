# Mierenpad, het voorbeeldspel.

trail-summary = Ren om het hardst over het pad, raap kruimels op en wees als eerste in het nest.
trail-variant-base = Pad
trail-variant-base-summary = Veertien vakken en zes kruimels.
trail-source-crumbs = Kruimels
trail-source-crumbs-tip = De punten van de kruimels die jouw mier heeft gepakt.
trail-source-arrival = Als eerste in het nest
trail-source-arrival-tip = 3 punten voor de eerste mier in het nest.
trail-part-crumb = Kruimel op vak { $space }
trail-part-first = Eerste mier in het nest
trail-part-other = De mier van { $player } was er eerder.
trail-part-nobody = Er is nog geen mier in het nest.

trail-board = Het pad
trail-points = Punten tot nu toe
trail-left = Punten die nog op het pad liggen
trail-ant = Mier van { $player }
trail-ant-tip = Ze loopt een tot drie vakken per beurt.
trail-space = Vak { $number }
trail-space-tip = Hier is plaats voor één mier.
trail-nest = Het nest
trail-nest-tip = De eerste mier hier krijgt 3 punten. Je moet het precies bereiken.
trail-crumb = { $points ->
    [one] Een kruimel van { $points } punt
   *[other] Een kruimel van { $points } punten
}
trail-crumb-tip = Die is voor de eerste mier die hier haar beurt beëindigt.
trail-bite = Een hapje van een kruimel
trail-bite-tip = Het is 1 punt waard.

trail-ask = Hoe ver loopt je mier?
trail-ask-wait = Je mier kan nergens heen
trail-walk = { $steps ->
    [one] { $steps } vak lopen
   *[other] { $steps } vakken lopen
}
trail-wait = wachten
trail-told = { $player }: { $deed }
trail-told-points = { $points ->
    [one] { $player } krijgt { $points } punt
   *[other] { $player } krijgt { $points } punten
}

trail-refused-nest = { $spaces ->
    [one] Het nest is { $spaces } vak ver; je moet er precies uitkomen.
   *[other] Het nest is { $spaces } vakken ver; je moet er precies uitkomen.
}
trail-refused-taken = Op vak { $space } staat al een mier.
trail-refused-wait = Je mier kan lopen, dus mag ze niet wachten.
trail-refused-far = Een mier loopt een tot drie vakken.

# $points is 2 or 3.
trail-warning-passed = Je loopt langs een kruimel van { $points } punten en krijgt niets.
