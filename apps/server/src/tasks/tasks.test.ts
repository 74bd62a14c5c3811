import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFromNow, daysFromNow } from '../../test/inquiries.ts';
import { aHouse, aShop, aWish } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { aVisitOffice } from '../../test/visits.ts';
import { newActor } from '../core/context.ts';
import { mayHear } from '../core/live/may-hear.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const tomorrow = daysFromNow(1);
/** Moves the clock while something is done; the person's session lives on. */
const inDays = async <T>(days: number, person: Person, company: number, work: (later: Person) => Promise<T>) => {
  const before = server.clock.now;
  const later = new Date(Date.now() + days * 86_400_000);
  server.clock.now = () => later;
  const facts = { company_id: company, usertype: 'Owner' as const, subscription_status: 'Active' as const };
  try {
    return await work({ ...person, token: server.tokens.access(person.id, person.device, facts) });
  } finally {
    server.clock.now = before;
  }
};

test('a tour is saved whole or not at all, and moves its inquiry', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  const stops = houses.map((property) => ({ property, date_time: tomorrow }));
  const broken = await office.post(owner, 'tours/', {
    inquiry: inquiry.id,
    stops: [...stops, { property: 999_999, date_time: tomorrow }],
  });
  expect(broken).toMatchObject({ status: 400, body: { stops: ['Invalid pk "999999" - object does not exist.'] } });
  const twice = await office.post(owner, 'tours/', { inquiry: inquiry.id, stops: [stops[0], stops[0]] });
  expect(twice.body).toEqual({ stops: ['Each property is one stop.'] });
  const past = await office.post(owner, 'tours/', {
    inquiry: inquiry.id,
    stops: [{ property: houses[0], date_time: daysFromNow(-1) }],
  });
  expect(past.body).toEqual({ stops: ['Choose a time that is still to come.'] });
  expect((await office.read(owner)).body.count).toBe(0);
  expect(await office.stage()).toMatchObject({ stage: 'New', next_follow_up: null });

  const tour = await office.tour(owner, houses, tomorrow);
  expect(tour).toMatchObject({
    visit_group: 'V-000001',
    inquiry: { id: inquiry.id, inquiry_code: inquiry.inquiry_code },
    stops: houses.map((id, at) => ({
      type: 'Site Visit',
      title: 'Site Visit',
      status: 'Scheduled',
      visit_group: 'V-000001',
      visit_order: at + 1,
      duration_minutes: 30,
      remind_before: [1440, 60],
      assigned_to: { id: owner.id },
      contact: { name: 'Buyer Person' },
      property: { id, area: [{}], contact: { name: 'Owner Person' } },
      place: { placed_by: 'area' },
      may_move_to: ['Completed', 'Cancelled', 'Rescheduled'],
    })),
  });
  const after = await office.stage();
  expect([after.stage, Date.parse(after.next_follow_up)]).toEqual(['Visit Scheduled', Date.parse(tomorrow)]);
  expect((await office.read(owner, 'tours/V-000001/')).body.stops).toHaveLength(3);
  expect((await office.read(owner, 'tours/V-000002/')).status).toBe(404);
});

test('lists go by status, day, inquiry and property, the next first', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  await office.tour(owner, houses, tomorrow);
  const late = await office.visit(owner, houses[0], daysFromNow(4));
  const count = async (query: string) => (await office.read(owner, `?${query}`)).body.count;
  expect(await count('is_deleted=false&status=Scheduled')).toBe(4);
  expect(await count(`status=Scheduled&date_time__gte=${dayFromNow(2)}&date_time__lte=${dayFromNow(6)}`)).toBe(1);
  expect(await count(`inquiry=${inquiry.id}&property=${houses[0]}`)).toBe(2);
  expect(await count('status=Missed')).toBe(0);
  expect(await count('search=buyer')).toBe(4);
  expect(await count('search=nobody')).toBe(0);
  const first = (await office.read(owner, '?page_size=3')).body;
  const second = (await server.ask('GET', first.next, owner.token)).body;
  expect([first.count, first.results.length, second.results.map(({ id }: { id: number }) => id)]).toEqual([
    4,
    3,
    [late.id],
  ]);

  expect((await office.remove(owner, late.id)).status).toBe(204);
  expect([await count(''), await count('is_deleted=true')]).toEqual([3, 1]);
  expect((await office.post(owner, `${late.id}/restore/`)).body).toMatchObject({ is_deleted: false });
  expect(await count('')).toBe(4);
});

