import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aStranger, asker, linkTo, sentTo } from '../../test/joining.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { newUser } from '../company/index.ts';
import { hashPassword } from './index.ts';

let server: TestServer;
let ask: ReturnType<typeof asker>;
let person: { id: number; email: string; mobile: string };
const old = 'a long enough password';
const fresh = 'another long password';
let password_hash: string;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  ask = asker(server);
  password_hash = await hashPassword(old);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { email, mobile, first_name, last_name } = aStranger();
  const { id: company } = await aCompany(server);
  const id = await newUser(server.owner, company, {
    usertype: 'Backend',
    email,
    mobile,
    first_name,
    last_name,
    password_hash,
  });
  person = { id, email, mobile };
});

const signIn = (password: string, device_id = 'desk', username = person.email) =>
  server.ask('POST', '/auth/jwt/create/', undefined, { username, password, device_id });
const me = async (access: string) => (await server.ask('GET', '/auth/users/me/', access)).status;
const link = async () => {
  expect((await ask('reset_password/', { email: person.email.toUpperCase() })).status).toBe(204);
  return linkTo(server, person.email);
};
const confirm = (given: { uid: string; token: string }, new_password = fresh, re_new_password = new_password) =>
  ask('reset_password_confirm/', { ...given, new_password, re_new_password });
const dead = { status: 400, body: { token: ['Invalid token for given user.'] } };

test('a mailed link sets a new password once, ends every session, and says so by mail', async () => {
  const [desk, phone] = [(await signIn(old)).body, (await signIn(old, 'phone')).body];
  const given = await link();
  expect((await confirm(given)).status).toBe(204);
  expect([await me(desk.access), await me(phone.access)]).toEqual([401, 401]);
  expect([(await signIn(old)).status, (await signIn(fresh)).status]).toEqual([401, 200]);
  expect(await confirm(given, 'a third long password')).toMatchObject(dead);
  const subjects = (await sentTo(server, person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Set a new password');
  expect(subjects).toContain('Your password was changed');
  const trail = await server.owner.query(
    `select user_id, changes from audit_log where entity = 'app_user' and entity_id = $1 and action = 'changed'`,
    [person.id],
  );
  expect(trail.rows).toEqual([{ user_id: person.id, changes: { password_hash: ['[cut]', '[cut]'] } }]);
});

test('of a link that is used twice at the same moment one wins', async () => {
  const given = await link();
  const both = await Promise.all([confirm(given, fresh), confirm(given, 'a third long password')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
});

test('a link dies with a sign-in, another address, another password, and after three days', async () => {
  const signedIn = await link();
  await signIn(old);
  expect(await confirm(signedIn)).toMatchObject(dead);

  const moved = await link();
  await server.owner.query('update app_user set email = $2 where id = $1', [person.id, `new${person.email}`]);
  expect(await confirm(moved)).toMatchObject(dead);
  await server.owner.query('update app_user set email = $2 where id = $1', [person.id, person.email]);
  expect((await confirm(moved, 'a third long password')).status).toBe(204);

  const late = await link();
  const now = server.clock.now;
  server.clock.now = () => new Date(Date.now() + 3 * 86_400_000 + 2000);
  expect(await confirm(late)).toMatchObject(dead);
  server.clock.now = now;
  expect((await confirm(late)).status).toBe(204);
});

test('a link of activation sets no password, and one for another person neither', async () => {
  const stranger = aStranger();
  await ask('', stranger);
  const activation = await linkTo(server, stranger.email);
  const uid = Buffer.from(String(person.id)).toString('base64url');
  expect(await confirm({ ...activation, uid })).toMatchObject(dead);
  expect(await confirm({ ...activation, uid: 'OTk5OTk5' })).toMatchObject({
    status: 400,
    body: { uid: ["Invalid user id or user doesn't exist."] },
  });
});

test.each([
  [['1234567'], { new_password: [expect.stringContaining('too short'), 'This password is entirely numeric.'] }],
  [['password1'], { new_password: ['This password is too common.'] }],
  [[fresh, 'mistyped'], { non_field_errors: ["The two password fields didn't match."] }],
] as const)('refuses %j in djoser words, and the link stays good', async (given, errors) => {
  const good = await link();
  expect(await confirm(good, ...given)).toMatchObject({ status: 400, body: errors });
  expect((await confirm(good)).status).toBe(204);
});

test('who was made inactive gets no link, and an old one is no longer good', async () => {
  const given = await link();
  await server.owner.query('update app_user set is_active = false where id = $1', [person.id]);
  expect((await confirm(given)).status).toBe(400);
  const before = (await sentTo(server, person.email)).length;
  expect((await ask('reset_password/', { email: person.email })).status).toBe(204);
  expect(await sentTo(server, person.email)).toHaveLength(before);
});

test('who had used up the tries with the forgotten password can sign in with the new one', async () => {
  for (let i = 0; i < 9; i++) await signIn('wrong');
  expect((await signIn(old)).status).toBe(429);
  expect((await confirm(await link())).status).toBe(204);
  expect((await signIn(fresh)).status).toBe(200);
});

test('one address causes no more than sixty mails an hour', async () => {
  for (let i = 0; i < 60; i++)
    expect((await ask('reset_password/', { email: aStranger().email }, '10.9.9.9')).status).toBe(204);
  const last = await ask('reset_password/', { email: aStranger().email }, '10.9.9.9');
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(3000);
});
