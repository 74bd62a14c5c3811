import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStranger, asker, sentTo, waitHalfAMinute } from '../../test/joining.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { newUser } from '../company/index.ts';
import { hashPassword } from './index.ts';

/** What strangers may use up, and that it is theirs. The servers stand behind one proxy, which appends who asked it. */
let server: TestServer;
let email: string;
let device: string;
let passwordHash: string;
let people = 0;
const password = 'a long enough password';
const home = '203.0.113.7';
const stranger = '198.51.100.9';

beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1', SIGN_INS_PER_ADDRESS: '30' });
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { id } = await aCompany(server);
  email = `limits-${++people}@angan.test`;
  device = randomBytes(16).toString('hex');
  await newUser(server.owner, id, {
    usertype: 'Owner',
    email,
    mobile: '',
    first_name: 'Asha',
    last_name: 'Menon',
    password_hash: passwordHash,
  });
});

const signIn = async (from: string, given = password, device_id = randomBytes(16).toString('hex'), username = email) =>
  (
    await server.ask(
      'POST',
      '/auth/jwt/create/',
      undefined,
      { username, password: given, device_id },
      { 'x-forwarded-for': from },
    )
  ).status;
/** An address of its own for each. */
const elsewhere = (n: number) => `192.0.2.${n % 250}`;

describe('wrong passwords', () => {
  test('use up the tries of who types them, and of nobody else', async () => {
    for (let i = 0; i < 8; i++) expect(await signIn(stranger, 'wrong')).toBe(401);
    expect(await signIn(stranger)).toBe(429);
    expect(await signIn(home)).toBe(200);
  });

  test('from many addresses end the tries of devices that nobody knows, and never those of a known one', async () => {
    expect(await signIn(home, password, device)).toBe(200);
    const answers = new Set<number>();
    for (let i = 0; i < 100; i++) answers.add(await signIn(elsewhere(i), 'wrong'));
    expect([...answers]).toEqual([401]);
    expect(await signIn('203.0.113.99')).toBe(429);
    expect(await signIn('203.0.113.99', password, device)).toBe(200);
    // A name that nobody has is answered the same.
    for (let i = 0; i < 100; i++) await signIn(elsewhere(i), 'wrong', undefined, 'nobody@angan.test');
    expect(await signIn(home, 'wrong', undefined, 'nobody@angan.test')).toBe(429);
    // Lets the other tests have the addresses back.
    await server.owner.query(`delete from rate_limit where key like 'address:%'`);
  });

  test('of neighbours behind the same address leave a known device alone, which has eight of its own', async () => {
    expect(await signIn(home, password, device)).toBe(200);
    for (let i = 0; i < 30; i++) await signIn(home, 'wrong', undefined, `neighbour-${i}@angan.test`);
    expect(await signIn(home)).toBe(429);
    expect(await signIn(home, password, device)).toBe(200);
    for (let i = 0; i < 8; i++) expect(await signIn(home, 'wrong', device)).toBe(401);
    expect(await signIn(home, password, device)).toBe(429);
    await server.owner.query(`delete from rate_limit where key like 'address:%'`);
  });

  test('are counted for a short id, and for a device that was logged out by somebody, as for any other', async () => {
    for (const [id, end] of [
      ['browser-1', ''],
      [device, 'update user_device set revoked_at = now() where user_id = (select id from app_user where email = $1)'],
    ] as const) {
      expect(await signIn(home, password, id)).toBe(200);
      if (end) await server.owner.query(end, [email]);
      for (let i = 0; i < 8; i++) expect(await signIn(home, 'wrong', id)).toBe(401);
      expect(await signIn(home, 'wrong')).toBe(429);
      await server.owner.query('delete from rate_limit');
    }
  });

  test('with a name as long as a name may be are refused as any', async () => {
    expect(await signIn(home, 'wrong', undefined, `${'a'.repeat(241)}@angan.test`)).toBe(401);
  });
});

