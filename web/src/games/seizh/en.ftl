seizh-any = free
seizh-galette = galette
seizh-crepe = crêpe
seizh-need-galette = 3 savoury worth 7
seizh-need-crepe = 2 sweet worth 3
seizh-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
seizh-points-word = { $count ->
    [one] point
   *[other] points
}
seizh-empty-hands = empty hands
seizh-free-hand = free hand
seizh-nothing = No ingredient left in the centre.
seizh-specialities = Your specialities
seizh-speciality = Your speciality!
seizh-on-menu = On the menu!
seizh-cook = Cook
seizh-menu = Dishes
seizh-whole-menu = The dishes of the menu
seizh-have = in your larder
seizh-lies = in the middle
seizh-which = How?
seizh-last = { $count ->
    [one] Last turn!
   *[other] { $count } turns left
}
seizh-aim = Your speciality: { $dish }, { $points } points
seizh-aim-any = Cook the dishes that score the most
