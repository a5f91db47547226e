import type { Attachment } from 'svelte/attachments';

const CONTROL = 'button, a, input, select, summary, label, [role="button"]';
const EXPLAINED = '[data-card], [title], [role="img"][aria-label]';

interface Ways {
  /** A card, shown large with what it says. */
  card: (kind: string) => void;
  /** A sign, in the words it has for whoever cannot see it. */
  words: (words: string) => void;
}

/** Whatever lies on the table and does nothing when it is touched says what it is. */
export const explaining =
  ({ card, words }: Ways): Attachment<HTMLElement> =>
  (table) => {
    const touched = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(CONTROL)) return;
      const thing = event.target.closest<HTMLElement>(EXPLAINED);
      if (!thing || !table.contains(thing)) return;
      const kind = thing.dataset['card'];
      if (kind) card(kind);
      else words([...new Set([thing.ariaLabel, thing.title])].filter(Boolean).join('. '));
    };
    table.addEventListener('click', touched);
    return () => table.removeEventListener('click', touched);
  };
