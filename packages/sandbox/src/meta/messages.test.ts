import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWhile, body, type Json, NUMBER, startMeta, TOKEN, until, WABA } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const ASHA = '919812345678';
const text = (to = ASHA, more: Json = {}) => meta.send({ to, type: 'text', text: { body: 'Namaste' }, ...more });
const offer = {
  name: 'offer',
  category: 'MARKETING',
  components: [body('Hello {{1}}, the plots of {{2}} are open for booking from today on.', 'Asha', 'Vesu')],
};
const templated = (
  parameters: Json[] = ['Asha', 'Vesu'].map((one) => ({ type: 'text', text: one })),
  more: Json = {},
  to = ASHA,
) =>
  meta.send({
    to,
    type: 'template',
    template: { name: 'offer', language: { code: 'en_GB' }, components: [{ type: 'body', parameters }], ...more },
  });
const codeOf = (answer: { body: Json }): number | null => answer.body.error?.code ?? null;
const statuses = (count: number) => until(() => meta.receiver.statuses().length >= count && meta.receiver.statuses());
const opened = () => meta.say(ASHA, { text: 'Hello' });

describe('sending', () => {
  it('accepts first, and tells sent, delivered and read later', async () => {
    await opened();
    await meta.control('POST', 'settings', { read: 'soon', read_ms: 0 });
    const sent = await text('+91 98123-45678', { biz_opaque_callback_data: 'msg-1' });
    expect(sent.body).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: '+91 98123-45678', wa_id: ASHA }],
      messages: [{ id: expect.stringMatching(/^wamid\.HBgMOTE5ODEyMzQ1Njc4FQIAERg/) }],
    });
    const told = await statuses(3);
    const id = sent.body.messages[0].id;
    const common = {
      id,
      timestamp: expect.stringMatching(/^\d{10}$/),
      recipient_id: ASHA,
      recipient_user_id: expect.any(String),
      biz_opaque_callback_data: 'msg-1',
    };
    const pricing = { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' };
    expect(told).toEqual([
      { ...common, status: 'sent', pricing },
      { ...common, status: 'delivered', pricing },
      { ...common, status: 'read' },
    ]);
    const change = meta.receiver.changes().find(({ value }) => value.statuses)!;
    expect(change.value).toMatchObject({
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '919825000001', phone_number_id: NUMBER },
      contacts: [{ profile: {}, wa_id: ASHA, user_id: expect.stringMatching(/^IN\.\d{16}$/) }],
    });
  });

  it('carries a conversation and the older pricing for an app below v24', async () => {
    await meta.control('POST', 'settings', { webhook_version: 23 });
    await opened();
    await text();
    const [, delivered] = await statuses(2);
    expect(delivered).toMatchObject({
      status: 'delivered',
      conversation: { id: expect.any(String), origin: { type: 'service' } },
      pricing: { billable: false, pricing_model: 'CBP', category: 'service' },
    });
  });

  it('adds the country of the sender to ten digits', async () => {
    expect((await text('98123 45678')).body.contacts).toEqual([{ input: '98123 45678', wa_id: ASHA }]);
  });

  it.each<[string, Json, number]>([
    ['no product', { messaging_product: undefined, to: ASHA, text: { body: 'x' } }, 100],
    ['no recipient', { text: { body: 'x' } }, 100],
    ['the sender itself', { to: '919825000001', text: { body: 'x' } }, 131021],
    ['a recipient of letters', { to: 'asha', text: { body: 'x' } }, 131009],
    ['an unknown type', { to: ASHA, type: 'poll', poll: {} }, 131051],
    ['no part for its type', { to: ASHA, type: 'image' }, 131008],
    ['an empty text', { to: ASHA, text: { body: ' ' } }, 131008],
    ['a text of 4097', { to: ASHA, text: { body: 'x'.repeat(4097) } }, 100],
    [
      'a caption of 1025',
      { to: ASHA, type: 'image', image: { link: 'https://a.example/a.jpg', caption: 'x'.repeat(1025) } },
      100,
    ],
    [
      'a caption on a sticker',
      { to: ASHA, type: 'sticker', sticker: { link: 'https://a.example/a.webp', caption: 'x' } },
      100,
    ],
    ['a file by id and link', { to: ASHA, type: 'image', image: { id: '1', link: 'https://a.example/a.jpg' } }, 131008],
    ['callback data of 513', { to: ASHA, text: { body: 'x' }, biz_opaque_callback_data: 'x'.repeat(513) }, 100],
    ['a place off the globe', { to: ASHA, type: 'location', location: { latitude: '91', longitude: '72' } }, 131009],
    [
      '258 contacts',
      {
        to: ASHA,
        type: 'contacts',
        contacts: Array.from({ length: 258 }, () => ({ name: { formatted_name: 'A B', first_name: 'A' } })),
      },
      100,
    ],
    ['a reaction to nothing', { to: ASHA, type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } }, 131009],
  ])('refuses %s', async (_case, message, code) => {
    const answer = await meta.graph('POST', `${NUMBER}/messages`, { messaging_product: 'whatsapp', ...message });
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect((await meta.control('GET', 'counts')).body.out).toBe(0);
  });

  const buttons = (count: number, title = 'Yes') => ({
    type: 'button',
    body: { text: 'Shall we meet?' },
    action: {
      buttons: Array.from({ length: count }, (_one, at) => ({
        type: 'reply',
        reply: { id: `b${at}`, title: `${title}${at}` },
      })),
    },
  });
  const choices = (rows: number) => ({
    type: 'list',
    body: { text: 'Where?' },
    action: {
      button: 'Choose',
      sections: [
        { title: 'Areas', rows: Array.from({ length: rows }, (_one, at) => ({ id: `a${at}`, title: `Area ${at}` })) },
      ],
    },
  });
  it.each<[string, Json, number | null]>([
    ['three buttons', buttons(3), null],
    ['four buttons', buttons(4), 131009],
    ['a title of 21', buttons(1, 'x'.repeat(20)), 100],
    ['ten rows', choices(10), null],
    ['eleven rows', choices(11), 131009],
    [
      'a link',
      {
        type: 'cta_url',
        body: { text: 'Look' },
        action: { name: 'cta_url', parameters: { display_text: 'Open', url: 'https://a.example/' } },
      },
      null,
    ],
    [
      'a call',
      {
        type: 'voice_call',
        body: { text: 'Ring us' },
        action: { name: 'voice_call', parameters: { display_text: 'Call', ttl_minutes: 100 } },
      },
      null,
    ],
    [
      'a call for 31 days',
      {
        type: 'voice_call',
        body: { text: 'Ring us' },
        action: { name: 'voice_call', parameters: { ttl_minutes: 43_201 } },
      },
      131009,
    ],
  ])('judges an interactive message with %s', async (_case, interactive, code) => {
    expect(codeOf(await meta.send({ to: ASHA, type: 'interactive', interactive }))).toBe(code);
  });

  it('marks read, shows typing, and takes a reaction, of which only sent is told', async () => {
    const { id } = (await opened()).body;
    expect((await meta.send({ status: 'read', message_id: id, typing_indicator: { type: 'text' } })).body).toEqual({
      success: true,
    });
    expect((await meta.send({ status: 'read', message_id: 'wamid.none' })).body.error.code).toBe(131009);
    await meta.send({ to: ASHA, type: 'reaction', reaction: { message_id: id, emoji: '🙏' } });
    await statuses(1);
    await aWhile();
    expect(meta.receiver.statuses().map(({ status }) => status)).toEqual(['sent']);
    expect((await meta.control('GET', `messages/${encodeURIComponent(id)}`)).body).toMatchObject({
      status: 'read',
      reactions: { business: '🙏' },
    });
    await meta.control('POST', 'clock', { advance: 31 * 86_400 });
    expect(codeOf(await meta.send({ to: ASHA, type: 'reaction', reaction: { message_id: id, emoji: '' } }))).toBe(
      131009,
    );
  });
});

