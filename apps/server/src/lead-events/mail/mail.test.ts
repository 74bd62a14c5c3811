import { connect } from 'node:net';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';
import { startMailDoor } from './index.ts';

let leads: LeadServer;
let door: Awaited<ReturnType<typeof startMailDoor>>;
beforeAll(async () => {
  leads = await aLeadServer({ MAIL_IN_PORT: '2525', MAIL_IN_DOMAIN: 'leads.angan.test' });
  door = await startMailDoor(leads.server.services, leads.log, { host: '127.0.0.1', port: 0 });
});
beforeEach(() => leads.server.owner.query('delete from rate_limit'));
afterAll(async () => {
  await door.stop();
  await leads.close();
});

const path = '/properties/lead_mail/';

const anOffice = async (given: object = {}) => {
  const office = await leads.office([]);
  const ask = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', more = '', body?: object) =>
    leads.server.ask(method, `${path}${more}`, office.owner.token, body);
  const saved = await ask('PATCH', '', { is_enabled: true, ...given });
  expect(saved.status).toBe(200);
  return { ...office, ask, address: saved.body.address as string };
};

/** Delivers a mail as a mail service does; the server's answer, or its refusal. */
const deliver = async (to: string | string[], mail: SendMailOptions): Promise<string> => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });
  try {
    const envelope = { from: 'sales@broker.example', to };
    return (await transport.sendMail({ from: 'buyer@example.com', ...mail, envelope })).response;
  } catch (error) {
    return (error as Error & { response?: string }).response ?? (error as Error).message;
  } finally {
    transport.close();
  }
};
const of99acres = (mobile: string, more: SendMailOptions = {}): SendMailOptions => ({
  from: '99acres <response@99acres.com>',
  subject: 'Response on your property',
  html: `<table><tr><td>Name:</td><td>Kinjal &amp; Co</td></tr><tr><td>Mobile</td><td>+91-${mobile}</td></tr>
    <tr><td>Message:</td><td>3 BHK flat in Sector 57, budget 95 lakh</td></tr></table>`,
  ...more,
});

