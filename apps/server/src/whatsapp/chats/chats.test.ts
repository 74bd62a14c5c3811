import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPng, aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';
import { addSectors, aHouse, aWish } from '../../../test/listings.ts';
import { type Answered, aCompany, aForm, aPerson, type Person } from '../../../test/support.ts';

let world: Whatsapp;
let owner: Person;
let company: number;
beforeAll(async () => {
  world = await aWhatsapp();
  await world.control('settings', { sent_ms: 10, delivered_ms: 20, read: 'never' });
  const { rows } = await world.server.owner.query('select id from company where is_platform');
  company = rows[0].id;
  owner = await aPerson(world.server, company, 'Owner');
});
afterAll(() => world.close());

let people = 0;
const digits = () => `91987654${String(++people).padStart(4, '0')}`;
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answered> =>
  world.server.ask(method, `/mgmt/${path}`, world.admin.token, body);
const write = async (body: object) => ask('POST', 'whatsappmessage/', body);
const listed = async (query = '') => (await ask('GET', `whatsappchat/${query}`)).body;
/** Somebody writes on their phone; answers their chat once it is in the list. */
const says = async (who: string, what: object) => {
  const before = (await messagesWith(who)).length;
  await world.control(`customers/${who}/say`, what);
  await expect.poll(async () => (await messagesWith(who)).length).toBeGreaterThan(before);
  return chatWith(who);
};
const chatWith = async (who: string) => {
  const { results } = await listed('?page_size=100');
  return results.find((one: { user_whatsapp_number: string }) => one.user_whatsapp_number === who);
};
const messagesWith = async (who: string) =>
  (await ask('GET', `whatsappmessage/?user_whatsapp_number=${who}`)).body.results;
const drawn = async (chat: number) => (await ask('GET', `whatsappchat/${chat}/messages/`)).body.results;
const becomes = (chat: number, message: number, status: string) =>
  expect.poll(async () => (await drawn(chat)).find((one: { id: number }) => one.id === message)?.status).toBe(status);
/** The person's last message came so many hours ago. */
const wroteAgo = (chat: number, hours: number) =>
  world.server.owner.query(`update whatsapp_chat set last_incoming_at = now() - $2 * interval '1 hour' where id = $1`, [
    chat,
    hours,
  ]);

test('what is written comes in as a chat, and the answer reaches the phone and comes back as delivered', async () => {
  const who = digits();
  await world.control('customers', { digits: who, name: 'Harpreet Kaur' });
  const chat = await says(who, { text: 'Sunday 11:30 theek hai. Park view wala hi dekhna hai, baaki nahin' });
  expect(chat).toMatchObject({
    name: 'Harpreet Kaur',
    unread_count: 1,
    preview: 'Sunday 11:30 theek hai. Park view wala h…',
    preview_direction: 'incoming',
  });
  const answer = await write({
    user_whatsapp_number: who,
    incoming_outgoing: 'outgoing',
    content_type: 'text',
    message_body: 'Theek hai ji',
    timestamp: new Date().toISOString(),
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    chat: chat.id,
    user_whatsapp_number: who,
    incoming_outgoing: 'outgoing',
    content_type: 'text',
    message_body: 'Theek hai ji',
    by: 'Admin Test',
  });
  await becomes(chat.id, answer.body.id, 'delivered');
  expect((await messagesWith(who)).map((one: { message_body: string }) => one.message_body)).toEqual([
    'Theek hai ji',
    'Sunday 11:30 theek hai. Park view wala hi dekhna hai, baaki nahin',
  ]);
  expect((await ask('GET', `whatsappmessage/?user_whatsapp_number=${who}&ordering=timestamp`)).body).toMatchObject({
    count: 2,
    next: null,
    results: [{ incoming_outgoing: 'incoming' }, { incoming_outgoing: 'outgoing' }],
  });
});

