export const minutes: [number, number] = [15, 30];

export const rules = {
  fr: {
    goal: 'Un gâteau gonfle dans un four capricieux. Les Pâtissiers veulent le sortir entier, les Farceurs le faire exploser, et le Glouton le voler. Personne ne sait qui est qui.',
    turn: [
      'Chaque manche commence par un événement, qui change la règle pour tous jusqu’à la manche suivante.',
      'À ton tour, joue une carte de ta main : Chaleur, Refroidissement ou Action. C’est obligatoire si tu le peux.',
      'Après chaque carte, tout le monde peut réagir : annuler, renvoyer ou doubler. Une réaction peut elle-même recevoir une réaction.',
      'Quand plus personne ne réagit, la carte du dessus prend effet.',
      'Pioche une carte.',
    ],
    know: [
      'Si la taille du gâteau atteint la capacité du four, il explose aussitôt : les Farceurs gagnent.',
      'Le Glouton gagne s’il a deux cartes Objectif Glouton en main à son propre tour et que le gâteau fait de 15 à 18 (ou selon le réglage : 1 ou 2 sous la capacité, dès la manche 3). Il commence avec deux de ces cartes ; les trois autres sont dans la pioche.',
      'Une valeur « ? » est tirée de 1 à 5, au moment où la carte prend effet.',
      'À trois : 1 Pâtissier, 1 Farceur, 1 Glouton. À quatre : 1, 2 et 1. À cinq : 2, 2 et 1. À un ou deux, il n’y a pas de rôles : on gagne ensemble si le gâteau survit.',
    ],
    end: 'Au minuteur final, ou si la pioche est vide, on finit la manche. Sans explosion, le Glouton gagne s’il tient deux cartes Objectif Glouton ; sinon, ce sont les Pâtissiers.',
  },
  en: {
    goal: 'A cake is rising in a moody oven. The Pastry Chefs want it whole, the Pranksters want it to explode, and the Glutton wants to steal it. Nobody knows who is who.',
    turn: [
      'Each round begins with an event that bends the rules for everybody until the next round.',
      'On your turn, play a card from your hand: Heat, Cooling or action. You must if you can.',
      'After every card, anybody may react: cancel it, turn it round or double it. A reaction can itself be reacted to.',
      'When nobody reacts any more, the top card takes effect.',
      'Draw a card.',
    ],
    know: [
      'If the size of the cake reaches the capacity of the oven, it explodes at once: the Pranksters win.',
      'The Glutton wins with two Glutton goals in hand on their own turn while the cake measures 15 to 18 (or, as the table is set, 1 or 2 below the capacity from round 3). The Glutton starts with two of them; the other three are in the deck.',
      'A “?” is drawn from 1 to 5 at the moment the card takes effect.',
      'With three: 1 Pastry Chef, 1 Prankster, 1 Glutton. With four: 1, 2 and 1. With five: 2, 2 and 1. With one or two players there are no roles: you win together if the cake survives.',
    ],
    end: 'When the final timer shows, or the deck is empty, finish the round. Without an explosion the Glutton wins with two goals in hand; otherwise the Pastry Chefs do.',
  },
};
