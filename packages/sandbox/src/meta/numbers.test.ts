import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP, NUMBER, SECRET, startMeta, TOKEN, WABA } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

describe('who may call', () => {
  it.each([
    ['without a token', {}, 401, 104],
    ['with one that nobody gave', { authorization: 'Bearer EAAwrong' }, 401, 190],
  ])('refuses %s', async (_case, headers, status, code) => {
    const answer = await meta.graph('GET', NUMBER, undefined, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      error: {
        message: expect.any(String),
        type: 'OAuthException',
        code,
        fbtrace_id: expect.stringMatching(/^A[\w-]+$/),
      },
    });
  });

  it('refuses a token whose time is over with 190 and 463, by the clock that is moved', async () => {
    await meta.control('POST', 'tokens', { token: 'EAAshortlived', expires_in: 3600 });
    const headers = { authorization: 'Bearer EAAshortlived' };
    expect((await meta.graph('GET', NUMBER, undefined, headers)).status).toBe(200);
    await meta.control('POST', 'clock', { advance: 3601 });
    const { status, body } = await meta.graph('GET', NUMBER, undefined, headers);
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ code: 190, error_subcode: 463 });
  });

  it('takes OAuth and access_token too, and hides what a token may not see like what is not there', async () => {
    expect((await meta.graph('GET', NUMBER, undefined, { authorization: `OAuth ${TOKEN}` })).status).toBe(200);
    expect((await meta.graph('GET', `${NUMBER}?access_token=${TOKEN}`, undefined, {})).status).toBe(200);
    const { body: other } = await meta.control('POST', 'wabas', { name: 'Another office' });
    await meta.control('POST', 'tokens', { token: 'EAAother', wabas: [other.id] });
    const headers = { authorization: 'Bearer EAAother' };
    const hidden = await meta.graph('GET', NUMBER, undefined, headers);
    const missing = await meta.graph('GET', '1999999999999999', undefined, headers);
    for (const answer of [hidden, missing]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatchObject({ code: 100, error_subcode: 33 });
      expect(answer.body.error.message).toMatch(/^Unsupported get request\. Object with ID '\d+' does not exist/);
    }
    expect((await meta.graph('GET', other.id, undefined, headers)).body.name).toBe('Another office');
  });

  it('asks for the permission that the call needs', async () => {
    await meta.control('POST', 'tokens', { token: 'EAAreader', scopes: ['whatsapp_business_management'] });
    const answer = await meta.graph('POST', `${NUMBER}/messages`, {}, { authorization: 'Bearer EAAreader' });
    expect([answer.status, answer.body.error.code]).toEqual([403, 10]);
  });

  it('answers any version, and none', async () => {
    for (const prefix of ['/v18.0', '/v26.0', '']) {
      const answer = await fetch(`${meta.sandbox.url}${prefix}/${NUMBER}?fields=verified_name`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(await answer.json()).toEqual({ verified_name: 'Shree Ganesh Estates', id: NUMBER });
    }
    expect((await meta.graph('GET', `${NUMBER}/no_such_edge`)).body.error.code).toBe(2500);
  });
});

