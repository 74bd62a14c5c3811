import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aChatOffice, type ChatOffice } from '../../../../test/chats.ts';
import { aLeadServer, type LeadServer } from '../../../../test/leads.ts';
import { aNumber } from '../../../../test/listings.ts';
import { sendAnswersDue } from './index.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterEach(async () => {
  leads.server.clock.now = () => new Date();
  await fetch(`${leads.sandbox.url}/_control/meta/faults`, { method: 'DELETE' });
});
afterAll(() => leads.close());

const template = {
  ...{ name: 'first_answer', language: 'en', category: 'UTILITY', status: 'APPROVED' },
  components: [
    {
      type: 'BODY',
      text: 'Namaste {{1}}, {{2}} has your enquiry about {{3}} and calls you within working hours. Reply STOP to opt out.',
      example: { body_text: [['Asha', 'Shree Ganesh', '3 BHK']] },
    },
  ],
};
let planted = 0;
/** Puts a template into the office's account, as if it had been there for long. */
const plant = ({ meta, at }: ChatOffice, given: object = {}) =>
  meta('templates', { id: `8004${String(++planted).padStart(11, '0')}`, waba: at.waba, ...template, ...given });
const values = [
  { place: '1', value: 'First name' },
  { place: '2', value: 'Office' },
  { place: '3', value: 'Asked about' },
];
const answer = {
  ...{ sources: ['WhatsApp', '99acres'], hours: 'Always', text: '' },
  template: { name: 'first_answer', language: 'en', values },
};

const send = async () => {
  while ((await sendAnswersDue(leads.server.services, leads.log)) > 0);
};

const anAnsweringOffice = async (given: object = {}) => {
  const office = await aChatOffice(leads);
  await plant(office);
  const saved = await office.ask('PATCH', '', { first_answer: { ...answer, ...given } });
  expect(saved.status).toBe(200);
  const portal = await leads.server.ask('PATCH', '/properties/lead_sources/acres99/', office.owner.token, {
    ...{ is_enabled: true, username: 'angan.demo', password: 'sandbox-99acres' },
  });
  expect(portal.status).toBe(200);
  // The portal is everybody's: what was asked in the tests before comes too, and is answered before they begin.
  await leads.pull(office.company.id, '99acres');
  await leads.read();
  await send();
  return office;
};
/** Somebody asks at a portal, so many minutes ago. */
const asks = async (office: ChatOffice, phone: string, ago = 1) => {
  const at = leads.server.services.now().getTime() - ago * 60_000;
  await leads.asks({ portal: 'acres99', name: 'Devang Mehta', phone, message: '3 BHK in Sector 57', at });
  await leads.pull(office.company.id, '99acres');
  await leads.read();
};
const sentTo = async (phone: string): Promise<{ text?: { body: string }; content: { body?: string } }[]> =>
  (await fetch(`${leads.sandbox.url}/_control/meta/messages?to=91${phone}`)).json();
const leadOf = async (office: ChatOffice, phone: string) =>
  (await office.events()).find((one: { mobile_number: string }) => one.mobile_number === phone);

describe('a new lead', () => {
  test('of a source that was chosen is sent the template once, filled in; its clock goes on', async () => {
    const office = await anAnsweringOffice();
    const phone = aNumber();
    await asks(office, phone);
    expect((await leadOf(office, phone)).first_answer).toMatchObject({ status: 'Waiting', sent_at: null });
    await Promise.all([send(), send()]);
    await send();
    const sent = await sentTo(phone);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text!.body).toMatch(/^Namaste Devang, .+ has your enquiry about .+ and calls you/);
    const lead = await leadOf(office, phone);
    expect(lead).toMatchObject({
      ...{ to_answer: true, first_answer: { status: 'Sent', sent_at: expect.any(String), problem: '' } },
    });
    const trail = await leads.server.ask('GET', `/properties/inquiry/${lead.inquiry.id}/timeline/`, office.owner.token);
    expect(trail.body.results).toContainEqual(
      expect.objectContaining({ kind: 'first answer', answer_status: 'Sent', by: '', text: '' }),
    );
    // The same person, another need, the same day.
    await leads.asks({ portal: 'acres99', name: 'Devang', phone, message: 'Shop on rent', at: Date.now() });
    await leads.pull(office.company.id, '99acres');
    await leads.read();
    await send();
    expect(await sentTo(phone)).toHaveLength(1);
  });

  test('by a chat is sent words instead, as long as anything may be written', async () => {
    const office = await anAnsweringOffice({ text: 'Namaste, we have your message and call you soon.' });
    const from = aNumber();
    await office.meta(`customers/91${from}/say`, { number: office.at.number, text: 'Hi' });
    await office.writes({ from, text: '2 BHK in Sector 57' });
    await leads.read();
    await send();
    expect((await sentTo(from)).map(({ content }) => content.body)).toEqual([
      'Namaste, we have your message and call you soon.',
    ]);
  });

  test('of another source, from a file, of an hour ago, out of hours, or of who wants nothing is sent nothing', async () => {
    const office = await anAnsweringOffice();
    const late = aNumber();
    await asks(office, late, 61);
    const stopped = aNumber();
    await office.writes({ from: stopped, text: 'STOP' });
    await asks(office, stopped);
    const refuses = aNumber();
    const made = await leads.server.ask('POST', '/properties/contacts/', office.owner.token, {
      ...{ name: 'Refuses', mobile_number_1: refuses },
    });
    expect(made.status).toBe(201);
    await leads.server.owner.query('update contact set do_not_contact = true where id = $1', [made.body.id]);
    await asks(office, refuses);
    await office.ask('PATCH', '', { first_answer: { ...answer, sources: ['Facebook'] } });
    const other = aNumber();
    await asks(office, other);
    await office.ask('PATCH', '', { first_answer: { ...answer, hours: 'Working hours' } });
    await leads.server.owner.query(
      `update company set working_days = array[to_char((now() at time zone 'Asia/Kolkata') + interval '3 days', 'FMDay')] where id = $1`,
      [office.company.id],
    );
    const atNight = aNumber();
    await asks(office, atNight);
    await send();
    for (const phone of [late, stopped, refuses, other, atNight]) {
      expect([phone, await sentTo(phone)]).toEqual([phone, []]);
      expect((await leadOf(office, phone)).first_answer).toBeNull();
    }
  });

  test('that somebody answered meanwhile, or wrote STOP, is left alone', async () => {
    const office = await anAnsweringOffice();
    const [answered, stopped] = [aNumber(), aNumber()];
    await asks(office, answered);
    await office.answers(answered);
    await asks(office, stopped);
    await office.writes({ from: stopped, text: 'Stop messages' });
    await send();
    for (const phone of [answered, stopped]) {
      expect(await sentTo(phone)).toEqual([]);
      expect((await leadOf(office, phone)).first_answer.status).toBe('Not sent');
    }
  });
});

