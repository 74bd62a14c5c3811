import { buffer } from 'node:stream/consumers';
import { type ContactField, contactFieldNames } from '@angan/contract/contacts/contact-fields.ts';
import { exportProblems } from '@angan/contract/contacts/export-problems.ts';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { addContacts, until } from '../../../test/contacts.ts';
import { dueNow } from '../../../test/due-now.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import type { Worker } from '../../core/jobs/worker.ts';

let server: TestServer;
let worker: Worker;
beforeAll(async () => {
  server = await aServer();
  worker = await server.work();
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = () => new Date();
});

const path = '/properties/contact_exports/';
const ready = (person: Person, id: number) =>
  until(server, `${path}${id}/`, person, ({ status }) => status === 'Ready' || status === 'Failed');
const fetched = async (link: string) => {
  const answer = await server.app.inject({ method: 'GET', url: link });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
};
/** Asks for an export, waits for its file and answers both. */
const exported = async (person: Person, wanted: object) => {
  const asked = await server.ask('POST', path, person.token, wanted);
  expect(asked.status).toBe(201);
  const row = await ready(person, asked.body.id);
  expect(row).toMatchObject({ status: 'Ready' });
  return { row, ...(await fetched(row.file.link)) };
};
const csvOf = (content: Buffer) => parse(content, { bom: true, columns: true }) as Record<ContactField, string>[];
const allow = (owner: Person, person: Person) =>
  server.ask('POST', '/properties/user_permissions/', owner.token, { user: person.id, can_export: true });
const trail = async (company: number) => {
  const { rows } = await server.owner.query(
    `select user_id, action, changes from audit_log where company_id = $1 and entity = 'contact_export' order by id`,
    [company],
  );
  return rows;
};

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const add = (fields: object) =>
    server.ask('POST', '/properties/contacts/', owner.token, fields).then(({ body }) => body);
  const lists = async (of: string) =>
    (await server.ask('GET', `/properties/${of}/?page_size=3`, owner.token)).body.results;
  return { company, owner, add, groups: await lists('contactgroup'), sources: await lists('source') };
};

test('a CSV holds what is known of each contact, under the names that an import knows', async () => {
  const { company, owner, add, groups, sources } = await anOffice();
  await add({ mobile_number_1: '0824011768'.replace(/^0/, '9') });
  const given = {
    name: '=HYPERLINK("http://x")',
    mobile_number_1: '9824011768',
    mobile_number_3: '7016328855',
    email: 'mehul@example.in',
    address: 'B-302, "Sun Vista"\nSouth Bopal',
    comment: '- ask for keys',
    company_name: 'ભાવના & Co; Ltd',
    rera_no: '+91',
    contact_kind: ['Owner', 'Broker'],
    date_of_birth: '1980-02-29',
    is_nri: true,
  };
  await add({
    ...given,
    contactgroup: [groups[0].id, groups[1].id],
    source: sources[0].id,
    locked_contact: 'true',
  });
  const { row, headers, content } = await exported(owner, { format: 'CSV' });
  expect(row).toMatchObject({ progress: { done: 2, total: 2 }, chosen: null, filters: {}, whole: true });
  expect(row.file.name).toMatch(/^Contacts \d{4}-\d\d-\d\d\.csv$/);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.file.name)}`,
  });
  expect(content.toString().split('\r\n')[0]).toBe(
    `\ufeff${contactFieldNames.map((column) => `"${column}"`).join(',')}`,
  );
  expect(contactFieldNames.slice(0, 12)).toEqual([
    ...['name', 'mobile_number_1', 'mobile_number_2', 'mobile_number_3', 'mobile_number_4', 'mobile_number_5'],
    ...['email', 'contactgroup', 'address', 'source', 'comment', 'locked_contact'],
  ]);
  const [first, second] = csvOf(content);
  expect(first).toMatchObject({
    ...given,
    name: `'${given.name}`,
    comment: `'${given.comment}`,
    rera_no: "'+91",
    mobile_number_2: '',
    contactgroup: [groups[0], groups[1]]
      .map((group) => group.contact_group_name)
      .toSorted()
      .join(', '),
    source: sources[0].source_name,
    contact_kind: 'Owner, Broker',
    is_nri: 'true',
    locked_contact: 'true',
  });
  expect(second).toMatchObject({ name: '', mobile_number_1: '9824011768', locked_contact: 'false' });
  expect(await trail(company.id)).toMatchObject([
    { user_id: owner.id, action: 'exported', changes: { filters: {}, format: 'CSV', count: 2, whole: true } },
    { user_id: owner.id, action: 'downloaded', changes: { name: row.file.name } },
  ]);
});

