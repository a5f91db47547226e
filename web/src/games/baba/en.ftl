baba-any = your choice
baba-level = level { $level }
baba-baking = in the oven
baba-done = finished
baba-prepare = Prepare
baba-recipes = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
}
baba-cleans = workshop to clean
baba-workshop = Workshop
baba-book = Recipes
baba-how = With what?
baba-aim = Your order: { $left }
baba-aim-last = Your order: all under way!
baba-of = { $flavour }
baba-honoured = Order honoured!
baba-counted = Counting up!
