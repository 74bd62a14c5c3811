import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aNumber, aWish, gurgaon } from '../../../test/listings.ts';
import { addRandomListings } from '../../../test/random-listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { inEnglish } from '../../core/english.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { circumstancesOf } from '../circumstances.ts';
import { matchNewDay, matchRecords } from '../tasks.ts';
import { pairsOf } from './pairs-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = Object.values(await addSectors(server, owner, ['Sector 57', 'Sector 56', 'Sector 55', 'Sector 54']));
  const one = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, by: Person = owner) => {
    const answer = await server.ask(method, `/properties/${path}`, by.token, body);
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, expect.anything()]);
    return answer.body;
  };
  const pairs = async () =>
    (
      await server.owner.query<{ pair: string; score: number }>(
        `select inquiry_id || ' ' || property_id as pair, score from match_pair where company_id = $1 order by 1`,
        [company.id],
      )
    ).rows.map(({ pair, score }) => `${pair} ${score.toFixed(6)}`);
  /** Waits until nothing is left to look at. */
  const settled = () =>
    expect
      .poll(
        async () =>
          (
            await server.owner.query('select count(*)::int as left from match_stale where company_id = $1', [
              company.id,
            ])
          ).rows[0].left,
        { timeout: 30_000, interval: 50 },
      )
      .toBe(0);
  /** What the bell has told a person of matches, the newest first. */
  const news = async ({ id }: Person) =>
    (
      await server.owner.query<{ sentence: AlertSentence; subjects: object[] }>(
        `select sentence, subjects from user_alert where user_id = $1 and kind = 'New match' order by id desc`,
        [id],
      )
    ).rows.map(({ sentence, subjects }) => ({ message: inEnglish(alertSentences, sentence), subjects }));
  return { company, owner, areas, area: areas[0]!, one, pairs, settled, news };
};

test('a record whose pairs cannot be kept holds up no other', async () => {
  const { one, settled, area, pairs } = await anOffice();
  const bad = await one('POST', 'property/', aHouse(area));
  await settled();
  await server.owner.query(`alter table match_pair add constraint refuse_one check (property_id <> ${bad.id})`);
  try {
    const good = await one('POST', 'property/', aHouse(area));
    const wish = await one('POST', 'inquiry/', aWish(area));
    await settled();
    await one('PATCH', `property/${good.id}/`, { sale_price: 54_000_000 });
    await settled();
    expect((await pairs()).some((pair) => pair.startsWith(`${wish.id} ${good.id} `))).toBe(true);
  } finally {
    await server.owner.query('alter table match_pair drop constraint refuse_one');
  }
});

/** All pairs of a company, worked out anew. */
const recompute = (company: number, inquiries: readonly number[]) =>
  inTransaction(server.services.pool, openingForCompany(company, null), async (client) => {
    const search = await circumstancesOf(onConnection(client), company, server.services.now());
    const all: string[] = [];
    for (const id of inquiries)
      for (const pair of await pairsOf('inquiry', id, search)) all.push(`${id} ${pair.id} ${pair.exact.toFixed(6)}`);
    return all.sort();
  });

const ask = (company: number, task: typeof matchRecords) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) =>
    enqueue(onConnection(client), task, {}),
  );

