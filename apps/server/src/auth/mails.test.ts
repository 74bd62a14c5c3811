import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailbox, type Mailbox } from '../../test/a-mailbox.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { newUser } from '../company/index.ts';
import { hashPassword } from './index.ts';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await aServer({ SMTP_URL: mailbox.url, LOG_LEVEL: 'debug' });
  await server.work();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const password = 'a long enough password';
const somebody = async () => {
  const { id } = await aCompany(server);
  const email = `person${id}@angan.test`;
  await newUser(server.owner, id, {
    usertype: 'Owner',
    email,
    mobile: `98240${String(id).padStart(5, '0')}`,
    first_name: 'Kavita',
    last_name: 'Vyas',
    password_hash: await hashPassword(password),
  });
  return email;
};
const signIn = async (username: string, device_id: string | undefined, userAgent: string) => {
  const answer = await server.ask(
    'POST',
    '/auth/jwt/create/',
    undefined,
    { username, password, device_id },
    { 'user-agent': userAgent },
  );
  expect(answer.status).toBe(200);
  return answer.body as { access: string };
};
const subjectsFor = (email: string) =>
  mailbox.mails.filter((mail) => JSON.stringify(mail.to).includes(email)).map((mail) => mail.subject);

test('a sign-in from a new device is told by mail; the first one ever and a known device are not', async () => {
  const email = await somebody();
  await signIn(email, 'desk', chrome);
  await signIn(email, 'desk', chrome);
  await signIn(email, 'phone', safari);
  await signIn(email, 'phone', safari);
  await expect.poll(() => subjectsFor(email)).toEqual(['New sign-in to your account from Safari on iOS']);
  const queued = await server.owner.query(`select 1 from outbox_message where "to" = $1`, [email]);
  expect(queued.rowCount).toBe(1);
});

test('a client that keeps no id is known by what it is and where it is', async () => {
  const email = await somebody();
  await signIn(email, undefined, chrome);
  await signIn(email, undefined, chrome);
  await signIn(email, undefined, safari);
  await expect.poll(() => subjectsFor(email)).toEqual(['New sign-in to your account from Safari on iOS']);
});

test('a changed password is told by mail, each time; neither log nor outbox holds it', async () => {
  const email = await somebody();
  const { access } = await signIn(email, 'desk', chrome);
  const next = 'another long password';
  const change = (current_password: string, new_password: string) =>
    server.ask('POST', '/auth/users/set_password/', access, {
      current_password,
      new_password,
      re_new_password: new_password,
    });
  expect((await change('wrong one', next)).status).toBe(400);
  expect((await change(password, next)).status).toBe(204);
  expect((await change(next, password)).status).toBe(204);
  await expect.poll(() => subjectsFor(email)).toEqual(['Your password was changed', 'Your password was changed']);
  expect(mailbox.mails.at(-1)?.text).toContain('Hello Kavita,');
  expect(server.lines.join('')).toContain('delivery');
  expect(server.lines.join('')).not.toMatch(new RegExp(`${email}|${next}|${password}`));
  const trail = await server.owner.query(
    `select changes from audit_log where entity = 'app_user' and action = 'changed' and changes ? 'password_hash'`,
  );
  expect(trail.rows.map((row) => row.changes)).toEqual([
    { password_hash: ['[cut]', '[cut]'] },
    { password_hash: ['[cut]', '[cut]'] },
  ]);
});
