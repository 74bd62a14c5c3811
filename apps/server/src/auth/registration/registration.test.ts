import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStranger, asker, codeTo, linkTo, sentTo, waitHalfAMinute } from '../../../test/joining.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1', LOG_LEVEL: 'debug' });
  ask = asker(server);
});
afterAll(() => server.close());

type Stranger = ReturnType<typeof aStranger>;
const signIn = (username: string, password: string) =>
  server.ask('POST', '/auth/jwt/create/', undefined, { username, password });
const registered = async (more: Partial<Stranger & { username: string; language: string }> = {}) => {
  const person = { ...aStranger(), ...more };
  const { status, body } = await ask('', person);
  expect(status).toBe(201);
  return { ...person, id: body.id as number };
};
const proveMobile = async ({ id, mobile }: { id?: number; mobile: string }) =>
  ask('verify_mobile/', { id, mobile, otp: await codeTo(server, mobile) });
const proveEmail = async (email: string) => ask('activation/', await linkTo(server, email));
const companies = async ({ company_name }: Stranger) =>
  (await server.owner.query('select id from company where company_name = $1', [company_name])).rowCount;

describe('registering', () => {
  test('founds the company once number and then address are proved, and its trial runs', async () => {
    const person = await registered();
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect(await proveMobile(person)).toMatchObject({ status: 200, body: { missing: ['email'] } });
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await proveEmail(person.email)).status).toBe(204);

    const { status, body } = await signIn(person.mobile, person.password);
    expect(status).toBe(200);
    const me = (await server.ask('GET', '/auth/users/me/', body.access)).body;
    expect(me).toMatchObject({
      username: person.email,
      email: person.email,
      mobile: person.mobile,
      first_name: 'Rina',
      last_name: 'Kothari',
      usertype: 'Owner',
      company_info: {
        company_name: person.company_name,
        subscription_status: 'Active',
        plan: 'Trial',
        subscription_kind: 'Trial',
      },
    });
    expect(daysBetween(dayInIndia(server.clock.now()), me.company_info.subscription_ends_on)).toBe(13);
    const contact = { mobile_number_1: '9824011768' };
    expect((await server.ask('POST', '/properties/contacts/', body.access, contact)).status).toBe(201);
    const sources = (await server.ask('GET', '/properties/source/', body.access)).body;
    expect(sources.count).toBeGreaterThan(5);
  });

  test('sends the codes in the language of the screen', async () => {
    const { mobile } = await registered({ language: 'Hindi' });
    await waitHalfAMinute(server, mobile);
    expect((await ask('resend_otp/', { mobile })).status).toBe(204);
    const sent = await sentTo(server, mobile);
    expect(sent.map(({ body }) => body.template_id)).toEqual(['angan_code_hi', 'angan_code_hi']);
  });

  test('founds it as well when the address is proved first', async () => {
    const person = await registered();
    expect((await proveEmail(person.email)).status).toBe(204);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect(await proveMobile(person)).toMatchObject({ status: 200, body: { missing: [] } });
    expect((await signIn(person.email, person.password)).status).toBe(200);
  });

  test('founds one company when both proofs, and each of them twice, come at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await registered();
      const [otp, link] = [await codeTo(server, person.mobile), await linkTo(server, person.email)];
      const verify = () => ask('verify_mobile/', { mobile: person.mobile, otp });
      const answers = await Promise.all([verify(), ask('activation/', link), verify(), ask('activation/', link)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 204, 400, 403]);
      expect(await companies(person)).toBe(1);
      expect((await signIn(person.email, person.password)).status).toBe(200);
    }
  });

  test('founds one company when two registrations of one person are proved at the same moment', async () => {
    const first = await registered();
    const second = await registered({ email: first.email, mobile: `8${first.mobile.slice(1)}` });
    await Promise.all([proveMobile(first), proveMobile(second)]);
    const mails = (await sentTo(server, first.email)).map(({ body }) => /activation\/([^/]+)\/(\S+)/.exec(body.text)!);
    const both = await Promise.all(mails.map(([, uid, token]) => ask('activation/', { uid, token })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    const owners = await server.owner.query('select id from app_user where email = $1', [first.email]);
    expect(owners.rowCount).toBe(1);
  });

  test('takes a username to sign in with, and another one only where it is free', async () => {
    const username = `rina.${Date.now()}`;
    const person = await registered({ username });
    await proveMobile(person);
    await proveEmail(person.email);
    expect((await signIn(username.toUpperCase(), person.password)).status).toBe(200);
    expect(await ask('', { ...aStranger(), username })).toMatchObject({
      status: 400,
      body: { username: ['A user with that username already exists.'] },
    });
  });

  test.each([
    [{ re_password: 'another one here' }, { non_field_errors: ["The two password fields didn't match."] }],
    [{ re_password: undefined }, { re_password: ['This field is required.'] }],
    [
      { password: '1234567', re_password: '1234567' },
      {
        password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is entirely numeric.',
        ],
      },
    ],
    [{ password: 'password1', re_password: 'password1' }, { password: ['This password is too common.'] }],
    [{ email: 'rina' }, { email: ['Enter a valid email address.'] }],
    [{ mobile: '98240' }, { mobile: ['Enter valid mobile number'] }],
    [{ mobile: undefined }, { mobile: ['Mobile number is required'] }],
    [{ company_name: ' ' }, { company_name: ['This field may not be blank.'] }],
    [{ username: 'owner@angan.demo' }, { username: [expect.stringContaining('no e-mail address but the own')] }],
    [{ username: '9824011768' }, { username: [expect.stringContaining('no e-mail address but the own')] }],
    [{ username: 'rina kothari' }, { username: [expect.stringContaining('Enter a valid username.')] }],
  ])('refuses %j in djoser words, and sends nothing', async (given, errors) => {
    const person = { ...aStranger(), ...given };
    expect(await ask('', person)).toMatchObject({ status: 400, body: errors });
    expect([...(await sentTo(server, person.email)), ...(await sentTo(server, String(person.mobile)))]).toEqual([]);
  });

  test('sends in the name of the platform, and the mail leaves out a name that is an advertisement', async () => {
    const person = await registered({ first_name: 'win at casino.example', company_name: 'casino.example' });
    const [mail] = await sentTo(server, person.email);
    expect(mail!.body.text).toMatch(/^Hello,/);
    expect(mail!.body.text).not.toContain('casino');
    const [sms] = await sentTo(server, person.mobile);
    const platform = await server.owner.query('select id from company where is_platform');
    expect([mail!.company_id, sms!.company_id]).toEqual([platform.rows[0].id, platform.rows[0].id]);
  });
});

