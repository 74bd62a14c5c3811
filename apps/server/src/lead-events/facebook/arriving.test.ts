import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFacebookServer, type FacebookServer, facebookSecret } from '../../../test/facebook.ts';
import { aNumber, aProject } from '../../../test/listings.ts';

let facebook: FacebookServer;
beforeAll(async () => {
  facebook = await aFacebookServer();
});
afterEach(async () => {
  facebook.server.clock.now = () => new Date();
  await facebook.control('meta/faults', undefined, 'DELETE');
  await facebook.server.owner.query('delete from facebook_event');
});
afterAll(() => facebook.close());

const person = (more: object = {}) => ({
  ...{ full_name: 'Hetal Vora', phone_number: `+91${aNumber()}`, email: 'hetal@example.in' },
  ...{ 'how_many_bedrooms?': '3_bhk', your_budget: '80 lakh to 1 crore', 'when_may_we_call?': 'after_eleven' },
  ...more,
});
const signed = (body: string, secret = facebookSecret) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  'content-type': 'application/json',
});
const leadgen = (page: string, leadgen_id: string | number, form_id: string | number) =>
  JSON.stringify({
    object: 'page',
    entry: [{ id: page, time: 1, changes: [{ field: 'leadgen', value: { leadgen_id, page_id: page, form_id } }] }],
  });
const post = (body: string, headers = signed(body)) =>
  facebook.server.ask('POST', '/webhooks/facebook/', undefined, Buffer.from(body), headers);
const stored = async () =>
  (await facebook.server.owner.query<{ n: number }>('select count(*)::int as n from facebook_event')).rows[0]!.n;

