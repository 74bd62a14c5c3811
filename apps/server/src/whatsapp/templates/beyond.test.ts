import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';
import { dueNow } from '../../../test/due-now.ts';
import { syncUnread } from './sync-job.ts';

/** Templates that somebody made in WhatsApp Manager, with parts that the editor does not have. */
let world: Whatsapp;
beforeAll(async () => {
  world = await aWhatsapp();
  for (const [at, one] of Object.values(made).entries())
    await world.control('templates', {
      id: String(88_000_000 + at),
      status: 'APPROVED',
      language: 'en',
      category: 'MARKETING',
      ...one,
    });
  expect((await world.ask('POST', 'whatsapp_template/sync/')).body).toMatchObject({
    created: Object.keys(made).length,
  });
});
afterAll(() => world.close());

const body = { type: 'BODY', text: 'Homes near the lake are open to be seen this week.' };
const link = { type: 'URL', text: 'See photos', url: 'https://angan.example/s/{{1}}', example: ['x'] };
const picture = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::x'] } };
const card = { components: [picture, { type: 'BUTTONS', buttons: [link] }] };
const made = {
  plain: { name: 'plain', components: [body] },
  carousel: { name: 'carousel', components: [body, { type: 'CAROUSEL', cards: [card, card] }] },
  offer: {
    name: 'offer',
    components: [
      { type: 'LIMITED_TIME_OFFER', limited_time_offer: { text: 'Ends soon', has_expiration: false } },
      body,
      { type: 'BUTTONS', buttons: [link] },
    ],
  },
  catalogue: { name: 'catalogue', components: [body, { type: 'BUTTONS', buttons: [{ type: 'CATALOG' }] }] },
  products: {
    name: 'products',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Homes' },
      body,
      { type: 'BUTTONS', buttons: [{ type: 'MPM' }] },
    ],
  },
  code: {
    name: 'code',
    category: 'AUTHENTICATION',
    components: [{ type: 'BODY' }, { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] }],
  },
  named: {
    name: 'named',
    parameter_format: 'NAMED',
    components: [
      {
        type: 'BODY',
        text: 'Homes in {{area}} are open to be seen.',
        example: { body_text_named_params: [{ param_name: 'area', example: 'Bopal' }] },
      },
    ],
  },
};
/** Of these nothing can be filled from here. */
const never = {
  offer: 'a limited-time offer',
  catalogue: 'a button that opens the catalogue',
  products: 'a button that opens a list of products',
  code: 'a one-time password',
  named: 'variables with names',
} as const;

interface Shown {
  readonly id: number;
  readonly template_name: string;
  readonly beyond: readonly string[];
  readonly unfilled: readonly string[];
  readonly is_unread: boolean;
}
const all = async (query = ''): Promise<Shown[]> =>
  (await world.ask('GET', `whatsapp_template/?page_size=100${query}`)).body.results;
const named = async (name: string): Promise<Shown> => (await all()).find((one) => one.template_name === name)!;
const mgmt = (method: 'GET' | 'POST', path: string, given?: object) =>
  world.server.ask(method, `/mgmt/${path}`, world.admin.token, given);
const atMeta = async (name: string): Promise<{ id: string; components: { type: string }[] }> =>
  (
    (await world.control('templates')) as unknown as { name: string; id: string; components: { type: string }[] }[]
  ).find((one) => one.name === name)!;

test('what cannot be filled is named, and offered nowhere', async () => {
  for (const [name, words] of Object.entries(never)) {
    expect((await named(name)).unfilled, name).toContain(words);
    expect((await named(name)).beyond, name).toContain(words);
  }
  expect((await named('plain')).beyond).toEqual([]);
  const offered = (await all('&sendable=true')).map(({ template_name }) => template_name);
  expect(offered).toContain('plain');
  for (const name of Object.keys(never)) expect(offered).not.toContain(name);
});

