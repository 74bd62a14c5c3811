import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aLeadServer, type LeadServer } from '../../test/leads.ts';
import { aNumber } from '../../test/listings.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterEach(() => fetch(`${leads.sandbox.url}/_control/all`, { method: 'DELETE' }));
afterAll(() => leads.close());

const housing = (more: object = {}) =>
  JSON.stringify({
    ...{
      lead_date: Math.floor(Date.now() / 1000),
      apartment_names: '3 BHK',
      country_code: '+91',
      service_type: 'resale',
    },
    ...{ category_type: 'residential', locality_name: 'Sector 57', lead_name: 'Asha', lead_email: '', flat_id: 1 },
    ...{ lead_phone: aNumber(), min_price: 8_000_000, max_price: 9_000_000, property_field: ['Apartment'], ...more },
  });

describe('a lead that a portal sends', () => {
  test('becomes an inquiry of a contact, with what it says, told to the Owner', async () => {
    const { owner, urls, events, area } = await leads.office();
    const number = aNumber();
    expect(await leads.post(urls.housing, housing({ lead_phone: number }))).toMatchObject({
      status: 200,
      body: 'RECEIVED',
    });
    expect((await events())[0]).toMatchObject({ result: 'Waiting', name: 'Asha', inquiry: null });
    await leads.read();
    const [event] = await events();
    expect(event).toMatchObject({
      ...{ source: 'Housing', way: 'Push', result: 'Created', name: 'Asha', mobile_number: number, to_answer: true },
      inquiry: {
        ...{ stage: 'New', budget_min: 8_000_000, budget_max: 9_000_000, area: [{ id: area }] },
        contact: { name: 'Asha', mobile_number_1: number },
      },
    });
    const inquiry = await leads.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/`, owner.token);
    const sources = await leads.server.ask('GET', '/properties/source/?page_size=100', owner.token);
    const source = sources.body.results.find((one: { source_name: string }) => one.source_name === 'Housing').id;
    expect(inquiry.body).toMatchObject({ source, source_detail: '1', created_by: null });
    const alerts = await leads.server.ask('GET', '/properties/user_alerts/', owner.token);
    expect(alerts.body.results[0].alert).toMatchObject({
      title: 'New portal inquiry',
      message: 'New on Housing: Asha, 3 BHK flat in Sector 57.',
    });
  });

  test('again is kept once, and told so in the portal’s words', async () => {
    const { urls, events } = await leads.office();
    const body = housing();
    for (let time = 0; time < 3; time++) expect((await leads.post(urls.housing, body)).body).toBe('RECEIVED');
    const form = `id=77&name=Devang&mobile=${aNumber()}&msg=2 BHK on rent in Sector 56, 28000&looking_for=Buy`;
    const type = 'application/x-www-form-urlencoded';
    expect((await leads.post(urls.magicbricks, form, type)).body).toBe('Success: Lead punched in the CRM');
    expect((await leads.post(urls.magicbricks, form, type)).body).toBe('Failure: Lead already exist');
    const xml = `<Xml><Qry><QryId>A1</QryId><Name>Kinjal</Name><Phone>${aNumber()}</Phone></Qry><Qry><QryId>A2</QryId><Name>B</Name><Phone>1</Phone></Qry></Xml>`;
    const told = await leads.post(urls.acres99, xml, 'text/xml');
    expect(told.body).toContain('<QryResp><QryId>A1</QryId><status>Y</status></QryResp>');
    await leads.read();
    expect((await events()).map(({ result, name }: Record<string, string>) => `${name}: ${result}`).sort()).toEqual([
      ...['Asha: Created', 'B: Failed', 'Devang: Created', 'Kinjal: Created'],
    ]);
  });

  test('of who has an open inquiry for the same is added to it, with a note on its timeline', async () => {
    const { owner, urls, events } = await leads.office();
    const lead_phone = aNumber();
    await leads.post(urls.housing, housing({ lead_phone }));
    await leads.post(urls.housing, housing({ lead_phone, lead_date: 1_763_712_000, project_name: 'Sun Vista' }));
    await leads.post(urls.housing, housing({ lead_phone, lead_date: 1_763_800_000, service_type: 'rent' }));
    await leads.read();
    const all = await events();
    expect(all.map(({ result }: { result: string }) => result).sort()).toEqual(['Appended', 'Created', 'Created']);
    const appended = all.find(({ result }: { result: string }) => result === 'Appended');
    const timeline = await leads.server.ask('GET', `/properties/inquiry/${appended.inquiry.id}/timeline/`, owner.token);
    expect(timeline.body.results).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Sun Vista' }));
    // Where the office wants each by itself, it gets one.
    await leads.server.ask('PATCH', '/properties/lead_sources/housing/', owner.token, { duplicate_rule: 'Make new' });
    await leads.post(urls.housing, housing({ lead_phone, lead_date: 1_763_900_000 }));
    await leads.read();
    const [newest] = await events();
    expect(newest).toMatchObject({ result: 'Created' });
    const detail = await leads.server.ask('GET', `/properties/lead_events/${newest.id}/`, owner.token);
    expect(detail.body.similar.length).toBe(2);
  });

  test('that cannot be read stops no other, and is kept as it came', async () => {
    const { owner, urls, events } = await leads.office();
    expect(await leads.post(urls.housing, '{"lead_name": ')).toMatchObject({ status: 400, body: 'BAD REQUEST' });
    await leads.post(urls.housing, housing({ lead_phone: '12', lead_name: 'Unknown' }));
    await leads.post(urls.housing, JSON.stringify({ payload: Buffer.alloc(60, 9).toString('base64') }));
    await leads.post(urls.housing, housing());
    await leads.read();
    const all = await events();
    expect(
      all.map(({ result, problem }: { result: string; problem: { key: string } | null }) => [result, problem?.key]),
    ).toEqual(
      expect.arrayContaining([
        ['Created', undefined],
        ['Failed', 'encrypted'],
        ['Failed', 'badNumber'],
        ['Failed', 'notRead'],
      ]),
    );
    const broken = all.find(({ problem }: { problem: { key: string } | null }) => problem?.key === 'notRead');
    const detail = await leads.server.ask('GET', `/properties/lead_events/${broken.id}/`, owner.token);
    expect(detail.body.raw).toBe('{"lead_name": ');
  });

  test('of one of our own people is set aside', async () => {
    const { company, urls, events } = await leads.office();
    const number = aNumber();
    await leads.server.owner.query('update app_user set mobile = $1 where company_id = $2', [number, company.id]);
    await leads.post(urls.housing, housing({ lead_phone: number }));
    await leads.read();
    expect((await events())[0]).toMatchObject({ result: 'Skipped', problem: { key: 'ownPeople' } });
  });

  test('goes to whom the source’s rule names', async () => {
    const { company, owner, urls, events } = await leads.office();
    const person = await company.person('All-Rounder');
    const rule = { assign_rule: 'One person', assign_to: person.id };
    await leads.server.ask('PATCH', '/properties/lead_sources/housing/', owner.token, rule);
    await leads.post(urls.housing, housing());
    await leads.read();
    expect((await events(person))[0].inquiry.assigned_to[0].id).toBe(person.id);
    const other = await company.person('Residential Only');
    expect(await events(other)).toEqual([]);
  });

  test('to an address that nobody has, with another key, or too large, is refused', async () => {
    const { owner, urls } = await leads.office();
    expect((await leads.post('/integrations/leads/housing/nobody/', housing())).status).toBe(404);
    expect((await leads.post(urls.housing.replace('housing', 'acres99'), housing())).status).toBe(404);
    expect(await leads.post(`${urls.magicbricks}?api_key=wrong`, '{"name":"A"}')).toMatchObject({
      status: 401,
      body: 'Unauthorized',
    });
    expect(await leads.post(urls.housing, 'x'.repeat(2_200_000))).toMatchObject({ status: 413, body: 'BAD REQUEST' });
    const rotated = await leads.server.ask('POST', '/properties/lead_sources/housing/rotate/', owner.token);
    expect(rotated.body.push_url).not.toBe(urls.housing);
    expect((await leads.post(urls.housing, housing())).status).toBe(404);
    expect((await leads.post(rotated.body.push_url, housing())).status).toBe(200);
  });

  test('to an office whose subscription has ended waits, is counted, and is read when it is renewed', async () => {
    const { company, owner, urls } = await leads.office();
    await leads.server.owner.query(
      `update subscription set ends_on = today_in_india() - 10, started_on = today_in_india() - 60 where company_id = $1`,
      [company.id],
    );
    await leads.post(urls.housing, housing());
    await leads.read();
    const waiting = async () =>
      (await leads.server.owner.query(`select result from lead_event where company_id = $1`, [company.id])).rows;
    expect(await waiting()).toEqual([{ result: 'Waiting' }]);
    const renewed = await leads.server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: owner.refresh });
    const today = await leads.server.ask('GET', '/properties/lead_events/today/', renewed.body.access);
    expect(today).toMatchObject({ status: 200, body: { waiting: 1 } });
    await leads.server.owner.query('update subscription set ends_on = null, kind = $2 where company_id = $1', [
      company.id,
      'Complimentary',
    ]);
    await leads.read();
    expect(await waiting()).toEqual([{ result: 'Created' }]);
  });
});

describe('what people do with a lead', () => {
  const arrived = async (more: object = {}) => {
    const office = await leads.office();
    await leads.post(office.urls.housing, housing(more));
    await leads.read();
    const [event] = await office.events();
    const act = (path: string, body: object = {}, by = office.owner) =>
      leads.server.ask('POST', `/properties/lead_events/${event.id}/${path}/`, by.token, body);
    return { ...office, event, act };
  };

  test('a call is noted on its inquiry and stops its clock', async () => {
    const { owner, act, event } = await arrived();
    const answered = await act('answered', { how: 'Call', call_result: 'Busy' });
    expect(answered).toMatchObject({ status: 200, body: { to_answer: false, answered_at: expect.any(String) } });
    const timeline = await leads.server.ask('GET', `/properties/inquiry/${event.inquiry.id}/timeline/`, owner.token);
    expect(timeline.body.results).toContainEqual(expect.objectContaining({ kind: 'contacted', call_result: 'Busy' }));
    const today = await leads.server.ask('GET', '/properties/lead_events/today/', owner.token);
    expect(today.body).toMatchObject({ today: 1, to_answer: 0, sources: [{}, {}, { source: 'Housing', today: 1 }] });
  });

  test('it is given to somebody, set aside as junk, and kept apart', async () => {
    const { company, act, events } = await arrived();
    const person = await company.person('All-Rounder');
    expect((await act('assign', { assigned_to: [person.id] })).body.assigned_to[0].id).toBe(person.id);
    expect((await events(person)).length).toBe(1);
    expect((await act('keep_both')).body).toMatchObject({ is_kept_apart: true });
    expect((await act('junk', { reason: 'Spam' })).body).toMatchObject({
      ...{ result: 'Skipped', problem: { key: 'junk' }, inquiry: { stage: 'Junk' } },
    });
  });

  test('one that failed is made an inquiry by hand', async () => {
    const { act } = await arrived({ lead_phone: '12', lead_name: 'Somebody' });
    expect((await act('convert')).body).toEqual({ contact: ['There is no mobile number or e-mail address in it.'] });
    const made = await act('convert', { contact: { name: 'Somebody', mobile_number_1: aNumber() } });
    expect(made).toMatchObject({
      status: 200,
      body: { result: 'Created', inquiry: { contact: { name: 'Somebody' } } },
    });
    expect((await act('convert')).status).toBe(400);
  });

  test('who has one that failed has the inquiry that somebody makes of it', async () => {
    const { company, act } = await arrived({ lead_phone: '12', lead_name: 'Somebody' });
    const person = await company.person('All-Rounder');
    await act('assign', { assigned_to: [person.id] });
    const made = await act('convert', { contact: { name: 'Somebody', mobile_number_1: aNumber() } });
    expect(made.body.assigned_to).toMatchObject([{ id: person.id }]);
  });

  test('its inquiry gives way to another open one of the person, or leaves it', async () => {
    const lead_phone = aNumber();
    const { owner, urls, events } = await arrived({ lead_phone });
    await leads.post(urls.housing, housing({ lead_phone, lead_date: 1_763_712_000, service_type: 'rent' }));
    await leads.read();
    const all = await events();
    const rent = all.find((one: { inquiry: { deal_type: number[] } }) => one.inquiry.deal_type.includes(4));
    const sale = all.find((one: { id: number }) => one.id !== rent.id);
    const path = `/properties/lead_events/${rent.id}`;
    const added = await leads.server.ask('POST', `${path}/append/`, owner.token, { inquiry: sale.inquiry.id });
    expect(added).toMatchObject({ status: 200, body: { result: 'Appended', inquiry: { id: sale.inquiry.id } } });
    const old = await leads.server.ask('GET', `/properties/inquiry/${rent.inquiry.id}/`, owner.token);
    expect(old.body).toMatchObject({ stage: 'Junk', stage_reason: 'Duplicate' });
    const apart = await leads.server.ask('POST', `${path}/keep_both/`, owner.token);
    expect(apart.body).toMatchObject({ result: 'Created', is_kept_apart: true });
    expect(apart.body.inquiry.id).not.toBe(sale.inquiry.id);
  });

  test('the text of a mail is read at once; a test lead makes nothing', async () => {
    const { owner } = await arrived();
    const number = aNumber();
    const text = `From: response@99acres.com\nName: Jayanti\nMobile: ${number}\nMessage: 2 BHK on rent in Sector 56`;
    const pasted = await leads.server.ask('POST', '/properties/lead_events/paste/', owner.token, { text });
    expect(pasted).toMatchObject({
      status: 201,
      body: { source: '99acres', way: 'Paste', result: 'Created', mobile_number: number, inquiry: { deal_type: [4] } },
    });
    const again = await leads.server.ask('POST', '/properties/lead_events/paste/', owner.token, { text });
    expect(again.body.id).toBe(pasted.body.id);
    for (const portal of ['acres99', 'magicbricks', 'housing'])
      expect(
        await leads.server.ask('POST', `/properties/lead_sources/${portal}/send_test/`, owner.token),
      ).toMatchObject({ status: 201, body: { result: 'Skipped', problem: { key: 'test' }, name: 'Test Buyer' } });
  });

  test('who sees no numbers sees neither them nor the message as it came', async () => {
    const number = aNumber();
    const { company, event, events } = await arrived({ lead_phone: number });
    const person = await company.person('All-Rounder');
    const [shown] = await events(person);
    expect(shown.mobile_number).toBe(`*******${number.slice(-3)}`);
    const detail = await leads.server.ask('GET', `/properties/lead_events/${event.id}/`, person.token);
    expect(JSON.stringify(detail.body)).not.toContain(number);
    expect(detail.body.raw).toBe('');
  });
});
