import { afterAll, beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import {
  androidVcards,
  excelUnicodeText,
  excelWindows1252,
  googleCsv,
  iphoneVcards,
  vcards4,
} from '../../test/contact-files.ts';
import { contactsOf, importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { rowOf, workbookOf } from '../../test/workbooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async () => {
  const office = await aCompany(server);
  const person = await office.person('Owner');
  return { ...importer(server, person), contacts: () => contactsOf(server, office.id) };
};

test('Excel, Unicode text (UTF-16 with tabs)', async () => {
  const { bringIn, rows, contacts } = await anOffice();
  const done = await bringIn(excelUnicodeText);
  expect(done).toMatchObject({ format: 'CSV, UTF-16, tab', rows_total: 3, status: 'Completed with Errors' });
  expect(done.columns.map(({ header, target }) => [header, target])).toEqual([
    ['Client Name', 'name'],
    ['Mob No.', 'mobile'],
    ['Remarks', 'comment'],
    ['Date of Birth', 'date_of_birth'],
  ]);
  expect(await contacts()).toMatchObject([
    {
      name: 'મીનાબેન પટેલ',
      mobiles: ['9824021001'],
      comment: 'Wants 3BHK\nin Bopal, "ready"',
      date_of_birth: '1985-03-12',
    },
    { name: 'रमेश शर्मा', mobiles: ['9824021002'] },
  ]);
  const [, , lost] = await rows(done.id);
  expect(lost).toMatchObject({ row_no: 4, outcome: 'refused', values: { name: 'Lost Digits' } });
  expect(lost!.reasons[0]).toContain('The digits of 9.19824E+11 were lost in the spreadsheet.');
});

test('Excel, CSV with semicolons in Windows-1252', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(excelWindows1252);
  expect(done).toMatchObject({ format: 'CSV, Windows-1252, semicolon', status: 'Completed' });
  expect(await contacts()).toMatchObject([
    { name: 'José D’Souza', mobiles: ['9824022001'], email: 'jose@example.in', comment: 'Budget 80–90 Lakhs; ready' },
    { name: 'Zoë Fernandes', email: '', comment: 'E-mail: zoe(at)example.in' },
  ]);
});

test('Excel, XLSX with numbers, dates and two sheets', async () => {
  const { send, settled, map, take, contacts } = await anOffice();
  const text = (value: string) => ({ value });
  const people = [
    ['Name', 'Mobile', 'DOB', 'Group'].map(text),
    [
      text('Tarun Bhalla'),
      { value: 9824027001, type: Number },
      { value: new Date('1985-03-12T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      text('Buyer'),
    ],
    [text('Neelam Rathod'), { value: 919824027002, type: Number }, null, text('Buyer, Investor')],
  ];
  const others = [['Name', 'Phone'].map(text), [text('Imran Saiyed'), text('9824027003')]];
  const workbook = await writeWorkbook([
    { sheet: 'Buyers', data: people },
    { sheet: 'Others', data: others },
  ] as never).toBuffer();
  const { body } = await send(workbook, 'list.xlsx');
  expect(await settled(body.id)).toMatchObject({
    format: 'XLSX, sheet Buyers',
    sheets: ['Buyers', 'Others'],
    rows_total: 2,
  });
  await take(body.id, 'validate');
  await take(body.id, 'run');
  expect(await contacts()).toMatchObject([
    { name: 'Tarun Bhalla', mobiles: ['9824027001'], date_of_birth: '1985-03-12', groups: ['Buyer'] },
    { name: 'Neelam Rathod', mobiles: ['9824027002'], groups: ['Buyer', 'Investor'] },
  ]);
  const again = (await send(workbook)).body.id;
  await settled(again);
  expect((await map(again, { sheet: 'Others' })).body).toMatchObject({ working: 'Reading', columns: [] });
  expect(await settled(again)).toMatchObject({ format: 'XLSX, sheet Others', rows_total: 1 });
  await take(again, 'validate');
  await take(again, 'run');
  expect((await contacts())[2]).toMatchObject({ name: 'Imran Saiyed', mobiles: ['9824027003'] });
});

test('XLSX of another program: numbers as powers of ten, formulas that came to nothing, empty rows between', async () => {
  const { bringIn, contacts, rows } = await anOffice();
  const sheet = [
    rowOf(1, ['Client list of March']),
    rowOf(3, ['Name', 'Contact', 'Email']),
    rowOf(5, ['Kinjal Soni', { number: '9.82400117E9' }, { error: '#N/A' }]),
    rowOf(6, ['Joseph Macwan', { number: '9.824027005E9' }, '']),
  ].join('');
  const done = await bringIn(workbookOf({ Sheet1: sheet }));
  expect(done).toMatchObject({ status: 'Completed', rows_total: 2 });
  expect((await rows(done.id)).map((row) => row.row_no)).toEqual([5, 6]);
  expect(await contacts()).toMatchObject([
    { name: 'Kinjal Soni', mobiles: ['9824001170'], email: '' },
    { name: 'Joseph Macwan', mobiles: ['9824027005'] },
  ]);
});

test('Google Contacts, CSV', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(googleCsv);
  expect(done).toMatchObject({ format: 'CSV, UTF-8, comma', status: 'Completed' });
  expect(await contacts()).toMatchObject([
    {
      name: 'Bhavna K Mehta',
      mobiles: ['9824023001', '9824023002'],
      email: 'bhavna@example.in',
      address: 'B-12, Sun Vista Bopal, Ahmedabad 380058',
      city: 'Ahmedabad',
      state: 'Gujarat',
      country: 'India',
      company_name: 'Shreeji Developers',
      date_of_birth: '1985-03-12',
      groups: ['Builder'],
      comment:
        'Wants a shop\nOrganization Title: Partner\nOrganization Department: Sales\nLandline: 079-2685 3344\nOther e-mails: bhavna@shreeji.example',
    },
    { name: '', mobiles: ['9824023003'], groups: [], comment: '' },
  ]);
});

test('iPhone, vCard 3.0 with photo and labels', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(iphoneVcards);
  expect(done).toMatchObject({ format: 'vCard 3.0', status: 'Completed', rows_total: 2 });
  expect(await contacts()).toMatchObject([
    {
      name: 'Devanshi Parekh',
      mobiles: ['9824024001', '9824024002'],
      email: 'devanshi@example.in',
      address: 'B-12, Sun Vista, Near the lake, 380058',
      city: 'Ahmedabad',
      state: 'Gujarat',
      country: 'India',
      company_name: 'Parekh Realty',
      date_of_birth: null,
      anniversary: '2010-12-05',
      comment:
        'Wants 3BHK, ready; call after five\nBudget 90 L\nLandline: 079 2685 3344\nDate of birth: 12/03 (no year)',
    },
    { name: '', mobiles: ['9824024003'] },
  ]);
});

