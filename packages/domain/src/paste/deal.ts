import type { DealType } from '../lookups/deal-types.ts';
import type { PropertySubtype } from '../lookups/property-types.ts';
import { type Amount, LAKH } from './amounts.ts';
import { dealWords } from './deal-words.ts';
import { type Message, type Span, together, words } from './message.ts';
import { dealByAmounts } from './money.ts';
import type { Found } from './types.ts';

/** Whichever of these is named first is meant: 'Urgent sale, EMI as much as rent'. */
const common: readonly DealType[] = ['Rent', 'Lease', 'Sale'];

/** A tenant's money spoken of where something is sold: what is sold is his lease. */
const ofTenant = words(
  'roi',
  'yield',
  'returns?',
  '(?:rental|monthly) income',
  'monthly rent(?:al)?',
  'rent(?:al)? (?:income|coming)',
  'currently (?:rented|leased)',
);
/** 'Shop 48 lakhs, rented at 17k' is sold with its tenant. */
const rentedAt = words('(?:rented|leased|let out) (?:at|@|for)(?= ?(?:rs\\.? ?|₹ ?)?\\d)');
/** These say it of the deal; 'rented', 'rent', 'buyer' may stand for something else. */
const outspoken =
  /^(?:for|on) |^(?:to ?let|out ?right|re[\s-]?sale|bha+de|kira+ye|l\s?&|leave|vech|be+ch|bikau|ભાડે|વેચ|बेच)/;

interface Around {
  readonly subtypes: Found<PropertySubtype[]> | undefined;
  readonly isCommercial: boolean;
  readonly amounts: readonly Amount[];
  /** The deal that the message around this piece of it is about. */
  readonly around: DealType | undefined;
}

/** The deals that a message is about, and whether its words name one; else its amounts tell. */
export const dealsOf = (
  message: Message,
  { subtypes, isCommercial, amounts, around }: Around,
): { deals: Found<DealType[]> | undefined; isSpoken: boolean } => {
  const spoken = readDeals(message, isCommercial, amounts);
  const isBed = subtypes?.value.includes('PG/Hostel Bed') === true && !spoken?.value.includes('Sale');
  if (isBed) return { deals: { ...subtypes!, value: ['PG'] }, isSpoken: true };
  const heavy = spoken?.value.includes('Rent') && !isCommercial ? heavyDeposit(message, amounts) : undefined;
  if (!spoken && around) return { deals: { value: [around], start: 0, end: 1, confidence: 'Medium' }, isSpoken: true };
  return { deals: heavy ?? spoken ?? guessed(amounts), isSpoken: spoken !== undefined };
};

/** A home leased for lakhs, as in Bengaluru: the money comes back, so it is a deposit. */
const heavyDeposit = (message: Message, amounts: readonly Amount[]): Found<DealType[]> | undefined => {
  const [only, ...more] = amounts;
  const lease = /(?<![\p{L}])lease(?![\p{L}])/u.exec(message.plain);
  if (!lease || !only || more.length > 0 || only.role !== undefined || only.low < 3 * LAKH || only.low > 60 * LAKH)
    return undefined;
  return { value: ['Heavy deposit'], start: lease.index, end: lease.index + lease[0].length, confidence: 'Medium' };
};

const guessed = (amounts: readonly Amount[]): Found<DealType[]> | undefined => {
  const value = dealByAmounts(amounts);
  const from = amounts[0]?.span;
  return value && from && { value: [value], start: from.start, end: from.end, confidence: 'Medium' };
};

