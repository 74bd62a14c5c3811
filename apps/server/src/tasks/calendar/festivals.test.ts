import { festivalNames } from '@angan/domain/lookups/festivals.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('festivals that are kept everywhere stand in the calendar, those of a state where the office is there', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const span = async () =>
    (await server.ask('GET', '/properties/tasks/calendar/?from=2026-11-01&to=2026-11-30', owner.token)).body.festivals;
  const city = async (state: string) => {
    const { rows } = await server.owner.query('select id from city where state = $1 limit 1', [state]);
    await server.owner.query('update company set city = $2 where id = $1', [company.id, rows[0].id]);
  };
  await city('Haryana');
  const everywhere = [
    { day: '2026-11-08', name: 'Diwali', may_shift: false },
    { day: '2026-11-24', name: 'Guru Nanak Jayanti', may_shift: false },
  ];
  expect(await span()).toEqual(everywhere);
  await city('Gujarat');
  expect((await span()).map(({ name }: { name: string }) => name)).toEqual([
    'Diwali',
    'Gujarati New Year',
    'Bhai Beej',
    'Guru Nanak Jayanti',
  ]);
});

test('each row has a name that the screens word, and what goes by the moon says that it may shift', async () => {
  const { rows } = await server.owner.query('select distinct name, may_shift from festival');
  expect(rows.map(({ name }) => name).filter((name) => !festivalNames.includes(name))).toEqual([]);
  expect(
    rows
      .filter(({ may_shift }) => may_shift)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Bakri Eid', 'Eid-ul-Fitr']);
});
