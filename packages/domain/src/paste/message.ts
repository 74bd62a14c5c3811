import { withoutEnd } from '../ends.ts';
import type { Confidence, Found } from './types.ts';

/** Zero of each script whose digits people type: Devanagari, Gujarati. */
const zeros = [0x0966, 0x0ae6];

/** Spaces of any kind, markup, bullets and emoji. The joiners of Indian scripts are letters' business. */
const isBlank = /^(?:\s|[*_~`|•●▪◆#]|\u200b|\u200e|\u200f|\u2060|\ufe0f|(?!\d)\p{Extended_Pictographic})$/u;

const plainSign = (sign: string): string => {
  if (/^[a-z0-9 ,./]$/.test(sign)) return sign;
  const code = sign.codePointAt(0)!;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  if (zero !== undefined) return String(code - zero);
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-';
  if (/[\u2018\u2019]/.test(sign)) return "'";
  if (sign === '\n') return sign;
  if (isBlank.test(sign)) return ' '.repeat(sign.length);
  const lower = sign.toLowerCase();
  return lower.length === sign.length ? lower : sign;
};

/**
 * The message as the rules read it: lower case, ASCII digits and dashes, no emoji or markup. As long as the original, so
 * that a place in it is a place in what was pasted.
 */
export const plainText = (text: string): string => Array.from(text, plainSign).join('');

/** A rule of words: any of them, as whole words in any script. */
export const words = (...list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Left over from what was read: 'budget' of a budget, 'call' of a number. */
const silentWords = new Set(
  (
    'budget price rate rent deposit demand asking call contact mob mobile mo m ph phone no number whatsapp wa msg on at ' +
    'in for to of the a is and or with area location loc carpet size plot floor flr facing parking only per month pm me ' +
    'ma mein ka ki ke na ni nu pe par ho hai he che chhe regards thanks pls please urgent now side માં છે ફોન મો में है ' +
    'का की के से फोन forwarded fwd many times upto under all'
  ).split(' '),
);
const longestSilent = Math.max(...[...silentWords].map((word) => word.length));

/** Whether a word is one of them, or some of them written together: 'contactno'. Costs by its length alone. */
const isSilent = (word: string): boolean => {
  const endsAt = [true];
  for (let end = 1; end <= word.length; end++)
    for (let length = 1; length <= Math.min(end, longestSilent) && !endsAt[end]; length++)
      endsAt[end] = Boolean(endsAt[end - length]) && silentWords.has(word.slice(end - length, end));
  return Boolean(endsAt[word.length]);
};

const saysNothing = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s.,:;/&+()-]/)
    .filter(Boolean)
    .every(isSilent);

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A message under reading: rules take spans, and what is taken is not read again. */
export class Message {
  readonly original: string;
  readonly plain: string;
  private readonly taken: boolean[];

  constructor(original: string) {
    this.original = original;
    this.plain = plainText(original);
    this.taken = new Array<boolean>(original.length).fill(false);
  }

  /** Where a rule fits and nothing is taken yet. */
  *free(rule: RegExp): Generator<RegExpMatchArray & Span> {
    for (const match of this.plain.matchAll(rule)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end > start && this.isFree({ start, end })) yield Object.assign(match, { start, end });
    }
  }

  first(rule: RegExp): (RegExpMatchArray & Span) | undefined {
    return this.free(rule).next().value ?? undefined;
  }

  isFree({ start, end }: Span): boolean {
    return !this.taken.slice(start, end).includes(true);
  }

  take({ start, end }: Span): void {
    this.taken.fill(true, start, end);
  }

  /** Gives back what was taken and became no value. */
  release({ start, end }: Span): void {
    this.taken.fill(false, start, end);
  }

  /** Takes a span for a value. */
  found<V>(value: V, span: Span, confidence: Confidence = 'High'): Found<V> {
    this.take(span);
    return { value, start: span.start, end: span.end, confidence };
  }

  before({ start }: Span, letters = 28): string {
    return this.plain.slice(Math.max(0, start - letters), start);
  }

  after({ end }: Span, letters = 28): string {
    return this.plain.slice(end, end + letters);
  }

  /** What stands before a place and is not taken. */
  leftBefore(at: number): string {
    return Array.from({ length: at }, (_, i) => (this.taken[i] ? ' ' : this.plain[i])).join('');
  }

  /** What nobody took, without signs that stand alone. */
  unread(): (Span & { text: string })[] {
    const rest: (Span & { text: string })[] = [];
    let start = 0;
    for (let at = 0; at <= this.taken.length; at += 1) {
      if (at < this.taken.length && !this.taken[at]) continue;
      const text = this.original.slice(start, at);
      const lead = text.length - text.trimStart().length;
      const clean = withoutEnd(text, /[\s,;:/(*+|&-]/).replace(/^[\s,.;:/()*+|&-]+/, '');
      if (/[\p{L}\p{N}]/u.test(clean) && !saysNothing(clean)) rest.push({ start: start + lead, end: at, text: clean });
      start = at + 1;
    }
    return rest;
  }
}

/** The places of a reading, from left to right. */
export const placesOf = (found: Found<unknown>): readonly Span[] =>
  found.parts ? [...found.parts].sort((a, b) => a.start - b.start) : [{ start: found.start, end: found.end }];

/** One value of several places: the span from the first to the last. */
export const together = <V>(value: V, parts: readonly Found<unknown>[]): Found<V> => ({
  value,
  start: Math.min(...parts.map((part) => part.start)),
  end: Math.max(...parts.map((part) => part.end)),
  confidence: parts.every((part) => part.confidence === 'High') ? 'High' : 'Medium',
  parts: parts.flatMap((part) => placesOf(part)),
});
