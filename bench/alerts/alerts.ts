import { setTimeout as pause } from 'node:timers/promises';
import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type pg from 'pg';
import { raiseAlerts } from '../../apps/server/src/alerts/index.ts';
import { newUser } from '../../apps/server/src/company/index.ts';
import { onConnection } from '../../apps/server/src/core/database/on-connection.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { inTransaction, openingForCompany } from '../../apps/server/src/core/database/transaction.ts';
import { newTokens } from '../../apps/server/src/core/http/tokens.ts';
import { asking } from '../lib/asking.ts';
import { besideReference, secret } from '../lib/beside-reference.ts';
import type { Latency } from '../lib/latency.ts';
import { fill } from '../matching/data.ts';
import { openScreen } from './screen.ts';

/**
 * `npm run bench -- alerts [--quick]`: an office of 200 people, each with a screen open, and something that concerns them
 * all: when each screen knows of it, and how long the list of properties takes meanwhile, asked twenty times a second,
 * beside how long it takes when nothing happens. It happens ten times, a second apart.
 */
const quick = process.argv.includes('--quick');
const people = 200;
const times = quick ? 2 : 10;
const aimMs = 2000;
const patienceMs = 30_000;

const session = async (owner: pg.Pool, company: number, at: number): Promise<[number, Record<string, string>]> => {
  const user = await newUser(owner, company, {
    ...{ usertype: 'All-Rounder', email: `person${at}@bench.angan.test`, first_name: 'Person', last_name: String(at) },
    password_hash: 'none',
  });
  const { rows } = await owner.query<{ id: number }>(
    `insert into user_device (company_id, user_id, device_id, refresh_hash) values ($1, $2, 'bench', '\\x00') returning id`,
    [company, user],
  );
  const tokens = newTokens(secret, () => new Date(Date.now() + 6 * 3600_000));
  const facts = { company_id: company, usertype: 'All-Rounder', subscription_status: 'Active' } as const;
  return [user, { authorization: `JWT ${tokens.access(user, rows[0]!.id, facts)}` }];
};

/** A screen that hears nothing has lost its stream: that is said, not waited for. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(patienceMs).then(() => {
      throw new Error(`A screen knew of nothing for ${patienceMs} ms`);
    }),
  ]);

const middle = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))]!;

await besideReference({
  port: 4120,
  fill: (database) => fill(database, { properties: quick ? 2000 : 20_000, inquiries: 500 }),
  report: async ({ company }, { product, database }) => {
    const owner = ownerPool(database);
    const sessions: [number, Record<string, string>][] = [];
    for (let at = 0; at < people; at++) sessions.push(await session(owner, company, at));
    const screens = await Promise.all(sessions.map(([, headers]) => openScreen(product, headers)));
    const list = () => asking(`${product}/properties/property/?page_size=25`, sessions[0]![1]);
    const raise = (key: string) =>
      inTransaction(owner, openingForCompany(company, null), (client) =>
        raiseAlerts(onConnection(client), [
          {
            ...{ to: sessions.map(([user]) => user), kind: 'Property to verify', key: `bench ${key}` },
            sentence: alertSentences.of.propertiesUnconfirmed({ count: 12 }),
          },
        ]),
      );

    const idle = list();
    await pause(quick ? 2000 : 8000);
    const before = await idle.stop();
    const [told, listed]: [number[], number[]] = [[], []];
    const under = list();
    for (let time = 0; time < times; time++) {
      for (const screen of screens) screen.again();
      const began = performance.now();
      await raise(String(time));
      const seen = await inTime(Promise.all(screens.map((screen) => screen.next())));
      told.push(...seen.map((one) => one.told - began));
      listed.push(...seen.map((one) => one.listed - began));
      await pause(1000);
    }
    const meanwhile = await under.stop();
    await owner.end();

    console.log(`${people} people with an open screen are told at once, ${times} times\n`);
    console.log('| | p50 ms | p99 ms | longest ms |\n| --- | --- | --- | --- |');
    const line = (name: string, all: readonly number[]) =>
      console.log(
        `| ${name} | ${[middle(all, 0.5), middle(all, 0.99), Math.max(...all)].map((n) => n.toFixed(0)).join(' | ')} |`,
      );
    line('the stream says so', told);
    line('the list under the bell has it', listed);
    console.log(
      '\n| list of properties, asked 20 times a second | p50 ms | p99 ms | longest ms | p50 by idle |\n| --- | --- | --- | --- | --- |',
    );
    const wait = (name: string, { p50, p99, longest }: Latency) =>
      console.log(
        `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} | ${(p50 / before.p50).toFixed(2)} |`,
      );
    wait('before', before);
    wait('while they are told', meanwhile);
    if (Math.max(...listed) > aimMs) {
      console.error(`\nSomebody waited longer than ${aimMs} ms.`);
      process.exitCode = 1;
    }
  },
});
