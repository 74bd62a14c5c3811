import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../../test/a-meta.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, seconds, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, messagesOf, chatOf } = incomingOf(() => office);

test('every kind of message is kept as what it is', async () => {
  const wa = somebody();
  const kinds: [object, string, string][] = [
    [{ type: 'text', text: { body: 'Is it free? \u0000\ud83d' } }, 'text', 'Is it free? \ufffd'],
    [{ type: 'text', text: { body: 'Yes' }, context: { from: '9199', id: 'wamid.quoted' } }, 'text', 'Yes'],
    [{ type: 'image', image: { id: '1', mime_type: 'image/jpeg', caption: 'The hall' } }, 'image', 'The hall'],
    [{ type: 'video', video: { id: '2', mime_type: 'video/mp4' } }, 'video', ''],
    [{ type: 'audio', audio: { id: '3', mime_type: 'audio/ogg; codecs=opus', voice: true } }, 'audio', ''],
    [{ type: 'document', document: { id: '4', filename: 'plan.pdf' } }, 'document', 'plan.pdf'],
    [{ type: 'sticker', sticker: { id: '5', animated: false } }, 'sticker', ''],
    [
      { type: 'button', button: { payload: 'visit:42', text: 'Book a visit' }, context: { id: 'wamid.t' } },
      'button',
      'Book a visit',
    ],
    [
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } } },
      'interactive',
      'Yes',
    ],
    [
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: 'a', title: 'Vesu', description: '12' } },
      },
      'interactive',
      'Vesu',
    ],
    [
      {
        type: 'interactive',
        interactive: { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{bad' } },
      },
      'interactive',
      'Sent',
    ],
    [
      { type: 'location', location: { latitude: 21.17, longitude: 72.83, name: 'Site', address: 'Ring road' } },
      'location',
      'Site, Ring road',
    ],
    [
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Meena Shah' }, phones: [{ phone: '+91 98' }] }] },
      'contacts',
      'Meena Shah',
    ],
    [{ type: 'order', order: { catalog_id: '1' } }, 'order', 'Unsupported Message'],
    [
      { type: 'unsupported', errors: [{ code: 131051, title: 'Message type unknown' }], unsupported: { type: 'poll' } },
      'unsupported',
      'Unsupported Message',
    ],
    [{ type: 'a new kind' }, 'unsupported', 'Unsupported Message'],
    [{ type: 'system', system: { type: 'something new', body: 'News' } }, 'system', 'News'],
    [{ type: 'image', errors: [{ code: 131052, title: 'Media download error' }] }, 'image', ''],
  ];
  await take(wrote(wa, ...kinds.map(([message]) => message)));
  const rows = await messagesOf(wa);
  expect(rows.map((row) => [row.kind, row.body])).toEqual(kinds.map(([, kind, body]) => [kind, body]));
  expect(rows.map((row) => row.reply_to).filter(Boolean)).toEqual(['wamid.quoted', 'wamid.t']);
  expect(rows.filter((row) => row.media_due_at).map((row) => row.kind)).toEqual([
    'image',
    'video',
    'audio',
    'document',
    'sticker',
  ]);
  expect(rows[4].content).toEqual({
    type: 'audio',
    audio: { id: '3', mime_type: 'audio/ogg; codecs=opus', voice: true },
  });
  expect(rows[0].content).not.toHaveProperty('from');
  const chat = await chatOf(wa);
  expect(chat).toMatchObject({
    profile_name: 'Asha',
    talked: true,
    unread_count: 17,
    preview_kind: 'image',
    preview_direction: 'incoming',
  });
  expect(Date.parse(chat.last_incoming_at)).toBe((seconds + 17) * 1000);
});

test('an advertisement opens three days; a reaction opens nothing and counts for nothing', async () => {
  const wa = somebody();
  await take(wrote(wa, { type: 'reaction', reaction: { message_id: 'wamid.ours', emoji: '👍' } }));
  expect(await chatOf(wa)).toMatchObject({ last_incoming_at: null, unread_count: 0, talked: false });
  await take(
    wrote(wa, {
      id: `wamid.${wa}.ad`,
      type: 'text',
      text: { body: 'Price?' },
      referral: { source_type: 'ad', source_id: '1', headline: 'Plots' },
    }),
    wrote(wa, { id: `wamid.${wa}.off`, type: 'reaction', reaction: { message_id: 'wamid.ours' } }),
  );
  const chat = await chatOf(wa);
  expect(chat).toMatchObject({ unread_count: 1, talked: true, preview: 'Price?' });
  expect(Date.parse(chat.free_until) - Date.parse(chat.last_incoming_at)).toBe(72 * 3_600_000);
  expect(
    (await messagesOf(wa)).filter((row) => row.kind === 'reaction').map((row) => [row.reply_to, row.body]),
  ).toEqual([
    ['wamid.ours', '👍'],
    ['wamid.ours', ''],
  ]);
});

