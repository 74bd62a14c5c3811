import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { newUser } from '../company/index.ts';
import { newTokens } from '../core/http/tokens.ts';
import { hashPassword } from './index.ts';

let server: TestServer;
let email: string;
let person: number;
let company: number;
let passwordHash: string;
const password = 'a long enough password';

beforeAll(async () => {
  server = await aServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  company = (await aCompany(server)).id;
  email = `asha-${company}@angan.test`;
  person = await newUser(server.owner, company, {
    usertype: 'Owner',
    email,
    mobile: `98${String(company % 10 ** 8).padStart(8, '0')}`,
    first_name: 'Asha',
    last_name: 'Menon',
    password_hash: passwordHash,
  });
});

const signIn = (username = email, given = password, device = 'browser-1') =>
  server.ask('POST', '/auth/jwt/create/', undefined, { username, password: given, device_id: device });
const me = (access: string) => server.ask('GET', '/auth/users/me/', access);
const refresh = (token: string) => server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: token });
const invalid = { status: 401, body: { detail: 'Token is invalid', code: 'token_not_valid' } };

describe('signing in', () => {
  test('takes the e-mail in any case, or the mobile as people write it', async () => {
    const { rows } = await server.owner.query<{ mobile: string }>('select mobile from app_user where id = $1', [
      person,
    ]);
    for (const username of [email, email.toUpperCase(), rows[0]!.mobile, `+91 ${rows[0]!.mobile}`]) {
      const { status, body } = await signIn(username);
      expect([username, status]).toEqual([username, 200]);
      expect((await me(body.access)).body).toMatchObject({
        id: person,
        email,
        usertype: 'Owner',
        company_info: { subscription_status: 'Active' },
      });
    }
  });

  test('answers alike for a wrong password, an unknown name and an inactive account', async () => {
    await server.owner.query(
      `insert into app_user (company_id, usertype, username, email, password_hash, is_active) values ($1, 'Backend', $2, $2, $3, false)`,
      [company, `left-${email}`, passwordHash],
    );
    const refused = { status: 401, body: { detail: 'No active account found with the given credentials' } };
    expect(await signIn(email, 'wrong')).toMatchObject(refused);
    expect(await signIn(`nobody-${email}`)).toMatchObject(refused);
    expect(await signIn(`left-${email}`)).toMatchObject(refused);
    expect(await server.ask('POST', '/auth/jwt/create/', undefined, {})).toMatchObject({
      status: 400,
      body: { username: ['This field is required.'], password: ['This field is required.'] },
    });
  });

  test('is slowed down after eight wrong passwords, and tells when to come back', async () => {
    for (let i = 0; i < 8; i++) expect((await signIn(email, 'wrong')).status).toBe(401);
    const ninth = await signIn();
    expect(ninth.status).toBe(429);
    expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(0);
    expect(ninth.body.detail).toMatch(/^Request was throttled\. Expected available in \d+ seconds\.$/);
  });

  test('again from the same browser keeps one device', async () => {
    await signIn();
    const { body } = await signIn();
    expect((await server.ask('GET', '/properties/user_devices/', body.access)).body).toMatchObject({
      count: 1,
      results: [{ is_current: true, is_active: true }],
    });
  });
});

