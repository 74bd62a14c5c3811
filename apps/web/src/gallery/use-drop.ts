import { type DragEvent, useRef, useState } from 'react';

/** Files that are dragged over an element from the desktop and let go there. */
export const useDrop = (onFiles: ((files: File[]) => void) | undefined) => {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent: only as many leaves as enters mean that it is gone.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const move = (by: 1 | -1) => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  if (!onFiles) return {};
  return {
    'data-over': over || undefined,
    onDragEnter: (event: DragEvent) => hasFiles(event) && move(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && move(-1),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
};
