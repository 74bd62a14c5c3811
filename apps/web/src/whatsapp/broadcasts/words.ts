import type { Broadcast } from '@angan/contract/whatsapp/broadcasts.ts';
import { broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { BroadcastStatus } from '@angan/domain/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { formatDateTime, formatNumber, sentence } from '../../core/language/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export const statusTone: Record<BroadcastStatus, Tone> = {
  Draft: 'off',
  Scheduled: 'info',
  Sending: 'brand',
  Paused: 'warn',
  Stopped: 'bad',
  Done: 'ok',
};

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
/** '₹1,018.46' */
export const costWords = (amount: number): string => rupees.format(amount);

export const peopleWords = (count: number): string => (count === 1 ? t`1 person` : t`${formatNumber(count)} people`);

/** '41%', and '<1%' rather than nothing where there are some. */
export const shareWords = (value: number, all: number): string => {
  if (all === 0) return '';
  const share = Math.round((100 * value) / all);
  return share === 0 && value > 0 ? '<1%' : `${share}%`;
};

/** '+91 98240 11768'; a number of another country, or none, as it is. */
export const numberWords = (number: string): string =>
  number.replace(/^\+91(\d{10})$/, (_, mobile: string) => `+91 ${formatMobile(mobile)}`);

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

/** How far the messages have come, each step with all that are beyond it: who has read it has it. */
export const stepsOf = ({ outcomes, people, replied }: Broadcast) => {
  const read = outcomes.Read;
  const delivered = outcomes.Delivered + read;
  const sent = outcomes.Sent + delivered;
  return { people, sent, delivered, read, replied, failed: outcomes.Failed, gone: people - leftOf(outcomes) };
};
const leftOf = (outcomes: Broadcast['outcomes']) => outcomes.Waiting;

/** Messages that are no longer waited for. While they are still written, fewer stand there than people. */
export const doneOf = (broadcast: Broadcast): number => {
  const { Waiting, ...done } = broadcast.outcomes;
  return sumOf(done);
};

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap((part) => (part ? [part] : []))
    .map((part, at, all) => (at < all.length - 1 && !part.endsWith('.') ? `${part}.` : part))
    .join(' ');

/** What is going on, in a sentence. */
export const stateWords = (broadcast: Broadcast): string => {
  const { status, send_at, people, halted_why, held, finished_at } = broadcast;
  const done = t`${formatNumber(doneOf(broadcast))} of ${formatNumber(people)} sent`;
  const wait =
    held && `${held.why} ${held.until ? t`It goes on ${formatDateTime(held.until)}.` : t`It goes on by itself then.`}`;
  // Its number has no token: nothing leaves however long one waits.
  const dead = held?.until === null ? held.why : '';
  if (status === 'Scheduled') return sentences(send_at ? t`Goes out ${formatDateTime(send_at)}` : '', dead);
  if (status === 'Sending' && wait) return sentences(done, wait);
  if (status === 'Sending') return done;
  if (status === 'Paused') return sentences(done, halted_why ? sentence(broadcastHalts, halted_why) : '', dead);
  if (finished_at) return formatDateTime(finished_at);
  return '';
};

/** 'about 21 minutes' */
export const timeWords = (seconds: number): string => {
  if (seconds < 60) return t`less than a minute`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return minutes === 1 ? t`about a minute` : t`about ${minutes} minutes`;
  return t`about ${Math.round(minutes / 60)} hours`;
};
