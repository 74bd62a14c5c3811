import { type ChatMessage, readChat } from './chat.ts';
import { plainText } from './message.ts';
import { readOffers } from './offers.ts';
import type { PastedMessage, PasteLists } from './types.ts';

/** An offer or wish of a chat, with who wrote it and when. */
export interface Candidate {
  /** Its place among the candidates of the chat, from 0. */
  readonly id: number;
  readonly from: string;
  /** As the export has it. */
  readonly at: string;
  readonly text: string;
  readonly read: PastedMessage;
  /** The earlier candidate that says the same again. */
  readonly same_as: number | undefined;
}

export interface Step {
  /** Messages read so far, of all. */
  readonly done: number;
  readonly total: number;
  readonly found: readonly Candidate[];
}

/** Two messages say the same where they share so much of their words. */
const overlap = 0.6;
const wordsOf = (text: string): Set<string> => new Set(plainText(text).match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []);
const isAlike = (a: Set<string>, b: Set<string>): boolean => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= overlap;
};

const told = ['bhk', 'subtypes', 'size', 'price', 'rent', 'budget_max'] as const;
/** What tells the flats of a list apart, which share most of their words. */
const factsOf = ({ fields }: PastedMessage): string => told.map((field) => String(fields[field]?.value)).join(' ');

interface Seen {
  readonly id: number;
  readonly words: Set<string>;
  readonly facts: string;
}

/** The head of a message: its sender is whom to call, by name, or by number where nobody has saved it. */
const headOf = ({ from, at }: ChatMessage): string => (from === '' ? '' : `[${at}] ${from}: `);

/**
 * Reads a chat, or a text with several offers, some messages at a time, so that whoever shows them need not wait for the
 * last. Talk is left out. A candidate with the number and kind of an earlier one, in much the same words, is marked: the
 * groups that brokers are in carry everything thrice. Flats of a list share most of their words: they
 * repeat one that is as large and costs as much.
 */
export function* readCandidates(text: string, lists: PasteLists, atOnce = 100): Generator<Step> {
  const messages = readChat(text);
  const seen = new Map<string, Seen[]>();
  let id = 0;
  for (let done = 0; done < messages.length; done += atOnce) {
    const found: Candidate[] = [];
    for (const message of messages.slice(done, done + atOnce)) {
      const offers = readOffers(message.text, lists, headOf(message));
      for (const offer of offers) {
        if (offer.read.kind === 'Nothing') continue;
        const facts = factsOf(offer.read);
        const words = wordsOf(offer.text.slice(headOf(message).length));
        const keys = (offer.read.fields.phones?.value ?? [message.from]).map((phone) => `${phone} ${offer.read.kind}`);
        const same = keys
          .flatMap((key) => seen.get(key) ?? [])
          .find((one) => (offers.length === 1 || one.facts === facts) && isAlike(one.words, words));
        for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), { id, words, facts }]);
        found.push({ id, from: message.from, at: message.at, ...offer, same_as: same?.id });
        id += 1;
      }
    }
    yield { done: Math.min(done + atOnce, messages.length), total: messages.length, found };
  }
}
