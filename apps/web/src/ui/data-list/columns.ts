import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

/** One description of a column: the table, its skeleton and the column chooser are all drawn from it. */
export interface Column<Row> {
  key: string;
  label: string;
  /** Width in rem. The table scrolls sideways inside itself when they do not fit. */
  width: number;
  cell: (row: Row, index: number) => ReactNode;
  /** Name in `ordering`; the head becomes a button that sorts. */
  sort?: string;
  /** The way the first click on the head sorts. */
  sortFirst?: 'up' | 'down';
  /** `name`: bears the row's link and is never hidden. `quiet`: second to it. `number`: to the right. */
  kind?: 'name' | 'quiet' | 'number';
  /** Not shown until somebody chooses it. */
  optional?: boolean;
}

export interface RowAction<Row> {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  /** Whether it can be done with this row; without it, with every one. */
  isFor?: (row: Row) => boolean;
  run?: (row: Row) => void;
  /** A link instead of something to run. */
  href?: (row: Row) => string;
  /** The address of a file to be saved. */
  download?: (row: Row) => string;
}

export interface ListProps<Row> {
  /** Names the list for its remembered columns and for screen readers. */
  name: string;
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  /** Number of the first row, for 'Sr No.'. */
  first?: number;
  selected?: number | undefined;
  /** Where a row leads; without it the rows are only read. */
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Called when a row is about to be opened, to fetch ahead. */
  onApproach?: (row: Row) => void;
  actions?: readonly RowAction<Row>[];
  /** How a row is called, for its menu: 'Mehul Trivedi'. */
  nameOf?: ((row: Row) => string) | undefined;
  /** As in the query: `name` or `-name`. */
  ordering?: string;
  onOrdering?: (ordering: string) => void;
  /** Rows can be chosen, to do something with many at once. */
  picking?: Picking<Row>;
}

/** What a list needs of a selection to draw it. */
export interface Picking<Row> extends Pick<Selection, 'has' | 'toggle' | 'page' | 'togglePage' | 'begin'> {
  /** Choosing is what a tap on a row does: a phone has a mode for it. */
  isOn: boolean;
  /** How a row is called: 'Mehul Trivedi'. */
  nameOf: (row: Row) => string;
}
