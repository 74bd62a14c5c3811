import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNow } from '../../../test/inquiries.ts';
import { aHouse } from '../../../test/listings.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { aServer, type Person, type TestServer } from '../../../test/support.ts';
import { aVisitOffice } from '../../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const tomorrow = daysFromNow(1);

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
  expect([after.stage, Date.parse(after.next_step.date_time)]).toEqual(['Visit Scheduled', Date.parse(tomorrow)]);
  expect((await office.read(owner, 'tours/V-000001/')).body.stops).toHaveLength(3);
  expect((await office.read(owner, 'tours/V-000002/')).status).toBe(404);
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
  const [done] = (await office.timeline(owner, inquiry.id)).filter(({ kind }) => kind === 'visit');
  const note = { outcome: 'Disliked', liked: 2, points: ['Too costly' as const], note: 'Ring 98240 11768' };
  expect(done!.sentence).toEqual(taskSentences.of.doneWith({ what: { type: 'Site Visit', of: code }, feedback: note }));
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
  expect([after.count, after.results.length]).toEqual([before.count - 1, before.results.length]);
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
