import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { type BroadcastHalt, broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMeta, change, type Meta, news } from '../../../test/a-meta.ts';
import { dueNow } from '../../../test/due-now.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { newLog } from '../../core/log.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { tokenExpired } from '../numbers/number-troubles.ts';
import { startWhatsapp, type WhatsappRunner } from '../run.ts';

let meta: Meta;
let office: WhatsappOffice;
let runner: WhatsappRunner | undefined;
let template: number;
beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
  const [row] = await office.rows(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, body_variables, footer, waba_id)
      values ($1, 'festive_offer', 'en', 'MARKETING', 'APPROVED', 'Hello {{1}}, see the new homes of {{2}} this week.', '{Asha,Angan}', 'Reply STOP to opt out', '1') returning id`,
    [office.company],
  );
  template = row.id;
  await office.server.work();
});
beforeEach(async () => {
  await office.rows('delete from whatsapp_opt_out');
  await office.rows(`update contact set is_deleted = true where company_id = $1`, [office.company]);
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  meta.state.decide = () => 'taken';
  meta.taken.length = 0;
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  office.server.ask(method, `/mgmt/whatsappbroadcast/${path}`, office.admin.token, body);
const send = async () => {
  runner = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
};

let mobiles = 9_824_000_000;
const person = async (name: string, more: Record<string, unknown> = {}) => {
  const row = { name, mobile_number_1: String(++mobiles), consent_status: 'Given', consent_how: 'In person', ...more };
  const names = Object.keys(row);
  const [made] = await office.rows(
    `insert into contact (company_id, ${names.join(', ')}) values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')}) returning id, mobile_number_1`,
    [office.company, ...Object.values(row)],
  );
  return made as { id: number; mobile_number_1: string };
};
const fillings = {
  body: [
    { source: 'contact.name', text: 'there' },
    { source: 'company.name', text: 'Angan' },
  ],
};
const draft = async (more: object = {}) => {
  const { status, body } = await ask('POST', '', {
    name: 'Festive',
    template,
    fillings,
    hours: null,
    audience: { contacts: 'Everybody' },
    ...more,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id as number;
};
const sent = async (more: object = {}) => {
  const id = await draft(more);
  const look = (await ask('GET', `${id}/look/`)).body;
  const answer = await ask('POST', `${id}/send/`, { people: look.people });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return id;
};
/** What it shows in the end. It is counted by a job of each other second, for which nobody has to wait here. */
const shows = (id: number, what: object) =>
  expect
    .poll(async () => {
      await office.rows(dueNow('key like $1'), [`%:whatsapp broadcast ${id} %`]);
      return (await ask('GET', `${id}/`)).body;
    })
    .toMatchObject(what);
const say = async (mobile: string, text: string, more: object = { type: 'text', text: { body: text } }) => {
  const from = `91${mobile}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  await office.post(
    news({
      contacts: [{ wa_id: from, profile: { name: 'P' } }],
      messages: [{ from, id: `wamid.in.${Math.random()}`, timestamp, ...more }],
    }),
  );
  await office.take();
};

test('the audience is looked at: who is left out and why, an example, the cost', async () => {
  const asha = await person('Asha');
  await person('No consent', { consent_status: 'Not asked', consent_how: '' });
  await person('Opted out', { marketing_opt_out: true });
  await person('Left alone', { do_not_contact: true });
  await person('Locked', { locked_contact: true });
  const id = await draft({
    audience: {
      contacts: 'Everybody',
      pasted: `${asha.mobile_number_1}\n+971 50 123 4567, Farah\nnobody`,
      pasted_agreed: true,
    },
  });
  const { body } = await ask('GET', `${id}/look/`);
  expect(body).toMatchObject({
    people: 2,
    left_out: { 'No consent': 1, 'Opted out': 1, 'Do not contact': 1, Locked: 1, Twice: 1, 'No number': 1 },
    example: { name: 'Asha', values: ['Asha', expect.any(String)] },
    refusals: [],
    cost: { net: 0.86, gst: 0.15, total: 1.01, unpriced: 1 },
  });
  expect(body.example.text).toContain('Hello Asha, see');
  const left = (await ask('GET', `${id}/left_out/?page_size=4`)).body;
  expect([left.count, left.results.length]).toEqual([6, 4]);
  expect((await office.server.ask('GET', left.next, office.admin.token)).body.results).toHaveLength(2);
  expect((await ask('GET', `${id}/left_out/?reason=Locked`)).body.results).toMatchObject([{ name: 'Locked' }]);
  expect((await ask('POST', `${id}/send/`, { people: 3 })).body.detail).toContain('2 people now');
});

test('it goes out, and is counted, answered, tapped and written into files', async () => {
  const people = [await person('Asha'), await person('\tBina\nShah'), await person('')];
  const id = await sent();
  await send();
  await shows(id, { status: 'Done', people: 3, outcomes: { Sent: 3, Waiting: 0 }, is_written: true });
  const texts = (meta.taken as { body: { template?: { components: { parameters: { text: string }[] }[] } } }[]).map(
    (one) => one.body.template!.components[0]!.parameters[0]!.text,
  );
  expect(texts.toSorted()).toEqual(['Asha', 'Bina Shah', 'there']);

  const to = (mobile: string) => meta.taken.find((one) => one.to === `91${mobile}`)!.wamid;
  const [asha, bina] = people.map((one) => one.mobile_number_1) as [string, string];
  const status = (wamid: string, word: string, more: object = {}) => ({
    id: wamid,
    status: word,
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: '',
    ...more,
  });
  await office.post(
    news({
      statuses: [
        status(to(asha), 'read'),
        status(to(people[2]!.mobile_number_1), 'failed', {
          errors: [{ code: 131026, title: 'Message undeliverable' }],
        }),
      ],
    }),
  );
  await say(bina, '', {
    type: 'button',
    context: { id: to(bina) },
    button: { payload: 'Book a visit', text: 'Book a visit' },
  });
  // The cut of a long answer falls into a sign.
  await say(people[2]!.mobile_number_1.replace(/^./, '7'), `${'x'.repeat(299)}😀`);
  await say(asha, 'What is the price?');
  await say(asha, '', { type: 'text', context: { id: to(asha) }, text: { body: 'And the deposit?' } });
  await shows(id, { outcomes: { Read: 1, Failed: 1, Sent: 1 }, replied: 2, clicks: { 'Book a visit': 1 } });
  const unread = () => office.rows('select error from whatsapp_event where taken_at is null or error is not null');
  await expect.poll(unread).toEqual([]);

  const show = async (filter: string) => (await ask('GET', `${id}/recipients/?show=${filter}`)).body;
  expect(await show('Failed')).toMatchObject({
    count: 1,
    results: [{ why: expect.stringContaining('could not be delivered') }],
  });
  expect(await show('Replied')).toMatchObject({
    count: 2,
    results: [{ reply: 'What is the price?' }, { clicked: 'Book a visit' }],
  });
  expect((await ask('GET', `${id}/recipients/?search=bina`)).body).toMatchObject({ count: 1 });
  const first = (await ask('GET', `${id}/recipients/?page_size=2`)).body;
  expect((await office.server.ask('GET', first.next, office.admin.token)).body.results).toHaveLength(1);

  for (const format of ['CSV', 'XLSX']) {
    expect((await ask('POST', `${id}/export/`, { format })).status).toBe(200);
    await shows(id, { export: { status: 'Ready', format, link: expect.any(String) } });
  }
  await ask('POST', `${id}/export/`, { format: 'CSV' });
  await shows(id, { export: { status: 'Ready', format: 'CSV' } });
  const { link } = (await ask('GET', `${id}/`)).body.export;
  expect((await office.server.ask('GET', link)).body).toContain('"What is the price?"');

  // Whom WhatsApp did not reach is left out of the next.
  const next = await draft();
  expect((await ask('GET', `${next}/look/`)).body).toMatchObject({ people: 2, left_out: { 'Not on WhatsApp': 1 } });
});

test('STOP ends it for that person at once and everywhere, START brings it back', async () => {
  const asha = await person('Asha');
  await person('Bina');
  const id = await sent({ name: 'Waits' });
  await expect.poll(async () => (await ask('GET', `${id}/`)).body.is_written).toBe(true);
  await say(asha.mobile_number_1, 'Band karo 🙏');
  const [row] = await office.rows('select marketing_opt_out from contact where id = $1', [asha.id]);
  expect(row.marketing_opt_out).toBe(true);
  const trail = await office.rows(
    `select changes from audit_log where entity = 'contact' and entity_id = $1 and action = 'changed'`,
    [asha.id],
  );
  expect(JSON.stringify(trail)).toContain('marketing_opt_out');
  await send();
  await shows(id, { status: 'Done', outcomes: { Sent: 1, 'Not sent': 1 } });
  expect(meta.taken.map((one) => one.to)).not.toContain(`91${asha.mobile_number_1}`);
  expect((await ask('GET', `${id}/recipients/?show=Not sent`)).body.results).toMatchObject([
    { why: 'Opted out before it was sent' },
  ]);
  const next = await draft();
  expect((await ask('GET', `${next}/look/`)).body).toMatchObject({ people: 1, left_out: { 'Opted out': 1 } });
  await say(asha.mobile_number_1, 'please stop calling at night, when can we visit?');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await say(asha.mobile_number_1, 'START');
  await expect.poll(async () => (await ask('GET', `${next}/look/`)).body).toMatchObject({ people: 2, left_out: {} });
});

test('Meta’s own switch and its refusal are opt-outs as well', async () => {
  const [asha, bina] = [await person('Asha'), await person('Bina')];
  const preference = (value: string, timestamp: number) =>
    change('user_preferences', {
      wa_id: `91${asha.mobile_number_1}`,
      detail: 'x',
      category: 'marketing_messages',
      value,
      timestamp,
    });
  await office.post(preference('stop', 1_795_000_000));
  await office.take();
  meta.state.decide = () => ({ code: 131050 });
  const id = await sent();
  await send();
  await shows(id, { status: 'Done', people: 1, outcomes: { Failed: 1 } });
  const out = () => office.rows('select id from contact where marketing_opt_out and not is_deleted order by id');
  await expect.poll(out).toEqual([{ id: asha.id }, { id: bina.id }]);
  await office.post(preference('resume', 1_795_000_010));
  await office.take();
  // A webhook that comes late changes nothing.
  await office.post(preference('stop', 1_795_000_005));
  await office.take();
  await expect.poll(out).toEqual([{ id: bina.id }]);
  await runner!.stop();
  await office.take();
  expect(await out()).toEqual([{ id: bina.id }]);
});

test('paused, gone on with and stopped', async () => {
  for (let at = 0; at < 30; at++) await person(`P${at}`);
  const id = await sent();
  await expect.poll(async () => (await ask('GET', `${id}/`)).body.is_written).toBe(true);
  expect((await ask('POST', `${id}/pause/`)).body).toMatchObject({ status: 'Paused', outcomes: { Waiting: 30 } });
  await send();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(meta.taken).toHaveLength(0);
  expect((await ask('POST', `${id}/resume/`)).body).toMatchObject({ status: 'Sending' });
  await shows(id, { status: 'Done', outcomes: { Sent: 30 } });
  expect((await ask('POST', `${id}/pause/`)).status).toBe(400);

  await runner!.stop();
  const other = await sent();
  await expect.poll(async () => (await ask('GET', `${other}/`)).body.is_written).toBe(true);
  expect((await ask('POST', `${other}/stop/`)).body).toMatchObject({
    status: 'Stopped',
    outcomes: { 'Not sent': 30, Waiting: 0 },
  });
});

/** Hours that are over, or to come, wherever it is now in India. */
const laterHours = () => {
  const india = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
  const clock = (hour: number) => `${String((hour + 24) % 24).padStart(2, '0')}:00`;
  return india >= 4
    ? { from: clock(india - 3), until: clock(india - 1) }
    : { from: clock(india + 3), until: clock(india + 5) };
};

test('at its time, in the hours of the people, and not before', async () => {
  await person('Asha');
  const later = await sent({ send_at: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await ask('GET', `${later}/`)).body).toMatchObject({ status: 'Scheduled', people: 1, started_at: null });
  expect((await ask('POST', `${later}/stop/`)).body).toMatchObject({ status: 'Stopped' });
  const id = await sent({ hours: laterHours() });
  await expect.poll(async () => (await ask('GET', `${id}/`)).body.is_written).toBe(true);
  const [row] = await office.rows(
    "select due_at > now() + interval '1 hour' as later from whatsapp_message where broadcast = $1",
    [id],
  );
  expect(row.later).toBe(true);
  await ask('POST', `${id}/stop/`);
});

test('a template that Meta no longer takes pauses the broadcast and says why', async () => {
  await person('Asha');
  await person('Bina');
  meta.state.decide = () => ({ code: 132001 });
  await office.rows('update whatsapp_number set throughput = 1');
  const id = await sent();
  await send();
  await shows(id, { status: 'Paused', halted_why: { key: 'refused', values: { meaning: expect.any(Number) } } });
  await office.rows('update whatsapp_number set throughput = 80');
  await ask('POST', `${id}/stop/`);
});

test('what changed since it was confirmed holds it: a disconnected number, a template that is now marketing or gone', async () => {
  await person('Asha', { consent_status: 'Not asked', consent_how: '' });
  const [utility] = await office.rows(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id)
      values ($1, 'visit', 'en', 'UTILITY', 'APPROVED', 'Your visit is on Sunday.', '1') returning id`,
    [office.company],
  );
  const given = { template: utility.id, fillings: {}, send_at: new Date(Date.now() + 3_600_000).toISOString() };
  const due = (id: number) => office.rows(dueNow('key like $1'), [`%whatsapp broadcast ${id}`]);
  const holds = async (why: BroadcastHalt) => {
    const id = await sent(given);
    return { id, held: () => shows(id, { status: 'Paused', halted_why: why, outcomes: { Waiting: 0 } }) };
  };

  const first = await holds(broadcastHalts.of.numberGone);
  await office.rows(`update whatsapp_number set status = 'Disconnected'`);
  await due(first.id);
  await first.held();
  expect((await ask('POST', `${first.id}/resume/`)).body.detail).toBe(broadcastTexts.numberGone);
  await office.rows(`update whatsapp_number set status = 'Connected'`);
  await ask('POST', `${first.id}/stop/`);
  // Nobody was written to.
  expect((await ask('GET', `${first.id}/`)).body.outcomes).toMatchObject({ Waiting: 0, 'Not sent': 1 });

  const second = await holds(broadcastHalts.of.becameMarketing);
  await office.rows(`update whatsapp_template set category = 'MARKETING' where id = $1`, [utility.id]);
  await due(second.id);
  await second.held();
  expect((await ask('POST', `${second.id}/resume/`)).body.detail).toBe(broadcastTexts.becameMarketing);
  await ask('POST', `${second.id}/stop/`);
  await office.rows(`update whatsapp_template set category = 'UTILITY' where id = $1`, [utility.id]);

  // On its way already, and held by the hours.
  const running = await sent({ ...given, send_at: null, hours: laterHours() });
  await expect.poll(async () => (await ask('GET', `${running}/`)).body.is_written).toBe(true);
  await office.rows(`update whatsapp_template set category = 'MARKETING' where id = $1`, [utility.id]);
  await shows(running, { status: 'Paused', halted_why: broadcastHalts.of.becameMarketing });
  await ask('POST', `${running}/stop/`);
  await office.rows(`update whatsapp_template set category = 'UTILITY' where id = $1`, [utility.id]);

  const last = await holds(broadcastHalts.of.templateGone);
  await office.rows(`delete from whatsapp_template where id = $1`, [utility.id]);
  await due(last.id);
  await last.held();
  await ask('POST', `${last.id}/stop/`);
});

