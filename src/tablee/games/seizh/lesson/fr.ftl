# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

take = Sept ustensiles pour toute la table. Avec des ingrédients, tu cuisines une galette, puis une crêpe : qui a le plus de points gagne.
    Ta carte montre une galette : trois ingrédients salés qui font 7. Ta spécialité, c’est la Complète : œuf 2, fromage 2, jambon 3.
    Chaque ingrédient demande un ustensile, que tu remets au milieu. Prends l’Œuf avec ta Spatule.
    .no = Prends l’Œuf avec la Spatule.
grab = À tout moment, chacun peut saisir un ustensile au milieu, même quand ce n’est pas son tour. Deux au plus en main.
    Attrape l’Araignée avant les autres !
    .no = Attrape l’Araignée, au milieu.
strainer = La Passoire remplace couteau, fourchette, cuillère ou spatule. Prends le Jambon avec elle.
    .no = Prends le Jambon avec la Passoire.
end_turn = Deux ingrédients par tour, pas plus. L’ustensile que tu viens d’utiliser t’est interdit jusqu’au tour suivant. Finis ton tour.
    .no = Tu as pris tes deux ingrédients : finis ton tour.
race = Le Couteau vient de tomber au milieu, et il te le faut pour le Fromage. Ce n’est pas ton tour ? Aucune importance : attrape-le !
    .no = Attrape vite le Couteau !
third = À toi. Prends le Fromage avec le Couteau.
    .no = Prends le Fromage avec le Couteau.
cook = Œuf, Jambon, Fromage : 7 tout rond. Cuisine ta galette !
    .no = Tout est là : cuisine la Complète.
steal = Dix-sept points : 7, et 5 parce que c’est une ligne du menu, et 5 parce que c’est ta spécialité. Ta carte se retourne : place à la crêpe, deux ingrédients sucrés qui font 3.
    Ton Araignée vole un ingrédient à qui ne tient pas le Couvercle. Vole la Fleur de sel !
    .no = Sers-toi de l’Araignée : vole la Fleur de sel.
end = Sois rapide, garde un œil sur le milieu et un autre sur ta spécialité. Maintenant, tu peux jouer !