describe('the pairs of a company', () => {
  test('follow a record that is added, changed, closed, deleted and brought back, and are counted on lists and records', async () => {
    const { area, one, settled } = await anOffice();
    const house = await one('POST', 'property/', aHouse(area));
    const wish = await one('POST', 'inquiry/', aWish(area));
    const counts = async () => {
      await settled();
      const [property, inquiry] = [await one('GET', `property/${house.id}/`), await one('GET', `inquiry/${wish.id}/`)];
      const [listed] = (await one('GET', 'inquiry/')).results;
      expect(listed.matching_property_count).toBe(inquiry.matching_property_count);
      return [property.matching_inquiry_count, inquiry.matching_property_count];
    };
    expect(await counts()).toEqual([1, 1]);
    await one('PATCH', `property/${house.id}/`, { sale_price: 90_000_000 });
    expect(await counts()).toEqual([0, 0]);
    await one('PATCH', `inquiry/${wish.id}/`, { budget_max: 95_000_000 });
    expect(await counts()).toEqual([1, 1]);
    await one('POST', `property/${house.id}/status/`, {
      status: 'On Hold',
      reason: 'Repair',
      hold_until: '2099-01-05',
    });
    expect(await counts()).toEqual([0, 0]);
    await one('POST', `property/${house.id}/status/`, { status: 'Available' });
    expect(await counts()).toEqual([1, 1]);
    await one('DELETE', `property/${house.id}/`);
    await settled();
    expect((await one('GET', `inquiry/${wish.id}/`)).matching_property_count).toBe(0);
    await one('POST', `property/${house.id}/restore/`);
    expect(await counts()).toEqual([1, 1]);
  });

  test('leave out what was disliked on a visit, until it is liked on another, and the record counts the same', async () => {
    const { area, one, settled } = await anOffice();
    const [house, wish] = [await one('POST', 'property/', aHouse(area)), await one('POST', 'inquiry/', aWish(area))];
    const counts = async () => {
      await settled();
      const listed = (await one('GET', 'inquiry/')).results[0].matching_property_count;
      const [property, page] = [
        await one('GET', `property/${house.id}/`),
        await one('GET', `inquiry/${wish.id}/matches/`),
      ];
      expect([property.matching_inquiry_count, page.count]).toEqual([listed, listed]);
      return [listed, page.results.length];
    };
    const visit = async (date_time: string, points: string[]) => {
      const made = { type: 'Site Visit', inquiry: wish.id, property: house.id, date_time };
      const { id } = await one('POST', 'tasks/', made);
      await one('POST', `tasks/${id}/complete/`, { points });
    };
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect(await counts()).toEqual([1, 1]);
    await visit(inDays(1), ['Too costly']);
    expect(await counts()).toEqual([0, 1]);
    await visit(inDays(2), ['Liked']);
    expect(await counts()).toEqual([1, 1]);
  });

  test('are counted for each reader as far as they may see the other side', async () => {
    const { company, owner, area, one, settled } = await anOffice();
    const [staff, colleague] = [await company.person('Residential Only'), await company.person('All-Rounder')];
    const house = await one('POST', 'property/', aHouse(area));
    await one('POST', 'property/', aHouse(area, { locked_property: true }));
    const free = await one('POST', 'inquiry/', aWish(area));
    await one('POST', 'inquiry/', aWish(area, { assigned_to: [colleague.id] }));
    await one('POST', 'inquiry/', aWish(area, { locked_inquiry: true }));
    await settled();
    const seenBy = async (person: Person) => [
      (await one('GET', `property/${house.id}/`, undefined, person)).matching_inquiry_count,
      (await one('GET', `inquiry/${free.id}/`, undefined, person)).matching_property_count,
    ];
    expect(await seenBy(owner)).toEqual([3, 2]);
    expect(await seenBy(staff)).toEqual([1, 1]);
    expect(await seenBy(colleague)).toEqual([2, 1]);
  });

  test('are after many changes what they would be if all were worked out anew', async () => {
    const { company, areas, pairs, settled } = await anOffice();
    const ids = async (statement: string, values: unknown[]) =>
      (await server.owner.query<{ id: number }>(statement, values)).rows.map((row) => row.id);
    const contacts = await ids(
      `insert into contact (company_id, name, mobile_number_1) select $1, 'Person', $2 from generate_series(1, 4) returning id`,
      [company.id, aNumber()],
    );
    const societies = await ids(
      `insert into society (company_id, society_name, area) values ($1, 'Sun Vista', $2) returning id`,
      [company.id, areas[0]],
    );
    const projects = await ids(
      `insert into project (company_id, project_name, builder_name, property_type, property_subtype, city, area, status)
       values ($1, 'Sun Vista', 'Vista', 1, '{1}', $2, array[$3::bigint], 'Ready') returning id`,
      [company.id, gurgaon, areas[0]],
    );
    const places = { areas, societies, contacts, projects };
    const made = await addRandomListings(server, company.id, gurgaon, places, { properties: 60, inquiries: 40 });
    await ask(company.id, matchRecords);
    await settled();
    const edit = fc.sample(
      fc.oneof(
        fc.record({ sale_price_total: fc.integer({ min: 30, max: 160 }).map((n) => n * 100_000) }),
        fc.record({ bhk: fc.integer({ min: 2, max: 9 }) }),
        fc.record({ status: fc.constantFrom('Available', 'Sold', 'On Hold') }),
        fc.record({ is_deleted: fc.boolean() }),
        fc.record({ area: fc.subarray(areas, { minLength: 1, maxLength: 2 }) }),
      ),
      { numRuns: 40, seed: 5 },
    );
    const wishes = fc.sample(
      fc.oneof(
        fc.record({ budget_max: fc.integer({ min: 30, max: 160 }).map((n) => n * 100_000) }),
        fc.record({ stage: fc.constantFrom('New', 'Closed Lost') }),
        fc.record({ any_area: fc.boolean() }),
        fc.record({ is_deleted: fc.boolean() }),
      ),
      { numRuns: 30, seed: 6 },
    );
    const change = (table: 'property' | 'inquiry', id: number, fields: object) =>
      inTransaction(server.services.pool, openingForCompany(company.id, null), (client) =>
        onConnection(client)
          .updateTable(table)
          .set(fields as never)
          .where('id', '=', id)
          .execute(),
      );
    await Promise.all([
      (async () => {
        for (const [n, fields] of edit.entries()) await change('property', made.properties[(n * 7) % 60]!, fields);
      })(),
      (async () => {
        for (const [n, fields] of wishes.entries()) await change('inquiry', made.inquiries[(n * 11) % 40]!, fields);
      })(),
      (async () => {
        for (const [n, id] of areas.entries())
          await inTransaction(server.services.pool, openingForCompany(company.id, null), (client) =>
            onConnection(client)
              .updateTable('area')
              .set({ latitude: 28.4 + n * 0.03 })
              .where('id', '=', id)
              .execute(),
          );
      })(),
    ]);
    await settled();
    const found = await pairs();
    expect(found.length).toBeGreaterThan(20);
    expect([...found].sort()).toEqual(await recompute(company.id, made.inquiries));
  });

  test('follow the calendar: what ages through a night scores less, and what becomes vacant in time scores more', async () => {
    const { company, area, one, pairs, settled } = await anOffice();
    const house = await one('POST', 'property/', aHouse(area, { possession: 9, possession_date: '2027-03-01' }));
    const wish = await one('POST', 'inquiry/', aWish(area, { timeline: '1-3 months' }));
    await settled();
    await server.owner.query(`update property set last_verified_at = '2026-11-01T09:00:00Z' where id = $1`, [house.id]);
    const now = server.clock.now;
    const onDay = async (day: string) => {
      server.clock.now = () => new Date(`${day}T01:00:00+05:30`);
      await ask(company.id, matchNewDay as never);
      await expect
        .poll(
          async () =>
            (await server.owner.query('select day::text from match_day where company_id = $1', [company.id])).rows[0]
              ?.day,
        )
        .toBe(day);
      await settled();
      expect(await pairs()).toEqual(await recompute(company.id, [wish.id]));
      return (await pairs()).map((pair) => Number(pair.split(' ')[2]));
    };
    const [early] = await onDay('2026-11-10');
    const [aged] = await onDay('2026-11-17');
    const [nearer] = await onDay('2026-12-02');
    server.clock.now = now;
    expect(aged).toBeCloseTo(early! * 0.97, 4);
    expect(nearer).toBeGreaterThan(aged!);
  });
});

