import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { readCsv } from './csv.ts';
import { kindOf } from './detect.ts';
import { FileProblem } from './file-problem.ts';
import type { Table } from './table.ts';

export interface ReadOptions {
  /** The sheet of a workbook; the first with something in it where none is named. */
  readonly sheet: string;
  /** Whether cells are those of a record and no header. */
  readonly startsWithData: (cells: readonly string[]) => boolean;
}

/** Reads a file of any kind into headers and rows. Throws FileProblem with a sentence where that cannot be. */
export const readFile = async (content: Uint8Array, { startsWithData }: ReadOptions): Promise<Table> => {
  const kind = kindOf(content);
  if (kind === 'CSV') return readCsv(content, startsWithData);
  throw new FileProblem(migrationRefusals.foreign);
};
