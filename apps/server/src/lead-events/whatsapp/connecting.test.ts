import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChatOffice } from '../../../test/chats.ts';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterAll(() => leads.close());

describe('a number', () => {
  test('is on once all of it is entered, and never answers with its secrets', async () => {
    const { owner } = await leads.office([]);
    const path = '/properties/lead_whatsapp/';
    const empty = await leads.server.ask('GET', path, owner.token);
    expect(empty.body).toMatchObject({ is_enabled: false, callback_url: '', has_access_token: false });
    const wrong = await leads.server.ask('PATCH', path, owner.token, { is_enabled: true, phone_number_id: '12345' });
    expect([wrong.status, Object.keys(wrong.body).toSorted()]).toEqual([
      400,
      ['access_token', 'app_secret', 'waba_id'],
    ]);
    const letters = await leads.server.ask('PATCH', path, owner.token, { phone_number_id: 'my number' });
    expect(letters.body).toEqual({ phone_number_id: ['Only digits, as Meta shows it.'] });

    const office = await aChatOffice(leads);
    const shown = await office.ask('GET');
    expect(shown.body).toMatchObject({ is_enabled: true, has_access_token: true, has_app_secret: true });
    const told = JSON.stringify(shown.body);
    expect([told.includes(office.secret), told.includes(office.token)]).toEqual([false, false]);
    const { rows } = await leads.server.owner.query('select * from lead_source_key where company_id = $1', [
      office.company.id,
    ]);
    const kept = JSON.stringify(rows);
    expect([kept.includes(office.secret), kept.includes(office.token)]).toEqual([false, false]);
    const trail = await leads.server.owner.query('select changes from audit_log where company_id = $1', [
      office.company.id,
    ]);
    expect(JSON.stringify(trail.rows)).not.toContain(office.secret);
  });

  test('is asked for at Meta, whose app hears of it from then on; what is wrong is said in our words', async () => {
    const office = await aChatOffice(leads);
    const { body } = await office.ask('POST', 'test/');
    expect(body).toEqual({
      display_phone_number: expect.stringMatching(/^\+91 98251/),
      verified_name: expect.stringMatching(/^Office/),
      problem: null,
    });
    expect((await office.ask('GET')).body).toMatchObject({
      ...{ display_phone_number: body.display_phone_number, verified_name: body.verified_name },
      checked_at: expect.any(String),
    });
    const wabas = await (await fetch(`${leads.sandbox.url}/_control/meta/wabas`)).json();
    const own = wabas.find(({ id }: { id: string }) => id === office.at.waba);
    expect(own.apps).toEqual([expect.objectContaining({ id: office.at.app })]);

    await office.ask('PATCH', '', { access_token: 'EAAnotAtAll' });
    expect((await office.ask('POST', 'test/')).body.problem).toMatchObject({
      values: { why: expect.stringMatching(/does not accept this token/) },
    });
    await office.ask('PATCH', '', { access_token: office.token, phone_number_id: '9999999' });
    expect((await office.ask('GET')).body).toMatchObject({ display_phone_number: '', verified_name: '' });
    expect((await office.ask('POST', 'test/')).body.problem.key).toBe('meta');
  });

  test('opens its door to who knows its word, at an address that a new one ends', async () => {
    const office = await aChatOffice(leads);
    const { verify_token } = office.saved;
    const knock = (door: string, word: string) =>
      leads.server.ask(
        'GET',
        `${door}?hub.mode=subscribe&hub.challenge=4711&hub.verify_token=${encodeURIComponent(word)}`,
      );
    expect((await knock(office.door, verify_token)).body).toBe('4711');
    expect((await knock(office.door, 'another word')).status).toBe(403);
    expect((await knock('/integrations/whatsapp/nobody/', verify_token)).status).toBe(404);
    const { callback_url } = (await office.ask('POST', 'rotate/')).body;
    expect((await knock(office.door, verify_token)).status).toBe(404);
    expect((await knock(new URL(callback_url).pathname, verify_token)).status).toBe(403);
  });

  test('is forgotten when it is disconnected; its leads stay', async () => {
    const office = await aChatOffice(leads);
    await office.writes({ from: aNumber() });
    const gone = await office.ask('POST', 'disconnect/');
    expect(gone.body).toMatchObject({
      ...{ is_enabled: false, phone_number_id: '', has_access_token: false, has_app_secret: false, leads_today: 1 },
    });
    expect((await office.writes({ from: aNumber() })).status).toBe(404);
    expect((await office.ask('PATCH', '', { is_enabled: true })).status).toBe(400);
  });
});

describe('the door', () => {
  test('takes what the office’s own app secret signs, and tells its Owner of what it does not', async () => {
    const [office, other] = [await aChatOffice(leads), await aChatOffice(leads)];
    const from = aNumber();
    expect((await office.post(office.webhookOf({ from }), other.secret)).status).toBe(401);
    expect((await office.post(office.webhookOf({ from }), '')).status).toBe(401);
    expect(await office.events()).toEqual([]);
    expect((await office.ask('GET')).body.last_error).toMatchObject({ key: 'notSigned' });
    // Sent again within the minute it is the same trouble.
    await office.post(office.webhookOf({ from }), other.secret);
    const happenings = await office.ask('GET', 'happenings/');
    expect(happenings.body.results).toEqual([expect.objectContaining({ kind: 'pull', result: 'Failed' })]);
    const today = await leads.server.ask('GET', '/properties/lead_events/today/', office.owner.token);
    expect(today.body.sources[0]).toMatchObject({ source: 'WhatsApp', problem: { key: 'notSigned' } });
    // What is right ends it.
    expect((await office.writes({ from })).status).toBe(200);
    expect((await office.ask('GET')).body.last_error).toBeNull();
    expect(await office.events()).toHaveLength(1);
  });

  test('keeps nothing of another number, of one that is off, or of what is too large', async () => {
    const office = await aChatOffice(leads);
    const value = office.webhookOf({ from: aNumber() });
    const elsewhere = { ...value, metadata: { ...value.metadata, phone_number_id: '5555555' } };
    expect((await office.post(elsewhere)).status).toBe(200);
    expect((await office.post({ ...value, more: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
    await office.ask('PATCH', '', { is_enabled: false });
    expect((await office.post(value)).status).toBe(200);
    expect(await office.events()).toEqual([]);
  });

  test('belongs to one office: what one is sent no other has', async () => {
    const [office, other] = [await aChatOffice(leads), await aChatOffice(leads)];
    await office.writes({ from: aNumber() });
    expect([(await office.events()).length, (await other.events()).length]).toEqual([1, 0]);
  });
});