test('Android, vCard 2.1 with quoted names in Gujarati and Hindi', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(androidVcards);
  expect(done).toMatchObject({ format: 'vCard 2.1', status: 'Completed', rows_total: 2 });
  expect(await contacts()).toMatchObject([
    {
      name: 'મીનાબેન પટેલ',
      mobiles: ['9824025002', '9824025001'],
      email: 'meena@example.in',
      address: 'B-7, સન વિસ્ટા, 380058',
      city: 'અમદાવાદ',
      anniversary: '2011-02-20',
    },
    { name: 'रमेश शर्मा', mobiles: ['9824025003'], comment: 'बजट 90 लाख\nतुरंत' },
  ]);
});

test('vCard 4.0', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(vcards4);
  expect(done).toMatchObject({ format: 'vCard 4.0', status: 'Completed' });
  expect(await contacts()).toMatchObject([
    {
      name: 'Farida Lokhandwala',
      mobiles: ['9824026001', '9824026002'],
      email: 'farida@example.in',
      address: 'B-9, Sun Vista, 395007',
      city: 'Surat',
      date_of_birth: '1985-03-12',
      anniversary: '2009-12-15',
      groups: ['Buyer', 'Investor circle'],
      comment: 'Prefers the east\nForeign number: +971-50-123-4567',
    },
  ]);
});

test('a list that several programs have written to: no two people become one, and the number of a home comes last', async () => {
  const { bringIn, contacts } = await anOffice();
  const done = await bringIn(
    'Name,Home Phone,Landline,Mobile,Abroad,Note\r\n' +
      'Ila,98240 27011,079-26853344,98240 27001,,"Two\rlines"\n' +
      '"Mina",,,"98240 27002\r\n98240 27012",+65 9123 4567,\r' +
      '"Tina",98240 27003,,,,"a\nb"',
    { targets: ['name', 'mobile', 'mobile', 'mobile', 'mobile', 'comment'] },
  );
  expect(done).toMatchObject({ rows_total: 3, status: 'Completed' });
  expect(await contacts()).toMatchObject([
    { name: 'Ila', mobiles: ['9824027001', '9824027011'], comment: expect.stringContaining('Landline: 079-26853344') },
    { name: 'Mina', mobiles: ['9824027002', '9824027012'], comment: 'Foreign number: +65 9123 4567' },
    { name: 'Tina', mobiles: ['9824027003'], comment: 'a\nb' },
  ]);
});
