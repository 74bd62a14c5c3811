import { callingCodeOf } from './templates/calling-codes.ts';
import { cleanValue } from './templates/fill.ts';
import type { VariableSource } from './templates/sources.ts';

/** `Draft`: being put together. `Scheduled`: goes out by itself. `Paused`: by hand, or by what Meta said of its template. */
export const broadcastStatuses = ['Draft', 'Scheduled', 'Sending', 'Paused', 'Stopped', 'Done'] as const;
export type BroadcastStatus = (typeof broadcastStatuses)[number];

/** Why somebody of an audience is not written to; the first that holds is said. */
export const leftOutReasons = [
  'No number',
  'Twice',
  'Locked',
  'Do not contact',
  'Opted out',
  'No consent',
  'Had marketing',
  'Not on WhatsApp',
  'Not written',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How far the message to somebody has come, as results are told apart. */
export const recipientOutcomes = ['Waiting', 'Sent', 'Delivered', 'Read', 'Failed', 'Not sure', 'Not sent'] as const;
export type RecipientOutcome = (typeof recipientOutcomes)[number];

/** The statuses of messages behind each. */
export const statusesOf: Readonly<Record<RecipientOutcome, readonly string[]>> = {
  Waiting: ['queued', 'sending'],
  Sent: ['accepted', 'sent'],
  Delivered: ['delivered'],
  Read: ['read', 'played'],
  Failed: ['failed'],
  'Not sure': ['unknown'],
  'Not sent': ['cancelled'],
};

/** What a variable can be filled from when a template goes to many: nobody has chosen a property for each of them. */
export const broadcastSources = [
  'contact.name',
  'contact.address',
  'user.name',
  'company.name',
] as const satisfies readonly VariableSource[];
export type BroadcastSource = (typeof broadcastSources)[number];
export type BroadcastFacts = Readonly<Partial<Record<BroadcastSource, string>>>;

/** One variable: a field with a text where it is empty, or with source '' one text for all. */
export interface Filling {
  readonly source: '' | BroadcastSource;
  readonly text: string;
}

/** What stands in the message for one person, as Meta takes it; '' only where neither field nor text says anything. */
export const valueFor = ({ source, text }: Filling, facts: BroadcastFacts): string =>
  cleanValue((source && facts[source]) || '') || cleanValue(text);

/** Days after a broadcast within which an answer to its message counts as one to it. */
export const repliesCountDays = 7;

/** A number as it was pasted; `wa_id` undefined where there is no number in it. */
export interface Pasted {
  readonly text: string;
  readonly name: string;
  readonly wa_id: string | undefined;
}

/**
 * Reads a pasted list: a number on each line or after each comma, with the name before or behind it if there is one. Ten
 * digits are Indian; others need their country code.
 */
export const readPasted = (text: string): Pasted[] => text.split(/[\r\n]+/).flatMap(readLine);

const readLine = (line: string): Pasted[] => {
  const parts = line
    .split(/[,;\t|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.flatMap((part) => numbersIn(part).map((wa_id) => ({ part, wa_id })));
  if (numbers.length === 0) return parts.length ? [{ text: parts.join(', '), name: '', wa_id: undefined }] : [];
  const words = parts.map(nameIn).filter((word) => word !== '');
  // Several numbers of one line are of several people, or nobody knows whose the name is.
  const name = numbers.length === 1 ? words.join(' ') : '';
  return numbers.map(({ part, wa_id }) => ({ text: part, name: name.slice(0, 120), wa_id }));
};

/** A plus or not, then digits with what people put between them. */
const numberLike = /\+?[\d०-९૦-૯][\d०-९૦-૯\s().-]*/g;
const nameIn = (part: string) => part.replaceAll(numberLike, ' ').replaceAll(/\s+/g, ' ').trim();

const numbersIn = (part: string): string[] =>
  [...part.matchAll(numberLike)].flatMap(([found]) => {
    const whole = waIdIn(found);
    if (whole) return [whole];
    return found.split(/\s+/).flatMap((piece) => waIdIn(piece) ?? []);
  });

const zeros = [0x0966, 0x0ae6];
const digitsIn = (text: string) =>
  [...text]
    .map((sign) => {
      const zero = zeros.find((start) => sign >= String.fromCharCode(start) && sign <= String.fromCharCode(start + 9));
      return zero === undefined ? sign : String(sign.charCodeAt(0) - zero);
    })
    .join('')
    .replaceAll(/\D/g, '');

/** WhatsApp's id of a number as typed: with its country code, or ten Indian digits. */
const waIdIn = (text: string): string | undefined => {
  const digits = digitsIn(text).replace(/^00/, '');
  const inIndia = /^0?([6-9]\d{9})$/.exec(digits)?.[1];
  if (inIndia && !text.trim().startsWith('+')) return `91${inIndia}`;
  if (digits.length < 11 || digits.length > 15 || digits.startsWith('0')) return undefined;
  return callingCodeOf(digits) === '91' && digits.length !== 12 ? undefined : digits;
};
