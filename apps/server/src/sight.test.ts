import type { AddressInfo } from 'node:net';
import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { may, runsTheOffice, type Usertype } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../scripts/lib/how-many.ts';
import { renewToken } from '../test/renew-token.ts';
import { englishIn } from '../test/stored-english.ts';
import { aCompany, aServer, type Person, type TestServer } from '../test/support.ts';
import { answering as calls, nameOf } from '../test/walks/all-calls.ts';
import { endings, neverAnswered } from '../test/walks/sight/examples.ts';
import { plantNumbers } from '../test/walks/sight/plant.ts';
import { aTellTaleOffice, hiddenFrom, type TellTaleOffice } from '../test/walks/sight/seed.ts';
import { type Leak, newWalk, type Walker } from '../test/walks/sight/walker.ts';
import { raiseAlerts } from './alerts/index.ts';
import { onConnection } from './core/database/on-connection.ts';
import { inTransaction, openingForCompany } from './core/database/transaction.ts';

/**
 * Walks over every call as everybody who does not run the office, and looks into each answer, file, header, event and
 * line of the log for what its reader may not see. Calls that are added later are walked over without being named.
 */

const staff = ['All-Rounder', 'Residential Only', 'Commercial Only', 'Backend'] as const;

let server: TestServer;
let office: TellTaleOffice;
let planted: Awaited<ReturnType<typeof plantNumbers>>;
let walkers: Walker[];
let streams: { walker: Walker; heard: () => string; stop: () => void }[] = [];

beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'info' });
  await server.work();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  office = await aTellTaleOffice(server, 'Mango');
  planted = await plantNumbers(server, office.company.id);
  office.secrets.push(...planted.secrets);
  walkers = await everybody();
  await tellAll();
  streams = await Promise.all(walkers.map(listen));
}, 60_000);
afterAll(async () => {
  for (const { stop } of streams) stop();
  await server.close();
});

/** One of each role; one kept to an area, one who may export; and three who have no business in the office. */
const everybody = async (): Promise<Walker[]> => {
  const { company, owner, secrets, here } = office;
  const secretsFrom = (usertype: Usertype, more: string[] = []) =>
    secrets.filter(({ reason }) => hiddenFrom[usertype]!.includes(reason) || more.includes(reason));
  const one = async (usertype: Usertype): Promise<Walker> => ({
    who: usertype,
    person: await company.person(usertype),
    usertype,
    hidden: secretsFrom(usertype),
  });
  const roles = await Promise.all(staff.map(one));
  const kept = await one('All-Rounder');
  const exporter = await one('Backend');
  const permit = (walker: Walker, body: object) =>
    server.ask('POST', '/properties/user_permissions/', owner.token, { user: walker.person.id, ...body });
  await permit(kept, { areas: [here], daily_reveal_limit: 2 });
  await permit(exporter, { can_export: true });
  const strangers = await Promise.all([
    aCompany(server).then((other) => other.person('Owner')),
    aCompany(server, { is_platform: true }).then((platform) => platform.person('Admin')),
  ]);
  return [
    ...roles,
    { ...kept, who: 'All-Rounder, kept to an area', hidden: secretsFrom('All-Rounder', ['elsewhere']) },
    { ...exporter, who: 'Backend, may export', rights: { can_export: true } },
    { who: 'Owner of another', person: strangers[0]!, usertype: 'Owner', hidden: secrets },
    { who: 'Admin', person: strangers[1]!, usertype: 'Admin', hidden: secrets },
  ];
};

/** Everybody of the office is told of every record, with a number in the sentence, whether they may see it or not. */
const tellAll = () => {
  const ofOffice = walkers.filter(({ who }) => who in hiddenFrom || who.includes(','));
  const [number] = office.secrets.filter(({ reason }) => reason === 'number');
  const about = (kind: 'property' | 'inquiry', records: Record<string, number>) =>
    Object.entries(records).map(([name, id]) => ({
      to: ofOffice.map(({ person }) => person.id),
      kind: 'New match' as const,
      sentence: alertSentences.of.inquiryAssigned({ code: `${name}: ring ${number!.text}` }),
      key: `${kind} ${id}`,
      about: [{ kind, id }],
    }));
  return inTransaction(server.services.pool, openingForCompany(office.company.id, null), (client) =>
    raiseAlerts(onConnection(client), [...about('property', office.properties), ...about('inquiry', office.inquiries)]),
  );
};

