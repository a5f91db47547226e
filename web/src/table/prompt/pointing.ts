/** A lesson points at what is `wanted`, an expert at what is `advised`. */
type Pointing = 'wanted' | 'advised';

/** Makes what a key stands for shine wherever it is drawn: a choice, a thing on the board, a card of the hand. */
export function pointAt(key: string, how: Pointing): () => void {
  const shine = () => {
    const meant = new Set(meaning(key));
    for (const node of document.querySelectorAll(`.${how}`)) if (!meant.has(node)) node.classList.remove(how);
    for (const node of meant) if (!node.classList.contains(how)) node.classList.add(how);
  };
  const watcher = new MutationObserver(shine);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-key', 'data-keys'],
  });
  shine();
  return () => {
    watcher.disconnect();
    for (const node of document.querySelectorAll(`.${how}`)) node.classList.remove(how);
  };
}

/** What a thing on a board leads to, for `data-keys`. */
export const leadsTo = (options: readonly { key: string }[]): string => options.map((option) => option.key).join(' ');

/** What takes this option; and the card of the hand that is to be picked first, where a button does not say it all. */
function meaning(key: string): Element[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-key], [data-keys]')].filter(
    (node) => node.dataset['key'] === key || node.dataset['keys']?.split(' ').includes(key),
  );
  const parts = key.split(':').slice(1);
  const cards = [...document.querySelectorAll('.hand button[data-kind]')].filter((node) =>
    parts.includes(node.getAttribute('data-kind') ?? ''),
  );
  const inHand =
    document.querySelector('.hand .picked') === null && !found.some((node) => node.matches('.choices > *, .cards *'));
  return inHand ? [...found, ...cards.slice(0, 1)] : found;
}
