import { type SizeDoubt, sizeDoubts } from '@angan/contract/imports/row-reasons.ts';
import {
  type SizeBasis,
  type SizeUnit,
  sizeUnitNames,
  sizeUnitOf,
  sizeUnits,
  toSqft,
  type UnitOverrides,
} from '@angan/domain/units.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { longestValue } from './longest.ts';

/** A size as it stands in the file, and in square feet. */
export interface ReadSize {
  readonly basis: SizeBasis | null;
  readonly value: number;
  readonly unit: SizeUnit;
  readonly sqft: number;
}
export interface ReadSizes {
  /** In the order of the row; empty where none can be trusted. */
  readonly sizes: readonly ReadSize[];
  /** Why they cannot, for the person who asks the owner. */
  readonly doubt: SizeDoubt | null;
}

/** What a column and the office take for granted where a cell says a number alone. */
export interface Usual {
  readonly unit: SizeUnit;
  readonly basis: SizeBasis | null;
  /** The office's own measures. */
  readonly units?: UnitOverrides | undefined;
}

/** Units in their own scripts, as the word that sizeUnitOf knows. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/ચો(?:રસ)?\.?\s?(?:ફૂટ|ફુટ|ફીટ)|वर्ग\s?(?:फुट|फीट|फ़ुट)/g, 'sqft'],
  [/ચો(?:રસ)?\.?\s?(?:વાર|યાર્ડ)|વાર|गज|वर्ग\s?गज/g, 'gaj'],
  [/ચો(?:રસ)?\.?\s?મીટર|वर्ग\s?मीटर/g, 'sqm'],
  [/વીઘા|વિઘા|बीघा/g, 'bigha'],
  [/એકર|एकड़|एकड़/g, 'acre'],
  [/ગુંઠા|गुंठा/g, 'guntha'],
];
/** A size with Latin digits and the unit as sizeUnitOf knows it. */
const inLatinUnits = (cell: string): string =>
  scripts.reduce((text, [words, unit]) => text.replace(words, unit), latinDigits(cell)).trim();

const number = (text: string) => Number(text.replaceAll(',', ''));
/** How far two ways of saying one size may lie apart by rounding. */
const rounding = 0.01;
const apart = (a: number, b: number) => Math.abs(a / b - 1);

const sized = (basis: SizeBasis | null, value: number, unit: SizeUnit, units?: UnitOverrides): ReadSize => ({
  basis,
  value,
  unit,
  sqft: toSqft(value, unit, units),
});

const basisWords: readonly (readonly [RegExp, SizeBasis])[] = [
  [/\brera\b/i, 'RERA Carpet'],
  [/\bcarpet|\bca\b|\bca\./i, 'Carpet'],
  [/\bsuper|\bsbu?a?\b|\bsaleable/i, 'Super Built-up'],
  [/\bbuilt|\bbua\b/i, 'Built-up'],
  [/\bplot|\bland\b/i, 'Plot'],
];
/** What a word says a size was measured as; undefined where it says nothing. */
export const basisIn = (text: string): SizeBasis | undefined => basisWords.find(([pattern]) => pattern.test(text))?.[1];

/** The unit that a header names, 'Area (sq ft)', 'Gaj'; undefined where it names none. */
export const unitIn = (header: string): SizeUnit | undefined => {
  const words = header.toLowerCase().match(/\p{L}+\.?/gu) ?? [];
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  return [...pairs, ...words].map((word) => (word.length > 1 ? sizeUnitOf(word) : undefined)).find(Boolean);
};

/** The portals' 'Plot area 300(250.84 sq.m.)Built Up area: 400 sq.yards (334.45 sq.m.)'. */
const portalPart =
  /(plot|super built ?-?up|built ?-?up|rera carpet|carpet) area:?\s*([\d.,]+)\s*(sq\.?\s?[a-z]+\.?)?\s*(?:\(([\d.,]+) sq\.m\.\))?/gi;
/** A portal's other column, rounded to the whole metre: '(242 sq.m.) Plot Area', '(149-200 sq.m.) Built-up Area'. */
const shownMetres = /^\(([\d.,]+)(-[\d.,]+)? sq\.m\.\)\s*(.*?) ?area$/i;
const plain = /^([\d,]+(?:\.\d+)?)\s*([\p{L}][\p{L}\p{M}\d.\s]*)?$/u;

/**
 * The sizes that the cells of a row name. A portal's main number may stand without its unit, 'Plot area 290(242.48 sq.m.)':
 * the unit is then the one in which the number is as large as the square metres beside it. Cells must agree.
 */
