export const minutes: [number, number] = [20, 40];

export const rules = {
  fr: {
    goal: 'Sois le premier à terminer toutes les pâtisseries de ta Commande secrète.',
    turn: [
      'Ta pâtisserie en préparation est terminée : ses cartes partent à la défausse.',
      'Pioche d’une seule façon : réponds à une question (juste, tu prends deux cartes), tente ta chance (une carte d’une pile), ou choisis la tactique (défausse une carte pour en prendre une sur l’Étagère).',
      'Ensuite, joue autant de cartes Action que tu veux, ou prépare une pâtisserie, mais pas les deux.',
      'Préparer demande une recette qui convient à ta commande, une Pâte, sa saveur (ou un Joker), et assez de Savoir-faire.',
    ],
    know: [
      'Tes recettes et ta ville sont visibles de tous ; ta main et ta commande sont secrètes.',
      'Chaque ville a un pouvoir ; un Déménagement peut te la prendre.',
      'Les cartes Express se jouent dès qu’elles apparaissent, pour le joueur dont c’est le tour.',
      'Un baba au rhum terminé ? Crie « babaOrum ! » pour piocher une carte.',
    ],
    end: 'La partie s’arrête dès que quelqu’un termine la dernière pâtisserie de sa Commande.',
  },
  en: {
    goal: 'Be the first to finish every pastry of your secret order.',
    turn: [
      'Your pastry in preparation is finished: its cards go to the discard pile.',
      'Draw in exactly one way: answer a question (right, you take two cards), try your luck (one card from a pile), or use tactics (discard a card to take one from the Shelf).',
      'Then play as many Action cards as you like, or prepare one pastry, but not both.',
      'Preparing takes a recipe that fits your order, one Dough, its flavour (or a Joker), and enough Know-how.',
    ],
    know: [
      'Your recipes and your city are seen by all; your hand and your order are secret.',
      'Every city has a power; Moving House can take it from you.',
      'Express cards are played as soon as they appear, for the player whose turn it is.',
      'A finished rum baba? Shout “babaOrum!” to draw a card.',
    ],
    end: 'The game stops as soon as somebody finishes the last pastry of their order.',
  },
};