test('the id that a device keeps is stored hashed', async () => {
  await signIn(home, password, device);
  const { rows } = await server.owner.query(
    'select * from user_device where user_id = (select id from app_user where email = $1)',
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(device);
});

test('who asks is told by the proxy, never by what the caller wrote before it', async () => {
  for (let i = 0; i < 8; i++) expect(await signIn(`10.9.8.${i}, ${stranger}`, 'wrong')).toBe(401);
  expect(await signIn(`10.9.8.99, ${stranger}`)).toBe(429);
  expect(await signIn(`${stranger}, ${home}`)).toBe(200);
});

test('of IPv6 the first 64 bits are one caller', async () => {
  for (let i = 0; i < 8; i++) expect(await signIn(`2001:db8:1:2::${i}`, 'wrong')).toBe(401);
  expect(await signIn('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await signIn('2001:db8:1:3::1')).toBe(200);
});

test.each([
  ['2', '10.1.1.1, 203.0.113.50, 198.51.100.1'],
  ['127.0.0.1,198.51.100.0/24', '10.1.1.1, 203.0.113.50, 198.51.100.1'],
  ['true', '10.1.1.1, 203.0.113.50'],
])('behind TRUST_PROXY=%s the caller of %s is the one before them', async (TRUST_PROXY, header) => {
  const behind = await aServer({ TRUST_PROXY });
  const { token } = await (await aCompany(behind)).person('Owner');
  await behind.ask('GET', '/properties/device/', token, undefined, { 'x-forwarded-for': header });
  const { body } = await behind.ask('GET', '/properties/user_devices/', token);
  expect(body.results[0].ip).toBe('203.0.113.50');
  await behind.close();
});

describe('what goes out to somebody', () => {
  const from = (address: string) => (path: string, body: object) => asker(server)(path, body, address);

  test('is asked for by strangers at their own cost: mails', async () => {
    for (let i = 0; i < 5; i++) expect((await from(stranger)('reset_password/', { email })).status).toBe(204);
    expect((await from(stranger)('reset_password/', { email })).status).toBe(429);
    expect((await from(home)('reset_password/', { email })).status).toBe(204);
    expect(await sentTo(server, email)).toHaveLength(6);
  });

  test('and codes, whose tries are counted by who types them', async () => {
    const person = aStranger();
    await from(home)('', person);
    for (let i = 0; i < 8; i++)
      expect((await from(stranger)('verify_mobile/', { mobile: person.mobile, otp: 'wrong' })).status).toBe(400);
    expect((await from(stranger)('verify_mobile/', { mobile: person.mobile, otp: 'wrong' })).status).toBe(429);
    for (let i = 0; i < 5; i++) {
      await waitHalfAMinute(server, person.mobile);
      expect((await from(stranger)('resend_otp/', { mobile: person.mobile })).status).toBe(204);
    }
    await waitHalfAMinute(server, person.mobile);
    expect((await from(stranger)('resend_otp/', { mobile: person.mobile })).status).toBe(429);
    await waitHalfAMinute(server, person.mobile);
    expect((await from(home)('resend_otp/', { mobile: person.mobile })).status).toBe(204);
    expect((await from(home)('verify_mobile/', { mobile: person.mobile, otp: 'wrong' })).status).toBe(400);
  });

  test('is limited whoever asks, so that nobody is buried in it', async () => {
    const codes = new Set<number>();
    const person = aStranger();
    await from(home)('', person);
    for (let i = 0; i < 14; i++) {
      await waitHalfAMinute(server, person.mobile);
      codes.add((await from(elsewhere(i))('resend_otp/', { mobile: person.mobile })).status);
    }
    expect([...codes]).toEqual([204]);
    await waitHalfAMinute(server, person.mobile);
    expect((await from(elsewhere(99))('resend_otp/', { mobile: person.mobile })).status).toBe(429);
  });
});