test('a visit made moves the inquiry to Visit Done, counts for its score and is final', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses } = office;
  const [first, second] = [
    await office.visit(owner, houses[0], tomorrow),
    await office.visit(owner, houses[1], tomorrow),
  ];
  const before = (await office.stage()).score;
  expect((await office.post(owner, `${first.id}/complete/`, {})).body).toEqual({
    outcome: ['Say how the visit went.'],
  });
  const done = await office.post(owner, `${first.id}/complete/`, { points: ['Too costly'], note: 'Call 98240 11768' });
  expect(done).toMatchObject({
    status: 200,
    body: {
      status: 'Completed',
      outcome: 'Disliked',
      feedback: { liked: null, points: ['Too costly'] },
      may_move_to: [],
    },
  });
  const after = await office.stage();
  expect(after).toMatchObject({ stage: 'Visit Done', score: before + 20 });
  expect(after.last_contacted_at).not.toBeNull();
  for (const path of ['complete/', 'cancel/', 'miss/', 'reschedule/'])
    expect(
      (await office.post(owner, `${first.id}/${path}`, { points: ['Liked'], reason: 'No', date_time: tomorrow })).body,
    ).toEqual({ status: ['It is Completed, and stays so.'] });
  expect((await office.patch(owner, first.id, { comment: 'x' })).body).toEqual({
    status: ['Only what is Scheduled can be changed.'],
  });
  await office.post(owner, `${second.id}/complete/`, { liked: 5, points: ['Ready to offer'] });
  expect((await office.stage()).score).toBe(before + 25);
});

test('what does not come to pass goes back to Options Shared once no other visit lies ahead', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses } = office;
  const [one, two] = [await office.visit(owner, houses[0], tomorrow), await office.visit(owner, houses[1], tomorrow)];
  expect((await office.post(owner, `${one.id}/cancel/`, {})).body).toEqual({ reason: ['This field is required.'] });
  await office.post(owner, `${one.id}/cancel/`, { reason: 'Client travels' });
  expect((await office.stage()).stage).toBe('Visit Scheduled');
  expect((await office.post(owner, `${two.id}/miss/`)).body).toEqual({ status: ['Its time has not come yet.'] });
  const shut = await office.post(owner, `${two.id}/complete/`, { outcome: 'Key not available' });
  expect(shut.body).toMatchObject({ status: 'Completed', outcome: 'Key not available' });
  expect(await office.stage()).toMatchObject({ stage: 'Options Shared' });

  const three = await office.visit(owner, houses[2], tomorrow);
  await office.move(owner, office.inquiry.id, { stage: 'Negotiation', next_follow_up: tomorrow });
  await office.post(owner, `${three.id}/cancel/`, { reason: 'Price' });
  expect((await office.stage()).stage).toBe('Negotiation');
});

test('putting off makes another visit, in the tour where it is the same day', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses } = office;
  const morning = `${daysFromNow(2).slice(0, 10)}T05:00:00.000Z`;
  const tour = await office.tour(owner, houses, morning);
  const [first, second] = tour.stops;
  const later = new Date(Date.parse(morning) + 5 * 3_600_000).toISOString();
  const same = await office.post(owner, `${first!.id}/reschedule/`, { date_time: later });
  expect(same.body).toMatchObject({
    status: 'Scheduled',
    rescheduled_from: first!.id,
    visit_group: tour.visit_group,
    visit_order: 1,
  });
  const other = await office.post(owner, `${second!.id}/reschedule/`, { date_time: daysFromNow(9) });
  expect(other.body).toMatchObject({ rescheduled_from: second!.id, visit_group: null, duration_minutes: 30 });
  expect((await office.read(owner, `${first!.id}/`)).body.status).toBe('Rescheduled');
  const stops = (await office.read(owner, `tours/${tour.visit_group}/`)).body.stops;
  expect(stops.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
    [same.body.id, 'Scheduled'],
    [second!.id, 'Rescheduled'],
    [tour.stops[2]!.id, 'Scheduled'],
  ]);
  expect((await office.stage()).stage).toBe('Visit Scheduled');
});