describe('a link of activation', () => {
  test('says in djoser words that it was used, is wrong, or that its days are over', async () => {
    const person = await registered();
    const link = await linkTo(server, person.email);
    const wrongToken = { ...link, token: `${link.token.slice(0, -1)}${link.token.endsWith('0') ? 1 : 0}` };
    const invalid = { status: 400, body: { token: ['Invalid token for given user.'] } };
    expect(await ask('activation/', wrongToken)).toMatchObject(invalid);
    expect(await ask('activation/', { ...link, token: 'nonsense' })).toMatchObject(invalid);
    expect(await ask('activation/', { ...link, uid: 'OTk5OTk5' })).toMatchObject({
      status: 400,
      body: { uid: ["Invalid user id or user doesn't exist."] },
    });
    const now = server.clock.now;
    server.clock.now = () => new Date(Date.now() + 3 * 86_400_000 + 2000);
    expect(await ask('activation/', link)).toMatchObject(invalid);
    server.clock.now = now;
    expect((await ask('activation/', link)).status).toBe(204);
    const stale = { status: 403, body: { detail: 'Stale token for given user.' } };
    expect(await ask('activation/', link)).toMatchObject(stale);
    await proveMobile(person);
    expect(await ask('activation/', link)).toMatchObject(stale);
  });

  test('tells its holder what is still missing, and never the whole number', async () => {
    const person = await registered();
    const link = await linkTo(server, person.email);
    const asked = () => ask('registration/', link);
    const known = { id: person.id, email: person.email, mobile: `*******${person.mobile.slice(-3)}` };
    expect((await asked()).body).toEqual({ ...known, missing: ['mobile', 'email'] });
    await ask('activation/', link);
    expect((await asked()).body).toEqual({ ...known, missing: ['mobile'] });
    await proveMobile(person);
    expect((await asked()).body).toEqual({ ...known, missing: [] });
    expect((await ask('registration/', { ...link, token: 'nonsense' })).status).toBe(400);
  });

  test('is mailed again, and both are good until one is used', async () => {
    const person = await registered();
    const first = await linkTo(server, person.email);
    expect((await ask('resend_activation/', { email: person.email.toUpperCase() })).status).toBe(204);
    expect((await sentTo(server, person.email)).length).toBe(2);
    expect((await proveEmail(person.email)).status).toBe(204);
    expect((await ask('activation/', first)).status).toBe(403);
    await ask('resend_activation/', { email: person.email });
    expect((await sentTo(server, person.email)).length).toBe(2);
  });
});

