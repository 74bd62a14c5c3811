import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNow } from '../../../test/inquiries.ts';
import { codeTo, sentTo, waitHalfAMinute } from '../../../test/joining.ts';
import { aHouse, aNumber, aWish } from '../../../test/listings.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { aForm, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { aVisitOffice } from '../../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const now = () => new Date().toISOString();
const drawn = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 120, height: 6, channels: 3, background: '#1c1815' } }, left: 40, top: 60 },
    ])
    .png()
    .toBuffer();
const blank = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

const anOffice = async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, post, area } = office;
  const number = aNumber();
  const inquiry = await office.add(owner, {
    ...aWish(area),
    contact: { name: 'Vidya Rao', mobile_number_1: number },
    brokerage_terms: { basis: 'Percent', value: 1, payer: 'Buyer or tenant' },
  });
  const visit = async (property: number, given: object = {}, by: Person = owner): Promise<number> => {
    const made = await post(by, '', { type: 'Site Visit', inquiry: inquiry.id, property, date_time: now(), ...given });
    expect(made).toMatchObject({ status: 201 });
    return made.body.id;
  };
  const slip = (person: Person, id: number, body: object) => post(person, `${id}/slip/`, body);
  const sign = async (person: Person, id: number, given: Record<string, string> = {}, picture = drawn()) => {
    const files = { signature: { name: 'signature.png', content: await picture } };
    const { payload, headers } = aForm({ method: 'Signature', ...given }, files);
    return server.ask('POST', `/properties/tasks/${id}/slip/`, person.token, payload, headers);
  };
  const paper = async (person: Person, file: string) => {
    const answer = await server.app.inject({
      method: 'GET',
      url: file,
      headers: { authorization: `JWT ${person.token}` },
    });
    return { status: answer.statusCode, text: answer.statusCode === 200 ? pdfText(answer.rawPayload) : '' };
  };
  const verify = async () => (await server.ask('GET', '/properties/shares/verify/', owner.token)).body;
  const shares = async (person: Person) =>
    (await server.ask('GET', `/properties/inquiry/${inquiry.id}/shares/`, person.token)).body.results;
  return { ...office, houses, inquiry, number, visit, slip, sign, paper, verify, shares };
};

test('a signed slip says who saw what when under which terms, stands in the ledger and on the timeline, and is frozen', async () => {
  const office = await anOffice();
  const { owner, houses, visit, sign, paper, verify, shares, read, post, timeline, inquiry, number } = office;
  await server.ask('PATCH', `/properties/property/${houses[0]}/`, owner.token, { unit_no: 'Z-9407' });
  const id = await visit(houses[0]);
  await post(owner, `${id}/check_in/`, { latitude: 28.4, longitude: 77.1, accuracy_m: 9, agreed: true });
  await post(owner, `${id}/complete/`, { liked: 4, note: 'Ring 98240 11768', next: { date_time: daysFromNow(2) } });
  const made = await sign(owner, id);
  expect(made).toMatchObject({
    status: 201,
    body: {
      channel: 'Visit slip',
      format: 'Visit slip',
      to: 'Vidya Rao',
      slip: { method: 'Signature' },
      may_revoke: false,
    },
  });
  const { text } = await paper(owner, made.body.slip.file);
  for (const said of [
    'Visit slip',
    'Vidya Rao',
    'Liked',
    '1 % of the price, from the buyer or tenant',
    'Checked in at',
    'Signed by the visitor on',
    made.body.code,
  ])
    expect(text).toContain(said);
  for (const hidden of ['Z-9407', number, '98240 11768', 'Owner Person']) expect(text).not.toContain(hidden);
  expect(text).toContain(`*******${number.slice(-3)}`);

  expect((await read(owner, `${id}/`)).body.visitor_confirm).toMatchObject({ method: 'Signature' });
  expect(await verify()).toEqual({ entries: 1, broken_at: null });
  expect((await shares(owner))[0]).toMatchObject({ id: made.body.id, channel: 'Visit slip' });
  const told = (await timeline(owner, inquiry.id)).map((entry) => entry.text);
  expect(told).toContainEqual(expect.stringMatching(/^Visit of P-\d+: the visitor signed the slip$/));

  // What the property becomes afterwards changes nothing of it, and nobody changes the slip itself.
  await server.ask('PATCH', `/properties/property/${houses[0]}/`, owner.token, { sale_price: 99_000_000 });
  expect((await paper(owner, (await shares(owner))[0].slip.file)).text).toBe(text);
  const rename = `update share set content = jsonb_set(content, '{slip,visitor}', '"Somebody else"') where id = ${made.body.id}`;
  await expect(server.owner.query(rename)).rejects.toThrow('stays as it was made');
  expect((await server.ask('POST', `/properties/shares/${made.body.id}/revoke/`, owner.token)).status).toBe(404);
  expect((await server.app.inject(`/s/${made.body.code}/`)).statusCode).toBe(404);

  // Whoever goes past that is found out by the chain.
  await server.owner.query('alter table share disable trigger freeze_slip');
  await server.owner.query(rename);
  await server.owner.query('alter table share enable trigger freeze_slip');
  expect(await verify()).toEqual({ entries: 1, broken_at: 1 });
});