describe('what people come by and in', () => {
  const incoming = () =>
    until(() => {
      const found = meta.receiver.changes().flatMap(({ value }) => (value.messages ?? []) as Json[]);
      return found.length > 0 && found;
    });

  it('an advertisement stands beside the first message', async () => {
    await meta.say(ASHA, { text: 'More info?', referral: true });
    expect((await incoming())[0]).toMatchObject({
      text: { body: 'More info?' },
      referral: { source_type: 'ad', source_id: expect.any(String), headline: expect.any(String) },
    });
  });

  it('a group is named by its id, and opens no window', async () => {
    await meta.say(ASHA, { text: 'To all', group: 'Y2FwaV9ncm91cA' });
    expect((await incoming())[0]).toMatchObject({ from: ASHA, group_id: 'Y2FwaV9ncm91cA' });
    await text();
    const told = await until(() => meta.receiver.statuses().find(({ status }) => status === 'failed'));
    expect((told as Json).errors[0].code).toBe(131047);
  });

  it('replies are charged above what is free in a month, each once', async () => {
    await meta.control('POST', 'settings', { service_free: 1, window_charged_from: '2020-01-01' });
    await opened();
    await text();
    await statuses(2);
    await text();
    const told = await until(
      () => meta.receiver.statuses().filter(({ status }) => status === 'delivered').length === 2,
    );
    expect(told).toBe(true);
    const types = meta.receiver.statuses().flatMap(({ pricing }) => (pricing ? [(pricing as Json).type] : []));
    expect(types).toEqual(['free_customer_service', 'free_customer_service', 'regular', 'regular']);
  });
});

