import { landUnits, rateAfter } from './rate-units.ts';
import type { RateUnit } from './types.ts';

/** What an amount is by the words before and after it. `other` is money of no field: a loan, a token, maintenance.
 * `bound` is 'upto', 'around': of money, mostly. */
export type Role = 'rate' | 'deposit' | 'rent' | 'price' | 'bound' | 'other';
/** `none` is a number of something that is no money. */
type Reading = Role | 'none' | undefined;

const start = '(?<![\\p{L}\\p{M}])';
/** What may stand between a word of money and its amount. */
const filler =
  '(?:\\s?(?:is|of|rs\\.?|₹|inr|:|-|=|@|\\(|approx\\.?|around|about|only|amount|upto|up to|max|min|exp(?:ected)?\\.?|range|hai|che|chhe|rakhi|pe|par|extra|per month|pm|p\\.m\\.?|monthly|છે|है)(?![\\p{L}\\p{M}]))*\\s?$';
const endsWith = (...words: readonly string[]) => new RegExp(`${start}(?:${words.join('|')})${filler}`, 'u');

const otherWords =
  'emi|(?:home )?loan(?:\\s(?:possible|available|avail|amount|done|sanctioned))?|maint(?:enance|ance|\\.)?(?:\\scharges?)?|mnt|cam|token|bayana|booking(?:\\s(?:am(?:oun)?t|just|only|at))?|goodwill|(?:pagd?i|pagri|पगडी|પાઘડી)(?:\\s(?:value|amount|amt|price))?|(?:rental |monthly )?income|rent(?:al)?s? (?:coming|received|income|aa? ?rah[aei](?: hai)?|comes)|turnover|gst|stamp duty|registration|reg|salary|brokerage|dalali|market (?:price|value|rate)|mkt (?:price|rate|value)|was|earlier|old price|jantri|circle rate|down ?payment|parking charges?|club(?: membership)?|society charges?|light bill|tax(?:es)?|cash';
const depositWords =
  'deposit|deposite|depo|depost|dep|dp|advance|adv|security(?:\\s(?:deposit|amount))?|sd|ડિપોઝિટ|ડીપોઝીટ|ડિપોઝીટ|डिप[ॉो][जझ]़?[िी]ट|एडवांस|सिक्योरिटी|अनामत|અનામત';
const rentWords =
  'rented(?:\\s(?:at|@|for))?|rent(?:al|s)?|bhad[aeiou]+|bhaad[aeu]|kiraya|kiraa?ye?|monthly|ભાડું|ભાડુ|ભાડુઁ|किराया|भाड़ा|भाड़ा|भाडे|भाडं|भाडा|मासिक|માસિક';
const priceWords =
  'budget|bdgt|budgt|buget|bugdet|price|demand|asking|ask|rate|cost|bhav|kimat|kimmat|final|last|expected|expecting|expect|quote|value|ભાવ|કિંમત|कीमत|किंमत|બજેટ|बजट|बजेट';

const boundWords =
  'around|approx\\.?|upto|up to|max(?:imum)?|min(?:imum)?|within|under|below|above|from|total|@|only|now';

const before: readonly (readonly [Exclude<Reading, undefined>, RegExp])[] = [
  ['other', endsWith(otherWords)],
  ['deposit', endsWith(depositWords)],
  ['rent', endsWith(rentWords)],
  ['price', endsWith(priceWords)],
  ['bound', endsWith(boundWords)],
];
/** Numbers of a thing: a sector, a floor, a year. An amount with a unit is none of them. */
const counted = endsWith(
  'sectors?|sec|block|plot(?: no)?|flat(?: no)?|shop(?: no)?|unit no|no|floor|flr|tower|wing|age|since|year|phase|ph|bhk|pin(?:code)?|rera|id|code|ref|gate|road|tp|fp|survey(?: no)?|dated?|time|at',
);

/** '2 BHK 11500': no number of rooms or floors is as great as a rent. */
const leastRent = 3000;
const roomsOrFloor = /(?:bhk|floor|flr)\s?[:,-]?\s?$/u;

/** What the words right before an amount say of it. */
export const roleBefore = (text: string, hasUnit: boolean, value: number): Reading => {
  const read = before.find(([, rule]) => rule.test(text))?.[0];
  const isRent = value >= leastRent && roomsOrFloor.test(text);
  if (read === undefined && !hasUnit && !isRent && counted.test(text)) return 'none';
  return read;
};

