import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse } from '../../test/listings.ts';
import { aPhoto } from '../../test/property-files.ts';
import { aForm, aServer, type TestServer } from '../../test/support.ts';
import { aSupport, grantPath, type Support, supportOf } from '../../test/support-visits.ts';

/** How somebody of support would get more, or stay longer, than the Owner let them. */

let server: TestServer;
let support: Support;
beforeAll(async () => {
  server = await aServer();
  support = await aSupport(server);
});
afterAll(() => server.close());

const me = '/auth/users/me/';
const contacts = '/properties/contacts/';

/** The visit as the Owner reads it. */
const visitsOf = async (token: string) => (await server.ask('GET', grantPath, token)).body.visits;

test('a token that says anything else of the visit is refused, though it is signed', async () => {
  const { id, owner, device, visit, token, grant } = await support.visited();
  const until = Date.parse(grant.ends_at) / 1000;
  const facts = { company_id: id, usertype: 'Owner', subscription_status: 'Active' };
  const signed = (more: object) => server.tokens.access(owner.id, device, { ...facts, ...more });
  expect(await support.statusOf(signed({ support_visit: visit, support_until: until }), me)).toBe(200);
  for (const more of [
    {},
    { support_visit: null, support_until: null },
    { support_visit: visit, support_until: until + 3600 },
    { support_visit: visit },
    { support_visit: visit + 1, support_until: until },
    { support_visit: visit, support_until: until, usertype: 'Admin' },
    { support_visit: visit, support_until: until, company_id: support.platform.id },
  ])
    expect([more, await support.statusOf(signed(more), me)]).toEqual([more, 401]);
  // Nor does the Owner's own device take on a visit, or the visit's device another person.
  const own = server.tokens.access(owner.id, owner.device, { ...facts, support_visit: visit, support_until: until });
  expect(await support.statusOf(own, me)).toBe(401);
  const other = server.tokens.access(support.admin.id, device, {
    ...facts,
    support_visit: visit,
    support_until: until,
  });
  expect(await support.statusOf(other, me)).toBe(401);
  // And what is only changed, not signed, is no token.
  const [head, , tail] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ token_type: 'access', user_id: owner.id, device })).toString('base64url');
  expect(await support.statusOf(`${head}.${forged}.${tail}`, me)).toBe(401);
});

test('a visit opens nothing of the platform, and no other visit', async () => {
  const { id, token } = await support.visited();
  const other = await support.visited();
  for (const url of ['/platform/accounts/', supportOf(id), supportOf(other.id), '/platform/broker_contacts/'])
    expect([url, await support.statusOf(token, url)]).toEqual([url, 403]);
  expect(await support.statusOf(token, `${supportOf(other.id)}enter/`, 'POST')).toBe(403);
  const made = await server.ask('POST', contacts, other.owner.token, { name: 'Ganesh', mobile_number_1: '9824011768' });
  expect(await support.statusOf(token, `${contacts}${made.body.id}/`)).toBe(404);
});

test('what was ended stays so when the Owner lets support look again', async () => {
  const { id, owner, token, refresh } = await support.visited();
  await server.ask('POST', `${grantPath}end/`, owner.token);
  expect((await server.ask('POST', grantPath, owner.token)).status).toBe(201);
  expect(await support.statusOf(token, me)).toBe(401);
  expect((await support.renewed(refresh)).status).toBe(401);
  expect((await support.enter(id)).status).toBe(201);
  expect(await support.statusOf(token, me)).toBe(401);
});

test('ends with the session from which the Admin entered, and with no other', async () => {
  const { id, owner, token, refresh } = await support.visited();
  const second = await support.anotherAdmin();
  const theirs = (await support.enter(id, second)).body;
  expect(await support.statusOf(second.token, '/properties/device_logout_update/')).toBe(200);
  expect(await support.statusOf(theirs.access, me)).toBe(401);
  expect((await support.renewed(theirs.refresh)).status).toBe(401);
  expect(await visitsOf(owner.token)).toMatchObject([{ left_at: expect.any(String) }, { left_at: null }]);
  expect([await support.statusOf(token, me), (await support.renewed(refresh)).status]).toEqual([200, 200]);
});

