import { calm } from '../../table/motion/motion';
import type { Told } from '../../protocol/protocol';

/** One rabbit on its way, from place to place (`data-place`). */
export interface Flight {
  from: string;
  to: string;
}

const MOST = 12;

/** The rabbits that what was told sets in motion. */
export function flightsOf(told: readonly Told[], you: number): Flight[] {
  const home = (seat: unknown): string => (seat === you ? 'domain' : `seat-${String(seat)}`);
  const flights = told.flatMap(({ event, args }): Flight[] => {
    const space = `space-${String(args['space'])}`;
    const count = Math.min(Number(args['rabbits'] ?? 1), 4);
    if (event === 'collected' || event === 'crossed')
      return new Array<Flight>(count).fill({ from: space, to: home(args['seat']) });
    if (event === 'gave') return [{ from: home(args['seat']), to: home(args['target']) }];
    if (event === 'laid') return [{ from: home(args['seat']), to: space }];
    return [];
  });
  return flights.slice(0, MOST);
}

/** Rabbits hop, one after the other; with reduced motion they are simply there. */
export function hop(flights: readonly Flight[]): void {
  if (calm()) return;
  flights.forEach(({ from, to }, i) => leap(from, to, i * 70));
}

function leap(from: string, to: string, delay: number): void {
  const [start, goal] = [from, to].map((place) =>
    document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect(),
  );
  const picture = document.querySelector('.rabbits svg');
  if (!start?.width || !goal?.width || !picture) return;
  const rabbit = document.createElement('span');
  rabbit.className = 'hopping';
  rabbit.setAttribute('aria-hidden', 'true');
  rabbit.append(picture.cloneNode(true));
  document.body.append(rabbit);
  const at = (rect: DOMRect) => [rect.left + rect.width / 2 - 14, rect.top + rect.height / 2 - 14] as const;
  const [[x, y], [toX, toY]] = [at(start), at(goal)];
  const middle = `translate(${(x + toX) / 2}px, ${Math.min(y, toY) - 50}px) scale(1.3)`;
  const way = [`translate(${x}px, ${y}px)`, middle, `translate(${toX}px, ${toY}px)`].map((transform) => ({
    transform,
  }));
  rabbit.animate(way, { duration: 480, delay, easing: 'ease-in-out', fill: 'both' }).finished.then(
    () => rabbit.remove(),
    () => rabbit.remove(),
  );
}