describe('the door', () => {
  test('is told to Meta on connecting, and opens to who knows the word alone', async () => {
    const office = await facebook.office();
    await office.connect();
    const apps = await facebook.control<{ subscriptions: object[] }[]>('meta/apps');
    expect(apps.flatMap((app) => app.subscriptions)).toContainEqual(
      expect.objectContaining({
        ...{ object: 'page', fields: ['leadgen'] },
        callback_url: `${facebook.server.services.settings.publicUrl}/webhooks/facebook/`,
      }),
    );
    const knock = (word: string) =>
      facebook.server.ask(
        'GET',
        `/webhooks/facebook/?hub.mode=subscribe&hub.challenge=4711&hub.verify_token=${encodeURIComponent(word)}`,
      );
    expect((await knock('a word')).body).toBe('4711');
    expect((await knock('another')).status).toBe(403);
  });

  test('takes what Meta signed over these bytes, and nothing else', async () => {
    const body = leadgen('1', 2, 3);
    expect((await post(body, { ...signed(body), 'x-hub-signature-256': '' })).status).toBe(401);
    expect((await post(body, signed(body, 'another secret'))).status).toBe(401);
    expect((await post(`${body} `, signed(body))).status).toBe(401);
    expect(await stored()).toBe(0);
    expect((await post(body)).status).toBe(200);
    expect((await post(body)).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  test('keeps what it cannot use, with why; a page that nobody connected holds up no other', async () => {
    const office = await facebook.office();
    await office.connect();
    const lead = await office.fills(person(), { untold: true });
    await post(leadgen('99', 1, 2));
    await post('{"object":"page","entry":[{"id":"1","changes":[{"field":"leadgen","value":{"leadgen_id":{}}}]}]}');
    await post('[1]');
    await post(leadgen(office.page.id, lead.id, office.form.id));
    await facebook.settle();
    const { rows } = await facebook.server.owner.query('select error from facebook_event order by id');
    expect(rows.map(({ error }) => error)).toEqual([
      'Page 99 is not connected',
      'Something in it is no lead',
      'It is nothing about a page',
      null,
    ]);
    expect(await office.events()).toHaveLength(1);
  });
});

describe('a lead', () => {
  test('is fetched, read by the form, and told to who gets it', async () => {
    const office = await facebook.office();
    await office.connect();
    const answers = person();
    const lead = await office.fills(answers);
    await facebook.told(1);
    await facebook.settle();
    const [event] = await office.events();
    expect(event).toMatchObject({
      ...{ source: 'Facebook', way: 'Push', result: 'Created', external_ref: lead.id, name: 'Hetal Vora' },
      ...{ mobile_number: answers.phone_number.slice(3), email: 'hetal@example.in', to_answer: true },
      ...{ message: 'When may we call?: after eleven', bhk: '3 bhk', budget: '80 lakh to 1 crore' },
      inquiry: { budget_max: 10_000_000, bhk: [expect.anything()] },
    });
    expect(await office.alerts()).toEqual([['New portal inquiry', 'New on Facebook: Hetal Vora.']]);
    const sources = (await facebook.server.ask('GET', '/properties/lead_events/today/', office.owner.token)).body
      .sources;
    expect(sources).toEqual([
      expect.objectContaining({ source: 'Facebook', today: 1, is_enabled: true, problem: null }),
    ]);
    const [page] = await office.pages();
    expect(page).toMatchObject({ leads_today: 1, leads_this_month: 1, waiting: 0, last_lead_at: expect.any(String) });
    const seen = await facebook.call(office.owner, 'GET', `${page.id}/happenings/`);
    expect(seen.body.results).toEqual([
      expect.objectContaining({
        kind: 'lead',
        result: 'Created',
        name: 'Hetal Vora',
        inquiry_code: event.inquiry.inquiry_code,
      }),
    ]);
  });

  test('told twice, late, in any order and with ids as numbers, is one', async () => {
    const office = await facebook.office();
    await office.connect();
    await facebook.fault({ kind: 'webhook_double' });
    const lead = await office.fills(person());
    await facebook.told(1);
    await facebook.settle();
    await facebook.control(`facebook/leads/${lead.id}/tell`, {});
    await post(leadgen(office.page.id, Number(lead.id), Number(office.form.id)));
    await facebook.settle();
    expect(await office.events()).toHaveLength(1);
    const at = await facebook.control<{ leads: { id: string; read: number }[] }>('facebook');
    expect(at.leads.find(({ id }) => id === lead.id)!.read).toBe(1);
  });

  test('goes where its form says: deal, project and person', async () => {
    const office = await facebook.office();
    const seller = await office.company.person('Residential Only');
    const made = await facebook.server.ask(
      'POST',
      '/properties/projects/',
      office.owner.token,
      aProject(office.areas['Sector 57']!),
    );
    const project = made.body;
    const { forms } = (await office.connect()).body;
    const save = (body: object) => facebook.call(office.owner, 'PATCH', `forms/${forms[0].id}/`, body);
    expect((await save({ assign_rule: 'One person' })).body).toEqual({ assigned_to: ['Say to whom they go.'] });
    expect((await save({ field_map: { nothing: 'Name' } })).body).toEqual({
      field_map: ['This form has no such question.'],
    });
    const saved = await save({
      ...{ deal_type: 2, project: project.id, assign_rule: 'One person', assigned_to: seller.id },
      field_map: { 'when_may_we_call?': 'Nothing' },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.field_map).toMatchObject({ 'when_may_we_call?': 'Nothing', full_name: 'Name' });
    await office.fills(person());
    await facebook.told(1);
    await facebook.settle();
    const [event] = await office.events();
    expect(event).toMatchObject({ result: 'Created', message: expect.not.stringContaining('eleven') });
    expect(
      event.inquiry.deal_type.map((one: number | { id: number }) => (typeof one === 'number' ? one : one.id)),
    ).toEqual([2]);
    expect(event.assigned_to.map(({ id }: { id: number }) => id)).toEqual([seller.id]);
    const inquiry = await facebook.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/`, office.owner.token);
    expect(JSON.stringify(inquiry.body.project)).toContain(String(project.id));
  });

  test('of the same person for the same is added to the open inquiry', async () => {
    const office = await facebook.office();
    await office.connect();
    const answers = person();
    await office.fills(answers);
    await office.fills({ ...answers, your_budget: '95 lakh' }, { seconds_ago: 600 });
    await facebook.told(1);
    await new Promise((done) => setTimeout(done, 100));
    await facebook.settle();
    const events = await office.events();
    expect(events.map(({ result }: { result: string }) => result).sort()).toEqual(['Appended', 'Created']);
  });

  test('that Facebook no longer has is kept as failed, and not asked for again', async () => {
    const office = await facebook.office();
    await office.connect();
    const lead = await office.fills(person());
    await facebook.told(1);
    await facebook.control(`facebook/leads/${lead.id}`, undefined, 'DELETE');
    await facebook.settle();
    expect(await office.events()).toEqual([
      expect.objectContaining({ result: 'Failed', problem: { key: 'gone', values: {} }, external_ref: lead.id }),
    ]);
    expect((await office.pages())[0]).toMatchObject({ waiting: 0, problem: null });
  });

  test('a test lead shows that leads arrive, and makes nothing', async () => {
    const office = await facebook.office();
    const page = (await office.connect()).body;
    const sent = await facebook.call(office.owner, 'POST', `${page.id}/send_test/`);
    expect([sent.status, sent.body.result, sent.body.problem]).toEqual([201, 'Skipped', { key: 'test', values: {} }]);
    expect((await office.pages())[0].leads_today).toBe(0);
  });
});
