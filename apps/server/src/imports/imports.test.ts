import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const path = '/properties/datamigration/';
const upload = async (person: Person, content: string | Buffer, name = 'list.csv') => {
  const { payload, headers } = aForm({}, { file: { name, content: Buffer.from(content as string) } });
  return server.ask('POST', path, person.token, payload, headers);
};
const settled = async (person: Person, id: number) => {
  await expect
    .poll(async () => (await server.ask('GET', `${path}${id}/`, person.token)).body.working, { timeout: 15_000 })
    .toBeNull();
  return (await server.ask('GET', `${path}${id}/`, person.token)).body;
};

test('a CSV file is read, checked, imported and taken back', async () => {
  const office = await aCompany(server);
  const owner = await office.person('Owner');
  const made = await upload(
    owner,
    'Name,Mobile,Group\nRamesh Patel,98240 11768,Buyer\nLata,12,Buyer\nRam,"9824011768, 9824011769",New ones\n',
  );
  expect(made.body).toMatchObject({ status: 'Uploaded', working: 'Reading' });
  const read = await settled(owner, made.body.id);
  console.log(JSON.stringify(read, null, 1));
  expect((await server.ask('POST', `${path}${read.id}/validate/`, owner.token, {})).status).toBe(200);
  const checked = await settled(owner, read.id);
  console.log(checked.status, checked.counts, checked.problem);
  console.log(JSON.stringify((await server.ask('GET', `${path}${read.id}/rows/`, owner.token)).body, null, 1));
  expect((await server.ask('POST', `${path}${read.id}/run/`, owner.token, {})).status).toBe(200);
  const done = await settled(owner, read.id);
  console.log(done.status, done.results, done.problem, done.error_file);
  console.log((await server.ask('GET', done.error_file, owner.token)).body);
  console.log(JSON.stringify((await server.ask('GET', '/properties/contacts/', owner.token)).body, null, 1));
  expect((await server.ask('POST', `${path}${read.id}/rollback/`, owner.token, {})).status).toBe(200);
  const back = await settled(owner, read.id);
  console.log(back.status, back.results, back.problem);
  console.log(JSON.stringify((await server.ask('GET', '/properties/contacts/', owner.token)).body, null, 1));
});
