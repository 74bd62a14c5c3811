import type { DealType } from '../lookups/deal-types.ts';
import type { Message, Span } from './message.ts';
import type { Confidence, Found, PasteFields, RateUnit } from './types.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;
const number = '\\d+(?:,\\d{2,3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const unit =
  'cr(?:ore)?s?|crs?|karod|l(?:a(?:c|k|ck|kh)h?s?)?|lkhs?|lakhs?|lacs?|peti|khokha|k|hazar|hajar|thousand|करोड़|करोड|કરોડ|लाख|લાખ|हजार|हज़ार|હજાર';
const money = '(?:₹|rs\\.?|inr|rupees)?\\s?';
const amounts = new RegExp(
  `(?<![\\p{L}\\d.,+])(${money})(${number})\\s?(${unit})?(?:\\s?(?:-|to|se|thi|થી|से)\\s?${money}(${number})\\s?(${unit})?)?(\\s?(?:\\/-|-\\/|rupees|rs))?(?![\\p{L}\\d])`,
  'gu',
);

const stepOf = (word: string): number => {
  if (/^(?:cr|kar|करो|કરો)/.test(word)) return CRORE;
  if (word === 'khokha') return CRORE;
  if (/^(?:l|peti|ला|લા)/.test(word)) return LAKH;
  return 1000;
};

/** What an amount says about itself by where it stands. */
type Role = 'rate' | 'deposit' | 'rent' | 'none' | undefined;

const rateAfter =
  /^\s?(?:p\.?s\.?f|p\.?s\.?y|(?:per|\/|@)\s?-?(?:sq\.?\s?-?(?:f(?:ee|oo)?t|ft|yds?|yards?)|sft|sqft|sf|va+r|gaj|yards?|foot|feet|ft|વાર)|va+r\s?(?:na|no|nu)\s?bhav)/;
const isYards = /yd|yard|va+r|gaj|p\.?s\.?y|વાર/;
const depositAfter =
  /^\s?(?:\/-)?\s?(?:security\s)?(?:deposit|depo|dep\b|dp\b|advance|adv\b|security|deposite|ડિપોઝિટ|डिपॉजिट)/;
const depositBefore =
  /(?:deposit|depo|dep|dp|advance|security|sd|deposite|pagdi|ડિપોઝિટ|डिपॉजिट)\s?(?:is|of|amount|rs\.?|:|-|=)?\s?$/;
const rentBefore =
  /(?:rent(?:al)?|bhad[auei]|kiraya|monthly|ભાડું|किराया)\s?(?:is|of|rs\.?|budget|around|approx|:|-|=|@|upto)?\s?$/;
const rentAfter =
  /^\s?(?:\/-)?\s?(?:rent|pm\b|p\.m|per month|\/\s?m(?:onth|th)?\b|monthly|\+\s?maint|plus maint|bhadu|bhada|ભાડું)/;
const otherBefore =
  /(?:emi|loan|maint(?:enance|ance)?|token|maintenance charges?|income|turnover|gst|sector|sec|block|plot no|flat no|shop no|floor|tower|age|since|year|stamp duty|salary|brokerage)\s?(?:is|of|rs\.?|:|-|=|no\.?|amount)?\s?$/;
const otherAfter =
  /^\s?(?:%|percent|maint(?!\w*\s?incl)|emi|loan|token|years?|yrs?|months?|mnths?|mahin[ae]|mahino|days?|kms?|mins?|min\b|persons?|people|floors?|th\b|st\b|nd\b|rd\b|cars?|bath|toilet|washroom|lifts?|towers?|units|storey|x7|am\b|pm\s?(?:to|-)|ft|feet|seats?|cabins?|workstations?|kw|hp|ton)/;
const perLand = /(?:vigha|bigha|guntha|acre|વીઘા)\s?(?:na|no|nu|ka|ke|per|rate|:)?\s?$/;
const perLandAfter = /^\s?(?:\/|per|ek|na)\s?(?:vigha|bigha|guntha|acre)/;
const moneyWord =
  /(?:budget|price|demand|asking|ask|rate|cost|bhav|kimat|around|approx\.?|upto|up to|max(?:imum)?|min(?:imum)?|within|under|below|above|from|final|total|@|expected|expecting|ભાવ|કિંમત|कीमत|બજેટ|बजट)\s?(?:is|of|rs\.?|:|-|=|range|hai|approx|around|upto|max|rakhi|che)?\s?(?:rs\.?|₹)?\s?$/;
