import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../../test/an-office.ts';
import { aHouse, aWish } from '../../../test/listings.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const number = '9824011768';
const email = 'mehul.trivedi@example.in';
const pathOf = (id: number) => `/properties/contacts/${id}`;

/** Tables of companies with their columns that hold texts. */
const textColumns = async () => {
  const { rows } = await server.owner.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'company_id')
        and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]') order by 1, 2`,
  );
  return rows;
};

/** A person with all that an office comes to have of one. */
const aPerson = async (office: Office) => {
  const { id } = await office.add({ name: 'Mehul Trivedi', mobile_number_1: number, email, comment: `Ring ${number}` });
  await office.done('/properties/notes/', { text: 'Wants to sell for the divorce', link: { kind: 'contact', id } });
  const property = await office.done(
    '/properties/property/',
    aHouse(office.area, { contact: id, remark: `Keys: ${number}` }),
  );
  const inquiry = await office.done('/properties/inquiry/', aWish(office.area, { contact: id, comment: 'Mehul asks' }));
  const task = await office.done('/properties/tasks/', {
    ...{ type: 'Call', contact: id, comment: 'Mehul is at home from six' },
    date_time: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await server.owner.query(
    `insert into lead_event (company_id, source, way, external_ref, raw, lead, mobile_number, email, inquiry)
     values ($1, '99acres', 'Push', $2, $3, $4, $5, $6, $7)`,
    [
      office.company,
      `ref ${number}`,
      `Mehul Trivedi ${number}`,
      JSON.stringify({ name: 'Mehul Trivedi' }),
      ...[number, email, inquiry.id],
    ],
  );
  return { id: id as number, property: property.id as number, inquiry: inquiry.id as number, task: task.id as number };
};

/** Writes the number into every text that takes it, past all triggers; answers into how many. */
const plant = async (company: number): Promise<number> => {
  const client = await server.owner.connect();
  let planted = 0;
  try {
    await client.query('set session_replication_role = replica');
    for (const { table, column, type } of await textColumns()) {
      if (unplanted.includes(table) || (table === 'contact' && (column === 'email' || column.startsWith('mobile'))))
        continue;
      const value = {
        text: `"${column}" || ' +91 98240-11768 ${email}'`,
        'text[]': `"${column}" || array['0${number}']`,
        jsonb: `case jsonb_typeof("${column}") when 'object' then "${column}" || '{"planted": ["98240 11768", ${number}]}' else "${column}" end`,
      }[type];
      const { rowCount } = await client
        .query(`update "${table}" set "${column}" = ${value} where company_id = $1 and "${column}" is not null`, [
          company,
        ])
        // What may hold only certain words holds no number.
        .catch(() => ({ rowCount: 0 }));
      planted += rowCount ?? 0;
    }
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
  return planted;
};

/** Papers of money say what the law wants them to say. */
const kept = ['invoice', 'platform_invoice', 'transaction'];
/** Nor is it written where the office's own people stand, and where names are keys that work goes by. */
const unplanted = [...kept, 'app_user', 'user_device', 'company_counter'];

/** Where a company still says something, by table. */
const foundIn = async (company: number, pattern: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of new Set((await textColumns()).map((one) => one.table))) {
    const { rows } = await server.owner.query(
      `select count(*)::int as rows from "${table}" t where company_id = $1 and t::text ~* $2`,
      [company, pattern],
    );
    if (rows[0].rows > 0) found.push(table);
  }
  return found;
};

test('of who was erased the whole database holds no number, no address and nothing that was said about them', async () => {
  const office = await anOffice(server);
  const { id } = await aPerson(office);
  expect(await plant(office.company)).toBeGreaterThan(100);
  const digits = '98240[^0-9]{0,3}11768';
  expect((await foundIn(office.company, digits)).length).toBeGreaterThan(10);

  // The number of another person stays, and what is of the office.
  const other = await office.add({ name: 'Kavita Vyas', mobile_number_1: '9824011769', comment: '9824011769' });
  const answer = await office.post(`${pathOf(id)}/erase/`, { confirm: '1768' });
  expect([answer.status, answer.body]).toEqual([204, '']);

  expect(await foundIn(office.company, digits)).toEqual([]);
  expect(await foundIn(office.company, 'mehul[.]trivedi@example[.]in')).toEqual([]);
  expect(await foundIn(office.company, 'Mehul|divorce')).toEqual([]);
  expect(await office.read(other.id)).toMatchObject({ name: 'Kavita Vyas', comment: '9824011769' });

  expect((await office.get(`${pathOf(id)}/`)).status).toBe(404);
  expect((await office.post(`${pathOf(id)}/restore/`, {})).status).toBe(404);
  const { rows } = await server.owner.query(
    `select user_id, changes from audit_log where company_id = $1 and entity = 'contact' and action = 'erased'`,
    [office.company],
  );
  expect(rows).toMatchObject([{ user_id: office.owner.id, changes: { note: 1, inquiry: expect.any(Number) } }]);
});

test('what would go and what stays is said before, and the last digits are asked for', async () => {
  const office = await anOffice(server);
  const { id, inquiry } = await aPerson(office);
  expect((await office.get(`${pathOf(id)}/held/`)).body).toEqual({
    ...{ id, name: 'Mehul Trivedi', confirm_with: 'digits' },
    goes: { notes: 1, tasks: 1, inquiries: 1, shares: 0, leads: 1, messages: 0 },
    stays: { properties: 1, deals: 0, commissions: 0, loans: 0 },
  });
  const wrong = await office.post(`${pathOf(id)}/erase/`, { confirm: '1769' });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['confirm']]);
  expect((await office.read(id)).name).toBe('Mehul Trivedi');
  const coOwner = await office.person('Co-Owner');
  for (const person of [coOwner, office.staff]) {
    expect((await office.get(`${pathOf(id)}/held/`, person)).status).toBe(403);
    expect((await office.post(`${pathOf(id)}/erase/`, { confirm: '1768' }, person)).status).toBe(403);
  }
  expect((await office.post(`${pathOf(id)}/erase/`, { confirm: '1768' })).status).toBe(204);
  // The inquiry stays, of somebody unknown.
  expect((await office.get(`/properties/inquiry/${inquiry}/`)).status).toBe(200);
});

