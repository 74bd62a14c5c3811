import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aNumber, aShop, aWish, dealId } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aPhoto } from '../../test/property-files.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const secret = {
  owner: 'Rameshbhai Chhupayo',
  remark: 'will close below',
  bottom: 41_230_000,
  address: '17 Hidden Lane',
};

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const society = await post(owner, '/properties/society/', { society_name: 'Orchid Heights', area });
  const number = aNumber();
  const house = async (more: object = {}) =>
    (
      await post(owner, '/properties/property/', {
        ...aHouse(area, { contact: { name: secret.owner, mobile_number_1: number } }),
        society_name: society.body.id,
        wing: 'B',
        unit_no: '1204',
        address: secret.address,
        floor_no: 7,
        total_floors: 14,
        bottom_price: secret.bottom,
        remark: secret.remark,
        food_rule: 'Vegetarian only',
        key_note: 'under the mat',
        description: `B 1204 of orchid heights, ask ${number}. Quiet.`,
        ...more,
      })
    ).body.id as number;
  return { company, owner, area, number, house };
};
const post = (by: Person, url: string, body: object) => server.ask('POST', url, by.token, body);
const share = (by: Person, body: object) => post(by, '/properties/shares/', { channel: 'PDF', ...body });
const addPhoto = async (by: Person, id: number) => {
  const { payload, headers } = aForm({ kind: 'image' }, { file: { name: 'a.jpg', content: await aPhoto(1200, 900) } });
  await server.ask('POST', `/properties/property/${id}/files/`, by.token, payload, headers);
};
const open = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, text: answer.body, raw: answer.rawPayload, headers: answer.headers };
};
/** Everything that a share lets out of the house: the text, the page and the paper. */
const saidOf = async ({ body }: { body: { text: string; link: string; file: string } }) => {
  const page = await open(new URL(body.link).pathname);
  const paper = await open(body.file);
  expect([page.status, paper.status]).toEqual([200, 200]);
  return [body.text, page.text, pdfText(paper.raw)];
};

test('in its trial an office says so at the foot of the paper, before its own line', async () => {
  const { owner, house, company } = await anOffice();
  const properties = [await house()];
  const foot = /Made with a trial of Angan/;
  expect((await saidOf(await share(owner, { properties }))).at(-1)).not.toMatch(foot);
  await changeTerm(server, company.id, { kind: 'Trial', ends_on: addDays(dayInIndia(), 5) });
  expect((await saidOf(await share(owner, { properties }))).at(-1)).toMatch(foot);
});

