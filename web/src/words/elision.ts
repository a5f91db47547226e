/** Of the first names with an h those that keep "de", and those among them that do not. The server knows the same. */
const ASPIRATED = /^(ha|hei|helg|helm|ho)/;
const MUTE = /^(hadri|hon|hor)/;

/** "d’Alice", "de Bruno". */
export function of(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

function elides(name: string): boolean {
  const start = folded(name);
  if (start.startsWith('h')) return MUTE.test(start) || !ASPIRATED.test(start);
  return /^([aeiou]|y[^aeiouy\W\d])/.test(start);
}

/** Small letters without accents. */
function folded(text: string): string {
  const plain = text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD');
  return plain.replace(/\p{M}/gu, '');
}
