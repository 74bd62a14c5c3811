import { type PointerEvent, useRef, useState } from 'react';

/** Pixels: when a touch is a swipe, when it counts, and how wide what it uncovers at the right is. */
const begins = 12;
const counts = 96;
const uncovered = 184;

interface Options {
  /** A swipe to the right, far enough; left out where it does nothing. */
  onRight: (() => void) | undefined;
  /** A swipe to the left uncovers what lies there, and leaves it open. */
  opensLeft: boolean;
}

/** A row that follows the finger sideways. What scrolls goes on scrolling: the browser keeps what is up and down. */
export const useSwipe = ({ onRight, opensLeft }: Options) => {
  const [shift, setShift] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const from = useRef<{ x: number; y: number; isSwipe: boolean }>(undefined);
  const swiped = useRef(false);
  const rest = isOpen ? -uncovered : 0;
  const at = from.current?.isSwipe ? shift : rest;
  const end = (counted: boolean) => {
    const isSwipe = from.current?.isSwipe === true;
    from.current = undefined;
    setShift(0);
    if (!isSwipe) return;
    setOpen(counted && opensLeft && shift < -counts / 2);
    if (counted && !isOpen && shift > counts) onRight?.();
  };
  return {
    /** What lies uncovered: at the side it was swiped from. */
    side: at > 0 ? ('right' as const) : at < 0 ? ('left' as const) : undefined,
    close: () => setOpen(false),
    bind: {
      style: { touchAction: 'pan-y', ...(at !== 0 && { transform: `translateX(${at}px)` }) },
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        swiped.current = false;
        if (pointerType !== 'mouse') from.current = { x: clientX, y: clientY, isSwipe: false };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current;
        if (!start) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!start.isSwipe && Math.abs(dx) > begins && Math.abs(dx) > Math.abs(dy)) {
          start.isSwipe = true;
          swiped.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (!start.isSwipe) return;
        setShift(Math.max(opensLeft ? -uncovered : 0, Math.min(onRight ? 2 * counts : 0, rest + dx)));
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      // The tap that would follow opens nothing.
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!swiped.current) return;
        swiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
};
