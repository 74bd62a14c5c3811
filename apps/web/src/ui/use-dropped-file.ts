import { useEffect, useRef, useState } from 'react';

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped anywhere on the page; answers whether one is being held over it. A file dropped while
 * `take` is undefined is let fall, since the browser would leave the page to show it.
 */
export const useDroppedFile = (take: ((file: File) => void) | undefined): boolean => {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    // Each element that the file passes tells of it; outside is where as many were left as entered.
    let depth = 0;
    const count = (by: 1 | -1) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0 && latest.current !== undefined);
    };
    const stop = new AbortController();
    const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      addEventListener(name, (event) => holdsFile(event) && hear(event), { signal: stop.signal });
    on('dragenter', () => count(1));
    on('dragleave', () => count(-1));
    on('dragover', (event) => event.preventDefault());
    on('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) latest.current?.(file);
    });
    return () => stop.abort();
  }, []);
  return isOver;
};