test('ends with the Owner who gave it: inactive, or Owner no more', async () => {
  for (const [change, back] of [
    ['is_active = false', 'is_active = true'],
    [`usertype = 'Co-Owner'`, `usertype = 'Owner'`],
  ]) {
    const { id, owner, token, refresh } = await support.visited();
    await server.owner.query(`update app_user set ${change} where id = $1`, [owner.id]);
    expect([change, await support.statusOf(token, me)]).toEqual([change, 401]);
    expect([change, (await support.renewed(refresh)).status]).toEqual([change, 401]);
    expect([change, (await support.enter(id)).status]).toEqual([change, 409]);
    await server.owner.query(`update app_user set ${back} where id = $1`, [owner.id]);
  }
});

test('goes by what the office may by now, and ends for good with its deletion', async () => {
  const { id, owner, token, refresh } = await support.visited();
  await server.owner.query('update company set suspended_at = now() where id = $1', [id]);
  expect(await support.statusOf(token, contacts)).toBe(401);
  const { access } = (await support.renewed(refresh)).body;
  expect(await support.statusOf(access, contacts)).toBe(403);
  expect(await support.statusOf(access, me)).toBe(200);
  expect(await support.statusOf(access, grantPath, 'POST')).toBe(403);
  await server.owner.query('update company set suspended_at = null where id = $1', [id]);

  const asked = 'update company set deletion_asked_at = now(), delete_on = current_date + 30 where id = $1';
  await server.owner.query(asked, [id]);
  const back = 'update company set deletion_asked_at = null, delete_on = null where id = $1';
  await server.owner.query(back, [id]);
  expect((await server.ask('GET', grantPath, owner.token)).body).toMatchObject({
    grant: null,
    visits: [{ left_at: expect.any(String) }],
  });
  expect((await support.enter(id)).status).toBe(409);
  for (const one of [token, access]) expect(await support.statusOf(one, me)).toBe(401);
});

test('no search says whose number or address it is', async () => {
  const { owner, token } = await support.visited();
  const made = await server.ask('POST', contacts, owner.token, {
    name: 'Ganesh Patel',
    mobile_number_1: '9824011768',
    email: 'goldfish@lotus.test',
    comment: 'Or write to peacock@marigold.test',
  });
  const found = async (words: string) =>
    (await server.ask('GET', `${contacts}?search=${encodeURIComponent(words)}`, token)).body.count;
  for (const word of ['ganesh', 'pat', 'GANESH patel']) expect([word, await found(word)]).toEqual([word, 1]);
  const secrets = ['9824011768', '98240', '11768', '768', 'goldfish@lotus.test', 'goldfish', 'lotus', 'gold', '@'];
  for (const word of [...secrets, 'peacock@marigold.test', 'peacock'])
    expect([word, await found(word)]).toEqual([word, 0]);
  // Also with what else narrows the list, and where people are picked.
  const narrowed = await server.ask('GET', `${contacts}?search=goldfish&created_date__gte=2020-01-01`, token);
  expect(narrowed.body.count).toBe(0);
  const picked = await server.ask('GET', '/properties/view_3digit_contact/?search=goldfish', token);
  expect(picked.body.count).toBe(0);
  expect(await support.statusOf(token, `${contacts}with_numbers/?mobile=9824011768`)).toBe(403);
  // For the office it is found as before.
  for (const word of ['98240', 'goldfish', 'marigold'])
    expect((await server.ask('GET', `${contacts}?search=${word}`, owner.token)).body.results[0].id).toBe(made.body.id);
});

