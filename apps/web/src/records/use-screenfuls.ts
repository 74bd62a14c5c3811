import { startTransition, useEffect, useState } from 'react';
import { idle } from '../core/idle.ts';

/** Rows that about fill a phone. */
const screenful = 8;

let wasDrawn = false;

/**
 * The first list after the start, by the screenful: to lay its whole page out at one go holds up a weak phone for a
 * quarter of a second, just as somebody reaches for a row. A later list comes whole, since one may return to a place far
 * down in it; so does one where `isWhole` says so.
 */
export const useScreenfuls = <Row>(rows: Row[] | undefined, isWhole: boolean): Row[] | undefined => {
  const [count, setCount] = useState(wasDrawn || isWhole ? Number.POSITIVE_INFINITY : screenful);
  const isMore = rows !== undefined && count < rows.length;
  useEffect(() => {
    if (!rows) return undefined;
    wasDrawn = true;
    if (!isMore) {
      setCount(Number.POSITIVE_INFINITY);
      return undefined;
    }
    const stop = new AbortController();
    void idle(200).then(() => {
      if (!stop.signal.aborted) startTransition(() => setCount(count + screenful));
    });
    return () => stop.abort();
  }, [rows, count, isMore]);
  return isMore ? rows.slice(0, count) : rows;
};
