import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import { broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import { expect, test } from 'vitest';
import { stateWords } from './words.ts';

const outcomes = { Waiting: 3, Sent: 1, Delivered: 1, Read: 0, Failed: 0, Unknown: 0, 'Not sent': 0 };
const dead = { until: null, why: 'WhatsApp no longer accepts this number’s access token. Connect the number again.' };
const broadcast = (more: Partial<Broadcast>) =>
  ({
    status: 'Sending',
    send_at: null,
    people: 5,
    halted_why: null,
    held: null,
    finished_at: null,
    outcomes,
    ...more,
  }) as Broadcast;

test.each([
  [{}, '2 of 5 sent'],
  [{ held: dead }, `2 of 5 sent. ${dead.why} It goes on by itself then.`],
  [{ status: 'Paused' }, '2 of 5 sent'],
  [{ status: 'Paused', held: dead }, `2 of 5 sent. ${dead.why}`],
  [
    { status: 'Paused', halted_why: broadcastHalts.of.templateGone, held: dead },
    `2 of 5 sent. The template of this broadcast is gone. Stop it and make another one. ${dead.why}`,
  ],
  // When it may go on is told once it goes on.
  [{ status: 'Paused', held: { until: '2026-11-22T12:00:00Z', why: 'Slowed.' } }, '2 of 5 sent'],
  [
    { status: 'Scheduled', send_at: '2026-11-22T06:00:00Z', held: dead },
    `Goes out Nov 22, 2026, 11:30 AM. ${dead.why}`,
  ],
] as [Partial<Broadcast>, string][])('%j', (more, words) => {
  expect(stateWords(broadcast(more))).toBe(words);
});
