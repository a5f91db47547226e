seizh-any = libre
seizh-galette = galette
seizh-crepe = crêpe
seizh-need-galette = 3 salés qui valent 7
seizh-need-crepe = 2 sucrés qui valent 3
seizh-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
seizh-points-word = { $count ->
    [one] point
   *[other] points
}
seizh-empty-hands = mains vides
seizh-free-hand = main libre
seizh-nothing = Plus d’ingrédient au centre.
seizh-specialities = Tes spécialités
seizh-speciality = Ta spécialité !
seizh-on-menu = Un plat du menu !
seizh-cook = Cuisiner
seizh-menu = Plats
seizh-whole-menu = Les plats du menu
seizh-have = dans ton garde-manger
seizh-lies = au centre
seizh-which = Comment ?
seizh-last = { $count ->
    [one] Dernier tour !
   *[other] Encore { $count } tours
}
seizh-aim = Ta spécialité : { $dish }, { $points } points
seizh-aim-any = Cuisine les plats qui rapportent le plus