test('the night after the next day says that it was missed, tells its person, and lets it be told for 30 days', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, company } = office;
  const { id } = await office.visit(owner, houses[0], daysFromNow(0.01));
  const score = (await office.stage()).score;
  const run = async (days: number) => {
    await server.owner.query(`update graphile_worker._private_jobs set run_at = now() where key like '%miss tasks%'`);
    return inDays(days, owner, company.id, async (later) => {
      const worker = await server.work();
      await expect
        .poll(
          async () =>
            (
              await server.owner.query(
                `select count(*) from graphile_worker._private_jobs where key like '%miss tasks%'`,
              )
            ).rows[0].count,
        )
        .toEqual(0);
      await worker.stop();
      return (await office.read(later, `${id}/`)).body;
    });
  };
  expect(await run(3)).toMatchObject({ status: 'Missed', may_move_to: ['Completed', 'Rescheduled'] });
  expect(await office.stage()).toMatchObject({ stage: 'Options Shared', score: score - 10 });
  const alerts = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
  const missed = alerts.find((row: { alert: { title: string } }) => row.alert.title === 'Task missed');
  expect(missed.alert).toMatchObject({
    task: [{ id, type: 'Site Visit', property: { id: houses[0] } }],
  });
  await inDays(31, owner, company.id, async (later) => {
    expect((await office.read(later, `${id}/`)).body.may_move_to).toEqual([]);
    expect((await office.post(later, `${id}/complete/`, { points: ['Liked'] })).body).toEqual({
      status: ['It was missed more than 30 days ago.'],
    });
  });
  expect((await office.post(owner, `${id}/complete/`, { points: ['Liked'] })).status).toBe(200);
});

test('people see what they made or were given, and of no record that they do not see', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses, area } = office;
  const [staff, other, shops, back] = await Promise.all(
    (['All-Rounder', 'All-Rounder', 'Commercial Only', 'Backend'] as const).map((usertype) => company.person(usertype)),
  );
  const theirs = await office.add(owner, aWish(area, { assigned_to: [staff!.id] }));
  const visit = { type: 'Site Visit', inquiry: theirs.id, property: houses[0], date_time: tomorrow };
  const count = async (person: Person) => (await office.read(person)).body.count;
  const made = await office.post(staff!, '', visit);
  expect(made.status).toBe(201);
  expect(made.body.contact.mobile_number_1).toMatch(/^\*{7}/);
  expect(made.body.property.contact.mobile_number_1).toMatch(/^\*{7}/);
  expect([await count(owner), await count(staff!), await count(other!), await count(shops!)]).toEqual([1, 1, 0, 0]);
  expect((await office.post(other!, `${made.body.id}/complete/`, { points: ['Liked'] })).status).toBe(404);
  expect((await office.post(other!, '', visit)).body).toEqual({
    inquiry: [`Invalid pk "${theirs.id}" - object does not exist.`],
  });
  expect((await office.post(staff!, '', { ...visit, assigned_to: other!.id })).body).toEqual({
    assigned_to: ['You can assign it to yourself only.'],
  });
  expect((await office.post(owner, '', { ...visit, assigned_to: other!.id })).body).toEqual({
    assigned_to: ['This person does not see the inquiry or the property.'],
  });
  const given = await office.post(back!, '', { ...visit, assigned_to: staff!.id });
  expect(given.body).toMatchObject({ assigned_to: { id: staff!.id }, created_by: back!.id });
  expect([await count(staff!), await count(back!)]).toEqual([2, 1]);
  expect((await office.remove(staff!, made.body.id)).status).toBe(403);

  await server.ask('PATCH', `/properties/property/${houses[0]}/`, owner.token, { locked_property: true });
  expect([await count(owner), await count(staff!)]).toEqual([2, 0]);
  expect((await office.read(staff!, `${made.body.id}/`)).status).toBe(404);
  const hidden = await office.post(staff!, 'tours/', {
    inquiry: theirs.id,
    stops: [{ property: houses[0], date_time: tomorrow }],
  });
  expect(hidden.body).toEqual({ stops: [`Invalid pk "${houses[0]}" - object does not exist.`] });
  const shop = await server.ask('POST', '/properties/property/', owner.token, aShop(area));
  const residential = await company.person('Residential Only');
  expect(
    (await office.post(residential, 'tours/plan/', { properties: [shop.body.id], start_at: tomorrow })).status,
  ).toBe(400);
});

