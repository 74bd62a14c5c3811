import { randomUUID } from 'node:crypto';
import type { BulkResult } from '@angan/contract/bulk/bulk.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInquiryOffice, daysFromNow } from '../../test/inquiries.ts';
import { aHouse, aNumber, aShop, aWish } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const keyed = <B extends object>(body: B) => ({ row_key: randomUUID(), ...body });

const anOffice = async () => {
  const office = await anInquiryOffice(server);
  const send = async (noun: 'property' | 'inquiry', person: Person, rows: object) =>
    server.ask('POST', `/properties/bulk_${noun}/`, person.token, rows as object[]);
  return {
    ...office,
    send,
    addRows: async (noun: 'property' | 'inquiry', person: Person, rows: object[]): Promise<BulkResult[]> => {
      const answer = await send(noun, person, rows);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body.results;
    },
    todo: async (noun: 'property' | 'inquiry', person: Person): Promise<number[]> =>
      (await server.ask('GET', `/properties/${noun}/?bulk_todo=true&ordering=created_date`, person.token)).body.results
        .map(({ id }: { id: number }) => id)
        .sort((a: number, b: number) => a - b),
    count: async (noun: 'property' | 'inquiry', person: Person): Promise<number> =>
      (await server.ask('GET', `/properties/${noun}/`, person.token)).body.count,
  };
};

const savedIds = (results: BulkResult[]) => results.flatMap((one) => ('id' in one ? [one.id] : []));

describe('rows of properties', () => {
  test('good ones are saved and bad ones say what is wrong with each, in the order they came', async () => {
    const { owner, area, addRows, count } = await anOffice();
    const rows = [
      keyed(aHouse(area)),
      keyed(aHouse(area, { floor_no: 9, total_floors: 4 })),
      keyed({ ...aHouse(area), contact: { name: 'No Number', mobile_number_1: '12345' } }),
      keyed(aHouse(area, { area: [999_999] })),
      keyed(aHouse(area, { source: 999_999 })),
      keyed(aShop(area)),
    ];
    const results = await addRows('property', owner, rows);
    expect(results.map(({ row_key }) => row_key)).toEqual(rows.map(({ row_key }) => row_key));
    expect(results).toMatchObject([
      { code: 'P-000001' },
      { errors: { floor_no: ['The floor is above the top floor of the building.'] } },
      { errors: { contact: [expect.any(String)] } },
      { errors: { area: ['Invalid pk "999999" - object does not exist.'] } },
      { errors: { source: ['Invalid pk "999999" - object does not exist.'] } },
      { code: expect.stringMatching(/^P-/) },
    ]);
    expect(await count('property', owner)).toBe(2);
    const { rows: contacts } = await server.owner.query(
      `select count(*)::int as there from contact where name in ('No Number', 'Owner Person')
        and company_id = (select company_id from app_user where id = $1)`,
      [owner.id],
    );
    expect(contacts).toEqual([{ there: 1 }]);
  });

  test('sent again with the same keys answer the same records and add none, also at the same moment', async () => {
    const { owner, area, addRows, count } = await anOffice();
    const rows = [keyed(aHouse(area)), keyed(aHouse(area)), keyed(aHouse(area, { area: [] }))];
    const [first, beside] = await Promise.all([addRows('property', owner, rows), addRows('property', owner, rows)]);
    expect(savedIds(beside!)).toEqual(savedIds(first!));
    const mended = [rows[0]!, rows[1]!, { ...rows[2]!, area: [area] }];
    const again = await addRows('property', owner, mended);
    expect(savedIds(again).slice(0, 2)).toEqual(savedIds(first!));
    expect(savedIds(again)).toHaveLength(3);
    expect(await count('property', owner)).toBe(3);
    const twice = keyed(aHouse(area));
    const same = savedIds(await addRows('property', owner, [twice, twice]));
    expect(same[0]).toBe(same[1]);
  });

  test('are judged by the role: a person of residential work adds no shop, and finds nobody by a number', async () => {
    const { owner, area, company, addRows } = await anOffice();
    const number = aNumber();
    await addRows('property', owner, [
      keyed(aHouse(area, { contact: { name: 'Known Person', mobile_number_1: number } })),
    ]);
    const person = await company.person('Residential Only');
    const given = { name: 'Guess', mobile_number_1: number };
    const [house, shop] = await addRows('property', person, [
      keyed(aHouse(area, { contact: given })),
      keyed(aShop(area)),
    ]);
    expect(shop).toMatchObject({
      errors: { property_type: ['You do not have permission to perform this action.'] },
    });
    const [id] = savedIds([house!]);
    const seen = await server.ask('GET', `/properties/property/${id}/`, owner.token);
    expect(seen.body.contact).toMatchObject({ name: 'Guess' });
    const mine = await server.ask('GET', `/properties/property/${id}/`, person.token);
    expect(JSON.stringify(mine.body)).not.toContain(number);
  });

  test('of another company are another company’s: its keys and its places say nothing here', async () => {
    const [one, other] = [await anOffice(), await anOffice()];
    const row = keyed(aHouse(one.area));
    await one.addRows('property', one.owner, [row]);
    expect(await other.addRows('property', other.owner, [row])).toMatchObject([
      { errors: { area: [`Invalid pk "${one.area}" - object does not exist.`] } },
    ]);
    expect(await other.todo('property', other.owner)).toEqual([]);
  });

  test('are one to fifty, each with a key', async () => {
    const { owner, area, send } = await anOffice();
    expect((await send('property', owner, [])).status).toBe(400);
    const many = Array.from({ length: 51 }, () => keyed(aHouse(area)));
    expect((await send('property', owner, many)).status).toBe(400);
    expect((await send('property', owner, [aHouse(area)])).body).toMatchObject([
      { row_key: ['This field is required.'] },
    ]);
  });
});

