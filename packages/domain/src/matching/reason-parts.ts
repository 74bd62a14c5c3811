/** Parts of reasons that stand inside others: what was asked, ranges, sizes, shares. */
import { bhkLabel } from '../lookups/bhk.ts';
import { formatNumber, formatPriceRange } from '../money.ts';
import { places, type SentenceOf, says, sentences, type Words } from '../sentence.ts';
import { roundHalfUp } from './words.ts';

const { count, figure, word } = places;

const oneOf = (names: readonly string[], { joined }: Words) => joined(names, 'or');
const oneOfWords = (all: readonly string[], words: Words) => words.joined(all.map(words.word), 'or');
export const listed = (all: readonly string[], { word: show }: Words) => all.map(show).join(', ');
const rooms = (values: readonly number[], words: Words) => oneOfWords(values.map(bhkLabel), words);

const priceRange = ({ min, max }: Range<number>, { word: show }: Words) => show(formatPriceRange(min, max));

interface Range<T> {
  readonly min: T;
  readonly max: T;
}
const ranges = sentences({
  between: says('{min}-{max}', { min: figure, max: figure }),
  from: says('from {min}', { min: figure }),
  upTo: says('up to {max}', { max: figure }),
});
/** '1,200-1,500', 'from 1,200', 'up to 1,500'; at least one end is given. */
const range = ({ min, max }: Range<number | null>, { sentence, word: show }: Words): string => {
  const { of } = ranges;
  if (min !== null && max !== null)
    return min === max ? show(formatNumber(min)) : sentence(ranges, of.between({ min, max }));
  return sentence(ranges, min !== null ? of.from({ min }) : of.upTo({ max: max ?? 0 }));
};

const shares = sentences({
  little: says('under 1 %'),
  share: says('{percent} %', { percent: count }),
});
/** '4 %', 'under 1 %' for a share of 0.042, 0.002. */
const share = (of: number, { sentence }: Words): string => {
  const percent = roundHalfUp(of * 100);
  return sentence(shares, percent === 0 && of > 0 ? shares.of.little : shares.of.share({ percent }));
};

const spaces = sentences({
  open: says('{open} open', { open: count }),
  covered: says('{covered} covered', { covered: count }),
  both: says('{covered} covered, {open} open', { covered: count, open: count }),
});
/** Places for cars; at least one is there. */
const parking = ({ covered, open }: { readonly covered: number; readonly open: number }, { sentence }: Words) => {
  const { of } = spaces;
  if (covered > 0) return sentence(spaces, open > 0 ? of.both({ covered, open }) : of.covered({ covered }));
  return sentence(spaces, of.open({ open }));
};

const measures = sentences({
  workstations: says('{own} workstations', { own: figure }),
  power: says('{own} kW', { own: figure }),
  frontage: says('{own} ft frontage', { own: figure }),
  ceiling: says('{own} ft ceiling', { own: figure }),
  workstationsOf: says('{own} of {least} workstations', { own: figure, least: figure }),
  powerOf: says('{own} of {least} kW', { own: figure, least: figure }),
  frontageOf: says('{own} of {least} ft frontage', { own: figure, least: figure }),
  ceilingOf: says('{own} of {least} ft ceiling', { own: figure, least: figure }),
  unknown: says('{what} not known', { what: word }),
});
export const measureOf = measures.of;
type Measure = SentenceOf<typeof measures.definitions>;
const together = (all: readonly Measure[], { sentence }: Words) => all.map((one) => sentence(measures, one)).join(', ');

const askedParts = sentences({
  names: says('{names}', { names: oneOf }),
  words: says('{all}', { all: oneOfWords }),
  list: says('{all}', { all: listed }),
  rooms: says('{values}', { values: rooms }),
  cars: says('{cars, plural, one {# car} other {# cars}}', { cars: count }),
  percent: says('{percent} %', { percent: figure }),
  by: says('by {day}', { day: places.day }),
  months: says('{months, plural, one {# month} other {# months}}', { months: count }),
  monthsAndTenant: says('{months, plural, one {# month} other {# months}}, {tenant}', {
    months: count,
    tenant: oneOfWords,
  }),
  size: says('{range} {unit}', { range, unit: word }),
  sizeBy: says('{range} {unit} {basis}', { range, unit: word, basis: word }),
  floors: says('{from}-{to}', { from: count, to: count }),
  floorsFrom: says('from {from}', { from: count }),
  floorsTo: says('to {to}', { to: count }),
  measures: says('{all}', { all: together }),
});
export const askedFor = askedParts.of;
export type AskedFor = SentenceOf<typeof askedParts.definitions>;
const asked = (part: AskedFor, { sentence }: Words) => sentence(askedParts, part);

/** The places of reasons. */
export const reasonPlaces = { asked, range, share, parking, oneOf, oneOfWords, listed, priceRange, together } as const;