describe('a mail that an office forwards', () => {
  test('becomes an inquiry of the portal that wrote it, by the rules of the office’s mails', async () => {
    const { address, events, area, ask, owner } = await anOffice();
    expect(address).toMatch(/^leads\+[0-9a-f]{32}@leads\.angan\.test$/);
    const mobile = aNumber();
    expect(await deliver(address, of99acres(mobile))).toMatch(/^250 /);
    expect((await events())[0]).toMatchObject({ result: 'Waiting', way: 'Mail', source: 'E-mail' });
    await leads.read();
    const [event] = await events();
    expect(event).toMatchObject({
      ...{ result: 'Created', name: 'Kinjal & Co', mobile_number: mobile, source_name: '99acres', has_link: false },
      inquiry: { area: [{ id: area }], budget_max: 9_500_000 },
    });
    const inquiry = await leads.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/`, owner.token);
    const sources = await leads.server.ask('GET', '/properties/source/?page_size=100', owner.token);
    const named = sources.body.results.find(({ id }: { id: number }) => id === inquiry.body.source);
    expect(named.source_name).toBe('99acres');
    const alerts = await leads.server.ask('GET', '/properties/user_alerts/', owner.token);
    expect(alerts.body.results[0].alert.message).toContain('99acres');
    expect((await ask('GET')).body).toMatchObject({ leads_today: 1, is_available: true });
    expect((await ask('GET', 'happenings/')).body.results[0]).toMatchObject({ kind: 'lead', result: 'Created' });
  });

  test('is kept once, however often its server sends it; told on by the portal itself it is a duplicate', async () => {
    const office = await leads.office(['acres99']);
    const saved = await leads.server.ask('PATCH', path, office.owner.token, { is_enabled: true });
    const mobile = aNumber();
    const at = new Date();
    const mail = of99acres(mobile, { messageId: '<one@99acres.com>', date: at });
    await leads.asks({ portal: 'acres99', name: 'Kinjal', phone: mobile, message: '3 BHK', at: at.getTime() });
    await leads.pull(office.company.id, '99acres');
    await leads.read();
    for (let time = 0; time < 3; time++) await deliver(saved.body.address, mail);
    await leads.read();
    const all = await office.events();
    expect(all.map(({ way, result }: { way: string; result: string }) => [way, result])).toEqual([
      ['Mail', 'Duplicate'],
      ['Pull', 'Created'],
    ]);
    expect(all[0].inquiry.id).toBe(all[1].inquiry.id);
  });

  test.each([
    [
      'of MagicBricks, as plain text',
      {
        from: 'leads@magicbricks.com',
        subject: 'Devang Purohit has shown interest in your property',
        text: 'Mobile - 98000 NUMBER\nInterested in: Office 900 sqft, Navrangpura',
      },
      { source_name: 'MagicBricks', name: 'Devang Purohit' },
    ],
    [
      'of Housing, forwarded by hand',
      {
        from: 'Asha <asha@broker.example>',
        subject: 'Fwd: A buyer is interested',
        text: '---------- Forwarded message ---------\nFrom: Housing.com <no-reply@housing.com>\n\nName: Hetal Vora\nMobile: 98000 NUMBER',
      },
      { source_name: 'Housing', name: 'Hetal Vora' },
    ],
    [
      'of NoBroker, in an alphabet of its own',
      {
        from: 'NoBroker <noreply@nobroker.in>',
        subject: 'नया ग्राहक',
        text: 'Name: सुनीता मेहता\nPhone: 98000 NUMBER',
        textEncoding: 'base64' as const,
      },
      { source_name: 'NoBroker', name: 'सुनीता मेहता' },
    ],
    [
      'of a buyer who wrote to the office',
      { from: 'Parth Shah <parth@example.com>', subject: 'Flat', text: 'I want a 2 BHK on rent, call 98000NUMBER' },
      { source_name: 'E-mail', name: 'Parth Shah', email: 'parth@example.com' },
    ],
  ])('%s is read', async (_, mail, expected) => {
    const { address, events } = await anOffice();
    const number = aNumber();
    const own = number.slice(5);
    const text = mail.text.replace('98000 NUMBER', `${number.slice(0, 5)} ${own}`).replace('98000NUMBER', number);
    await deliver(address, { ...mail, text });
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Created', mobile_number: number, ...expected });
  });

  test('holds no enquiry: it is kept as failed with its words, and can be read', async () => {
    const { address, events, owner } = await anOffice();
    await deliver(address, {
      from: 'news@portal.example',
      subject: 'Ten tips for brokers',
      text: 'Read on at our site',
    });
    const [event] = await events();
    expect(event).toMatchObject({ result: 'Failed', problem: { key: 'notRead' }, has_link: false });
    const one = await leads.server.ask('GET', `/properties/lead_events/${event.id}/`, owner.token);
    expect(one.body.raw).toContain('Ten tips for brokers');
  });

  test('holds Gmail’s question about forwarding: its code and address are shown to the Owner, and no lead is made', async () => {
    const { address, events, ask } = await anOffice();
    const question = (code: string, link: string) => ({
      from: 'Gmail Team <forwarding-noreply@google.com>',
      subject: `(#${code}) Gmail Forwarding Confirmation - Receive Mail from asha@broker.example`,
      text: `asha@broker.example has requested to automatically forward mail to your email address.\nConfirmation code: ${code}\n\n${link}\n`,
    });
    await deliver(address, question('111111111', 'https://mail-settings.google.com/mail/vf-abc'));
    await deliver(address, question('222222222', 'https://mail-settings.google.com.evil.example/mail/vf-abc'));
    const { forwardings } = (await ask('GET')).body;
    expect(forwardings).toEqual([
      expect.objectContaining({ mailbox: 'asha@broker.example', code: '222222222', link: '' }),
    ]);
    expect(await events()).toEqual([]);
    expect((await ask('DELETE', `forwardings/${forwardings[0].id}/`)).status).toBe(204);
    expect((await ask('GET')).body.forwardings).toEqual([]);
  });

  test('says in its words what is no address of Google’s, and a web address of a stranger is marked', async () => {
    const { address, events } = await anOffice();
    const text = `Name: A\nMobile: ${aNumber()}\nMessage: see https://evil.example/now`;
    await deliver(address, { from: 'x@example.com', subject: 'Hello', text });
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Created', has_link: true });
  });
});

