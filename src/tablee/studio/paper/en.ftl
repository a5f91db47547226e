aim = Aim of the game
set-up = Set-up
turn = A turn
know = Good to know
end = End of the game
cards = The cards
rulings = Rulings
markers = Markers
player = Player
players = { $fewest ->
    [1] 1 to { $most } players
   *[other] { $fewest } to { $most } players
}
deck-main = { "" }
deck-role = Role
deck-event = Event
deck-destination = Destination
deck-order = Order
deck-recipe = Recipe
deck-atelier = Atelier
deck-question = Question
deck-character = Character
deck-weapon = Weapon
deck-ingredient = Ingredient
deck-utensil = Utensil
deck-bigoudenn = Bigoudenn
deck-timer = Timer
