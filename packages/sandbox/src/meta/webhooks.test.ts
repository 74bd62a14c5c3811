import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWhile, type Json, NUMBER, signed, startMeta, until, WABA } from './testing.ts';
import { signature } from './webhooks/body.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const ASHA = '919812345678';
const heard = (count: number) => until(() => meta.receiver.messages().length >= count && meta.receiver.messages());
const bodies = () => meta.receiver.messages().map((message) => message.text.body);
const fault = (given: Json) => meta.control('POST', 'faults', given);

describe('webhooks', () => {
  it('are signed on their raw bytes, with everything outside ASCII escaped', async () => {
    await meta.control('POST', 'customers', { digits: ASHA, name: 'आशा' });
    await meta.say(ASHA, { text: 'नमस्ते 🙏 / ok' });
    await heard(1);
    const [{ raw, signature: told, agent }] = meta.receiver.heard as [(typeof meta.receiver.heard)[number]];
    expect(told).toBe(signed(raw));
    expect(raw).toContain('\\u0928\\u092e');
    expect(raw).toContain('\\ud83d\\ude4f');
    expect(raw).toMatch(/^[\x20-\x7e]+$/);
    expect(agent).toBe('facebookexternalua');
    expect(signed(JSON.stringify(JSON.parse(raw)))).not.toBe(told);
  });

  it('sign as a known vector does', () => {
    expect(signature('key', 'The quick brown fox jumps over the lazy dog')).toBe(
      'sha256=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
  });

  it('share a POST when they come faster than they are taken', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_one, at) => meta.say(`9198123${10_000 + at}`, { text: `No ${at}` })),
    );
    await heard(200);
    expect(meta.receiver.heard.length).toBeLessThan(200);
    const [largest] = meta.receiver.heard.toSorted((a, b) => b.raw.length - a.raw.length);
    const { changes } = largest!.body.entry[0];
    expect(changes[0].value.messages.length).toBeGreaterThan(1);
    expect(changes[0].value.contacts.length).toBe(changes[0].value.messages.length);
    expect(new Set(bodies()).size).toBe(200);
  });

  it('come again until they are answered 200, by the clock', async () => {
    meta.receiver.answers.push(500, 404);
    await meta.say(ASHA, { text: 'Hello' });
    await until(() => meta.receiver.heard.length === 2);
    await aWhile();
    expect(meta.receiver.heard).toHaveLength(2);
    await meta.control('POST', 'clock', { advance: 1 });
    await until(() => meta.receiver.heard.length === 3);
    expect(new Set(meta.receiver.heard.map(({ raw }) => raw)).size).toBe(1);
    const log = (await meta.control('GET', 'webhooks')).body as unknown as Json[];
    expect(log.map(({ status, attempt }) => [status, attempt])).toEqual([
      [200, 3],
      [404, 2],
      [500, 1],
    ]);
  });

  it('come late, doubled, backwards or not at all when told so', async () => {
    await fault({ kind: 'webhook_lost' });
    await fault({ kind: 'webhook_late', ms: 5000 });
    await fault({ kind: 'webhook_double' });
    await fault({ kind: 'webhook_unordered', times: 3 });
    for (const word of ['lost', 'late', 'double', 'one', 'two', 'three']) await meta.say(ASHA, { text: word });
    await heard(5);
    expect(bodies()).toEqual(['double', 'double', 'three', 'two', 'one']);
    await meta.control('POST', 'clock', { advance: 5 });
    await heard(6);
    expect(bodies().at(-1)).toBe('late');
    expect((await meta.control('GET', 'counts')).body.webhooks.lost).toBe(1);
  });

  it('carry whatever a test makes up, about the account, the number, or as raw bytes', async () => {
    const value = {
      event: 'THROUGHPUT_UPGRADE',
      display_phone_number: '919825000001',
      max_daily_conversations_per_business: 'TIER_2K',
    };
    await meta.control('POST', `numbers/${NUMBER}/event`, { field: 'phone_number_quality_update', value });
    await meta.control('POST', `numbers/${NUMBER}/event`, { field: 'messages', value: { errors: [{ code: 131000 }] } });
    await until(() => meta.receiver.changes().length === 2);
    expect(meta.receiver.values('phone_number_quality_update')).toEqual([value]);
    expect(meta.receiver.values('messages')[0]).toMatchObject({
      metadata: { phone_number_id: NUMBER },
      errors: [{ code: 131000 }],
    });
    const answers = await meta.control('POST', 'webhooks', {
      body: { object: 'whatsapp_business_account', entry: [] },
    });
    expect(answers.body).toEqual([200]);
    expect(meta.receiver.heard.at(-1)!.body.entry).toEqual([]);
  });
});

