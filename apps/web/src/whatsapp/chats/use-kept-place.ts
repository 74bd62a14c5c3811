import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which what comes new is followed. */
const nearEnd = 120;

/** Older messages above leave what is read where it is; new ones below are followed by who is at the end, or wrote them. */
export const useKeptPlace = (box: RefObject<HTMLElement | null>, rows: readonly ChatMessage[], onTheirWay: number) => {
  const seen = useRef({ first: 0, last: 0, height: 0, onTheirWay: 0, atEnd: true });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const [first, last] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0];
    const isNew = last !== before.last || onTheirWay > before.onTheirWay;
    const isOwn = rows.at(-1)?.incoming_outgoing === 'outgoing' || onTheirWay > before.onTheirWay;
    if (before.height === 0 || (isNew && (before.atEnd || isOwn))) element.scrollTop = element.scrollHeight;
    else if (first !== before.first && last === before.last) element.scrollTop += element.scrollHeight - before.height;
    // A message that failed says so below itself.
    else if (before.atEnd) element.scrollTop = element.scrollHeight;
    seen.current = {
      ...before,
      first,
      last,
      onTheirWay,
      height: rows.length === 0 ? 0 : element.scrollHeight,
    };
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      seen.current.atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    // Pictures and videos that arrive late, and a keyboard that takes the half of a phone.
    const grown = new ResizeObserver(() => {
      if (seen.current.atEnd) element.scrollTop = element.scrollHeight;
    });
    for (const one of [element, ...element.children]) grown.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
};
