import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aShop, aWish } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await aServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The stream of a person, and what it has told so far of these entities: matches and their alerts come when they come. */
const streamOf = async (person: Person, query = '') => {
  const stop = new AbortController();
  const response = await fetch(`${base}/events/${query}`, {
    headers: { authorization: `JWT ${person.token}` },
    signal: stop.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  })().catch(() => undefined);
  await expect.poll(() => text).toContain('event: ready');
  return {
    /** Whether it said that changes went by of which it does not know. */
    missed: () => text.includes('event: missed'),
    heard: (...entities: string[]) =>
      [...text.matchAll(/^data: (\{"entity".*\})$/gm)]
        .map((line) => JSON.parse(line[1]!) as { entity: string; id: number; action: string })
        .filter((event) => entities.includes(event.entity))
        .map((event) => `${event.entity} ${event.id} ${event.action}`),
    end: async () => {
      stop.abort();
      await reading;
    },
  };
};

test('a change is told to those who may see the record and to nobody else', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const people = {
    owner,
    residential: await company.person('Residential Only'),
    commercial: await company.person('Commercial Only'),
    colleague: await company.person('All-Rounder'),
    stranger: await (await aCompany(server)).person('Owner'),
  };
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const streams = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await streamOf(person)] as const)),
  );
  const add = async (kind: 'property' | 'inquiry', body: object) =>
    `${kind} ${(await server.ask('POST', `/properties/${kind}/`, owner.token, body)).body.id} created`;
  const house = await add('property', aHouse(area));
  const shop = await add('property', aShop(area));
  const locked = await add('property', aHouse(area, { locked_property: true }));
  const free = await add('inquiry', aWish(area));
  const given = await add('inquiry', aWish(area, { assigned_to: [people.colleague.id] }));
  const hidden = await add('inquiry', aWish(area, { locked_inquiry: true }));

  await expect
    .poll(() => streams.owner!.heard('property', 'inquiry'))
    .toEqual([house, shop, locked, free, given, hidden]);
  await expect.poll(() => streams.residential!.heard('property', 'inquiry')).toEqual([house, free]);
  await expect.poll(() => streams.colleague!.heard('property', 'inquiry')).toEqual([house, shop, free, given]);
  await expect.poll(() => streams.commercial!.heard('property', 'inquiry')).toEqual([shop]);
  expect(streams.stranger!.heard('property', 'inquiry')).toEqual([]);
  for (const stream of Object.values(streams)) await stream.end();
});

test('whoever comes late is told what changed meanwhile, as far as they may see it, or that nobody knows', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const staff = await company.person('Residential Only');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const first = await streamOf(owner);
  const begin = performance.now();
  const since = () => `?unheard=${performance.now() - begin + 0.5}`;
  const house = (await server.ask('POST', '/properties/property/', owner.token, aHouse(area))).body.id;
  const shop = (await server.ask('POST', '/properties/property/', owner.token, aShop(area))).body.id;
  await expect.poll(() => first.heard('property')).toHaveLength(2);
  const [late, theirs, tooLate, setBack, plain] = [
    await streamOf(owner, since()),
    await streamOf(staff, since()),
    await streamOf(owner, '?unheard=3600000'),
    await streamOf(owner, '?unheard=-1'),
    await streamOf(owner),
  ];
  expect(late.heard('property')).toEqual([`property ${house} created`, `property ${shop} created`]);
  expect(theirs.heard('property')).toEqual([`property ${house} created`]);
  expect([late, theirs, tooLate, setBack, plain].map((one) => one.missed())).toEqual([false, false, true, true, false]);
  expect([tooLate, setBack, plain].map((one) => one.heard('property'))).toEqual([[], [], []]);
  for (const stream of [first, late, theirs, tooLate, setBack, plain]) await stream.end();
  const refused = await fetch(`${base}/events/?unheard=soon`, { headers: { authorization: `JWT ${owner.token}` } });
  expect(refused.status).toBe(400);
  await refused.text();
});

test('an alert is told to its own person only', async () => {
  const company = await aCompany(server);
  const [owner, staff] = [await company.person('Owner'), await company.person('Backend')];
  const streams = { owner: await streamOf(owner), staff: await streamOf(staff) };
  const { rows } = await server.owner.query(
    `insert into user_alert (company_id, user_id, kind, sentence, key) values ($1, $2, 'Task due', as_sentence('Call.', '{}'), 'one') returning id`,
    [company.id, staff.id],
  );
  await server.owner.query('update user_alert set read_at = now() where id = $1', [rows[0].id]);
  await expect
    .poll(() => streams.staff.heard('user_alert'))
    .toEqual([`user_alert ${rows[0].id} created`, `user_alert ${rows[0].id} changed`]);
  expect(streams.owner.heard('user_alert')).toEqual([]);
  for (const stream of Object.values(streams)) await stream.end();
});

test('one person has at most twenty streams, and one that ends makes room for the next', async () => {
  const company = await aCompany(server);
  const [owner, other] = [await company.person('Owner'), await company.person('Backend')];
  const open = async (person: Person, signal: AbortSignal) => {
    const answer = await fetch(`${base}/events/`, { headers: { authorization: `JWT ${person.token}` }, signal });
    if (!answer.ok) await answer.text();
    return answer;
  };
  const stop = new AbortController();
  const answers = await Promise.all(Array.from({ length: 60 }, () => open(owner, stop.signal)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
    20, 40,
  ]);
  expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('30');
  const theirs = new AbortController();
  expect((await open(other, theirs.signal)).status).toBe(200);
  stop.abort();
  const again = new AbortController();
  await expect.poll(async () => (await open(owner, again.signal)).status).toBe(200);
  again.abort();
  theirs.abort();
});