const most = /(?:upto|up to|max(?:imum)?|within|under|below|less than|not more than)\s?(?:budget|rs\.?|₹|:|is|of)?\s?$/;
const mostAfter =
  /^\s?(?:\/-)?\s?(?:max(?!\w*\s?\d)|tak|sudhi|tk\b|maximum(?!\s?\d)|ke andar|ma\b|સુધી|तक|ni andar|and below)/;
const least = /(?:min(?:imum)?|above|from|starting|start|more than|at least)\s?(?:rs\.?|₹|:|is|of)?\s?$/;
const leastAfter =
  /^\s?(?:\/-)?\s?(?:min\b(?!\s?\d)|minimum(?!\s?\d)|\+|onwards|thi vadhu|se upar|and above|plus\b(?! maint))/;

export interface Amount {
  readonly span: Span;
  readonly low: number;
  readonly high: number | undefined;
  readonly role: Role;
  readonly rate_unit: RateUnit | undefined;
  readonly confidence: Confidence;
  /** Of a wish: how the words around bound it. */
  readonly bound: 'most' | 'least' | undefined;
  /** A bare number that a money word stands before: lakhs or thousands are to be told by the deal. */
  readonly isBare: boolean;
}

/** Every amount of money of a message, with what its neighbours say of it. Takes the spans that it reads. */
export const readAmounts = (message: Message): Amount[] => {
  const found: Amount[] = [];
  for (const match of message.free(amounts)) {
    const amount = amountOf(message, match);
    if (!amount) continue;
    message.take(match);
    found.push(amount);
  }
  return found;
};

const amountOf = (message: Message, match: RegExpMatchArray & Span): Amount | undefined => {
  const [, sign = '', first, firstUnit, second, secondUnit, slash] = match;
  const before = message.before(match);
  const after = message.after(match);
  if (otherBefore.test(before) && !firstUnit) return undefined;
  // A price of one bigha or guntha is a rate that no field has.
  if (perLand.test(before) || perLandAfter.test(after)) return undefined;
  const isRate = rateAfter.test(after);
  if (!isRate && otherAfter.test(after)) return undefined;
  if (/(?:emi|loan|maint(?:enance)?|token|brokerage|income|turnover)\s?(?:is|of|:|-)?\s?$/.test(before))
    return undefined;
  const hasUnit = Boolean(firstUnit ?? secondUnit);
  const value = Number(first!.replaceAll(',', ''));
  const isLong = value >= 5000 || /,\d{2,3}/.test(first!);
  const named =
    [moneyWord, rentBefore, depositBefore].some((rule) => rule.test(before)) ||
    rentAfter.test(after) ||
    depositAfter.test(after);
  const isMoney = hasUnit || sign.trim() !== '' || Boolean(slash) || isRate || named || (isLong && value >= 100_000);
  if (!isMoney) return undefined;
  const [low, high] = bounds(value, firstUnit, second, secondUnit);
  const role: Role = isRate
    ? 'rate'
    : depositAfter.test(after) || depositBefore.test(before)
      ? 'deposit'
      : rentBefore.test(before) || rentAfter.test(after)
        ? 'rent'
        : undefined;
  return {
    span: match,
    low,
    high,
    role,
    rate_unit: isRate ? (isYards.test(rateAfter.exec(after)![0]) ? 'SqYd' : 'Sqft') : undefined,
    confidence: hasUnit || sign.trim() !== '' || isLong ? 'High' : 'Medium',
    bound: boundOf(before, after),
    isBare: !hasUnit && value < 1000,
  };
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
  second: string | undefined,
  secondUnit: string | undefined,
): [number, number | undefined] => {
  if (second === undefined) return [first * (firstUnit ? stepOf(firstUnit) : 1), undefined];
  const high =
    Number(second.replaceAll(',', '')) * (secondUnit ? stepOf(secondUnit) : firstUnit ? stepOf(firstUnit) : 1);
  const carried = firstUnit ?? secondUnit;
  const low = first * (carried ? stepOf(carried) : 1);
  if (low <= high) return [low, high];
  const smaller = carried && stepOf(carried) === CRORE ? LAKH : 1000;
  return first * smaller <= high ? [first * smaller, high] : [low, undefined];
};

