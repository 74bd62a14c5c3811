import type { LeftOutReason, RecipientOutcome } from '@angan/domain/whatsapp/broadcasts.ts';

/** Why somebody is left out, as a sentence about them. */
export const leftOutTexts: Readonly<Record<LeftOutReason, string>> = {
  'No number': 'No WhatsApp number',
  Twice: 'The same number again',
  Locked: 'Locked contact',
  'Do not contact': 'Marked as do not contact',
  'Opted out': 'Opted out of marketing',
  'No consent': 'Has not agreed to messages',
  'Had marketing': 'Had marketing from you lately',
  'Not on WhatsApp': 'WhatsApp could not reach this number before',
  'Not written': 'The message could not be made; look for unusual signs in name and address',
};

export const outcomeTexts: Readonly<Record<RecipientOutcome, string>> = {
  Waiting: 'Waiting to be sent',
  Sent: 'Sent',
  Delivered: 'Delivered',
  Read: 'Read',
  Failed: 'Failed',
  'Not sure': 'Unknown: check the chat',
  'Not sent': 'Not sent',
};

export const broadcastTexts = {
  onlyDrafts: 'Only a draft can be changed. Duplicate it instead.',
  notUnderWay: 'This broadcast is not under way.',
  notPaused: 'This broadcast is not paused.',
  notSent: 'This broadcast has not been sent yet.',
  noNumber: 'No WhatsApp number is connected. Connect one under WhatsApp numbers first.',
  noTemplate: 'Choose a template.',
  notApproved: 'WhatsApp has not approved this template. Choose one that is approved.',
  noMedia: 'Choose what stands above the message: the file of its template is not at WhatsApp yet.',
  noPlace: 'Say where the map above the message points to.',
  noFilling: (variable: string) => `Give a text for ${variable} that stands where the field is empty.`,
  lacks: (what: string) => `Still to be given: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  nobody: 'Nobody is left to write to. Choose other people.',
  tooMany: (most: string) => `A broadcast goes to ${most} people at most.`,
  changed: (now: number) => `The audience has changed: it is ${now} people now. Look at it again, then send.`,
  sendAtPast: 'Choose a time from now on.',
  sendAtFar: 'Choose a time within the next 90 days.',
  hoursWrong: 'The hours have to end after they begin.',
  templateGone: 'The template of this broadcast is gone. Stop it and make another one.',
  notWritten: 'The messages of this broadcast could not be made. Try to resume it; if it stops again, ask support.',
  becameMarketing:
    'WhatsApp files this template as marketing now, which costs more and needs a consent. Stop this broadcast and make another one.',
  numberGone: 'The number of this broadcast is disconnected. Connect it again, then resume.',
  overTier: (tier: number, left: number, people: number) =>
    `This number may write first to ${tier.toLocaleString('en-IN')} people in 24 hours, and ${left.toLocaleString('en-IN')} of that are left. WhatsApp may refuse the others of ${people.toLocaleString('en-IN')}.`,
  templateRefused: 'WhatsApp no longer takes this template, so the broadcast was paused.',
  optedOut: 'Opted out before it was sent',
  stopped: 'Stopped before it was sent',
  exportRuns: 'The file is being written already.',
} as const;
