import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChatOffice, anAd, type ChatOffice } from '../../../test/chats.ts';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterAll(() => leads.close());

const inquiryOf = async ({ owner }: ChatOffice, id: number) =>
  (await leads.server.ask('GET', `/properties/inquiry/${id}/`, owner.token)).body;
const sourceOf = async ({ owner }: ChatOffice, id: number): Promise<string> => {
  const { body } = await leads.server.ask('GET', '/properties/source/?page_size=100', owner.token);
  return body.results.find((one: { id: number }) => one.id === id).source_name;
};

describe('a message', () => {
  test('of who is not known is a lead: read, given out, told, with a clock', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, name: 'Kinjal', text: 'Hello, need a 3 BHK flat in Sector 57, budget 95 lakh' });
    expect((await office.events())[0]).toMatchObject({ result: 'Waiting', way: 'Chat', source: 'WhatsApp' });
    await leads.read();
    const [event] = await office.events();
    expect(event).toMatchObject({
      ...{ result: 'Created', name: 'Kinjal', mobile_number: from, source_name: 'WhatsApp', ad: null },
      ...{ to_answer: true, due_at: expect.any(String) },
      inquiry: { area: [{ id: office.area }], budget_max: 9_500_000 },
    });
    expect(await sourceOf(office, (await inquiryOf(office, event.inquiry.id)).source)).toBe('WhatsApp');
    const alerts = await leads.server.ask('GET', '/properties/user_alerts/', office.owner.token);
    expect(alerts.body.results[0].alert.message).toContain('WhatsApp');
    expect((await office.ask('GET')).body).toMatchObject({ leads_today: 1 });
  });

  test('by an advertisement is a lead of it, with what the ad says and Meta’s click', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, text: 'Can I get more info on this?', more: { referral: anAd } });
    await leads.read();
    const [event] = await office.events();
    expect(event).toMatchObject({
      ...{ result: 'Created', source: 'WhatsApp', source_name: 'Click-to-WhatsApp ad' },
      ad: { headline: anAd.headline, body: anAd.body, url: anAd.source_url },
      inquiry: { bhk: [expect.any(Number)] },
    });
    expect(await sourceOf(office, (await inquiryOf(office, event.inquiry.id)).source)).toBe('Click-to-WhatsApp ad');
    const { rows } = await leads.server.owner.query(`select lead -> 'ad' as ad from lead_event where id = $1`, [
      event.id,
    ]);
    expect(rows[0].ad).toMatchObject({ ad_key: anAd.source_id, click_id: anAd.ctwa_clid });
    // Who is known and comes by an ad asks again: it goes to what they asked before.
    await office.answers(from);
    await office.writes({ from, text: 'And this one?', more: { referral: anAd } });
    await leads.read();
    expect((await office.events()).map(({ result }: { result: string }) => result)).toEqual(['Appended', 'Created']);
  });

  test('that says nothing, of who is known, of a group, or none at all is no lead, and nothing of it is kept', async () => {
    const office = await aChatOffice(leads);
    const known = aNumber();
    await leads.server.ask('POST', '/properties/contacts/', office.owner.token, {
      ...{ name: 'Known', mobile_number_1: known },
    });
    const secret = 'what nobody is to keep';
    await office.writes({ from: known, text: `2 BHK please, ${secret}` });
    for (const text of ['ok 👍', 'Thanks!', 'STOP']) await office.writes({ from: aNumber(), text });
    const react = { type: 'reaction', text: undefined, reaction: { message_id: 'wamid.x', emoji: '👍' } };
    await office.writes({ from: aNumber(), more: react });
    await office.writes({ from: aNumber(), text: secret, more: { group_id: 'Y2FwaV9ncm91cA' } });
    await office.post({
      metadata: office.metadata,
      statuses: [{ id: 'wamid.y', status: 'read', timestamp: office.seconds(), recipient_id: '919800000000' }],
    });
    await office.answers(aNumber());
    await office.post({ metadata: office.metadata, history: [] }, office.secret, 'history');
    const ownNumber = aNumber();
    await leads.server.owner.query('update app_user set mobile = $2 where id = $1', [office.owner.id, ownNumber]);
    await office.writes({ from: ownNumber, text: secret });
    await leads.read();
    expect(await office.events()).toEqual([]);
    const { rows } = await leads.server.owner.query(
      `select count(*)::int as n from lead_event where company_id = $1 or raw like '%${secret}%'`,
      [office.company.id],
    );
    expect(rows[0].n).toBe(0);
  });

  test('after the first belongs to it for an hour, and is read with it', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, text: 'Hi', ago: 5 });
    await leads.read();
    await office.writes({ from, text: '2 BHK on rent in Sector 57', ago: 4 });
    await office.writes({ from, text: 'ok', ago: 3 });
    await office.writes({ from, text: 'budget 30000', ago: 2 });
    await leads.read();
    const events = await office.events();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ result: 'Created', message: 'Hi\n2 BHK on rent in Sector 57\nbudget 30000' });
    const inquiry = await inquiryOf(office, events[0].inquiry.id);
    expect(inquiry).toMatchObject({ area: [{ id: office.area }], budget_max: 30_000, stage: 'New' });
    expect(inquiry.deal_type).not.toEqual([1]);
    expect(inquiry.bhk).toHaveLength(1);
  });

  test('that a person corrected meanwhile keeps what they wrote', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, text: 'Hi', ago: 5 });
    await leads.read();
    const [event] = await office.events();
    const path = `/properties/inquiry/${event.inquiry.id}/`;
    expect((await leads.server.ask('PATCH', path, office.owner.token, { budget_max: 7_000_000 })).status).toBe(200);
    await office.writes({ from, text: '3 BHK in Sector 57, budget 95 lakh', ago: 4 });
    expect(await inquiryOf(office, event.inquiry.id)).toMatchObject({
      ...{ budget_max: 7_000_000, area: [{ id: office.area }] },
    });
  });
});

