export const rules = {
  fr: {
    goal: 'Ta vedette joue face cachée. Élimine celles des autres, bluffe, démasque les bluffeurs, et atteins le premier la limite du Badassomètre.',
    turn: [
      'Ton arme gagne une charge (deux en Vengeance).',
      'Fais une seule action : changer de personnage ou d’arme, exécuter si l’arme est assez chargée, passer à l’armurerie (deux dés), ou annoncer un personnage.',
      'Annoncer, c’est prétendre que ta vedette est ce personnage, vrai ou faux, pour utiliser son pouvoir.',
      'Chacun dit en secret s’il te croit. Le premier qui dénonce, dans le sens du jeu, est le seul qui compte.',
    ],
    know: [
      'Bluff démasqué : tu perds ta vedette. Annonce vraie : c’est le dénonciateur qui perd un personnage.',
      'Une élimination rapporte 2 points, les suivantes du même tour 1 ; un de plus contre le meneur.',
      'Avec un seul personnage restant, tu passes en Vengeance : tu reprends tout, et tes pouvoirs sont plus forts.',
      'La Colonelle s’annonce quand on t’attaque : ta vedette survit, si l’on te croit.',
    ],
    end: 'Quand quelqu’un atteint la limite, on finit le tour en cours. Le meilleur score gagne.',
  },
  en: {
    goal: 'Your star plays face down. Take out the others’ stars, bluff, unmask bluffers, and be the first to reach the limit of the Badassometer.',
    turn: [
      'Your weapon gains one charge (two in Vengeance).',
      'Take one action: change character or weapon, execute if the weapon is charged enough, visit the armoury (two dice), or announce a character.',
      'Announcing means claiming that your star is that character, true or not, to use its power.',
      'Everybody secretly says whether they believe you. Only the first to denounce, clockwise, counts.',
    ],
    know: [
      'Caught bluffing: you lose your star. A true announcement: the denouncer loses a character.',
      'A kill is worth 2 points, each further one in the same turn 1; one more against the leader.',
      'With a single character left you go into Vengeance: you take everything back and your powers are stronger.',
      'The Colonel is announced when you are attacked: your star survives if you are believed.',
    ],
    end: 'When somebody reaches the limit, the current turn is finished. The best score wins.',
  },
};
