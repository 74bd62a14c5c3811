import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/** Going back returns to where the screen was scrolled to; going on starts at its top. For the element with the ref. */
export const useKeptScroll = () => {
  const element = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone is the same screen
  useLayoutEffect(() => {
    const scrolled = element.current;
    if (!scrolled) return;
    const top = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    // A new element stands at its top; to say so would have the browser lay out the screen in the middle of its drawing.
    if (top > 0 || !isNew.current) scrolled.scrollTop = top;
    isNew.current = false;
    const remember = () => positions.set(key, scrolled.scrollTop);
    scrolled.addEventListener('scroll', remember, { passive: true });
    return () => scrolled.removeEventListener('scroll', remember);
  }, [pathname]);
  return element;
};
