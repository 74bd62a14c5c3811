import { migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueNow } from '../../test/due-now.ts';
import { contactsOf, type Importer, importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { rowOf, workbookOf, zipped } from '../../test/workbooks.ts';
import { inEnglish } from '../core/english.ts';

let server: TestServer;
let one: Importer;
let company: number;
beforeAll(async () => {
  server = await aServer();
  await server.work();
  const office = await aCompany(server);
  company = office.id;
  one = importer(server, await office.person('Owner'));
});
afterAll(() => server.close());

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');

test.each<[string, Buffer | string, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of nothing but a mark and spaces', '\ufeff \r\n ', 'The file is empty.'],
  ['an old workbook', Buffer.concat([ole, Buffer.alloc(2000, 'Workbook')]), 'Save it as .xlsx or .csv'],
  [
    'a workbook with a password',
    Buffer.concat([ole, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    'protected by a password',
  ],
  ['a binary workbook', zipped({ 'xl/workbook.bin': 'x' }), 'binary workbook'],
  ['a text document', zipped({ 'word/document.xml': '<x/>' }), 'This is no list.'],
  ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'This is no list.'],
  ['a PDF', '%PDF-1.7\n...', 'This is no list.'],
  ['a program', Buffer.from('7f454c4602010100000000', 'hex'), 'This is no list.'],
  ['a web page', '<html><table><tr><td>Name</td></tr></table></html>', 'This is a web page'],
])('%s is refused at once', async (_, content, sentence) => {
  const { status, body } = await one.send(content);
  expect([status, body.file?.[0]]).toEqual([400, expect.stringContaining(sentence)]);
});

const bomb = workbookOf({ Sheet1: `${rowOf(1, ['Name', 'Mobile'])}${' '.repeat(300 * 1024 * 1024)}` });
test.each<[string, Buffer | string, string]>([
  ['a list without rows', 'Name,Mobile\n', 'The file has no rows below its header.'],
  [
    'a list that is cut off within quotation marks',
    `Name,Mobile\nA,"98${'x\n'.repeat(120_000)}`,
    'cannot be read from line 2 on',
  ],
  [
    'a workbook that is cut off',
    workbookOf({ Sheet1: rowOf(1, ['Name']) }).subarray(0, 500),
    'The workbook is damaged.',
  ],
  ['a workbook that unfolds without end', bomb, 'unfolds to more than can be read'],
  [
    'a sheet with one cell in its last corner',
    workbookOf({ Sheet1: `${rowOf(1, ['Name'])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
    'A cell stands far outside of the list.',
  ],
  [
    'a sheet of wide rows, each with one cell at its end',
    workbookOf({
      Sheet1: Array.from(
        { length: 2_000 },
        (_, n) => `<row r="${n + 1}"><x:c t=">" r='XFD${n + 1}' s="1"/></row>`,
      ).join(''),
    }),
    'A cell stands far outside of the list.',
  ],
  [
    'a sheet whose last cell is behind a comment',
    workbookOf({ Sheet1: `${rowOf(1, ['Name'])}<!-- ' --><row><c r="XFD1048576"><v>1</v></c></row>` }),
    'A cell stands far outside of the list.',
  ],
  ['cards that say nothing', 'BEGIN:VCARD\n', 'The file holds no contact cards.'],
  ['more columns than anybody maps', `${'x,'.repeat(201)}\n${'1,'.repeat(201)}\n`, 'more than 200 columns'],
  ['more rows than are taken', `Mobile\n${'9824011768\n'.repeat(migrationLimits.rows + 1)}`, 'more than 50,000 rows'],
])('%s is told to be refused once it was read', async (_, content, sentence) => {
  const { body } = await one.send(content);
  const read = await one.settled(body.id);
  expect([read.status, read.problem && inEnglish(importProblems, read.problem)]).toEqual([
    'Failed',
    expect.stringContaining(sentence),
  ]);
});

test('a file may have 64 MB where others may have 15', async () => {
  const photo = Buffer.alloc(20 * 1024 * 1024, 'QUJD');
  const cards = (name: string) =>
    Buffer.concat([
      Buffer.from(`BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nTEL:9824011768\r\nPHOTO;ENCODING=b:`),
      photo,
      Buffer.from('\r\nEND:VCARD\r\n'),
    ]);
  expect(await one.upload(cards('Lata'))).toMatchObject({ rows_total: 1, status: 'Uploaded' });
  const tooLarge = await one.send(Buffer.alloc(migrationLimits.fileBytes + 1, 'x'));
  expect([tooLarge.status, tooLarge.body.detail]).toEqual([413, 'A file may have at most 64 MB.']);
});

test('what a spreadsheet would take for a formula stands in the error file as text', async () => {
  const { error_file, id } = await one.bringIn(
    'Name,Mobile,Remarks\n"=HYPERLINK(""http://x"")",12,"+1, -2"\n@SUM(A1),,\tTab\n',
  );
  const text = await one.text(error_file!);
  expect(text.startsWith('\ufeff"Name","Mobile","Remarks","Reason"\r\n')).toBe(true);
  for (const cell of text.slice(1).split(/\r\n|,(?=")/)) expect(cell).not.toMatch(/^"[=+\-@\t\r]/);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect((await one.rows(id)).every((row) => row.is_done)).toBe(true);
  // It can be mended and uploaded again: its columns are known, and the marks are taken off.
  const again = await one.upload(text.replace('"12"', '"9824088001"'));
  expect(again.columns.map(({ target }) => target)).toEqual(['name', 'mobile', 'comment', 'skip']);
  await one.take(again.id, 'validate');
  await one.take(again.id, 'run');
  expect((await contactsOf(server, company)).at(-1)).toMatchObject({
    name: '=HYPERLINK("http://x")',
    mobiles: ['9824088001'],
  });
});

test('characters that the database cannot hold do not stop an import', async () => {
  const done = await one.bringIn(
    'Name,Mobile,Remarks\nLa\0ta,9824088002,\ud83c\nB\0,12,\n'.replace('\ud83c', '\ufffd'),
  );
  expect(done.results).toMatchObject({ created: 1, failed: 1 });
});

test('ninety days later the rows and the files are gone, and that it took place is not', async () => {
  const { id } = await one.bringIn('Name,Mobile\nFarida,9824088003\nB,12\n');
  await server.owner.query(dueNow('key = $1'), [`${company}:purge migration ${id}`]);
  await expect.poll(async () => (await one.read(id)).error_file).toBeNull();
  expect(await one.rows(id)).toEqual([]);
  expect(await one.read(id)).toMatchObject({ status: 'Completed with Errors', results: { created: 1, failed: 1 } });
  expect((await one.read(id)).columns.every(({ samples }) => samples.length === 0)).toBe(true);
});