describe('what still lacks detail', () => {
  test('a property stays on the list until it is filled in or marked done; one added by its form is not there', async () => {
    const { owner, area, company, addRows, todo } = await anOffice();
    const bare = { bhk: null, size: null, size_unit: null, size_basis: null, possession: null };
    const [first, second] = savedIds(
      await addRows('property', owner, [keyed(aHouse(area, bare)), keyed(aHouse(area, bare))]),
    );
    await server.ask('POST', '/properties/property/', owner.token, aHouse(area, bare));
    expect(await todo('property', owner)).toEqual([first, second]);

    const done = (person: Person, id: number, bulk_done = true) =>
      server.ask('POST', `/properties/bulk_property/${id}/done/`, person.token, { bulk_done });
    const other = await company.person('All-Rounder');
    expect((await done(other, first!)).status).toBe(403);
    expect((await done(owner, first!)).status).toBe(204);
    expect(await todo('property', owner)).toEqual([second]);
    expect((await done(owner, first!, false)).status).toBe(204);
    expect(await todo('property', owner)).toEqual([first, second]);
    await server.owner.query('update property set completeness = 80 where id = $1', [second]);
    expect(await todo('property', owner)).toEqual([first]);
  });

  test('an inquiry needs a budget, a place and a next step', async () => {
    const { owner, area, addRows, todo } = await anOffice();
    const next = { next_follow_up: daysFromNow(1) };
    const [whole, ...lacking] = savedIds(
      await addRows('inquiry', owner, [
        keyed(aWish(area, next)),
        keyed(aWish(area)),
        keyed(aWish(area, { ...next, budget_max: null })),
        keyed(aWish(area, { ...next, area: [] })),
      ]),
    );
    expect(whole).toBeDefined();
    expect(await todo('inquiry', owner)).toEqual(lacking);
    const answer = await server.ask('POST', `/properties/bulk_inquiry/${lacking[0]}/done/`, owner.token, {
      bulk_done: true,
    });
    expect(answer.status).toBe(204);
    expect(await todo('inquiry', owner)).toEqual(lacking.slice(1));
  });
});

test('rows of inquiries: each by itself, and a role adds those of its own work only', async () => {
  const { area, company, addRows, owner } = await anOffice();
  const person = await company.person('Commercial Only');
  expect(await addRows('inquiry', person, [keyed(aWish(area))])).toMatchObject([
    { errors: { property_type: ['You do not have permission to perform this action.'] } },
  ]);
  const rows = [keyed(aWish(area)), keyed(aWish(area, { budget_min: 7e7 }))];
  expect(await addRows('inquiry', owner, rows)).toMatchObject([
    { code: 'Q-000001' },
    { errors: { budget_min: ['The lowest budget is above the highest.'] } },
  ]);
});
