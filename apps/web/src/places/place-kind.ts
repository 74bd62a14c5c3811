import type { ReactNode } from 'react';
import type { RowAction } from '../ui/data-list/index.ts';

/** What areas, societies and features differ in where they are merged and deleted. */
export interface PlaceKind<Row extends { id: number }> {
  /** 'Area' */
  what: string;
  /** The permission's and the table's name. */
  noun: 'area' | 'society' | 'feature';
  /** First part of the keys under which its answers are kept. */
  key: string;
  nameOf: (row: Row) => string;
  remove: (id: number) => Promise<unknown>;
  merge: (id: number, into: number) => Promise<Row>;
  /** Adds the row again, as it was; its id is a new one. */
  putBack: (row: Row) => Promise<Row>;
  /** The field that the other is chosen in. */
  field: (props: {
    row: Row;
    value: number | null;
    error: string | undefined;
    onChange: (id: number | null) => void;
  }) => ReactNode;
}

/** What the panel of an open place is given. */
export interface PlacePanelProps<Row> {
  id: number;
  /** The place as the list has it, shown until the record itself is there. */
  listed: Row | undefined;
  actions: readonly RowAction<Row>[] | undefined;
  onEdit: () => void;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}
