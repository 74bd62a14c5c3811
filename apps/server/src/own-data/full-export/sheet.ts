import type { Context } from '../../core/context.ts';
import type { Cell } from '../../core/sheets/index.ts';

/** What goes into one workbook: its columns, and how its rows are read a piece at a time. */
export interface Sheet {
  /** How the file is called, without its ending. */
  readonly title: string;
  /** The table whose ids it goes by. */
  readonly table: string;
  /** Of a table whose rows can be deleted and stay: those leave out. */
  readonly hasDeleted: boolean;
  readonly header: readonly string[];
  /** In characters. */
  readonly widths: readonly number[];
  readonly formats: readonly (string | undefined)[];
  /** Up to `count` rows whose ids come after `after`, by their ids; each as cells, or as what went wrong with it. */
  read(context: Context, after: number, count: number): Promise<SheetPiece>;
}

export interface SheetPiece {
  readonly rows: readonly { readonly id: number; readonly cells: readonly Cell[] | Error }[];
  /** The last id that was looked at; undefined where there is none after `after`. */
  readonly last: number | undefined;
}

/** A row's cells, or why it has none: one that cannot be shown stops no other. */
export const cellsOrError = (make: () => Cell[]): Cell[] | Error => {
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error : new Error('A value cannot be shown');
  }
};