/** What kinds of deal the words name. A lease of a home is a rent. */
const readDeals = (
  message: Message,
  isCommercial: boolean,
  amounts: readonly Amount[],
): Found<DealType[]> | undefined => {
  const named = dealWords.flatMap(([deal, rule]) => {
    const match = message.first(rule);
    return match ? [{ deal, match, rule }] : [];
  });
  const inOrder = [...named].sort(
    (a, b) => rank(a.deal) - rank(b.deal) || isSoft(a.match[0]) - isSoft(b.match[0]) || a.match.start - b.match.start,
  );
  const [first] = inOrder;
  if (!first) return undefined;
  const income = message.first(ofTenant);
  if (isCommercial && first.deal === 'Sale' && income) return message.found(['Pre-leased'], income, 'Medium');
  const tenant = isCommercial && first.deal === 'Rent' && hasBoth(amounts) ? message.first(rentedAt) : undefined;
  if (tenant) return message.found(['Pre-leased'], tenant, 'Medium');
  const asNamed = (deal: DealType): DealType => (deal === 'Lease' && !isCommercial ? 'Rent' : deal);
  const letting = named.find(({ deal }) => deal === 'Rent' || deal === 'Lease');
  const sale = named.find(({ deal }) => deal === 'Sale');
  const isBoth =
    letting &&
    sale &&
    common.includes(first.deal) &&
    !income &&
    (either.test(message.plain) || (hasBoth(amounts) && isJoined(message, [sale.match, letting.match], amounts)));
  // '4.25 cr, bhade pan apay 1.25 lakh': a price that nobody calls one, and a rent that comes to it.
  const alsoLet = first.deal === 'Rent' && !sale && !income && hasBoth(amounts) && also.test(message.plain);
  if (alsoLet) {
    const parts = [...message.free(letting!.rule)].map((match) => message.found<DealType>('Rent', match));
    return together(['Sale', 'Rent'] as DealType[], parts);
  }
  const meant = isBoth ? [sale, letting] : [first];
  const parts = meant.flatMap(({ deal, rule }) =>
    [...message.free(rule)].map((match) => message.found(asNamed(deal), match)),
  );
  return together(
    meant.map(({ deal }) => asNamed(deal)),
    parts,
  );
};

const [selling, letting] = [
  '(?:sales?|sell?|selling|out ?right|re ?sale|bechna(?: hai| he)?|vechvan[uio](?: che)?)',
  '(?:rent(?:al)?|lease|kira+y[ae]|bhade?)',
];
/** 'sale or rent', 'rent / sale': one unit for either. */
const either = new RegExp(
  `${selling}\\s?(?:or|and|&|/|,|ya|ke|cum)\\s?(?:for |on )?${letting}|${letting}\\s?(?:or|and|&|/|,|ya|ke|cum)\\s?(?:for |on )?${selling}`,
  'u',
);
/** 'also available for rent', 'bhade pan', 'rent bhi' */
const also = new RegExp(
  `also (?:available |avail )?(?:for |on )?${letting}(?![\\p{L}])|${letting} (?:par |pe |per |ma )?(?:pan|bhi|also)(?![\\p{L}])|(?:ભાડે|किराये पर|किराए पर) (?:પણ|भी)`,
  'u',
);
/** A price beside a rent that is called so. */
const hasBoth = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ role, low }) => (role === 'rent' && low < 50 * LAKH) || (!role && low >= 2000 && low < 5 * LAKH)) &&
  amounts.some(({ role, low, isBare }) => role === undefined && !isBare && low >= 10 * LAKH);

/** 'sale 80L or rent 25k', 'sale 1.5 cr, rent 60k': a word joins them, or each stands before its amount. */
const isJoined = (message: Message, matches: readonly Span[], amounts: readonly Amount[]): boolean =>
  matches.some((match) => joining.test(message.before(match))) ||
  matches.every((match) => amounts.some(({ span }) => span.start > match.end && span.start - match.end < 12));
const joining = /(?<![\p{L}])(?:or|ya|also|athva|या|અથવા)(?: (?:on|for|at|same))?\s$|\/\s?$/u;

const isSoft = (word: string): number => Number(!outspoken.test(word));
const rank = (deal: DealType): number => (common.includes(deal) ? 1 : 0);