test('the list’s own filters and order hold, and so do ids', async () => {
  const { owner, add, groups, sources } = await anOffice();
  const named = async (name: string, more: object = {}) =>
    (await add({ name, mobile_number_1: '9824011768', ...more })).id as number;
  await named('Ba Shah', { contactgroup: [groups[0].id], source: sources[0].id });
  const ab = await named('Ab Shah', { contactgroup: [groups[0].id], source: sources[0].id });
  const locked = await named('Ca', { locked_contact: 'true', contactgroup: [groups[0].id] });
  const gone = await named('Gone');
  await server.ask('DELETE', `/properties/contacts/${gone}/`, owner.token);
  const names = async (wanted: object) =>
    csvOf((await exported(owner, { format: 'CSV', ...wanted })).content).map(({ name }) => name);
  expect(await names({})).toEqual(['Ca', 'Ab Shah', 'Ba Shah']);
  expect(await names({ ordering: 'name' })).toEqual(['Ab Shah', 'Ba Shah', 'Ca']);
  expect(await names({ search: 'shah', ordering: 'name' })).toEqual(['Ab Shah', 'Ba Shah']);
  expect(await names({ contactgroup: [groups[0].id] })).toEqual(['Ca', 'Ab Shah', 'Ba Shah']);
  expect(await names({ source: `${sources[0].id}`, ordering: 'name' })).toEqual(['Ab Shah', 'Ba Shah']);
  expect(await names({ locked_contact: true })).toEqual(['Ca']);
  expect(await names({ ids: [ab, gone, locked, 999_999] })).toEqual(['Ca', 'Ab Shah']);
  const wrong = await server.ask('POST', path, owner.token, { format: 'PDF', created_date__gte: 'soon', ids: [] });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      format: ['"PDF" is not a valid choice.'],
      created_date__gte: ['Enter a valid date/time.'],
      ids: ['This list may not be empty.'],
    },
  });
});

test('a workbook has the same cells as texts, and the cards the same people', async () => {
  const { owner, add, groups } = await anOffice();
  await add({ name: 'constructor', mobile_number_1: '9824011768', comment: '=1+1', contactgroup: [groups[0].id] });
  const { content, headers } = await exported(owner, { format: 'XLSX' });
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const [sheet] = await readSheets(content);
  expect(sheet!.data[0]).toEqual([...contactFieldNames]);
  const cell = (column: ContactField) => sheet!.data[1]![contactFieldNames.indexOf(column)];
  expect([cell('name'), cell('mobile_number_1'), cell('comment')]).toEqual(['constructor', '9824011768', '=1+1']);

  const cards = await exported(owner, { format: 'vCard' });
  expect(cards.headers['content-type']).toBe('text/vcard; charset=utf-8');
  expect(cards.content.toString()).toBe(
    [
      ...['BEGIN:VCARD', 'VERSION:3.0', 'N:;constructor;;;', 'FN:constructor', 'TEL;TYPE=CELL:+919824011768'],
      ...['NOTE:=1+1', `CATEGORIES:${groups[0].contact_group_name}`, 'END:VCARD', ''],
    ].join('\r\n'),
  );
});

