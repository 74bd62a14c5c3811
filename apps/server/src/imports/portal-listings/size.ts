import { type SizeBasis, type SizeUnit, sizeUnitNames, sizeUnitOf, sizeUnits, toSqft } from '@angan/domain/units.ts';
import type { ListingRow } from './read.ts';

export interface ListedSize {
  basis: SizeBasis;
  value: number;
  unit: SizeUnit;
  sqft: number;
}
export interface ListedSizes {
  /** In the order of the listing; empty where none can be trusted. */
  sizes: ListedSize[];
  /** Why they cannot, in words for the person who asks the owner. */
  doubt: string | null;
}

const bases: Readonly<Record<string, SizeBasis>> = {
  plot: 'Plot',
  'built up': 'Built-up',
  'super built up': 'Super Built-up',
  carpet: 'Carpet',
};
const part =
  /(plot|super built up|built up|carpet) area:?\s*([\d.,]+)\s*(sq\.?\s?[a-z]+\.?)?\s*(?:\(([\d.,]+) sq\.m\.\))?/gi;
const number = (text: string) => Number(text.replaceAll(',', ''));

/** How far two ways of saying one size may lie apart: what rounding explains, and what haggling about the price does. */
const rounding = 0.01;
const haggling = 0.25;
/** Square feet of the smallest habitable room: 9.5 square metres by the National Building Code of India. */
const smallestRoom = 9.5 * sizeUnits.SqMtr;
const apart = (a: number, b: number) => Math.abs(a / b - 1);

/**
 * The sizes of a listing. The export's main number stands without its unit, 'Plot area 290(242.48 sq.m.)', so the unit is
 * the one in which the number is as large as the square metres beside it. The size is believed only if the columns agree.
 */
export const readSizes = (row: ListingRow, floors: number | null, beds: number | null): ListedSizes => {
  const found = [...row.areaWithType.matchAll(part)];
  const none = (doubt: string | null): ListedSizes => ({ sizes: [], doubt });
  if (found.length === 0) return none(row.areaWithType || row.area ? 'it is given as a range or in words' : null);
  const sizes: ListedSize[] = [];
  for (const [, kind, given, word, metres] of found) {
    const value = number(given!);
    const unit = word ? sizeUnitOf(word) : metres ? unitBySquareMetres(value, number(metres)) : 'SqMtr';
    if (!unit) return none(`${given} and ${metres} sq.m. agree in no unit`);
    sizes.push({ basis: bases[kind!.toLowerCase()]!, value, unit, sqft: toSqft(value, unit) });
  }
  const doubt = doubtOf(row, sizes, floors, beds ?? 0);
  return doubt ? none(doubt) : { sizes, doubt: null };
};

const unitBySquareMetres = (value: number, metres: number): SizeUnit | undefined =>
  sizeUnitNames
    .map((unit) => ({ unit, gap: apart((value * sizeUnits[unit]) / sizeUnits.SqMtr, metres) }))
    .filter(({ gap }) => gap <= rounding)
    .sort((a, b) => a.gap - b.gap)[0]?.unit;

const doubtOf = (row: ListingRow, sizes: readonly ListedSize[], floors: number | null, beds: number): string | null => {
  const main = sizes[0]!;
  const shown = /\(([\d.,]+) sq\.m\.\)/.exec(row.area);
  const metres = main.sqft / sizeUnits.SqMtr;
  // The column is rounded to the whole metre.
  if (shown && Math.abs(number(shown[1]!) - metres) > 1 + metres * rounding)
    return `one column says ${shown[1]} sq.m., another ${Math.round(metres)}`;
  const plot = sizes.find((size) => size.basis === 'Plot');
  const built = sizes.find((size) => size.basis !== 'Plot');
  const storeys = floors ?? 4;
  const small = sizes.find((size) => size.sqft * (size.basis === 'Plot' ? storeys : 1) < beds * smallestRoom);
  if (small)
    return `${beds === 1 ? '1 bedroom does' : `${beds} bedrooms do`} not fit into ${Math.round(small.sqft)} sqft`;
  if (plot && built && built.sqft > plot.sqft * (storeys + 1) * (1 + haggling))
    return `${Math.round(built.sqft)} sqft do not stand on a plot of ${Math.round(plot.sqft)} sqft in ${storeys} floors`;
  return null;
};

/** Square feet by which the portal divided the price, as far as its rate tells. */
export const sqftByRate = (row: ListingRow, price: number | null): number | null => {
  const rate = /([\d,.]+)\s*\/\s*sq\.?\s?ft/i.exec(row.rate);
  return price !== null && rate ? price / number(rate[1]!) : null;
};

/** Whether the portal's rate was worked out from one of the sizes; the price may have been changed a little since. */
export const agreesWithRate = (sizes: readonly ListedSize[], sqft: number | null): boolean =>
  sqft === null || sizes.some((size) => apart(sqft, size.sqft) <= haggling);
