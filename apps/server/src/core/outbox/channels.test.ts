import { createServer } from 'node:net';
import { createSandbox, type Sandbox } from '@angan/sandbox/sandbox.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { letter } from './letter.ts';
import { mailChannel, messageId } from './mail-channel.ts';
import { smsChannel } from './sms-channel.ts';

/** Both channels against the outside world's own stand-ins, on real sockets. */

let world: Sandbox;
const settings = (env: NodeJS.ProcessEnv = {}) =>
  readSettings({
    SECRET_KEY: 'a secret key for tests, of at least 32 letters',
    SMTP_URL: world.smtpUrl,
    SMS_URL: world.url,
    PUBLIC_URL: 'https://office.test',
    DEMO: '0',
    ...env,
  });
beforeAll(async () => {
  world = await createSandbox({ port: await freePort(), smtpPort: await freePort() });
});
afterAll(() => world.close());
beforeEach(() => fetch(`${world.url}/_control/all`, { method: 'DELETE' }));

const fault = (room: string, kind: string, ms = 0) =>
  fetch(`${world.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ room, kind, ms }),
  });
const received = async (what: string): Promise<Record<string, unknown>[]> =>
  (await fetch(`${world.url}/_control/${what}`)).json() as Promise<Record<string, unknown>[]>;

const mail = {
  channel: 'mail',
  to: 'meena@angan.test',
  subject: 'नमस्ते',
  body: letter({
    greeting: 'Hello <b>Meena</b>,',
    paragraphs: ['₹1.2 Cr'],
    link: { label: 'Open', url: 'https://office.test/?a=1&b=2' },
  }),
  idempotencyKey: 'k',
} as const;
const sms = {
  channel: 'sms',
  to: '9824011768',
  body: { template_id: 'login', variables: { otp: '482913' } },
  idempotencyKey: 'k',
} as const;

test('a mail arrives as it was written, under the Message-ID of its key', async () => {
  const channel = mailChannel(settings());
  expect(await channel.send(mail)).toEqual({ is: 'sent', providerId: messageId('k', 'https://office.test') });
  const [came] = await received('mails?to=meena@angan.test');
  expect(came).toMatchObject({ subject: 'नमस्ते', to: ['meena@angan.test'] });
  expect(came!.text).toContain('Open: https://office.test/?a=1&b=2');
  expect(came!.html).toContain('Hello &#60;b&#62;Meena');
});

test('what a mail server says decides what comes next', async () => {
  const channel = mailChannel(settings(), 500);
  await fault('mailbox', 'temporary');
  expect(await channel.send(mail)).toMatchObject({ is: 'temporary', why: expect.stringContaining('4.3.0') });
  await fault('mailbox', 'refuse');
  expect(await channel.send(mail)).toMatchObject({ is: 'permanent', why: expect.stringContaining('5.1.1') });
  await fault('mailbox', 'timeout', 50);
  expect(await channel.send(mail)).toMatchObject({ is: 'unknown' });
  expect(await mailChannel(settings({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })).send(mail)).toMatchObject({
    is: 'temporary',
  });
  expect(await received('mails')).toEqual([]);
});

test('a line that breaks before the answer leaves the outcome unknown, and a mail may go again', async () => {
  const cut = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 cut\r\n');
    let text: string | undefined;
    socket.on('data', (data) => {
      const said = data.toString();
      if (text !== undefined) text += said;
      else if (said.startsWith('DATA')) text = '';
      if (text?.endsWith('\r\n.\r\n')) socket.destroy();
      else if (!text) socket.write(text === '' ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  const port = await freePort();
  await new Promise<void>((done) => void cut.listen(port, '127.0.0.1', done));
  const channel = mailChannel(settings({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  expect(await channel.send(mail)).toMatchObject({ is: 'unknown' });
  expect(channel.mayRepeat).toBe(true);
  cut.close();
});

test('an SMS arrives with its variables; the answer names it', async () => {
  const sent = await smsChannel(settings()).send(sms);
  expect(sent).toEqual({ is: 'sent', providerId: expect.stringMatching(/^[0-9a-f]{24}$/) });
  expect(await received('sms?to=9824011768')).toMatchObject([
    { to: '919824011768', template_id: 'login', variables: { otp: '482913' } },
  ]);
});

test('what the SMS provider says decides what comes next, since it answers 200 to what it refuses too', async () => {
  const channel = smsChannel(settings(), 300);
  await fault('sms', 'refuse');
  expect(await channel.send(sms)).toEqual({ is: 'permanent', why: 'Insufficient balance' });
  await fault('sms', 'temporary');
  expect(await channel.send(sms)).toEqual({ is: 'temporary', why: 'The SMS provider answered 503' });
  await fault('sms', 'timeout', 1);
  expect(await channel.send(sms)).toMatchObject({ is: 'unknown' });
  expect(channel.mayRepeat).toBe(false);
  expect(await channel.send({ ...sms, to: '12' })).toEqual({
    is: 'permanent',
    why: 'Please provide valid mobile number',
  });
  const away = smsChannel(settings({ SMS_URL: `http://127.0.0.1:${await freePort()}` }));
  expect(await away.send(sms)).toEqual({ is: 'temporary', why: 'The SMS provider cannot be reached (ECONNREFUSED)' });
  expect(await received('sms')).toEqual([]);
});

test('what is not configured says so', async () => {
  const production = settings({ NODE_ENV: 'production', SMTP_URL: '', SMS_URL: '', SANDBOX_PORT: '' });
  expect(await mailChannel(production).send(mail)).toEqual({
    is: 'permanent',
    why: 'Mail is not configured: SMTP_URL is not set',
  });
  expect(await smsChannel(production).send(sms)).toEqual({
    is: 'permanent',
    why: 'SMS is not configured: SMS_URL is not set',
  });
});
