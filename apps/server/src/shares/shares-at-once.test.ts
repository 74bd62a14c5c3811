import { afterAll, beforeAll, expect, test } from 'vitest';
import { waiting, whileHeld } from '../../test/held-rows.ts';
import { addSectors, aHouse, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const post = async (path: string, body: object) => (await send(owner, path, body)).body.id as number;
  return {
    company,
    owner,
    house: () => post('property/', aHouse(area)),
    /** Somebody who was spoken to: what they are shown moves them on. */
    wish: async () => {
      const id = await post('inquiry/', aWish(area));
      expect(await send(owner, `inquiry/${id}/contacted/`, spoken)).toMatchObject({ body: { stage: 'Contacted' } });
      return id;
    },
  };
};
const spoken = { how: 'Call', call_result: 'Connected', next_follow_up: '2100-01-01T10:00:00+05:30' };
const send = ({ token }: Person, path: string, body: object) => server.ask('POST', `/properties/${path}`, token, body);
const share = (by: Person, properties: number[], inquiry: number) =>
  send(by, 'shares/', { channel: 'Link', properties, inquiry });

test('two shares with one inquiry at the same moment are both made', async () => {
  const { company, owner, house, wish } = await anOffice();
  const [one, two, inquiry] = [await house(), await house(), await wish()];
  const answers = await whileHeld(
    server,
    'select 1 from inquiry where company_id = $1 and id = $2 for no key update',
    [company.id, inquiry],
    async (letGo) => {
      const shares = [share(owner, [one], inquiry), share(owner, [two], inquiry)];
      await waiting(server, 2);
      await letGo();
      return Promise.all(shares);
    },
  );
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
    [201, undefined],
    [201, undefined],
  ]);
  expect((await server.ask('GET', `/properties/inquiry/${inquiry}/`, owner.token)).body.stage).toBe('Options Shared');
});

test('a property is shared and verified at the same moment', async () => {
  const { company, owner, house, wish } = await anOffice();
  const [property, inquiry] = [await house(), await wish()];
  const answers = await whileHeld(
    server,
    `insert into match_stale (company_id, record, record_id) values ($1, 'property', $2)
      on conflict (company_id, record, record_id) do update set is_quiet = false`,
    [company.id, property],
    async (letGo) => {
      const verified = send(owner, `property/${property}/verify/`, { answer: 'Available' });
      await waiting(server, 1);
      const shared = share(owner, [property], inquiry);
      // It waits where the property is held against it; where it is not, it is made.
      await Promise.race([shared, waiting(server, 2)]);
      await letGo();
      return Promise.all([verified, shared]);
    },
  );
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
    [200, undefined],
    [201, undefined],
  ]);
});

test('many people share, verify, move and change the same records at once, and none is refused', async () => {
  const { company, owner, house, wish } = await anOffice();
  const [houses, wishes] = [
    [await house(), await house()],
    [await wish(), await wish()],
  ];
  const people = [owner, await company.person('Owner'), await company.person('Co-Owner')];
  const asked = people.flatMap((by, at) =>
    wishes.flatMap((inquiry, other) => [
      share(by, at % 2 ? houses : houses.toReversed(), inquiry),
      send(by, `property/${houses[other]}/verify/`, { answer: 'Available' }),
      send(by, `inquiry/${inquiry}/contacted/`, spoken),
      server.ask('PATCH', `/properties/property/${houses[other]}/`, by.token, { sale_price: 55_000_000 + at }),
      server.ask('PATCH', `/properties/inquiry/${inquiry}/`, by.token, { budget_max: 60_000_000 + at }),
    ]),
  );
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 409 || status >= 500);
  expect(refused.map(({ body }) => body)).toEqual([]);
  expect((await server.ask('GET', '/properties/shares/verify/', owner.token)).body.broken_at).toBeNull();
});
