import { repliesUntil, replyWindowMs } from '@angan/domain/whatsapp/people.ts';
import { useEffect, useState } from 'react';

/** `none`: the person never wrote, so there is nothing to count down (spec 4). */
export type WindowState = 'open' | 'closed' | 'none';

/** The server's clock, of which `now` was a moment when the answer came at `heardAt`. */
export const serverNow = ({ now, heardAt }: { now: string; heardAt: number }): number =>
  Date.now() + Date.parse(now) - heardAt;

interface Given {
  readonly last_incoming_at: string | null;
  readonly now: string;
  readonly heardAt: number;
}

const longestTimer = 2 ** 31 - 1;

const stateOf = (given: Given): WindowState => {
  if (given.last_incoming_at === null) return 'none';
  return repliesUntil(Date.parse(given.last_incoming_at), serverNow(given)) === undefined ? 'closed' : 'open';
};

/** Whether the person may be answered; changes by itself at the second at which the window closes. */
export const useWindowState = (given: Given): WindowState => {
  const [, tick] = useState(0);
  const state = stateOf(given);
  const left = millisecondsLeft(given);
  useEffect(() => {
    if (state !== 'open') return;
    const timer = setTimeout(() => tick((n) => n + 1), Math.min(left + 50, longestTimer));
    return () => clearTimeout(timer);
  }, [state, left]);
  return state;
};

export const millisecondsLeft = (given: Given): number =>
  given.last_incoming_at === null
    ? 0
    : Math.max(0, Date.parse(given.last_incoming_at) + replyWindowMs - serverNow(given));
