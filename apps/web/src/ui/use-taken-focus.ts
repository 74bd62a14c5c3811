import { type RefObject, useEffect } from 'react';

/** What takes the place of a button that stood alone takes the focus over too, where that had it: `button` is given only then. */
export const useTakenFocus = (button: RefObject<HTMLButtonElement | null> | false | undefined) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the button that stood alone
  useEffect(() => {
    if (button) button.current?.focus();
  }, []);
};
