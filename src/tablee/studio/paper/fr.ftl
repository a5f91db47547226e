aim = But du jeu
set-up = Mise en place
turn = Un tour
know = À savoir
end = Fin de la partie
cards = Les cartes
rulings = Points de règle
markers = Marqueurs
player = Joueur
players = { $fewest ->
    [1] De 1 à { $most } joueurs
   *[other] De { $fewest } à { $most } joueurs
}
deck-main = { "" }
deck-role = Rôle
deck-event = Événement
deck-destination = Destination
deck-order = Commande
deck-recipe = Recette
deck-atelier = Atelier
deck-question = Question
deck-character = Personnage
deck-weapon = Arme
deck-ingredient = Ingrédient
deck-utensil = Ustensile
deck-bigoudenn = Bigoudenn
deck-timer = Minuteur
