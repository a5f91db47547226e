import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Where it was let go: the value of the nearest `data-drop`. */
  ondrop: (place: string, node: HTMLElement) => void;
}

const THRESHOLD = 10;

/** Drag something onto the table or onto somebody. A tap stays a tap; the keyboard needs none of this. */
export function draggable(dragging: () => Dragging | null): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let lifted = false;

    /** A quick flick leaves the card before it has moved once: from here on the whole window is listened to. */
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !dragging()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      for (const [name, handler] of onWindow) addEventListener(name, handler);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted && Math.hypot(x, y) < THRESHOLD) return;
      if (!lifted) lift();
      node.style.translate = `${x}px ${y}px`;
    }

    function lift(): void {
      lifted = true;
      node.style.transition = 'none';
      node.style.zIndex = '30';
      node.style.pointerEvents = 'none';
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      for (const [name, handler] of onWindow) removeEventListener(name, handler);
      const was = lifted;
      const handler = dragging();
      start = null;
      lifted = false;
      if (!was) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((element) => element.closest<HTMLElement>('[data-drop]')).find(Boolean)?.dataset['drop'];
      if (event.type === 'pointerup' && place && handler) handler.ondrop(place, node);
      node.style.translate = node.style.zIndex = node.style.pointerEvents = node.style.transition = '';
      swallowClick(node);
    }

    const onWindow = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    node.addEventListener('pointerdown', down);
    return () => {
      node.removeEventListener('pointerdown', down);
      for (const [name, handler] of onWindow) removeEventListener(name, handler);
    };
  };
}

/** The click that ends a drag is none. */
function swallowClick(node: HTMLElement): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  node.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 50);
}
