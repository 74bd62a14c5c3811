import type { Call } from '@angan/contract/kit/call.ts';
import { may, type Usertype } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProject, subtypeId, typeId } from '../test/listings.ts';
import { aPhoto } from '../test/property-files.ts';
import { aForm, aServer, type Person, type TestServer } from '../test/support.ts';
import { everyCall, nameOf, tableAt } from '../test/walks/all-calls.ts';
import { exampleBody } from '../test/walks/example-body.ts';
import { examples } from '../test/walks/sight/examples.ts';
import { aHomeLoan, aLease, aTellTaleOffice, type TellTaleOffice } from '../test/walks/sight/seed.ts';
import { type TextField, textFieldsOf } from '../test/walks/text-fields.ts';

/**
 * Walks over every call that changes what is there, as each role that sees no numbers: a number is written into each text,
 * read masked, sent back with the words around it changed, and still stands. Calls and fields of tomorrow are walked over
 * without being named.
 */

const staff = ['All-Rounder', 'Residential Only', 'Commercial Only', 'Backend'] as const satisfies Usertype[];
const mayCall = (usertype: Usertype, { access }: Call) =>
  access === 'signed-in' || (access !== 'public' && access !== 'admin' && may(usertype, access));
const changing = everyCall.filter(
  (call) =>
    (call.method === 'PATCH' || call.method === 'PUT') &&
    call.path.includes(':') &&
    !call.showsNumbers &&
    staff.some((usertype) => mayCall(usertype, call)) &&
    textFieldsOf(call).length > 0,
);

/** Texts of a form of their own, which takes no number of ten digits. */
const takesNoNumber = ['pincode', 'pincodes', 'possession_date', 'visiting_hours'];
/** What the vault keeps from everybody of a role. */
const isHiddenFrom = (usertype: Usertype, field: string) => field === 'key_note' && usertype === 'Backend';
/** What a PUT wants beside the text. */
const whole: Record<string, object> = { 'PUT /properties/preleased/:id/': aLease('Tenant') };

