import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { limitsOf, type MigrationKind, type MigrationTarget } from '@angan/contract/imports/kinds.ts';
import { startsWithContact } from '../contacts/guide.ts';
import { mapColumns } from '../engine/map-columns.ts';
import type { MappedColumn, Reading, ReadRow, Usual } from '../engine/reader.ts';
import { type StoredColumn, samplesOf } from '../map/columns.ts';
import { fingerprintOf } from '../map/header.ts';
import { FileProblem } from '../read/file-problem.ts';
import { readFile } from '../read/read-file.ts';
import type { Table, TableRow } from '../read/table.ts';
import { readerOf } from '../registry/readers.ts';

interface FileWork {
  readonly of: MigrationKind;
  readonly content: Uint8Array;
  readonly sheet: string;
}

/** What a thread is asked to do with a file: tell its columns, alone or with its rows as they are, or read its rows. */
export type Work =
  | (FileWork & { readonly kind: 'read' })
  | (FileWork & { readonly kind: 'list' })
  | (FileWork & {
      readonly kind: 'rows';
      readonly reading: Reading;
      /** Rows that somebody has mended: [line, cells in the order of the columns]. */
      readonly edits: readonly (readonly [number, readonly string[]])[];
      readonly perBatch: number;
    });

/** What reading a file brings. */
export interface FileFacts extends Omit<Table, 'headers' | 'rows'> {
  readonly rows_total: number;
  readonly columns: readonly StoredColumn[];
  readonly fingerprint: string;
}

/** The same with all headers, also of columns in which nothing stands, and its rows as they stand there. */
export interface FileList extends FileFacts {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/** What comes back, by what was asked for: the facts once, or batches of rows. */
export interface Produced {
  read: FileFacts;
  list: FileList;
  rows: { readonly rows: readonly ReadRow[]; readonly usual: Usual };
}

/** Does the work that would hold up everybody else's answers; runs in a thread of its own. */
export async function* produce(work: Work): AsyncGenerator<Produced[Work['kind']]> {
  const table = await readFile(work.content, {
    sheet: work.sheet,
    startsWithData: startsWithContact,
    rows: limitsOf(work.of).rows,
  });
  if (work.kind !== 'rows') {
    if (work.of !== 'Contacts' && table.format.startsWith('vCard'))
      throw new FileProblem(importProblems.of.cardsOfPeople);
    const facts = factsOf(table, work.of);
    yield work.kind === 'list' ? { ...facts, headers: table.headers, rows: table.rows } : facts;
    return;
  }
  const { rows, usual } = readerOf(work.of).read(mended(table, work.reading.columns, work.edits), work.reading);
  let batch: ReadRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < work.perBatch) continue;
    yield { rows: batch, usual };
    batch = [];
  }
  if (batch.length) yield { rows: batch, usual };
}

/** The rows with cells as somebody has mended them. */
const mended = (
  { rows }: Table,
  columns: readonly MappedColumn[],
  edits: readonly (readonly [number, readonly string[]])[],
): readonly TableRow[] => {
  if (edits.length === 0) return rows;
  const byLine = new Map(edits);
  return rows.map((row) => {
    const cells = byLine.get(row.row_no);
    if (!cells) return row;
    const all = [...row.cells];
    for (const [index, { at }] of columns.entries()) all[at] = cells[index] ?? '';
    return { row_no: row.row_no, cells: all };
  });
};

const factsOf = (table: Table, of: MigrationKind): FileFacts => ({
  format: table.format,
  sheets: table.sheets,
  sheet: table.sheet,
  rows_total: table.rows.length,
  fingerprint: fingerprintOf(table.headers),
  columns: mapColumns(table, readerOf(of)).map(({ values, target, ...column }) => ({
    ...column,
    target: target as MigrationTarget,
    samples: samplesOf(values),
  })),
});