describe('what leaves the house', () => {
  const never = [/Chhupayo/, /will close/, /41,?23/, /Hidden Lane/, /Vegetarian/, /under the mat/];

  test.each([1, 2, 8])(
    'of %s properties hides the unit and the society on text, page and paper, and never says a secret',
    async (count) => {
      const { owner, house, number } = await anOffice();
      const properties = await Promise.all(Array.from({ length: count }, () => house()));
      const made = await share(owner, { properties });
      expect(made).toMatchObject({ status: 201, body: { format: { 1: 'Single', 2: 'Comparison', 8: 'List' }[count] } });
      for (const said of await saidOf(made)) {
        expect(said).toContain('4 BHK House for Sale in Sector 57');
        expect(said).not.toMatch(/1204|orchid/i);
        expect(said).not.toContain(number);
        for (const one of never) expect(said).not.toMatch(one);
      }
      const told = await saidOf(await share(owner, { properties, show_unit: true, show_society: true }));
      for (const said of told.slice(count === 1 ? 0 : 1)) expect(said).toMatch(/B-1204, Orchid Heights/);
      for (const said of told) for (const one of never) expect(said).not.toMatch(one);
    },
  );

  test('a sub-user shows what the Owner has switched on for them, and no more', async () => {
    const { company, owner, house } = await anOffice();
    const agent = await company.person('All-Rounder');
    const properties = [await house()];
    expect(await share(agent, { properties, show_unit: true })).toMatchObject({
      status: 400,
      body: { show_unit: ['You may not share unit numbers. Ask the Owner.'] },
    });
    await post(owner, '/properties/user_permissions/', {
      user: agent.id,
      can_send_society_name_property_pdf_share: true,
    });
    expect((await share(agent, { properties, show_society: true })).status).toBe(201);
    expect((await share(agent, { properties, show_unit: true })).status).toBe(400);
    const { body } = await post(agent, '/properties/shares/check/', { properties });
    expect(body.may_show).toEqual({ unit: false, society: true });
  });

  test('pictures lose their place, fit into two megabytes, and are there for as long as their link', async () => {
    const { owner, house } = await anOffice();
    const id = await house();
    await addPhoto(owner, id);
    const { body } = await share(owner, { properties: [id] });
    const paper = await open(body.file);
    expect(paper.raw.length).toBeLessThan(2_000_000);
    expect(paper.raw.includes('/Subtype /Image')).toBe(true);
    const page = await open(new URL(body.link).pathname);
    const picture = /\/s\/\w+\/pictures\/0\/\?t=[\w.-]+/.exec(page.text)![0];
    expect(await open(picture)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    expect((await open(picture.replace(/t=\d/, 't=9'))).status).toBe(404);
    const now = Date.now();
    server.clock.now = () => new Date(now + 61 * 60_000);
    expect((await open(picture)).status).toBe(404);
    server.clock.now = () => new Date();
  });
});

test('who may not see a property does not share it', async () => {
  const { company, owner, area, house } = await anOffice();
  const locked = await house({ locked_property: true });
  const shop = (await post(owner, '/properties/property/', aShop(area))).body.id;
  const home = await company.person('Residential Only');
  for (const id of [locked, shop]) expect((await share(home, { properties: [id] })).status).toBe(404);
  expect((await share(await company.person('Backend'), { properties: [await house()] })).status).toBe(403);
  const stranger = await (await aCompany(server)).person('Owner');
  expect((await share(stranger, { properties: [locked] })).status).toBe(404);
  expect((await share(owner, { properties: [locked, shop] })).status).toBe(201);
});

test('a new booking without a RERA number waits for a word, which goes on record', async () => {
  const { company, owner, house } = await anOffice();
  const properties = [await house({ deal_type: [dealId('New booking')] })];
  expect(await share(owner, { properties })).toMatchObject({ status: 400, body: { confirm_rera: [/RERA/] } });
  expect((await share(owner, { properties, confirm_rera: true })).status).toBe(201);
  const { rows } = await server.owner.query('select rera_confirmed from share_entry where company_id = $1', [
    company.id,
  ]);
  expect(rows).toEqual([{ rera_confirmed: true }]);
});

test('what was not made sure of for long is told to the sender, and to nobody else', async () => {
  const { owner, house } = await anOffice();
  const id = await house();
  await server.owner.query(`update property set last_verified_at = now() - interval '62 days' where id = $1`, [id]);
  const { body } = await post(owner, '/properties/shares/check/', { properties: [id] });
  expect(body.properties[0]).toMatchObject({ stale: 'Not confirmed for 62 days', gate: 'yes' });
  for (const said of await saidOf(await share(owner, { properties: [id] })))
    expect(said).not.toContain('Not confirmed');
});

test('the first share moves the inquiry on, and stands with it, its contact and the property', async () => {
  const { owner, area, house } = await anOffice();
  const inquiry = (await post(owner, '/properties/inquiry/', aWish(area))).body;
  await post(owner, `/properties/inquiry/${inquiry.id}/stage/`, {
    stage: 'Contacted',
    next_follow_up: '2100-01-01T10:00:00+05:30',
  });
  const id = await house();
  const { body: made } = await share(owner, { properties: [id], inquiry: inquiry.id, price_quoted: 50_000_000 });
  expect(made.text).toContain('₹ 5.00 Cr');
  const moved = await server.ask('GET', `/properties/inquiry/${inquiry.id}/`, owner.token);
  expect(moved.body.stage).toBe('Options Shared');
  for (const path of [`property/${id}`, `inquiry/${inquiry.id}`, `contacts/${inquiry.contact.id}`]) {
    const { body } = await server.ask('GET', `/properties/${path}/shares/`, owner.token);
    expect(body.results).toMatchObject([
      { code: made.code, to: 'Buyer Person', price_quoted: 50_000_000, opened_count: 0 },
    ]);
  }
});

test('a share of several tells who may see one of them nothing of the others', async () => {
  const { company, owner, area, house } = await anOffice();
  const inquiry = (await post(owner, '/properties/inquiry/', aWish(area, { locked_inquiry: true }))).body;
  const [open, locked] = [await house(), await house({ locked_property: true })];
  const shop = (await post(owner, '/properties/property/', aShop(area))).body.id as number;
  const { body: made } = await share(owner, { properties: [open, shop, locked], inquiry: inquiry.id });
  expect(made).toMatchObject({ format: 'Comparison', inquiry: inquiry.id });
  const others = made.properties
    .slice(1)
    .flatMap((one: { property_code: string; title: string }) => [one.property_code, one.title]);
  const shownTo = async (by: Person, path: string) =>
    (await server.ask('GET', `/properties/${path}/shares/`, by.token)).body;
  const agent = await company.person('Residential Only');
  for (const path of [`property/${open}`, `contacts/${inquiry.contact.id}`]) {
    const seen = await shownTo(agent, path);
    expect(seen.results).toMatchObject([
      { id: made.id, code: '', format: 'Single', inquiry: null, properties: [{ id: open }] },
    ]);
    for (const hidden of [made.code, ...others.filter((text: string) => text !== seen.results[0].properties[0].title)])
      expect(JSON.stringify(seen)).not.toContain(hidden);
  }
  for (const path of [`property/${shop}`, `property/${locked}`, `inquiry/${inquiry.id}`])
    expect((await shownTo(agent, path)).results).toBeUndefined();
  // Who sees two of the three is told of two, and still not where all three are.
  expect((await shownTo(await company.person('All-Rounder'), `property/${shop}`)).results).toMatchObject([
    { code: '', format: 'Comparison', properties: [{ id: open }, { id: shop }] },
  ]);
  expect((await shownTo(owner, `property/${open}`)).results).toMatchObject([{ code: made.code, inquiry: inquiry.id }]);
});

describe('the link', () => {
  test('counts who opens it, but no preview, is not to be indexed, and ends by time and by word', async () => {
    const { company, owner, house, area } = await anOffice();
    const id = await house();
    const wish = await server.ask('POST', '/properties/inquiry/', owner.token, aWish(area));
    const { body } = await share(owner, { properties: [id], inquiry: wish.body.id });
    const path = new URL(body.link).pathname;
    const score = async () =>
      (await server.ask('GET', '/properties/inquiry/?ordering=-score', owner.token)).body.results[0].score;
    const before = await score();
    const page = await open(path);
    expect(await score()).toBe(before + 10);
    expect(page.headers['x-robots-tag']).toContain('noindex');
    expect(page.text).toContain('name="robots" content="noindex');
    await open(path, { 'user-agent': 'WhatsApp/2.23' });
    const listed = await server.ask('GET', `/properties/property/${id}/shares/`, owner.token);
    expect(listed.body.results[0]).toMatchObject({ opened_count: 1, state: 'open', may_revoke: true });

    const now = Date.now();
    server.clock.now = () => new Date(now + 15 * 86_400_000);
    for (const url of [path, body.file]) expect((await open(url)).status).toBe(404);
    expect((await open(path)).text).toContain('This link is no longer good.');
    server.clock.now = () => new Date();

    const agent = await company.person('All-Rounder');
    expect((await post(agent, `/properties/shares/${body.id}/revoke/`, {})).status).toBe(404);
    expect(await post(owner, `/properties/shares/${body.id}/revoke/`, {})).toMatchObject({
      body: { state: 'revoked' },
    });
    expect((await open(path)).status).toBe(404);
    expect((await open('/s/22222222222222')).text).toBe((await open(path)).text);
  });

  test('is shown in a chat with a picture and what the share says, and nothing that it hides', async () => {
    const { owner, house } = await anOffice();
    const [gone, id, other] = [await house(), await house(), await house()];
    for (const one of [gone, id]) await addPhoto(owner, one);
    const { body } = await share(owner, { properties: [gone, id, other] });
    await server.ask('DELETE', `/properties/property/${gone}/`, owner.token);
    const whatsapp = { 'user-agent': 'WhatsApp/2.24.9.78 A' };
    const seen = async (path: string) => {
      const { text } = await open(path, whatsapp);
      const metas = text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g);
      return Object.fromEntries([...metas].map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]));
    };
    const several = await seen(new URL(body.link).pathname);
    expect(several).toMatchObject({ title: '3 properties', type: 'website', url: body.link });
    expect(several.description).toMatch(/^2 properties: 4 BHK House in Sector 57 ₹ 5.50 Cr; 4 BHK/);
    expect(several.description!.length).toBeLessThan(200);
    expect(several.image).toContain(`${new URL(body.link).origin}/s/${body.code}/pictures/1/?t=`);
    const { pathname, search } = new URL(several.image!);
    const picture = await open(`${pathname}${search}`, whatsapp);
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    expect(picture.raw.length).toBeLessThan(300_000);
    expect(await sharp(picture.raw).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect((await open(`${pathname}${search}`)).raw).toEqual(picture.raw);
    await post(owner, `/properties/shares/${body.id}/revoke/`, {});
    expect((await open(`${pathname}${search}`)).status).toBe(404);

    const only = await seen(new URL((await share(owner, { properties: [id] })).body.link).pathname);
    expect(only.title).toBe('4 BHK House for Sale in Sector 57');
    expect(only.description).toMatch(/^₹ 5.50 Cr, .*4 BHK, A society in Sector 57/);
    expect(JSON.stringify([several, only])).not.toMatch(/1204|orchid/i);
  });

  test('is set in our type, which the page brings itself', async () => {
    const { owner, house } = await anOffice();
    const { body } = await share(owner, { properties: [await house(), await house()] });
    const page = await open(new URL(body.link).pathname);
    expect(page.text).not.toContain('<script');
    expect(page.text.length).toBeLessThan(20_000);
    for (const place of [1, 2]) expect(page.text).toContain(`<a href="#p${place}">`);
    const fonts = [...page.text.matchAll(/url\((\/s\/fonts\/[^)]+)\)/g)].map(([, font]) => font!);
    expect(fonts.length).toBe(8);
    for (const font of fonts) expect(await open(font)).toMatchObject({ headers: { 'content-type': 'font/woff2' } });
    expect((await open('/s/fonts/comic-400/')).status).toBe(404);
  });

  test('says so when the property is gone, and shows nothing more of it', async () => {
    const { owner, house } = await anOffice();
    const id = await house();
    const { body } = await share(owner, { properties: [id] });
    await server.ask('DELETE', `/properties/property/${id}/`, owner.token);
    const page = await open(new URL(body.link).pathname);
    expect(page.text).toContain('This property is no longer on offer.');
    expect(page.text).not.toContain('5.50 Cr');
    expect((await open(body.file)).status).toBe(404);
  });
});

