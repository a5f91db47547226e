category-role = Roles
place-size-cards = cards that change the cake’s size
place-glouton = goal of the Glouton; difficulties
place-difficulties = difficulties
place-events = event cards
the-list-is-followed = the list is followed
count-all = cards in all, the six system cards left out
count-roles = role cards
count-goals = goals of the Glouton
count-heat = heat cards
count-cooling = cooling cards
count-actions = action cards
count-reactive = reactive cards
count-events = event cards
sum-theft = theft at { $name }
    .found = theft from size { $low } on, explosion at { $capacity }{ $reach ->
        [True] { "" }
       *[other] : only after an oven has been widened
    }
sum-explosion = explosion at { $name }
    .found = starts at size { $size } of { $of }
sum-timer = timer at { $name }
    .found = the timer shows in rounds 8 to 10, the game has { $rounds }
table-difficulties = Difficulties
number-solo_hand = cards in hand, alone
number-size = size of the cake at the start
number-goals_dealt = goals dealt to the Glouton
number-goals_needed = goals to fulfil
number-steal_low = theft from size
number-steal_low_of_3 = theft of three from size
number-steal_high = theft up to size
number-mystery = a Mystery value, at most
number-capacity = capacity of the oven
number-claim = promised success, in %
number-listed = value, cooling as listed
number-farceurs_of_4 = Farceurs of four
number-rounds_of_3 = rounds of three
success = Success: the cake does not explode.
