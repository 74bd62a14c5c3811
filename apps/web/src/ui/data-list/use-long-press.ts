import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** Milliseconds that a finger rests until it means more than a tap, and pixels it may waver meanwhile. */
const rest = 450;
const waver = 8;

/** A finger that rests on a row. What the tap would have done does not happen then. */
export const useLongPress = (run: ((element: HTMLElement) => void) | undefined) => {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const fired = useRef(false);
  const stop = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      fired.current = false;
      if (!run || pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        fired.current = true;
        run(target as HTMLElement);
      }, rest);
      held.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = held.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > waver) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: SyntheticEvent) => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The menu that a browser would open over a link.
    onContextMenu: (event: SyntheticEvent) => {
      if (held.current || fired.current) event.preventDefault();
    },
  };
};
