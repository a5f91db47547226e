import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Where it was let go: the value of the nearest `data-drop`. */
  ondrop: (place: string, node: HTMLElement) => void;
}

const THRESHOLD = 10;
const MINE = ['mine', 'hand'];

/** Drag something onto the table or onto somebody. A tap stays a tap; the keyboard needs none of this. */
export function draggable(dragging: () => Dragging | null): Attachment<HTMLElement> {
  return (node) => {
    let stop = (): void => {};
    const down = (event: PointerEvent): void => {
      const handler = dragging();
      if (event.button === 0 && handler) stop = drag(node, event, handler);
    };
    node.addEventListener('pointerdown', down);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
    };
  };
}

/** Whatever can be touched on a board can be dragged to one's own place instead: that is the same as touching it. */
export const takeable: Attachment<HTMLElement> = (board) => {
  let stop = (): void => {};
  const down = (event: PointerEvent): void => {
    const node = (event.target as Element).closest<HTMLElement>('button[data-keys]:not([data-keys=""])');
    if (event.button === 0 && node)
      stop = drag(node, event, { ondrop: (place) => MINE.includes(place) && node.click() });
  };
  board.addEventListener('pointerdown', down);
  return () => {
    stop();
    board.removeEventListener('pointerdown', down);
  };
};

/** From the moment something is pressed until it is let go: a quick flick leaves it at once, so the whole window is listened to. */
function drag(node: HTMLElement, { clientX, clientY, pointerId }: PointerEvent, { ondrop }: Dragging): () => void {
  let lifted = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!lifted && Math.hypot(x, y) < THRESHOLD) return;
    if (!lifted) lift();
    node.style.translate = `${x}px ${y}px`;
  }

  function lift(): void {
    lifted = true;
    Object.assign(node.style, { transition: 'none', zIndex: '30', pointerEvents: 'none' });
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    stop();
    if (!lifted) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const place = under.map((element) => element.closest<HTMLElement>('[data-drop]')).find(Boolean)?.dataset['drop'];
    if (event.type === 'pointerup' && place) ondrop(place, node);
    Object.assign(node.style, { translate: '', zIndex: '', pointerEvents: '', transition: '' });
    swallowClick(node);
  }

  const onWindow = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  const stop = () => onWindow.forEach(([name, handler]) => removeEventListener(name, handler));
  onWindow.forEach(([name, handler]) => addEventListener(name, handler));
  return stop;
}

/** The click that ends a drag is none. */
function swallowClick(node: HTMLElement): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  node.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 50);
}
