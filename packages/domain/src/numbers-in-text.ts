import { digitZeros, latinDigit } from './digits.ts';

/**
 * Where the phone numbers of a text are. Read once from left to right, so that a text costs by its length and by nothing
 * else. The database's without_numbers() is the same rule for what is searched; a test holds the two against each other.
 */

/** What is between two runs of digits, by the sign that parts them most: the later, the more. */
type Gap = 'nothing' | 'close' | 'sign' | 'line' | 'apart';

/** Signs by what they are between digits; each a sign or the first and the last of several. All others part. */
export const signsBetween: Record<Exclude<Gap, 'apart'>, readonly string[]> = {
  /** Not seen: soft hyphens, joiners, marks of direction (which phones copy along), the frame of a key. */
  nothing: [
    ...['\u00ad', '\u034f', '\u200b\u200f', '\u202a\u202e', '\u2060\u2069', '\u20e3', '\ufe0e\ufe0f', '\ufeff'],
  ],
  /** What people put within a number: spaces, brackets, dots and dashes. */
  close: [
    ...[' ', '\t', '\u00a0', '\u1680', '\u2000\u200a', '\u202f', '\u205f', '\u3000', '(', ')', '[', ']', '+', '-', '.'],
    ...['_', '*', '~', "'", '`', '\u00b7', '\u2010\u2015', '\u2018\u2019', '\u2022', '\u2212'],
    ...['\uff08', '\uff09', '\uff0b', '\uff0d', '\uff0e', '\uff3f'],
  ],
  /** Between two numbers, two parts of a price or of a date, and now and then between the halves of a number. */
  sign: [
    ...[',', '/', ':', ';', '|', '\\', '&', '#', '=', '<', '>', '{', '}', '"', '!', '?', '@', '%', '^', '\u0964'],
    ...['\u201c\u201d', '\u2026', '\u3001', '\uff0c', '\uff0f', '\uff1a', '\uff1b'],
  ],
  line: ['\n\r', '\u0085', '\u2028\u2029'],
};

const gaps: readonly Gap[] = ['nothing', 'close', 'sign', 'line', 'apart'];
const apart = gaps.length - 1;
const [close, sign, line] = [1, 2, 3];
/** By code unit, the place of its gap in `gaps`. */
const gapAt = new Uint8Array(0x10000).fill(apart);
for (const [at, gap] of gaps.slice(0, apart).entries())
  for (const range of signsBetween[gap as keyof typeof signsBetween])
    gapAt.fill(at, range.charCodeAt(0), range.charCodeAt(range.length - 1) + 1);

const isDash = (code: number): boolean =>
  code === 0x2d || (code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xff0d;

/** Digits with nothing but `close` signs between them. */
interface Part {
  from: number;
  to: number;
  digits: string;
  first: string;
  last: string;
  pieces: number;
  /** A dash stands between the last two pieces. */
  dashed: boolean;
  /** A letter or the sign of a currency stands right before it: a code or an amount. */
  named: boolean;
  /** What is between it and the part before, as in `gaps`. */
  before: number;
}

/** A phone number within a text: from its first digit to behind its last, and its digits in Latin. */
export interface NumberSpan {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
}

const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let part: Part | undefined;
  let gap = 0;
  let [dashed, named, isInside] = [false, false, false];
  for (let at = 0, to = 0; at < text.length; at = to) {
    const code = text.codePointAt(at)!;
    to = at + (code > 0xffff ? 2 : 1);
    const digit = latinDigit(code);
    if (digit === undefined) {
      const seen = code > 0xffff ? apart : gapAt[code]!;
      if (seen === 0) continue;
      if (isInside) [gap, dashed, isInside] = [0, false, false];
      gap = Math.max(gap, seen);
      dashed ||= isDash(code);
      named = seen === apart;
    } else if (part && isInside) {
      part.digits += digit;
      part.last += digit;
      if (part.pieces === 1) part.first += digit;
      part.to = to;
    } else if (part && gap === close) {
      part = Object.assign(part, { to, last: digit, digits: part.digits + digit, pieces: part.pieces + 1, dashed });
      isInside = true;
    } else {
      part = { from: at, to, digits: digit, first: digit, last: digit, pieces: 1, dashed: false, named, before: gap };
      parts.push(part);
      isInside = true;
    }
  }
  return parts;
};