test('who is known by an id of Meta alone has a chat, which becomes one with that of their number', async () => {
  const wa = somebody();
  const user = `IN.${wa}`;
  const person = (ids: object) => ({ profile: { name: 'Ravi', username: '@ravi' }, ...ids });
  const text = (id: string, ids: object) => ({
    id,
    timestamp: String(seconds),
    type: 'text',
    text: { body: id },
    ...ids,
  });
  await take(
    news({
      contacts: [person({ user_id: user, wa_id: '' })],
      messages: [text('wamid.b1', { from: '', from_user_id: user })],
    }),
  );
  await take(news({ contacts: [person({ wa_id: wa })], messages: [text('wamid.b2', { from: wa })] }));
  const two = await office.rows(
    'select wa_id, user_id, username from whatsapp_chat where user_id = $1 or wa_id = $2 order by id',
    [user, wa],
  );
  expect(two).toEqual([
    { wa_id: null, user_id: user, username: '@ravi' },
    { wa_id: wa, user_id: null, username: '@ravi' },
  ]);
  await take(
    news({
      contacts: [person({ user_id: user, wa_id: wa })],
      messages: [text('wamid.b3', { from: wa, from_user_id: user })],
    }),
  );
  expect(await chatOf(wa)).toMatchObject({ user_id: user, unread_count: 3 });
  expect((await messagesOf(wa)).map((row) => row.body)).toEqual(['wamid.b2', 'wamid.b1', 'wamid.b3'].toSorted());
  const gone = await office.rows(
    'select talked, merged_into, wa_id, user_id from whatsapp_chat where merged_into is not null',
  );
  expect(gone).toEqual([{ talked: false, merged_into: (await chatOf(wa)).id, wa_id: null, user_id: null }]);
});

test('who changes the number keeps the chat, and what came before the change is not taken for another person', async () => {
  const [old, next] = [somebody(), somebody()];
  const hello = wrote(old, { type: 'text', text: { body: 'Hello' } });
  const moved = news({
    messages: [
      {
        from: old,
        id: `wamid.${old}.m`,
        timestamp: String(seconds + 5),
        type: 'system',
        system: { type: 'user_changed_number', body: 'changed', wa_id: next },
      },
    ],
  });
  await take(hello, moved);
  await take(hello, moved);
  expect(await chatOf(old)).toBeUndefined();
  expect((await messagesOf(next)).map((row) => row.kind)).toEqual(['text', 'system']);
});

test.each(['first', 'last'])('an edit and what is taken back change their message, coming %s', async (order) => {
  const wa = somebody();
  const said = wrote(wa, { type: 'text', text: { body: 'At 5' } }, { type: 'text', text: { body: 'Oops' } });
  const changed = wrote(
    wa,
    {
      id: `wamid.${wa}.e`,
      type: 'edit',
      edit: { original_message_id: `wamid.${wa}.0`, message: { type: 'text', text: { body: 'At 6' } } },
    },
    { id: `wamid.${wa}.r`, type: 'revoke', revoke: { original_message_id: `wamid.${wa}.1` } },
  );
  for (const event of order === 'first' ? [changed, said] : [said, changed]) await take(event);
  const [edited, revoked] = (await messagesOf(wa)).filter((row) => row.kind === 'text');
  expect(edited).toMatchObject({ body: 'At 6', edited_at: expect.any(String) });
  expect(revoked).toMatchObject({ body: '', content: { type: 'text' }, revoked_at: expect.any(String) });
});

test('who writes is linked to the contact with the number, whose new inquiry moves on', async () => {
  const owner = await office.server.owner.query<{ id: number }>(
    `insert into contact (company_id, name, mobile_number_1) values ($1, 'Asha Patel', '9876500777') returning id`,
    [office.company],
  );
  const contact = owner.rows[0]!.id;
  const inquiry = await office.rows(
    `insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, deal_type)
     values ($1, 'Q-1', $2, 'Buyer', 1, '{1}') returning id`,
    [office.company, contact],
  );
  await take(wrote('919876500777', { type: 'text', text: { body: 'Any 2BHK?' } }));
  expect(await chatOf('919876500777')).toMatchObject({ contact });
  expect(await office.rows('select stage from inquiry where id = $1', [inquiry[0].id])).toEqual([
    { stage: 'Contacted' },
  ]);
});