test('a number that somebody else has as well stays theirs', async () => {
  const office = await anOffice(server);
  const wife = await office.add({ name: 'Asha Trivedi', mobile_number_1: '9824011770', mobile_number_2: number });
  const { id } = await office.add({ name: 'Mehul Trivedi', mobile_number_1: number, mobile_number_2: '9824011771' });
  await office.done('/properties/notes/', { text: `Ring ${number} or 98240 11771` });
  expect((await office.post(`${pathOf(id)}/erase/`, { confirm: '1768' })).status).toBe(204);
  expect(await office.read(wife.id)).toMatchObject({ name: 'Asha Trivedi', mobile_number_2: number });
  const { body } = await office.get('/properties/notes/');
  expect(body.results[0].text).toBe(`Ring ${number} or [erased]`);
});

test('who was merged into the person is erased with them', async () => {
  const office = await anOffice(server);
  const into = await office.add({ name: 'Mehul Trivedi', mobile_number_1: number });
  const from = await office.add({ name: 'M Trivedi Surat', mobile_number_1: '9824011772' });
  await office.merge(into.id, [from.id]);
  expect((await office.post(`${pathOf(into.id)}/erase/`, { confirm: '1768' })).status).toBe(204);
  expect(await foundIn(office.company, '98240117(68|72)|Trivedi')).toEqual([]);
});

test('a person gets all that is held about them in a workbook', async () => {
  const office = await anOffice(server);
  const { id } = await aPerson(office);
  const { content, file_name } = await office.done(`${pathOf(id)}/held/export/`, {});
  expect(file_name).toMatch(/^Contacts \d+ \d{4}-\d\d-\d\d\.xlsx$/);
  const sheets = await readSheets(Buffer.from(content, 'base64'));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Contact', 'Notes', 'Properties', 'Inquiries', 'Tasks', 'Leads']);
  const [head, row] = sheets[0]!.data;
  expect(row![head!.indexOf('mobile_number_1')]).toBe(number);
});
