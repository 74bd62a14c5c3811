import { type KeyboardEvent, useState } from 'react';

interface Options {
  rows: number;
  columns: number;
  /** Which cell Tab comes to first, counted along the rows. */
  start: number;
}

const ways: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Buttons in rows and columns, one of which Tab comes to and the arrow keys go on from. */
export const useCursor = ({ rows, columns, start }: Options) => {
  const [moved, setMoved] = useState<{ from: number; at: number }>();
  const at = moved?.from === start ? moved.at : start;
  return {
    cell: (index: number) => ({
      'data-cell': index,
      tabIndex: index === at ? 0 : -1,
      onFocus: () => setMoved({ from: start, at: index }),
    }),
    bind: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = ways[event.key];
        const index = Number((event.target as HTMLElement).dataset.cell ?? Number.NaN);
        if (!way || Number.isNaN(index)) return;
        const [row, column] = [Math.floor(index / columns) + way[0], (index % columns) + way[1]];
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row * columns + column}"]`)?.focus();
      },
    },
  };
};
