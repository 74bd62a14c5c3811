import { setTimeout as pause } from 'node:timers/promises';
import { webhooks } from './data.ts';
import { broadcasts, ports } from './names.ts';
import { postAll } from './post-all.ts';
import { inIndia, told, type World } from './world.ts';

interface Amounts {
  readonly company: number;
  readonly number: number;
  readonly people: number;
  /** Messages that wait for their statuses. */
  readonly sent: number;
}

const lines = 64;

/** How many webhooks a second are stored and taken, against a route that only stores them. */
export const webhookRates = async (world: World, { company, people, sent }: Amounts, events: number) => {
  const all = webhooks(events, { company, people, sent });
  const waiting = () => world.count('select count(*) from whatsapp_event where taken_at is null');
  const reference = await postAll(`http://127.0.0.1:${ports.reference}/`, all, lines);
  let [stored, taken, behind] = [0, 0, 0];
  const cost = await world.costOf(events, async () => {
    const from = performance.now();
    stored = await postAll(`http://127.0.0.1:${ports.product}/webhooks/meta/`, all, lines);
    behind = await waiting();
    while ((await waiting()) > 0) await pause(50);
    taken = events / ((performance.now() - from) / 1000);
  });
  const came = await world.count(`select count(*) from whatsapp_message where direction = 'incoming'`);
  const known = await world.count(
    `select count(*) from whatsapp_message where status in ('sent', 'delivered', 'read')`,
  );
  console.log(`${inIndia(events)} webhooks, one status or message in each, over ${lines} lines\n`);
  console.log('| | a second |\n| --- | --- |');
  console.log(`| answered: signature checked, stored | ${stored.toFixed(0)} |`);
  console.log(`| taken: in their chats, statuses written | ${taken.toFixed(0)} |`);
  console.log(`| reference: signature checked, one insert each | ${reference.toFixed(0)} |`);
  console.log(
    `\n${behind} waited when the last was answered; ${came} messages came of ${events / 4}, ${known} of ours have a status`,
  );
  console.log(`Processor time of one: ${cost}\n`);
};

const patienceSeconds = 60;

/**
 * Waits until none is left, or nothing came for a minute and Meta has nothing more to tell, also no POST that failed and
 * comes again. Answers when the last came.
 */
const untilQuiet = async (seconds: () => number, left: () => Promise<number>): Promise<number> => {
  let before = await left();
  let at = seconds();
  for (let now = before; now > 0; now = await left()) {
    if (now < before) [before, at] = [now, seconds()];
    if (seconds() - at > patienceSeconds) {
      const { behind, retrying } = (await told()).webhooks;
      if (!behind && !retrying) return at;
    }
    await pause(200);
  }
  return seconds();
};

/** How many messages a second go out with every status of theirs coming back meanwhile. */
export const sendRate = async (world: World, { company, number, people }: Amounts, messages: number) => {
  const content = { type: 'template', template: { name: 'bench', language: { code: 'en' } } };
  await world.owner.query(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, status, broadcast, priority)
      select $1, c.id, $2, 'outgoing', 'template', 'Hello', $4, 'queued', $6, 10
        from generate_series(1, $3::int / $5::int + 1) g, (select id from whatsapp_chat order by id limit $5) c limit $3`,
    [company, number, messages, content, people, broadcasts.sent],
  );
  const left = (statuses: string) =>
    world.count(
      `select count(*) from whatsapp_message where broadcast = ${broadcasts.sent} and status in (${statuses})`,
    );
  let [out, all] = [0, 0];
  const cost = await world.costOf(messages, async () => {
    const from = performance.now();
    const seconds = () => (performance.now() - from) / 1000;
    await world.owner.query(`select pg_notify('angan_whatsapp', 'send')`);
    while ((await left(`'queued', 'sending'`)) > 0) await pause(100);
    out = seconds();
    all = await untilQuiet(seconds, () => left(`'accepted', 'sent', 'delivered'`));
  });
  const { rows } = await world.owner.query(
    `select status, error_code, count(*) as n from whatsapp_message where broadcast = ${broadcasts.sent} group by 1, 2 order by 1, 2`,
  );
  const counts = await told();
  console.log(`${inIndia(messages)} messages of a broadcast to ${inIndia(people)} people\n`);
  console.log('| | a second |\n| --- | --- |');
  console.log(`| sent, with all bookkeeping and their statuses coming in | ${(messages / out).toFixed(0)} |`);
  console.log(`| until every message has its last status | ${(messages / all).toFixed(0)} |`);
  console.log(
    `\nMeta took ${counts.out}, ${counts.callbacks.doubled} of them twice; ${JSON.stringify(rows)} ${JSON.stringify(counts.webhooks)}`,
  );
  console.log(`Processor time of one: ${cost}\n`);
};
