import { expect, test } from 'vitest';
import type { Catalogue, OptionShown, State } from '../../protocol/protocol';
import { Choosing } from './choosing.svelte';
import { distinct, lying, pileOf, viewOf } from '../view';

interface Recorded {
  catalogue: Catalogue;
  states: State[];
}

const recorded = import.meta.glob<Recorded>('../../dev/recorded/*.fr.json', { import: 'default', eager: true });

function choosingAt(film: Recorded, state: State): Choosing {
  const view = viewOf(state);
  const hand = lying(pileOf(view, 'hand', view.you));
  return new Choosing(() => ({
    options: distinct(state.options),
    refused: distinct(state.refused),
    catalogue: film.catalogue,
    you: view.you,
    hand,
  }));
}

test.each(Object.keys(recorded))('%s: whatever is offered is a button or lies in the hand', (name) => {
  const film = recorded[name];
  if (!film) throw new Error(name);
  const asked = film.states.filter((state) => state.options.length > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const state of asked) {
    const choosing = choosingAt(film, state);
    const view = viewOf(state);
    const reached = new Set(choosing.plain.map((option) => option.key));
    for (const card of lying(pileOf(view, 'hand', view.you))) {
      for (const option of card.kind === null ? [] : choosing.for(card.kind)) reached.add(option.key);
    }
    expect([...reached].sort()).toEqual(
      distinct(state.options.map(({ key }) => ({ key })))
        .map(({ key }) => key)
        .sort(),
    );
  }
});

/** The first recorded moment like this, with its game. */
function moment(fits: (state: State) => boolean): [Recorded, State] {
  for (const film of Object.values(recorded)) {
    const state = film.states.find(fits);
    if (state) return [film, state];
  }
  throw new Error('no such moment was recorded');
}

test('a picked card that is aimed makes its targets alive', () => {
  const isAimed = ({ rule, args }: OptionShown) => rule === 'play_card' && args['target'] !== -1;
  const [film, state] = moment(({ options }) => options.some(isAimed));
  const choosing = choosingAt(film, state);
  const kind = state.options.find(isAimed)?.args['kind'];
  choosing.picked = `${kind}#0`;
  expect(choosing.targets.size).toBe(choosing.fitting.length);
  expect([...choosing.targets.values()].every((key) => key.startsWith(`play_card:0:${kind}:`))).toBe(true);
});

test('a refused card says why once picked, and a second touch puts it back', () => {
  const [film, state] = moment(({ refused, question }) => refused[0]?.rule === 'play_card' && question !== null);
  const choosing = choosingAt(film, state);
  const refused = state.refused[0];
  choosing.toggle(`${refused?.args['kind']}#0`);
  expect(choosing.refusal?.reason_words).toBe(refused?.reason_words);
  choosing.toggle(`${refused?.args['kind']}#0`);
  expect(choosing.kind).toBeNull();
});
