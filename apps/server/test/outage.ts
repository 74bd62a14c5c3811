import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { ownerPool } from '../src/core/database/pool.ts';
import { newTokens } from '../src/core/http/tokens.ts';
import { aFailingDatabase, type Failure } from './failing-database.ts';
import { testSecret } from './global-setup.ts';
import { aNumber } from './listings.ts';
import { aProcess } from './server-process.ts';
import { aCompany, type Person } from './support.ts';

const failures: readonly Failure[] = ['stopped', 'killed', 'cut'];
const writers = 6;

interface Tried {
  mobile: string;
  status: number;
}

/**
 * The whole product under load while its database goes away and comes back, `rounds` times. Holds it to all that must be
 * so afterwards: the process lives, everything works again by itself, and every answer was true.
 */
export const outage = async (rounds: number): Promise<void> => {
  const database = await aFailingDatabase();
  const product = await aProcess(
    { databaseUrl: database.url, services: { settings: { dataDir: database.dataDir } } },
    { LOG_LEVEL: 'silent' },
  );
  const person = await anOwner(database.url);
  const load = aLoad(product.url, person);
  const stream = follow(product.url, person);
  try {
    for (let round = 0; round < rounds; round++) {
      const failure = failures[round % failures.length]!;
      await load.goesOn();
      await database.fail(failure);
      if (failure !== 'cut') {
        await expect.poll(() => readiness(product.url)).toBe(503);
        await load.isRefused();
        await database.comeBack();
      }
      await expect.poll(() => readiness(product.url)).toBe(200);
      await load.goesOn();
      await stream.hears(() => load.add());
      await takesWebhooks(database.query);
      await doesJobs(database.query, person);
      expect(product.isRunning()).toBe(true);
    }
    const tried = await load.stop();
    await holdsTrue(database.query, tried);
    await expect
      .poll(() => database.query('select task_identifier, last_error from graphile_worker.jobs where run_at <= now()'))
      .toEqual([]);
    expect(product.isRunning()).toBe(true);
  } finally {
    await load.stop();
    stream.stop();
    if (product.isRunning()) await product.end('SIGTERM');
    await database.close();
  }
};

export const anOwner = async (url: string): Promise<Person> => {
  const owner = ownerPool(url);
  const tokens = newTokens(testSecret, () => new Date());
  const person = await (await aCompany({ owner, tokens })).person('Owner');
  await owner.end();
  return person;
};

const readiness = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 'no server',
  );

/** People who add contacts and look at the list, one after the other, and ask again a moment after they were refused. */
export const aLoad = (url: string, { token }: Person) => {
  const tried: Tried[] = [];
  const others = new Set<number>();
  let stopped = false;
  const ask = (method: string, path: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const add = async (): Promise<number> => {
    const mobile = aNumber();
    const answer = await ask('POST', '/properties/contacts/', { name: 'Under load', mobile_number_1: mobile });
    tried.push({ mobile, status: answer.status });
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
    const { id } = (await answer.json()) as { id: number };
    return id;
  };
  const running = Array.from({ length: writers }, async () => {
    while (!stopped) {
      await add();
      const list = await ask('GET', '/properties/contacts/?page_size=5');
      others.add(list.status);
      await list.arrayBuffer();
      await pause(tried.at(-1)!.status === 201 ? 1 : 20);
    }
  });
  const more = (status: number) => {
    const before = tried.length;
    return expect.poll(() => tried.slice(before).filter((one) => one.status === status).length).toBeGreaterThan(5);
  };
  return {
    add,
    goesOn: () => more(201),
    isRefused: () => more(503),
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      expect([...others].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      return tried;
    },
  };
};

/** The live events as a screen follows them: opened again whenever they end. */
export const follow = (url: string, { token }: Person) => {
  const leave = new AbortController();
  const heard = new Set<number>();
  const read = async () => {
    const answer = await fetch(`${url}/events/`, { headers: { authorization: `JWT ${token}` }, signal: leave.signal });
    if (!answer.ok) return;
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream()))
      for (const [, id] of part.matchAll(/"entity":"contact","id":(\d+)/g)) heard.add(Number(id));
  };
  void (async () => {
    while (!leave.signal.aborted) {
      await read().catch(() => undefined);
      await pause(50);
    }
  })();
  return {
    /** Each of them may fall into the moment in which the stream is opened again, so one after the other is made. */
    hears: async (make: () => Promise<number>) => {
      await expect
        .poll(async () => {
          const id = await make();
          await pause(100);
          return heard.has(id);
        })
        .toBe(true);
    },
    stop: () => leave.abort(),
  };
};

type Query = Awaited<ReturnType<typeof aFailingDatabase>>['query'];

export const takesWebhooks = async (query: Query) => {
  const [event] = await query(
    `insert into whatsapp_event (digest, body) values (sha256($1), '{"object": "nothing of ours", "entry": []}') returning id`,
    [randomUUID()],
  );
  const taken = async () =>
    (await query('select taken_at is not null as taken from whatsapp_event where id = $1', [event.id]))[0]?.taken;
  await expect.poll(taken).toBe(true);
};

/** A job of the product's own is asked for and done. */
export const doesJobs = async (query: Query, { id }: Person) => {
  const [asked] = await query(
    `with bound as materialized (
       select set_config('app.company_id', company_id::text, true), set_config('app.user_id', id::text, true) from app_user where id = $1
     ) select enqueue_job('purge_file', json_build_object('store_key', gen_random_uuid())::jsonb, null, null, 1) as id from bound`,
    [id],
  );
  await expect.poll(() => query('select id from graphile_worker.jobs where id = $1', [asked.id])).toEqual([]);
};

/** What was said to be saved is there once, what was refused is not there, and of the rest nothing is there twice. */
export const holdsTrue = async (query: Query, tried: readonly Tried[]) => {
  const rows = await query(
    `select number, count(*)::int as times from (select unnest(array[mobile_number_1]) as number from contact) c group by number`,
  );
  const times = new Map(rows.map((row) => [row.number as string, row.times as number]));
  const wrong = tried.filter(({ mobile, status }) => {
    const found = times.get(mobile) ?? 0;
    if (status === 201) return found !== 1;
    if (status === 503) return found !== 0;
    return status !== 504 || found > 1;
  });
  expect(wrong).toEqual([]);
  expect(tried.some(({ status }) => status === 201)).toBe(true);
};
