import { countdown } from '@angan/domain/whatsapp/chats.ts';

/** What is said around chats; the first group word for word as the specification has it (2.12, 4, 8). */
export const chatTexts = {
  sent: 'Message send successfully',
  notSent: 'Failed to send message',
  select: 'Select Chat to see the messages',
  windowOpen: (milliseconds: number) => `Reply window open: ${countdown(milliseconds)}`,
  windowClosed: 'Reply window closed',
  closedNotice: "Reply window closed. You can't send messages.",

  closedWhy: 'It opens again for 24 hours when the person writes. A template can go at any time.',
  neverWrote: 'This person has not written yet. WhatsApp delivers only templates until they do.',
  noNumber: 'No visible number',
  notThere: 'This chat has no message like that.',
  empty: 'Write a message first.',
  noFile: 'Choose a file to send.',
  noPlace: 'Say where it is: latitude and longitude.',
  noContact: 'Choose a contact who has a number.',
  noQuoted: 'The message that this answers is not in this chat.',
  noTemplate: 'Choose a template that WhatsApp has approved.',
  noMarketing: 'This person asked for no more marketing. Send a utility template instead.',
  onlyUtility: 'This person asked for no more marketing, so only utility templates can be sent.',
  endedMarketing: 'Not sent: this person ended marketing messages first.',
  missing: (what: readonly string[]) => `Fill in first: ${what.join(', ')}.`,
  noDefault: 'No WhatsApp number is connected. Connect one first.',
  notOnIt: 'Say who the person is: a contact or a number.',
  tooLarge: (megabytes: number) => `WhatsApp takes at most ${megabytes} MB of such a file.`,
  wrongKind: 'WhatsApp does not take files of this kind. Send a picture, a video, a voice message or a document.',
  unknown: 'Nobody knows whether it arrived: the line broke. Ask the person before you send it again.',
  shortcutTaken: 'Another quick reply has this shortcut.',
} as const;
