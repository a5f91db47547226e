badass-charge = Charge { $charge } sur { $most }, utilisable à partir de { $mark }
badass-score = { $name }, { $score }
badass-vengeance = Vengeance
badass-cool = Cool
badass-dead = Au cimetière : { $name }
badass-secret = face cachée
badass-take = Prise { $round }
badass-action = À toi : annonce qui tu veux, ou fais autre chose.
badass-says = { $name } : « { $card } ! »
badass-arsenal = { $count ->
    [one] { $count } en réserve
   *[other] { $count } en réserve
}
badass-aim = Sois le premier à { $limit } points : tu en as { $score }
badass-aim-vengeance = Vengeance ! Atteins { $limit } points : tu en as { $score }
badass-the-end = Fin