test('outside the window only a template goes, and who never wrote is not blocked', async () => {
  const who = digits();
  const chat = await says(who, { text: 'Namaste' });
  await wroteAgo(chat.id, 23.9);
  expect((await write({ chat: chat.id, message_body: 'Still open' })).status).toBe(201);
  await wroteAgo(chat.id, 24.1);
  const refused = await write({ chat: chat.id, message_body: 'Too late' });
  expect([refused.status, refused.body.detail]).toEqual([400, "Reply window closed. You can't send messages."]);
  for (const body of [
    { content_type: 'location', latitude: 1, longitude: 1 },
    { content_type: 'brochure', property: 1 },
    { content_type: 'reaction', message_body: '👍' },
  ])
    expect((await write({ chat: chat.id, ...body })).body.detail).toBe(chatTexts.closedNotice);

  const { rows } = await world.server.owner.query(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, status, error_code)
       select company_id, id, number, 'outgoing', 'text', 'Lost', '{}', 'failed', 131047 from whatsapp_chat where id = $1 returning id`,
    [chat.id],
  );
  expect((await ask('POST', `whatsappmessage/${rows[0].id}/again/`)).body.detail).toBe(chatTexts.closedNotice);

  const made = await world.ask('POST', 'whatsapp_template/', {
    template_name: 'visit again',
    language: 'en',
    category: 'MARKETING',
    body: 'Hello {{1}}, shall we see the flat again on Sunday morning?',
    body_variable_1_value: 'Asha',
    body_variable_1_field: 'contact.name',
  });
  const draft = await write({ chat: chat.id, content_type: 'template', template: made.body.id });
  expect(draft.body).toEqual({ template: [chatTexts.noTemplate] });
  await world.ask('POST', `whatsapp_template/${made.body.id}/submit/`, {});
  await expect
    .poll(async () => (await world.ask('GET', `whatsapp_template/${made.body.id}/`)).body.status)
    .toBe('APPROVED');
  const empty = await write({ chat: chat.id, content_type: 'template', template: made.body.id });
  expect(empty.body).toEqual({ values: ['Fill in first: A value for {{1}}.'] });
  const values = { body: ['Asha'] };
  const sent = await write({ chat: chat.id, content_type: 'template', template: made.body.id, values });
  expect(sent.body).toMatchObject({ message_body: 'Hello Asha, shall we see the flat again on Sunday morning?' });
  await becomes(chat.id, sent.body.id, 'delivered');

  const stranger = await write({ user_whatsapp_number: '9800011122', message_body: 'Hello' });
  expect([stranger.status, stranger.body.user_whatsapp_number]).toEqual([201, '919800011122']);
  await becomes(stranger.body.chat, stranger.body.id, 'failed');
  const [failed] = await drawn(stranger.body.chat);
  expect(failed.failure).toBe('More than 24 hours have passed since this person last wrote. Send a template instead.');
});

test('every kind is drawn for what it is, and only what is unsupported is called so', async () => {
  const who = digits();
  await world.control('customers', { digits: who, name: 'Jigisha' });
  let chat = await says(who, { text: 'First' });
  await says(who, { image: { caption: 'The balcony' } });
  await says(who, { location: { latitude: 21.17, longitude: 72.83, name: 'Gate 2' } });
  await says(who, {
    contacts: [{ name: { formatted_name: 'Ravi Mistry' }, phones: [{ phone: '+91 98250 11122' }] }],
  });
  await says(who, { video: { broken: true } });
  chat = await says(who, { unsupported: 'poll' });
  await expect.poll(async () => (await drawn(chat.id)).find((one: { file: unknown }) => one.file)).toBeTruthy();
  const messages = await drawn(chat.id);
  const of = (kind: string) => messages.find((one: { kind: string }) => one.kind === kind);
  expect(of('image')).toMatchObject({ message_body: 'The balcony', content_type: 'other' });
  expect(of('video')).toMatchObject({ file: null, file_error: lostFiles.of.notSent });
  expect(of('location').place).toMatchObject({ latitude: 21.17, longitude: 72.83, name: 'Gate 2' });
  expect(of('contacts').cards).toMatchObject([{ name: 'Ravi Mistry', phones: ['+91 98250 11122'] }]);
  const picture = await world.server.ask('GET', of('image').file.url);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);

  const answered = await write({ chat: chat.id, message_body: 'Nice', reply_to: of('image').id });
  expect(answered.body.reply_to).toEqual({ id: of('image').id, incoming_outgoing: 'incoming', line: 'The balcony' });
  expect(
    (await write({ chat: chat.id, content_type: 'reaction', message_body: '👍', reply_to: of('image').id })).status,
  ).toBe(201);
  const after = await drawn(chat.id);
  expect(after.find((one: { kind: string }) => one.kind === 'image').reactions).toEqual([
    { emoji: '👍', incoming_outgoing: 'outgoing' },
  ]);
  expect(after.some((one: { kind: string }) => one.kind === 'reaction')).toBe(false);

  const { payload, headers } = aForm(
    { chat: String(chat.id), message_body: 'Floor plan' },
    { file: { name: 'plan.png', content: await aPng() } },
  );
  const sent = await world.server.ask('POST', '/mgmt/whatsappmessage/', world.admin.token, payload, headers);
  expect(sent.body).toMatchObject({ kind: 'image', message_body: 'Floor plan', file: { content_type: 'image/png' } });
  await becomes(chat.id, sent.body.id, 'delivered');
});

test('a person without a visible number has a chat and can be answered', async () => {
  const who = digits();
  await world.control('customers', { digits: who, name: 'Nila', username: 'nila.s', phone_visible: false });
  await world.control(`customers/${who}/say`, { text: 'Is it free?' });
  const find = async () => (await listed('?search=nila')).results[0];
  await expect.poll(find).toBeTruthy();
  const chat = await find();
  expect(chat).toMatchObject({ name: 'Nila', user_whatsapp_number: '', username: 'nila.s' });
  const answer = await write({ chat: chat.id, message_body: 'Yes' });
  await becomes(chat.id, answer.body.id, 'delivered');
});

test('search finds by number, name and what was said, and unread, mine and open are filters with counts', async () => {
  const who = digits();
  await world.control('customers', { digits: who, name: 'Mehul Trivedi' });
  const chat = await says(who, { text: 'Can we see Orchid Heights again?' });
  for (const search of [who.slice(2), `+91 ${who.slice(2, 7)}`, 'trivedi mehul', 'orchid again'])
    expect(
      (await listed(`?search=${encodeURIComponent(search)}`)).results.map((one: { id: number }) => one.id),
    ).toContain(chat.id);
  const [found] = (await listed('?search=orchid')).results;
  expect(found.found.line).toBe('Can we see Orchid Heights again?');
  expect((await listed('?search=no%25such')).results).toEqual([]);

  const before = (await listed()).counts;
  const assigned = await ask('POST', `whatsappchat/${chat.id}/assign/`, { user: world.admin.id });
  expect(assigned.body.assigned_to).toEqual({ id: world.admin.id, name: 'Admin Test' });
  expect((await listed('?mine=true')).results.map((one: { id: number }) => one.id)).toEqual([chat.id]);
  expect((await listed('?unread=true&open=true')).results.map((one: { id: number }) => one.id)).toContain(chat.id);
  await ask('POST', `whatsappchat/${chat.id}/read/`);
  expect((await listed()).counts).toMatchObject({ unread: before.unread - 1, mine: before.mine + 1 });
  expect((await listed('?unread=true')).results.map((one: { id: number }) => one.id)).not.toContain(chat.id);
  // The phone shows it as read, too.
  const read = async () =>
    ((await world.control(`messages?from=${who}`)) as unknown as { status?: string; read?: boolean }[]).at(-1);
  await expect.poll(async () => JSON.stringify(await read())).toMatch(/read/);
  const outsider = await (await aCompany(world.server)).person('Owner');
  expect((await ask('POST', `whatsappchat/${chat.id}/assign/`, { user: outsider.id })).status).toBe(400);
});

test('pages of chats and of a chat meet without a gap, the latest first', async () => {
  const who = digits();
  const chat = await says(who, { text: 'One' });
  await world.server.owner.query(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, at)
       select company_id, id, number, 'incoming', 'text', 'no ' || n, '{}', now() - n * interval '1 minute'
         from whatsapp_chat, generate_series(1, 120) n where id = $1`,
    [chat.id],
  );
  const ids: number[] = [];
  let next: string | null = `/mgmt/whatsappchat/${chat.id}/messages/`;
  for (; next; ) {
    const page: Answered = await world.server.ask('GET', next, world.admin.token);
    ids.push(...page.body.results.map((one: { id: number }) => one.id));
    next = page.body.next;
  }
  expect(ids).toHaveLength(121);
  expect(new Set(ids).size).toBe(121);
  const all = await listed();
  const walked: number[] = [];
  next = '/mgmt/whatsappchat/?page_size=2';
  for (; next; ) {
    const page: Answered = await world.server.ask('GET', next, world.admin.token);
    walked.push(...page.body.results.map((one: { id: number }) => one.id));
    next = page.body.next;
  }
  expect(walked).toEqual(all.results.map((one: { id: number }) => one.id));
});

