import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { daysFromNow } from '../../../test/inquiries.ts';
import { aWish } from '../../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../../test/support.ts';
import { aVisitOffice, type VisitOffice } from '../../../test/visits.ts';

let server: TestServer;
let office: VisitOffice;
beforeAll(async () => {
  server = await aServer();
  office = await aVisitOffice(server);
});
afterAll(() => server.close());

const soon = daysFromNow(1);
const undo = (id: number, by: Person = office.owner) => office.post(by, `${id}/undo_complete/`);
const anInquiry = (given: object = {}) => office.add(office.owner, aWish(office.area, given));
const aTask = async (inquiry: number, type: string, given: object = {}, by: Person = office.owner): Promise<number> => {
  const made = await office.post(by, '', { type, inquiry, date_time: soon, ...given });
  expect(made).toMatchObject({ status: 201 });
  return made.body.id;
};
const aCall = (inquiry: number, given: object = {}, by?: Person) => aTask(inquiry, 'Call', given, by);
const connected = { outcome: 'Connected interested', next: { date_time: daysFromNow(3) } };

/** Every row that a completion may touch, without the moment of its last change. */
const rowsOf = async (inquiry: number) => {
  const { rows } = await server.owner.query(
    `select 'task ' || t.id as row, to_jsonb(t) - 'last_updated' as is from task t where t.inquiry = $1 and not t.is_deleted
     union all select 'inquiry', to_jsonb(i) - 'last_updated' from inquiry i where i.id = $1
     union all select 'contact', to_jsonb(c) - 'last_updated' from contact c join inquiry i on i.contact = c.id where i.id = $1
     union all select 'score', to_jsonb(s) - 'last_updated' - 'scored_at' from inquiry_score s where s.id = $1 order by 1`,
    [inquiry],
  );
  return rows;
};

test('a call that was completed by mistake is as it was: its follow-up, its inquiry, its person; what came of it is gone', async () => {
  const inquiry = await anInquiry();
  const call = await aCall(inquiry.id, { repeat: 'Daily' });
  const later = await aCall(inquiry.id, { date_time: daysFromNow(9) });
  const before = await rowsOf(inquiry.id);
  expect(
    (await office.post(office.owner, `${call}/complete/`, { ...connected, note: 'Ring 98240 11768' })).status,
  ).toBe(200);
  expect((await office.get(office.owner, `${inquiry.id}/`)).body.stage).toBe('Contacted');
  const back = await undo(call);
  expect(back).toMatchObject({
    status: 200,
    body: { id: call, status: 'Scheduled', outcome: null, is_follow_up: true },
  });
  expect(await rowsOf(inquiry.id)).toEqual(before);
  expect((await office.read(office.owner, `${later}/`)).body.is_follow_up).toBe(false);
  const told = (await office.timeline(office.owner, inquiry.id)).map(({ text }) => text);
  expect(told).toContain('Call undone: still to be done');
  // Done again, it comes again by its repeat and has its next step.
  expect((await office.post(office.owner, `${call}/complete/`, connected)).status).toBe(200);
  const { rows } = await server.owner.query('select 1 from task where repeated_from = $1', [call]);
  expect(rows).toHaveLength(1);
});

test('a visit that was completed by mistake takes its inquiry back, and one that was missed is missed again', async () => {
  const inquiry = await anInquiry();
  const visit = await aTask(inquiry.id, 'Site Visit', { property: office.houses[0] });
  const before = await rowsOf(inquiry.id);
  await office.post(office.owner, `${visit}/complete/`, { liked: 5, next: { date_time: daysFromNow(2) } });
  expect((await office.get(office.owner, `${inquiry.id}/`)).body.stage).toBe('Visit Done');
  expect((await undo(visit)).status).toBe(200);
  expect(await rowsOf(inquiry.id)).toEqual(before);
  const moves = (await office.timeline(office.owner, inquiry.id)).filter(({ kind }) => kind === 'moved');
  expect(moves[0]).toMatchObject({ from: 'Visit Done', to: 'Visit Scheduled', text: 'task undone' });

  await server.owner.query(`update task set date_time = now() - interval '1 hour' where id = $1`, [visit]);
  await office.post(office.owner, `${visit}/miss/`);
  const missed = await rowsOf(inquiry.id);
  await office.post(office.owner, `${visit}/complete/`, { liked: 2 });
  expect((await undo(visit)).body.status).toBe('Missed');
  expect(await rowsOf(inquiry.id)).toEqual(missed);
});

