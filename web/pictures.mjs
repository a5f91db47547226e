/** The pictures of the cards, as they stand in the page, for paper: one file in the folder of each game, and one for the icons that a box may name. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const OUT = '../src/tablee';
const boxes = JSON.parse(readFileSync(0, 'utf8')); // by game what its box says of each card
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const load = (path) => vite.ssrLoadModule(path);
const { render } = await load('svelte/server');

/** An SVG as it is drawn on its own. */
function drawn(picture, props = {}) {
  const { body } = render(picture, { props });
  const svg = /<svg[\s\S]*<\/svg>/.exec(body)?.[0].replace(/<!--[\s\S]*?-->/g, '') ?? '';
  const named = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return named.replace(/ (width|height)="1\.?2?em"/g, '');
}

function write(path, looks) {
  const lines = Object.entries(looks).map(([name, look]) => `${JSON.stringify(name)}: ${JSON.stringify(look)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

for (const [game, facts] of Object.entries(boxes)) {
  const { art } = await load(`/src/games/${game}/art.ts`);
  const looks = { '': { tone: art.back.tone, svg: drawn(art.back.picture) } };
  for (const [kind, row] of Object.entries(facts)) {
    const look = art.look(kind, row);
    looks[kind] = { tone: look.tone, ...(look.value ? { value: look.value } : {}), svg: drawn(look.picture) };
  }
  write(`${OUT}/games/${game}/pictures.json`, looks);
}
const { ICONS } = await load('/src/games/icons.ts');
const icons = {};
for (const [name, icon] of Object.entries(ICONS)) icons[name] = drawn((await icon()).default);
write(`${OUT}/studio/icons.json`, icons);
await vite.close();
