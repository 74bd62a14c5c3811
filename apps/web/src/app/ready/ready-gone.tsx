import { useLayoutEffect } from 'react';

/** The page for visitors, with what was clicked and filled in on it before the app was there: public/scheme.js. */
type Ready = HTMLElement & { asked?: ReadonlySet<HTMLElement> };

/** Stands beside a screen: once that is there, the HTML that came in its place goes. */
export const ReadyGone = () => {
  useLayoutEffect(() => {
    const ready: Ready | null = document.getElementById('ready');
    ready?.remove();
    if (ready?.asked) void again(ready.asked, ready);
  }, []);
  return null;
};

const again = async (asked: ReadonlySet<HTMLElement>, ready: Ready) =>
  (await import('./asked.ts')).doAgain(asked, ready, document.getElementById('root')!);
