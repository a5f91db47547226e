export const rules = {
  fr: {
    goal: 'Les lapins envahissent le village. Finis la partie avec le moins de lapins dans ton domaine.',
    turn: [
      'Pose une carte de ta main : d’abord sur un espace vide, à côté du centre ou d’une carte, puis, quand tout est couvert, sur une carte encore ouverte, mais jamais sur celle où se trouve ton propre pion.',
      'Sur une carte d’une autre famille, tu prends autant de lapins que la valeur de ta carte ; sur la même famille, l’espace se ferme pour de bon.',
      'Applique l’effet de ta carte, puis marche jusqu’à elle. Chaque carte traversée te donne ses lapins.',
      'Si ta carte porte une vague, applique l’effet d’une carte de la rivière.',
      'Complète ta main à trois, depuis la pioche ou la rivière.',
    ],
    know: [
      'Le départ, l’arrivée et le centre ne comptent pas : seules les cartes entre les deux donnent des lapins.',
      'Les trois Bunny Boom se déclenchent après ta marche.',
      'Celui qui a la carotte à la fin compte 4 lapins de plus.',
      'Les cartes en main et celles posées face cachée devant toi comptent pour leur valeur.',
    ],
    end: 'La partie s’arrête à la fin du tour où la pioche est vide, ou quand un joueur ne peut plus poser. Le moins de lapins gagne ; à égalité, le moins de jetons, sinon la victoire est partagée.',
  },
  en: {
    goal: 'Rabbits are overrunning the village. End the game with the fewest rabbits in your domain.',
    turn: [
      'Place a card from your hand: first on an empty space next to the centre or to a card, then, once all is covered, on a card that is still open, but never on the one your own pawn stands on.',
      'On a card of another family you take as many rabbits as your card’s value; on the same family the space is closed for good.',
      'Apply your card’s effect, then walk to it. Every card you cross gives you its rabbits.',
      'If your card carries a wave, apply the effect of a river card.',
      'Fill your hand back to three, from the pile or the river.',
    ],
    know: [
      'Start, end and centre do not count: only the cards in between give rabbits.',
      'The three Booms go off after your walk.',
      'Whoever has the carrot at the end counts 4 more rabbits.',
      'Cards in hand and cards laid face down in front of you count their value.',
    ],
    end: 'The game stops at the end of the turn in which the pile runs out, or when a player cannot place. The fewest rabbits win; then the fewest tokens; then it is shared.',
  },
};
