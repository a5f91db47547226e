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
boom-aim-patissier = Pastry Chef: get the cake out whole
boom-aim-farceur = Prankster: make the cake explode
boom-aim-glouton = Glutton: steal the cake with two goals
boom-aim-together = Together: get the cake out whole
boom-react = { $name } plays { $card }: react?
boom-react-to = { $name } plays { $card } on { $victim }: react?
boom-react-mine = You play { $card }: react again?
boom-on-you = you
boom-shout = BOOM!
