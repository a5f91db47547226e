export const credits = ['Boom Badaboom', 'Anthony Ruelle', 'La Ruelle Aux Jeux'];
