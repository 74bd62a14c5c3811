import { bubbleWords, chatPreview, isBlank, messageLine } from '@angan/domain/whatsapp/chats.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';
import { messageKinds } from '../meta/event.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, chatOf } = incomingOf(() => office);
const shownOf = async (wa: string) =>
  (
    await office.server.ask(
      'GET',
      `/mgmt/whatsappchat/${(await chatOf(wa)).id}/messages/?page_size=100`,
      office.admin.token,
    )
  ).body.results;

const files = ['image', 'video', 'audio', 'document', 'sticker'];
const nothing = ['', ' \n', '\u200b\u2060', '\u0000', '\u3164'];
/** Every kind, known or not, with nothing in it that could be shown. */
const empties = [
  ...messageKinds.filter((kind) => !['reaction', 'system'].includes(kind)).map((type) => ({ type, [type]: {} })),
  ...nothing.map((body) => ({ type: 'text', text: { body } })),
  ...nothing.map((text) => ({ type: 'button', button: { text } })),
  ...['button_reply', 'list_reply', 'nfm_reply', 'of another kind'].map((type) => ({
    type: 'interactive',
    interactive: { type, [type]: {} },
  })),
  { type: 'contacts', contacts: [] },
  { type: 'location', location: { latitude: 'north', longitude: null } },
  { type: 'poll', poll: {} },
  { type: '' },
  {},
];

test('no kind of message makes an empty bubble or an empty line of the list, whatever is missing in it', async () => {
  const wa = somebody();
  await take(wrote(wa, ...empties));
  const shown = await shownOf(wa);
  expect(shown).toHaveLength(empties.length);
  for (const message of shown) {
    const hasOther = message.file !== null || files.includes(message.kind) || message.place || message.cards.length > 0;
    const words = bubbleWords(message, Boolean(hasOther));
    expect([message.kind, hasOther || !isBlank(words)]).toEqual([message.kind, true]);
    expect([message.kind, isBlank(messageLine(message.kind, message.message_body))]).toEqual([message.kind, false]);
    expect([message.kind, isBlank(chatPreview(message.kind, message.message_body))]).toEqual([message.kind, false]);
  }
});

test('what its writer deleted or changed is told as that in the list and where it is quoted', async () => {
  const wa = somebody();
  const about = (type: string, what: object = {}) => ({
    id: `wamid.${wa}.${type}`,
    type,
    [type]: { original_message_id: `wamid.${wa}.0`, ...what },
  });
  const listed = async () =>
    (await office.server.ask('GET', `/mgmt/whatsappchat/?search=${wa}`, office.admin.token)).body.results[0].preview;
  await take(wrote(wa, { type: 'text', text: { body: 'We come at 5' } }));
  await take(wrote(wa, about('edit', { message: { type: 'text', text: { body: 'We come at 6' } } })));
  expect(await listed()).toBe('We come at 6');
  await take(wrote(wa, about('revoke')));
  expect(await listed()).toBe('This message was deleted');
  await take(
    wrote(wa, { id: `wamid.${wa}.last`, type: 'text', text: { body: 'Ok' }, context: { id: `wamid.${wa}.0` } }),
  );
  expect(await listed()).toBe('Ok');
  expect((await shownOf(wa))[0].reply_to.line).toBe('This message was deleted');
  // What comes once more about an older one changes nothing in the list.
  await take(wrote(wa, { ...about('revoke'), id: `wamid.${wa}.again` }));
  expect(await listed()).toBe('Ok');
});

test('an edit that leaves nothing says so, and news of the chat without words are not drawn', async () => {
  const wa = somebody();
  await take(
    wrote(wa, { type: 'text', text: { body: 'Is it free?' } }),
    wrote(wa, {
      id: `wamid.${wa}.edit`,
      type: 'edit',
      edit: { original_message_id: `wamid.${wa}.0`, message: { type: 'text', text: { body: '' } } },
    }),
    wrote(wa, { id: `wamid.${wa}.system`, type: 'system', system: { type: 'something new', body: '  ' } }),
  );
  const shown = await shownOf(wa);
  expect(shown).toHaveLength(1);
  expect(bubbleWords(shown[0], false)).toBe('Empty message');
});
