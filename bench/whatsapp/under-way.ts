import { setTimeout as pause } from 'node:timers/promises';
import { asking } from '../lib/asking.ts';
import type { Latency } from '../lib/latency.ts';
import { ports } from './names.ts';
import { inIndia, told, type World } from './world.ts';

interface Options {
  /** Who sends, of the platform's company. */
  readonly admin: Record<string, string>;
  /** Who works meanwhile, of a brokerage with as many contacts. */
  readonly brokerage: Record<string, string>;
  readonly recipients: number;
}

const idleMs = 8000;
const patienceMs = 30 * 60_000;
/** A raised number's messages a second, the most that Meta gives. */
const throughput = 1000;
const origin = `http://127.0.0.1:${ports.product}`;

/**
 * A broadcast as a person sends it: its people listed, their messages written, sent and heard of. Two lists are asked for
 * all the while, twenty times a second each, and before it for some seconds: the ratios are of medians.
 */
export const broadcastUnderWay = async (
  world: World,
  { company, number }: { company: number; number: number },
  { admin, brokerage, recipients }: Options,
) => {
  await world.owner.query('update whatsapp_number set throughput = $2 where id = $1', [number, throughput]);
  await world.run('sandbox.ts');
  await world.run('worker.ts', { JOBS: '1' });
  const lists = {
    'contacts of a brokerage': () => asking(`${origin}/properties/contacts/?page_size=25`, brokerage),
    'chats of the office that sends': () => asking(`${origin}/mgmt/whatsappchat/?page_size=25`, admin),
  };
  const names = Object.keys(lists) as (keyof typeof lists)[];
  const begin = () => names.map((name) => lists[name]());
  const end = (asked: ReturnType<typeof begin>): Promise<Latency[]> => Promise.all(asked.map((one) => one.stop()));
  /** What is asked meanwhile waits so long, and the seconds that it takes. */
  const during = async (work: () => Promise<unknown>) => {
    const asked = begin();
    const from = performance.now();
    await work();
    return { seconds: (performance.now() - from) / 1000, waits: await end(asked) };
  };

  const idle = await during(() => pause(idleMs));
  const id = await send(
    admin,
    number,
    await world.count('select id from whatsapp_template where company_id = $1', [company]),
  );
  const one = () => call('GET', `${id}/`, admin);
  const writing = await during(async () => {
    await until(async () => (await one()).is_written === true);
  });
  const inStatus = (statuses: string) =>
    world.count(`select count(*) from whatsapp_message where broadcast = $1 and status in (${statuses})`, [id]);
  const queued = () => inStatus(`'queued', 'sending'`);
  const unread = () => inStatus(`'accepted', 'sent', 'delivered'`);
  const left = await queued();
  const sending = await during(async () => {
    await until(async () => (await queued()) === 0);
  });
  const hearing = await during(async () => {
    await until(async () => (await unread()) === 0 && (await one()).status === 'Done');
  });

  const phases = {
    'while its messages are written and go out': writing,
    'while the rest goes out': sending,
    'while the last statuses come': hearing,
  };
  console.log(`A broadcast to ${inIndia(recipients)} people, at ${throughput} messages a second\n`);
  console.log(
    '| list, asked 20 times a second | p50 ms | p99 ms | longest ms | p50 by idle |\n| --- | --- | --- | --- | --- |',
  );
  for (const [at, name] of names.entries()) {
    const line = (phase: string, { p50, p99, longest }: Latency) =>
      console.log(
        `| ${name}, ${phase} | ${p50.toFixed(1)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} | ${(p50 / idle.waits[at]!.p50).toFixed(2)} |`,
      );
    line('before it', idle.waits[at]!);
    for (const [phase, { waits }] of Object.entries(phases)) line(phase, waits[at]!);
  }
  const { rows } = await world.owner.query(
    'select status, count(*) as n from whatsapp_message where broadcast = $1 group by 1 order by 1',
    [id],
  );
  const gone = writing.seconds + sending.seconds;
  console.log(
    `\nWritten in ${writing.seconds.toFixed(0)} s, when ${recipients - left} had gone; sent after ${gone.toFixed(0)} s; all statuses after ${(gone + hearing.seconds).toFixed(0)} s. Meta took ${(await told()).out}; ${JSON.stringify(rows)} ${JSON.stringify((await told()).webhooks)}`,
  );
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const from = performance.now(); !(await isSo()); await pause(250))
    if (performance.now() - from > patienceMs) throw new Error('The broadcast does not go on');
};

const call = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await fetch(`${origin}/mgmt/whatsappbroadcast/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

/** Sends it to everybody; answers its id. */
const send = async (admin: Record<string, string>, number: number, template: number): Promise<number> => {
  const audience = { contacts: 'Everybody' };
  const { id } = await call('POST', '', admin, {
    name: 'Bench',
    template,
    number,
    audience,
    fillings: {},
    hours: null,
  });
  const { people } = await call('GET', `${id}/look/`, admin);
  await call('POST', `${id}/send/`, admin, { people });
  return id as number;
};
