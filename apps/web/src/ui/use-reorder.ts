import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { tap } from '../core/platform/index.ts';

/** Pixels that a pointer moves before it drags: less is a click. */
const slack = 6;

/** `ids` with the one moved to the place of another. */
export const moved = (ids: readonly number[], id: number, to: number): number[] => {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
};

interface Drag {
  readonly id: number;
  readonly order: readonly number[];
}

const tileUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const found = document.elementsFromPoint(clientX, clientY).find((one) => (one as HTMLElement).dataset.tile);
  return found && Number((found as HTMLElement).dataset.tile);
};

/**
 * Puts tiles in order by dragging them by their grip, with mouse, pen or finger, or with the arrow keys on it. Each tile
 * bears `data-tile` with its id. `onOrder` gets all ids once, when the tile is let go.
 */
export const useReorder = (ids: readonly number[], onOrder: (ids: number[]) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  // On the window: the dragged tile is moved within the page meanwhile, and would lose the pointer.
  const begin = (id: number, { clientX, clientY, pointerId }: ReactPointerEvent) => {
    let now: Drag | undefined;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (!now && Math.hypot(event.clientX - clientX, event.clientY - clientY) <= slack) return;
      const { order }: Drag = now ?? { id, order: ids };
      const over = tileUnder(event);
      if (!now) tap();
      const place = over === undefined || over === id ? -1 : order.indexOf(over);
      now = { id, order: place < 0 ? order : moved(order, id, place) };
      setDrag(now);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      stop.current?.();
      const isNew = now?.order.some((one, index) => one !== ids[index]);
      if (event.type === 'pointerup' && now && isNew) onOrder([...now.order]);
      setDrag(undefined);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
  const step = (id: number, by: number) => {
    const to = ids.indexOf(id) + by;
    if (to >= 0 && to < ids.length) onOrder(moved(ids, id, to));
  };
  const grip = (id: number) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button === 0) begin(id, event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(id, by);
    },
  });
  return { shown: drag?.order ?? ids, dragged: drag?.id, grip, step };
};
