import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageHeldJobs, aProcess } from '../../test/server-process.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { aVisitOffice } from '../../test/visits.ts';

/**
 * Servers, each with its worker, are killed again and again while reminders become due: each is told exactly once, also
 * where the one that told it was killed before the queue knew. `KILLS=50 REMINDERS=5000` for more.
 */
const kills = Number(process.env.KILLS ?? 20);
const reminders = Number(process.env.REMINDERS ?? 500);
/** Five to each, since ten would be told as one. */
const minutes = Math.ceil(reminders / 5);

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const told = async (): Promise<number> =>
  (await server.owner.query(`select count(*) from user_alert where kind = 'Task due'`)).rows[0].count;
const mine = `key like '%:remind of tasks%'`;

test('each reminder is told exactly once, however often servers are killed', { timeout: 1_800_000 }, async () => {
  const { company, owner, houses } = await aVisitOffice(server);
  // One reminder each, at its time: as many minutes, as many to a minute.
  const client = await server.owner.connect();
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [String(company.id)]);
    await client.query(
      `insert into task (company_id, type, date_time, duration_minutes, property, assigned_to, created_by)
       select $1, 'Meeting', date_trunc('minute', now()) + make_interval(mins => 10 + n % $2::int), 30, $3, $4, $4
         from generate_series(0, $5::int - 1) n`,
      [company.id, minutes, houses[0], owner.id, reminders],
    );
  } finally {
    await client.query(`select set_config('app.company_id', '', false)`);
    client.release();
  }
  expect((await server.owner.query(`select 1 from graphile_worker._private_jobs where ${mine}`)).rowCount).toBe(
    minutes,
  );

  /** Lets some minutes come: their jobs stand first in the queue, as if the clock had gone on. */
  const come = (many: number) =>
    server.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where id in (select id from graphile_worker._private_jobs
         where ${mine} and run_at > now() and locked_at is null order by run_at limit $1)`,
      [many],
    );
  const each = Math.ceil(minutes / kills);
  let inHand = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await aProcess(server);
    const before = await told();
    await come(each);
    // Killed as soon as something was told of, or a moment later: in the midst of the others, or just after the last.
    while ((await told()) === before) await pause(1);
    await pause(Math.random() * 15);
    await running.end('SIGKILL');
    inHand += Number(
      (await server.owner.query(`select count(*) from graphile_worker._private_jobs where ${mine} and run_at <= now()`))
        .rows[0].count,
    );
    await ageHeldJobs(server);
  }
  // Some were in hand or had still to be taken as the kill came.
  expect(inHand).toBeGreaterThan(0);
  await come(minutes);
  const last = await aProcess(server);
  await expect
    .poll(
      async () => {
        await ageHeldJobs(server);
        return (await server.owner.query(`select 1 from graphile_worker._private_jobs where ${mine}`)).rowCount;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
  await last.end('SIGTERM');

  const { rows } = await server.owner.query(
    `select t.id, count(a.id) as times from task t left join user_alert a on a.company_id = t.company_id
       and a.kind = 'Task due' and a.key like 'task ' || t.id || ' due %' where t.type = 'Meeting' group by t.id`,
  );
  expect(rows).toHaveLength(reminders);
  expect(rows.filter(({ times }) => Number(times) !== 1)).toEqual([]);
});
