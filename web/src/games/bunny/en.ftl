bunny-rabbits = { $count ->
    [one] { $count } rabbit
   *[other] { $count } rabbits
}
bunny-carrot = The carrot
bunny-burrow = The burrow
bunny-fox = The fox
bunny-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
bunny-mine = Your domain
bunny-fewest = Fewest points win.
bunny-which = Which card?
bunny-empty = empty space
bunny-closed = closed
bunny-arm-0 = left { $step }
bunny-arm-1 = right { $step }
bunny-arm-2 = up { $step }
bunny-arm-3 = down { $step }
