import { setTimeout as pause } from 'node:timers/promises';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { gurgaon } from '../../apps/server/test/listings.ts';
import { aBrowser, type Browser, newStatuses } from './client.ts';
import { attackAllDay, strangersFaults } from './hostile.ts';
import { Ledger } from './ledger.ts';
import { foundOffices, password } from './office.ts';
import { reckon } from './reckon.ts';
import { aStack, type Stack } from './stack.ts';
import { beginChats, customersWrite, metaAt, reckonSent, settle } from './whatsapp.ts';
import { workAllDay } from './work.ts';

export interface Plan {
  readonly minutes: number;
  readonly people: number;
  readonly databaseStops: number;
  readonly workerKills: number;
}

/** How many people of each kind send hostile texts and files throughout. */
const attackers = 2;

/**
 * People at work in the browser's manner while the database is stopped, workers are killed and hostile texts and files
 * come in. In the end what people were told is held against the database and against what Meta got.
 */
export const runReliability = async (plan: Plan, tell: (line: string) => void = () => undefined) => {
  const stack = await aStack();
  try {
    return await atWork(stack, plan, tell);
  } finally {
    await stack.stop();
  }
};

const atWork = async (stack: Stack, plan: Plan, tell: (line: string) => void) => {
  const run = `run${Date.now().toString(36)}`;
  const ledger = new Ledger(run);
  const statuses = newStatuses();
  const people = await foundOffices(stack.database.url, plan.people);
  const meta = metaAt(stack.sandboxUrl);
  await beginChats(meta, stack.url);
  let number = 7_000_000_000;
  const mobile = () => String(++number);

  const browsers: Browser[] = [];
  const areas = new Map<number, number>();
  for (const { username, company, usertype } of people) {
    const browser = aBrowser(stack.url, username, password, statuses);
    const { status } = await browser.signIn();
    if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
    browsers.push(browser);
    if (areas.has(company) || usertype === 'Admin') continue;
    const area = { area: 'Sector 57', city: gurgaon, latitude: 28.42, longitude: 77.08 };
    areas.set(company, (await browser.ask('POST', '/properties/area/', area)).body.id);
  }
  tell(`${people.length} people are signed in`);

  const over = new AbortController();
  const { signal } = over;
  let heard = 0;
  const working = people.map(({ usertype, company }, n) => {
    const browser = browsers[n]!;
    void browser.listen(signal, () => {
      heard++;
    });
    return workAllDay({ browser, ledger, signal, mobile, area: areas.get(company) ?? 0, usertype });
  });
  const hostile = Array.from({ length: attackers }, (_, n) => attackAllDay(browsers[n]!, stack.url, signal));
  const customers = customersWrite(meta, ledger, signal);
  const troubles = [stopsOfDatabase(stack, plan, tell), killsOfWorkers(stack, plan, tell)];
  await pause(plan.minutes * 60_000);
  const [back, kills] = await Promise.all(troubles);
  over.abort();
  await Promise.all([...working, ...hostile, customers]);
  tell('the work is over; waiting until nothing is under way');

  const owner = ownerPool(stack.database.url);
  const settled = await settle(meta, owner);
  const reckoned = await reckon(owner, ledger, run);
  const sent = await reckonSent(meta, owner);
  await owner.end();
  const parts = [stack.web, ...stack.workers];
  return {
    plan,
    reckoned,
    sent,
    settled,
    statuses: Object.fromEntries([...statuses.counts].sort(([a], [b]) => a - b)),
    faults: [...statuses.faults, ...strangersFaults],
    refused: ledger.refused,
    ended: [...parts, stack.sandbox].flatMap((part) => part.ends),
    /** Milliseconds from each start of the database until a person was answered again. */
    back: back as number[],
    kills: kills as number,
    heard,
    loops: parts.map(({ name, pulses }) => ({
      name,
      held: Math.max(0, ...pulses.map(({ held }) => held)),
      late: Math.max(0, ...pulses.map(({ late }) => late)),
    })),
    memory: memoryOf(stack.web.pulses.map(({ memory }) => memory)),
  };
};
export type Report = Awaited<ReturnType<typeof runReliability>>;

/** Megabytes: the median of the second and of the last fifth, which is after everything has been loaded once. */
const memoryOf = (bytes: readonly number[]) => {
  const fifth = (n: number) => {
    const part = bytes.slice(Math.floor((bytes.length * n) / 5), Math.floor((bytes.length * (n + 1)) / 5));
    return Math.round((part.toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0) / 1_048_576);
  };
  return { before: fifth(1), after: fifth(4), most: Math.round(Math.max(0, ...bytes) / 1_048_576) };
};

/** Stops the database again and again, by turns in good order and as a crash, spread over the run. */
const stopsOfDatabase = async ({ database, url }: Stack, plan: Plan, tell: (line: string) => void) => {
  const back: number[] = [];
  const gap = (plan.minutes * 60_000) / (plan.databaseStops + 1);
  for (let n = 0; n < plan.databaseStops; n++) {
    await pause(gap * (0.8 + Math.random() * 0.2));
    await database.stop(n % 2 ? 'immediate' : 'fast');
    await pause(500 + Math.random() * 3000);
    await database.start();
    const from = performance.now();
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await pause(50);
    back.push(Math.round(performance.now() - from));
    tell(`the database was stopped (${n + 1}); people were answered after ${back.at(-1)} ms`);
  }
  return back;
};

/** Kills the workers by turns, as power cuts do, and starts them anew. */
const killsOfWorkers = async ({ workers }: Stack, plan: Plan, tell: (line: string) => void) => {
  const gap = (plan.minutes * 60_000) / (plan.workerKills + 1);
  let kills = 0;
  for (let n = 0; n < plan.workerKills; n++) {
    await pause(gap * (0.7 + Math.random() * 0.2));
    const worker = workers[n % workers.length]!;
    await worker.end('SIGKILL');
    // As a service manager does: again, until it stands.
    for (let tries = 0; ; tries++) {
      const stands = await worker.start().then(
        () => true,
        () => false,
      );
      if (stands) break;
      if (tries === 30) throw new Error(`${worker.name} does not start again`);
      await pause(1000);
    }
    kills++;
    if (kills % 5 === 0) tell(`${kills} workers were killed`);
  }
  return kills;
};
