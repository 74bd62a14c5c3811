/** Small words the criteria share. */
import { formatNumber, formatPrice, formatPriceRange } from '../money.ts';

/** Lower case for the middle of a sentence; 'CCTV', 'PG' and '24x7 water' keep their look. */
export const lower = (text: string): string =>
  /^\p{Lu}[\p{Ll}\s'-]/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/** 'Bopal', 'Bopal or Ambli', 'Bopal, Ambli or Shela'. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** Half up, once, from the exact value. Sums of weights leave dust behind the ninth decimal, which is swept first. */
export const roundHalfUp = (value: number): number => Math.floor(sweep(value) + 0.5);

/** The value without the dust of binary fractions, so that an exact 85 is not 84.99999999999999. */
export const sweep = (value: number): number => Math.round(value * 1e9) / 1e9;

/** '1,200-1,500', 'from 1,200', 'up to 1,500'. */
export const range = (
  min: number | null,
  max: number | null,
  shown: (value: number) => string = formatNumber,
): string => {
  if (min !== null && max !== null) return min === max ? shown(min) : `${shown(min)}-${shown(max)}`;
  return min !== null ? `from ${shown(min)}` : `up to ${shown(max ?? 0)}`;
};

/** '80.00-95.00 Lakhs', 'from 80.00 Lakhs', 'up to 95.00 Lakhs'. */
export const priceRange = (min: number | null, max: number | null): string =>
  min !== null && max !== null && min !== max ? formatPriceRange(min, max) : range(min, max, formatPrice);

/** '1st', '2nd', '11th'; 'Ground' for 0, 'Basement' below it. */
export const floorName = (floor: number): string => {
  if (floor === 0) return 'Ground';
  if (floor < 0) return floor === -1 ? 'Basement' : `Basement ${-floor}`;
  const teen = floor % 100 >= 11 && floor % 100 <= 13;
  return `${floor}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th')}`;
};
