import { type ComponentType, useRef, useState } from 'react';

/** The click follows the release, by touch a moment later. */
const clickAfter = 50;

/** A button that is replaced between press and release gets no click. */
const whenReleased = (button: HTMLElement | null) =>
  button?.matches(':active')
    ? new Promise<void>((resolve) => {
        const heard = new AbortController();
        const release = () => {
          heard.abort();
          setTimeout(resolve, clickAfter);
        };
        for (const event of ['pointerup', 'pointercancel', 'keyup'])
          window.addEventListener(event, release, { signal: heard.signal });
      })
    : undefined;

/**
 * For a button whose menu is heavy and seldom opened: the button stands alone until somebody reaches for it, by pointer,
 * focus or press. `Whole` is the button with its menu and takes its place; it takes the focus over where the button had it.
 */
export const useWhenReached = <P>(load: () => Promise<ComponentType<P>>) => {
  const [whole, setWhole] = useState<{ Whole: ComponentType<P>; hadFocus: boolean }>();
  const button = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
  const reach = () => {
    if (begun.current) return;
    begun.current = true;
    load().then(
      async (Whole) => {
        await whenReleased(button.current);
        setWhole({ Whole, hadFocus: document.activeElement === button.current });
      },
      // Without a network the next reach tries again.
      () => {
        begun.current = false;
      },
    );
  };
  return { whole, button, reach };
};
