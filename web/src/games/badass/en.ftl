badass-charge = Charge { $charge } of { $most }, usable from { $mark }
badass-score = { $name }, { $score }
badass-vengeance = Vengeance
badass-cool = Cool
badass-dead = In the graveyard: { $name }
badass-secret = face down
badass-take = Take { $round }
badass-action = Your turn: announce whoever you like, or do something else.
badass-says = { $name }: “{ $card }!”
badass-arsenal = { $count ->
    [one] { $count } in store
   *[other] { $count } in store
}
badass-aim = Be the first to { $limit } points: you have { $score }
badass-aim-vengeance = Vengeance! Reach { $limit } points: you have { $score }
badass-the-end = The End