test('a message becomes an inquiry of its person, and the brochure of a match is sent and stands in the ledger', async () => {
  const area = (await addSectors(world.server, owner, ['Sector 57']))['Sector 57']!;
  const home = await world.server.ask('POST', '/properties/property/', owner.token, aHouse(area));
  const who = digits();
  await world.control('customers', { digits: who, name: 'Imran Saiyed' });
  const chat = await says(who, { text: 'Need 4 BHK kothi in Sector 57 for purchase, budget 6 cr' });
  const [message] = await drawn(chat.id);
  const reading = (await ask('GET', `whatsappchat/${chat.id}/reading/?message=${message.id}`)).body;
  expect(reading).toMatchObject({
    nothing: false,
    name: 'Imran Saiyed',
    mobile_number_1: who.slice(2),
    area: [{ id: area, area: 'Sector 57' }],
    budget_max: 60_000_000,
  });
  const { property_type, property_subtype, deal_type, bhk, budget_max } = reading;
  const made = await ask('POST', `whatsappchat/${chat.id}/inquiry/`, {
    ...aWish(area),
    ...{ property_type, property_subtype, deal_type, bhk, budget_max },
    contact: { name: reading.name, mobile_number_1: reading.mobile_number_1 },
    raw_text: reading.text,
  });
  expect([made.status, made.body.stage]).toEqual([201, 'New']);
  const detail = (await ask('GET', `whatsappchat/${chat.id}/`)).body;
  expect(detail.person).toMatchObject({ name: 'Imran Saiyed', mobile_number_1: who.slice(2) });
  expect(detail.inquiries).toMatchObject([{ id: made.body.id }]);
  const matches = (await ask('GET', `whatsappchat/${chat.id}/matches/`)).body;
  expect(matches).toMatchObject({
    inquiry: made.body.id,
    count: 1,
    results: [{ id: home.body.id, shared_before: null }],
  });

  expect((await ask('GET', 'whatsappchat/contacts/?search=imran')).body.results).toMatchObject([
    { name: 'Imran Saiyed', mobile_number_1: who.slice(2) },
  ]);
  expect((await ask('GET', 'whatsappchat/properties/?search=57')).body.results).toMatchObject([
    { id: home.body.id, price: '5.50 Cr' },
  ]);
  const card = await ask('POST', 'whatsappchat/contacts/', { name: 'Ravi', mobile_number_1: '9825011122' });
  expect((await write({ chat: chat.id, content_type: 'contact', contact: card.body.id })).body.cards).toMatchObject([
    { name: 'Ravi', phones: ['+919825011122'] },
  ]);
  expect((await ask('POST', 'whatsappchat/', { contact: card.body.id })).body).toMatchObject({
    name: 'Ravi',
    user_whatsapp_number: '919825011122',
  });
  const sent = await write({ chat: chat.id, content_type: 'brochure', property: home.body.id });
  expect(sent.body).toMatchObject({ kind: 'document', file: { content_type: 'application/pdf' } });
  expect(sent.body.message_body).toMatch(/\/s\/\w{14,}/);
  await becomes(chat.id, sent.body.id, 'delivered');
  const { rows } = await world.server.owner.query('select * from share_entry where company_id = $1', [company]);
  expect(rows).toMatchObject([{ property: home.body.id, inquiry: made.body.id, by: world.admin.id }]);
  expect((await ask('GET', `whatsappchat/${chat.id}/matches/`)).body.results[0].shared_before).toBeTruthy();
});

