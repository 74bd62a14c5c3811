import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueNow } from '../../test/due-now.ts';
import { dayFromNow, daysFromNow } from '../../test/inquiries.ts';
import { aShop, aWish } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { aVisitOffice } from '../../test/visits.ts';
import { newActor } from '../core/context.ts';
import { mayHear } from '../core/live/hearing.ts';
import { hearing } from '../hearing.ts';

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

test('lists go by status, day, inquiry and property, the next first', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  await office.tour(owner, houses, tomorrow);
  const late = await office.visit(owner, houses[0], daysFromNow(4));
  // Beside the visits, the follow-up of their inquiry stands there as a Call.
  const count = async (query: string) => (await office.read(owner, `?type=Site Visit&${query}`)).body.count;
  expect(await count('is_deleted=false&status=Scheduled')).toBe(4);
  expect(await count(`status=Scheduled&date_time__gte=${dayFromNow(3)}&date_time__lte=${dayFromNow(6)}`)).toBe(1);
  expect(await count(`inquiry=${inquiry.id}&property=${houses[0]}`)).toBe(2);
  expect(await count('status=Missed')).toBe(0);
  expect(await count('search=buyer')).toBe(4);
  expect(await count('search=nobody')).toBe(0);
  const first = (await office.read(owner, '?page_size=3&type=Site Visit')).body;
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
  expect(after).toMatchObject({ stage: 'Visit Done', score: before + 10 });
  expect(after.last_contacted_at).not.toBeNull();
  for (const path of ['complete/', 'cancel/', 'miss/', 'reschedule/'])
    expect(
      (await office.post(owner, `${first.id}/${path}`, { points: ['Liked'], reason: 'No', date_time: tomorrow })).body,
    ).toEqual({ status: ['It is Completed, and stays so.'] });
  expect((await office.patch(owner, first.id, { comment: 'x' })).body).toEqual({
    status: ['Only what is Scheduled can be changed.'],
  });
  await office.post(owner, `${second.id}/complete/`, { liked: 5, points: ['Ready to offer'] });
  expect((await office.stage()).score).toBe(before + 15);
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

test('the night after the next day says that it was missed, tells its person, and lets it be told for 30 days', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, company } = office;
  const { id } = await office.visit(owner, houses[0], daysFromNow(0.01));
  const score = (await office.stage()).score;
  const run = async (days: number) => {
    await server.owner.query(dueNow(`key like '%miss tasks%'`));
    return inDays(days, owner, company.id, async (later) => {
      const worker = await server.work();
      await expect
        .poll(
          async () =>
            (
              await server.owner.query(
                `select count(*) from graphile_worker._private_jobs where key like '%miss tasks%' and run_at <= now()`,
              )
            ).rows[0].count,
        )
        .toEqual(0);
      await worker.stop();
      return (await office.read(later, `${id}/`)).body;
    });
  };
  expect(await run(3)).toMatchObject({ status: 'Missed', may_move_to: ['Completed', 'Rescheduled'] });
  expect(await office.stage()).toMatchObject({ stage: 'Options Shared', score: score - 20 });
  const alerts = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
  const missed = alerts.find(
    ({ alert }: { alert: { title: string; task: { type: string }[] } }) =>
      alert.title === 'Task missed' && alert.task[0]?.type === 'Site Visit',
  );
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
  const count = async (person: Person) => (await office.read(person, '?type=Site Visit')).body.count;
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
    assigned_to: ['This person does not see the record that it is for.'],
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
  const hears = (userId: number, usertype: string) => mayHear(hearing, actor(userId, usertype), undefined, change);
  expect([hears(5, 'All-Rounder'), hears(6, 'Backend'), hears(7, 'Co-Owner')]).toEqual([true, true, true]);
  expect([hears(7, 'All-Rounder'), hears(7, 'Backend')]).toEqual([false, false]);
  expect(mayHear(hearing, actor(5, 'Owner'), undefined, { ...change, company: 2 })).toBe(false);
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
  expect(await add({ type: 'Chat' })).toEqual({ type: ['"Chat" is not a valid choice.'] });
  await server.ask('POST', `/properties/property/${houses[0]}/status/`, owner.token, {
    status: 'Withdrawn',
    reason: 'Other',
  });
  expect(await add({})).toEqual({ property: ['A property that is Withdrawn cannot be visited.'] });
  await office.move(owner, inquiry.id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  expect(await add({ property: houses[1] })).toEqual({ inquiry: ['The inquiry is Closed Lost. Open it again first.'] });
});