test('a slip of a tour has all stops that were seen, and leaves out what is still to come', async () => {
  const { owner, houses, post, read, inquiry, slip, verify } = await anOffice();
  const stops = [now(), now(), daysFromNow(3)].map((date_time, at) => ({ property: houses[at], date_time }));
  const tour = (await post(owner, 'tours/', { inquiry: inquiry.id, stops })).body;
  const [first, second, third] = tour.stops.map(({ id }: { id: number }) => id);
  const preview = (await read(owner, `${first}/slip/?whole_tour=true`)).body;
  expect(preview).toMatchObject({ visitor: 'Vidya Rao', left_out: 1, may_show: { unit: true, society: true } });
  expect(preview.stops.map(({ task }: { task: number }) => task)).toEqual([first, second]);
  const made = await slip(owner, first, { whole_tour: true, method: 'None' });
  expect(made.body).toMatchObject({ slip: { method: 'None' }, properties: [{ id: houses[0] }, { id: houses[1] }] });
  expect(await verify()).toEqual({ entries: 2, broken_at: null });
  expect((await read(owner, `${second}/`)).body.visitor_confirm).toMatchObject({ method: 'None' });
  expect((await slip(owner, third, { method: 'None' })).body).toEqual({
    non_field_errors: ['Nothing was seen yet. A slip is made on the visit or after it.'],
  });
  await post(owner, `${first}/complete/`, { outcome: 'Client did not come' });
  expect((await read(owner, `${first}/slip/`)).status).toBe(400);
});

