import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';
import { newUser } from '../company/index.ts';
import { hashPassword } from './index.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
const password = 'a long enough password';

let server: TestServer;
let base: string;
let password_hash: string;
let people = 0;
beforeAll(async () => {
  server = await aServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  password_hash = await hashPassword(password);
});
afterAll(() => server.close());

/** Somebody of an office on this plan, and how they sign in from a device. */
const aPersonOn = async (plan: string, usertype: 'Owner' | 'Backend' | 'Admin' = 'Owner') => {
  const { id: company } = await aCompany(server, usertype === 'Admin' ? { is_platform: true } : { plan });
  const username = `devices-${++people}@angan.test`;
  const id = await newUser(server.owner, company, {
    ...{ usertype, email: username, first_name: 'Asha', last_name: 'Menon', password_hash },
  });
  const signIn = (device_id: string | undefined, agent: string, log_out?: number[]) =>
    server.ask(
      'POST',
      '/auth/jwt/create/',
      undefined,
      { username, password, device_id, log_out },
      { 'user-agent': agent },
    );
  const inPlace = async () => {
    const { rows } = await server.owner.query<{ count: number }>(
      'select count(*)::int from user_device where user_id = $1 and refresh_hash is not null',
      [id],
    );
    return rows[0]!.count;
  };
  return { id, company, username, signIn, inPlace };
};
const refresh = (token: string) => server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: token });
const me = async (access: string) => (await server.ask('GET', '/auth/users/me/', access)).status;
const use = async (access: string) => (await server.ask('GET', '/properties/device_use/', access)).body;

test('Team has a computer and a phone for each person, counted apart; one more asks which of them goes', async () => {
  const asha = await aPersonOn('team');
  const desk = await asha.signIn('desk', chrome);
  const phone = await asha.signIn('phone', android);
  expect([desk.status, phone.status]).toEqual([200, 200]);
  const refused = await asha.signIn('other phone', iphone);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      detail:
        'You are signed in on as many devices as your plan has for one person. Log one of them out to go on here.',
      code: 'device_limit',
      kind: 'Phone',
      allowed: 1,
      to_log_out: 1,
    },
  });
  // A name and when it was used last; nothing else of them.
  const { devices } = refused.body;
  expect(devices).toEqual([
    { id: expect.any(Number), device_name: 'Chrome on Android', last_active: expect.any(String) },
  ]);
  expect([await me(phone.body.access), await asha.inPlace()]).toEqual([200, 2]);
  expect((await asha.signIn('other phone', iphone, [devices[0].id])).status).toBe(200);
  expect([await me(desk.body.access), await me(phone.body.access), await asha.inPlace()]).toEqual([200, 401, 2]);
  // The wrong password tells nothing of the devices.
  const wrong = await server.ask('POST', '/auth/jwt/create/', undefined, { username: asha.username, password: 'x' });
  expect(wrong.body).toEqual({
    detail: 'No active account found with the given credentials',
    details: 'No active account found with the given credentials',
  });
});

test('who is let go loses everything at once, and hears why', async () => {
  const asha = await aPersonOn('solo');
  const first = (await asha.signIn('first', chrome)).body;
  const stream = await fetch(`${base}/events/`, { headers: { authorization: `JWT ${first.access}` } });
  const ended = stream.text();
  await server.ask('GET', '/properties/device/', first.access);
  const { devices } = (await asha.signIn('second', mac)).body;
  const second = await asha.signIn('second', mac, [devices[0].id]);
  expect(second.status).toBe(200);
  // The stream is closed by what was told of the device, long before its next beat.
  expect(await ended).toContain('event: ready');
  expect(await me(first.access)).toBe(401);
  expect(await refresh(first.refresh)).toMatchObject({
    status: 401,
    body: {
      detail: 'You were logged out because you signed in elsewhere.',
      code: 'token_not_valid',
      why: 'signed_in_elsewhere',
    },
  });
  // Signing in there again ends that, and nobody else's token is told of it.
  const back = await asha.signIn('first', chrome, [(await asha.signIn('first', chrome)).body.devices[0].id]);
  expect((await refresh(back.body.refresh)).status).toBe(200);
  expect((await refresh(first.refresh)).body).toMatchObject({ detail: 'Token is invalid', code: 'token_not_valid' });
});

test('the same device again needs no place; one that was logged out or not used for 30 days takes none', async () => {
  const asha = await aPersonOn('team');
  const desk = (await asha.signIn('desk', chrome)).body;
  expect((await asha.signIn('desk', chrome)).status).toBe(200);
  const again = (await asha.signIn('desk', chrome)).body;
  expect(await asha.inPlace()).toBe(1);
  expect((await asha.signIn('laptop', mac)).status).toBe(409);
  const old = (days: number) =>
    server.owner.query(`update user_device set last_active = now() - make_interval(days => $2) where user_id = $1`, [
      asha.id,
      days,
    ]);
  await old(29);
  expect((await asha.signIn('laptop', mac)).status).toBe(409);
  await old(31);
  const laptop = (await asha.signIn('laptop', mac)).body;
  expect(laptop.access).toBeTruthy();
  // It is not thrown out either: it merely does not count.
  expect((await refresh(again.refresh)).status).toBe(200);
  expect((await refresh(desk.refresh)).status).toBe(401);
  await server.ask('GET', '/properties/device_logout_update/', laptop.access);
  await old(31);
  expect((await asha.signIn('third', chrome)).status).toBe(200);
});