test('a storm of doubled and disordered webhooks makes one lead of each person', async () => {
  const office = await aChatOffice(leads);
  const people = Array.from({ length: 8 }, () => aNumber());
  const values = people.flatMap((from) =>
    ['Hi', 'Need a 3 BHK flat in Sector 57', 'budget 95 lakh'].map((text, index) =>
      office.webhookOf({ from, text, ago: 10 - index, ...(index === 0 && { more: { referral: anAd } }) }),
    ),
  );
  // The same order in each run: told three times, in three different orders, backwards among them.
  const told = [
    ...values,
    ...values.toReversed(),
    ...values.filter((_, at) => at % 2),
    ...values.filter((_, at) => !(at % 2)),
  ];
  const reads: Promise<unknown>[] = [];
  const reading = setInterval(() => void reads.push(leads.read().catch(() => undefined)), 20);
  for (let from = 0; from < told.length; from += 12) {
    const answers = await Promise.all(told.slice(from, from + 12).map((value) => office.post(value)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  clearInterval(reading);
  // One that is under way has taken what the last one then leaves to it.
  await Promise.all(reads);
  await leads.read();
  const events = await office.events(office.owner, '?page_size=100');
  expect(events).toHaveLength(people.length);
  for (const event of events) {
    expect(event).toMatchObject({ result: 'Created', source_name: 'Click-to-WhatsApp ad' });
    expect(event.message).toBe('Hi\nNeed a 3 BHK flat in Sector 57\nbudget 95 lakh');
  }
  const inquiries = await leads.server.ask('GET', '/properties/inquiry/?page_size=100', office.owner.token);
  expect(inquiries.body.count).toBe(people.length);
  for (const inquiry of inquiries.body.results) expect(inquiry).toMatchObject({ budget_max: 9_500_000 });
});

describe('an answer in WhatsApp', () => {
  test('stops the clock of who waits, at the time at which it was written', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, text: '3 BHK in Sector 57', ago: 9 });
    await leads.read();
    await office.answers(from, 10);
    expect((await office.events())[0].to_answer).toBe(true);
    await office.answers(from, 4);
    await office.answers(from, 1);
    const [event] = await office.events();
    expect(event.to_answer).toBe(false);
    const minutes = (Date.now() - Date.parse(event.answered_at)) / 60_000;
    expect(Math.round(minutes)).toBe(4);
    const trail = await leads.server.ask(
      'GET',
      `/properties/inquiry/${event.inquiry.id}/timeline/`,
      office.owner.token,
    );
    const noted = trail.body.results.filter(({ kind }: { kind: string }) => kind === 'contacted');
    expect(noted).toEqual([expect.objectContaining({ how: 'WhatsApp', by: '' })]);
    // The conversation goes on elsewhere.
    await office.writes({ from, text: 'Sunday at eleven is fine' });
    await leads.read();
    expect((await office.events())[0].message).not.toContain('Sunday');
  });

  test('that comes before the lead is read stops it too', async () => {
    const office = await aChatOffice(leads);
    const from = aNumber();
    await office.writes({ from, ago: 3 });
    await office.answers(from, 2);
    await leads.read();
    expect((await office.events())[0]).toMatchObject({ result: 'Created', to_answer: false });
  });

  test('stops the clock of a lead that came by a portal', async () => {
    const office = await aChatOffice(leads);
    const phone = aNumber();
    const saved = await leads.server.ask('PATCH', '/properties/lead_sources/acres99/', office.owner.token, {
      ...{ is_enabled: true, username: 'angan.demo', password: 'sandbox-99acres' },
    });
    expect(saved.status).toBe(200);
    await leads.asks({ portal: 'acres99', name: 'Devang', phone, message: '3 BHK' });
    await leads.pull(office.company.id, '99acres');
    await leads.read();
    const mine = async () =>
      (await office.events()).find(({ mobile_number }: { mobile_number: string }) => mobile_number === phone);
    expect((await mine()).to_answer).toBe(true);
    await office.answers(phone);
    expect((await mine()).to_answer).toBe(false);
  });
});
