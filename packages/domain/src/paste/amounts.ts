import type { Message, Span } from './message.ts';
import { type Role, roleAfter, roleBefore } from './money-words.ts';
import { rateBefore } from './rate-units.ts';
import { numberOf, spoken } from './spoken.ts';
import type { Confidence, RateUnit } from './types.ts';

export const LAKH = 100_000;
export const CRORE = 10_000_000;
const digits = '\\d+(?:,\\d{2,3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const thousands = 'k|hazar|haza+r|hajar|haja+r|thousands?|thous|thsnd|thds?|हजार|हज़ार|हज़ार|હજાર|ਹਜ਼ਾਰ|ਹਜ਼ਾਰ|হাজার';
const lakhs = 'l(?:a(?:c|k|ck|kh)h?s?)?|lkhs?|lakhs?|lacs?|laks?|laakhs?|peti|लाख|લાખ|ਲੱਖ|লাখ|লক্ষ';
const crores = 'cr(?:ore)?s?|crs?|crors?|croes?|kar+od|karor|khokha|करोड़|करोड़|करोड|કરોડ|ਕਰੋੜ|কোটি|koti';
const unit = `${crores}|${lakhs}|${thousands}`;
const sign = '(?:₹|rs\\.?|inr|rupees|रु\\.?|રૂ\\.?|₨)?\\s?';
const until = '(?:-|to|se|thi|થી|से)';
/** '85 lakh - 98250 12345' is no range either: behind the amount stands whom to call. */
const mobile = '(?:\\+?91[ -]?)?[6-9](?:[ .-]?\\d){9}(?!\\d)';
/** '85 lakh - 1650 sqft' is no range. */
const ofSize =
  '(?:sq|sft|s\\.f|sf|va+r|gaj|yards?|yd|carpet|sbua|super|built|bhk|acres?|vigh|bigh|gunth|feet|ft|mtr|seat|floor|th|वार|गज|વાર|વીઘ)';
