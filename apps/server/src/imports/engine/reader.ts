import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import type { ValueField } from '@angan/contract/imports/values.ts';
import type { UnitOverrides } from '@angan/domain/units.ts';
import type { Guess, Guide } from '../map/guess.ts';
import type { TableRow } from '../read/table.ts';

/** A column of the file: its place among the cells of a row, and what it becomes. */
export interface MappedColumn<Target extends string = string> {
  readonly at: number;
  readonly header: string;
  readonly target: Target;
}

/** What rows are read with; plain values, since it goes to a thread. */
export interface Reading {
  readonly columns: readonly MappedColumn[];
  readonly thisYear: number;
  /** Whether rows that the file alone does not refuse may still be: their cells come along. */
  readonly keepCells: boolean;
  /** What was decided of names: [field, name, meaning]. */
  readonly decisions: readonly (readonly [ValueField, string, string])[];
  /** Names of the office by which cells are read. */
  readonly sources: readonly string[];
  readonly groups: readonly string[];
  readonly features: readonly string[];
  /** Square feet of units that the office measures by in its own way. */
  readonly units: UnitOverrides;
  /** Deal types of rows that say none. */
  readonly usualDeals: readonly number[];
  readonly usualSubtype: number | null;
}

/** A row as its reader has understood it, before anything is looked up. What it says stands in a field of the noun's own. */
export interface ReadRow {
  /** Its line in the file, or its place among rows that come from none. */
  readonly row_no: number;
  readonly isRefused: boolean;
  /** Of one that is refused they begin with why. */
  readonly reasons: readonly RowReason[];
}

/** What is usual in a file, by which a later reading of one of its rows judges: rupees a square foot by deal types. */
export type Usual = Readonly<Record<string, number>>;

export interface GuessedColumn<Target extends string> {
  readonly header: string;
  readonly values: readonly string[];
  readonly guess: Guess<Target>;
}

/** How lists of one noun are mapped and read: by rules alone, without the database, so that it can be done in a thread. */
export interface Reader<Target extends string = string, Row extends ReadRow = ReadRow> {
  readonly guide: Guide<Target>;
  /** The guesses of all columns put together. */
  settle(columns: readonly GuessedColumn<Target>[]): Guess<Target>[];
  /** Reads all rows of a list. `usual` is told by the rows themselves where it is not given. */
  read(
    rows: readonly TableRow[],
    reading: Reading,
    usual?: Usual,
  ): { readonly rows: Iterable<Row>; readonly usual: Usual };
}