test('who had marketing lately may be left out of more of it, and is counted', async () => {
  const [asha, bina, chetan] = [await person('Asha'), await person('Bina'), await person('Chetan')];
  const had = async (mobile: string, days: number, status = 'delivered') => {
    const [chat] = await office.step((db) =>
      chatsFor(db, office.company, [{ number: office.number, wa_id: `91${mobile}` }]),
    );
    await office.rows(
      `insert into whatsapp_message (company_id, chat, number, direction, kind, content, status, template, at, sent_at)
        values ($1, $2, $3, 'outgoing', 'template', '{}', $4, $5, now() - $6 * interval '1 day', now() - $6 * interval '1 day')`,
      [office.company, chat, office.number, status, template, days],
    );
  };
  await had(asha.mobile_number_1, 2);
  await had(bina.mobile_number_1, 5);
  await had(chetan.mobile_number_1, 1, 'failed');
  const looks = async (rest_days: number) => {
    const id = await draft({ audience: { contacts: 'Everybody', rest_days } });
    const { people, left_out } = (await ask('GET', `${id}/look/`)).body;
    return [people, left_out];
  };
  expect(await looks(0)).toEqual([3, {}]);
  expect(await looks(3)).toEqual([2, { 'Had marketing': 1 }]);
  expect(await looks(7)).toEqual([1, { 'Had marketing': 2 }]);
  expect((await ask('POST', '', { name: 'Much', audience: { contacts: 'Everybody', rest_days: 91 } })).status).toBe(
    400,
  );

  await send();
  await shows(await sent(), { status: 'Done', outcomes: { Sent: 3 } });
  expect(await looks(1)).toEqual([0, { 'Had marketing': 3 }]);
  // What somebody asked for is no marketing.
  await office.rows(`update whatsapp_template set category = 'UTILITY' where id = $1`, [template]);
  expect(await looks(1)).toEqual([3, {}]);
  await office.rows(`update whatsapp_template set category = 'MARKETING' where id = $1`, [template]);
});

