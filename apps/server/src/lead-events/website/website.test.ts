import { consentText } from '@angan/contract/contacts/consent.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';

let leads: LeadServer;
/** Seconds by which the clock is ahead while something is sent: nobody fills in a form in no time. */
let ahead = 0;
beforeAll(async () => {
  leads = await aLeadServer();
  leads.server.clock.now = () => new Date(Date.now() + ahead * 1000);
});
// All tests send from one address.
beforeEach(() => leads.server.owner.query('delete from rate_limit'));
afterAll(() => leads.close());

const form = '/properties/website_form/';
const type = { 'content-type': 'application/x-www-form-urlencoded' };

const anOffice = async (given: object = {}) => {
  const office = await leads.office([]);
  const saved = await leads.server.ask('PATCH', form, office.owner.token, {
    is_enabled: true,
    form_fields: ['email', 'deal', 'property_type', 'area', 'budget', 'message'],
    ...given,
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const at = new URL(saved.body.page_url).pathname;
  const open = async (query = '') => (await leads.server.ask('GET', `${at}${query}`)).body as string;
  const stamp = async () => /name="stamp" value="([^"]+)"/.exec(await open())![1]!;
  const post = async (fields: Record<string, string>, seconds = 20) => {
    ahead = seconds;
    const answer = await leads.server.ask('POST', at, undefined, new URLSearchParams(fields).toString(), type);
    ahead = 0;
    return answer;
  };
  /** A page that is opened, filled in for a while and sent. */
  const send = async (fields: Record<string, string>, seconds = 20) =>
    post({ stamp: await stamp(), ...fields }, seconds);
  return { ...office, at, open, stamp, post, send, saved: saved.body };
};
const asked = {
  name: 'Kinjal Shah',
  deal: 'Buy',
  property_type: 'Residential',
  area: 'Sector 57',
  budget: '60-75 lakh',
};

