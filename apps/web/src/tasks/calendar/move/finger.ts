/** Milliseconds that a finger rests on a task until it lifts it. */
const liftMs = 400;
/** Pixels that a resting finger trembles by; beyond them it scrolls. */
const tremble = 10;
/** Pixels from the edge of what scrolls within which it goes on by itself, and by how many in each frame. */
const edge = 56;
const speed = 9;

/** Calls `lift` once a finger has rested where it was put down; one that moves before then scrolls. Answers how to give up. */
export const whenHeld = (start: PointerEvent, lift: () => void): (() => void) => {
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > tremble) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
  };
  const timer = setTimeout(() => {
    stop();
    lift();
  }, liftMs);
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
  return stop;
};

const prevent = (event: Event) => event.preventDefault();

/**
 * While a finger holds a task the page does not scroll under it and no menu opens. The task itself listens too: drawn anew
 * under another day, the element that was touched is no longer in the page, and still gets the finger. Answers how to let go.
 */
export const holdPage = (touched: EventTarget): (() => void) => {
  const targets = [touched, document];
  for (const one of targets) one.addEventListener('touchmove', prevent, { passive: false });
  document.addEventListener('contextmenu', prevent);
  return () => {
    for (const one of targets) one.removeEventListener('touchmove', prevent);
    document.removeEventListener('contextmenu', prevent);
  };
};

/** What of the page scrolls around an element, up and down. */
const scrollerOf = (element: Element | null): Element => {
  for (let one = element; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return document.scrollingElement!;
};

/** Scrolls on while the pointer stays near an edge of what it is dragged in; `onScroll` hears of each step. */
export const edgeScroll = (from: Element, onScroll: () => void) => {
  const scroller = scrollerOf(from);
  let y: number | undefined;
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    if (y === undefined) return;
    const { top, bottom } =
      scroller === document.scrollingElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    const by = y < top + edge ? -speed : y > bottom - edge ? speed : 0;
    if (by === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += by;
    if (scroller.scrollTop !== before) onScroll();
  };
  frame = requestAnimationFrame(step);
  return {
    at: (event: PointerEvent) => {
      y = event.clientY;
    },
    stop: () => cancelAnimationFrame(frame),
  };
};