describe('a pair that rises to 85', () => {
  test('is told once to whom the inquiry is given, in one alert with what came up at the same time', async () => {
    const { company, owner, area, one, settled, news } = await anOffice();
    const staff = await company.person('All-Rounder');
    const houses = [];
    for (const sale_price of [55_000_000, 56_000_000])
      houses.push(await one('POST', 'property/', aHouse(area, { sale_price })));
    await one('POST', 'property/', aHouse(area, { locked_property: true }));
    const wish = await one('POST', 'inquiry/', aWish(area, { assigned_to: [staff.id] }));
    await settled();
    await expect.poll(() => news(staff)).toHaveLength(1);
    expect((await news(staff))[0]).toEqual({
      message: `${wish.inquiry_code}: 2 properties fit, best ${houses[0].property_code}, fits 100 %.`,
      subjects: [
        { kind: 'inquiry', id: wish.id },
        { kind: 'property', id: houses[0].id },
        { kind: 'property', id: houses[1].id },
      ],
    });
    // What staff may not see is told to the Owner.
    expect((await news(owner))[0]).toMatchObject({ message: `${wish.inquiry_code}: P-000003, fits 100 %.` });
    for (const sale_price of [75_000_000, 55_000_000]) {
      await one('PATCH', `property/${houses[0].id}/`, { sale_price });
      await settled();
    }
    expect(await news(staff)).toHaveLength(1);
    const dear = await one('POST', 'property/', aHouse(area, { sale_price: 74_000_000 }));
    await settled();
    await one('PATCH', `property/${dear.id}/`, { sale_price: 57_000_000 });
    await expect.poll(() => news(staff)).toHaveLength(2);
    expect((await news(staff))[0]!.message).toBe(`${wish.inquiry_code}: ${dear.property_code}, fits 100 %.`);
  });

  test('is no news where the property was shared with the inquiry before', async () => {
    const { owner, area, one, settled, news } = await anOffice();
    const house = await one('POST', 'property/', aHouse(area, { sale_price: 74_000_000 }));
    const wish = await one('POST', 'inquiry/', aWish(area));
    await settled();
    await one('POST', 'shares/', {
      properties: [house.id],
      inquiry: wish.id,
      channel: 'WhatsApp text',
      confirm_rera: true,
    });
    await one('PATCH', `property/${house.id}/`, { sale_price: 55_000_000 });
    await settled();
    expect(await news(owner)).toEqual([]);
  });

  test('is told to a person ten times a day at most', async () => {
    const { owner, area, one, settled, news } = await anOffice();
    await one('POST', 'inquiry/', aWish(area));
    for (let n = 0; n < 12; n++) {
      await one('POST', 'property/', aHouse(area));
      await settled();
    }
    await expect.poll(() => news(owner)).toHaveLength(10);
  });
});