test('quick replies are kept under one shortcut each', async () => {
  const made = await ask('POST', 'whatsappquickreply/', { shortcut: '/Visit Time', body: 'When, {first_name}?' });
  expect(made.body).toMatchObject({ shortcut: 'visit-time', body: 'When, {first_name}?' });
  expect((await ask('POST', 'whatsappquickreply/', { shortcut: 'visit-time', body: 'Again' })).status).toBe(400);
  expect((await ask('GET', 'whatsappquickreply/?search=visit')).body.count).toBe(1);
});

test('nobody but the Admin of the company sees a chat', async () => {
  const who = digits();
  const chat = await says(who, { text: 'Secret' });
  const other = await (await aCompany(world.server)).person('Owner');
  for (const path of [
    'whatsappchat/',
    `whatsappchat/${chat.id}/`,
    `whatsappchat/${chat.id}/messages/`,
    'whatsappmessage/',
  ])
    for (const person of [owner, other])
      expect((await world.server.ask('GET', `/mgmt/${path}`, person.token)).status).toBe(403);
  const { rows } = await world.server.owner.query('select id from company where not is_platform limit 1');
  const stranger = await aPerson(world.server, rows[0].id, 'Admin');
  expect((await world.server.ask('GET', '/mgmt/whatsappchat/?search=secret', stranger.token)).body.results).toEqual([]);
  for (const [method, path, body] of [
    ['GET', `whatsappchat/${chat.id}/`],
    ['GET', `whatsappchat/${chat.id}/messages/`],
    ['POST', `whatsappchat/${chat.id}/read/`],
    ['POST', 'whatsappmessage/', { chat: chat.id, message_body: 'x' }],
  ] as const)
    expect((await world.server.ask(method, `/mgmt/${path}`, stranger.token, body)).status).toBe(404);
});
