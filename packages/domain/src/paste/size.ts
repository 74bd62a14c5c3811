import type { PropertySubtype, SubtypeGroup } from '../lookups/property-types.ts';
import { fromSqft, type SizeBasis, type SizeUnit, sizeUnitOf, toSqft, type UnitOverrides } from '../units.ts';
import { type Message, type Span, words } from './message.ts';
import { groupOf } from './subtype.ts';
import type { Found } from './types.ts';

const number = '\\d[\\d,]*(?:\\.\\d+)?';
const unit =
  '(?:sq\\.?\\s?-?f(?:ee|oo)?t\\.?|sq\\.?\\s?fts|sqr\\s?f(?:ee|oo)?t|squre f(?:ee|oo)t|s\\.?f\\.?t\\.?|sq\\.?\\s?f\\b|sqft|sft|square f(?:ee|oo)t|feet|foot|ft|' +
  'sq\\.?\\s?y(?:ar)?ds?\\.?|square yards?|yards?|yds?|va+r|gaj|gajs|' +
  'sq\\.?\\s?m(?:tr|t|eter|etre)?s?\\.?|square met(?:er|re)s?|' +
  'gunth?as?|bigh?as?|vigh[aeo]?s?|acres?|hectares?|marlas?|kanals?|biswas?|cents?|cott?ahs?|kott?ahs?|kat+has?|क[टठ]्ठ[ाे]|' +
  'ચો(?:રસ|\\.)? ?(?:ફૂટ|ફુટ|વાર)|(?:चौ(?:रस|\\.)?|वर्ग|स्क्वे(?:अर|यर)?) ?(?:फ[ुूी]ट|गज|मीटर)|વાર|ગજ|વીઘા|વિઘા|गज|वार|बीघा|ગુંઠા|गुंठा|फुट|ફૂટ)';
const basis =
  '(?:rera carpet|rera|carpet|cpt|ca\\b|cp\\b|built[\\s-]?up|b\\.?u\\.?a?\\b|bup|super built[\\s-]?up|super buildup|super area|super|sbup|s\\.?b\\.?u?\\.?a?\\b|salea?ble|plot area|plot)';
const range = `(${number})(?:\\s?(?:-|to|se|thi|/|થી|से)\\s?(${number}))?`;
/** '5k sqft', '5-8k sqft': thousands, where the unit follows. */
const inThousands = `(${number}k?)(?:\\s?(?:-|to|se|thi|/|થી|से)\\s?(${number}k?))?`;
const withUnit = new RegExp(`(?<![\\d.,₹])${inThousands}\\s?\\+?\\s?(${unit})(?![\\p{L}])`, 'gu');
/** '1250 sbua', '4500 carpet': the basis stands where the unit would. */
const withBasis = new RegExp(`(?<![\\d.,₹])${range}\\s?\\+?\\s?(${basis})(?![\\p{L}])`, 'gu');
/** 'carpet 850', 'sbua: 1450' */
const basisFirst = new RegExp(
  `(?<![\\p{L}])(${basis})(?: area)?\\s?[:=-]?\\s?${range}(?![\\d.,]*\\s?(?:cr|l|k|lac|lakh|%))(?![\\p{L}\\d])`,
  'gu',
);
const localUnits: readonly (readonly [RegExp, SizeUnit])[] = [
  [/(?:વાર|ગજ|गज|वार)$/u, 'SqYd'],
  [/^(?:વીઘા|વિઘા|बीघा|bigh?a?s?|vigh[aeo]?s?)$/, 'Bigha'],
  [/^(?:cott?ahs?|kott?ahs?|kat+has?|क[टठ]्ठ[ाे])$/, 'Kottah'],
  [/मीटर$/, 'SqMtr'],
  [/^(?:ગુંઠા|गुंठा)$/, 'Guntha'],
  [/(?:फुट|फूट|फीट|ફૂટ|ફુટ)$/u, 'Sqft'],
];

const bases: readonly (readonly [RegExp, SizeBasis])[] = [
  [words('rera carpet', 'rera'), 'RERA Carpet'],
  [words('carpet', 'cpt', 'ca', 'कार्पेट', 'કાર્પેટ'), 'Carpet'],
  [
    words(
      'super(?: built[\\s-]?up| buildup| area)?',
      'સુપર ?બિલ્ટ ?અપ',
      'सुपर ?बिल्ट ?अप',
      's\\.?b\\.?u?\\.?a\\.?',
      's\\.?b\\.?u\\.?p?',
      'sb',
      'salea?ble',
    ),
    'Super Built-up',
  ],
  [words('built[\\s-]?up', 'બિલ્ટ ?અપ', 'बिल्ट ?अप', 'b\\.?u\\.?a?', 'bup', 'construction', 'bandhkam'), 'Built-up'],
  [words('plot(?: area)?', 'land(?: area)?'), 'Plot'],
];
const basisOf = (text: string): SizeBasis | undefined => bases.find(([rule]) => text.match(rule))?.[1];