const listen = async (walker: Walker) => {
  const stop = new AbortController();
  const { port } = server.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/events/`, {
    headers: { authorization: `JWT ${walker.person.token}` },
    signal: stop.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  // The stream begins by saying that it is ready.
  let text = (await reader.read()).value ?? '';
  (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  })().catch(() => undefined);
  return { walker, heard: () => text, stop: () => stop.abort() };
};

const idle = () =>
  expect
    .poll(
      async () =>
        (await server.owner.query(`select count(*) as n from graphile_worker._private_jobs where run_at <= now()`))
          .rows[0].n,
      { interval: 10 },
    )
    .toSatisfy((n) => Number(n) === 0);

const leaks: Leak[] = [];
const answered = new Map<string, number[]>();

/** Milliseconds. */
const longest = howMany(600_000, 1_500_000);

test(
  'no answer, file or header holds what its reader may not see, and every call was answered to somebody',
  async () => {
    const order = (call: Call) => (endings.includes(nameOf(call)) ? 2 : call.method === 'DELETE' ? 1 : 0);
    const reads = calls.filter((call) => call.method === 'GET' && order(call) === 0);
    const writes = calls
      .filter((call) => call.method !== 'GET' || order(call) > 0)
      .toSorted((a, b) => order(a) - order(b));
    const readAll = async (walker: Walker) => {
      const walk = newWalk(server, office, walker, leaks, answered);
      for (const call of reads) await walk(call);
    };
    const changeAll = async (walker: Walker) => {
      renewToken(server, walker.person);
      const walk = newWalk(server, office, walker, leaks, answered);
      for (const call of writes.filter((one) => order(one) < 2)) {
        await walk(call);
        await idle();
      }
      // Once more, with all that was made meanwhile.
      const isOfOffice = walker.hidden.length < office.secrets.length;
      for (const call of isOfOffice ? reads : []) await walk(call, 'once more');
      for (const call of writes.filter((one) => order(one) === 2)) {
        await walk(call);
        await renew(walker);
      }
    };
    await Promise.all(walkers.map(readAll));
    for (const walker of walkers) await changeAll(walker);
    expect(leaks).toEqual([]);
    const silent = calls
      .map(nameOf)
      .filter((name) => !answered.get(name)?.some((status) => status < 300 || status === 409));
    expect(silent.filter((name) => !neverAnswered.includes(name) && !isForOthers(name))).toEqual([]);
  },
  longest,
);

/** Calls that none of the walkers of the office may make answer them nothing but a refusal. */
const isForOthers = (name: string): boolean => {
  const { access } = calls.find((call) => nameOf(call) === name)!;
  if (access === 'public' || access === 'admin') return true;
  return access !== 'signed-in' && !staff.some((usertype) => may(usertype, access)) && access !== 'contact:export';
};

test('a number was written into the texts that people type, whatever table they stand in', () => {
  for (const column of [
    ...[
      'contact.name',
      'contact.comment',
      'property.description',
      'property.wing',
      'property_file.caption',
      'note.text',
    ],
    ...['contactgroup.contact_group_name', 'source.source_name', 'area.area', 'society.society_name', 'task.comment'],
  ])
    expect(planted.columns).toContain(column);
});

test('no event tells of a record that its hearer may not see', async () => {
  const { owner, properties, inquiries } = office;
  for (const person of [owner, ...walkers.map((walker) => walker.person)]) renewToken(server, person);
  streams = [...streams, ...(await Promise.all(walkers.map(listen)))];
  const touch = async (noun: string, ids: Record<string, number>, body: object) => {
    for (const id of Object.values(ids))
      expect((await server.ask('PATCH', `/properties/${noun}/${id}/`, owner.token, body)).status).toBe(200);
  };
  await touch('property', properties, { landmark: 'Tower' });
  await touch('inquiry', inquiries, { timeline: null, purpose: null, budget_max: 94_000_000 });
  const last = await office.ask('area', { area: 'The end', city: 1 });
  for (const { heard } of streams.slice(walkers.length, walkers.length + 6))
    await expect.poll(heard).toContain(`"entity":"area","id":${last}`);
  const told = (text: string, entity: string, id: number) => text.includes(`"entity":"${entity}","id":${id},`);
  for (const { walker, heard } of streams) {
    for (const { text } of walker.hidden) expect(heard()).not.toContain(text);
    for (const [noun, records] of [
      ['property', properties],
      ['inquiry', inquiries],
    ] as const)
      for (const [name, id] of Object.entries(records))
        expect([walker.who, noun, name, told(heard(), noun, id) && !maySee(walker, name)]).toEqual([
          walker.who,
          noun,
          name,
          false,
        ]);
  }
});

/** By the name of a seeded record. */
const maySee = ({ who, usertype }: Walker, record: string): boolean => {
  if (['Owner of another', 'Admin'].includes(who)) return false;
  if (record === 'locked') return runsTheOffice(usertype);
  if (record === 'commercial') return usertype !== 'Residential Only';
  if (record === 'ofAnother' && usertype !== 'Backend') return false;
  if (record === 'elsewhere' && who.includes('kept')) return false;
  return record === 'commercial' || usertype !== 'Commercial Only';
};

/** Opens a session that was ended. */
const renew = async ({ person }: { person: Person }) => {
  await server.owner.query(
    `update user_device set revoked_at = null, refresh_hash = coalesce(refresh_hash, 'x'::bytea) where id = $1`,
    [person.device],
  );
};

test('nothing that was stored on the way is a sentence of the software', async () => {
  expect(await englishIn(server.owner)).toEqual([]);
});

test('the log holds no number', () => {
  const text = server.lines.join('\n');
  for (const { reason, text: secret } of office.secrets) if (reason === 'number') expect(text).not.toContain(secret);
});
