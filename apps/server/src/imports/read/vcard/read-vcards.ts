import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { limitsOf } from '@angan/contract/imports/kinds.ts';
import { decodeText } from '../decode.ts';
import { FileProblem } from '../file-problem.ts';
import { readable, type Table, type TableRow } from '../table.ts';
import { cardColumns, cardOf } from './card.ts';
import { contentLines } from './content-lines.ts';
import { type Property, propertyOf } from './property.ts';

/** Reads the cards of a phone, version 2.1, 3.0 or 4.0: a row for each, by its place in the file. */
export const readVcards = (content: Uint8Array): Table => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const rows: TableRow[] = [];
  let version = '';
  for (const properties of cardsIn(isUtf16(bytes) ? Buffer.from(decodeText(bytes).text) : bytes)) {
    version ||= properties.find(({ name }) => name === 'VERSION')?.value.trim() ?? '';
    const card = cardOf(properties);
    rows.push({
      row_no: rows.length + 1,
      cells: cardColumns.map((column) => readable(card[column])),
    });
    if (rows.length > limitsOf('Contacts').rows)
      throw new FileProblem(importProblems.of.tooManyRows({ most: limitsOf('Contacts').rows }));
  }
  if (rows.length === 0) throw new FileProblem(importProblems.of.noCards);
  return { format: `vCard ${version || '2.1'}`, sheets: [], sheet: '', headers: cardColumns, rows };
};

const isUtf16 = (bytes: Buffer) => decodeText(bytes.subarray(0, 200)).encoding === 'UTF-16';

/** The properties of each card. One within another, as an assistant's, belongs to nobody; one that breaks off counts. */
function* cardsIn(bytes: Buffer): Generator<Property[]> {
  let depth = 0;
  let card: Property[] = [];
  for (const line of contentLines(bytes)) {
    const property = propertyOf(line);
    const isFrame = property.value.trim().toUpperCase() === 'VCARD';
    if (isFrame && property.name.endsWith('BEGIN')) {
      if (depth++ === 0) card = [];
    } else if (isFrame && property.name === 'END') {
      if (--depth === 0) yield card;
      depth = Math.max(0, depth);
    } else if (depth === 1) card.push(property);
  }
  if (depth > 0 && card.length > 1) yield card;
}