test('drafts are changed, copied and deleted; what is sent is not', async () => {
  await person('Asha');
  const id = await draft();
  expect((await ask('PATCH', `${id}/`, { name: 'Other', fillings: { body: [] } })).body.name).toBe('Other');
  expect((await ask('GET', `${id}/look/`)).body.refusals).toHaveLength(2);
  const copy = await ask('POST', `${id}/duplicate/`);
  expect([copy.status, copy.body.status]).toEqual([201, 'Draft']);
  expect((await ask('DELETE', `${copy.body.id}/`)).status).toBe(204);
  expect((await ask('PATCH', `${id}/`, { template: 999999 })).body.template).toBeDefined();
  await ask('PATCH', `${id}/`, { fillings });
  expect((await ask('POST', `${id}/send/`, { people: 1 })).status).toBe(200);
  expect((await ask('PATCH', `${id}/`, { name: 'Late' })).status).toBe(400);
  expect((await ask('DELETE', `${id}/`)).status).toBe(400);
  expect((await ask('GET', `?status=Draft`)).body.count).toBeGreaterThan(0);
  await ask('POST', `${id}/stop/`);
});

test('prices are the Admin’s to write, by the day on which they begin', async () => {
  const price = { country: '971', category: 'MARKETING', rate: '3.25', from_date: '2026-01-01' };
  const prices = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
    office.server.ask(method, `/sandesh/whatsapp_price/${path}`, office.admin.token, body);
  const rows = (await prices('GET')).body.results;
  expect(rows).toHaveLength(5);
  for (const row of rows) expect([row.source !== '', row.third_party]).toEqual([true, true]);
  expect((await prices('POST', '', price)).body).toMatchObject({ rate: 3.25, from_date: '2026-01-01' });
  expect((await prices('POST', '', price)).status).toBe(400);
});

