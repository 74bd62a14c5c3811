import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStranger, asker, codeTo, linkTo, sentTo, waitHalfAMinute } from '../../../test/joining.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let join: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  join = asker(server);
});
afterAll(() => server.close());

/** An Owner with an address, a number and a password; `ask` posts as them. */
const anOwner = async () => {
  const person = aStranger();
  await join('', person);
  await join('verify_mobile/', { mobile: person.mobile, otp: await codeTo(server, person.mobile) });
  await join('activation/', await linkTo(server, person.email));
  const signIn = (username: string) =>
    server.ask('POST', '/auth/jwt/create/', undefined, { username, password: person.password });
  const { access } = (await signIn(person.email)).body;
  const ask = (path: string, body: object) => server.ask('POST', `/auth/users/${path}`, access, body);
  return { ...person, signIn, ask };
};
/** The code in the newest mail to an address. */
const mailedCode = async (email: string) => /\b\d{6}\b/.exec((await sentTo(server, email)).at(-1)!.subject)![0];
const newest = async (to: string) => (await sentTo(server, to)).at(-1);

describe('the own mobile number', () => {
  test('is changed by password and code; one signs in with the new one, and hears of it by mail', async () => {
    const { ask, signIn, email, mobile: old, password: current_password } = await anOwner();
    const { mobile } = aStranger();
    expect((await ask('own_mobile/code/', { mobile, current_password: 'not the password' })).body).toEqual({
      current_password: ['Invalid password.'],
    });
    expect(await sentTo(server, mobile)).toEqual([]);
    expect((await ask('own_mobile/code/', { mobile: old, current_password })).body).toEqual({
      mobile: ['You have this number already.'],
    });
    expect((await ask('own_mobile/code/', { mobile, current_password })).status).toBe(204);
    const otp = await codeTo(server, mobile);
    const wrong = otp === '000000' ? '000001' : '000000';
    expect((await ask('own_mobile/', { mobile, otp: wrong })).body).toMatchObject({ otp: [/code is not right/] });
    // A code that went to another number proves nothing of this one.
    expect((await ask('own_mobile/', { mobile: aStranger().mobile, otp })).status).toBe(400);
    const changed = await ask('own_mobile/', { mobile, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(changed).toMatchObject({ status: 200, body: { mobile, email } });
    expect((await signIn(mobile)).status).toBe(200);
    expect((await signIn(old)).status).toBe(401);
    expect((await newest(email))!.subject).toBe('Your mobile number was changed');
    expect((await ask('own_mobile/', { mobile, otp })).status).toBe(400);
  });

  test('that another account has is told to who proved it, and not before', async () => {
    const [one, other] = [await anOwner(), await anOwner()];
    await waitHalfAMinute(server, other.mobile);
    const body = { mobile: other.mobile, current_password: one.password };
    expect((await one.ask('own_mobile/code/', body)).status).toBe(204);
    const otp = await codeTo(server, other.mobile);
    expect((await one.ask('own_mobile/', { mobile: other.mobile, otp })).body).toEqual({
      mobile: ['Another account has this mobile number.'],
    });
  });
});

describe('the own e-mail address', () => {
  test('is changed by password and mailed code; the name to sign in with follows it, and the old address hears', async () => {
    const { ask, signIn, email: old, password: current_password } = await anOwner();
    const { email } = aStranger();
    expect((await ask('own_email/code/', { email: old.toUpperCase(), current_password })).body).toEqual({
      email: ['You have this address already.'],
    });
    expect((await ask('own_email/code/', { email, current_password })).status).toBe(204);
    const changed = await ask('own_email/', { email, otp: await mailedCode(email) });
    expect(changed).toMatchObject({ status: 200, body: { email, username: email } });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(old)).status).toBe(401);
    const told = (await newest(old))!;
    expect(told.subject).toBe('Your e-mail address was changed');
    expect(told.body.text).not.toContain(email);
  });

  test('that another account has is told to who proved it, in whatever case; eight wrong codes are enough', async () => {
    const [one, other] = [await anOwner(), await anOwner()];
    const email = other.email.toUpperCase();
    await one.ask('own_email/code/', { email, current_password: one.password });
    const otp = await mailedCode(email);
    expect((await one.ask('own_email/', { email, otp })).body).toEqual({
      email: ['Another account has this e-mail address.'],
    });
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await one.ask('own_email/', { email, otp: '000000' })).status);
    expect(statuses).toContain(400);
    expect(statuses.at(-1)).toBe(429);
  });
});