const depositAfter = new RegExp(
  `^\\s?(?:\\/-)?\\s?(?:ka |ki |nu |ni )?(?:security\\s)?(?:${depositWords})(?![\\p{L}\\p{M}])`,
  'u',
);
const rentAfter =
  /^\s?(?:\/-)?\s?(?:(?:rs|rupees)\s)?(?:rent(?:al)?(?![\p{L}])|pm(?![\p{L}]|\s?(?:to|-))|p\.m|per month|a month|\/\s?(?:pm|m(?:onth|th)?)(?![\p{L}])|monthly|mahina|mahine|mahino|महीना|महीने|માસિક|मासिक|per bed|\+\s?(?:maint|mnt)|plus maint|bhad[aou]+|kiraya|ભાડું|ભાડુ|किराया|भाड़ा)/u;
const otherAfter = new RegExp(
  `^\\s?(?:\\/-)?\\s?(?:ka |ki |nu |ni |no )?(?:${otherWords})(?![\\p{L}\\p{M}])(?!\\.?\\s?(?:incl|extra|separate|alag|done))`,
  'u',
);
const countedAfter =
  /^\s?(?:%|percent|years?|yrs?|varsh|months?|mnths?|mahin[aeo]+|days?|din|kms?|mins?(?![\p{L}])|minutes?|persons?|people|log|members?|floors?|mal[ao]|th(?![\p{L}])|st(?![\p{L}])|nd(?![\p{L}])|rd(?![\p{L}])|cars?|bath|toilets?|washrooms?|lifts?|towers?|units|storey|balcon|x7|am(?![\p{L}])|ft|feet|foot|mtr|meter|seats?|seater|cabins?|workstations?|ws(?![\p{L}])|kw|hp|ton|bhk|nos?(?![\p{L}])|boys|girls|baje)/u;
/** '18000 mahina': nobody counts so many months. */
const isMonth = /^\s?(?:mahin[aeo]+|महीन[ाे]+|મહિન[ાે]+)/u;
/** '8 vigha': a number of land. */
const ofLand = new RegExp(`^\\s?(?:${landUnits})(?![\\p{L}\\p{M}])`, 'u');
/** Of a day, of a year: no field has it. */
const perOther =
  /^\s?(?:\/-)?\s?(?:(?:per|\/|a)\s?(?:person per day|day|night|week|hour|year|annum)|p\.?a\.?(?![\p{L}])|yearly|annual)/u;
/** 'rent 27k deposit 1 lakh': the word leads to the next amount, unless that one has a word of its own behind it. */
const units = 'cr|l|k|lac|lakh|lacs|lakhs|hajar|hazar|thousand';
const leads = new RegExp(
  `^\\s?(?:[:=-]|is|of)?\\s?(?:rs\\.?|₹)?\\s?\\d[\\d,.]*(?![\\d,.])(?:\\s?(?:${units})(?![\\p{L}])|(?!\\s?(?:${units})(?![\\p{L}])))(?!\\s?(?:\\/-)?\\s?(?:${depositWords}|${rentWords}|${otherWords})(?![\\p{L}]))`,
  'u',
);

export interface Behind {
  readonly role: Reading;
  readonly rate_unit: RateUnit | undefined;
  /** Signs that the reading used. */
  readonly length: number;
}

/** What the words right after an amount say of it. */
export const roleAfter = (text: string, value: number, hasUnit: boolean, isMoney = hasUnit): Behind => {
  const rate = rateAfter(text, isMoney, hasUnit);
  if (rate) return { role: 'rate', rate_unit: rate.unit, length: rate.length };
  const made = (role: Reading, found: string) => ({ role, rate_unit: undefined, length: found.length });
  if (perOther.test(text)) return made('other', '');
  const isCounted = !hasUnit && countedAfter.test(text) && !(value >= leastRent && isMonth.test(text));
  if (ofLand.test(text) || isCounted || /^\s?(?:%|percent)/.test(text)) return made('none', '');
  for (const [role, rule] of [
    ['other', otherAfter],
    ['deposit', depositAfter],
    ['rent', rentAfter],
  ] as const) {
    const found = rule.exec(text)?.[0];
    if (found !== undefined && !leads.test(text.slice(found.length))) return made(role, found);
  }
  return made(undefined, '');
};