const unitOf = (word: string): SizeUnit => {
  const local = localUnits.find(([rule]) => rule.test(word))?.[1];
  return local ?? sizeUnitOf(word) ?? (/y|va+r|gaj/.test(word) ? 'SqYd' : /m/.test(word) ? 'SqMtr' : 'Sqft');
};

export interface ReadSize {
  readonly size: Found<number>;
  readonly size_max?: Found<number>;
  readonly size_unit: Found<SizeUnit>;
  readonly size_basis?: Found<SizeBasis>;
}

/** '3 acres 20 guntas': forty to the acre, as tables have it; '4 katha 8 chatak': sixteen to the katha. */
const lesser = /^\s?(?:and\s)?(\d{1,3})\s?(gunth?as?|cents?|biswas?|marlas?|ch(?:h?ata+k|itta?c?k)s?)(?![\p{L}])/u;
const chataksOfKatha = 16;

const amount = (text: string) => Number(text.replace(/[,k]/g, '')) * (text.endsWith('k') ? 1000 : 1);
/** 'frontage 15 ft', 'road 40 ft', 'ceiling 18 feet': lengths, not sizes. */
const isLength = /(?:frontage|front|road|rd|height|ceiling|width|wide|depth|clear)\s?(?:of|is|:|-)?\s?$/;
const isRoad = /^\.?\s?(?:\p{L}+\s)?(?:road|wide|rd|frontage|front|height|ceiling)/u;
/** '60K psf', '4500 per sq ft': a rate. */
const isRate = /(?:\/|per|@|rs\.?|₹)\s?$/;

/** The first size that is named, with what it measures; a second basis of the same message is left for the comment. */
export const readSize = (message: Message, own: UnitOverrides = {}): ReadSize | undefined => {
  const all = [...message.free(withUnit)];
  const exact = all.filter(([, first]) => !first!.endsWith('k'));
  // Beside a size, '5.5k sqft' is what a foot costs.
  for (const match of exact.length > 0 ? exact : all) {
    const [, first, high, word] = match;
    const isThousands = first!.endsWith('k');
    // 'rent 25k - 1200 sqft'
    if (isThousands && ((high && !high.endsWith('k')) || unitOf(word!) !== 'Sqft')) continue;
    const low = high?.endsWith('k') && !isThousands ? `${first}k` : first;
    if (
      /^f|ft$|feet$/.test(word!) &&
      !/^s/.test(word!) &&
      (isLength.test(message.before(match)) || amount(low!) < (word === 'ft' ? 100 : 60))
    )
      continue;
    if (isRoad.test(message.after(match, 12)) || isRate.test(message.before(match, 6))) continue;
    const size_unit = unitOf(word!);
    const more = high === undefined ? lesser.exec(message.after(match)) : null;
    if (!more) return made(message, match, amount(low!), high, size_unit, near(message, match));
    const isChatak = more[2]!.startsWith('ch');
    if (isChatak && size_unit !== 'Kottah')
      return made(message, match, amount(low!), high, size_unit, near(message, match));
    const part = isChatak
      ? Number(more[1]) / chataksOfKatha
      : fromSqft(toSqft(Number(more[1]), unitOf(more[2]!), own), size_unit, own);
    const whole = amount(low!) + part;
    const span = { start: match.start, end: match.end + more[0].length };
    return made(message, span, whole, undefined, size_unit, near(message, span));
  }
  for (const match of message.free(withBasis)) {
    const [, low, high, word] = match;
    if (amount(low!) >= 60) return made(message, match, amount(low!), high, 'Sqft', basisOf(word!), 'Medium');
  }
  for (const match of message.free(basisFirst)) {
    const [, word, low, high] = match;
    if (amount(low!) >= 60) return made(message, match, amount(low!), high, 'Sqft', basisOf(word!), 'Medium');
  }
  return sidesOf(message);
};