const notInWord = '(?![\\p{L}\\p{M}\\d])';
/** A word is a number of money only where a unit follows: 'do lakh', 'ek se dedh crore'. */
const word = `${spoken}(?=\\s?(?:${unit})${notInWord}|\\s${until}\\s${spoken}\\s(?:${unit})${notInWord})`;
const amounts = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.,+/])(${sign})(${digits}|${word})\\s?(${unit})?(?:\\s?(?:${until}|/(?!-))\\s?(?!\\s?${mobile})${sign}(${digits}|${word})(?:\\s?(${unit})|(?!\\s?${ofSize})))?(\\s?(?:\\/-|-\\/|rupees|rupaiy?e|rupiya|rs|रु[पप]ये|रुपए|रूपये|रुपयांत|રૂપિયા|રૂ|रु))?${notInWord}`,
  'gu',
);
/** '1 cr 15 lakh', '2 lakh 50 hajar', 'three crore ten lakh' */
const lesser = new RegExp(`^\\s?(?:and\\s)?(${digits}|${spoken})\\s?(?:(${lakhs})|(${thousands}))${notInWord}`, 'u');

const isCrore = new RegExp(`^(?:${crores})$`, 'u');
const isLakh = new RegExp(`^(?:${lakhs})$`, 'u');
const stepOf = (text: string): number => (isCrore.test(text) ? CRORE : isLakh.test(text) ? LAKH : 1000);

const most =
  /(?:upto|up to|max(?:imum)?|within|under|below|less than|not more than|till)\s?(?:budget|rent|price|rs\.?|₹|:|is|of|-)?\s?$/;
const mostAfter =
  /^\s?(?:\/-)?\s?(?:each\s)?(?:max(?!\w*\s?\d)|tak|sudhi|tk\b|maximum(?!\s?\d)|(?:ke|ni|ki|na) andar|and below|સુધી|तक|ની અંદર|के अंदर|paryant)/;
const least = /(?:min(?:imum)?|above|from|starting|start|more than|at least)\s?(?:rs\.?|₹|:|is|of)?\s?$/;
const leastAfter =
  /^\s?(?:\/-)?\s?(?:min\b(?!\s?\d)|minimum(?!\s?\d)|(?:\+|plus\b)(?!\s?(?:maint|gst|tax|dep|extra|soc|stamp|reg|other|light|elec|water|cam))|onwards|thi vadhu|se upar|and above)/;

export interface Amount {
  readonly span: Span;
  readonly low: number;
  readonly high: number | undefined;
  readonly role: Exclude<Role, 'price' | 'bound' | 'other'> | undefined;
  /** A word such as 'budget' or 'price' leads to it. */
  readonly isNamed: boolean;
  readonly rate_unit: RateUnit | undefined;
  readonly confidence: Confidence;
  /** Of a wish: how the words around bound it. */
  readonly bound: 'most' | 'least' | undefined;
  /** A small number without a unit, after a word of money: lakhs or thousands are to be told by the deal. */
  readonly isBare: boolean;
  /** Nothing but its size speaks for it: a rent, if the message has no other. */
  readonly isAlone: boolean;
}

/** Every amount of money of a message, with what its neighbours say of it. Takes the spans that it reads. */
export const readAmounts = (message: Message): Amount[] => {
  const found: Amount[] = [];
  // 'rent 27k deposit 1 lakh': a word that one amount has used does not speak for the next.
  let used = 0;
  for (const match of [...message.free(amounts)].flatMap(apart)) {
    const read = amountOf(message, match, used);
    if (!read) continue;
    used = Math.max(used, read.used);
    if (!read.amount) continue;
    if (!read.amount.isAlone) message.take(read.amount.span);
    found.push(read.amount);
  }
  return found;
};

/** '42k / 1.5L dep': a rent and what is deposited. */
const isRentAndDeposit = (match: RegExpMatchArray & Span): boolean =>
  match[0].includes('/') && roleAfter(match.input!.slice(match.end, match.end + 40), 0, true).role === 'deposit';

/** '95L / 20k' is no range: a price and a rent. */
const apart = (match: RegExpMatchArray & Span): (RegExpMatchArray & Span)[] => {
  const [, , first, firstUnit, second, secondUnit] = match;
  if (!firstUnit || !second || !secondUnit) return [match];
  const isRising = numberOf(second) * stepOf(secondUnit) >= numberOf(first!) * stepOf(firstUnit);
  if (isRising && !isRentAndDeposit(match)) return [match];
  const at = match.start + match[0].lastIndexOf(second);
  const part = (start: number, end: number, groups: (string | undefined)[]): RegExpMatchArray & Span =>
    Object.assign([match.input!.slice(start, end), ...groups] as unknown as RegExpMatchArray, {
      start,
      end,
      index: start,
    });
  const end = match.start + match[0].indexOf(firstUnit, match[0].indexOf(first!) + first!.length) + firstUnit.length;
  return [
    part(match.start, end, [match[1], first, firstUnit, undefined, undefined, undefined]),
    part(at, match.end, ['', second, secondUnit, undefined, undefined, match[6]]),
  ];
};

const lineBefore = (message: Message, { start }: Span, from: number): string => {
  const text = message.plain.slice(Math.max(from, start - 40), start);
  const line = text.slice(text.lastIndexOf('\n') + 1);
  // 'Price:' may stand alone on the line above.
  return line.trim() === '' && /[:=-]\s*$/.test(text) ? text.trim() : line;
};

const amountOf = (
  message: Message,
  match: RegExpMatchArray & Span,
  used: number,
): { amount?: Amount; used: number } | undefined => {
  const [, rupees = '', ...parts] = match;
  const [first, firstUnit, second, secondUnit, slash] = isFarApart(parts)
    ? [parts[2], parts[3], undefined, undefined, parts[4]]
    : parts;
  const [after = ''] = message.after(match, 40).split('\n');
  const more = firstUnit && !second ? lesserOf(after, firstUnit) : undefined;
  const start = first === parts[0] ? match.start : match.start + match[0].lastIndexOf(first!);
  const span = { start, end: match.end + (more?.length ?? 0) };
  const hasUnit = Boolean(firstUnit ?? secondUnit);
  const value = numberOf(first!);
  const left = lineBefore(message, span, used);
  const right = after.slice(more?.length ?? 0);
  const isSigned = rupees.trim() !== '' || Boolean(slash);
  const ahead = roleBefore(left, hasUnit, value);
  const behind = roleAfter(right, value, hasUnit, hasUnit || isSigned || ahead === 'price');
  const unitBefore = behind.role === 'rate' ? undefined : rateBefore(left);
  if ((ahead === 'none' && behind.role !== 'rate') || behind.role === 'none') return undefined;
  const isSaid = behind.role === 'rate' || behind.role === 'other';
  const role = isSaid ? behind.role : unitBefore ? 'rate' : ahead === 'none' ? undefined : (ahead ?? behind.role);
  const end = role === behind.role ? span.end + behind.length : span.end;
  // 'per sq ft' is of the rate, not of the comment.
  if (role === 'rate') span.end = end;
  if (role === 'other') return { used: end };

  const hasCommas = /,\d{2,3}/.test(first!);
  const isLong = value >= LAKH && (hasCommas || (value >= 10 * LAKH && value % 1000 === 0));
  const isMoney = hasUnit || isSigned || role !== undefined || isLong;
  // Hundreds that stand free between commas may be a rent.
  const isAlone = !isMoney && second === undefined && value >= 3000 && value < 5 * LAKH && value % 100 === 0;
  if (!isMoney && !isAlone) return undefined;
  // '2bhk 4 rent': for rent.
  if (!hasUnit && !isSigned && ahead === undefined && behind.role === 'rent' && value < 5) return undefined;
  const [low, high] = bounds(value, firstUnit, second === undefined ? undefined : numberOf(second), secondUnit);
  const isBare = !hasUnit && value < 1000;
  return {
    used: end,
    amount: {
      span,
      low: low + (more?.value ?? 0),
      high,
      role: role === 'price' || role === 'bound' ? undefined : role,
      isNamed: role === 'price' || role === 'rent',
      rate_unit: behind.rate_unit ?? unitBefore,
      confidence:
        hasUnit || isSigned || isLong || (hasCommas && value >= 1000) ? 'High' : role === 'bound' ? 'Low' : 'Medium',
      bound: boundOf(left, right),
      isBare,
      isAlone,
    },
  };
};

/** 'Phase 2 - 45 lakh' is no range: nobody's wish begins at a tenth of where it ends. */
const isFarApart = ([first, firstUnit, second, secondUnit]: readonly (string | undefined)[]): boolean =>
  second !== undefined && !firstUnit && secondUnit !== undefined && numberOf(second) > 3 * numberOf(first!);

const lesserOf = (after: string, of: string): { value: number; length: number } | undefined => {
  const match = lesser.exec(after);
  if (!match) return undefined;
  const step = match[2] ? LAKH : 1000;
  const value = numberOf(match[1]!) * step;
  return step * 100 === stepOf(of) && value < stepOf(of) ? { value, length: match[0].length } : undefined;
};

const boundOf = (before: string, after: string): Amount['bound'] => {
  if (least.test(before)) return 'least';
  if (most.test(before) || mostAfter.test(after)) return 'most';
  return leastAfter.test(after) ? 'least' : undefined;
};

/** '60-75 L': the unit is carried to the left; '90-1.1 cr' are lakhs and crores, as the smaller cannot come second. */
const bounds = (
  first: number,
  firstUnit: string | undefined,
  second: number | undefined,
  secondUnit: string | undefined,
): [number, number | undefined] => {
  if (second === undefined) return [first * (firstUnit ? stepOf(firstUnit) : 1), undefined];
  const high = second * (secondUnit ? stepOf(secondUnit) : firstUnit ? stepOf(firstUnit) : 1);
  const carried = firstUnit ?? secondUnit;
  const low = first * (carried ? stepOf(carried) : 1);
  if (low <= high) return [low, high];
  const smaller = carried && stepOf(carried) === CRORE ? LAKH : 1000;
  return first * smaller <= high ? [first * smaller, high] : [low, undefined];
};