describe('an answer', () => {
  test('of which nobody knows whether it went is never sent again; a status tells', async () => {
    const office = await anAnsweringOffice();
    const phone = aNumber();
    await asks(office, phone);
    await office.meta('faults', { kind: 'cut_after', on: 'messages', ms: 0 });
    await send();
    const inDoubt = (await leadOf(office, phone)).first_answer;
    expect([inDoubt.status, (await sentTo(phone)).length]).toEqual(['Unknown', 1]);
    const later = new Date(Date.now() + 300_000);
    leads.server.clock.now = () => later;
    await send();
    expect(await sentTo(phone)).toHaveLength(1);
    leads.server.clock.now = () => new Date();
    const { id } = await leadOf(office, phone);
    await office.post({
      metadata: office.metadata,
      statuses: [
        {
          ...{ id: 'wamid.late', status: 'delivered', timestamp: office.seconds(), recipient_id: `91${phone}` },
          biz_opaque_callback_data: `lead ${id}`,
        },
      ],
    });
    expect((await leadOf(office, phone)).first_answer.status).toBe('Sent');
  });

  test('that a worker died with is in doubt, and not sent again', async () => {
    const office = await anAnsweringOffice();
    const phone = aNumber();
    await asks(office, phone);
    await leads.server.owner.query(
      `update lead_first_answer set status = 'Sending', claimed_at = now() - interval '2 minutes' where company_id = $1`,
      [office.company.id],
    );
    await send();
    expect(await sentTo(phone)).toEqual([]);
    expect((await leadOf(office, phone)).first_answer.status).toBe('Unknown');
  });

  test('that Meta refuses, at once or later, is told in our words; what passes is tried again', async () => {
    const office = await anAnsweringOffice({ template: { name: 'no_such', language: 'en', values: [] } });
    const phone = aNumber();
    await asks(office, phone);
    await send();
    expect((await leadOf(office, phone)).first_answer).toMatchObject({
      ...{ status: 'Failed', problem: expect.stringMatching(/no approved template of this name/) },
    });
    await office.ask('PATCH', '', { first_answer: answer });
    const busy = aNumber();
    await asks(office, busy);
    await office.meta('faults', { kind: 'http503' });
    await send();
    expect((await leadOf(office, busy)).first_answer.status).toBe('Waiting');
    const later = new Date(Date.now() + 120_000);
    leads.server.clock.now = () => later;
    await send();
    const lead = await leadOf(office, busy);
    expect(lead.first_answer.status).toBe('Sent');
    await office.post({
      metadata: office.metadata,
      statuses: [
        {
          ...{ id: 'wamid.other', status: 'failed', timestamp: office.seconds(), recipient_id: `91${busy}` },
          errors: [{ code: 131026, title: 'Message undeliverable' }],
          biz_opaque_callback_data: `lead ${lead.id}`,
        },
      ],
    });
    expect((await leadOf(office, busy)).first_answer).toMatchObject({
      ...{ status: 'Failed', problem: expect.stringMatching(/may not be on WhatsApp/) },
    });
  });

  test('is one of the account’s approved templates, with places in its body alone', async () => {
    const office = await anAnsweringOffice();
    await plant(office, { name: 'waits', status: 'PENDING' });
    await plant(office, {
      name: 'with_link',
      components: [
        ...template.components,
        {
          type: 'BUTTONS',
          buttons: [{ type: 'URL', text: 'See', url: 'https://a.example/{{1}}', example: ['https://a.example/x'] }],
        },
      ],
    });
    const { body } = await office.ask('GET', 'templates/');
    expect(body.problem).toBeNull();
    expect(body.results.map(({ name, places }: { name: string; places: string[] }) => [name, places])).toEqual([
      ['first_answer', ['1', '2', '3']],
    ]);
    const nothing = await office.ask('PATCH', '', { first_answer: { ...answer, template: null } });
    expect([nothing.status, Object.keys(nothing.body)]).toEqual([400, ['first_answer']]);
    expect((await office.ask('PATCH', '', { first_answer: null })).body.first_answer).toBeNull();
  });
});
