import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayFromNow, daysFromNow } from '../../test/inquiries.ts';
import { aWish } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { aVisitOffice, type VisitOffice } from '../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
/** Whatever was written, the two are one fact. */
afterEach(async () => {
  const { rows } = await server.owner.query(`
    select i.id, i.next_follow_up, t.date_time from inquiry i
      left join task t on t.company_id = i.company_id and t.inquiry = i.id and t.is_follow_up and t.status = 'Scheduled' and not t.is_deleted
     where case when i.is_deleted or i.stage in ('Closed Won', 'Closed Lost', 'Junk') then t.id is not null
       else i.next_follow_up is distinct from t.date_time end`);
  expect(rows).toEqual([]);
});
afterAll(() => server.close());

const [soon, later] = [daysFromNow(1), daysFromNow(3)];
/** The Calls of an inquiry, the newest last: moment, status, outcome and whose they are. */
const callsOf = async (inquiry: number) =>
  (
    await server.owner.query<{
      id: number;
      at: string;
      status: string;
      outcome: string | null;
      of: number;
      from: number;
    }>(
      `select id, date_time as at, status, outcome, assigned_to as of, rescheduled_from as from from task
        where inquiry = $1 and type = 'Call' order by id`,
      [inquiry],
    )
  ).rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
const scheduled = async (inquiry: number) =>
  (await callsOf(inquiry)).filter(({ status }) => status === 'Scheduled').map(({ at }) => at);
/** Changes an inquiry by its form. */
const change = (person: Person, id: number, body: object) =>
  server.ask('PATCH', `/properties/inquiry/${id}/`, person.token, body);
const nextOf = async ({ get, owner }: VisitOffice, id: number) => {
  const { next_follow_up: next } = (await get(owner, `${id}/`)).body;
  return next && new Date(next).toISOString();
};
/** As if its time had come an hour ago. */
const dueNow = (inquiry: number) =>
  server.owner.query(`update inquiry set next_follow_up = now() - interval '1 hour' where id = $1`, [inquiry]);

test('however the next follow-up is written, a Call stands there at the same moment', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, area } = office;
  const person = await company.person('All-Rounder');
  const add = (given: object) => office.add(owner, aWish(area, given));
  const mine = await add({ next_follow_up: soon, assigned_to: [person.id] });
  expect(await callsOf(mine.id)).toMatchObject([{ at: soon, status: 'Scheduled', of: person.id }]);
  const plain = await add({ next_follow_up: soon });
  expect(await callsOf(plain.id)).toMatchObject([{ of: owner.id }]);

  await change(owner, plain.id, { next_follow_up: later });
  expect(await callsOf(plain.id)).toMatchObject([{ at: later, status: 'Scheduled' }]);
  await change(owner, plain.id, { assigned_to: [person.id] });
  expect(await callsOf(plain.id)).toMatchObject([{ of: person.id }]);
  await change(owner, plain.id, { next_follow_up: null });
  expect(await callsOf(plain.id)).toMatchObject([{ status: 'Cancelled' }]);

  await office.move(owner, plain.id, { stage: 'Contacted', next_follow_up: soon });
  expect(await scheduled(plain.id)).toEqual([soon]);
  await office.contacted(owner, plain.id, { how: 'Call', call_result: 'Busy', next_follow_up: later });
  expect(await scheduled(plain.id)).toEqual([later]);
  await office.move(owner, plain.id, { stage: 'On Hold', resume_on: dayFromNow(9) });
  expect(await scheduled(plain.id)).toEqual([new Date(`${dayFromNow(9)}T10:00:00+05:30`).toISOString()]);

  const none = await add({});
  expect(await callsOf(none.id)).toEqual([]);
  await office.visit(owner, office.houses[0], soon, { inquiry: none.id });
  // The visit is the next step.
  expect(await callsOf(none.id)).toEqual([]);
  const { next_step, lacks_next_step } = (await office.get(owner, `${none.id}/`)).body;
  expect([next_step.type, Date.parse(next_step.date_time), lacks_next_step]).toEqual([
    'Site Visit',
    Date.parse(soon),
    false,
  ]);
});

test('what becomes of the Call becomes of the next follow-up', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const { id } = await office.add(owner, aWish(area, { next_follow_up: soon }));
  const [call] = await callsOf(id);
  const moved = await office.patch(owner, call!.id, { date_time: later });
  expect(moved.body).toMatchObject({ is_follow_up: true });
  expect(await nextOf(office, id)).toBe(later);
  const put = await office.post(owner, `${call!.id}/reschedule/`, { date_time: daysFromNow(5) });
  expect(put.body).toMatchObject({ is_follow_up: true, rescheduled_from: call!.id });
  expect(await nextOf(office, id)).toBe(new Date(put.body.date_time).toISOString());
  // Another call that is planned takes its place once it is off.
  const other = await office.post(owner, '', { type: 'Call', inquiry: id, date_time: later });
  expect(other.body.is_follow_up).toBe(false);
  await office.post(owner, `${put.body.id}/cancel/`, { reason: 'Client travels' });
  expect(await nextOf(office, id)).toBe(later);
  await office.remove(owner, other.body.id);
  expect(await nextOf(office, id)).toBeNull();
  await office.post(owner, `${other.body.id}/restore/`);
  expect(await nextOf(office, id)).toBe(later);
});