test('one message that cannot be written leaves out its person alone, and says why', async () => {
  for (let at = 0; at < 12; at++) await person(`Person ${at}`);
  const id = await draft();
  const look = (await ask('GET', `${id}/look/`)).body;
  await office.rows(`alter table whatsapp_message add constraint refuse_one check (body not like 'Hello Person 5,%')`);
  try {
    await send();
    expect((await ask('POST', `${id}/send/`, { people: look.people })).status).toBe(200);
    await shows(id, { status: 'Done', left_out: { 'Not written': 1 }, outcomes: { Sent: 11 } });
  } finally {
    await office.rows('alter table whatsapp_message drop constraint refuse_one');
  }
});

test('screens hear of a broadcast when its number loses its token, and when it has a new one', async () => {
  await person('Asha');
  const id = await sent({ send_at: new Date(Date.now() + 3_600_000).toISOString() });
  const client = await office.server.owner.connect();
  const told: object[] = [];
  client.on('notification', ({ payload }) => told.push(JSON.parse(payload!)));
  await client.query('listen angan_change');
  try {
    const [number] = await office.rows('select * from whatsapp_number');
    const ofBroadcast = expect.objectContaining({ entity: 'whatsapp_broadcast', id });
    await office.step((db) => tokenExpired(db, number));
    await expect.poll(() => told).toContainEqual(ofBroadcast);
    expect((await ask('GET', `${id}/`)).body).toMatchObject({ status: 'Scheduled', held: { until: null } });
    told.length = 0;
    const { waba_id, phone_number_id } = number;
    const given = { waba_id, phone_number_id, token: 'token' };
    expect((await office.server.ask('POST', '/sandesh/whatsapp_number/', office.admin.token, given)).status).toBe(201);
    await expect.poll(() => told).toContainEqual(ofBroadcast);
    expect((await ask('GET', `${id}/`)).body.held).toBeNull();
  } finally {
    await client.query('unlisten *');
    client.release();
    await ask('POST', `${id}/stop/`);
  }
});

test('a broadcast whose number has a token that WhatsApp no longer takes says so', async () => {
  await person('Asha');
  const id = await sent();
  await shows(id, { status: 'Sending', held: null });
  await office.rows(`update whatsapp_number set status = 'Token expired'`);
  try {
    expect((await ask('GET', `${id}/`)).body.held).toEqual({
      until: null,
      why: 'WhatsApp no longer accepts this number’s access token. Connect the number again.',
    });
  } finally {
    await office.rows(`update whatsapp_number set status = 'Connected'`);
  }
});
