export const credits = ['Badass Force', 'Ghislain Masson', 'Don’t Panic Games'];
