import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { asking } from '../lib/asking.ts';
import { latencyOf } from '../lib/latency.ts';

interface Office {
  readonly push: () => Promise<unknown>;
  readonly owner: pg.Pool;
  readonly company: number;
}

const waiting = async ({ owner, company }: Pick<Office, 'owner' | 'company'>): Promise<number> => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from lead_event where company_id = $1 and result = 'Waiting'`,
    [company],
  );
  return rows[0]!.n;
};

const allRead = async (office: Pick<Office, 'owner' | 'company'>): Promise<void> => {
  while ((await waiting(office)) > 0) await pause(20);
};

interface Pace extends Office {
  readonly list: string;
  readonly headers: Record<string, string>;
  readonly seconds: number;
  readonly aSecond: number;
}

/** Pushes at a steady pace while somebody has the list of leads open. `area`: one that the leads named. */
export const atPace = async ({ push, owner, company, list, headers, seconds, aSecond }: Pace) => {
  const answered: number[] = [];
  const under: Promise<unknown>[] = [];
  const screen = asking(list, headers);
  for (let n = 0; n < seconds * aSecond; n++) {
    const began = performance.now();
    under.push(push().then(() => answered.push(performance.now() - began)));
    await pause(1000 / aSecond);
  }
  await Promise.all(under);
  await allRead({ owner, company });
  const listed = await screen.stop();
  const { rows } = await owner.query<{ ms: number }>(
    `select extract(epoch from last_updated - received_at)::float8 * 1000 as ms from lead_event where company_id = $1 and result = 'Created'`,
    [company],
  );
  if (rows.length !== seconds * aSecond)
    throw new Error(`${rows.length} leads of ${seconds * aSecond} became inquiries`);
  const area = await owner.query<{ id: number }>('select min(id) as id from area where company_id = $1', [company]);
  return { answered: latencyOf(answered), read: latencyOf(rows.map(({ ms }) => ms)), listed, area: area.rows[0]!.id };
};

/** Pushes many over eight connections; answers the seconds until each is an inquiry. */
export const inOneGo = async ({ push, count, ...office }: Office & { readonly count: number }): Promise<number> => {
  const began = performance.now();
  let left = count;
  const one = async () => {
    while (left-- > 0) await push();
  };
  await Promise.all(Array.from({ length: 8 }, one));
  await allRead(office);
  return (performance.now() - began) / 1000;
};