describe('numbers', () => {
  it('tells the fields that were asked for', async () => {
    const fields =
      'verified_name,display_phone_number,quality_rating,whatsapp_business_manager_messaging_limit,throughput,name_status,code_verification_status';
    expect((await meta.graph('GET', `${NUMBER}?fields=${fields}`)).body).toEqual({
      verified_name: 'Shree Ganesh Estates',
      display_phone_number: '+91 98250 00001',
      quality_rating: 'GREEN',
      whatsapp_business_manager_messaging_limit: 'TIER_10K',
      throughput: { level: 'STANDARD' },
      name_status: 'APPROVED',
      code_verification_status: 'VERIFIED',
      id: NUMBER,
    });
    const old = await fetch(`${meta.sandbox.url}/v23.0/${NUMBER}?fields=whatsapp_business_manager_messaging_limit`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(await old.json()).toMatchObject({
      error: { code: 100, message: expect.stringContaining('nonexistent field') },
    });
    await meta.control('PATCH', `numbers/${NUMBER}`, { quality: 'YELLOW', throughput: 1000 });
    expect((await meta.graph('GET', `${NUMBER}?fields=quality_rating,throughput,messaging_limit_tier`)).body).toEqual({
      quality_rating: 'YELLOW',
      throughput: { level: 'HIGH' },
      messaging_limit_tier: 'TIER_10K',
      id: NUMBER,
    });
  });

  it("lists an account's numbers, more of them made by control", async () => {
    await meta.control('POST', 'numbers', { display: '+91 98250 00002', name: 'Second office' });
    const { body } = await meta.graph('GET', `${WABA}/phone_numbers?fields=display_phone_number&limit=1`);
    expect(body.data).toEqual([{ display_phone_number: '+91 98250 00001', id: NUMBER }]);
    const next = await (await fetch(body.paging.next, { headers: { authorization: `Bearer ${TOKEN}` } })).json();
    expect(next.data).toEqual([{ display_phone_number: '+91 98250 00002', id: expect.any(String) }]);
    expect(next.paging.next).toBeUndefined();
  });

  it('are asked about so often in an hour, and messages are not counted', async () => {
    await meta.control('POST', 'settings', { management_calls_per_hour: 2 });
    const read = async () => (await meta.graph('GET', NUMBER)).body.error?.code ?? null;
    expect([await read(), await read(), await read()]).toEqual([null, null, 80007]);
    expect((await meta.send({ to: '919812345678', text: { body: 'x' } })).status).toBe(200);
    await meta.control('POST', 'clock', { advance: 3600 });
    expect(await read()).toBe(null);
  });

  it('registers with the PIN of two-step verification', async () => {
    const register = (pin: string) => meta.graph('POST', `${NUMBER}/register`, { messaging_product: 'whatsapp', pin });
    expect((await register('212834')).body).toEqual({ success: true });
    expect((await meta.graph('POST', `${NUMBER}/deregister`)).body).toEqual({ success: true });
    expect((await meta.send({ to: '919812345678', text: { body: 'x' } })).body.error.code).toBe(133010);
    expect((await register('000000')).body.error.code).toBe(133005);
    expect((await register('12')).body.error.code).toBe(100);
    expect((await register('212834')).body).toEqual({ success: true });
    for (let more = 0; more < 7; more++) await meta.graph('POST', `${NUMBER}/deregister`);
    expect((await register('212834')).body.error.code).toBe(133016);
    await meta.control('POST', 'clock', { advance: 72 * 3600 });
    expect((await register('212834')).status).toBe(200);
  });

  it('verifies a number by the code that it is sent', async () => {
    await meta.control('PATCH', `numbers/${NUMBER}`, { verified: false, registered: false });
    const registered = () => meta.graph('POST', `${NUMBER}/register`, { messaging_product: 'whatsapp', pin: '123456' });
    expect((await registered()).body.error.code).toBe(133006);
    await meta.graph('POST', `${NUMBER}/request_code`, { code_method: 'SMS', language: 'en_US' });
    const { code } = (await meta.control('GET', `numbers/${NUMBER}/code`)).body;
    expect(
      (await meta.graph('POST', `${NUMBER}/verify_code`, { code: code === '111111' ? '222222' : '111111' })).status,
    ).toBe(400);
    expect((await meta.graph('POST', `${NUMBER}/verify_code`, { code })).body).toEqual({ success: true, id: NUMBER });
    expect((await registered()).status).toBe(200);
  });

  it('keeps a business profile within its limits', async () => {
    const path = `${NUMBER}/whatsapp_business_profile`;
    const change = { messaging_product: 'whatsapp', about: 'Open till eight', websites: ['https://a.example/'] };
    expect((await meta.graph('POST', path, change)).body).toEqual({ success: true });
    expect((await meta.graph('GET', `${path}?fields=about,websites,email`)).body).toEqual({
      data: [{ about: 'Open till eight', websites: ['https://a.example/'], messaging_product: 'whatsapp' }],
    });
    expect((await meta.graph('POST', path, { ...change, about: 'x'.repeat(140) })).body.error.code).toBe(100);
  });
});

describe('subscriptions', () => {
  const app = { authorization: `Bearer ${APP}|${SECRET}` };

  it("verifies the app's callback with a challenge before it is taken", async () => {
    const wanted = {
      object: 'whatsapp_business_account',
      callback_url: meta.receiver.url,
      fields: 'messages,account_update',
    };
    const wrong = await meta.graph('POST', `${APP}/subscriptions`, { ...wanted, verify_token: 'other' }, app);
    expect(wrong.body.error).toMatchObject({ code: 2200, message: expect.stringContaining('HTTP Status Code = 403') });
    expect(
      (await meta.graph('POST', `${APP}/subscriptions`, { ...wanted, verify_token: 'check-me' }, app)).body,
    ).toEqual({ success: true });
    expect((await meta.graph('GET', `${APP}/subscriptions`, undefined, app)).body.data).toEqual([
      {
        object: 'whatsapp_business_account',
        callback_url: meta.receiver.url,
        active: true,
        fields: [
          { name: 'messages', version: 'v25.0' },
          { name: 'account_update', version: 'v25.0' },
        ],
      },
    ]);
    const byUser = await meta.graph('POST', `${APP}/subscriptions`, { ...wanted, verify_token: 'check-me' });
    expect(byUser.body.error.code).toBe(15);
  });

  it('tells an account that is not subscribed nothing, and an override instead of the app', async () => {
    expect((await meta.graph('DELETE', `${WABA}/subscribed_apps`)).body).toEqual({ success: true });
    await meta.say('919812345678', { text: 'Hello' });
    expect((await meta.control('GET', 'counts')).body.webhooks).toMatchObject({ updates: 0, unheard: 1 });
    const override_callback_uri = `${meta.receiver.url}override`;
    await meta.graph('POST', `${WABA}/subscribed_apps`, { override_callback_uri, verify_token: 'check-me' });
    expect((await meta.graph('GET', `${WABA}/subscribed_apps`)).body.data).toEqual([
      {
        whatsapp_business_api_data: { id: APP, name: 'Angan', link: expect.any(String) },
        override_callback_uri,
      },
    ]);
    await meta.say('919812345678', { text: 'Again' });
    await meta.approved({});
    const log = await meta.control('GET', 'webhooks');
    const urlOf = (field: string) =>
      (log.body as unknown as { url: string; fields: string }[]).find(({ fields }) => fields === field)?.url;
    expect(urlOf('messages')).toBe(override_callback_uri);
    expect(urlOf('message_template_status_update')).toBe(meta.receiver.url);
  });
});