/** '30x40': a plot or shop by its sides, in feet. */
const sides =
  /(?<![\d.,x*])(\d{2,3})\s?(?:x|\*|×|by)\s?(\d{2,3})(?![\d.,%]|\s?(?:[x*]|years?|yrs?))(?:\s?(?:ft|feet|'))?/gu;
const ofRoom = /(?:room|bed|hall|kitchen|balcony|terrace|road|cabin|lift|otla|parking)s?\s?(?:of|size|is|:|-)?\s?$/;
const leastSides = 100;

/** Beside a rate the sides stay words: a total of the two would only seem exact. */
const isRated = /(?:per|\/)\s?(?:sq|sft|sf|gaj|yd|yard|foot|feet)|psf|psy/;

/** What is sold or let by its sides, or which way it looks: elsewhere two numbers are a hall's, a hoarding's or a room's. */
const hasSides = /(?<![\p{L}])(?:plots?|shops?|godowns?|north|south|east|west|corner)(?![\p{L}])|दुकान|प्लॉट|દુકાન|પ્લોટ/u;

/** The size that two sides give, where no other is named. They stay to be read: '30x40 site' is land, and its sides a remark. */
const sidesOf = (message: Message): ReadSize | undefined => {
  const match =
    isRated.test(message.plain) || !hasSides.test(message.plain)
      ? undefined
      : [...message.free(sides)].find((one) => !ofRoom.test(message.before(one, 16)));
  if (!match) return undefined;
  const size = Number(match[1]) * Number(match[2]);
  if (size < leastSides) return undefined;
  const read = made(message, match, size, undefined, 'Sqft', undefined, 'Medium');
  message.release(match);
  return read;
};

const made = (
  message: Message,
  span: Span,
  low: number,
  high: string | undefined,
  size_unit: SizeUnit,
  size_basis: SizeBasis | undefined,
  confidence: 'High' | 'Medium' = 'High',
): ReadSize => {
  const part = <V>(value: V) => message.found(value, span, confidence);
  return {
    size: message.found(low, span, confidence),
    ...(high !== undefined && amount(high) > low && { size_max: part(amount(high)) }),
    size_unit: part(size_unit),
    ...(size_basis && { size_basis: part(size_basis) }),
  };
};

/** 'plot 3200 sqft, built up 4100': what stands behind is of another size. */
const isOfNext = /^[ ,/+]{1,3}[\p{L}][\p{L} .-]{1,20}[:=]?\s?\d/u;

/** The basis that stands nearest to a size: right after it, else right before. */
const near = (message: Message, span: Span): SizeBasis | undefined => {
  const after = /^[ ,.(:-]{0,3}(?:area\s)?([\p{L}\p{M}.\s-]{2,22})/u
    .exec(message.after(span, 26))?.[1]
    ?.split(/[,\n]/)[0];
  const before = /([\p{L}\p{M}. -]{2,22})[ :=(-]{0,3}$/u.exec(message.before(span, 26))?.[1];
  const [firstAfter = ''] = /^\s?(?:super\s?)?[\p{L}\p{M}.-]+(?:[\s-][\p{L}\p{M}]+)?/u.exec(after ?? '') ?? [];
  const ahead = basisOf((before ?? '').split(/\s/).slice(-3).join(' '));
  const found = ahead && isOfNext.test(message.after(span)) ? ahead : (basisOf(firstAfter) ?? ahead);
  if (found) takeBasis(message, span);
  return found;
};

const takeBasis = (message: Message, span: Span) => {
  // The word 'plot' says first of all what is offered.
  for (const [rule, basis] of bases)
    if (basis !== 'Plot')
      for (const match of message.free(rule))
        if (Math.abs(match.start - span.end) < 8 || Math.abs(span.start - match.end) < 6) message.take(match);
};

const frontage =
  /(?<![\p{L}])frontage\s?(?:of|is|:|-)?\s?(\d{1,3}(?:\.\d)?)\s?(?:ft|feet|')?|(\d{1,3})\s?(?:ft|feet|')\s?front(?:age)?/gu;

/** Feet of a shop's front. */
export const readFrontage = (message: Message): Found<number> | undefined => {
  const match = message.first(frontage);
  return match && message.found(Number(match[1] ?? match[2]), match);
};

const land: readonly SubtypeGroup[] = ['Res. land', 'Com. land'];

/** Land is measured as a plot, said or not. */
export const plotBasis = (
  size: ReadSize,
  subtypes: Found<PropertySubtype[]> | undefined,
): { readonly size_basis?: Found<SizeBasis> } =>
  !size.size_basis && subtypes?.value.every((subtype) => land.includes(groupOf(subtype)))
    ? { size_basis: { ...size.size, value: 'Plot', confidence: 'Medium' } }
    : {};
