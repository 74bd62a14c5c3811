import { shortened } from '../shortened.ts';
import { plainText } from './templates/markup.ts';

/** Characters of the latest message that the list of chats shows (spec 9). */
export const previewLength = 40;
export const unsupportedMessage = 'Unsupported Message';
/** What is left of a message that its writer deleted; told as a kind of its own. */
export const revokedMessage = 'This message was deleted';
export const revokedKind = 'revoked';

/** What stands for a message that has no words of its own. */
const kindWords: Readonly<Record<string, string>> = {
  image: 'Photo',
  video: 'Video',
  audio: 'Voice message',
  document: 'Document',
  sticker: 'Sticker',
  location: 'Location',
  contacts: 'Contact',
  template: 'Template',
  interactive: 'Answer',
  button: 'Answer',
  [revokedKind]: revokedMessage,
};
/** Of these the kind is told before the words: a name alone does not say that it is a card. */
const toldFirst = ['document', 'location', 'contacts'];

/** Nothing that can be seen: spaces, and signs that only join or direct others. */
export const isBlank = (text: string): boolean =>
  /^(?:[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]|\ufe0f)*$/u.test(text);

/** What a message of no visible words says instead, so that no bubble and no line of a list is ever empty. */
const blankWords: Readonly<Record<string, string>> = {
  text: 'Empty message',
  button: 'An answer without words',
  interactive: 'An answer without words',
  location: 'A place that cannot be shown',
  contacts: 'A contact card without a name or number',
  template: 'A template without words',
};

/** The words of a message as its bubble shows them; '' only where something else of it is shown. */
export const bubbleWords = (
  { kind, message_body }: { readonly kind: string; readonly message_body: string },
  hasOther: boolean,
): string => {
  if (kind === 'unsupported' || kind === 'order') return unsupportedMessage;
  if (!isBlank(message_body)) return message_body;
  return hasOther ? '' : (blankWords[kind] ?? unsupportedMessage);
};

/** A message in one line, without the signs of its formatting. */
export const messageLine = (kind: string, body: string): string => {
  if (kind === 'unsupported' || kind === 'order') return unsupportedMessage;
  const words = isBlank(body) ? '' : plainText(body).replaceAll(/\s+/g, ' ').trim();
  const of = kindWords[kind];
  if (words === '') return of ?? blankWords[kind] ?? (kind === 'system' || kind === '' ? '' : unsupportedMessage);
  return toldFirst.includes(kind) ? `${of}: ${words}` : words;
};

/** The latest message as the list shows it: cut at 40 characters, between two letters, followed by an ellipsis. */
export const chatPreview = (kind: string, body: string): string => shortened(messageLine(kind, body), previewLength);

/** Milliseconds as HH:MM:SS, begun seconds counted whole, so that 00:00:00 is the end. */
export const countdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
};

/** What a quick reply may name, in braces, with what it stands for. */
export const quickReplyFields = {
  name: 'Name of the person',
  first_name: 'First name of the person',
  my_name: 'Your name',
} as const;
export type QuickReplyField = keyof typeof quickReplyFields;

/** A quick reply with its names filled in. A name that is not known leaves no gap before a comma or a full stop. */
export const filledQuickReply = (body: string, values: Readonly<Record<QuickReplyField, string>>): string =>
  body
    .replaceAll(/ ?\{(\w+)\}/g, (all, field: string) => {
      if (!(field in quickReplyFields)) return all;
      const value = values[field as QuickReplyField].trim();
      return value && (all.startsWith(' ') ? ` ${value}` : value);
    })
    .trimStart();
