import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP, type Json, SECRET, signed, startMeta, until } from '../testing.ts';
import { demoOwner, demoPage } from './seed.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const FORM = '1450010002710001';
const redirect = 'http://127.0.0.1:9/facebook/callback';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const facebook = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await fetch(`${meta.sandbox.url}/_control/facebook/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? {} : ((await answer.json()) as Json);
};
const scopes = ['pages_show_list', 'pages_manage_metadata', 'pages_manage_ads', 'leads_retrieval'];
const back = async (answer: string, given = scopes): Promise<URL> => {
  const query = new URLSearchParams({
    client_id: APP,
    redirect_uri: redirect,
    state: 's t',
    answer,
    person: demoOwner,
  });
  for (const scope of given) query.append('scope', scope);
  const { headers } = await fetch(`${meta.sandbox.url}/_facebook/answer?${query}`, { redirect: 'manual' });
  return new URL(headers.get('location')!);
};
const trade = (code: string, more: Json = {}) => {
  const query = new URLSearchParams({ client_id: APP, client_secret: SECRET, redirect_uri: redirect, code, ...more });
  return meta.graph('GET', `oauth/access_token?${query}`, undefined, {});
};
const userToken = async (given = scopes): Promise<string> =>
  (await trade((await back('yes', given)).searchParams.get('code')!)).body.access_token;
const hear = () =>
  facebook('POST', 'subscription', { page: demoPage.id, callback_url: meta.receiver.url, verify_token: 'check-me' });
const filled = { full_name: 'Asha', phone_number: '+919812345678' };

describe('the dialog', () => {
  it('shows who one may be and what is asked for, and goes back with a code or a refusal', async () => {
    const shown = await fetch(
      `${meta.sandbox.url}/v25.0/dialog/oauth?client_id=${APP}&redirect_uri=${encodeURIComponent(redirect)}&scope=leads_retrieval&state=x`,
    );
    expect(await shown.text()).toContain('Harshad Patel, 2 pages');
    const unknown = await fetch(`${meta.sandbox.url}/v25.0/dialog/oauth?client_id=1&redirect_uri=${redirect}`);
    expect(unknown.status).toBe(400);
    expect(Object.fromEntries((await back('yes')).searchParams)).toEqual({ code: expect.any(String), state: 's t' });
    expect(Object.fromEntries((await back('no')).searchParams)).toMatchObject({ error: 'access_denied', state: 's t' });
  });

  it('gives codes that work once, with the same address and the right secret', async () => {
    const code = (await back('yes')).searchParams.get('code')!;
    expect((await trade(code, { redirect_uri: `${redirect}/` })).body.error).toMatchObject({
      code: 100,
      error_subcode: 36_008,
    });
    expect((await trade(code, { client_secret: 'guessed' })).status).toBe(400);
    const short = (await trade(code)).body;
    expect(short).toMatchObject({ token_type: 'bearer', expires_in: 7200 });
    expect((await trade(code)).body.error.code).toBe(100);
    const long = await trade('', { grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token });
    expect(long.body.expires_in).toBe(60 * 86_400);
  });
});

describe('a page', () => {
  it('is listed page by page with a token of its own', async () => {
    const token = await userToken();
    const first = (await meta.graph('GET', 'me/accounts?fields=id,name,access_token&limit=1', undefined, bearer(token)))
      .body;
    expect(first.data).toEqual([{ id: demoPage.id, name: 'Shree Ganesh Estates', access_token: expect.any(String) }]);
    const second = (
      await meta.graph('GET', `me/accounts?limit=1&after=${first.paging.cursors.after}`, undefined, bearer(token))
    ).body;
    expect([second.data.length, second.paging.next]).toEqual([1, undefined]);
    const granted = (await meta.graph('GET', 'me/permissions', undefined, bearer(token))).body.data;
    expect(granted.map((one: Json) => one.permission)).toEqual(scopes);
  });

  it('asks for its own token and for each permission', async () => {
    const user = await userToken(['pages_show_list']);
    const own = (await meta.graph('GET', 'me/accounts', undefined, bearer(user))).body.data[0].access_token;
    const code = async (method: string, path: string, token: string) =>
      (await meta.graph(method, path, undefined, bearer(token))).body.error?.code;
    expect(await code('GET', `${demoPage.id}/leadgen_forms`, user)).toBe(210);
    expect(await code('GET', `${demoPage.id}/leadgen_forms`, own)).toBe(200);
    expect(await code('POST', `${demoPage.id}/subscribed_apps?subscribed_fields=leadgen`, own)).toBe(200);
    expect(await code('GET', `${FORM}/leads`, own)).toBe(200);
    expect(await code('GET', `1450010002700002/leadgen_forms`, own)).toBe(100);
    expect(await code('GET', `${demoPage.id}?appsecret_proof=wrong`, own)).toBe(100);
  });

  it('lets its token end as a new password does', async () => {
    await facebook('POST', `pages/${demoPage.id}/tokens`, { end: 460 });
    const refused = await meta.graph('GET', `${demoPage.id}/leadgen_forms`, undefined, bearer(demoPage.token));
    expect([refused.status, refused.body.error]).toEqual([
      401,
      expect.objectContaining({ code: 190, error_subcode: 460 }),
    ]);
  });
});

describe('a lead', () => {
  it('is told signed, about its page, once for each telling', async () => {
    await hear();
    const lead = await facebook('POST', 'leads', { form: FORM, answers: filled });
    await facebook('POST', `leads/${lead.id}/tell`);
    await until(() => meta.receiver.heard.length >= 2);
    const [first] = meta.receiver.heard;
    expect(first!.signature).toBe(signed(first!.raw));
    expect(first!.body).toEqual({
      object: 'page',
      entry: [
        {
          ...{ id: demoPage.id, time: expect.any(Number) },
          changes: [
            {
              field: 'leadgen',
              value: expect.objectContaining({ leadgen_id: lead.id, page_id: demoPage.id, form_id: FORM }),
            },
          ],
        },
      ],
    });
  });

  it('is read by its id, and listed by its form since a moment', async () => {
    const lead = await facebook('POST', 'leads', { form: FORM, answers: filled, untold: true });
    await facebook('POST', 'leads', { form: FORM, answers: filled, untold: true, seconds_ago: 7200, of_ad: false });
    const own = bearer(demoPage.token);
    const read = (await meta.graph('GET', `${lead.id}?fields=id,created_time,form_id,field_data`, undefined, own)).body;
    expect(read).toEqual({
      ...{ id: lead.id, form_id: FORM, created_time: expect.stringMatching(/\+0000$/) },
      field_data: [
        { name: 'full_name', values: ['Asha'] },
        { name: 'phone_number', values: ['+919812345678'] },
      ],
    });
    const since = (seconds: number) =>
      encodeURIComponent(
        JSON.stringify([
          { field: 'time_created', operator: 'GREATER_THAN', value: Math.floor(Date.now() / 1000) - seconds },
        ]),
      );
    const listed = async (seconds: number) =>
      (await meta.graph('GET', `${FORM}/leads?filtering=${since(seconds)}`, undefined, own)).body.data.length;
    expect([await listed(3600), await listed(3 * 3600)]).toEqual([1, 2]);
    expect(meta.receiver.heard).toEqual([]);
  });

  it('comes by the form of the page', async () => {
    await hear();
    const form = new FormData();
    for (const [name, value] of Object.entries({ form: FORM, ...filled })) form.set(name, value);
    const sent = await fetch(`${meta.sandbox.url}/_control/facebook/form`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    await until(() => meta.receiver.heard.length === 1);
    expect(await (await fetch(`${meta.sandbox.url}/?room=facebook`)).text()).toContain('Shela launch: Asha');
  });
});
