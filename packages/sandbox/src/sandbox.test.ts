import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from './mailbox/mail.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { Sms } from './sms/flow.ts';

let sandbox: Sandbox;
let folder: string;

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  sandbox = await createSandbox({ port: 0, smtpPort: await freePort(), folder });
});
afterEach(() => call('DELETE', '/_control/all'));
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  });
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;
const send = (mail: SendMailOptions, options = {}) =>
  nodemailer
    .createTransport({ url: sandbox.smtpUrl, ...options })
    .sendMail({ from: 'Angan <no-reply@angan.example>', ...mail });
const mails = (to = '') => json<Mail[]>(call('GET', `/_control/mails?to=${encodeURIComponent(to)}`));
const page = async (query = '') => (await call('GET', `/${query}`)).text();

const flow = { template_id: 'login-code', recipients: [{ mobiles: '919824011768', otp: '482913' }] };
const sendSms = (body: unknown = flow, headers: Record<string, string> = { authkey: 'key' }) =>
  call('POST', '/api/v5/flow/', body, headers);
const sent = (to = '') => json<Sms[]>(call('GET', `/_control/sms?to=${to}`));
const fault = (body: unknown) => call('POST', '/_control/faults', body);

describe('the mailbox', () => {
  it('keeps what arrives by SMTP, with its links, whoever it is for', async () => {
    const html = '<p>नमस्ते <a href="http://127.0.0.1:4000/password-reset/Mw/abc?a=1&amp;b=2">Choose a password</a></p>';
    const text = 'Open http://127.0.0.1:4000/help.';
    await send({
      to: 'Asha@Example.in',
      bcc: 'hidden@example.in',
      subject: 'पासवर्ड',
      text,
      html,
      attachments: [{ filename: 'a.txt', content: 'abc' }],
    });
    await send({ to: 'other@example.in', subject: 'Another', text: 'x' });
    const [mail, ...rest] = await mails('asha@example.in');
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      from: '"Angan" <no-reply@angan.example>',
      to: ['Asha@example.in', 'hidden@example.in'],
      subject: 'पासवर्ड',
      links: ['http://127.0.0.1:4000/password-reset/Mw/abc?a=1&b=2', 'http://127.0.0.1:4000/help'],
      attachments: [{ filename: 'a.txt', content_type: 'text/plain', size: 3 }],
    });
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('नमस्ते');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Another', 'पासवर्ड']);
    expect(await mails('hidden@example.in')).toHaveLength(1);
  });

  it('takes any password', async () => {
    await send({ to: 'a@b.in', subject: 's', text: 't' }, { auth: { user: 'u', pass: 'p' } });
    expect(await mails()).toHaveLength(1);
  });

  it('refuses, puts off, delays and goes silent as often as it was told', async () => {
    const mail = { to: 'a@b.in', subject: 's', text: 't' };
    await fault({ room: 'mailbox', kind: 'refuse' });
    await fault({ room: 'mailbox', kind: 'temporary', times: 2 });
    await fault({ room: 'mailbox', kind: 'delay', ms: 150 });
    await fault({ room: 'mailbox', kind: 'timeout', ms: 1 });
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 550 });
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 });
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 });
    const began = performance.now();
    await send(mail);
    expect(performance.now() - began).toBeGreaterThan(145);
    await expect(send(mail, { socketTimeout: 200 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await send(mail);
    expect(await mails()).toHaveLength(2);
  });

  it('shows a hostile mail without letting it act', async () => {
    const script = '<script>alert(1)</script>';
    await send({
      to: 'a@b.in',
      subject: script,
      text: `${script} "'`,
      html: `<img src=x onerror=alert(1)>${script}<a href="javascript:alert(1)">x</a>`,
    });
    const [mail] = await mails();
    expect(mail?.links).toEqual([]);
    const shown = await page();
    expect(shown).not.toContain(script);
    expect(shown).not.toContain('onerror');
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const body = await call('GET', `/mailbox/${mail?.id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups [^;]*; default-src 'none';/);
    expect(body.headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  it('answers 404 for a mail that is not there', async () => {
    expect((await call('GET', '/mailbox/99/html')).status).toBe(404);
  });
});

describe('the SMS gateway', () => {
  it('takes a flow and answers as MSG91 does', async () => {
    const answer = await sendSms();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^[0-9a-f]{24}$/), type: 'success' });
    expect(await sent('9824011768')).toMatchObject([
      { to: '919824011768', template_id: 'login-code', variables: { otp: '482913' }, text: 'otp: 482913' },
    ]);
    expect(await sent('9824011769')).toEqual([]);
  });

  it("writes a registered template's text as the phone shows it", async () => {
    await call('POST', '/_control/sms/templates', { template_id: 'login-code', text: 'Your code is ##otp##.' });
    await sendSms();
    expect((await sent())[0]?.text).toBe('Your code is 482913.');
    expect(await page('?room=sms')).toContain('Your code is 482913.');
  });

  it.each([
    ['without a key', flow, {}, 'Authentication failure'],
    ['without a template', { recipients: flow.recipients }, { authkey: 'k' }, 'template id missing'],
    ['without recipients', { template_id: 'x' }, { authkey: 'k' }, 'recipients is missing'],
    [
      'to no number',
      { template_id: 'x', recipients: [{ mobiles: '12' }] },
      { authkey: 'k' },
      'Please provide valid mobile number',
    ],
  ])('tells an error with status 200: %s', async (_case, body, headers, message) => {
    const answer = await sendSms(body, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message, type: 'error' });
    expect(await sent()).toEqual([]);
  });

  it('refuses, puts off, delays and goes silent as often as it was told', async () => {
    for (const kind of ['refuse', 'temporary', 'delay', 'timeout']) await fault({ room: 'sms', kind, ms: 100 });
    expect(await (await sendSms()).json()).toEqual({ message: 'Insufficient balance', type: 'error' });
    expect((await sendSms()).status).toBe(503);
    expect(await (await sendSms()).json()).toMatchObject({ type: 'success' });
    const silent = fetch(`${sandbox.url}/api/v5/flow/`, {
      method: 'POST',
      body: JSON.stringify(flow),
      headers: { 'content-type': 'application/json', authkey: 'k' },
      signal: AbortSignal.timeout(300),
    });
    await expect(silent).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await sent()).toHaveLength(1);
  });
});

describe('the page and its control', () => {
  it('tells the page when something arrives', async () => {
    const live = await fetch(`${sandbox.url}/_live`, { signal: AbortSignal.timeout(5000) });
    const reader = live.body!.getReader();
    const decoder = new TextDecoder();
    await sendSms();
    let heard = '';
    while (!heard.includes('data: changed')) heard += decoder.decode((await reader.read()).value);
    await reader.cancel();
    expect(await page()).toMatch(/SMS <span class="count">1</);
  });

  it('says what manners wait for the next requests, and forgets them when told to clear', async () => {
    await fault({ room: 'sms', kind: 'refuse', times: 3 });
    expect(await page()).toContain('Next 3 refused');
    await call('DELETE', '/_control/all');
    expect(await page()).not.toContain('Next 3');
    expect(await (await sendSms()).json()).toMatchObject({ type: 'success' });
  });

  it('refuses a fault that it does not know', async () => {
    const answer = await fault({ room: 'bank', kind: 'refuse' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      detail: 'There is no room "bank": mailbox, sms, push, fcm, razorpay, portals, facebook, meta.',
    });
    expect((await fault({ room: 'sms', kind: 'explode' })).status).toBe(400);
  });

  it('remembers over a restart, and gives no number twice', async () => {
    await sendSms();
    const [before] = await sent();
    const second = await createSandbox({ port: 0, smtpPort: await freePort(), folder });
    const kept = (await (await fetch(`${second.url}/_control/sms`)).json()) as Sms[];
    expect(kept).toEqual([before]);
    await fetch(`${second.url}/api/v5/flow/`, {
      method: 'POST',
      body: JSON.stringify(flow),
      headers: { 'content-type': 'application/json', authkey: 'k' },
    });
    const now = (await (await fetch(`${second.url}/_control/sms`)).json()) as Sms[];
    expect(now[0]!.id).toBeGreaterThan(before!.id);
    await second.close();
  });

  it('rejects where a port is taken, and leaves the other one free', async () => {
    const taken = Number(new URL(sandbox.url).port);
    const smtpPort = await freePort();
    await expect(createSandbox({ port: taken, smtpPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const again = await createSandbox({ port: 0, smtpPort });
    await again.close();
  });
});