let server: TestServer;
let office: TellTaleOffice;
beforeAll(async () => {
  server = await aServer();
  office = await aTellTaleOffice(server, 'Neem');
  for (const name of [
    'POST /properties/projects/',
    'POST /properties/projectunits/',
    'POST /properties/project_inquiries/',
    'POST /properties/features/',
  ]) {
    const url = name.split(' ')[1]!;
    const { body } = await examples[name]!(office, office.owner, { server, url });
    expect(await server.ask('POST', url, office.owner.token, body)).toMatchObject({ status: 201 });
  }
  const add = async (path: string, body: object) => {
    const answer = await server.ask('POST', `/properties/${path}/`, office.owner.token, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id as number;
  };
  const mall = await add(
    'projects',
    aProject(office.here, { property_type: typeId('Commercial'), property_subtype: [subtypeId('Shop')] }),
  );
  await add('projectunits', { project: mall, unit_name: 'Shop', rera_carpet: 400 });
  await add('project_inquiries', { project: mall, inquiry: office.inquiries.commercial });
  const loan = await add('loans', { ...aHomeLoan, applicant: office.open, property: office.properties.commercial });
  await add(`loans/${loan}/applications`, { bank: 1 });
  const { rows } = await server.owner.query<{ id: number }>('select id from project where company_id = $1', [
    office.company.id,
  ]);
  const form = aForm({ kind: 'image' }, { file: { name: 'hall.jpg', content: await aPhoto() } });
  const shop = `property/${office.properties.commercial}`;
  for (const record of [shop, ...rows.map(({ id }) => `projects/${id}`)]) {
    const filed = `/properties/${record}/files/`;
    expect(await server.ask('POST', filed, office.owner.token, form.payload, form.headers)).toMatchObject({
      status: 201,
    });
  }
  await addOfEach();
}, 60_000);
afterAll(() => server.close());

/** A record of each noun that has none yet, as its contract asks for one. */
const addOfEach = async () => {
  for (const call of everyCall.filter(
    ({ method, path, status }) => method === 'POST' && status === 201 && !path.includes(':'),
  )) {
    const isChanged = changing.some(({ path }) => path === `${call.path}:id/`);
    if (!isChanged || (await urlsOf({ ...call, path: `${call.path}:id/` })).length > 0) continue;
    const answer = await server.ask('POST', call.path, office.owner.token, exampleBody(call) as object);
    expect([nameOf(call), answer.status]).toEqual([nameOf(call), 201]);
  }
};

/** All that is in the office becomes this person's. */
const handOver = async ({ id }: Person) => {
  const { rows } = await server.owner.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns c join pg_tables t
         on t.schemaname = c.table_schema and t.tablename = c.table_name
      where table_schema = 'public' and column_name in ('created_by', 'assigned_to') and exists (select from
        information_schema.columns k where k.table_name = c.table_name and k.column_name = 'company_id')`,
  );
  for (const { table_name, column_name, data_type } of rows)
    await server.owner.query(
      `update ${table_name} set ${column_name} = ${data_type === 'ARRAY' ? 'array[$2::bigint]' : '$2'} where company_id = $1`,
      [office.company.id, id],
    );
};

const urlsOf = async ({ path }: Call): Promise<string[]> => {
  const ids = async (family: string, isMeant = 'true') =>
    (
      await server.owner.query<{ id: number }>(
        `select id from ${tableAt(family)} r where company_id = $1 and ${isMeant} order by id`,
        [office.company.id],
      )
    ).rows.map(({ id }) => String(id));
  const [first, second] = path.split(/:[a-z_]+/);
  const records = await ids(first!);
  if (!second || second === '/') return records.map((id) => `${first}${id}/`);
  const family = `${first}:id${second}`;
  const one = first!.split('/').at(-2)!.replace(/s$/, '');
  const urls = await Promise.all(
    records.map(async (id) =>
      (await ids(family, `'${id}' in (to_jsonb(r) ->> '${one}', to_jsonb(r) ->> '${one}_id')`)).map(
        (file) => `${first}${id}${second}${file}/`,
      ),
    ),
  );
  return urls.flat();
};

/** The row of this id that has the field, wherever it stands in an answer. */
const rowIn = (value: unknown, id: number, field: string): Record<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as { id?: number }).id === id && Object.hasOwn(value, field)) return value as Record<string, unknown>;
  for (const one of Object.values(value)) {
    const row = rowIn(one, id, field);
    if (row) return row;
  }
  return undefined;
};

const reads = new Set(everyCall.filter(({ method }) => method === 'GET').map(({ path }) => path as string));

/** A field of the record as its reader sees it, or nothing. */
const read = async (call: Call, url: string, { token }: Person, field: string) => {
  const answer = reads.has(call.path)
    ? await server.ask('GET', url, token)
    : await server.ask('PATCH', url, token, whole[nameOf(call)] ?? {});
  if (answer.status !== 200) return undefined;
  return (rowIn(answer.body, Number(url.split('/').at(-2)), field) ?? answer.body)[field];
};

const isNumberAlone = ({ body }: Call, { name, holding }: TextField) =>
  body.safeParse({ [name]: holding('9100001003') }).success && !body.safeParse({ [name]: holding('Ring') }).success;

let used = 0;
const fresh = () => String(9_100_000_000 + 1_003 * ++used);

/** The same with a sign more at the end of each text. */
const changed = (value: unknown, by: string): unknown => {
  if (typeof value === 'string') return /\d{3}$/.test(value) ? value + by : value;
  if (Array.isArray(value)) return value.map((one) => changed(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, by)]));
};

test.each(staff)('%s', async (usertype) => {
  const person = await office.company.person(usertype);
  await handOver(person);
  const [tried, refused, faults] = [new Set<string>(), new Set<string>(), [] as unknown[]];
  const tryField = async (call: Call, url: string, field: TextField) => {
    const name = `${nameOf(call)} ${field.name}`;
    const send = ({ token }: Person, value: unknown) =>
      server.ask(call.method, url, token, { ...whole[nameOf(call)], [field.name]: value });
    const number = fresh();
    const text = field.most > 24 ? `Ring ${number.slice(0, 5)}/${number.slice(5)}` : number;
    if ((await send(office.owner, field.holding(text))).status !== 200) return void refused.add(name);
    const stored = await read(call, url, office.owner, field.name);
    const seen = await read(call, url, person, field.name);
    if (seen === undefined) return;
    const by = field.most > 12 ? '!' : '';
    const answer = await send(person, changed(seen, by));
    if (answer.status === 403 || answer.status === 404) return;
    const after = await read(call, url, office.owner, field.name);
    const ends = number.slice(-3);
    const isMasked = JSON.stringify(seen).includes(`*******${ends}`) && JSON.stringify(stored).includes(ends);
    // A mask is no number: a field that holds nothing else refuses it, and what stood there stays.
    const isLeft =
      answer.status === 400 && isNumberAlone(call, field) && JSON.stringify(after) === JSON.stringify(stored);
    if (isLeft && isMasked) tried.add(name);
    else if (answer.status === 200 && isMasked && JSON.stringify(after) === JSON.stringify(changed(stored, by)))
      tried.add(name);
    else faults.push({ name, url, stored, seen, after, status: answer.status, answer: answer.body });
  };
  for (const call of changing.filter((one) => mayCall(usertype, one)))
    for (const url of await urlsOf(call))
      for (const field of textFieldsOf(call))
        if (!tried.has(`${nameOf(call)} ${field.name}`)) await tryField(call, url, field);
  expect(faults).toEqual([]);
  const fields = changing
    .filter((one) => mayCall(usertype, one))
    .flatMap((call) => textFieldsOf(call).map(({ name }) => `${nameOf(call)} ${name}`));
  // Some records take no change any more; of each call there are others that do.
  const silent = fields.filter((name) => {
    const field = name.split(' ')[2]!;
    return !tried.has(name) && !takesNoNumber.includes(field) && !isHiddenFrom(usertype, field);
  });
  expect([silent, [...refused].filter((name) => silent.includes(name))]).toEqual([[], []]);
});
