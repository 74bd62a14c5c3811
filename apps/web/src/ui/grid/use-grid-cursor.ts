import { useState } from 'react';
import { areaOf } from './edits.ts';
import type { Area, Place } from './types.ts';

/** What a cell is written with at first: the key that began it in place of what stood there, or nothing to go on with that. */
type Editing = { readonly typed: string | undefined };

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

/** Where a person is in a grid, what they have chosen from there, and whether they are writing. */
export const useGridCursor = (columnCount: number) => {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);
  const [editing, setEditing] = useState<Editing>();
  const [isHere, setHere] = useState(false);
  return {
    active,
    area: areaOf(anchor, active),
    editing,
    /** Whether the keyboard is in the grid: only then does it take the focus along. */
    isHere,
    setHere,
    /** Goes to a cell, the rows that are not there yet included; `extend` keeps what is chosen from where it began. */
    go: (place: Place, extend = false) => {
      const next = { row: Math.max(place.row, 0), column: within(place.column, columnCount) };
      setEditing(undefined);
      setActive(next);
      if (!extend) setAnchor(next);
    },
    choose: ({ top, left, bottom, right }: Area) => {
      setActive({ row: top, column: left });
      setAnchor({ row: bottom, column: within(right, columnCount) });
    },
    edit: (typed?: string) => setEditing({ typed }),
    stop: () => setEditing(undefined),
  };
};
export type GridCursor = ReturnType<typeof useGridCursor>;
