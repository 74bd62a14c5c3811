type Json = Record<string, unknown>;

/** A message as Meta sends it and as a chat has to show it; `null` where it is not drawn as one of its own. */
export interface Payload {
  /** Without sender, id and time, which follow from who and where unless they are given. */
  readonly message: Json;
  readonly shown: Json | null;
  /** Who stands beside it, where that is not the usual; `undefined` for nobody. */
  readonly contacts?: readonly Json[] | undefined;
}

export const wamid = (wa: string, name: string) => `wamid.${wa}.${name.replaceAll(' ', '-')}`;

/** What stands with a file in all its kinds. */
export const file = {
  mime_type: 'image/jpeg',
  sha256: 'q1Zk8Jc0bNf3aM2T7yWv5s=',
  url: 'https://lookaside.example/?mid=1',
};

/** What is about another message, or about the chat: reactions, edits, what was taken back, news. */
export const newsOf = (wa: string): Readonly<Record<string, Payload>> => ({
  loved: {
    message: { type: 'text', text: { body: 'Liked' } },
    shown: { message_body: 'Liked', reactions: [{ emoji: '❤️', incoming_outgoing: 'incoming' }] },
  },
  'loved a little': {
    message: { type: 'reaction', reaction: { message_id: wamid(wa, 'loved'), emoji: '👍' } },
    shown: null,
  },
  'loved more': {
    message: { type: 'reaction', reaction: { message_id: wamid(wa, 'loved'), emoji: '❤️' } },
    shown: null,
  },
  'no longer loved': {
    message: { type: 'text', text: { body: 'Once liked' } },
    shown: { message_body: 'Once liked', reactions: [] },
  },
  'was loved': {
    message: { type: 'reaction', reaction: { message_id: wamid(wa, 'no longer loved'), emoji: '😍' } },
    shown: null,
  },
  'love taken back': {
    message: { type: 'reaction', reaction: { message_id: wamid(wa, 'no longer loved') } },
    shown: null,
  },
  'also taken back': {
    message: { type: 'reaction', reaction: { message_id: wamid(wa, 'loved a little'), emoji: '' } },
    shown: null,
  },
  misspelt: {
    message: { type: 'text', text: { body: 'We come at 5' } },
    shown: { kind: 'text', message_body: 'We come at 6', edited: true, revoked: false },
  },
  'spelt better': {
    message: {
      type: 'edit',
      edit: { original_message_id: wamid(wa, 'misspelt'), message: { type: 'text', text: { body: 'We come at 6' } } },
    },
    shown: null,
  },
  regretted: {
    message: { type: 'image', image: { id: '7009', ...file, caption: 'Not for you' } },
    shown: { kind: 'image', message_body: '', file: null, edited: false, revoked: true },
  },
  'taken back': {
    message: { type: 'revoke', revoke: { original_message_id: wamid(wa, 'regretted') } },
    shown: null,
  },
  'another phone': {
    message: {
      type: 'system',
      system: { type: 'customer_identity_changed', body: 'Asha has another phone', identity: 'h4sh', customer: wa },
    },
    contacts: undefined,
    shown: { kind: 'system', content_type: 'other', message_body: 'Asha has another phone' },
  },
  'news without words': { message: { type: 'system', system: { type: 'something_new' } }, shown: null },
});

/** Kinds that are neither written by a person nor counted as unread. */
export const isNews = ({ message }: Payload) => ['reaction', 'edit', 'revoke', 'system'].includes(String(message.type));