describe('what customers do', () => {
  it('arrives in the envelope of its number', async () => {
    await meta.control('POST', 'customers', { digits: ASHA, name: 'Asha' });
    const { body: said } = await meta.say(ASHA, { text: 'Is it still free?' });
    await heard(1);
    const user = expect.stringMatching(/^IN\.\d+$/);
    expect(meta.receiver.heard[0]!.body).toEqual({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: WABA,
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '919825000001', phone_number_id: NUMBER },
                contacts: [{ profile: { name: 'Asha' }, wa_id: ASHA, user_id: user }],
                messages: [
                  {
                    from: ASHA,
                    from_user_id: user,
                    id: said.id,
                    timestamp: expect.stringMatching(/^\d{10}$/),
                    type: 'text',
                    text: { body: 'Is it still free?' },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it.each<[string, Json, Json]>([
    [
      'a place',
      { location: { latitude: 21.17, longitude: 72.83, name: 'Office' } },
      { type: 'location', location: { latitude: 21.17, longitude: 72.83, name: 'Office' } },
    ],
    [
      'a voice note',
      { audio: { mime: 'audio/ogg', voice: true } },
      { type: 'audio', audio: { voice: true, mime_type: 'audio/ogg' } },
    ],
    [
      'a document',
      { document: { mime: 'application/pdf', filename: 'deed.pdf' } },
      { type: 'document', document: { filename: 'deed.pdf' } },
    ],
    ['a sticker', { sticker: { mime: 'image/webp' } }, { type: 'sticker', sticker: { animated: false } }],
    [
      'a contact card',
      { contacts: [{ name: { formatted_name: 'Ravi S' } }] },
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Ravi S' } }] },
    ],
    ['what is forwarded', { text: 'Look', forwarded: true }, { context: { forwarded: true } }],
    [
      'what came by an advertisement',
      { text: 'Hi', referral: { source_id: '1', ctwa_clid: 'x' } },
      { referral: { source_id: '1', ctwa_clid: 'x' } },
    ],
    [
      'a poll',
      { unsupported: 'poll' },
      { type: 'unsupported', errors: [{ code: 131051 }], unsupported: { type: 'poll' } },
    ],
    ['a picture that could not be fetched', { image: { broken: true } }, { type: 'image', errors: [{ code: 131052 }] }],
  ])('may be %s', async (_case, said, told) => {
    await meta.say(ASHA, said);
    expect((await heard(1))[0]).toMatchObject(told);
  });

  it('may answer, react and tap', async () => {
    await meta.approved({
      name: 'ask',
      components: [
        { type: 'BODY', text: 'Shall we show you the plots by the lake on Sunday?' },
        {
          type: 'BUTTONS',
          buttons: [
            { type: 'QUICK_REPLY', text: 'Yes' },
            { type: 'QUICK_REPLY', text: 'No' },
          ],
        },
      ],
    });
    const components = [
      { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload: 'visit:42' }] },
    ];
    const sent = await meta.send({
      to: ASHA,
      type: 'template',
      template: { name: 'ask', language: { code: 'en_GB' }, components },
    });
    const message_id = sent.body.messages[0].id;
    await meta.say(ASHA, { tap: { message_id, button: 'Yes' } });
    await meta.say(ASHA, { tap: { message_id, button: 1 } });
    const list = {
      type: 'list',
      body: { text: 'Where?' },
      action: { button: 'Choose', sections: [{ rows: [{ id: 'a1', title: 'Vesu', description: '12 flats' }] }] },
    };
    const listed = (await meta.send({ to: ASHA, type: 'interactive', interactive: list })).body.messages[0].id;
    await meta.say(ASHA, { tap: { message_id: listed, button: 'Vesu' } });
    await meta.say(ASHA, { text: 'At eleven', reply_to: message_id });
    await meta.say(ASHA, { reaction: { message_id, emoji: '👍' } });
    const told = await heard(5);
    const context = { from: '919825000001', id: message_id };
    expect(told[0]).toMatchObject({ type: 'button', button: { payload: 'visit:42', text: 'Yes' }, context });
    expect(told[1]).toMatchObject({ button: { payload: 'No', text: 'No' } });
    expect(told[2]).toMatchObject({
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id: 'a1', title: 'Vesu', description: '12 flats' } },
    });
    expect(told[3]).toMatchObject({ text: { body: 'At eleven' }, context });
    expect(told[4]).toMatchObject({ type: 'reaction', reaction: { message_id, emoji: '👍' } });
    expect((await meta.say(ASHA, { tap: { message_id, button: 'Perhaps' } })).status).toBe(404);
  });

  it('is known by user id alone where no number is shown', async () => {
    const { body: hidden } = await meta.control('POST', 'customers', {
      digits: ASHA,
      username: 'asha.p',
      phone_visible: false,
      parent_user_id: 'IN.ENT.1',
    });
    await meta.say(hidden.id, { text: 'Hello' });
    const [message] = await heard(1);
    expect(message).not.toHaveProperty('from');
    expect(message).toMatchObject({ from_user_id: hidden.id, from_parent_user_id: 'IN.ENT.1' });
    expect(meta.receiver.values('messages')[0]!.contacts).toEqual([
      { profile: { username: 'asha.p' }, user_id: hidden.id, parent_user_id: 'IN.ENT.1' },
    ]);
    const sent = await meta.send({ recipient: hidden.id, type: 'text', text: { body: 'Hi' } });
    expect(sent.body.contacts).toEqual([{ input: hidden.id, user_id: hidden.id }]);
    const [status] = await until(() => meta.receiver.statuses().length > 0 && meta.receiver.statuses());
    expect(status).not.toHaveProperty('recipient_id');
    expect(status).toMatchObject({ recipient_user_id: hidden.id });
  });

  it('changes the number, and with it the user id', async () => {
    const { body: before } = await meta.control('POST', 'customers', { digits: ASHA, name: 'Asha' });
    const { body: after } = await meta.control('POST', `customers/${ASHA}/number`, { digits: '919800000099' });
    const told = await heard(2);
    expect(told[0]).toMatchObject({
      from: ASHA,
      type: 'system',
      system: { type: 'user_changed_number', wa_id: '919800000099' },
    });
    expect(told[1]!.system).toMatchObject({
      type: 'user_changed_user_id',
      previous_user_id: before.id,
      user_id: after.id,
    });
    expect(meta.receiver.values('messages')[0]).not.toHaveProperty('contacts');
  });

  it('decides which ticks are seen', async () => {
    const ticks = async (change: Json, last: string) => {
      await meta.fresh({ read: 'soon', read_ms: 0 });
      await meta.say(ASHA, { text: 'Hello' });
      await meta.control('PATCH', `customers/${ASHA}`, change);
      await meta.send({ to: ASHA, type: 'text', text: { body: 'Hi' } });
      await until(() => meta.receiver.statuses().some(({ status }) => status === last));
      await aWhile();
      return meta.receiver.statuses().map(({ status }) => status);
    };
    expect(await ticks({ receipts: false }, 'delivered')).toEqual(['sent', 'delivered']);
    expect(await ticks({ chat_open: true }, 'read')).toEqual(['sent', 'read']);
    expect(await ticks({ blocked: true }, 'sent')).toEqual(['sent']);
    expect(await ticks({ online: false }, 'sent')).toEqual(['sent']);
    await meta.control('PATCH', `customers/${ASHA}`, { online: true });
    await until(() => meta.receiver.statuses().some(({ status }) => status === 'delivered'));
  });
});
