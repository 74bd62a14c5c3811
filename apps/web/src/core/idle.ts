/** Waits until the page does nothing else, but no longer than so many milliseconds. */
export const idle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout }) : setTimeout(resolve, timeout / 10),
  );
