import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { expect } from 'vitest';
import { atInIndia } from '../at-in-india.ts';
import { dueNow } from '../due-now.ts';
import { addSectors, aHouse } from '../listings.ts';
import { aCompany, aPerson, type Person, type TestServer } from '../support.ts';

/**
 * An office in which alerts come about, on a server whose jobs run. Its days are counted from tomorrow, so that what waits
 * lies ahead of the real clock; its hour is the one at which everything in it happens.
 */
export const anAlertOffice = async (server: TestServer, hour: string) => {
  const first = addDays(dayInIndia(), 1);
  /** The day so many days on, YYYY-MM-DD. */
  const day = (days: number) => addDays(first, days);
  server.clock.now = () => atInIndia(hour, day(0));
  const company = await aCompany(server);
  const platform = await aCompany(server, { is_platform: true });
  // Of what is told to the platform each Admin of an office before this one would be told too.
  await server.owner.query('update app_user set is_active = false where company_id = $1', [platform.id]);
  const people = {
    owner: await aPerson(server, company.id, 'Owner'),
    staff: await aPerson(server, company.id, 'Residential Only'),
    admin: await aPerson(server, platform.id, 'Admin'),
  };
  const sectors = await addSectors(server, people.owner, ['Sector 23']);
  const area = sectors['Sector 23']!;

  /** Moves the clock, and gives everybody a session that is good then. */
  const moveTo = async (now: Date) => {
    server.clock.now = () => now;
    for (const person of Object.values(people)) {
      const { rows } = await server.owner.query('select company_id, usertype from app_user where id = $1', [person.id]);
      person.token = server.tokens.access(person.id, person.device, { ...rows[0], subscription_status: 'Active' });
    }
  };
  const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, by: Person, body?: object) => {
    const answer = await server.ask(method, `/properties/${path}`, by.token, body);
    expect([path, answer.status, answer.body]).toEqual([path, expect.toSatisfy((n) => n < 300), expect.anything()]);
    return answer.body;
  };
  const property = async (given = {}, by = people.owner): Promise<number> =>
    (await send('POST', 'property/', by, aHouse(area, given))).id;

  /** Waits until no job of the two companies is due, and none is at work. */
  const settled = () =>
    expect
      .poll(
        async () =>
          (
            await server.owner.query(
              `select count(*)::int as left from graphile_worker._private_jobs
                where (payload ->> 'company')::bigint = any ($1) and run_at <= now()
                  and (attempts < max_attempts or locked_at is not null)`,
              [[company.id, platform.id]],
            )
          ).rows[0].left,
        { timeout: 20_000 },
      )
      .toBe(0);
  /**
   * Has the jobs that wait under a name run now, as if their time had come. Answers what runs the same once more, as after
   * a kill before they were known for done.
   */
  const run = async (name: string) => {
    const { rows } = await server.owner.query<{ task: string; payload: object }>(
      `select t.identifier as task, j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where j.key like $1`,
      [`${company.id}:${name}%`],
    );
    expect(rows, name).not.toEqual([]);
    await server.owner.query(dueNow('key like $1'), [`${company.id}:${name}%`]);
    await settled();
    return async () => {
      for (const { task, payload } of rows)
        await server.owner.query('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);
      await settled();
    };
  };
  return {
    ...people,
    server,
    company,
    platform,
    area,
    day,
    send,
    property,
    settled,
    run,
    moveTo,
    /** The day so many days on, at the office's hour. */
    onDay: (days: number) => moveTo(atInIndia(hour, day(days))),
    /** So many minutes after the office's hour of the first day, ISO 8601. */
    inMinutes: (minutes: number) => new Date(atInIndia(hour, day(0)).getTime() + minutes * 60_000).toISOString(),
  };
};
export type AlertOffice = Awaited<ReturnType<typeof anAlertOffice>>;

/** How an alert of a kind comes about in truth, over HTTP or by the job whose time has come. */
export interface Cause {
  /** Who is told. */
  readonly to: 'owner' | 'staff' | 'admin';
  /** Brings it about; what it answers is the same cause once more, of which nobody is to be told again. */
  readonly bring: (office: AlertOffice) => Promise<() => Promise<unknown>>;
}
