import type { Facing } from '../lookups/small-lists.ts';
import { type Message, words } from './message.ts';
import { numberOf, ordinal, ordinalOf } from './spoken.ts';
import type { Found } from './types.ts';

const level = '(?:floor|flr|flor|fl\\b|mal[aoe]+|mal\\b|majlo|માળ|મો માળ|मंजिल|मंज़िल|माला|मजला|मजल्यावर)';
const floorNumber = new RegExp(
  `(?<![\\d./])(\\d{1,2})(?:st|nd|rd|th|મો|મા|वी|वा|व्या)?\\s?(?:(?:\\+|&|and)\\s?\\d{1,2}(?:st|nd|rd|th)?\\s?)?(?:-\\s?|mo\\s|ma\\s|मी\\s)?${level}(?!s|\\s?(?:plan|rise|building|tower))`,
  'gu',
);
const floorWord = new RegExp(`(?<![\\p{L}\\p{M}])(${ordinal})\\s?${level}(?!s|\\s?(?:plan|rise))`, 'gu');
/** 'third floor or fourth': one of several is no floor. */
const orElse = /^\s?(?:\/|or|ya|ke|to|chalega|chalse)/;
const floorAfter =
  /(?:floor|flr)\s?(?:no\.?|:|-|is)?\s?(\d{1,2})(?!\d|[.,]\d|\s?(?:bhk|sq|cr|l\b|k\b|%|lac|lakh|bed|car))/gu;
const ofTotal =
  /(?<![\d/])(\d{1,2})(?:st|nd|rd|th)?\s?(?:\/|out of|of)\s?(\d{1,2})(?:st|nd|rd|th)?\s?(?:floors?|flr|fl\b)|(?:floor|flr)\s?(?:no\.?|:|-|is)?\s?(\d{1,2})(?:st|nd|rd|th)?\s?(?:\/|out of|of)\s?(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)?\s?(?:floor|flr)\s?(?:out of|of|\/)\s?(\d{1,2})/gu;
const ground = words(
  'ground (?:floor|flr)',
  // '2 ground' is land of Chennai.
  '(?<!\\d |half )ground',
  'g\\.?f',
  'gr\\.? (?:floor|flr)',
  'grd (?:floor|flr)',
  'g floor',
  'tal ?majl[ao]',
  'tal ?mala',
  'neeche ka floor',
  'तल ?मजल(?:ा|्यावर)',
  'भूतल',
  'તળ ?માળ',
  'ભોંય ?તળિય[ેું]+',
  'bhoy tal(?:iye)?',
  'ગ્રાઉન્ડ(?: ફ્લોર)?',
  'ग्रा[उऊ](?:ं|न्)ड(?: फ्लोर)?',
);
const plusFloors =
  /(?<![\p{L}])(?:g|p|gf|ground|stilt|b\s?\+\s?g|s)\s?\+\s?(\d{1,2})(?!\d|\s?(?:st|nd|rd|th)(?![\p{L}]))|(?<![\d.])(\d{1,2})[\s-]?(?:stor(?:e?y|ied|eyed)|floors?\s(?:building|tower))(?![\p{L}])|total\s(?:floors?)\s?(?:no\.?|:|-|is|=)?\s?(\d{1,2})(?!\d)/gu;

/** 'FF 300 gaj', 'TF + terrace': a floor of a house that is sold by its floors. */
const floorLetters = words('(gf|ff|sf|tf)(?=[\\s:-]{1,3}\\d{2,4}\\s?(?:gaj|sq\\.?\\s?y|yd|yard)|\\s?\\+\\s?terrace)');

/** 'GF+1' of a shop is both floors, the lower first; of others it is a building. */
const isShop = /(?<![\p{L}])(?:shops?|show\s?rooms?|duka+ne?|retail)(?![\p{L}])|दुकान|દુકાન/u;

/** 'above 4th floor', 'no ground floor', '3rd to 7th': bounds of a wish, not a floor. */
const isBound = /(?:above|below|upto|till|no|not|except|to|or|ya|ke|min|max|-|\/|within)\s?$/;

export const readFloor = (message: Message): { floor?: Found<number>; total_floors?: Found<number> } => {
  const both = message.first(ofTotal);
  if (both) {
    const floor = Number(both[1] ?? both[3] ?? both[5]);
    const total = Number(both[2] ?? both[4] ?? both[6]);
    if (floor <= total) return { floor: message.found(floor, both), total_floors: { ...message.found(total, both) } };
  }
  const plus = message.first(plusFloors);
  const total = plus && { total_floors: message.found(Number(plus[1] ?? plus[2] ?? plus[3]), plus) };
  if (plus && /^gf/.test(plus[0]) && isShop.test(message.plain)) return { ...total, floor: message.found(0, plus) };
  const numbered = message.first(floorNumber) ?? message.first(floorAfter);
  if (numbered && !isBound.test(message.before(numbered, 12)) && !orElse.test(message.after(numbered, 12)))
    return { ...total, floor: message.found(Number(numbered[1]), numbered) };
  const named = message.first(floorWord);
  if (named && !isBound.test(message.before(named, 12)) && !orElse.test(message.after(named, 12)))
    return { ...total, floor: message.found(ordinalOf(named[1]!), named) };
  const short = message.first(floorLetters);
  if (short) return { ...total, floor: message.found(['gf', 'ff', 'sf', 'tf'].indexOf(short[1]!), short) };
  const low = message.first(ground);
  if (low && !/^\s?(?:water|parking)/.test(message.after(low)) && !isBound.test(message.before(low, 12)))
    return { ...total, floor: message.found(0, low) };
  return total ?? {};
};