const isDay =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

/** Words right before an amount and right behind an amount or an area, in the languages that brokers write. */
export const amountWords = {
  before: [
    ...['rs', 'inr', 'rupee', 'rupees', 'price', 'rate', 'budget', 'asking', 'demand', 'deposit', 'cost'],
    ...['रु', 'रू', 'रुपये', 'कीमत', 'बजट', 'રૂ', 'રૂપિયા', 'ભાવ', 'કિંમત', 'બજેટ'],
  ],
  behind: [
    ...['lakh', 'lakhs', 'lac', 'lacs', 'cr', 'crs', 'crore', 'crores', 'rs', 'inr', 'rupee', 'rupees', 'psf', 'sft'],
    ...['sq', 'sqft', 'sqyd', 'sqyds', 'sqm', 'sqmt', 'gaj', 'acre', 'acres', 'bigha', 'vigha'],
    ...['लाख', 'करोड़', 'करोड', 'रु', 'रुपये', 'લાખ', 'કરોડ', 'રૂ', 'રૂપિયા'],
  ],
} as const;
const digit = `[${digitZeros
  .filter((zero) => zero <= 0xffff)
  .map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`)
  .join('')}]`;
const amountBefore = new RegExp(
  `(?:₹|(?:^|${digit}|[^a-z\u0900-\u0dff])(?:${amountWords.before.join('|')}))[ .:=\t\u00a0-]*$`,
  'i',
);
const amountBehind = new RegExp(
  `^(?:[ \t\u00a0]*/-|[ .\t\u00a0-]*(?:₹|(?:${amountWords.behind.join('|')})(?!(?!${digit})[a-z\u0900-\u0dff])))`,
  'i',
);
/** Signs that are looked at on either side, so that it costs the same in any text. */
const aside = 24;

/** Whether digits in one piece are written as an amount or an area: 'Rs. 4550500', '4550500/-', '2640123 sq ft'. */
const isAmount = (text: string, { from, to }: Part): boolean =>
  amountBefore.test(text.slice(Math.max(0, from - aside), from)) || amountBehind.test(text.slice(to, to + aside));

/** A landline without its area code: seven or eight digits in one piece, or four and four; no price, day or range. */
const isLandline = (text: string, part: Part): boolean => {
  const { digits, first, last, pieces, dashed, named } = part;
  if (named || !/^[2-7]/.test(digits) || digits.endsWith('000')) return false;
  if (pieces === 1)
    return (digits.length === 7 || (digits.length === 8 && !isDay.test(digits))) && !isAmount(text, part);
  return pieces === 2 && first.length === 4 && last.length === 4 && !(dashed && first < last);
};

const isNumber = (text: string, part: Part): boolean => part.digits.length >= 10 || isLandline(text, part);

/** Whether two parts are the halves of one number: ten digits without country and zero, beginning as mobiles do. */
const isPair = (one: string, other: string, gap: number): boolean => {
  const ten = (one + other).replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '');
  const rest = ten.length - other.length;
  if (ten.length !== 10 || rest < 3 || other.length < 3) return false;
  if (gap === line) return rest === 5 && /^[6-9]/.test(ten);
  return rest === 5 ? /^[06-9]/.test(ten) : /^[6-9]/.test(ten);
};

/** The phone numbers of a text, in its order. */
export const numberSpans = (text: string): NumberSpan[] => {
  const spans: (NumberSpan & { isHidden: boolean })[] = [];
  let before: { part: Part; isHidden: boolean } | undefined;
  for (const part of partsOf(text)) {
    const isHidden = isNumber(text, part);
    const isJoined =
      before !== undefined &&
      (part.before === sign || part.before === line) &&
      isPair(before.isHidden ? before.part.last : before.part.digits, isHidden ? part.first : part.digits, part.before);
    const span = isJoined ? spans.pop() : undefined;
    spans.push({
      from: span?.from ?? part.from,
      to: part.to,
      digits: (span?.digits ?? '') + part.digits,
      isHidden: isHidden || isJoined,
    });
    before = { part, isHidden };
  }
  return spans.filter(({ isHidden }) => isHidden);
};