describe('templates', () => {
  beforeEach(async () => void (await meta.approved(offer)));

  it('go to anybody, and tell what they cost', async () => {
    expect((await templated()).body.messages).toEqual([{ id: expect.any(String), message_status: 'accepted' }]);
    const [sent] = await statuses(1);
    expect(sent!.pricing).toEqual({ billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' });
    const [logged] = (await meta.control('GET', `messages?to=${ASHA}`)).body as unknown as Json[];
    expect(logged).toMatchObject({
      template: 'offer',
      text: { body: 'Hello Asha, the plots of Vesu are open for booking from today on.' },
    });
  });

  const value = (one: string) => [
    { type: 'text', text: one },
    { type: 'text', text: 'Vesu' },
  ];
  it.each<[string, () => ReturnType<typeof templated>, number, string?]>([
    [
      'too few values',
      () => templated([{ type: 'text', text: 'a' }]),
      132000,
      'body: number of localizable_params (1) does not match the expected number of params (2)',
    ],
    [
      'another language',
      () => templated(undefined, { language: { code: 'hi' } }),
      132001,
      'template name (offer) does not exist in hi',
    ],
    [
      'a newline in a value',
      () => templated(value('a\nb')),
      132018,
      'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
    ],
    ['a tab in a value', () => templated(value('a\tb')), 132018],
    ['five spaces in a value', () => templated(value('a     b')), 132018],
    ['an empty value', () => templated(value('')), 132018],
    ['a value that makes the body too long', () => templated(value('x'.repeat(1000))), 132005],
    [
      'a button that is not there',
      () =>
        templated(undefined, {
          components: [
            { type: 'body', parameters: value('a') },
            { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'x' }] },
          ],
        }),
      132018,
    ],
  ])('refuse %s', async (_case, send, code, details) => {
    const answer = await send();
    expect(codeOf(answer)).toBe(code);
    if (details) expect(answer.body.error.error_data).toEqual({ messaging_product: 'whatsapp', details });
  });

  it('tell a bad value as 132012 below v23, and statuses as a test sets them', async () => {
    const template = {
      name: 'offer',
      language: { code: 'en_GB' },
      components: [{ type: 'body', parameters: value('a\nb') }],
    };
    const old = await fetch(`${meta.sandbox.url}/v22.0/${NUMBER}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messaging_product: 'whatsapp', to: ASHA, type: 'template', template }),
    });
    expect((await old.json()).error.code).toBe(132012);
    expect((await templated(undefined, { name: 'none' })).status).toBe(404);
    await meta.control('POST', 'settings', { http_status: { 132001: 400 } });
    expect((await templated(undefined, { name: 'none' })).status).toBe(400);
  });

  it('need their header file, their link, and their names', async () => {
    const session = await meta.graph('POST', `1450010002600001/uploads?file_length=3&file_type=image/png`);
    const { h } = (
      await meta.graph('POST', session.body.id, new Uint8Array(3), {
        authorization: `OAuth ${TOKEN}`,
        file_offset: '0',
      })
    ).body;
    const named = {
      type: 'BODY',
      text: 'Dear {{first_name}}, the plots by the lake are open now.',
      example: { body_text_named_params: [{ param_name: 'first_name', example: 'Asha' }] },
    };
    const buttons = [
      { type: 'QUICK_REPLY', text: 'Yes' },
      { type: 'URL', text: 'Plan', url: 'https://a.example/{{1}}', example: ['1'] },
    ];
    await meta.approved({
      name: 'rich',
      parameter_format: 'NAMED',
      components: [
        { type: 'HEADER', format: 'IMAGE', example: { header_handle: [h] } },
        named,
        { type: 'BUTTONS', buttons },
      ],
    });
    const image = { type: 'header', parameters: [{ type: 'image', image: { link: `${meta.sandbox.url}/mark.svg` } }] };
    const words = (parameter_name?: string) => ({
      type: 'body',
      parameters: [{ type: 'text', text: 'Asha', ...(parameter_name && { parameter_name }) }],
    });
    const url = { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'plot-17' }] };
    const payload = {
      type: 'button',
      sub_type: 'quick_reply',
      index: 0,
      parameters: [{ type: 'payload', payload: 'visit:42' }],
    };
    const send = async (...components: Json[]) =>
      codeOf(
        await meta.send({
          to: ASHA,
          type: 'template',
          template: { name: 'rich', language: { code: 'en_GB' }, components },
        }),
      );
    expect(await send(words('first_name'), url)).toBe(132012);
    expect(await send(image, words('first_name'))).toBe(131008);
    expect(await send(image, words(), url)).toBe(132018);
    expect(await send(image, words('first_name'), url, payload)).toBe(null);
  });

  it('are held while their quality is assessed, then released or dropped', async () => {
    const id = (await meta.control('GET', 'templates')).body[0].id;
    await meta.control('POST', `templates/${id}`, { do: 'pace', first: 1 });
    expect((await templated()).body.messages[0].message_status).toBe('accepted');
    for (const to of ['919812345601', '919812345602'])
      expect((await templated(undefined, {}, to)).body.messages[0].message_status).toBe('held_for_quality_assessment');
    await statuses(2);
    await aWhile();
    expect(meta.receiver.statuses()).toHaveLength(2);
    expect((await meta.control('POST', `templates/${id}`, { do: 'end-pacing', outcome: 'drop' })).body).toEqual({
      held: 2,
    });
    const told = await statuses(4);
    expect(told.slice(2).map(({ status, errors }) => [status, errors[0].code])).toEqual([
      ['failed', 132015],
      ['failed', 132015],
    ]);
    expect(codeOf(await templated())).toBe(132015);
    expect((await meta.graph('POST', `${id}/unpause`)).body).toEqual({ success: true });
  });
});

describe('limits', () => {
  const failure = async (send: Promise<unknown>) => {
    const before = meta.receiver.statuses().length;
    expect(await send).toMatchObject({ status: 200 });
    const told = (await statuses(before + 1)).slice(before);
    return told[0]!.status === 'failed' ? told[0]!.errors[0].code : null;
  };

  it('closes the window 24 hours after the last message, by a failed status', async () => {
    expect(await failure(text())).toBe(131047);
    const [failed] = meta.receiver.statuses();
    expect(failed!.errors[0]).toEqual({
      code: 131047,
      title: 'Re-engagement message',
      message: 'Re-engagement message',
      error_data: {
        details:
          'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
      },
      href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
    });
    await opened();
    expect(await failure(text())).toBe(null);
    await meta.control('POST', 'clock', { advance: 24 * 3600 });
    expect(await failure(text())).toBe(131047);
  });

  it('lets 45 to one person through, then one in so many seconds', async () => {
    await opened();
    // Slower than the usual six seconds, so that the calls themselves pay nothing back.
    await meta.control('POST', 'settings', { pair_seconds: 600 });
    await meta.control('PATCH', `numbers/${NUMBER}`, { throughput: 1000 });
    for (let at = 0; at < 45; at++) expect(codeOf(await text())).toBe(null);
    expect(codeOf(await text())).toBe(131056);
    expect(codeOf(await text('919812345679'))).toBe(null);
    await meta.control('POST', 'clock', { advance: 600 });
    expect(codeOf(await text())).toBe(null);
    expect(codeOf(await text())).toBe(131056);
  });

  it('lets as many through in a second as the number may', async () => {
    await meta.control('PATCH', `numbers/${NUMBER}`, { throughput: 0.1 });
    expect(codeOf(await text())).toBe(null);
    expect(codeOf(await text('919812345679'))).toBe(130429);
    await meta.control('POST', 'clock', { advance: 10 });
    expect(codeOf(await text())).toBe(null);
  });

  it('counts people of a moving day outside the window against the messaging limit', async () => {
    await meta.approved(offer);
    await meta.control('PATCH', `wabas/${WABA}`, { tier: 'TIER_250' });
    await meta.control('PATCH', `numbers/${NUMBER}`, { throughput: 1000 });
    for (let at = 0; at < 250; at++) await templated(undefined, {}, `91981230${1000 + at}`);
    await statuses(500);
    expect(await failure(templated())).toBe(131048);
    expect(await failure(templated(undefined, {}, '919812301000'))).toBe(null);
    await opened();
    expect(await failure(text())).toBe(null);
    await meta.control('POST', 'clock', { advance: 24 * 3600 });
    expect(await failure(templated())).toBe(null);
  });

  it('honours who stopped marketing, who is not on WhatsApp, and caps by script', async () => {
    await meta.approved(offer);
    expect(await failure(templated(undefined, {}, '919812340000'))).toBe(131026);
    await meta.control('POST', 'customers', { digits: '919812345670', on_whatsapp: false });
    expect(await failure(templated(undefined, {}, '919812345670'))).toBe(131026);
    await meta.control('POST', `customers/${ASHA}/preference`, { value: 'stop' });
    expect(await failure(templated())).toBe(131050);
    await meta.control('POST', `customers/${ASHA}/preference`, { value: 'resume' });
    await meta.control('POST', 'settings', { marketing_cap: 1 });
    expect(await failure(templated())).toBe(null);
    await statuses(5);
    expect(await failure(templated())).toBe(131049);
    expect(meta.receiver.values('user_preferences')[0]).toMatchObject({
      user_preferences: [
        {
          wa_id: ASHA,
          category: 'marketing_messages',
          value: 'stop',
          detail: expect.any(String),
          timestamp: expect.any(Number),
        },
      ],
    });
  });

  it('keeps an authentication code from whoever shows no number', async () => {
    await meta.approved({
      name: 'otp',
      category: 'AUTHENTICATION',
      components: [{ type: 'BODY' }, { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] }],
    });
    const { body: hidden } = await meta.control('POST', 'customers', {
      digits: ASHA,
      phone_visible: false,
      username: 'asha.p',
    });
    const components = [
      { type: 'body', parameters: [{ type: 'text', text: '482913' }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '482913' }] },
    ];
    const send = (whom: Json) =>
      meta.send({ ...whom, type: 'template', template: { name: 'otp', language: { code: 'en_GB' }, components } });
    expect(codeOf(await send({ recipient: hidden.id }))).toBe(131062);
    expect(codeOf(await send({ to: ASHA }))).toBe(null);
  });
});