test('who may not export is refused; the Owner’s switch lets single people, with what their role sees', async () => {
  const { company, owner, add } = await anOffice();
  await add({
    name: 'Mehul 98240 11768',
    mobile_number_1: '9824011768',
    mobile_number_2: '7016328855',
    email: '7016328855@example.in',
    comment: 'wife ૯૮૨૪૦૧૧૭૬૮',
  });
  await add({ name: 'Locked', mobile_number_1: '9825012345', locked_contact: 'true' });
  const coOwner = await company.person('Co-Owner');
  const staff = await company.person('Backend');
  for (const person of [coOwner, staff]) {
    expect((await server.ask('POST', path, person.token, { format: 'CSV' })).status).toBe(403);
    expect((await server.ask('GET', path, person.token)).status).toBe(403);
    expect((await allow(owner, person)).status).toBe(201);
  }
  expect(csvOf((await exported(coOwner, { format: 'CSV' })).content)).toHaveLength(2);
  for (const format of ['CSV', 'XLSX', 'vCard']) {
    const { row, content } = await exported(staff, { format });
    expect(row).toMatchObject({ whole: false, progress: { done: 1, total: 1 } });
    const text = format === 'XLSX' ? JSON.stringify((await readSheets(content))[0]!.data) : content.toString();
    expect(text).toContain('*******768');
    expect(text).not.toMatch(/98240|૯૮૨૪|70163|98250|Locked/);
  }
  const { content } = await exported(staff, { format: 'CSV', search: '9824' });
  expect(csvOf(content)).toEqual([]);
});

test('the file is for who asked and for the Owner, as long as they may have it', async () => {
  const { company, owner, add } = await anOffice();
  await add({ name: 'A', mobile_number_1: '9824011768' });
  const [one, two] = [await company.person('Co-Owner'), await company.person('Co-Owner')];
  for (const person of [one, two]) await allow(owner, person);
  const { row } = await exported(one, { format: 'CSV' });
  const id = /files\/(\d+)/.exec(row.file.link)![1];
  const byToken = (person: Person) => server.ask('GET', `/files/${id}/`, person.token).then(({ status }) => status);
  expect((await server.ask('GET', `${path}${row.id}/`, two.token)).status).toBe(404);
  expect((await server.ask('GET', path, two.token)).body.count).toBe(0);
  expect((await server.ask('GET', path, owner.token)).body).toMatchObject({
    count: 1,
    results: [{ id: row.id, created_by: { id: one.id }, file: { name: row.file.name } }],
  });
  const stranger = await (await aCompany(server)).person('Owner');
  expect([await byToken(one), await byToken(owner), await byToken(two), await byToken(stranger)]).toEqual([
    200, 200, 404, 404,
  ]);

  const record = (await server.ask('GET', `/properties/user_permissions/?user=${one.id}`, owner.token)).body.results[0]
    .id;
  await server.ask('PATCH', `/properties/user_permissions/${record}/`, owner.token, { can_export: false });
  expect([await byToken(one), (await fetched(row.file.link)).status, await byToken(owner)]).toEqual([404, 404, 200]);
  await server.ask('PATCH', `/properties/user_permissions/${record}/`, owner.token, { can_export: true });
  await server.owner.query(`update app_user set usertype = 'Backend' where id = $1`, [one.id]);
  expect((await fetched(row.file.link)).status).toBe(404);
});

