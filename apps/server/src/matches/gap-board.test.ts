import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aWish, bhkId, dealId, typeId } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

test('the gap board groups what nobody has by area, rooms and budget, and leads to the inquiries it counts', async () => {
  const company = await aCompany(server);
  const [owner, staff, colleague] = [
    await company.person('Owner'),
    await company.person('All-Rounder'),
    await company.person('All-Rounder'),
  ];
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const [here, there] = [areas['Sector 57']!, areas['Sector 56']!];
  const add = async (kind: 'property' | 'inquiry', body: object) => {
    const made = await server.ask('POST', `/properties/${kind}/`, owner.token, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  await add('property', aHouse(here));
  const matched = await add('inquiry', aWish(here));
  const flat = { bhk: [bhkId(3)], property_subtype: [], budget_max: 9_000_000 };
  const both = await add('inquiry', aWish(here, { ...flat, area: [here, there] }));
  await add('inquiry', aWish(there, { ...flat, assigned_to: [colleague.id] }));
  await add('inquiry', aWish(there, { ...flat, deal_type: [dealId('Rent')], budget_max: 45_000 }));
  await add('inquiry', aWish(here, { area: [], any_area: true, bhk: [], budget_max: 9_000_000 }));
  await expect
    .poll(
      async () =>
        (await server.owner.query('select count(*)::int as left from match_stale where company_id = $1', [company.id]))
          .rows[0].left,
    )
    .toBe(0);

  const board = async ({ token }: Person) => (await server.ask('GET', '/properties/gaps/', token)).body;
  const group = (area: number, deal: string, from: number, to: number, count: number) => ({
    area: { id: area, area: area === here ? 'Sector 57' : 'Sector 56' },
    bhk: bhkId(3),
    property_subtype: null,
    property_type: typeId('Residential'),
    deal,
    band: { from, to },
    count,
  });
  expect(await board(owner)).toEqual({
    open: 4,
    unmatched: 3,
    results: [
      group(there, 'Buy', 7_500_000, 10_000_000, 2),
      group(there, 'Rent', 30_000, 50_000, 1),
      group(here, 'Buy', 7_500_000, 10_000_000, 1),
    ],
  });
  expect((await board(staff)).unmatched).toBe(2);

  const query = `unmatched=true&area=${there}&bhk=${bhkId(3)}&deal_type=${dealId('Sale')}&budget__gte=7500000&budget_max__lt=10000000`;
  const listed = await server.ask('GET', `/properties/inquiry/?${query}`, owner.token);
  expect(listed.body.count).toBe(2);
  const unmatched = await server.ask('GET', `/properties/inquiry/?unmatched=true&area=${here}`, owner.token);
  expect(unmatched.body.results.map((row: { id: number }) => row.id)).toContain(both.id);
  expect(unmatched.body.results.map((row: { id: number }) => row.id)).not.toContain(matched.id);
});
