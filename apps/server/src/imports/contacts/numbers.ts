import { withoutEnd } from '@angan/domain/ends.ts';
import { oneLine } from './words.ts';

/** What a cell of numbers holds. */
export interface Numbers {
  /** Ten digits each, in the order of the cell, none twice. */
  readonly mobiles: readonly string[];
  /** Numbers that are no mobile of India, and words beside the numbers that say something: for the comment. */
  readonly others: readonly string[];
  /** Numbers whose digits a spreadsheet has rounded away, as they stand there. */
  readonly lost: readonly string[];
}

const zeros = [0x0966, 0x0ae6, 0x09e6, 0x0a66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0];

/** Digits of the scripts that are written here, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** What people put between two numbers of one cell. */
const between = /:::|[,;/\n\r|&]|\b(?:and|or|aur|ane)\b/i;

/** All numbers of a cell, however they are written and parted. */
export const numbersIn = (cell: string): Numbers => {
  const text = latinDigits(cell);
  const found = { mobiles: new Set<string>(), others: [] as string[], lost: [] as string[] };
  const parts = text.split(between).map(oneLine).filter(Boolean);
  const halved = parts.length === 2 && parts.every((part) => /^\d{5}$/.test(part));
  for (const part of halved ? [parts.join('')] : parts) readPart(part, found);
  return { ...found, mobiles: [...found.mobiles] };
};

interface Found {
  mobiles: Set<string>;
  others: string[];
  lost: string[];
}

const readPart = (part: string, found: Found) => {
  const exact = fromScientific(part);
  if (exact === 'lost') {
    found.lost.push(part);
    return;
  }
  const whole = part.length > longestPart ? undefined : mobileOf(exact ?? part);
  if (whole) {
    found.mobiles.add(whole);
    const words = wordsBeside(part);
    if (words) found.others.push(`${whole} ${words}`);
    return;
  }
  const left = takeFromWords(part.split(' '), found);
  if (left) found.others.push(left);
};

/** Words that one number has at most, '+91 98 24 01 17 68', and letters of a text in which words beside it are looked for. */
const wordsOfNumber = 7;
const longestPart = 200;

/** '98240 11768 98240 11769': the longest run of words that is a number, again and again. Answers what is none. */
const takeFromWords = (words: readonly string[], { mobiles }: Found): string => {
  const left: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + wordsOfNumber);
    while (to > from && mobileOf(words.slice(from, to).join(' ')) === undefined) to--;
    const abroad = isForeign(words[from]!) ? foreignRun(words, from) : from;
    if (abroad > from) {
      left.push(...words.slice(from, abroad));
      from = abroad;
    } else if (to === from) left.push(words[from++]!);
    else {
      mobiles.add(mobileOf(words.slice(from, to).join(' '))!);
      from = to;
    }
  }
  const rest = left.join(' ');
  return /\d/.test(rest) || sayings(rest) ? rest : '';
};

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length;
/** Digits of a number with its country's code: at most, and from how many on another number may follow. */
const longestNumber = 15;
const shortestNumber = 9;

/** Where a number that begins with the code of another country ends: its own digits are no mobile of India. */
const foreignRun = (words: readonly string[], from: number): number => {
  let to = from + 1;
  for (let digits = digitsOf(words[from]!); to < words.length && /^[\d().-]+$/.test(words[to]!); to++) {
    digits += digitsOf(words[to]!);
    if (digits > longestNumber) break;
    const next = [words[to]!, words.slice(to, to + 2).join(' ')];
    if (digits - digitsOf(words[to]!) >= shortestNumber && next.some((one) => mobileOf(one))) break;
  }
  return to;
};

/** '+65 9123 4567', '0097150...' */
export const isForeign = (text: string): boolean => /^\W*(?:\+|00)(?!91)[1-9]/.test(text);
/** '079-26853344', '(022) 2685 3344', '+91 79 2685 3344' */
export const isLandline = (text: string): boolean =>
  /^\W*(?:(?:\+|00)91[\s-]*)?\(?0?[1-8]\d{1,3}\)?[\s./-]*[2-6]\d{2,3}[\s-]?\d{3,4}$/.test(text.trim());

/**
 * The ten digits of an Indian mobile with or without +91, 0091, 91 or 0; undefined for everything else: a number with
 * another country's code, one with the code of a city before a dash, fewer or more digits, a first digit below 6.
 */
export const mobileOf = (text: string): string | undefined => {
  // '9824011768.0' is a number of a spreadsheet; '60000.00000' is written so.
  const whole = text.trim().replace(/\.0+$/, '');
  const plain = digitsOf(whole) < 10 ? text.trim() : whole;
  const digits = plain.replaceAll(/\D/g, '');
  if (/^\W*(\+|00)(?!91)/.test(plain)) return undefined;
  if (/(?:^|\D)0[1-8]\d{1,3}[\s)./-]+[2-6]\d{2,3}[\s-]?\d{3,4}\b/.test(plain)) return undefined;
  return /^(?:(?:00)?91)?0?([6-9]\d{9})$/.exec(digits)?.[1];
};

/**
 * '9.82400117E9', as programs write a number they took for an amount: its digits where they are all there, 'lost' where
 * a spreadsheet has rounded them ('9.19E+11'). Excel writes the sign and rounds; other programs only leave zeros out.
 */
export const fromScientific = (text: string): string | 'lost' | undefined => {
  const [, whole, fraction = '', sign, exponent] = /^\+?(\d)(?:[.,](\d+))?e(\+)?(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const power = Number(exponent);
  const kept = fraction.length;
  if (power < 7 || power > 14 || kept > power) return 'lost';
  if (sign ? kept < power : kept < 7) return 'lost';
  return whole + fraction.padEnd(power, '0');
};

/** Words that only say that a number follows. */
const labels = /\b(?:mob(?:ile)?|mo|ph(?:one)?|tel|cell|contact|no|num(?:ber)?|whats\s?app|wa|m|p|t|w)\b/gi;
const sayings = (text: string) => /\p{L}{2}/u.test(text.replaceAll(labels, ''));

/** '(wife)' of '98240 11768 (wife)'; '' for mere labels. */
const wordsBeside = (part: string): string => {
  const words = oneLine(part.replaceAll(/[+\d][\d\s().+-]*\d/g, ' '));
  return sayings(words) ? withoutEnd(words, /[\s:.-]/).replace(/^[\s:.-]+/, '') : '';
};
