import { limitsOf, type MigrationKind, type MigrationTarget, type RecordKind } from '@angan/contract/imports/kinds.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { type CheckedRow, checkedRows } from '../check/checked-rows.ts';
import { contactGuide, settleContacts, startsWithContact } from '../contacts/guide.ts';
import { nameList } from '../contacts/names.ts';
import type { MappedColumn } from '../contacts/person.ts';
import { reasons } from '../contacts/reasons.ts';
import { inquiryGuide, settleInquiries } from '../inquiries/guide.ts';
import { filledColumns, type StoredColumn, samplesOf } from '../map/columns.ts';
import { type Guess, type Guide, guessColumn } from '../map/guess.ts';
import { fingerprintOf } from '../map/header.ts';
import { propertyGuide, settleProperties } from '../properties/guide.ts';
import type { UsualRates } from '../properties/unusual-rates.ts';
import { FileProblem } from '../read/file-problem.ts';
import { readFile } from '../read/read-file.ts';
import type { Table } from '../read/table.ts';
import { mended, type NumberedRow, type ReadingWith, readRecords } from '../records/readers.ts';

/** What a thread is asked to do with a file. */
export type Work =
  | { readonly kind: 'read'; readonly of: MigrationKind; readonly content: Uint8Array; readonly sheet: string }
  | {
      readonly kind: 'records';
      readonly of: RecordKind;
      readonly content: Uint8Array;
      readonly sheet: string;
      readonly reading: ReadingWith;
      /** Rows that somebody has mended: [line, cells in the order of the columns]. */
      readonly edits: readonly (readonly [number, readonly string[]])[];
      readonly perBatch: number;
    }
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
  records: { readonly rows: readonly NumberedRow[]; readonly usual: UsualRates };
}

/** Does the work that would hold up everybody else's answers; runs in a thread of its own. */
export async function* produce(work: Work): AsyncGenerator<Produced[Work['kind']]> {
  const of = work.kind === 'check' ? 'Contacts' : work.of;
  const table = await readFile(work.content, {
    sheet: work.sheet,
    startsWithData: startsWithContact,
    rows: limitsOf(of).rows,
  });
  if (work.kind === 'read') {
    if (of !== 'Contacts' && table.format.startsWith('vCard')) throw new FileProblem(migrationRefusals.cardsOfPeople);
    yield factsOf(table, of);
    return;
  }
  if (work.kind === 'records') {
    const rows = mended(table, work.reading.columns, work.edits);
    const read = readRecords(work.of, rows, work.reading);
    for (let at = 0; at < read.rows.length; at += work.perBatch)
      yield { rows: read.rows.slice(at, at + work.perBatch), usual: read.usual };
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

const guides = {
  Contacts: { guide: contactGuide, settle: settleContacts },
  Properties: { guide: propertyGuide, settle: settleProperties },
  Inquiries: { guide: inquiryGuide, settle: settleInquiries },
} as const satisfies Record<MigrationKind, unknown>;

const factsOf = (table: Table, of: MigrationKind): FileFacts => {
  const { guide, settle } = guides[of] as unknown as {
    guide: Guide<MigrationTarget>;
    settle: (columns: readonly GuessedColumn[]) => Guess<MigrationTarget>[];
  };
  const columns = filledColumns(table).map((column) => ({
    ...column,
    guess: guessColumn(column.header, column.values, guide),
  }));
  const settled = settle(columns);
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

interface GuessedColumn {
  readonly header: string;
  readonly values: readonly string[];
  readonly guess: Guess<MigrationTarget>;
}
