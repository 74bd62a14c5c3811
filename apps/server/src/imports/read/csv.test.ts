import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

const noData = { startsWithData: () => false, rows: 50_000 };
const encodings = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16 LE': (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  'UTF-16 BE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

const cell = fc
  .string({ unit: fc.constantFrom(...'abc XYZ 0123456789,;|"\'\n.@+-पનાé'), maxLength: 20 })
  .map((text) => text.trim());
const list = fc.tuple(
  fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { minLength: 2, maxLength: 6 }).chain((headers) =>
    fc.tuple(
      fc.constant(headers),
      fc.array(fc.array(cell, { minLength: headers.length, maxLength: headers.length }), {
        minLength: 1,
        maxLength: 15,
      }),
    ),
  ),
  fc.constantFrom(',', ';', '\t', '|'),
  fc.constantFrom('\n', '\r\n'),
  fc.constantFrom(...Object.values(encodings)),
);

test('a list comes back cell by cell from each encoding and separator', () => {
  fc.assert(
    fc.property(list, ([[headers, rows], separator, end, encode]) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = [headers, ...rows].map((row) => row.map(quoted).join(separator)).join(end);
      const filled = rows.filter((row) => row.some(Boolean));
      fc.pre(filled.length > 0);
      const read = readCsv(encode(text), noData);
      expect(read.headers).toEqual(headers);
      expect(read.rows.map((row) => row.cells)).toEqual(filled);
      expect(read.rows.map((row) => row.row_no)).toEqual(
        rows.flatMap((row, at) => (row.some(Boolean) ? [at + 2] : [])),
      );
    }),
  );
});

const read = (text: string) =>
  readCsv(Buffer.from(text), { startsWithData: (cells) => cells.some((one) => /\d{10}/.test(one)), rows: 100 });

test('rows with too few and too many cells are read', () => {
  const { headers, rows } = read('Name,Mobile\nLata\nRam,9824011768,extra\n');
  expect(headers).toEqual(['Name', 'Mobile', 'Column C']);
  expect(rows.map((row) => row.cells)).toEqual([['Lata'], ['Ram', '9824011768', 'extra']]);
});

test('line ends of several programs in one file part every row, and none within a cell', () => {
  const text =
    'Name,Mobile,Note\r\nIla,1,"a\r\nb"\nMina,2,"c\nd"\rTina,3,"e\rf"\r\n"Usha",4,g\r"Lata",5,h\nRam,6,"i"\r\r\nOm,7,';
  expect(read(text).rows.map(({ cells }) => cells)).toEqual([
    ['Ila', '1', 'a\r\nb'],
    ['Mina', '2', 'c\nd'],
    ['Tina', '3', 'e\rf'],
    ['Usha', '4', 'g'],
    ['Lata', '5', 'h'],
    ['Ram', '6', 'i'],
    ['Om', '7', ''],
  ]);
});

test('a title above the header, and no header at all', () => {
  expect(read('Clients of March\n\nName,Mobile,City\nRam,1,Surat\n')).toMatchObject({
    headers: ['Name', 'Mobile', 'City'],
    rows: [{ row_no: 4 }],
  });
  expect(read('Ram,9824011768\nLata,9824011769\n')).toMatchObject({
    headers: ['Column A', 'Column B'],
    rows: [{ row_no: 1 }, { row_no: 2 }],
  });
});

test('a quotation mark within a cell is no beginning of another', () => {
  expect(read('Name,Size\nRam,5" pipe\n').rows[0]!.cells).toEqual(['Ram', '5" pipe']);
});

test('what Excel says of its separator is believed', () => {
  expect(read('sep=;\r\nName;Note\r\nRam;a,b,c\r\n')).toMatchObject({
    format: 'CSV, UTF-8, semicolon',
    headers: ['Name', 'Note'],
  });
});

test('a mark that is never closed is told by its line', () => {
  expect(() => read(`Name,Mobile\nRam,1\nLata,"98${'x\n'.repeat(200_000)}`)).toThrow('from line 3 on');
});

test('nothing, and nothing below the header', () => {
  expect(() => read('\n\n')).toThrow('The file is empty.');
  expect(() => read('Name,Mobile\n')).toThrow('no rows below its header');
});

test('a head of two rows names each column by the lower one, a record below a head is none', () => {
  const stock = [
    'SHREE GANESH ESTATE,,,,,',
    'Type,Location,,Rent,Owner,',
    ',Area,Society,,Name,Mobile',
    '2 BHK Flat,Satellite,Shivalik,28k,Ramesh,9825011111',
  ].join('\n');
  const read = readCsv(Buffer.from(stock), noData);
  expect(read.headers).toEqual(['Type', 'Area', 'Society', 'Rent', 'Name', 'Mobile']);
  expect(read.rows.map(({ row_no }) => row_no)).toEqual([4]);
  const people = readCsv(Buffer.from('Name,Mobile,,,Town\nAsha,9825070001,friend,,Surat\n'), noData);
  expect(people.rows).toHaveLength(1);
});