test.each(Object.keys(never))('%s is refused with a sentence in a chat and in a broadcast', async (name) => {
  const { id } = await named(name);
  const sentence = expect.stringContaining(`${never[name as keyof typeof never]}`);
  const sent = await mgmt('POST', 'whatsappmessage/', {
    user_whatsapp_number: '919876500001',
    content_type: 'template',
    template: id,
  });
  expect([sent.status, sent.body]).toEqual([400, { template: [sentence] }]);
  const draft = await mgmt('POST', 'whatsappbroadcast/', { name, template: id, audience: { contacts: 'Everybody' } });
  const { refusals } = (await mgmt('GET', `whatsappbroadcast/${draft.body.id}/look/`)).body;
  expect(refusals).toContainEqual(sentence);
  expect((await mgmt('POST', `whatsappbroadcast/${draft.body.id}/send/`, { people: 1 })).status).toBe(400);
  const { rows } = await world.server.owner.query('select count(*) from whatsapp_message where template = $1', [id]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('nothing that has such a part is written back or copied without it', async () => {
  for (const name of ['carousel', ...Object.keys(never)]) {
    const { id, beyond } = await named(name);
    const before = await atMeta(name);
    const edited = await world.ask('PATCH', `whatsapp_template/${id}/`, { body: 'Other homes are open to be seen.' });
    expect([edited.status, edited.body.non_field_errors]).toEqual([400, [expect.stringContaining(beyond[0]!)]]);
    const copied = await world.ask('POST', `whatsapp_template/${id}/duplicate/`);
    expect([copied.status, copied.body.non_field_errors]).toEqual([400, [expect.stringContaining(beyond[0]!)]]);
    expect(await atMeta(name)).toEqual(before);
    // What is ours alone may change.
    const linked = await world.ask('PATCH', `whatsapp_template/${id}/`, { body_variable_1_field: 'contact.name' });
    expect([linked.status, linked.body.beyond]).toEqual([200, beyond]);
  }
});

test('a part that was added in WhatsApp Manager meanwhile is not overwritten', async () => {
  const { id } = await named('plain');
  const there = await atMeta('plain');
  const answer = await fetch(`${world.sandboxUrl}/v25.0/${there.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.meta.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ components: [body, { type: 'BUTTONS', buttons: [{ type: 'CATALOG' }] }] }),
  });
  expect(answer.status).toBe(200);
  await world.server.owner.query(`update whatsapp_template set status = 'APPROVED', beyond = '{}' where id = $1`, [id]);
  const edited = await world.ask('PATCH', `whatsapp_template/${id}/`, { body: 'Other homes are open to be seen.' });
  expect([edited.status, edited.body.non_field_errors]).toEqual([400, [expect.stringContaining('the catalogue')]]);
  expect((await atMeta('plain')).components.map(({ type }) => type)).toEqual(['BODY', 'BUTTONS']);
  await expect.poll(async () => (await named('plain')).unfilled).toEqual(['a button that opens the catalogue']);
});

test('a broadcast that is confirmed stops before its messages are written', async () => {
  await world.control('templates', {
    id: '88000100',
    status: 'APPROVED',
    name: 'later',
    language: 'en',
    category: 'UTILITY',
    components: [{ ...body, text: 'Your papers are ready to be fetched at our desk.' }],
  });
  await world.ask('POST', 'whatsapp_template/sync/');
  const { id } = await named('later');
  const draft = await mgmt('POST', 'whatsappbroadcast/', {
    name: 'Later',
    template: id,
    send_at: new Date(Date.now() + 3_600_000).toISOString(),
    audience: { contacts: 'Nobody', pasted: '9876500002', pasted_agreed: true },
  });
  expect((await mgmt('POST', `whatsappbroadcast/${draft.body.id}/send/`, { people: 1 })).body.status).toBe('Scheduled');
  await world.server.owner.query(`update whatsapp_template set beyond = '{LIMITED_TIME_OFFER}' where id = $1`, [id]);
  await world.server.owner.query(
    dueNow(`task_id = (select id from graphile_worker._private_tasks where identifier = 'write_whatsapp_broadcast')`),
  );
  await expect
    .poll(async () => (await mgmt('GET', `whatsappbroadcast/${draft.body.id}/`)).body)
    .toMatchObject({ status: 'Paused', halted_why: { key: 'unfilled', values: { parts: ['LIMITED_TIME_OFFER'] } } });
});

test('one that an older version synced is not sent, edited or copied until it is synced, which the start asks for', async () => {
  const { id } = await named('carousel');
  // As the older version left it, and migration 0081 marks it.
  await world.server.owner.query(`update whatsapp_template set beyond = '{UNREAD}', cards = '[]' where id = $1`, [id]);
  expect((await all('&sendable=true')).map((one) => one.id)).not.toContain(id);
  const sent = await mgmt('POST', 'whatsappmessage/', {
    user_whatsapp_number: '919876500003',
    content_type: 'template',
    template: id,
  });
  expect([sent.status, sent.body]).toEqual([400, { template: [templateTexts.unread] }]);
  const draft = await mgmt('POST', 'whatsappbroadcast/', {
    name: 'Unread',
    template: id,
    audience: { contacts: 'Nobody', pasted: '9876500003', pasted_agreed: true },
  });
  expect((await mgmt('GET', `whatsappbroadcast/${draft.body.id}/look/`)).body.refusals).toEqual([templateTexts.unread]);
  expect((await mgmt('POST', `whatsappbroadcast/${draft.body.id}/send/`, { people: 1 })).status).toBe(400);
  for (const answer of [
    await world.ask('PATCH', `whatsapp_template/${id}/`, { body: 'Other homes are open to be seen.' }),
    await world.ask('POST', `whatsapp_template/${id}/duplicate/`),
  ])
    expect([answer.status, answer.body.non_field_errors]).toEqual([400, [templateTexts.unread]]);

  await syncUnread(world.server.services);
  await expect.poll(async () => (await named('carousel')).is_unread, { timeout: 8000 }).toBe(false);
  expect((await all('&sendable=true')).map((one) => one.id)).toContain(id);
  const { rows } = await world.server.owner.query('select count(*) from whatsapp_message where template = $1', [id]);
  expect(rows).toEqual([{ count: 0 }]);
});