export const readSizes = (cells: readonly string[], usual: Usual): ReadSizes => {
  const given = cells.map(inLatinUnits).filter(Boolean);
  const none = (doubt: SizeDoubt | null): ReadSizes => ({ sizes: [], doubt });
  if (given.length === 0) return none(null);
  const others = given.filter((cell) => shownMetres.test(cell));
  const main = given.filter((cell) => !shownMetres.test(cell));
  const sizes: ReadSize[] = [];
  for (const cell of main) {
    const found = sizesIn(cell, usual);
    if (!Array.isArray(found)) return none(found);
    sizes.push(...found.filter((size) => !sizes.some((one) => one.basis === size.basis)));
  }
  if (sizes.length === 0) return none(sizeDoubts.of.asRange);
  const doubt = others.map((cell) => disagreement(cell, sizes[0]!)).find((one) => one !== null) ?? null;
  return doubt ? none(doubt) : { sizes, doubt: null };
};

const disagreement = (cell: string, main: ReadSize): SizeDoubt | null => {
  const [, low, to] = shownMetres.exec(cell)!;
  if (to) return null;
  const metres = main.sqft / sizeUnits.SqMtr;
  return Math.abs(number(low!) - metres) > 1 + metres * rounding
    ? sizeDoubts.of.columnsDiffer({ said: low!, other: Math.round(metres) })
    : null;
};

/** The sizes of one cell, or why they cannot be told. */
const sizesIn = (cell: string, usual: Usual): ReadSize[] | SizeDoubt => {
  const parts = [...cell.matchAll(portalPart)];
  if (parts.length > 0) return portalSizes(parts);
  if (/^\D*\d[\d,.]*\s*(?:-|–|to)\s*\d/i.test(cell) && !/\d\s*x\s*\d/i.test(cell)) return sizeDoubts.of.asRange;
  const basis = basisIn(cell) ?? usual.basis;
  const bare = cell
    .replaceAll(/[()]/g, ' ')
    .replaceAll(
      /\b(?:rera|carpet|super|built[\s-]*up|sba|sbua|bua|plot|land|saleable|area|approx\.?|about|size|of|is)\b\.?|[:~=]|\+\/-/gi,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found = plain.exec(bare);
  if (!found) return sizeDoubts.of.asRange;
  const unit = found[2] === undefined ? usual.unit : sizeUnitOf(found[2]);
  const value = number(found[1]!);
  if (!unit || !(value > 0)) return sizeDoubts.of.asRange;
  return [sized(basis, value, unit, usual.units)];
};

const portalSizes = (parts: readonly RegExpMatchArray[]): ReadSize[] | SizeDoubt => {
  const sizes: ReadSize[] = [];
  for (const [, kind, given, word, metres] of parts) {
    const value = number(given!);
    const unit = word ? sizeUnitOf(word) : metres ? unitBySquareMetres(value, number(metres)) : 'SqMtr';
    if (!unit) return sizeDoubts.of.noCommonUnit({ size: given!, metres: metres! });
    sizes.push(sized(basisIn(kind!)!, value, unit));
  }
  return sizes;
};

const unitBySquareMetres = (value: number, metres: number): SizeUnit | undefined =>
  sizeUnitNames
    .map((unit) => ({ unit, gap: apart((value * sizeUnits[unit]) / sizeUnits.SqMtr, metres) }))
    .filter(({ gap }) => gap <= rounding)
    .sort((a, b) => a.gap - b.gap)[0]?.unit;

/** '40x60', "40' x 60 ft" as feet; undefined where it is no such thing. */
export const readSides = (text: string): { length: number; width: number } | undefined => {
  if (text.length > longestValue) return undefined;
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:'|ft|feet)?\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(?:'|ft|feet)?\s*$/i.exec(
    latinDigits(text),
  );
  return found
    ? { length: Math.max(Number(found[1]), Number(found[2])), width: Math.min(Number(found[1]), Number(found[2])) }
    : undefined;
};

/** Smallest and largest of a wish, '1200-1500 sqft'; one value alone is the smallest. */
export const readSizeRange = (
  given: string,
  usual: SizeUnit,
): { min: number | null; max: number | null; unit: SizeUnit } | undefined => {
  if (given.length > longestValue) return undefined;
  const found =
    /^(?:(up\s*to|upto|max|below|under)|(?:above|min|from|over))?\s*([\d,.]+)\s*([a-z.\s]*?)\s*(?:(?:-|–|to)\s*([\d,.]+)\s*([a-z.\s]*))?\+?$/i.exec(
      latinDigits(given).trim(),
    );
  if (!found) return undefined;
  const word = (found[5] || found[3] || '').trim();
  const unit = word ? sizeUnitOf(word) : usual;
  if (!unit) return undefined;
  const [low, high] = [number(found[2]!), found[4] ? number(found[4]) : null];
  if (high !== null) return low <= high ? { min: low, max: high, unit } : { min: high, max: low, unit };
  return found[1] ? { min: null, max: low, unit } : { min: low, max: null, unit };
};
