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
bunny-fewest = Fewest rabbits win.
bunny-which = Which card?
bunny-empty = empty space
bunny-closed = closed
bunny-arm-0 = { $step ->
    [1] on the left, next to the centre
    [2] on the left, in the middle
   *[other] on the left, at the end
}
bunny-arm-1 = { $step ->
    [1] on the right, next to the centre
    [2] on the right, in the middle
   *[other] on the right, at the end
}
bunny-arm-2 = { $step ->
    [1] at the top, next to the centre
    [2] at the top, in the middle
   *[other] at the top, at the end
}
bunny-arm-3 = { $step ->
    [1] at the bottom, next to the centre
    [2] at the bottom, in the middle
   *[other] at the bottom, at the end
}
bunny-aim = { $count ->
    [0] The fewest rabbits win: you have none
   *[other] The fewest rabbits win: you have { $count }
}
