import { useDeferredValue } from 'react';

/**
 * What was fetched, from when the screen has time to draw it: an answer is drawn at one go, which holds up every touch
 * on a weak phone, while its first showing may be drawn bit by bit. What is there when the part appears is shown at once,
 * and later changes too.
 */
export const useArrived = <Data>(data: Data | undefined): Data | undefined => {
  const isThere = useDeferredValue(data !== undefined);
  return isThere ? data : undefined;
};
