import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dueNow } from '../../test/due-now.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { aVisitOffice, type VisitOffice } from '../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const minute = 60_000;
const start = Math.floor(Date.now() / minute);
/** The start of the minute so many minutes from now, as the call is given it. */
const at = (minutes: number) => new Date((start + minutes) * minute).toISOString();
const add = async ({ owner, post, houses }: VisitOffice, given: object): Promise<{ id: number }> =>
  (await post(owner, '', { type: 'Meeting', property: houses[0], remind_before: [30], ...given })).body;

/** The minutes for which a job stands in the queue that runs at them. */
const asked = async () =>
  (
    await server.owner.query<{ at: string }>(
      `select distinct payload -> 'data' ->> 'minute' as at from graphile_worker._private_jobs where key like '%:remind of tasks%'
        and run_at = (payload -> 'data' ->> 'minute')::timestamptz`,
    )
  ).rows.map((row) => row.at.replace('Z', '.000Z'));
/** Runs the jobs of reminders as if their minutes had come and a second had passed since the last of `until`. */
const runUntil = async (until: string, late = 1000) => {
  server.clock.now = () => new Date(Date.parse(until) + late);
  const mine = `key like '%:remind of tasks%' and (payload -> 'data' ->> 'minute')::timestamptz <= '${until}'`;
  await server.owner.query(dueNow(mine));
  const worker = await server.work();
  await expect
    .poll(async () => (await server.owner.query(`select 1 from graphile_worker._private_jobs where ${mine}`)).rowCount)
    .toBe(0);
  await worker.stop();
};
const told = async (task: number) =>
  (
    await server.owner.query<{ user_id: number; key: string; sentence: { key: string } }>(
      `select user_id, key, sentence from user_alert where kind = 'Task due' and key like $1 order by id`,
      [`task ${task} %`],
    )
  ).rows.map(({ user_id, key, sentence }) => [user_id, key, sentence.key]);

test('its person is told so long before as it says, and at its time, once', async () => {
  const office = await aVisitOffice(server);
  const { owner, company } = office;
  const staff = await company.person('All-Rounder');
  const time = at(45);
  const { id } = await add(office, { date_time: time, assigned_to: staff.id, remind_before: [30, 15] });
  expect(await asked()).toEqual(expect.arrayContaining([at(15), at(30), time]));
  await runUntil(at(15));
  const stamp = time.slice(0, 16);
  expect(await told(id)).toEqual([[staff.id, `task ${id} due ${stamp} 30`, 'taskDue']]);
  const { results } = (await server.ask('GET', '/properties/user_alerts/', staff.token)).body;
  expect(results.map(({ alert }: { alert: object }) => alert)).toMatchObject([
    { title: 'Task due', task: [{ id, type: 'Meeting' }] },
  ]);
  await runUntil(at(30));
  await runUntil(time);
  expect(await told(id)).toEqual([
    [staff.id, `task ${id} due ${stamp} 30`, 'taskDue'],
    [staff.id, `task ${id} due ${stamp} 15`, 'taskDue'],
    [staff.id, `task ${id} due ${stamp} 0`, 'taskDue'],
  ]);
  // The same job once more, as after a kill before it was known for done, tells nothing new.
  const { reminding } = await import('./remind-of-tasks.ts');
  const job = { services: server.services, log: {} as never, signal: new AbortController().signal, isLastTry: false };
  await reminding.run({ company: company.id, user: null, request: null, data: { minute: time } }, job);
  expect(await told(id)).toHaveLength(3);
  expect(owner.id).not.toBe(staff.id);
});

test('what is moved is told of anew, what is done, cancelled or deleted not at all', async () => {
  const office = await aVisitOffice(server);
  const { owner } = office;
  const [moved, done, off, gone, put] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => add(office, { date_time: at(40) })),
  );
  await runUntil(at(10));
  const [first, later] = [at(40).slice(0, 16), at(80).slice(0, 16)];
  expect(await told(moved!.id)).toEqual([[owner.id, `task ${moved!.id} due ${first} 30`, 'taskDue']]);
  server.clock.now = () => new Date();
  await office.patch(owner, moved!.id, { date_time: at(80) });
  await office.post(owner, `${done!.id}/complete/`, { outcome: 'Done' });
  await office.post(owner, `${off!.id}/cancel/`, { reason: 'No' });
  await office.remove(owner, gone!.id);
  const { id } = (await office.post(owner, `${put!.id}/reschedule/`, { date_time: at(80) })).body;
  await runUntil(at(80));
  expect(new Set((await told(moved!.id)).map(([, key]) => key))).toEqual(
    new Set([
      `task ${moved!.id} due ${first} 30`,
      `task ${moved!.id} due ${later} 30`,
      `task ${moved!.id} due ${later} 0`,
    ]),
  );
  for (const one of [done, off, gone, put]) expect(await told(one!.id)).toHaveLength(1);
  expect(await told(id)).toHaveLength(2);
});

test('what was due while the server was down is told at once, and as late', async () => {
  const office = await aVisitOffice(server);
  const time = at(20);
  const { id } = await add(office, { date_time: time, remind_before: [10] });
  await runUntil(time, 40 * minute);
  expect((await told(id)).toSorted()).toEqual([
    [office.owner.id, `task ${id} due ${time.slice(0, 16)} 0`, 'taskDueLate'],
    [office.owner.id, `task ${id} due ${time.slice(0, 16)} 10`, 'taskDueLate'],
  ]);
  const { results } = (await server.ask('GET', '/properties/user_alerts/', office.owner.token)).body;
  const due = results.find(({ alert }: { alert: { title: string } }) => alert.title === 'Task due');
  expect(due.alert.message).toMatch(/^Meeting with Owner Person: .*\. This reminder is late\.$/);
});

test('a follow-up reminds like any task', async () => {
  const office = await aVisitOffice(server);
  const next = at(50);
  await server.ask('PATCH', `/properties/inquiry/${office.inquiry.id}/`, office.owner.token, { next_follow_up: next });
  const { body } = await office.read(office.owner, '?type=Call');
  await runUntil(next);
  expect((await told(body.results[0].id)).map(([, key]) => String(key).slice(-2)).toSorted()).toEqual([' 0', '30']);
});
