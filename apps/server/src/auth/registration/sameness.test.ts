import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStranger, asker, codeTo, sentTo } from '../../../test/joining.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';
import { newUser } from '../../company/index.ts';

/** What a stranger is answered must not tell whether an address or a number has an account. */

let server: TestServer;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  ask = asker(server);
});
afterAll(() => server.close());

const aMember = async () => {
  const { email, mobile, first_name, last_name } = aStranger();
  const { id: company } = await aCompany(server);
  await newUser(server.owner, company, { usertype: 'Owner', email, mobile, first_name, last_name, password_hash: '-' });
  return { email, mobile };
};
const counts = async () =>
  (await server.owner.query('select count(*) as companies, (select count(*) from app_user) as people from company'))
    .rows[0];
/** All of an answer that a stranger can see, without what varies by itself. */
const seen = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => {
  const { 'x-request-id': _, date: __, 'content-length': ___, ...rest } = headers;
  return { status, fields: typeof body === 'object' ? Object.keys(body) : body, headers: rest };
};

describe('registering with an address that has an account', () => {
  test('answers as any, writes to its owner instead, and founds nothing', async () => {
    const member = await aMember();
    const before = await counts();
    const stranger = aStranger();
    const taken = { ...aStranger(), email: member.email };
    const answers = [await ask('', stranger), await ask('', taken)];
    expect(seen(answers[1]!)).toEqual(seen(answers[0]!));
    expect(answers[1]!.body).toEqual({ email: taken.email, username: taken.email, id: expect.any(Number) });

    const mails = await sentTo(server, member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(mails[0]!.body.text).toContain('http://angan.test/login');
    expect(mails[0]!.body.text).toContain('http://angan.test/forgotpass');
    expect(mails[0]!.body.text).not.toContain('activation');

    const otp = await codeTo(server, taken.mobile);
    const proved = await ask('verify_mobile/', { mobile: taken.mobile, otp });
    expect(proved).toMatchObject({ status: 200, body: { missing: ['email'] } });
    expect((await ask('resend_activation/', { email: member.email })).status).toBe(204);
    expect((await sentTo(server, member.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ]);
    expect(await counts()).toEqual(before);
  });

  test('takes about as long: the password is hashed in either case', async () => {
    const member = await aMember();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 5; round++)
      for (const kind of ['known', 'unknown'] as const) {
        await server.owner.query(`delete from rate_limit where key like 'mails-to-reader:%'`);
        const began = performance.now();
        await ask('', { ...aStranger(), ...(kind === 'known' && { email: member.email }) });
        times[kind].push(performance.now() - began);
      }
    const middle = (list: number[]) => list.toSorted((a, b) => a - b)[2]!;
    expect(middle(times.known) / middle(times.unknown)).toBeGreaterThan(0.4);
    expect(middle(times.known) / middle(times.unknown)).toBeLessThan(2.5);
  });
});

test('registering with a number that has an account says so only to who has proved to own it', async () => {
  const member = await aMember();
  const before = await counts();
  const stranger = aStranger();
  const taken = { ...aStranger(), mobile: member.mobile };
  expect(seen(await ask('', taken))).toEqual(seen(await ask('', stranger)));
  const wrong = [
    await ask('verify_mobile/', { mobile: taken.mobile, otp: '000000' }),
    await ask('verify_mobile/', { mobile: stranger.mobile, otp: '000000' }),
    await ask('verify_mobile/', { mobile: aStranger().mobile, otp: '000000' }),
  ];
  for (const answer of wrong) expect([seen(answer), answer.body]).toEqual([seen(wrong[0]!), wrong[0]!.body]);
  const otp = await codeTo(server, taken.mobile);
  expect(await ask('verify_mobile/', { mobile: taken.mobile, otp })).toMatchObject({
    status: 400,
    body: { mobile: ['This mobile number already has an account. Log in, or sign up with another number.'] },
  });
  expect(await counts()).toEqual(before);
});

test.each([
  ['resend_activation/', 'email'],
  ['reset_password/', 'email'],
  ['resend_otp/', 'mobile'],
] as const)('%s answers alike for who is known, who waits, and nobody, until the limit too', async (path, field) => {
  const member = await aMember();
  const waiting = aStranger();
  await ask('', waiting);
  await server.owner.query('delete from rate_limit');
  const nobody = aStranger();
  const six = async (given: string) => {
    const answers = [];
    for (let i = 0; i < 6; i++) {
      await server.owner.query(`delete from rate_limit where key like 'code-gap:%'`);
      const { status, body } = await ask(path, { [field]: given }, '203.0.113.7');
      answers.push([status, typeof body === 'object' ? Object.keys(body) : body]);
    }
    return answers;
  };
  const expected = [...Array(5).fill([204, '']), [429, ['detail', 'details']]];
  for (const person of [member, waiting, nobody]) expect(await six(person[field])).toEqual(expected);
});
