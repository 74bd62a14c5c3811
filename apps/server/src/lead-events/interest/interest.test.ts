import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aHouse, aNumber, aWish } from '../../../test/listings.ts';

let leads: LeadServer;
let ahead = 0;
beforeAll(async () => {
  leads = await aLeadServer();
  leads.server.clock.now = () => new Date(Date.now() + ahead * 1000);
});
beforeEach(() => leads.server.owner.query('delete from rate_limit'));
afterAll(() => leads.close());

const aShare = async () => {
  const office = await leads.office([]);
  const { server } = leads;
  const { owner, area } = office;
  const number = aNumber();
  const post = async (path: string, body: object, by = owner) => {
    const answer = await server.ask('POST', path, by.token, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const houses = [await post('/properties/property/', aHouse(area)), await post('/properties/property/', aHouse(area))];
  const wish = await post(
    '/properties/inquiry/',
    aWish(area, { contact: { name: 'Devang Patel', mobile_number_1: number } }),
  );
  const share = await post('/properties/shares/', {
    channel: 'Link',
    properties: houses.map(({ id }: { id: number }) => id),
  });
  const at = (query = '') => `/s/${share.code}/interest/${query}`;
  const open = (query = '') => server.ask('GET', at(query));
  const send = async (fields: Record<string, string>, query = '', seconds = 20) => {
    const stamp = /name="stamp" value="([^"]+)"/.exec((await open(query)).body)?.[1] ?? '';
    ahead = seconds;
    const body = new URLSearchParams({ stamp, ...fields }).toString();
    const answer = await server.ask('POST', at(query), undefined, body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    ahead = 0;
    return answer;
  };
  return { ...office, houses, wish, number, share, open, send, post };
};

test('somebody whom nobody knows becomes an inquiry of who shared it, with the property that they asked about', async () => {
  const { owner, open, send, houses, events, share } = await aShare();
  const shared = await leads.server.ask('GET', `/s/${share.code}`);
  expect(shared.body).toContain(`href="/s/${share.code}/interest/?property=2"`);
  expect((await open('?property=2')).body).not.toContain('<script');
  expect((await send({ name: 'Kinjal' }, '?property=2')).body).toContain('Please give a mobile number');
  const sent = await send(
    { name: 'Kinjal', mobile_number: aNumber(), message: 'May I see it on Sunday?' },
    '?property=2',
  );
  expect([sent.status, sent.headers.location]).toEqual([303, `/s/${share.code}/interest/?property=2&sent=1`]);
  await leads.read();
  const [event] = await events();
  expect(event).toMatchObject({
    ...{ source: 'Website', way: 'Share', result: 'Created', name: 'Kinjal' },
    inquiry: { asked_property: { id: houses[1].id }, assigned_to: [{ user: { id: owner.id } }] },
  });
  const raw = await leads.server.owner.query(`select lead ->> 'label' as label from lead_event where id = $1`, [
    event.id,
  ]);
  expect(raw.rows[0].label).toContain(houses[1].property_code);
  expect(raw.rows[0].label).toContain(share.code);
});

test('whom it was sent to need not say who they are, and is added to the inquiry that it was sent for', async () => {
  const made = await aShare();
  const { post, houses, wish, number, events } = made;
  const share = await post('/properties/shares/', { channel: 'Link', properties: [houses[0].id], inquiry: wish.id });
  const path = `/s/${share.code}/interest/`;
  const page = (await leads.server.ask('GET', path)).body as string;
  // The link may have been forwarded: nothing of them stands there, a masked number neither.
  for (const theirs of ['Devang', number, `*${number.slice(-3)}`]) expect(page).not.toContain(theirs);
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
  const from = (fields: object) => new URLSearchParams({ stamp, ...fields }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const somebodyElse = await leads.server.ask('POST', path, undefined, from({ name: 'Kinjal' }), type);
  expect([somebodyElse.status, somebodyElse.body]).toEqual([
    400,
    expect.stringContaining('Please give a mobile number'),
  ]);
  expect((await leads.server.ask('POST', path, undefined, from({}), type)).status).toBe(303);
  await leads.read();
  expect((await events())[0]).toMatchObject({ result: 'Appended', mobile_number: number, inquiry: { id: wish.id } });
  const timeline = await leads.server.ask('GET', `/properties/inquiry/${wish.id}/timeline/`, made.owner.token);
  expect(timeline.body.results).toContainEqual(
    expect.objectContaining({ kind: 'note', text: expect.stringContaining(houses[0].property_code) }),
  );
});

test('a code that is none, one that was ended, and what is no longer on offer are 404 in words', async () => {
  const { owner, share, open, send, houses } = await aShare();
  const ask = async (path: string) => (await leads.server.ask('GET', path)).status;
  expect(await ask('/s/AAAAAAAAAAAAAA/interest/')).toBe(404);
  expect(await ask("/s/'--/interest/")).toBe(404);
  expect((await open('?property=9')).status).toBe(404);
  expect((await open('?property=x')).status).toBe(404);
  await leads.server.owner.query(`update property set is_deleted = true where id = $1`, [houses[0].id]);
  expect((await open('?property=1')).body).toContain('no longer on offer');
  const all = (await open()).body as string;
  expect([all.includes(houses[1].property_code), all.includes(houses[0].property_code)]).toEqual([true, false]);
  await leads.server.ask('POST', `/properties/shares/${share.id}/revoke/`, owner.token);
  await leads.server.owner.query(`update share set revoked_at = now() where id = $1`, [share.id]);
  expect((await send({ name: 'A', mobile_number: aNumber() })).status).toBe(404);
});

test('of what strangers type nothing is drawn as it stands, and what programs fill in is set aside', async () => {
  const { send, events } = await aShare();
  const again = await send({ name: '"><script>x()</script>', mobile_number: '1', message: '</textarea><b>' });
  expect(again.status).toBe(400);
  expect(again.body).not.toContain('<script>x()');
  expect(again.body).toContain('&lt;/textarea&gt;&lt;b&gt;');
  expect((await send({ name: 'A', mobile_number: aNumber() }, '', 0)).body).toContain('look once more');
  await send({ name: 'A', mobile_number: aNumber(), homepage: 'x', message: 'see www.evil.test' });
  await leads.read();
  expect((await events()).map(({ result, has_link }: Record<string, unknown>) => [result, has_link])).toEqual([
    ['Skipped', true],
  ]);
});
