export const credits = [
  'BabaOrum',
  'Loïc Ginet, Thomas Niesor, Marianne Planchais, Sophie Planchais',
  'Victoire Éditions',
];
