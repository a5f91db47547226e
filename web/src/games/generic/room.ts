/** The colours of a room that is declared by one: dark enough for light letters, whatever it is. */
const ROOMS = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

const rules = (game: string, colour: string): string => `[data-room='${game}'] {
  --ground-1: color-mix(in oklab, oklch(from ${colour} min(l, 0.44) c h) 88%, black);
  --ground-2: color-mix(in oklab, oklch(from ${colour} min(l, 0.34) c h) 62%, black);
  --ground-ink: #fdf6e9;
  --ground-soft: #e6dccd;
  --panel: #fffaf1;
  --panel-2: color-mix(in oklab, ${colour} 12%, #fffaf1);
  --ink: #2a2228;
  --soft: #57505a;
  --line: color-mix(in oklab, ${colour} 30%, #e9dfcf);
  --accent: oklch(from ${colour} min(l, 0.42) c h);
  --accent-deep: oklch(from ${colour} min(l, 0.33) c h);
  --title: var(--accent-deep);
  --accent-ink: #fffaf1;
  --second: #5b4a12;
  --second-ink: #fffaf1;
  --glow: #ffc95c;
  --focus: #ffd75e;
  --trim: #d9b25a;
}`;

/** What a board or the list of games says of a room is so from then on, on every page. */
export function paint(game: string, colour: string | undefined): void {
  if (!colour || ROOMS.get(game) === colour || !/^#[0-9a-f]{6}$/i.test(colour) || !/^\w+$/.test(game)) return;
  ROOMS.set(game, colour);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync([...ROOMS].map(([room, own]) => rules(room, own)).join('\n'));
}
