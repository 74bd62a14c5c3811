import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNow } from '../../test/inquiries.ts';
import { addSectors, aHouse, aNumber, aProject, aShop, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** An office with something of everything that Home shows, of both types, some of it locked or of somebody else. */
const busyOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const staff = await company.person('All-Rounder');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const one = async (method: 'GET' | 'POST', path: string, body?: object, by: Person = owner) => {
    const answer = await server.ask(method, `/properties/${path}`, by.token, body);
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, expect.anything()]);
    return answer.body;
  };
  const contact = (await one('POST', 'contacts/', { name: 'Mehul Trivedi', mobile_number_1: aNumber() })).id;
  const add = (path: string, body: object, by?: Person) => one('POST', path, { ...body, contact }, by);
  const house = await add('property/', aHouse(area));
  const houses = [
    house,
    await add('property/', aHouse(area, { locked_property: true })),
    await add('property/', aHouse(area), staff),
  ];
  const shop = await add('property/', aShop(area));
  const wish = await add('inquiry/', aWish(area));
  const theirs = await add('inquiry/', aWish(area), staff);
  await add('inquiry/', aWish(area, { locked_inquiry: true }));
  await one('POST', 'projects/', aProject(area));
  await add('tasks/', { type: 'Call', date_time: daysFromNow(0) });
  await add('tasks/', { type: 'Meeting', date_time: daysFromNow(0), property: house.id }, staff);
  await add('tasks/', { type: 'Call', date_time: daysFromNow(1) });
  const run = (text: string, values: unknown[] = []) => server.owner.query(text, [company.id, ...values]);
  await run(
    `update property set last_verified_at = now() - interval '60 days', created_date = now() - interval '90 days' where company_id = $1`,
  );
  await run('delete from match_stale where company_id = $1');
  await run(
    `insert into match_pair (company_id, inquiry_id, property_id, score, told_at)
       select $1, i.id, p.id, 92, now() from inquiry i, property p
        where i.company_id = $1 and p.company_id = $1 and i.property_type = p.property_type on conflict do nothing`,
  );
  const home = (by: Person) => one('GET', 'home/', undefined, by);
  return { company, owner, staff, one, house, houses, shop, wish, theirs, home, run };
};

const roles = ['Owner', 'Co-Owner', 'All-Rounder', 'Residential Only', 'Commercial Only', 'Backend'] as const;

test('what Home counts is what its list holds, whoever looks', async () => {
  const office = await busyOffice();
  for (const role of roles) {
    const who =
      role === 'Owner' ? office.owner : role === 'All-Rounder' ? office.staff : await office.company.person(role);
    const countOf = async (list: string): Promise<number> => (await office.one('GET', list, undefined, who)).count;
    const { tasks, tomorrow, new_inquiries, to_verify, hot, recent } = await office.home(who);
    expect([role, tasks.today]).toEqual([role, await countOf('tasks/?due=today')]);
    expect([role, tasks.overdue]).toEqual([role, await countOf('tasks/?due=overdue')]);
    expect([role, tomorrow.count]).toEqual([role, await countOf('tasks/?due=tomorrow')]);
    expect([role, tomorrow.results.length]).toEqual([role, tomorrow.count]);
    expect([role, new_inquiries.count]).toEqual([role, await countOf('inquiry/?stage=New')]);
    expect([role, to_verify.stale]).toEqual([role, await countOf('property/?status=Available&freshness=Stale')]);
    expect([role, hot.count]).toEqual([role, await countOf('inquiry/?rating=Hot&follow_up=Without next step')]);
    expect([role, recent.properties.length]).toEqual([role, await countOf('property/')]);
    expect([role, recent.projects.length]).toEqual([role, await countOf('projects/')]);
  }
});

test('a match is new until it was shared, and is there for who sees both sides of it', async () => {
  const { owner, staff, home, house, wish, one, run } = await busyOffice();
  const { new_matches } = await home(owner);
  const [first] = new_matches.results;
  expect(first).toMatchObject({ score: expect.any(Number), criteria: expect.any(Array), inquiry: { contact: {} } });
  expect((await home(staff)).new_matches.count).toBeLessThan(new_matches.count);
  await one('POST', 'shares/', { properties: [house.id], inquiry: wish.id, channel: 'WhatsApp text' });
  expect((await home(owner)).new_matches.count).toBe(new_matches.count - 1);
  await run(
    `update match_pair set told_at = now() - interval '3 days', first_seen = now() - interval '9 days' where company_id = $1`,
  );
  expect((await home(owner)).new_matches).toEqual({ count: 0, best: 0, results: [] });
});

test('the round goes on to the next property, and counts what was done today', async () => {
  const { owner, home, house, shop, one } = await busyOffice();
  const before = (await home(owner)).to_verify;
  expect(before).toMatchObject({ done: 0, stale: 4 });
  expect(before.results[0].message).toMatch(/still available/);
  await one('POST', `property/${house.id}/verify/`, { answer: 'Available' });
  await one('POST', `property/${shop.id}/verify/`, { answer: 'Gone' });
  const after = (await home(owner)).to_verify;
  expect(after).toMatchObject({ done: 2, stale: 2 });
  expect(after.results.map(({ property }: { property: { id: number } }) => property.id)).not.toContain(house.id);
});

test('an answer takes an inquiry out of the new ones, and is the median', async () => {
  const { owner, home, wish, one, run } = await busyOffice();
  const before = (await home(owner)).new_inquiries;
  expect(before).toMatchObject({ late: 0, first_reply_minutes: null });
  await run(`update inquiry set date_time = now() - interval '20 minutes' where company_id = $1`);
  const hours = (from: string, to: string, off: string[] = []) =>
    run('update company set open_from = $2, open_to = $3, weekly_off = $4 where id = $1', [from, to, off]);
  await hours('00:00', '23:59');
  const open = (await home(owner)).new_inquiries;
  expect(open.late).toBe(before.count);
  expect(open.results[0].waited_minutes).toBeGreaterThanOrEqual(18);
  // On a day off, nor on the one before, nobody waits.
  const day = (ms: number) => new Date(ms).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' });
  await hours('09:00', '20:00', [day(Date.now()), day(Date.now() - 86_400_000)]);
  const off = (await home(owner)).new_inquiries;
  expect(off).toMatchObject({ count: before.count, late: 0 });
  expect(off.results[0].waited_minutes).toBe(0);
  await one('POST', `inquiry/${wish.id}/contacted/`, {
    how: 'Call',
    call_result: 'Connected',
    next_follow_up: daysFromNow(1),
  });
  const after = (await home(owner)).new_inquiries;
  expect(after.count).toBe(before.count - 1);
  expect(after.first_reply_minutes).toBeGreaterThanOrEqual(0);
});