test('a locked property is shown to whom the Owner shares it, and is gone where it was locked since', async () => {
  const { owner, house } = await anOffice();
  const [locked, since] = [await house({ locked_property: true }), await house()];
  const chosen = (await share(owner, { properties: [locked] })).body;
  const before = (await share(owner, { properties: [since] })).body;
  await server.ask('PATCH', `/properties/property/${since}/`, owner.token, { locked_property: true });
  expect((await open(new URL(chosen.link).pathname)).text).toContain('5.50 Cr');
  expect((await open(chosen.file)).status).toBe(200);
  expect((await open(new URL(before.link).pathname)).text).not.toContain('5.50 Cr');
  expect((await open(before.file)).status).toBe(404);
});

describe('what a client likes', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const likes = (code: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `/s/${code}/likes/`,
      headers: form,
      payload: new URLSearchParams(fields).toString(),
    });
  const alertsOf = async (by: Person): Promise<{ title: string; message: string; inquiry: { id: number }[] }[]> =>
    (await server.ask('GET', '/properties/user_alerts/', by.token)).body.results
      .map(({ alert }: { alert: { title: string } }) => alert)
      .filter(({ title }: { title: string }) => title === 'Client likes a property');

  test('comes back to the share, the match, the inquiry with its score, and who shared it', async () => {
    const { owner, area, house } = await anOffice();
    const inquiry = (await post(owner, '/properties/inquiry/', aWish(area))).body;
    const [one, two] = [await house(), await house()];
    const { body } = await share(owner, { properties: [one, two], inquiry: inquiry.id });
    const path = new URL(body.link).pathname;
    const read = async (url: string) => (await server.ask('GET', `/properties/${url}`, owner.token)).body;
    const before = (await read(`inquiry/${inquiry.id}/`)).score;

    const answer = await likes(body.code, { property: '2', likes: 'true' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?again=1#p2`]);
    const page = (await open(answer.headers.location!.split('#')[0]!)).text;
    expect(page.match(/You like this one/g)).toHaveLength(2);
    expect(page).toContain('Take it back');

    expect((await read(`inquiry/${inquiry.id}/shares/`)).results[0]).toMatchObject({
      opened_count: 0,
      properties: [
        { id: one, is_liked: false },
        { id: two, is_liked: true },
      ],
    });
    expect((await read(`inquiry/${inquiry.id}/`)).score).toBe(before + 10);
    const { property_code } = await read(`property/${two}/`);
    expect((await read(`inquiry/${inquiry.id}/timeline/`)).results[0]).toMatchObject({
      kind: 'liked',
      by: '',
      text: property_code,
    });
    const ofInquiry = (await read(`inquiry/${inquiry.id}/matches/?show_weak=true`)).results;
    const liked = ofInquiry.filter(({ liked_at }: { liked_at: string | null }) => liked_at !== null);
    expect(liked).toMatchObject([{ property: { id: two } }]);
    expect((await read(`property/${two}/matches/?show_weak=true`)).results[0].liked_at).toBe(liked[0].liked_at);
    expect(await alertsOf(owner)).toMatchObject([
      { message: 'Buyer Person likes Orchid Heights 1204.', inquiry: [{ id: inquiry.id }] },
    ]);

    // What else they like is told in the same alert, and one that is pressed twice is no news.
    for (const property of ['1', '1']) await likes(body.code, { property, likes: 'true' });
    expect(await alertsOf(owner)).toMatchObject([{ message: 'Buyer Person likes 2 properties.' }]);
    await likes(body.code, { property: '2', likes: 'false' });
    expect((await read(`property/${two}/shares/`)).results[0].properties[1].is_liked).toBe(false);
  });

  test('is kept of a share to nobody in particular too, and of nothing that is not on offer', async () => {
    const { owner, house } = await anOffice();
    const [id, gone] = [await house(), await house()];
    const { body } = await share(owner, { properties: [id, gone] });
    await server.ask('DELETE', `/properties/property/${gone}/`, owner.token);
    expect((await likes(body.code, { property: '1' })).statusCode).toBe(303);
    expect(await alertsOf(owner)).toMatchObject([{ message: 'A client likes Orchid Heights 1204.' }]);
    for (const property of ['2', '3']) expect((await likes(body.code, { property })).statusCode).toBe(404);
    expect((await likes('22222222222222', { property: '1' })).body).toContain('This link is no longer good.');
    expect((await likes(body.code, { property: 'x' })).statusCode).toBe(400);
    await post(owner, `/properties/shares/${body.id}/revoke/`, {});
    expect((await likes(body.code, { property: '1', likes: 'false' })).statusCode).toBe(404);
  });
});

