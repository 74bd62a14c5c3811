/** Whether there is a line at all, as far as the browser knows: what it takes for one may lead nowhere. */
export const hasLine = (): boolean => navigator.onLine;

/** Calls `changed` each time the line breaks or is back. Gives back how to stop. */
export const onLineChange = (changed: () => void): (() => void) => {
  if (typeof addEventListener !== 'function') return () => undefined;
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};
