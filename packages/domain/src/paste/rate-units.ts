import type { RateUnit } from './types.ts';

/** What money may be for one of, in the words that stand behind 'per'. */
const units: readonly (readonly [RateUnit, string])[] = [
  ['SqYd', 'sq\\.?\\s?-?y(?:ar)?ds?|square\\syards?|va+rs?|gaj|yards?|yd|વાર|ગજ|गज|वार'],
  ['SqMtr', 'sq\\.?\\s?-?m(?:tr|eter|etre|t)?s?|square\\smet(?:er|re)s?|મીટર|मीटर'],
  ['Bigha', 'vigh[aeo]+|bigh[aeo]+|વીઘ[ાેો]|વિઘ[ાેો]|बीघ[ाे]'],
  ['Acre', 'acres?|ekar|એકર|एकड़|एकर'],
  ['Guntha', 'gunth?[ae]s?|ગુંઠ[ાેો]|गुंठ[ाे]'],
  ['Kottah', 'kat+ha|cott?ahs?|kott?ahs?|क[टठ]्ठ[ाे]'],
  ['Cents', 'cents?'],
  ['Kanal', 'kanals?'],
  ['Marla', 'marlas?'],
  ['Hectare', 'hectares?'],
  ['Seat', 'seats?|desks?|workstations?'],
  [
    'Sqft',
    'sq\\.?\\s?-?f(?:ee|oo)?t|square\\sf(?:ee|oo)t|sft|sf|foot|feet|ft|(?:चौ\\.?|वर्ग|स्क्वे(?:अर|यर)?)\\s?फ[ुूी]ट|ચો\\.?\\s?ફ[ૂુ]ટ|फुट|ફૂટ|ફુટ',
  ],
];
const any = units.map(([, words]) => words).join('|');
/** Land is priced by these; a number before one is a size. */
export const landUnits = units
  .filter(([unit]) => !['SqYd', 'SqMtr', 'Sqft', 'Seat'].includes(unit))
  .map(([, words]) => words)
  .join('|');

const exact = units.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, 'u')] as const);
const unitOf = (word: string): RateUnit => exact.find(([, rule]) => rule.test(word))![0];

const per = '(?:per|prati|har|each|a|ek|n[aiou]|k[aei]|प्रति|हर|का|के|की|ની|ના|નો|નું)';
const end = '(?![\\p{L}\\p{M}\\d])';
const slashed = new RegExp(`^\\s?(?:/-\\s?)?(?:rs\\.?\\s?)?(?:(?:/|@|${per}\\s)\\s?-?)(${any})${end}`, 'u');
/** '2.85 lakh gaj', '14 rs foot': money at once followed by what it is for. But '5k sqft' is a size. */
const bare = new RegExp(`^\\s(${any})${end}`, 'u');
const squareFeet = /^\s(?:sq|sft|sf)/;
const letters = /^\s?(?:\/-\s?)?(?:p\.?s\.?(f|y)|per\ssq(?!\.?\s?-?[ymf]))(?![\p{L}])/u;
const itsPrice = new RegExp(`^\\s?(${any})\\s?(?:na|no|nu|ka|ke|ki)\\s?(?:bhav|hisa+b|rate)${end}`, 'u');

/** The unit that the words behind an amount make it a rate of, and how many signs they are. */
export const rateAfter = (
  text: string,
  isMoney: boolean,
  hasUnit: boolean,
): { unit: RateUnit; length: number } | undefined => {
  const short = letters.exec(text);
  if (short) return { unit: short[1] === 'y' ? 'SqYd' : 'Sqft', length: short[0].length };
  const match =
    slashed.exec(text) ??
    itsPrice.exec(text) ??
    (isMoney && !(hasUnit && squareFeet.test(text)) ? bare.exec(text) : null);
  return match ? { unit: unitOf(match[1]!), length: match[0].length } : undefined;
};

const money = '(?:\\s?(?:rate|bhav|price|kimat|ભાવ|કિંમત|भाव|रेट|कीमत))';
/** 'vigha na', 'per acre rate', 'વારનો ભાવ': the unit stands before its price. A size before a price is none. */
const before = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.]|\\d\\s)(?:(?:per\\s|prati\\s|ek\\s|प्रति\\s)(${any})${money}?|(${any})\\s?${per}${money}?|(${any})${money})\\s?(?:[:=@-]\\s?)?(?:rs\\.?\\s?|₹\\s?)?$`,
  'u',
);

/** The unit that the words right before an amount make it a rate of. */
export const rateBefore = (text: string): RateUnit | undefined => {
  const match = before.exec(text);
  return match ? unitOf((match[1] ?? match[2] ?? match[3])!) : undefined;
};