describe('the ledger', () => {
  const verify = async (by: Person) => (await server.ask('GET', '/properties/shares/verify/', by.token)).body;

  test('is a chain, also of what is shared at the same moment; a changed row is found, and rows cut off', async () => {
    const { company, owner, house } = await anOffice();
    const id = await house();
    const other = await house();
    await Promise.all([1, 2, 3, 4].map(() => share(owner, { properties: [id, other] })));
    expect(await verify(owner)).toEqual({ entries: 8, broken_at: null });
    const change = (sql: string) => server.owner.query(`${sql} where company_id = ${company.id} and seq = 5`);
    await change('update share_entry set price_quoted = price_quoted + 1');
    expect(await verify(owner)).toEqual({ entries: 8, broken_at: 5 });
    await change('update share_entry set price_quoted = price_quoted - 1');
    expect(await verify(owner)).toEqual({ entries: 8, broken_at: null });
    // Whoever makes the changed row's own hash fit is found at the next one.
    await change('update share_entry e set price_quoted = 1');
    await change('update share_entry e set hash = share_entry_hash(e)');
    expect((await verify(owner)).broken_at).toBe(6);
    await server.owner.query('delete from share_entry where company_id = $1 and seq >= 5', [company.id]);
    expect(await verify(owner)).toEqual({ entries: 4, broken_at: 5 });
  });

  test('cannot be changed by the server itself', async () => {
    const { company, owner, house } = await anOffice();
    await share(owner, { properties: [await house()] });
    for (const statement of [
      'update share_entry set price_quoted = 1',
      'delete from share_entry',
      'update share_chain set entries = 0',
      'delete from share',
    ])
      await expect(
        inTransaction(server.services.pool, openingForCompany(company.id, owner.id), (client) =>
          client.query(statement),
        ),
      ).rejects.toThrow(/permission denied/);
  });
});
