import type { Attachment } from 'svelte/attachments';

/** Playing without a mouse: what can be used now, in the order one comes to it. */
const CHOICES = '.prompt .choices [data-key]:enabled';
const USABLE = [
  CHOICES,
  '.prompt :is(summary, .ahead, .rather, .stands button)',
  '.hand button.alive',
  ':is(.seats, .board) [data-keys]:not([data-keys=""], [aria-disabled="true"])',
];
const A_MOMENT = 50; // milliseconds
const WRITING = 'input, textarea, select, [role="menu"] *';

const seen = (table: Element, which: string): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(which)].filter((one) => one.checkVisibility());

const usable = (table: Element): HTMLElement[] => USABLE.flatMap((which) => seen(table, which));

/** From what has the focus to what can be used next, or before; from anywhere else to the first. */
function step(table: Element, by: 1 | -1): void {
  const all = usable(table);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** Once a card is picked by a key, what to do with it comes next. */
export function toItsChoices(table: Element): void {
  if (document.activeElement?.matches('.hand button:focus-visible')) seen(table, CHOICES)[0]?.focus();
}

/** Whoever plays by keys does not lose the table when what they used is gone. */
function keepFocus(table: HTMLElement): void {
  const lost = document.activeElement === document.body && document.querySelector('dialog[open]') === null;
  if (lost) table.focus({ preventScroll: true });
}

function pressed(table: HTMLElement, key: string, own: Record<string, () => void>): boolean {
  const rank = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (key === 'ArrowRight') step(table, 1);
  else if (key === 'ArrowLeft') step(table, -1);
  else if (rank > 0) seen(table, CHOICES)[rank - 1]?.click();
  else if (Object.hasOwn(own, key.toLowerCase())) own[key.toLowerCase()]?.();
  else return false;
  return true;
}

/** The keys of a table, while the focus is there; `own` are those of whoever shows it. */
export const byKeys =
  (own: () => Record<string, () => void>): Attachment<HTMLElement> =>
  (table) => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(WRITING)) return;
      if (pressed(table, event.key, own())) event.preventDefault();
    };
    table.addEventListener('keydown', listen);
    keepFocus(table);
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = new MutationObserver(() => {
      keepFocus(table); // what is gone, also once it has faded
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          keepFocus(table);
          timer = setTimeout(() => keepFocus(table), A_MOMENT); // what is hidden loses it some time after it was drawn
        });
      });
    });
    changed.observe(table, { childList: true, subtree: true, attributeFilter: ['class', 'disabled', 'open'] });
    return () => {
      table.removeEventListener('keydown', listen);
      changed.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
