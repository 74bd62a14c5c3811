import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import type { MappedColumn, Reader, Reading, ReadRow } from '../engine/reader.ts';
import type { TableRow } from '../read/table.ts';
import { contactGuide, settleContacts } from './guide.ts';
import { nameList } from './names.ts';
import type { ReadPerson } from './person.ts';
import { readRow } from './row.ts';

/** A row as the list alone tells it, before anybody is looked up. */
export interface ContactRow extends ReadPerson, ReadRow {
  /** The line of the first row that has one of its numbers. */
  readonly twiceOf?: number;
  /** The row as it stands in the file, where it is or may be refused. */
  readonly cells?: readonly string[];
}

export const contactReader: Reader<ContactTarget, ContactRow> = {
  guide: contactGuide,
  settle: settleContacts,
  read: (rows, reading) => ({ rows: readContacts(rows, reading), usual: {} }),
};

/** Reads every row and finds those that have a number of an earlier one. A row that is refused has nobody after it. */
function* readContacts(rows: readonly TableRow[], reading: Reading): Generator<ContactRow> {
  const columns = reading.columns as readonly MappedColumn<ContactTarget>[];
  const around = {
    sources: nameList(reading.sources, reasons.newSource),
    groups: nameList(reading.groups, reasons.newGroup),
    thisYear: reading.thisYear,
  };
  const firstWith = new Map<string, number>();
  for (const { row_no, cells } of rows) {
    const read = readRow(cells, columns, around);
    const kept = reading.keepCells || read.isRefused ? { cells: columns.map(({ at }) => cells[at] ?? '') } : {};
    if (read.isRefused) {
      yield { ...read, row_no, ...kept };
      continue;
    }
    const { mobiles } = read.person;
    const earlier = mobiles.map((mobile) => firstWith.get(mobile)).filter((line) => line !== undefined);
    const twiceOf = earlier.length ? Math.min(...earlier) : undefined;
    for (const mobile of mobiles) if (!firstWith.has(mobile)) firstWith.set(mobile, twiceOf ?? row_no);
    yield { ...read, row_no, ...kept, ...(twiceOf === undefined ? {} : { twiceOf }) };
  }
}