test('a client that keeps no id is not in its own way, but in that of every other', async () => {
  const asha = await aPersonOn('solo');
  const script = (await asha.signIn(undefined, chrome)).body;
  const again = (await asha.signIn(undefined, chrome)).body;
  expect([await me(script.access), await me(again.access)]).toEqual([200, 200]);
  // Described otherwise, coming from elsewhere, or with an id of its own, it is another device.
  expect((await asha.signIn(undefined, mac)).status).toBe(409);
  const desk = await asha.signIn('desk', chrome);
  expect(desk).toMatchObject({ status: 409, body: { to_log_out: 2 } });
  await server.owner.query("update user_device set ip = '203.0.113.7' where user_id = $1", [asha.id]);
  expect((await asha.signIn(undefined, chrome)).status).toBe(409);
});

test('of two that sign in at once only one gets the last place', async () => {
  const asha = await aPersonOn('solo');
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => asha.signIn(`browser ${round} ${at}`, chrome)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await asha.inPlace()).toBe(1);
    const [device] = answers.find(({ status }) => status === 409)!.body.devices;
    // Both let the same one go: it frees one place.
    const taken = await Promise.all(['a', 'b'].map((name) => asha.signIn(`${name} ${round}`, chrome, [device.id])));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await asha.inPlace()).toBe(1);
    await server.owner.query('update user_device set refresh_hash = null where user_id = $1', [asha.id]);
  }
});

test('a larger plan lifts it at once, and after a smaller one as many go as there are too many', async () => {
  const asha = await aPersonOn('team');
  const desk = (await asha.signIn('desk', chrome)).body;
  expect(await use(desk.access)).toEqual({
    web: { used: 1, allowed: 1 },
    phone: { used: 0, allowed: 1 },
    larger: { plan_name: 'Office', web: 2, phone: 2 },
  });
  expect((await asha.signIn('laptop', mac)).status).toBe(409);
  await changeTerm(server, asha.company, { plan: 'office' });
  expect((await asha.signIn('laptop', mac)).status).toBe(200);
  expect(await use(desk.access)).toEqual({
    web: { used: 2, allowed: 2 },
    phone: { used: 0, allowed: 2 },
    larger: null,
  });
  await changeTerm(server, asha.company, { plan: 'team' });
  expect(await me(desk.access)).toBe(200);
  const { body } = await asha.signIn('third', chrome);
  expect(body).toMatchObject({ to_log_out: 2, allowed: 1 });
  const ids = body.devices.map(({ id }: { id: number }) => id);
  expect((await asha.signIn('third', chrome, [ids[0]])).body).toMatchObject({ to_log_out: 2 });
  expect([await me(desk.access), await asha.inPlace()]).toEqual([200, 2]);
  expect((await asha.signIn('third', chrome, ids)).status).toBe(200);
  expect(await asha.inPlace()).toBe(1);
});

test("nobody else's device goes, and only a person of the own office is told of a larger plan", async () => {
  const [asha, other] = [await aPersonOn('team', 'Backend'), await aPersonOn('team')];
  const desk = (await asha.signIn('desk', chrome)).body;
  const theirs = (await other.signIn('desk', chrome)).body;
  const { rows } = await server.owner.query('select id from user_device where user_id = $1', [other.id]);
  expect((await asha.signIn('laptop', mac, [rows[0].id])).status).toBe(409);
  expect(await me(theirs.access)).toBe(200);
  expect((await use(desk.access)).larger).toBeNull();
});

test('the platform, an office that many share, and a server that counts none have any number', async () => {
  const admin = await aPersonOn('', 'Admin');
  const shared = await aPersonOn('solo');
  await server.owner.query('update company set any_devices = true where id = $1', [shared.company]);
  for (const person of [admin, shared])
    for (const device of ['a', 'b', 'c', undefined]) expect((await person.signIn(device, chrome)).status).toBe(200);
  expect((await use((await shared.signIn('a', chrome)).body.access)).web).toEqual({ used: 4, allowed: null });
  // Without a term it is as the smallest plan has it.
  const pending = await aPersonOn('team');
  await server.owner.query('delete from subscription where company_id = $1', [pending.company]);
  expect([(await pending.signIn('a', chrome)).status, (await pending.signIn('b', chrome)).status]).toEqual([200, 409]);
  const uncounted = await aServer({ DEVICE_LIMITS: '0' });
  const office = await aCompany(uncounted, { plan: 'solo' });
  await newUser(uncounted.owner, office.id, {
    ...{ usertype: 'Owner', email: 'any@angan.test', first_name: 'Asha', last_name: 'Menon', password_hash },
  });
  for (const device_id of ['a', 'b', 'c']) {
    const asked = { username: 'any@angan.test', password, device_id };
    expect((await uncounted.ask('POST', '/auth/jwt/create/', undefined, asked)).status).toBe(200);
  }
  await uncounted.close();
});
