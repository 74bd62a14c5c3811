import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishIn, otherLanguages } from '../../test/in-language.ts';
import { aStranger, asker, codeTo, linkTo, sentTo } from '../../test/joining.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  ask = asker(server);
});
afterAll(() => server.close());

test.each(otherLanguages)('who signs up in %s is mailed in it from the first link on', async (language, script) => {
  const person = { ...aStranger(), language };
  const names = [person.company_name, 'Rina', 'Kothari', 'Nidhi', 'Safari', 'iOS', 'Office'];
  const { id } = (await ask('', person)).body;
  await ask('', { ...aStranger(), email: person.email, language: 'English' });
  await ask('verify_mobile/', { id, mobile: person.mobile, otp: await codeTo(server, person.mobile) });
  const [first] = await sentTo(server, person.email);
  const [, uid, token] = /\/activation\/([^/\s]+)\/(\S+)/.exec(first!.body.text)!;
  expect((await ask('activation/', { uid, token })).status).toBe(204);

  const signIn = async (device_id: string, agent: string) =>
    (
      await server.ask(
        'POST',
        '/auth/jwt/create/',
        undefined,
        { username: person.email, password: person.password, device_id },
        { 'user-agent': `Mozilla/5.0 (${agent}) Version/18.0 Safari/604.1` },
      )
    ).body.access as string;
  await signIn('desk', 'Macintosh; Intel Mac OS X 10_15_7');
  const access = await signIn('phone', 'iPhone; CPU iPhone OS 18_0 like Mac OS X');
  expect((await server.ask('GET', '/auth/users/me/', access)).body.language).toBe(language);

  const next = 'another long password';
  const changed = { current_password: person.password, new_password: next, re_new_password: next };
  expect((await server.ask('POST', '/auth/users/set_password/', access, changed)).status).toBe(204);
  expect((await ask('', { ...aStranger(), email: person.email })).status).toBe(201);
  expect((await ask('reset_password/', { email: person.email })).status).toBe(204);
  expect((await linkTo(server, person.email)).uid).toBeTruthy();
  const invited = `nidhi${person.mobile}@angan.test`;
  const invitation = { first_name: 'Nidhi', usertype: 'Backend', email: invited };
  expect((await server.ask('POST', '/properties/team_invitations/', access, invitation)).status).toBe(201);

  const mine = await sentTo(server, person.email);
  // The second registration with the same address was somebody's in English.
  const mails = [mine[0]!, ...mine.slice(2), ...(await sentTo(server, invited))];
  expect(mails).toHaveLength(6);
  for (const { subject, body } of mails) {
    expect(subject).toMatch(script);
    expect(englishIn(`${subject}\n${body.text}`, names)).toEqual([]);
  }
});
