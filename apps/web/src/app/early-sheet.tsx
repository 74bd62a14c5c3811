import { useLayoutEffect } from 'react';

/** What the page drew of the first screen before the app was there: tools/early-frame. */
let sheet = typeof document === 'undefined' ? null : document.querySelector('.early-sheet');

/** The same in the place of that screen until its code is there, so that nobody loses sight of what they read. */
export const earlySheet = (label: string) =>
  sheet && (
    <section
      className="early-kept"
      aria-busy
      aria-label={label}
      ref={(place) => void (place && sheet && place.append(sheet))}
    />
  );

/** Stands beside a screen: from then on nothing waits in the page's own drawing. */
export const EarlyGone = () => {
  useLayoutEffect(() => {
    sheet = null;
  }, []);
  return null;
};