test('only whose a visit is hears that it changed, beside who runs the office', () => {
  const actor = (userId: number, usertype: string) =>
    newActor({ user_id: userId, company_id: 1, usertype, subscription_status: 'Active' }, 0);
  const change = { company: 1, entity: 'task', id: 9, action: 'changed', created_by: 5, assigned_to: [6] } as const;
  const hears = (userId: number, usertype: string) => mayHear(actor(userId, usertype), undefined, change);
  expect([hears(5, 'All-Rounder'), hears(6, 'Backend'), hears(7, 'Co-Owner')]).toEqual([true, true, true]);
  expect([hears(7, 'All-Rounder'), hears(7, 'Backend')]).toEqual([false, false]);
  expect(mayHear(actor(5, 'Owner'), undefined, { ...change, company: 2 })).toBe(false);
});

test('a visit needs an open inquiry and something to see that is still to be had', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  const add = async (given: object) =>
    (
      await office.post(owner, '', {
        type: 'Site Visit',
        inquiry: inquiry.id,
        property: houses[0],
        date_time: tomorrow,
        ...given,
      })
    ).body;
  expect(await add({ inquiry: null })).toEqual({ inquiry: ['Say for which inquiry the visit is.'] });
  expect(await add({ property: null })).toEqual({ property: ['A visit is to a property or a project.'] });
  expect(await add({ date_time: daysFromNow(-1) })).toEqual({ date_time: ['Choose a time that is still to come.'] });
  expect(await add({ type: 'Call' })).toEqual({ type: ['"Call" is not a valid choice.'] });
  await server.ask('POST', `/properties/property/${houses[0]}/status/`, owner.token, {
    status: 'Withdrawn',
    reason: 'Other',
  });
  expect(await add({})).toEqual({ property: ['A property that is Withdrawn cannot be visited.'] });
  await office.move(owner, inquiry.id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  expect(await add({ property: houses[1] })).toEqual({ inquiry: ['The inquiry is Closed Lost. Open it again first.'] });
});

test('the plan goes by the way and the hours, and is given a start', async () => {
  const office = await aVisitOffice(server);
  const { owner, areas } = office;
  const at = (latitude: number, given: object = {}) => office.house({ latitude, longitude: 77.1, ...given });
  const [far, near, rough] = [await at(28.5), await at(28.41), await office.house({ area: [areas['Sector 56']] })];
  const early = await at(28.55, { visiting_hours: '9 am to 11.30 am' });
  const start_at = `${daysFromNow(3).slice(0, 10)}T04:30:00.000Z`;
  const plan = async (given: object) =>
    (await office.post(owner, 'tours/plan/', { properties: [far, near, rough, early], start_at, ...given })).body
      .stops as {
      property: { id: number; visiting_hours: string };
      place: object | null;
      openness: string;
      travel_minutes: number;
    }[];
  const ids = (stops: Awaited<ReturnType<typeof plan>>) => stops.map(({ property }) => property.id);
  const from = { latitude: 28.39, longitude: 77.1 };
  const stops = await plan({ start_point: from });
  expect(stops.every(({ openness }) => openness !== 'closed')).toBe(true);
  expect(stops.find(({ property }) => property.id === rough)!.place).toMatchObject({ placed_by: 'area' });
  expect(ids(stops).indexOf(early)).toBeLessThan(3);
  expect(ids(await plan({ keep_order: true }))).toEqual([far, near, rough, early]);
  expect(ids(await plan({ properties: [far, near], start_point: from }))).toEqual([near, far]);
  expect((await office.read(owner)).body.count).toBe(0);
});

test('both timelines tell of it, each to whom it concerns', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses, inquiry } = office;
  const { id } = await office.visit(owner, houses[0], tomorrow);
  await office.post(owner, `${id}/complete/`, { liked: 2, points: ['Too costly'], note: 'Ring 98240 11768' });
  const code = (await server.ask('GET', `/properties/property/${houses[0]}/`, owner.token)).body.property_code;
  const texts = (entries: Record<string, unknown>[]) =>
    entries.filter(({ kind }) => kind === 'visit').map(({ text }) => text);
  expect(texts(await office.timeline(owner, inquiry.id))).toEqual([
    `Visit of ${code} done\nDisliked. Too costly. Liked 2 of 5. Ring 98240 11768.`,
    expect.stringContaining(`Visit of ${code} planned for `),
  ]);
  const ofHouse = async (person: Person) =>
    texts((await server.ask('GET', `/properties/property/${houses[0]}/timeline/`, person.token)).body.results);
  expect((await ofHouse(owner))[0]).toBe(
    `Visit of ${inquiry.inquiry_code} done\nDisliked. Too costly. Liked 2 of 5. Ring 98240 11768.`,
  );
  await office.patch(owner, id, {});
  await server.ask('PATCH', `/properties/inquiry/${inquiry.id}/`, owner.token, { assigned_to: [owner.id] });
  expect((await ofHouse(await company.person('All-Rounder')))[0]).toBe(
    'Visit done\nDisliked. Too costly. Liked 2 of 5.',
  );
});