test('closing or deleting the inquiry cancels it, taking a deletion back plans it anew', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const { id } = await office.add(owner, aWish(area, { next_follow_up: soon }));
  await server.ask('DELETE', `/properties/inquiry/${id}/`, owner.token);
  expect(await scheduled(id)).toEqual([]);
  await server.ask('POST', `/properties/inquiry/${id}/restore/`, owner.token, {});
  expect(await scheduled(id)).toEqual([soon]);
  await office.move(owner, id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  expect(await scheduled(id)).toEqual([]);
  const planned = await office.post(owner, '', { type: 'Call', inquiry: id, date_time: later });
  expect(planned.body).toMatchObject({ status: 'Scheduled', is_follow_up: false });
  await office.post(owner, `${planned.body.id}/cancel/`, { reason: 'No' });
});

test('noting a call does the one that was due, also where it was missed', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const { id } = await office.add(owner, aWish(area, { next_follow_up: soon }));
  await dueNow(id);
  await office.contacted(owner, id, {
    how: 'Call',
    call_result: 'Connected',
    next_follow_up: soon,
    note: 'Wants a loft',
  });
  expect(await callsOf(id)).toMatchObject([
    { status: 'Completed', outcome: 'Connected interested' },
    { status: 'Scheduled', at: soon },
  ]);
  await dueNow(id);
  await server.owner.query(`update task set status = 'Missed' where inquiry = $1 and status = 'Scheduled'`, [id]);
  await server.owner.query('update inquiry set next_follow_up = next_follow_up where id = $1', [id]);
  expect(await office.contacted(owner, id, { how: 'WhatsApp' })).toMatchObject({
    status: 400,
    body: { next_follow_up: ['Say when to follow up next.'] },
  });
  await office.contacted(owner, id, { how: 'WhatsApp', next_follow_up: later });
  expect((await callsOf(id)).slice(1)).toMatchObject([
    { status: 'Completed', outcome: 'Done' },
    { status: 'Scheduled', at: later },
  ]);
  // A step that is still to come stands.
  await office.contacted(owner, id, { how: 'Call', call_result: 'Busy' });
  expect(await scheduled(id)).toEqual([later]);
});

test('completing a call is the same as noting one, and asks for what comes next', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const { id } = await office.add(owner, aWish(area, { next_follow_up: soon }));
  const last = async () => (await callsOf(id)).at(-1)!;
  const complete = async (body: object) => office.post(owner, `${(await last()).id}/complete/`, body);
  expect((await complete({ outcome: 'RNR' })).status).toBe(200);
  expect((await office.get(owner, `${id}/`)).body).toMatchObject({
    ...{ stage: 'New', call_result: 'RNR 1', contact_attempts: 1, next_follow_up: null, last_contacted_at: null },
    lacks_next_step: false,
  });
  await office.post(owner, '', { type: 'Call', inquiry: id, date_time: soon });
  expect((await complete({ outcome: 'Connected interested' })).body).toEqual({
    next: ['Say what comes next: the inquiry is open, and nothing else is planned for it.'],
  });
  const done = await complete({
    outcome: 'Connected interested',
    note: 'Ring 98240 11768',
    next: { date_time: later },
  });
  expect(done.body).toMatchObject({ status: 'Completed' });
  expect((await office.get(owner, `${id}/`)).body).toMatchObject({
    ...{ stage: 'Contacted', call_result: 'Connected', contact_attempts: 2, lacks_next_step: false },
    score_reasons: expect.arrayContaining([{ reason: 'Spoke on the phone in the last 7 days', points: 10 }]),
  });
  expect(await last()).toMatchObject({ status: 'Scheduled', at: later, of: owner.id });
  const told = (await office.timeline(owner, id)).map(({ kind, call_result, text }) => [kind, call_result ?? text]);
  expect(told.filter(([kind]) => kind === 'contacted')).toEqual([
    ['contacted', 'Connected'],
    ['contacted', 'RNR 1'],
  ]);
  // Something else that lies ahead is a next step as well.
  await office.post(owner, '', { type: 'Send options', inquiry: id, date_time: soon });
  expect((await complete({ outcome: 'Busy' })).status).toBe(200);
  expect(await nextOf(office, id)).toBeNull();
});

test('an inquiry with nothing planned says so, and is found by it', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const found = async () =>
    (await office.get(owner, '?follow_up=Without next step')).body.results.map((row: { id: number }) => row.id);
  const { id } = await office.add(owner, aWish(area));
  expect(await found()).toEqual([]);
  await office.move(owner, id, { stage: 'Contacted', next_follow_up: soon });
  expect([await found(), (await office.get(owner, `${id}/`)).body.lacks_next_step]).toEqual([[], false]);
  await office.post(owner, `${(await callsOf(id))[0]!.id}/cancel/`, { reason: 'No' });
  expect([await found(), (await office.get(owner, `${id}/`)).body.lacks_next_step]).toEqual([[id], true]);
  const { columns } = (await office.get(owner, 'board/')).body;
  const cards = columns.flatMap(({ results }: { results: { id: number; lacks_next_step: boolean }[] }) => results);
  expect(cards.filter((card: { lacks_next_step: boolean }) => card.lacks_next_step)).toMatchObject([{ id }]);
});

test('two who plan at once make one follow-up', async () => {
  const office = await aVisitOffice(server);
  const { owner, area } = office;
  const { id } = await office.add(owner, aWish(area));
  const answers = await Promise.all(
    [1, 2, 3, 4].map((day) =>
      day % 2
        ? office.post(owner, '', { type: 'Call', inquiry: id, date_time: daysFromNow(day) })
        : change(owner, id, { next_follow_up: daysFromNow(day) }),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const marked = await server.owner.query(
    `select count(*) from task where inquiry = $1 and is_follow_up and status = 'Scheduled'`,
    [id],
  );
  expect(marked.rows[0].count).toBe(1);
});
