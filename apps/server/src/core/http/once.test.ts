import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let owner: Person;
let other: Person;
beforeAll(async () => {
  server = await aServer();
  const company = await aCompany(server);
  owner = await company.person('Owner');
  other = await company.person('Co-Owner');
});
afterAll(() => server.close());

let numbers = 9_824_000_000;
const add = (person: Person, name: string, key: string, mobile_number_1 = String(++numbers)) => {
  const body = { name, mobile_number_1 };
  return server.ask('POST', '/properties/contacts/', person.token, body, { 'idempotency-key': key });
};
const namesakes = async (name: string): Promise<number> =>
  (await server.owner.query('select from contact where name = $1', [name])).rowCount!;

test('a write that is sent again with its key is done once, and answered with its record', async () => {
  const key = randomUUID();
  const first = await add(owner, 'Sent Twice', key);
  expect(first.status).toBe(201);
  const again = await add(owner, 'Sent Twice', key);
  expect([again.status, again.body]).toEqual([208, { id: first.body.id }]);
  expect(await namesakes('Sent Twice')).toBe(1);
});

test('of writes that come at once with one key one is done', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(owner, 'Sent At Once', key)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 208, 208, 208, 208]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await namesakes('Sent At Once')).toBe(1);
});

test('whoever only asks is told what was done under a key, and nothing is done', async () => {
  const key = randomUUID();
  const body = { name: 'Only Asked', mobile_number_1: String(++numbers) };
  const headers = { 'idempotency-key': key, 'idempotency-only-ask': '1' };
  const asked = () => server.ask('POST', '/properties/contacts/', owner.token, body, headers);
  expect((await asked()).status).toBe(412);
  expect(await namesakes('Only Asked')).toBe(0);
  const keyless = { 'idempotency-only-ask': '1' };
  expect((await server.ask('POST', '/properties/contacts/', owner.token, body, keyless)).status).toBe(400);
  expect(await namesakes('Only Asked')).toBe(0);
  const { body: contact } = await add(owner, 'Only Asked', key);
  const found = await asked();
  expect([found.status, found.body]).toEqual([208, { id: contact.id }]);
  expect(await namesakes('Only Asked')).toBe(1);
});

test('a write that was refused leaves its key free', async () => {
  const key = randomUUID();
  expect((await add(owner, 'Mended', key, '12')).status).toBe(400);
  expect((await add(owner, 'Mended', key)).status).toBe(201);
});

test('a key is its sender’s own, and of one call', async () => {
  const key = randomUUID();
  const { body: contact } = await add(owner, 'Of One', key);
  expect((await add(other, 'Of One', key)).status).toBe(201);
  const stranger = await (await aCompany(server)).person('Owner');
  expect((await add(stranger, 'Of One', key)).status).toBe(201);
  expect(await namesakes('Of One')).toBe(3);
  const note = { text: 'Called back', link: { kind: 'contact', id: contact.id } };
  const headers = { 'idempotency-key': key };
  expect((await server.ask('POST', '/properties/notes/', owner.token, note, headers)).status).toBe(201);
});

test('a key that is no UUID is refused', async () => {
  expect((await add(owner, 'Bad Key', '7')).status).toBe(400);
  expect(await namesakes('Bad Key')).toBe(0);
});

test('a key is forgotten after its days', async () => {
  const key = randomUUID();
  const known = async () => (await server.owner.query('select from answered_write where key = $1', [key])).rowCount;
  await add(owner, 'Long Ago', key);
  await server.owner.query(`update answered_write set at = now() - interval '91 days' where key = $1`, [key]);
  await add(owner, 'Today', randomUUID());
  expect(await known()).toBe(0);
});