test('what was disliked comes last, whatever its score, on every page', async () => {
  const office = await aVisitOffice(server);
  const { owner, inquiry } = office;
  for (let more = 0; more < 4; more++) await office.house({ sale_price: 50_000_000 + more });
  const list = async (query = '', person = owner) =>
    (await server.ask('GET', `/properties/inquiry/${inquiry.id}/matches/?${query}`, person.token)).body;
  const before = await list();
  const best = before.results[0].property.id as number;
  const { id } = await office.visit(owner, best, tomorrow);
  await office.post(owner, `${id}/complete/`, { points: ['Too costly'], note: 'Ring 98240 11768' });
  const after = await list();
  expect([after.count, after.results.length]).toEqual([before.count, before.results.length]);
  expect(after.results.at(-1)).toMatchObject({
    property: { id: best },
    visit_feedback: 'Disliked. Too costly. Ring 98240 11768.',
  });
  expect(Date.parse(after.results.at(-1).rejected_before)).toBe(Date.parse(tomorrow));
  expect(after.results[0]).toMatchObject({ visited_before: null, rejected_before: null, visit_feedback: null });

  const ids: number[] = [];
  for (let page = await list('page_size=2'); ; page = (await server.ask('GET', page.next, owner.token)).body) {
    ids.push(...page.results.map((row: { property: { id: number } }) => row.property.id));
    if (page.next === null) break;
  }
  expect(ids).toEqual(after.results.map((row: { property: { id: number } }) => row.property.id));
  const staff = await office.company.person('All-Rounder');
  expect((await list('', staff)).results.at(-1).visit_feedback).toBe('Disliked. Too costly. Ring *******768.');
  const ofHouse = await server.ask('GET', `/properties/property/${best}/matches/`, owner.token);
  expect(ofHouse.body.results.at(-1)).toMatchObject({
    inquiry: { id: inquiry.id },
    visit_feedback: expect.stringContaining('Disliked'),
  });

  const again = await office.visit(owner, best, tomorrow);
  await office.post(owner, `${again.id}/complete/`, { liked: 5 });
  const liked = (await list()).results;
  expect(liked[0]).toMatchObject({ property: { id: best }, rejected_before: null });
});

test('a tour is one sheet for the client: times and pictures, and nothing that is not to be said', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses, inquiry } = office;
  await server.ask('PATCH', `/properties/property/${houses[0]}/`, owner.token, {
    unit_no: 'Z-9407',
    bottom_price: 51_234_567,
  });
  const tour = await office.tour(owner, houses, `${daysFromNow(2).slice(0, 10)}T05:00:00.000Z`);
  const share = (person: Person, given: object = {}) =>
    server.ask('POST', '/properties/shares/', person.token, {
      properties: houses.toReversed(),
      inquiry: inquiry.id,
      channel: 'PDF',
      visit_group: tour.visit_group,
      ...given,
    });
  const made = await share(owner);
  expect(made.body).toMatchObject({ format: 'Tour', properties: [{}, {}, {}] });
  expect(made.body.text).toMatch(/^\*Visits on \d\d\/\d\d\/\d{4}\*\n10:30 AM: /);
  expect(made.body.text.length).toBeLessThan(900);
  const pdf = await server.app.inject({ method: 'GET', url: made.body.file });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const sheet = pdfText(pdf.rawPayload);
  expect(sheet).toMatch(/10:30 AM[\s\S]*11:30 AM[\s\S]*12:30 PM/);
  const page = (await server.app.inject({ method: 'GET', url: `${new URL(made.body.link).pathname}/` })).body;
  expect(page).toContain('10:30 AM, 30 minutes');
  for (const hidden of ['Z-9407', '51234567', 'Owner Person'])
    expect(made.body.text + page + sheet).not.toContain(hidden);
  expect((await share(await company.person('All-Rounder'))).body).toEqual({
    visit_group: ['These are not the stops of a tour that you see.'],
  });
  const other = await server.ask('POST', '/properties/property/', owner.token, aHouse(office.area));
  expect((await share(owner, { properties: [other.body.id] })).status).toBe(400);
});
