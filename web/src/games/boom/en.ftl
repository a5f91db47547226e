boom-oven = Oven: cake of size { $size }, capacity { $capacity }
boom-left = { $left ->
    [one] Only { $left } left before the boom!
    [2] Only { $left } left before the boom!
   *[other] { $left } left before the boom
}
boom-exploded = It is everywhere!
boom-round = { $most ->
    [99] Round { $round }
   *[other] Round { $round } of at most { $most }
}
boom-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
boom-shout = BOOM!
