import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber, dealId, typeId } from '../../../test/listings.ts';
import { aForm, type Person } from '../../../test/support.ts';
import { rowOf, workbookOf } from '../../../test/workbooks.ts';
import { readWaiting } from '../reading/index.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterAll(() => leads.close());

const path = '/properties/lead_files/';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** '2026-11-20 10:11:12', in India. */
const spelled = (iso: string) => new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 19).replace('T', ' ');
const csv = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
const utf16 = (...rows: readonly (readonly string[])[]) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows.map((row) => row.join('\t')).join('\n'), 'utf16le')]);

const anOffice = async () => {
  const office = await leads.office([]);
  const { owner } = office;
  const listed = await leads.server.ask('GET', '/properties/source/?page_size=100', owner.token);
  const sourceOf = (name: string): number =>
    listed.body.results.find((one: { source_name: string }) => one.source_name === name).id;
  const send = (at: string, content: string | Buffer, fields: Parameters<typeof aForm>[0] = {}, by: Person = owner) => {
    const { payload, headers } = aForm(fields, {
      file: { name: 'leads.csv', content: Buffer.from(content as string) },
    });
    return leads.server.ask('POST', `${path}${at}`, by.token, payload, headers);
  };
  const look = async (content: string | Buffer, fields = {}) => {
    const { status, body } = await send('look/', content, fields);
    expect([status, body.file]).toEqual([200, undefined]);
    return body;
  };
  const read = async (id: number) => (await leads.server.ask('GET', `${path}${id}/`, owner.token)).body;
  /** The whole way, with the columns as they are guessed. */
  const bringIn = async (content: string | Buffer, source = 'Google Ads', more: object = {}) => {
    const { columns } = await look(content);
    const targets = columns.map(({ target }: { target: string }) => target);
    const { status, body } = await send('', content, { source: String(sourceOf(source)), targets, ...more });
    expect([status, body]).toMatchObject([201, { waiting: expect.any(Number) }]);
    await leads.read();
    return read(body.id);
  };
  const failed = async (id: number) => {
    const { body } = await leads.server.ask('GET', `${path}${id}/failed/`, owner.token);
    return { ...body, text: Buffer.from(body.content, 'base64').toString() };
  };
  const alerts = async () => (await leads.server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
  return { ...office, sourceOf, send, look, read, bringIn, failed, alerts };
};

const targetsOf = ({ columns }: { columns: { header: string; target: string }[] }) =>
  Object.fromEntries(columns.map(({ header, target }) => [header, target]));

describe('a file of each platform', () => {
  test('Facebook: UTF-16 with tabs, prefixes before ids and numbers, questions in its own keys', async () => {
    const { look, bringIn, events, owner, sourceOf, area } = await anOffice();
    const number = aNumber();
    const file = utf16(
      [
        ...['id', 'created_time', 'ad_id', 'ad_name', 'campaign_id', 'campaign_name', 'form_id', 'form_name'],
        ...['is_organic', 'platform', 'how_many_bedrooms?', 'what_is_your_budget?', 'which_area_do_you_prefer?'],
        ...['when_do_you_want_to_move?', 'full_name', 'phone_number', 'email', 'lead_status'],
      ],
      [
        ...[
          'l:1202150000000001',
          hoursAgo(2),
          'ag:1',
          'Video',
          'c:2',
          'Shela launch',
          'f:3',
          'Shela form',
          'false',
          'ig',
        ],
        ...['3_bhk', '60_lakh_-_75_lakh', 'Sector 57', 'within_3_months', 'કિંજલ શાહ', `p:+91${number}`, '', 'CREATED'],
      ],
    );
    const looked = await look(file);
    expect(looked).toMatchObject({ format: 'CSV, UTF-16, tab', rows_total: 1, is_known: false });
    expect(looked.source).toBe(sourceOf('Instagram'));
    expect(targetsOf(looked)).toMatchObject({
      ...{ id: 'Id', created_time: 'Date', ad_id: 'Nothing', campaign_name: 'Campaign', platform: 'Nothing' },
      ...{ 'how_many_bedrooms?': 'BHK', 'what_is_your_budget?': 'Budget', 'which_area_do_you_prefer?': 'Area' },
      ...{ 'when_do_you_want_to_move?': 'Message', full_name: 'Name', phone_number: 'Mobile number' },
    });
    expect(await bringIn(file, 'Instagram')).toMatchObject({
      ...{ source_name: 'Instagram', rows_total: 1, created: 1, known: 0, failed: 0, waiting: 0 },
    });
    const [event] = await events();
    expect(event).toMatchObject({
      ...{ source: 'File', source_name: 'Instagram', way: 'File', name: 'કિંજલ શાહ', mobile_number: number },
      message: 'when do you want to move?: within 3 months',
      external_ref: '1202150000000001',
      inquiry: { bhk: [expect.any(Number)], budget_min: 6_000_000, budget_max: 7_500_000, area: [{ id: area }] },
    });
    const inquiry = await leads.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/`, owner.token);
    expect(inquiry.body).toMatchObject({ source: sourceOf('Instagram') });
  });

  test('Google Ads: CSV with its submit time and click id', async () => {
    const { look, bringIn, events, sourceOf } = await anOffice();
    const number = aNumber();
    const file = csv(
      ['Lead Submit Time', 'Lead ID', 'Campaign Name', 'GCLID', 'Full Name', 'User Phone', 'User Email', 'City'],
      [
        ...[
          spelled(hoursAgo(1)),
          'TeSt-00000001',
          'Search',
          'Cj0KC',
          'Devang Purohit',
          `+91 ${number}`,
          'd@example.in',
        ],
        'Ahmedabad',
      ],
    );
    const looked = await look(file);
    expect(looked.source).toBe(sourceOf('Google Ads'));
    expect(targetsOf(looked)).toEqual({
      ...{ 'Lead Submit Time': 'Date', 'Lead ID': 'Id', 'Campaign Name': 'Campaign', GCLID: 'Nothing' },
      ...{ 'Full Name': 'Name', 'User Phone': 'Mobile number', 'User Email': 'Email', City: 'City' },
    });
    expect(await bringIn(file)).toMatchObject({ source_name: 'Google Ads', created: 1 });
    expect((await events())[0]).toMatchObject({
      ...{ name: 'Devang Purohit', mobile_number: number, email: 'd@example.in', city: 'Ahmedabad' },
    });
  });

  test('LinkedIn: names in two columns', async () => {
    const { look, bringIn, events } = await anOffice();
    const number = aNumber();
    const file = csv(
      ['Submitted At', 'Form Name', 'First Name', 'Last Name', 'Email Address', 'Phone Number', 'Job Title'],
      [spelled(hoursAgo(30)), 'Offices', 'Hetal', 'Vora', 'hetal@example.in', number, 'Director'],
    );
    expect(targetsOf(await look(file))).toMatchObject({
      'First Name': 'Name',
      'Last Name': 'Name',
      'Form Name': 'Campaign',
    });
    expect(
      await bringIn(file, 'Other', {
        ...{ property_type: String(typeId('Commercial')), deal_type: String(dealId('Rent')) },
      }),
    ).toMatchObject({ created: 1 });
    expect((await events())[0]).toMatchObject({
      ...{ name: 'Hetal Vora', email: 'hetal@example.in' },
      inquiry: { property_type: typeId('Commercial'), deal_type: [dealId('Rent')] },
    });
  });

  test('times of Greenwich where a column says so, and hours of a workbook', async () => {
    const { bringIn, events } = await anOffice();
    const [first, second] = [aNumber(), aNumber()];
    await bringIn(csv(['Date (UTC)', 'Name', 'Mobile'], ['2026-11-20 20:30:00', 'Asha', first]));
    const text = (value: string) => ({ value });
    const at = { value: new Date('2026-11-20T10:11:12.000Z'), type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
    await bringIn(
      await writeWorkbook([
        { sheet: 'Leads', data: [['Created Time', 'Name', 'Mobile'].map(text), [at, text('Bela'), text(second)]] },
      ] as never).toBuffer(),
    );
    const found = await events();
    const askedBy = (number: string) =>
      Date.parse(found.find((one: { mobile_number: string }) => one.mobile_number === number).asked_at);
    expect(askedBy(first)).toBe(Date.parse('2026-11-20T20:30:00Z'));
    expect(askedBy(second)).toBe(Date.parse('2026-11-20T10:11:12+05:30'));
  });

  test('a workbook of two sheets, numbers as numbers', async () => {
    const { look, bringIn, events } = await anOffice();
    const number = aNumber();
    const text = (value: string) => ({ value });
    const content = await writeWorkbook([
      { sheet: 'Leads', data: [['Name', 'Mobile'].map(text), [text('Asha'), { value: Number(number), type: Number }]] },
      { sheet: 'Other', data: [['Client', 'Phone'].map(text), [text('Bela'), text(aNumber())]] },
    ] as never).toBuffer();
    expect(await look(content)).toMatchObject({ sheets: ['Leads', 'Other'], sheet: 'Leads' });
    expect(await look(content, { sheet: 'Other' })).toMatchObject({ columns: [{ samples: ['Bela'] }, {}] });
    expect(await bringIn(content)).toMatchObject({ created: 1 });
    expect((await events())[0]).toMatchObject({ name: 'Asha', mobile_number: number });
  });
});

describe('rows', () => {
  const head = ['Lead ID', 'Created Time', 'Name', 'Mobile', 'Looking to'];

  test('that cannot be read stop no other, and leave as a file that says why', async () => {
    const { bringIn, failed } = await anOffice();
    const at = hoursAgo(1);
    const file = csv(
      head,
      ['AD-00000001', at, 'Asha', aNumber(), 'Buy'],
      ['AD-00000002', at, '=cmd()', '9.19824E+11', ''],
      ['AD-00000003', 'yesterday', 'Nobody', '', ''],
      ['AD-00000004', at, 'Bela', aNumber(), 'Rent'],
    );
    const done = await bringIn(file);
    expect(done).toMatchObject({ rows_total: 4, created: 2, failed: 2, known: 0, waiting: 0 });
    const { file_name, text } = await failed(done.id);
    expect(file_name).toBe('leads not brought in.csv');
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      `"AD-00000002","${at}","'=cmd()","9.19824E+11","","9.19824E+11: no mobile number of India, and no e-mail address."`,
      '"AD-00000003","yesterday","Nobody","","","It has neither a mobile number nor an e-mail address."',
    ]);
  });

  test('that were mended are read anew under their id', async () => {
    const { bringIn, events, read } = await anOffice();
    const good = ['AD-00000031', hoursAgo(1), 'Asha', aNumber(), ''];
    const first = await bringIn(csv(head, good, ['AD-00000032', hoursAgo(1), 'Bela', '12345', '']));
    expect(first).toMatchObject({ created: 1, failed: 1 });
    const number = aNumber();
    const mended = csv([...head, 'Reason'], ['AD-00000032', hoursAgo(1), 'Bela', number, '', 'no mobile number']);
    expect(await bringIn(mended)).toMatchObject({ rows_total: 1, created: 1, known: 0, failed: 0 });
    expect((await events()).find(({ name }: { name: string }) => name === 'Bela')).toMatchObject({
      ...{ mobile_number: number, result: 'Created', message: '' },
    });
    expect(await bringIn(csv(head, good))).toMatchObject({ created: 0, known: 1 });
    // It is a row of the file in which it became something.
    expect(await read(first.id)).toMatchObject({ created: 1, failed: 0 });
  });

  test('that failed leave in all columns of their file, which is known when they come back', async () => {
    const { bringIn, failed, look, send, sourceOf, read } = await anOffice();
    const columns = ['Lead ID', 'Name', 'Unused', 'Mobile', 'Remark of the caller'];
    const content = csv(columns, ['AD-00000041', 'Bela', '', '12345', 'later']);
    const { status, body } = await send('', content, {
      ...{ source: String(sourceOf('YouTube')), deal_type: String(dealId('Rent')) },
      targets: ['Id', 'Name', 'Mobile number', 'Nothing'],
    });
    expect(status).toBe(201);
    await leads.read();
    expect(await read(body.id)).toMatchObject({ failed: 1, known: 0 });
    const { text } = await failed(body.id);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeff"Lead ID","Name","Unused","Mobile","Remark of the caller","Reason"',
      expect.stringMatching(/^"AD-00000041","Bela","","12345","later","12345: /),
    ]);
    const mended = text.replace('"12345"', `"${aNumber()}"`);
    const looked = await look(mended);
    expect(looked).toMatchObject({ is_known: true, source: sourceOf('YouTube'), deal_type: dealId('Rent') });
    expect(targetsOf(looked)).toEqual({
      ...{ 'Lead ID': 'Id', Name: 'Name', Mobile: 'Mobile number', 'Remark of the caller': 'Nothing' },
      Reason: 'Nothing',
    });
    const still = await bringIn(text, 'YouTube');
    expect(still).toMatchObject({ failed: 1 });
    // Why it failed the first time does not stand beside why it fails now.
    expect((await failed(still.id)).text.split('\r\n')[0]).toBe(text.split('\r\n')[0]);
    expect(await bringIn(mended, 'YouTube')).toMatchObject({ created: 1, failed: 0 });
  });

  test('of which a rounded or a short id is that of several people are told apart', async () => {
    const { bringIn } = await anOffice();
    const file = csv(
      head,
      ['1.20215E+16', hoursAgo(3), 'Asha', aNumber(), ''],
      ['1.20215E+16', hoursAgo(4), 'Bela', aNumber(), ''],
      ['1', hoursAgo(5), 'Champa', aNumber(), ''],
    );
    expect(await bringIn(file)).toMatchObject({ created: 3, known: 0 });
    const next = csv(head, ['1', hoursAgo(1), 'Daksha', aNumber(), '']);
    expect(await bringIn(next)).toMatchObject({ created: 1, known: 0 });
  });

  test('are here already by their id, by number and time, and where they stand twice', async () => {
    const { bringIn } = await anOffice();
    const row = (id: string, at: string, number: string) => [id, at, 'Asha', number, 'Buy'];
    const first = row('AD-00000011', hoursAgo(30), aNumber());
    const second = row('', spelled(hoursAgo(40)), aNumber());
    expect(await bringIn(csv(head, first, second, second))).toMatchObject({ created: 2, known: 1 });
    const third = row('AD-00000012', hoursAgo(31), aNumber());
    expect(await bringIn(csv(head, first, second, third))).toMatchObject({ created: 1, known: 2 });
    // The same number at the same moment under another id.
    const other = ['AD-00000099', ...first.slice(1)];
    expect(await bringIn(csv(head, other))).toMatchObject({ created: 0, known: 1 });
  });

  test('of who has an open inquiry for the same are added to it', async () => {
    const { bringIn } = await anOffice();
    const number = aNumber();
    const file = csv(
      ['Name', 'Mobile', 'Message', 'Date'],
      ['Asha', number, '2 BHK flat to buy', '20/11/2026'],
      ['Asha', number, 'Also a parking, to buy', '20/11/2026'],
    );
    expect(await bringIn(file)).toMatchObject({ created: 1, appended: 1, known: 0 });
  });

  test('that Facebook told of itself are here already', async () => {
    const { bringIn, company } = await anOffice();
    await leads.server.owner.query(
      `insert into lead_event (company_id, source, way, external_ref, raw, result) values ($1, 'Facebook', 'Push', '120215000000077', '{}', 'Failed')`,
      [company.id],
    );
    const file = csv(['id', 'full_name', 'phone_number'], ['l:120215000000077', 'Asha', `p:+91${aNumber()}`]);
    expect(await bringIn(file, 'Facebook')).toMatchObject({ created: 0, known: 1 });
  });

  test('asked longer ago than a day, or nobody knows when, hurry nobody', async () => {
    const { bringIn, alerts, company, events } = await anOffice();
    const file = csv(
      head,
      ['AD-00000021', hoursAgo(1), 'New', aNumber(), ''],
      ['AD-00000022', hoursAgo(25), 'Old', aNumber(), ''],
      ['AD-00000023', '', 'Undated', aNumber(), ''],
    );
    expect(await bringIn(file)).toMatchObject({ created: 3 });
    const { rows } = await leads.server.owner.query(
      `select e.external_ref from lead_escalation l join lead_event e on e.id = l.lead_event where l.company_id = $1`,
      [company.id],
    );
    expect(rows.map(({ external_ref }) => external_ref)).toEqual(['AD-00000021']);
    const clocks = (await events()).filter(({ due_at }: { due_at: string | null }) => due_at !== null);
    expect(clocks.map(({ external_ref }: { external_ref: string }) => external_ref)).toEqual(['AD-00000021']);
    const told = (await alerts()).map(({ alert }: { alert: { message: string } }) => alert.message);
    expect(told).toEqual([expect.stringMatching(/^New on Google Ads: /)]);
  });
});

test('the next file with the same headers begins with what was chosen, and another does not', async () => {
  const { look, send, sourceOf } = await anOffice();
  const head = ['Name', 'Mobile', 'Notes of the call'];
  const file = () => csv(head, ['Asha', aNumber(), 'later']);
  const content = file();
  expect((await look(content)).columns[2]).toMatchObject({ target: 'Message', samples: ['later'] });
  const source = sourceOf('YouTube');
  const fields = {
    source: String(source),
    property_type: '1',
    deal_type: '2',
    targets: ['Name', 'Mobile number', 'Nothing'],
  };
  expect((await send('', content, fields)).status).toBe(201);
  expect(await look(file())).toMatchObject({
    ...{ is_known: true, source, property_type: 1, deal_type: 2 },
    columns: [{ target: 'Name' }, { target: 'Mobile number' }, { target: 'Nothing' }],
  });
  expect(await look(csv([...head, 'More'], ['Asha', aNumber(), 'later', 'x']))).toMatchObject({ is_known: false });
  const stranger = await anOffice();
  expect(await stranger.look(file())).toMatchObject({ is_known: false, source: null });
});

test('the last files are listed with what became of them, and stand among the sources of the day', async () => {
  const { bringIn, owner, send, sourceOf } = await anOffice();
  const today = async () => (await leads.server.ask('GET', '/properties/lead_events/today/', owner.token)).body;
  expect((await today()).sources).toEqual([]);
  const file = (lost: string) => csv(['Name', 'Mobile'], ['Asha', aNumber()], ['Bela', lost]);
  const done = await bringIn(file('12'), 'Google Ads');
  const fields = { source: String(sourceOf('YouTube')), targets: ['Name', 'Mobile number'] };
  const { body } = await send('', file('13'), fields);
  // Rows of a file that are still to be read are not those that came while a subscription had ended.
  expect(await today()).toMatchObject({ waiting: 0, sources: [{ source: 'File', today: 4, is_enabled: true }] });
  const { body: listed } = await leads.server.ask('GET', path, owner.token);
  expect(listed.results).toMatchObject([
    { id: body.id, source_name: 'YouTube', waiting: 2, created: 0 },
    { id: done.id, source_name: 'Google Ads', created: 1, failed: 1, waiting: 0 },
  ]);
});

describe('is refused', () => {
  const file = () => csv(['Name', 'Mobile'], ['Asha', aNumber()]);

  test('what is no list, with the sentence beside the file', async () => {
    const { send } = await anOffice();
    for (const [content, why] of [
      ['', 'The file is empty.'],
      ['Name,Mobile\n', 'The file has no rows below its header.'],
      [Buffer.from('%PDF-1.7 something'), 'This is no list.'],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an old .xls workbook.'],
      [Buffer.from('504b030400000000', 'hex'), 'This is no list.'],
      [
        workbookOf({ Sheet1: `${rowOf(1, ['Name', 'Mobile'])}${' '.repeat(300 * 1024 * 1024)}` }),
        'The file unfolds to more than can be read at once.',
      ],
      ['<html><table><tr><td>9824011768</td></tr></table>', 'This is a web page that calls itself a workbook.'],
      ['BEGIN:VCARD\nVERSION:3.0\nFN:Asha\nEND:VCARD\n', 'Contact cards hold people.'],
      [
        csv(
          Array.from({ length: 151 }, (_, at) => `H${at}`),
          Array(151).fill('x'),
        ),
        'The file has more than 150 columns.',
      ],
      [
        csv(['Name', 'Mobile'], ...Array.from({ length: 5001 }, () => ['Asha', '9824011768'])),
        'The file has more than 5,000 rows.',
      ],
    ] as const) {
      const { status, body } = await send('look/', content as string | Buffer);
      expect([status, body.file?.[0]]).toEqual([400, expect.stringContaining(why)]);
    }
  });

  test('what nobody can be reached by, a source of nobody and columns that are others', async () => {
    const { send, sourceOf } = await anOffice();
    const source = String(sourceOf('Google Ads'));
    const bad = async (fields: Parameters<typeof aForm>[0]) => (await send('', file(), fields)).body;
    expect(await bad({ source, targets: ['Name', 'Message'] })).toEqual({
      targets: ['Choose which column holds the mobile number or the e-mail address.'],
    });
    expect(await bad({ source, targets: ['Mobile number'] })).toEqual({ targets: ['Say what each column is.'] });
    expect(
      await bad({ source: '999999999', targets: ['Name', 'Mobile number'], deal_type: '99', property_type: '99' }),
    ).toEqual({
      source: [expect.stringContaining('999999999')],
      deal_type: [expect.any(String)],
      property_type: [expect.any(String)],
    });
    expect(await bad({ targets: ['Name', 'Mobile number'] })).toHaveProperty('source');
    expect(await bad({ source, targets: ['Name', 'Anything'] })).toHaveProperty('targets');
  });

  test('who does not run the office, and another office that asks for it', async () => {
    const { bringIn, company, send } = await anOffice();
    const done = await bringIn(file());
    const backend = await company.person('Backend');
    const stranger = await anOffice();
    for (const [person, status] of [
      [backend, 403],
      [stranger.owner, 404],
    ] as const)
      for (const at of ['', 'failed/'])
        expect((await leads.server.ask('GET', `${path}${done.id}/${at}`, person.token)).status).toBe(status);
    expect((await send('look/', file(), {}, backend)).status).toBe(403);
    expect((await leads.server.ask('GET', path, backend.token)).status).toBe(403);
    expect((await leads.server.ask('GET', path, stranger.owner.token)).body).toEqual({ results: [] });
  });
});

test('a long file holds up nobody who asks meanwhile', async () => {
  const { send, sourceOf, company } = await anOffice();
  const rows = Array.from({ length: 5000 }, (_, at) => [
    ...[`AD-${String(at).padStart(8, '0')}`, 'Asha', String(7_000_000_000 + at)],
  ]);
  const fields = { source: String(sourceOf('Google Ads')), targets: ['Id', 'Name', 'Mobile number'] };
  const { status, body } = await send('', csv(['Lead ID', 'Name', 'Mobile'], ...rows), fields);
  expect([status, body]).toMatchObject([201, { rows_total: 5000, waiting: 5000, known: 0 }]);
  const { rows: pushed } = await leads.server.owner.query(
    `insert into lead_event (company_id, source, way, external_ref, raw) values ($1, 'Housing', 'Push', 'late', '{}') returning id`,
    [company.id],
  );
  let read = 0;
  await readWaiting(leads.server.services, leads.log, () => read++ > 0);
  const { rows: done } = await leads.server.owner.query(
    `select id from lead_event where company_id = $1 and result <> 'Waiting'`,
    [company.id],
  );
  expect(done).toEqual(pushed);
});