describe('a session', () => {
  test('is refreshed for an access token only, twice at once too', async () => {
    const { body } = await signIn();
    const both = await Promise.all([refresh(body.refresh), refresh(body.refresh)]);
    for (const answer of both) {
      expect(Object.keys(answer.body)).toEqual(['access']);
      expect((await me(answer.body.access)).status).toBe(200);
    }
  });

  test('refuses what is no refresh token in simplejwt words', async () => {
    const { body } = await signIn();
    expect(await refresh('nonsense')).toMatchObject(invalid);
    expect(await refresh(body.access)).toMatchObject({
      status: 401,
      body: { detail: 'Token has wrong type', code: 'token_not_valid' },
    });
    expect(await server.ask('POST', '/auth/jwt/refresh/', undefined, {})).toMatchObject({
      status: 400,
      body: { refresh: ['This field is required.'] },
    });
    expect(await server.ask('POST', '/auth/jwt/verify/', undefined, { token: body.access })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await server.ask('POST', '/auth/jwt/verify/', undefined, { token: 'nonsense' })).toMatchObject(invalid);
  });

  test('has access tokens that end after five minutes, and says so', async () => {
    const { body } = await signIn();
    const earlier = newTokens(server.services.settings.secretKey, () => new Date(Date.now() - 301_000));
    const old = earlier.access(person, 1, {
      company_id: company,
      usertype: 'Owner',
      subscription_status: 'Active',
    });
    expect((await me(old)).body).toEqual({
      detail: 'Given token not valid for any token type',
      details: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is expired' }],
    });
    expect((await me(body.access)).status).toBe(200);
  });

  test.each([
    ['logs out', (access: string) => server.ask('GET', '/properties/device_logout_update', access)],
    ['logs out everywhere', (access: string) => server.ask('POST', '/properties/selflogout_alldevices/', access)],
  ])('ends at once for both tokens when its person %s', async (_, end) => {
    const { body } = await signIn();
    expect((await end(body.access)).status).toBe(200);
    expect((await me(body.access)).body.code).toBe('token_not_valid');
    expect(await refresh(body.refresh)).toMatchObject(invalid);
  });

  test('gets a new access token when the role has changed, since the old one tells the old role', async () => {
    const { body } = await signIn();
    await server.owner.query(`update app_user set usertype = 'Backend' where id = $1`, [person]);
    for (const [method, url] of [
      ['GET', '/properties/contacts/'],
      ['POST', '/properties/contactgroup/'],
    ] as const)
      expect((await server.ask(method, url, body.access, method === 'POST' ? {} : undefined)).body.code).toBe(
        'token_not_valid',
      );
    const renewed = (await refresh(body.refresh)).body.access;
    expect((await me(renewed)).body.usertype).toBe('Backend');
    expect((await server.ask('GET', '/properties/contacts/', renewed)).status).toBe(403);
  });

  test('ends for a person who was made inactive', async () => {
    const { body } = await signIn();
    await server.owner.query('update app_user set is_active = false where id = $1', [person]);
    expect(await me(body.access)).toMatchObject({
      status: 401,
      body: { detail: 'User is inactive', code: 'user_inactive' },
    });
    expect(await refresh(body.refresh)).toMatchObject(invalid);
  });

  test('of a revoked device ends, and only that one', async () => {
    const here = (await signIn()).body;
    const there = (await signIn(email, password, 'phone-1')).body;
    const { results } = (await server.ask('GET', '/properties/user_devices/', here.access)).body;
    const other = results.find((device: { is_current: boolean }) => !device.is_current);
    expect((await server.ask('POST', `/properties/user_devices/${other.id}/revoke/`, here.access)).status).toBe(200);
    expect([(await me(here.access)).status, (await me(there.access)).status]).toEqual([200, 401]);
    expect(await refresh(there.refresh)).toMatchObject(invalid);
  });

  test('of an Owner is not revoked by a Co-Owner; others see and revoke only their own', async () => {
    const owner = (await signIn()).body;
    const office = { id: company };
    const { aPerson } = await import('../../test/support.ts');
    const coOwner = await aPerson(server, office.id, 'Co-Owner');
    const staff = await aPerson(server, office.id, 'Backend');
    const device = (await server.ask('GET', '/properties/user_devices/', owner.access)).body.results.find(
      (row: { is_current: boolean }) => row.is_current,
    ).id;
    expect((await server.ask('POST', `/properties/user_devices/${device}/revoke/`, coOwner.token)).status).toBe(403);
    expect((await server.ask('POST', `/properties/user_devices/${device}/revoke/`, staff.token)).status).toBe(404);
    expect((await server.ask('GET', '/properties/user_devices/', staff.token)).body.count).toBe(1);
    expect((await server.ask('POST', `/properties/user_devices/${staff.device}/revoke/`, coOwner.token)).status).toBe(
      200,
    );
  });
});

describe('changing the password', () => {
  const change = (access: string, body: object) =>
    server.ask('POST', '/auth/users/set_password/', access, {
      current_password: password,
      new_password: 'another good one',
      re_new_password: 'another good one',
      ...body,
    });

  test('ends the other sessions and keeps this one', async () => {
    const here = (await signIn()).body;
    const there = (await signIn(email, password, 'phone-1')).body;
    expect((await change(here.access, {})).status).toBe(204);
    expect([(await me(here.access)).status, (await me(there.access)).status]).toEqual([200, 401]);
    expect((await signIn(email, 'another good one')).status).toBe(200);
  });

  test.each([
    [{ current_password: 'wrong' }, { current_password: ['Invalid password.'] }],
    [{ re_new_password: 'different' }, { non_field_errors: ["The two password fields didn't match."] }],
    [
      { new_password: '1234567', re_new_password: '1234567' },
      {
        new_password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is entirely numeric.',
        ],
      },
    ],
    [{ new_password: 'password1', re_new_password: 'password1' }, { new_password: ['This password is too common.'] }],
  ])('refuses %j in djoser words', async (given, errors) => {
    const { body } = await signIn();
    expect(await change(body.access, given)).toMatchObject({ status: 400, body: errors });
  });
});

test('the log holds neither secrets nor numbers', async () => {
  const loud = await aServer({ LOG_LEVEL: 'debug' });
  const office = await aCompany(loud);
  const owner = await office.person('Owner');
  await loud.ask('POST', '/auth/jwt/create/', undefined, { username: '9824011768', password: 'my secret password' });
  await loud.ask('POST', '/properties/contacts/', owner.token, { mobile_number_1: '9824011768', source: 77 });
  await loud.ask('GET', '/properties/contacts/?search=9824011768', owner.token);
  await loud.close();
  const written = loud.lines.join('');
  expect(written).toContain('"path":"/properties/contacts/"');
  for (const secret of ['9824011768', 'my secret password', owner.token, owner.refresh])
    expect(written).not.toContain(secret);
});
