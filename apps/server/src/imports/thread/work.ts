import { type CheckedRow, checkedRows } from '../check/checked-rows.ts';
import { contactGuide, settleContacts, startsWithContact } from '../contacts/guide.ts';
import { nameList } from '../contacts/names.ts';
import type { MappedColumn } from '../contacts/person.ts';
import { reasons } from '../contacts/reasons.ts';
import { filledColumns, type StoredColumn, samplesOf } from '../map/columns.ts';
import { guessColumn } from '../map/guess.ts';
import { fingerprintOf } from '../map/header.ts';
import { readFile } from '../read/read-file.ts';
import type { Table } from '../read/table.ts';

/** What a thread is asked to do with a file. */
export type Work =
  | { readonly kind: 'read'; readonly content: Uint8Array; readonly sheet: string }
  | {
      readonly kind: 'check';
      readonly content: Uint8Array;
      readonly sheet: string;
      readonly columns: readonly MappedColumn[];
      readonly sources: readonly string[];
      readonly groups: readonly string[];
      readonly thisYear: number;
      /** Whether rows that the file alone does not refuse may still be: their cells come along. */
      readonly keepCells: boolean;
      readonly perBatch: number;
    };

/** What reading a file brings. */
export interface FileFacts extends Omit<Table, 'headers' | 'rows'> {
  readonly rows_total: number;
  readonly columns: readonly StoredColumn[];
  readonly fingerprint: string;
}

/** What comes back, by what was asked for: the facts once, or batches of rows. */
export interface Produced {
  read: FileFacts;
  check: readonly CheckedRow[];
}

/** Does the work that would hold up everybody else's answers; runs in a thread of its own. */
export async function* produce(work: Work): AsyncGenerator<Produced[Work['kind']]> {
  const table = await readFile(work.content, { sheet: work.sheet, startsWithData: startsWithContact });
  if (work.kind === 'read') {
    yield factsOf(table);
    return;
  }
  const rows = checkedRows(table, work, {
    sources: nameList(work.sources, reasons.newSource),
    groups: nameList(work.groups, reasons.newGroup),
    thisYear: work.thisYear,
  });
  let batch: CheckedRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < work.perBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

const factsOf = (table: Table): FileFacts => {
  const columns = filledColumns(table).map((column) => ({
    ...column,
    guess: guessColumn(column.header, column.values, contactGuide),
  }));
  const settled = settleContacts(columns);
  return {
    format: table.format,
    sheets: table.sheets,
    sheet: table.sheet,
    rows_total: table.rows.length,
    fingerprint: fingerprintOf(table.headers),
    columns: columns.map(({ header, at, values }, index) => ({
      header,
      at,
      samples: samplesOf(values),
      ...settled[index]!,
    })),
  };
};