test('no address of a next page holds what the last row is ordered by', async () => {
  const { owner, token } = await support.visited();
  for (const name of ['Asha goldfish@lotus.test', 'Bela peacock@lotus.test'])
    expect((await server.ask('POST', contacts, owner.token, { name, mobile_number_1: '9824011768' })).status).toBe(201);
  const first = await server.ask('GET', `${contacts}?ordering=name&page_size=1`, token);
  expect([first.body.results[0].name, first.body.next.includes('cursor')]).toEqual(['Asha *******', false]);
  const { pathname, search } = new URL(first.body.next);
  const second = await server.ask('GET', pathname + search, token);
  expect([second.body.results[0].name, second.body.next]).toEqual(['Bela *******', null]);
});

test('nothing that is read opens a page or a feed to strangers', async () => {
  const { owner, token } = await support.visited();
  const area = await server.ask('POST', '/properties/area/', owner.token, { area: 'Bopal', city: 1 });
  const house = await server.ask('POST', '/properties/property/', owner.token, aHouse(area.body.id, {}));
  expect(house.status).toBe(201);
  const shared = await server.ask('POST', '/properties/shares/', owner.token, {
    properties: [house.body.id],
    channel: 'Link',
  });
  expect(shared.status).toBe(201);
  const feed = await server.ask('POST', '/properties/tasks/calendar/feed/', owner.token);
  const key = new URL(feed.body.url, 'http://angan.test').searchParams.get('key')!;
  expect(key.length).toBeGreaterThan(40);
  const url = `/properties/property/${house.body.id}/`;
  for (const read of [`${url}shares/`, `${url}timeline/`, url, '/properties/tasks/calendar/feed/']) {
    const { status, body } = await server.ask('GET', read, token);
    expect([read, status]).toEqual([read, 200]);
    const text = JSON.stringify(body);
    expect([read, text.includes(shared.body.code), text.includes(key)]).toEqual([read, false, false]);
  }
  const [share] = (await server.ask('GET', `${url}shares/`, token)).body.results;
  expect([share.id, share.code]).toEqual([shared.body.id, '']);
  expect((await server.ask('GET', `${url}shares/`, owner.token)).body.results[0].code).toBe(shared.body.code);
});

test('a paper stays one, though it was photographed', async () => {
  const { owner, token } = await support.visited();
  const area = await server.ask('POST', '/properties/area/', owner.token, { area: 'Bopal', city: 1 });
  const house = await server.ask('POST', '/properties/property/', owner.token, aHouse(area.body.id, {}));
  const url = `/properties/property/${house.body.id}/`;
  const add = async (kind: string) => {
    const { payload, headers } = aForm({ kind }, { file: { name: `${kind}.jpg`, content: await aPhoto() } });
    const { status, body } = await server.ask('POST', `${url}files/`, owner.token, payload, headers);
    expect([kind, status]).toEqual([kind, 201]);
    return body;
  };
  await add('image');
  const { images, documents } = await add('document');
  const statusesOf = async (link: string) => {
    const path = new URL(link, 'http://angan.test').pathname;
    return [await support.statusOf(token, path), await support.statusOf(owner.token, path)];
  };
  expect(await statusesOf(images[0].url)).toEqual([200, 200]);
  expect(await statusesOf(documents[0].url)).toEqual([404, 200]);
  const read = await server.ask('GET', url, token);
  expect([read.body.images.length, read.body.documents]).toEqual([1, undefined]);
});

test('the stream says that something changed, and nothing of what; it ends with the visit, in every tab', async () => {
  const { owner, token } = await support.visited();
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const open = () => fetch(`http://127.0.0.1:${port}/events/`, { headers: { authorization: `JWT ${token}` } });
  const streams = [await open(), await open()].map((stream) => stream.text());
  const given = { name: 'Ganesh Patel', mobile_number_1: '9824011768', email: 'goldfish@lotus.test' };
  expect((await server.ask('POST', contacts, owner.token, given)).status).toBe(201);
  await expect.poll(() => support.statusOf(token, contacts)).toBe(200);
  expect(await support.statusOf(token, '/properties/device_logout_update/')).toBe(200);
  for (const text of await Promise.all(streams)) {
    expect(text).toContain('event: ready');
    expect(text).not.toMatch(/9824011768|Ganesh|goldfish/);
  }
});