describe('who registered twice', () => {
  test('with another address proves the number for the registration that is theirs', async () => {
    const first = await registered();
    const second = await registered({ mobile: first.mobile });
    const otp = await codeTo(server, first.mobile);
    expect(await sentTo(server, first.mobile)).toHaveLength(1);
    expect(await ask('verify_mobile/', { mobile: first.mobile, otp })).toMatchObject({
      status: 400,
      body: { id: ['This field is required.'] },
    });
    await waitHalfAMinute(server, first.mobile);
    await ask('resend_otp/', { mobile: first.mobile });
    expect((await proveMobile(second)).body).toEqual({ missing: ['email'] });
    await proveEmail(first.email);
    expect((await signIn(first.email, first.password)).status).toBe(401);
    await proveEmail(second.email);
    expect((await signIn(second.email, second.password)).status).toBe(200);
    // The other one is gone with it.
    expect((await proveEmail(first.email)).status).toBe(400);
  });
});

test('a registration that nobody finished is over after three days, and is removed by the next one', async () => {
  const person = await registered();
  const link = await linkTo(server, person.email);
  await server.owner.query(`update pending_registration set created_date = now() - interval '73 hours' where id = $1`, [
    person.id,
  ]);
  expect(await ask('activation/', link)).toMatchObject({ status: 400 });
  expect(await proveMobile(person)).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This registration is no longer open. Please sign up again.'] },
  });
  await registered();
  const left = await server.owner.query('select id from pending_registration where id = $1', [person.id]);
  expect(left.rowCount).toBe(0);
});

test('neither log nor trail holds a code, a token, a password, a number or an address', async () => {
  const person = await registered();
  const [otp, link] = [await codeTo(server, person.mobile), await linkTo(server, person.email)];
  await ask('verify_mobile/', { mobile: person.mobile, otp: '000000' });
  await proveMobile(person);
  await server.ask('GET', `/activation/${link.uid}/${link.token}`);
  await proveEmail(person.email);
  const founded = await server.owner.query('select password_hash from pending_registration where id = $1', [person.id]);
  expect(founded.rows).toEqual([{ password_hash: '' }]);
  const log = server.lines.join('');
  expect(log).toContain('/auth/users/verify_mobile/');
  expect(log).toContain(`/activation/${link.uid}/[token]`);
  for (const secret of [otp, link.token, person.password, person.mobile, person.email])
    expect(log).not.toContain(secret);
  const kept = await server.owner.query(`select string_agg(c::text, ' ') as text from one_time_code c`);
  expect(kept.rows[0].text ?? '').not.toContain(otp);
});

describe('a registration that is not finished', () => {
  test('is shown to the Admin with what it waits for, who sends code and link again', async () => {
    const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
    const path = '/platform/registrations/';
    const shown = async ({ email }: Stranger) =>
      (await server.ask('GET', path, admin.token)).body.filter((row: { email: string }) => row.email === email);
    const person = await registered();
    await waitHalfAMinute(server, person.mobile);
    const again = await registered(person);
    expect(await shown(person)).toMatchObject([{ id: again.id, mobile: person.mobile, missing: ['mobile', 'email'] }]);
    await waitHalfAMinute(server, person.mobile);
    const mails = (await sentTo(server, person.email)).length;
    expect((await server.ask('POST', `${path}${again.id}/resend/`, admin.token, {})).status).toBe(204);
    expect((await sentTo(server, person.email)).length).toBe(mails + 1);
    await proveMobile(again);
    expect(await shown(person)).toMatchObject([{ missing: ['email'] }]);
    await proveEmail(person.email);
    expect(await shown(person)).toEqual([]);
    expect((await server.ask('POST', `${path}${again.id}/resend/`, admin.token, {})).status).toBe(404);
    const owner = await (await aCompany(server)).person('Owner');
    expect((await server.ask('GET', path, owner.token)).status).toBe(403);
  });
});