test('only who completed it undoes it, once, within two minutes', async () => {
  const { owner, company } = office;
  const staff = await company.person('All-Rounder');
  const inquiry = await anInquiry({ assigned_to: [staff.id] });
  const call = await aCall(inquiry.id, { assigned_to: staff.id });
  expect((await undo(call)).body).toEqual({ status: ['It is not done, so there is nothing to undo.'] });
  await office.post(staff, `${call}/complete/`, connected);
  expect((await undo(call)).status).toBe(403);
  expect((await undo(call, await company.person('All-Rounder'))).status).toBe(404);
  expect((await undo(call, (await aVisitOffice(server)).owner)).status).toBe(404);
  expect((await undo(call, staff)).status).toBe(200);
  expect((await undo(call, staff)).status).toBe(400);

  await office.post(owner, `${call}/complete/`, connected);
  await server.owner.query(`update task set completed_at = completed_at - interval '121 seconds' where id = $1`, [
    call,
  ]);
  expect((await undo(call)).body).toEqual({ status: ['It was completed more than 2 minutes ago, and stays so.'] });
});

test('what came in between stays: a follow-up that was changed, another stage, a slip, another call', async () => {
  const { owner } = office;
  const between = { status: ['Something changed since, such as the next follow-up. It stays completed.'] };
  const completed = async () => {
    const inquiry = await anInquiry();
    const call = await aCall(inquiry.id);
    await office.post(owner, `${call}/complete/`, connected);
    return { inquiry: inquiry.id as number, call };
  };
  const changes: ((inquiry: number) => Promise<unknown>)[] = [
    (id) =>
      office
        .patch(owner, id, {})
        .then(() => server.ask('PATCH', `/properties/inquiry/${id}/`, owner.token, { next_follow_up: daysFromNow(5) })),
    (id) => office.move(owner, id, { stage: 'Junk', reason: 'Spam' }),
    (id) => office.contacted(owner, id, { how: 'Call', call_result: 'Connected', next_follow_up: daysFromNow(4) }),
  ];
  for (const change of changes) {
    const { inquiry, call } = await completed();
    await change(inquiry);
    expect((await undo(call)).body).toEqual(between);
    expect((await office.read(owner, `${call}/`)).body.status).toBe('Completed');
  }
  const inquiry = await anInquiry();
  const visit = await aTask(inquiry.id, 'Site Visit', { property: office.houses[1] });
  await office.post(owner, `${visit}/complete/`, { liked: 5, next: { date_time: daysFromNow(2) } });
  expect((await office.post(owner, `${visit}/slip/`, { method: 'None' })).status).toBe(201);
  expect((await undo(visit)).body).toEqual(between);
});

test('of two that undo at the same moment one does', async () => {
  const inquiry = await anInquiry();
  const call = await aCall(inquiry.id);
  await office.post(office.owner, `${call}/complete/`, connected);
  const answers = await Promise.all([undo(call), undo(call)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('whatever is completed, undoing it restores every row', async () => {
  const kinds = fc.record({
    type: fc.constantFrom('Call', 'Site Visit', 'Meeting', 'Document collection'),
    repeat: fc.constantFrom('None', 'Daily', 'Monthly'),
    others: fc.array(fc.constantFrom('Call', 'Meeting'), { maxLength: 2 }),
    outcome: fc.constantFrom(0, 1, 2, 3),
    hasNext: fc.boolean(),
  });
  const outcomes: Record<string, readonly string[]> = {
    Call: ['Connected interested', 'Connected call back', 'RNR', 'Wrong number'],
    'Site Visit': ['Liked', 'Disliked', 'Client did not come', 'Key not available'],
    Meeting: ['Done', 'Partly done', 'Not done', 'Done'],
    'Document collection': ['Done', 'Partly done', 'Not done', 'Done'],
  };
  await fc.assert(
    fc.asyncProperty(kinds, async ({ type, repeat, others, outcome, hasNext }) => {
      const inquiry = await anInquiry();
      const id = await aTask(inquiry.id, type, {
        repeat,
        ...(type === 'Site Visit' && { property: office.houses[0] }),
      });
      for (const [at, other] of others.entries()) await aTask(inquiry.id, other, { date_time: daysFromNow(4 + at) });
      const before = await rowsOf(inquiry.id);
      const done = await office.post(office.owner, `${id}/complete/`, {
        outcome: outcomes[type]![outcome],
        ...(hasNext && { next: { date_time: daysFromNow(2) } }),
      });
      // A call of an open inquiry asks for a next step; then nothing was done.
      if (done.status === 200) expect((await undo(id)).status).toBe(200);
      expect(await rowsOf(inquiry.id)).toEqual(before);
    }),
    { numRuns: howMany(8, 100) },
  );
});
