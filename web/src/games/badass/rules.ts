export const rules = {
  fr: {
    goal: 'Ta vedette joue face cachée. Élimine celles des autres, bluffe, démasque les bluffeurs, et atteins le premier la limite du Badassomètre.',
    turn: [
      'Ton arme gagne une charge (deux en Vengeance).',
      'Fais une seule action : changer de personnage ou d’arme, utiliser l’arme si elle est assez chargée, passer à l’armurerie (deux dés), ou annoncer un personnage.',
      'Annoncer, c’est prétendre que ta vedette est ce personnage, vrai ou faux, pour utiliser son pouvoir.',
      'Chacun dit en secret s’il te croit. Le premier qui dénonce un bluff, dans le sens du jeu, est le seul qui compte.',
    ],
    know: [
      'Bluff démasqué : tu perds ta vedette. Annonce vraie : c’est celui qui a dénoncé qui perd un personnage.',
      'Une élimination rapporte 2 points, les suivantes du même tour 1 ; un de plus contre le meneur.',
      'Avec un seul personnage restant, tu passes en Vengeance : tu reprends tout, et tes pouvoirs sont plus forts.',
      'La Colonelle s’annonce quand on t’attaque : ta vedette survit, si l’on te croit.',
    ],
    end: 'Quand quelqu’un atteint la limite, on finit le tour en cours. Le meilleur score gagne ; à égalité, le plus de cartes en main, puis le plus de charges, sinon la victoire est partagée.',
  },
  en: {
    goal: 'Your star plays face down. Take out the others’ stars, bluff, unmask bluffers, and be the first to reach the limit of the Badassometer.',
    turn: [
      'Your weapon gains one charge (two in Vengeance).',
      'Take one action: change character or weapon, use the weapon if it is charged enough, visit the armoury (two dice), or announce a character.',
      'Announcing means claiming that your star is that character, true or not, to use its power.',
      'Everybody secretly says whether they believe you. Only the first to call the bluff, clockwise, counts.',
    ],
    know: [
      'Caught bluffing: you lose your star. A true announcement: whoever called it loses a character.',
      'A kill is worth 2 points, each further one in the same turn 1; one more against the leader.',
      'With a single character left you go into Vengeance: you take everything back and your powers are stronger.',
      'The Colonel is announced when you are attacked: your star survives if you are believed.',
    ],
    end: 'When somebody reaches the limit, the current turn is finished. The best score wins; then the most cards in hand, then the most charges, then it is shared.',
  },
};
