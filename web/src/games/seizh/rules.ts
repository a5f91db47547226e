export const rules = {
  fr: {
    goal: 'Sept ustensiles pour toute la table. Cuisine les galettes et les crêpes qui rapportent le plus.',
    turn: [
      'Retourne deux ingrédients au milieu de la table.',
      'Prends jusqu’à deux ingrédients : chacun coûte l’ustensile qu’il demande, remis au milieu. La Passoire remplace les quatre premiers.',
      'L’Araignée vole un ingrédient à quelqu’un, sauf s’il tient le Couvercle.',
      'Cuisine ce que montre ta carte : galette = trois ingrédients salés qui font 7 ; crêpe = deux sucrés qui font 3. Puis la carte se retourne.',
      'Une fois par tour, tu peux lancer ta carte : elle retombe d’un côté ou de l’autre.',
    ],
    know: [
      'Les ustensiles valsent : à tout moment, chacun peut en prendre un au milieu, en poser un, ou échanger. Deux au plus en main.',
      'Celui que tu viens d’utiliser t’est interdit jusqu’au tour suivant.',
      'Une galette vaut 7, et 5 de plus si c’est une ligne du menu, encore 5 si c’est ta spécialité.',
      'Une crêpe vaut 3, plus 3, plus 3, de la même façon.',
    ],
    end: 'Quand il n’y a plus d’ingrédients ni dans la pile ni au milieu, chacun joue un dernier tour. Le plus de points gagne ; à égalité, le plus de plats, sinon la victoire est partagée.',
  },
  en: {
    goal: 'Seven utensils for the whole table. Cook the galettes and crêpes that score the most.',
    turn: [
      'Turn up two ingredients in the middle of the table.',
      'Take up to two ingredients: each costs the utensil it asks for, put back in the middle. The Strainer stands in for the first four.',
      'The Spider steals an ingredient from somebody, unless they hold the Lid.',
      'Cook what your card shows: a galette is three savoury ingredients worth 7; a crêpe is two sweet ones worth 3. Then the card flips.',
      'Once a turn you may toss your card: it lands on either side.',
    ],
    know: [
      'Utensils waltz: at any moment anybody may take one from the middle, drop one, or swap. Two at most in hand.',
      'The one you have just used is forbidden to you until the next turn.',
      'A galette is worth 7, and 5 more if it is a line of the menu, 5 more again if it is your speciality.',
      'A crêpe is worth 3, plus 3, plus 3, in the same way.',
    ],
    end: 'When no ingredients are left in the pile or in the middle, everybody plays one last turn. Most points win; then most dishes; then it is shared.',
  },
};
