import type { Spot } from '../../protocol/protocol';

/** Whatever somebody can point at is found on every screen by its name: a card, a place, a seat. */
const NAMED = '[data-card], [data-place]';
const NAME = /^[a-z0-9_-]{1,40}$/;

export interface Found {
  /** The point that is meant, and the thing it lies on. */
  x: number;
  y: number;
  box: DOMRect;
}

const named = ({ what, name = '' }: Pick<Spot, 'what' | 'name'>): string =>
  what === 'board' ? '.board' : `[data-${what}="${name}"]`;

const seen = (table: Element, selector: string): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

const part = (at: number, start: number, size: number): number =>
  Math.round(1000 * Math.min(1, Math.max(0, size > 0 ? (at - start) / size : 0)));

function spotOn(table: Element, thing: HTMLElement, x: number, y: number): Spot {
  const { card, place } = thing.dataset;
  const what = card !== undefined ? 'card' : place !== undefined ? 'place' : 'board';
  const name = card ?? place ?? '';
  const nth = Math.max(0, seen(table, named({ what, name })).indexOf(thing));
  const box = thing.getBoundingClientRect();
  return { what, name, nth, x: part(x, box.left, box.width), y: part(y, box.top, box.height) };
}

/** What lies under a point of the window; on nothing of a name, a point of the board. */
export function spotAt(table: Element, x: number, y: number): Spot | null {
  const under = document.elementsFromPoint(x, y).filter((one) => table.contains(one));
  const things = under.map((one) => one.closest<HTMLElement>(NAMED)).filter((one) => one !== null);
  const thing = things.find((one) => NAME.test(one.dataset['card'] ?? one.dataset['place'] ?? ''));
  const board = table.querySelector<HTMLElement>('.board');
  const on = thing ?? (board && under.includes(board) ? board : null);
  return on && spotOn(table, on, x, y);
}

/** Where a spot lies in this window; nothing where it is not seen here. */
export function find(table: Element, spot: Spot): Found | null {
  const all = seen(table, named(spot));
  const thing = all[Math.min(spot.nth ?? 0, all.length - 1)];
  if (!thing) return null;
  const box = thing.getBoundingClientRect();
  return {
    x: box.left + (box.width * (spot.x ?? 500)) / 1000,
    y: box.top + (box.height * (spot.y ?? 500)) / 1000,
    box,
  };
}

/** Everything with a name that lies on the table, in reading order, each name once: for whoever does not point by hand. */
export function thingsOn(table: Element): Spot[] {
  const found = seen(table, NAMED).flatMap((one) => {
    const what = one.dataset['card'] !== undefined ? ('card' as const) : ('place' as const);
    const name = one.dataset[what] ?? '';
    return NAME.test(name) ? [{ what, name }] : [];
  });
  return [...new Map(found.map((spot) => [`${spot.what} ${spot.name}`, spot])).values()];
}

/** A seat's number, where a place is one. */
export const seatOf = (spot: Spot): number | null =>
  spot.what === 'place' && spot.name?.startsWith('seat-') ? Number(spot.name.slice(5)) : null;