test('who sends the visitor a code never learns the number; the code confirms this visit alone, once', async () => {
  const { owner, company, houses, visit, slip, number, read, paper, inquiry } = await anOffice();
  const staff = await company.person('All-Rounder');
  await server.ask('PATCH', `/properties/inquiry/${inquiry.id}/`, owner.token, { assigned_to: [staff.id] });
  const id = await visit(houses[0], {}, staff);
  const other = await visit(houses[1], {}, staff);
  expect((await slip(staff, id, { method: 'OTP' })).body).toEqual({ otp: ['Type the code that the visitor got.'] });
  const sent = await slip(staff, id, {}).then(() =>
    server.ask('POST', `/properties/tasks/${id}/slip/code/`, staff.token),
  );
  expect(sent).toMatchObject({ status: 200, body: { number: `*******${number.slice(-3)}` } });
  expect((await sentTo(server, number)).at(-1)!.body).toMatchObject({ template_id: 'angan_visit' });
  // Nobody of the office reads the number in its outbox.
  const { rows } = await server.owner.query('select company_id from outbox_message where "to" = $1', [number]);
  expect(rows.map(({ company_id }) => company_id)).not.toContain(company.id);
  const code = await codeTo(server, number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await slip(staff, id, { method: 'OTP', otp: wrong })).body.otp[0]).toMatch(/^This code is not right/);
  expect((await slip(staff, other, { method: 'OTP', otp: code })).status).toBe(400);
  const made = await slip(staff, id, { method: 'OTP', otp: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(made).toMatchObject({ status: 201, body: { slip: { method: 'OTP' } } });
  expect(JSON.stringify(made.body)).not.toContain(number);
  const { text } = await paper(staff, made.body.slip.file);
  expect(text).toContain(`Confirmed by the visitor with a code sent to *******${number.slice(-3)}`);
  expect(text).not.toContain(number);
  expect((await slip(staff, id, { method: 'OTP', otp: code })).status).toBe(400);
  // A slip without a confirmation takes nothing from the one that has it.
  await slip(staff, id, { method: 'None' });
  expect((await read(staff, `${id}/`)).body.visitor_confirm).toMatchObject({ method: 'OTP' });
});

test('the code comes in the language that is noted of the visitor, or that was chosen for the paper', async () => {
  const { owner, houses, visit, number, inquiry } = await anOffice();
  const id = await visit(houses[0]);
  const said = async (body?: object) => {
    await waitHalfAMinute(server, number);
    expect((await server.ask('POST', `/properties/tasks/${id}/slip/code/`, owner.token, body)).status).toBe(200);
    return (await sentTo(server, number)).at(-1)!.body.template_id;
  };
  expect(await said()).toBe('angan_visit');
  expect(await said({ last_language: 'Gujarati' })).toBe('angan_visit_gu');
  const contact = `/properties/contacts/${inquiry.contact.id}/`;
  expect((await server.ask('PATCH', contact, owner.token, { language: 'Hindi' })).status).toBe(200);
  expect(await said({ last_language: 'Gujarati' })).toBe('angan_visit_hi');
  expect(await said({ language: 'English' })).toBe('angan_visit');
});

test('codes are limited as those of registration are: one in half a minute, five wrong tries', async () => {
  const { owner, houses, visit, slip, number } = await anOffice();
  const id = await visit(houses[0]);
  const send = () => server.ask('POST', `/properties/tasks/${id}/slip/code/`, owner.token);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  const code = await codeTo(server, number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let i = 0; i < 5; i++) expect((await slip(owner, id, { method: 'OTP', otp: wrong })).status).toBe(400);
  expect((await slip(owner, id, { method: 'OTP', otp: code })).status).toBe(400);
  await waitHalfAMinute(server, number);
  expect((await send()).status).toBe(200);
});

test('unit and society stand on it by the rules of brochures; who may not share, or does not see the visit, makes none', async () => {
  const { owner, company, houses, inquiry, visit, sign, slip, paper, read, area } = await anOffice();
  const made = await server.ask('POST', '/properties/property/', owner.token, aHouse(area, { unit_no: 'Z-9407' }));
  const id = await visit(made.body.id);
  const shown = await sign(owner, id, { show_unit: 'true' });
  expect((await paper(owner, shown.body.slip.file)).text).toContain('Z-9407');
  const staff = await company.person('All-Rounder');
  expect((await slip(staff, id, { method: 'None' })).status).toBe(404);
  await server.ask('PATCH', `/properties/inquiry/${inquiry.id}/`, owner.token, { assigned_to: [staff.id] });
  const own = await visit(houses[0], {}, staff);
  expect((await slip(staff, own, { method: 'None', show_unit: true })).body).toEqual({
    show_unit: ['You may not share unit numbers. Ask the Owner.'],
  });
  const backend = await company.person('Backend');
  expect((await slip(backend, own, { method: 'None' })).status).toBe(403);
  expect((await read(backend, `${own}/slip/`)).status).toBe(403);
  expect((await slip((await anOffice()).owner, own, { method: 'None' })).status).toBe(404);
});

test('a signature is there, is a drawing, and is kept as documents are', async () => {
  const { owner, company, houses, visit, sign, slip, inquiry } = await anOffice();
  const staff = await company.person('All-Rounder');
  await server.ask('PATCH', `/properties/inquiry/${inquiry.id}/`, owner.token, { assigned_to: [staff.id] });
  const id = await visit(houses[0], { assigned_to: staff.id });
  const first = { signature: ['Let the visitor sign first.'] };
  expect((await slip(owner, id, { method: 'Signature' })).body).toEqual(first);
  expect((await sign(owner, id, {}, blank())).body).toEqual(first);
  expect((await sign(owner, id, {}, Promise.resolve(Buffer.from('%PDF-1.7 no picture')))).status).toBe(400);
  expect((await sign(staff, id)).status).toBe(201);
  const { rows } = await server.owner.query(
    `select id from stored_file where company_id = $1 and kind = 'visit_signature'`,
    [company.id],
  );
  expect(rows).toHaveLength(1);
  const open = async (person: Person) => (await server.ask('GET', `/files/${rows[0].id}/`, person.token)).status;
  expect(await open(owner)).toBe(200);
  expect(await open(await company.person('All-Rounder'))).toBe(404);
  expect(await open(await company.person('Backend'))).toBe(404);
  const trail = await server.owner.query(
    `select user_id from audit_log where company_id = $1 and entity = 'visit_signature' and action = 'downloaded'`,
    [company.id],
  );
  expect(trail.rows).toEqual([{ user_id: owner.id }]);
});