const monthsOfRent =
  /(\d{1,2})\s?(?:months?|mnths?|mahina|mahine|month's)\s?(?:rent\s)?(?:ki\s|ka\s|ni\s)?(?:security\s)?(?:deposit|depo|dep\b|dp\b|advance|deposite)|(?:deposit|depo|dep|dp|advance|security)\s?(?:of|:|-|is)?\s?(\d{1,2})\s?(?:months?|mnths?|mahina|mahine)/g;

const isMonthly = (deal: DealType | undefined) => deal === 'Rent' || deal === 'Lease' || deal === 'PG';
/** Above this a rent is a price that stands in a message about rent. */
const mostRent = 50 * LAKH;

/**
 * Sorts the amounts of a message into its fields, by deal and kind. Bare numbers are lakhs for a sale and thousands for
 * a rent; what cannot be told stays unread.
 */
export const sortAmounts = (
  message: Message,
  given: readonly Amount[],
  deal: DealType | undefined,
  isWish: boolean,
): Partial<
  Pick<
    { -readonly [F in keyof PasteFields]: PasteFields[F] },
    'price' | 'rent' | 'deposit' | 'rate' | 'rate_unit' | 'budget_min' | 'budget_max'
  >
> => {
  const fields: ReturnType<typeof sortAmounts> = {};
  const step = (amount: Amount) => (amount.isBare && amount.role !== 'rate' ? (isMonthly(deal) ? 1000 : LAKH) : 1);
  const part = (amount: Amount, value: number): Found<number> => ({
    value: Math.round(value),
    start: amount.span.start,
    end: amount.span.end,
    confidence: amount.isBare ? 'Medium' : amount.confidence,
  });
  for (const amount of given) {
    const scale = step(amount);
    const low = amount.low * scale;
    const high = amount.high === undefined ? undefined : amount.high * scale;
    const monthly = (amount.role === 'rent' || (isMonthly(deal) && amount.role === undefined)) && low < mostRent;
    if (amount.role === 'rate') {
      fields.rate ??= part(amount, low);
      fields.rate_unit ??= { ...part(amount, 0), value: amount.rate_unit! };
    } else if (amount.role === 'deposit') fields.deposit ??= part(amount, high ?? low);
    else if (isWish) {
      if (high !== undefined && fields.budget_max === undefined) {
        fields.budget_min ??= part(amount, low);
        fields.budget_max = part(amount, high);
      } else if (amount.bound === 'least') fields.budget_min ??= part(amount, low);
      else fields.budget_max ??= part(amount, low);
    } else if (monthly) fields.rent ??= part(amount, high ?? low);
    else fields.price ??= part(amount, high ?? low);
  }
  const months = message.first(monthsOfRent);
  const base = fields.rent;
  if (months && base && !fields.deposit)
    fields.deposit = message.found(base.value * Number(months[1] ?? months[2]), months, base.confidence);
  return fields;
};

/** What the amounts alone tell of the deal: thousands are a month's, crores are a sale. */
export const dealByAmounts = (given: readonly Amount[]): DealType | undefined => {
  const plain = given.filter((amount) => amount.role !== 'rate' && amount.role !== 'deposit' && !amount.isBare);
  if (given.some((amount) => amount.role === 'rent')) return 'Rent';
  const rate = given.find((amount) => amount.role === 'rate');
  if (rate && plain.length === 0) return rate.rate_unit === 'SqYd' || rate.low >= 1000 ? 'Sale' : 'Rent';
  const highest = Math.max(0, ...plain.map((amount) => amount.high ?? amount.low));
  if (highest >= 5 * LAKH) return 'Sale';
  if (highest >= 2000) return 'Rent';
  return given.some((amount) => amount.isBare) ? 'Sale' : undefined;
};