describe('an enquiry by the form', () => {
  test('is kept, and becomes an inquiry of a contact that says what was asked, told to the Owner', async () => {
    const { owner, events, send, area } = await anOffice();
    const number = aNumber();
    const sent = await send({ ...asked, mobile_number: `+91 ${number}`, message: '3 BHK, high floor', agrees: '1' });
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/enquiry\/[\w-]{16}\/\?sent=1$/),
    ]);
    expect((await events())[0]).toMatchObject({ result: 'Waiting', source: 'Website', way: 'Form' });
    await leads.read();
    const [event] = await events();
    expect(event).toMatchObject({
      ...{ result: 'Created', name: 'Kinjal Shah', mobile_number: number, to_answer: true, has_link: false },
      inquiry: { stage: 'New', budget_min: 6_000_000, budget_max: 7_500_000, area: [{ id: area }] },
    });
    const contact = await leads.server.ask('GET', `/properties/contacts/${event.inquiry.contact.id}/`, owner.token);
    expect(contact.body.consent).toMatchObject({ status: 'Given', how: 'Website', text_version: consentText.version });
    const alerts = await leads.server.ask('GET', '/properties/user_alerts/', owner.token);
    expect(alerts.body.results[0].alert.message).toContain('Website');
    const inquiry = await leads.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/`, owner.token);
    const sources = await leads.server.ask('GET', '/properties/source/?page_size=100', owner.token);
    const named = sources.body.results.find(({ id }: { id: number }) => id === inquiry.body.source);
    expect(named.source_name).toBe('Website');
    const today = await leads.server.ask('GET', '/properties/lead_events/today/', owner.token);
    expect(today.body.sources).toEqual([expect.objectContaining({ source: 'Website', today: 1, is_pulled: false })]);
    const seen = await leads.server.ask('GET', `${form}happenings/`, owner.token);
    expect(seen.body.results[0]).toMatchObject({ kind: 'lead', result: 'Created', name: 'Kinjal Shah' });
  });

  test('of the same number within the hour is added to the first, also where each is to be new and another deal is named', async () => {
    const { company, events, send } = await anOffice({ duplicate_rule: 'Make new' });
    const mobile_number = aNumber();
    await send({ ...asked, mobile_number });
    await send({ ...asked, mobile_number, deal: 'Rent', message: 'or on rent' });
    await leads.read();
    const both = await events();
    expect(both.map(({ result }: { result: string }) => result)).toEqual(['Appended', 'Created']);
    expect(both[0].inquiry.id).toBe(both[1].inquiry.id);
    await leads.server.owner.query(
      `update lead_event set received_at = received_at - interval '61 minutes' where company_id = $1`,
      [company.id],
    );
    await send({ ...asked, mobile_number });
    await leads.read();
    expect((await events())[0].result).toBe('Created');
  });

  test('that one page sends twice is one', async () => {
    const { events, stamp, post } = await anOffice();
    const fields = { ...asked, mobile_number: aNumber(), stamp: await stamp() };
    await Promise.all([post(fields), post(fields)]);
    await leads.read();
    expect((await events()).map(({ result }: { result: string }) => result)).toEqual(['Created']);
  });

  test('without a tick asks for no consent, and undoes none that was withdrawn', async () => {
    const { owner, events, send } = await anOffice();
    const mobile_number = aNumber();
    await send({ ...asked, mobile_number });
    await leads.read();
    const { id } = (await events())[0].inquiry.contact;
    const read = async () => (await leads.server.ask('GET', `/properties/contacts/${id}/`, owner.token)).body.consent;
    expect(await read()).toMatchObject({ status: 'Not asked' });
    await leads.server.ask('PATCH', `/properties/contacts/${id}/`, owner.token, { consent_status: 'Withdrawn' });
    await send({ ...asked, mobile_number, agrees: '1' });
    await leads.read();
    expect(await read()).toMatchObject({ status: 'Withdrawn' });
  });

  test('of an office whose subscription has ended is kept until it has one', async () => {
    const { company, send } = await anOffice();
    await leads.server.owner.query(
      `update subscription set ends_on = today_in_india() - 10, started_on = today_in_india() - 60 where company_id = $1`,
      [company.id],
    );
    expect((await send({ ...asked, mobile_number: aNumber() })).status).toBe(303);
    await leads.read();
    const { rows } = await leads.server.owner.query(`select result from lead_event where company_id = $1`, [
      company.id,
    ]);
    expect(rows).toEqual([{ result: 'Waiting' }]);
  });
});

describe('the page', () => {
  test('is whole without a script, and what was typed stays beside what is wrong', async () => {
    const { send, open } = await anOffice();
    const page = await open();
    expect(page).not.toContain('<script');
    expect(page).toContain(consentText.text('').slice(5, 60));
    const again = await send({
      name: '',
      mobile_number: '12345',
      email: 'nobody',
      message: '</textarea><script>x()</script>',
      area: '"><b>',
    });
    expect(again.status).toBe(400);
    for (const said of ['Please tell us your name.', 'This is not a mobile number', 'This is not an e-mail address.'])
      expect(again.body).toContain(said);
    expect(again.body).toContain('&lt;/textarea&gt;&lt;script&gt;x()&lt;/script&gt;');
    expect(again.body).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(again.body).toContain('value="12345"');
  });

  test('asks what the office chose, and takes nothing else', async () => {
    const { send, open, events } = await anOffice({ form_fields: ['area'] });
    const page = await open();
    expect(page).toContain('name="area"');
    for (const field of ['email', 'deal', 'budget', 'message']) expect(page).not.toContain(`name="${field}"`);
    await send({ ...asked, mobile_number: aNumber(), message: 'unasked', email: 'a@b.in' });
    expect((await events())[0]).toMatchObject({ message: '', email: '', locality: 'Sector 57', budget: '' });
  });

  test('may stand in a frame, and is the only one that may', async () => {
    const { at, saved } = await anOffice();
    const { headers } = await leads.server.ask('GET', at);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    const script = await leads.server.ask('GET', new URL(saved.script_url).pathname);
    expect(script.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    expect(script.body).toContain(saved.page_url);
    expect((await leads.server.ask('GET', '/docs')).headers['x-frame-options']).toBe('DENY');
    expect((await leads.server.ask('GET', `${at}?in=1&scheme=dark`)).body).toContain('size.js');
    expect((await leads.server.ask('GET', `${at}logo/`)).status).toBe(404);
  });

  test('is not there under a wrong key, one that was replaced, or where it is off', async () => {
    const { at, owner, post } = await anOffice();
    expect((await leads.server.ask('GET', '/enquiry/AAAAAAAAAAAAAAAA/')).status).toBe(404);
    expect((await leads.server.ask('POST', "/enquiry/'or'1/", undefined, 'name=a', type)).status).toBe(404);
    const next = await leads.server.ask('POST', `${form}rotate/`, owner.token);
    expect((await leads.server.ask('GET', at)).status).toBe(404);
    expect((await post({ ...asked, mobile_number: aNumber() })).status).toBe(404);
    const replaced = new URL(next.body.page_url).pathname;
    expect((await leads.server.ask('GET', replaced)).status).toBe(200);
    await leads.server.ask('PATCH', form, owner.token, { is_enabled: false });
    expect((await leads.server.ask('GET', replaced)).status).toBe(404);
    expect((await leads.server.ask('GET', new URL(next.body.script_url).pathname)).status).toBe(404);
  });
});

describe('what strangers try', () => {
  test('a page that is too fresh, too old, not ours or another office’s is shown once more, with what was typed', async () => {
    const { send, post, stamp, events } = await anOffice();
    const other = await anOffice();
    const mobile_number = aNumber();
    const fields = { ...asked, mobile_number };
    expect((await send(fields, 0)).body).toContain('look once more');
    expect((await send(fields, 90_000)).body).toContain('was open for long');
    const theirs = await other.stamp();
    const forged = (await stamp()).replace(/^\d+/, '1');
    for (const wrong of [theirs, forged, '', 'a.b.c.d', '1'.repeat(5000)]) {
      const again = await post({ ...fields, stamp: wrong });
      expect([again.status, again.body.includes(`value="${mobile_number}"`)]).toEqual([400, true]);
    }
    expect(await events()).toEqual([]);
  });

  test('what fills in the field that nobody sees is thanked, kept and set aside', async () => {
    const { send, events } = await anOffice();
    expect((await send({ ...asked, mobile_number: aNumber(), homepage: 'http://spam.test' })).status).toBe(303);
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Skipped', problem: { key: 'byMachine' }, inquiry: null });
  });

  test('addresses of the net are marked', async () => {
    const { send, events } = await anOffice();
    await send({ ...asked, mobile_number: aNumber(), message: 'see www.evil.test/now' });
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Created', has_link: true });
  });

  test('bodies of all kinds break nothing', async () => {
    const { at, stamp, post, events } = await anOffice();
    const kept = await stamp();
    const ask = (body: string, kind = type['content-type']) =>
      leads.server.ask('POST', at, undefined, body, { 'content-type': kind });
    const hostile = [
      await ask(''),
      await ask('%00%ff=%zz&name=%00'),
      await ask('name=a&name=b&name[]=c&__proto__=x&constructor=y'),
      await ask('{"name": {"a": 1}, "mobile_number": [1, 2]}', 'application/json'),
      await ask('[1]', 'application/json'),
      await post({ ...asked, stamp: kept, mobile_number: aNumber(), name: 'a'.repeat(5000) }),
    ];
    for (const { status } of hostile) expect([400, 404]).toContain(status);
    expect((await ask(`name=${'a'.repeat(40_000)}`)).status).toBe(413);
    const odd = await post({
      ...asked,
      stamp: kept,
      mobile_number: aNumber(),
      name: 'A\u0000\u202e\ud800b',
      deal: 'toString',
    });
    expect(odd.status).toBe(303);
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Created' });
  });

  test('one address sends twenty an hour', async () => {
    const { send } = await anOffice();
    const results: number[] = [];
    for (let at = 0; at < 22; at++) {
      const answer = await send({ ...asked, mobile_number: aNumber() });
      results.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body).toContain('try again in a few minutes');
        break;
      }
    }
    expect(results.at(-1)).toBe(429);
  });
});

test('the form is the Owner’s alone, and counts as a source of the plan', async () => {
  const { company, owner } = await anOffice();
  const other = await company.person('All-Rounder');
  expect((await leads.server.ask('GET', form, other.token)).status).toBe(403);
  expect((await leads.server.ask('PATCH', form, owner.token, { form_fields: ['password'] })).status).toBe(400);
  expect((await leads.server.ask('PATCH', form, owner.token, { assign_rule: 'One person' })).body).toHaveProperty(
    'assign_to',
  );
});