describe('the door of mails', () => {
  test('knows no address but those of offices that take in mails', async () => {
    const { address, ask } = await anOffice();
    const [, host] = address.split('@');
    for (const other of [`leads+${'0'.repeat(32)}@${host}`, `postmaster@${host}`, `${'a'.repeat(300)}@x.example`])
      expect(await deliver(other, of99acres(aNumber()))).toMatch(/^5\d\d /);
    expect(await deliver(address.toUpperCase(), of99acres(aNumber()))).toMatch(/^250 /);
    const fresh = (await ask('POST', 'rotate/')).body.address;
    expect(await deliver(address, of99acres(aNumber()))).toMatch(/^550 /);
    expect(await deliver(fresh, of99acres(aNumber()))).toMatch(/^250 /);
    await ask('PATCH', '', { is_enabled: false });
    expect(await deliver(fresh, of99acres(aNumber()))).toMatch(/^550 /);
  });

  test('says its domain and not its machine, and is asked about nobody any more by who guesses', async () => {
    const { address, events } = await anOffice();
    const greeting = await new Promise<string>((resolve) => {
      const socket = connect(door.port, '127.0.0.1').once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
    });
    expect(greeting).toMatch(/^220 leads\.angan\.test ESMTP Angan/);
    const guessed = Array.from({ length: 12 }, (_, n) => `leads+${String(n).padStart(32, 'a')}@leads.angan.test`);
    expect(await deliver([...guessed.slice(0, 9), address], of99acres(aNumber()))).toMatch(/^250 /);
    expect(await deliver([...guessed, address], of99acres(aNumber()))).toMatch(/^550 /);
    expect(await events()).toHaveLength(1);
  });

  test('refuses what is too large, goes on afterwards, and asks a flood to come later', async () => {
    const { address, company, events } = await anOffice();
    const content = Buffer.alloc(2_200_000, 'x');
    expect(await deliver(address, of99acres(aNumber(), { attachments: [{ filename: 'a', content }] }))).toMatch(
      /^552 /,
    );
    expect(await deliver(address, of99acres(aNumber()))).toMatch(/^250 /);
    await leads.server.owner.query(`update rate_limit set points = 300 where key = $1`, [`lead-mails:${company.id}`]);
    expect(await deliver(address, of99acres(aNumber()))).toMatch(/^452 /);
    expect(await events()).toHaveLength(1);
  });

  test('tells a mail server to come again where the database is away, and loses nothing', async () => {
    const { address, events } = await anOffice();
    const { pool } = leads.server.services;
    const query = pool.query.bind(pool);
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const mail = of99acres(aNumber());
    Object.assign(pool, { query: away });
    expect(await deliver(address, mail)).toMatch(/^451 /);
    Object.assign(pool, { query });
    expect(await deliver(address, mail)).toMatch(/^250 /);
    await leads.read();
    expect((await events()).map(({ result }: { result: string }) => result)).toEqual(['Created']);
  });

  test('stands what is no mail: signs of no value, parts within parts, and who hangs up in the middle', async () => {
    const { address, events } = await anOffice();
    const nested = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
    );
    const hostile = [
      `From: a@b.co\r\nSubject: \0\0\r\n\r\nMobile: ${aNumber()}\0\r\nName: \ud800<script>alert(1)</script>`,
      `From: a@b.co\r\n${nested.join('')}`,
      'Subject: A\r\nContent-Type: text/plain; charset=no-such\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%%',
      `Subject: B\r\n\r\n${'\u0001'.repeat(50_000)}`,
    ];
    for (const raw of hostile) expect(await deliver(address, { raw: Buffer.from(raw) })).toMatch(/^250 /);
    await new Promise<void>((resolve) => {
      const socket = connect(door.port, '127.0.0.1', () => socket.end('EHLO x\r\nMAIL FROM:<a@b.co>\r\nRCPT'));
      socket.on('close', () => resolve());
      socket.resume();
    });
    await leads.read();
    const all = await events();
    expect(all).toHaveLength(hostile.length);
    expect(await deliver(address, of99acres(aNumber()))).toMatch(/^250 /);
  });

  test('of an office whose subscription has ended keeps mails until it has one', async () => {
    const { address, company } = await anOffice();
    await leads.server.owner.query(
      `update subscription set ends_on = today_in_india() - 10, started_on = today_in_india() - 60 where company_id = $1`,
      [company.id],
    );
    expect(await deliver(address, of99acres(aNumber()))).toMatch(/^250 /);
    await leads.read();
    const { rows } = await leads.server.owner.query('select result from lead_event where company_id = $1', [
      company.id,
    ]);
    expect(rows).toEqual([{ result: 'Waiting' }]);
  });
});
