import { type ComponentType, useRef, useState } from 'react';

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
      (Whole) => setWhole({ Whole, hadFocus: document.activeElement === button.current }),
      // Without a network the next reach tries again.
      () => {
        begun.current = false;
      },
    );
  };
  return { whole, button, reach };
};