const sides: readonly (readonly [Facing, string])[] = [
  ['North-East', 'n(?:orth)?[\\s.-]?e(?:ast)?|ishan|ishaan|ઈશાન|ईशान'],
  ['North-West', 'n(?:orth)?[\\s.-]?w(?:est)?'],
  ['South-East', 's(?:outh)?[\\s.-]?e(?:ast)?'],
  ['South-West', 's(?:outh)?[\\s.-]?w(?:est)?'],
  ['East', 'east|purva?|purab|poorva?b?|પૂર્વ|पूर्व|पूरब'],
  ['West', 'west|pashchim|paschim|pachhim|પશ્ચિમ|पश्चिम'],
  ['North', 'north|uttar|ઉત્તર|उत्तर'],
  ['South', 'south|dakshin|dakkhin|dakshina|દક્ષિણ|दक्षिण'],
];
const wholeSides = sides.map(([facing, side]) => [facing, new RegExp(`^(?:${side})$`, 'u')] as const);

/** The direction that a word alone is, in lower case: 'east', 'purva', 'ne'. */
export const facingOf = (word: string): Facing | undefined => wholeSides.find(([, side]) => side.test(word))?.[0];

const faces =
  'fac(?:e|es|ing|ed)|fecing|faicing|fcing|mukhi|mukh|open(?! (?:park|plot|terrace|kitchen|house|space|area|view|land))|dwar|entry|entrance|મુખી|મુખ|मुखी|मुख|फेसिंग|ફેસિંગ';

/** 'not west', 'east or': refused, or one of several. */
const isNoSide = new RegExp(
  `(?:not?|except|avoid|without)\\s?$|(?<![\\p{L}])(?:${sides.map(([, side]) => side).join('|')})\\s?(?:or|ya|ke|/|,|&|and|કે)\\s?$`,
  'u',
);

const isRefused =
  /^\s?(?:nahi|nai|na |not|no(?![\p{L}])|mat|sivay|except|nathi|નહીં|નહિ|नहीं|(?:or|ya|ke|\/|&|and)\s?(?:east|west|north|south|purv|uttar))/u;

export const readFacing = (message: Message): Found<Facing> | undefined => {
  for (const [facing, side] of sides) {
    const rule = new RegExp(
      `(?<![\\p{L}-])(?:(?:${side})\\s?-?\\s?(?:${faces})|(?:facing|face)\\s?(?:is|:|-)?\\s?(?:${side})|(?<=(?:park|road|garden)\\s?-?facing,\\s)(?:${side})(?=\\s?(?:[,.\\n]|$)))(?![\\p{L}])`,
      'gu',
    );
    const match = message.first(rule);
    if (match)
      return isNoSide.test(message.before(match)) || isRefused.test(message.after(match))
        ? undefined
        : message.found(facing, match);
  }
  return undefined;
};

const many = `(\\d{1,2}|one|two|three|four|single|double|ek|do|be|tran|teen|એક|બે)`;
const kind = '(?:covered|open|allotted|allot(?:ed)?|reserved|stilt|basement|dedicated)';
const parking = new RegExp(
  `(?<![\\p{L}\\d.])${many}\\s?(?:-\\s?)?(?:nos?\\.?\\s)?(?:${kind}\\s?)?(?:cars?|cp|covered|allotted|reserved)?\\s?(?:-\\s?)?(?:cars?\\s)?(?:park(?:ing)?s?|parkng|pkg|prkg|parkings|cp|c\\.p\\.?|પાર્કિંગ|पार्किंग)(?![\\p{L}])|(?:car\\s?)?(?:park(?:ing)?s?|parkng|pkg)\\s?(?:for|:|-|=|of)?\\s?(\\d|one|two|three)(?![\\p{L}\\d]|[.,]\\d|\\s?(?:bhk|l\\b|cr|k\\b|lakh|lac|rd|th|st))(?:\\s?cars?)?|(?<![\\p{L}\\d.])${many}\\s(?:covered|allotted|reserved)(?=\\s?(?:[,.|+\\n]|$))`,
  'gu',
);
const placesOf = (text: string) => (text === 'single' ? 1 : text === 'double' ? 2 : numberOf(text));

/** Parking places for cars. */
export const readParking = (message: Message): Found<number> | undefined => {
  const match = message.first(parking);
  return match && message.found(placesOf((match[1] ?? match[2] ?? match[3])!), match);
};

const seats = words('(\\d{1,4})\\s?-?\\s?(?:seats?|seaters?|ws|work\\s?stations?|desks?)');

/** Places to work at. */
export const readSeats = (message: Message): Found<number> | undefined => {
  const match = message.first(seats);
  return match && message.found(Number(match[1]), match);
};
