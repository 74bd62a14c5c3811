import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { csvRow, csvStart, newSheet, readCell } from './index.ts';

/** What is written is read back by the programs that others wrote, cell by cell. */

const nasty = fc.constantFrom(
  ...['', '=1+1', '+919824011768', '-', '@SUM(A1)', '\tx', '\rx', "'=1", "''", '"', 'a"b', 'a,b', 'a\nb', 'a\r\nb'],
  ...[
    '0982401176',
    '9824011768',
    'constructor',
    '__proto__',
    '<b>&amp;</b>',
    ']]>',
    '  edges  ',
    'भाविन',
    '😀',
    '_x0041_',
  ],
);
/** Any text that PostgreSQL could have given: no NUL, no half of a sign. */
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((given) => given.toWellFormed().replaceAll('\0', '')),
);
const rows = fc.array(fc.array(text, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 12 });
const header = ['one', 'two', 'three', 'four'];

test('CSV: read back as it was, and no cell can be run', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const content = Buffer.from(csvStart + [header, ...given].map(csvRow).join(''));
      expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const read = parse(content, { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(read.map((row) => row.map(readCell))).toEqual([header, ...given]);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
    { numRuns: 300 },
  );
});

const sheetOf = async (given: string[][]) => {
  const sheet = await newSheet('Contacts & <friends>', header, [20, 10, 10, 10]);
  for (const row of given) await sheet.add([row]);
  return sheet.end();
};

test('XLSX: every cell comes back as the text it was', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const [sheet] = await readSheets(await sheetOf(given), { trim: false });
      expect(sheet!.sheet).toBe('Contacts & <friends>');
      const read = (sheet!.data as (string | null)[][]).map((row) => header.map((_, at) => row[at] ?? ''));
      const wanted = [header, ...given];
      // The reader leaves out rows at the end that hold nothing.
      while (wanted.length > read.length && wanted.at(-1)!.every((cell) => cell === '')) wanted.pop();
      expect(read).toEqual(wanted);
    }),
    { numRuns: 100 },
  );
});

test('XLSX: a sheet of many pieces and more columns than letters is whole', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => `column ${at}`);
  const sheet = await newSheet(
    'Many',
    wide,
    wide.map(() => 10),
  );
  const given = Array.from({ length: 3000 }, (_, n) => wide.map((name) => `${name} नाम ${n}`));
  for (let at = 0; at < given.length; at += 250) await sheet.add(given.slice(at, at + 250));
  const [read] = await readSheets(await sheet.end());
  expect(read!.data).toEqual([wide, ...given]);
});