test('after seven days the file is gone, before and after it was removed', async () => {
  const { company, owner, add } = await anOffice();
  await add({ name: 'A', mobile_number_1: '9824011768' });
  const { row } = await exported(owner, { format: 'CSV' });
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(Date.parse(row.expires_at) - Date.parse(row.created_date)).toBeCloseTo(7 * 86_400_000, -5);
  server.clock.now = () => days(8);
  const token = server.tokens.access(owner.id, owner.device, {
    company_id: company.id,
    usertype: 'Owner',
    subscription_status: 'Active',
  });
  expect((await server.ask('GET', `${path}${row.id}/`, token)).body).toMatchObject({ status: 'Expired', file: null });
  expect((await server.ask('GET', row.file.link.split('?')[0], token)).status).toBe(404);
  server.clock.now = () => new Date();
  const { rows } = await server.owner.query(
    dueNow(`task_id = (select id from graphile_worker._private_tasks where identifier = 'expire_contact_export')
      and (payload -> 'data' ->> 'export')::int = $1`),
    [row.id],
  );
  expect(rows).toMatchObject([{ jobs: 1 }]);
  expect(await until(server, `${path}${row.id}/`, owner, ({ status }) => status === 'Expired')).toMatchObject({
    file: null,
  });
  expect((await server.owner.query('select 1 from stored_file where company_id = $1', [company.id])).rows).toEqual([]);
  expect((await fetched(row.file.link)).status).toBe(404);
});

test('a worker that died leaves nothing behind, and the next one writes the file anew', async () => {
  const { company, owner } = await anOffice();
  await addContacts(server, company.id, 1200, { name: `'=Name ' || n` });
  await worker.stop();
  const { body } = await server.ask('POST', path, owner.token, { format: 'CSV', ordering: 'name' });
  await server.owner.query(`update contact_export set status = 'Writing', done = 700 where id = $1`, [body.id]);
  await server.owner.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() - interval '20 seconds', attempts = 1
      where (payload -> 'data' ->> 'export')::int = $1 and run_at <= now()`,
    [body.id],
  );
  worker = await server.work();
  const row = await ready(owner, body.id);
  expect(row).toMatchObject({ status: 'Ready', progress: { done: 1200, total: 1200 } });
  const people = csvOf((await fetched(row.file.link)).content);
  expect(new Set(people.map(({ mobile_number_1 }) => mobile_number_1)).size).toBe(1200);
  expect(people.map(({ name }) => name)).toEqual(people.map(({ name }) => name).toSorted());
});

test('what cannot be written says so, and three at a time are enough', async () => {
  const { owner } = await anOffice();
  await worker.stop();
  const asked = await Promise.all([1, 2, 3].map(() => server.ask('POST', path, owner.token, { format: 'CSV' })));
  expect(asked.map(({ body }) => body.status)).toEqual(['Waiting', 'Waiting', 'Waiting']);
  expect(await server.ask('POST', path, owner.token, { format: 'CSV' })).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringMatching(/^3 files are being written/)] },
  });
  const put = server.services.store.put;
  server.services.store.put = () => Promise.reject(new Error('The disk is full: 9824011768'));
  worker = await server.work();
  expect(await ready(owner, asked[0]!.body.id)).toMatchObject({
    status: 'Failed',
    problem: exportProblems.of.notWritten,
    file: null,
  });
  server.services.store.put = put;
});

const many = howMany(5000, 20_000);

test('a long list streams: thousands of contacts, each once, while requests are answered', async () => {
  const { company, owner } = await anOffice();
  await addContacts(server, company.id, many);
  const asked = await server.ask('POST', path, owner.token, { format: 'XLSX' });
  const one = (await server.ask('GET', '/properties/contacts/?page_size=1', owner.token)).body.results[0].id;
  let [isWritten, answered] = [false, 0];
  const asking = (async () => {
    for (; !isWritten; answered++) await server.ask('GET', `/properties/contacts/${one}/`, owner.token);
  })();
  const row = await ready(owner, asked.body.id);
  isWritten = true;
  await asking;
  expect(row).toMatchObject({ status: 'Ready', progress: { done: many, total: many } });
  // The file is written in pieces of a thousand; a request waits for none of them for long.
  expect(answered).toBeGreaterThan(many / 400);
  const store = await server.owner.query('select store_key from stored_file where company_id = $1', [company.id]);
  const content = await buffer((await server.services.store.get(`${company.id}/${store.rows[0].store_key}/full`))!);
  const [sheet] = await readSheets(content);
  expect(new Set(sheet!.data.slice(1).map((cells) => cells[1])).size).toBe(many);
}, 60_000);
