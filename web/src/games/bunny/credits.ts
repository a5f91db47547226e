export const credits = ['Bunny Boom', 'Guime (Guillaume Boudreau)', 'Ruse Games'];
