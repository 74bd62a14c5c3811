import { bhkAliases, bhkRows } from '@angan/domain/lookups/bhk.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { listIn } from './lists.ts';

/** Bedrooms of a home as they are compared, 0.5 for one room with a kitchen; undefined where the cell is none. */
export const readBhk = (given: string): number | undefined => {
  const text = latinDigits(given).toLowerCase().trim();
  const bare = text.replace(/\s*(?:b\.?h\.?k\.?|bed\s?rooms?|beds?|br|bhks|room set)\b\.?/g, '').trim();
  const alias = bhkAliases[bare.replaceAll(/\s+/g, '')] ?? bhkAliases[text.replaceAll(/\s+/g, '')];
  if (alias !== undefined) return alias;
  if (/^(?:1\s*rk|1\s*room kitchen|studio(?: apartment| flat)?|rk)$/.test(text)) return 0.5;
  // A half is a room more that is no bedroom: a study, a servant's.
  const half = /^(\d{1,2})\s*\+\s*(?:1|study|s|servant|sq)(?:\s*room)?$/.exec(bare);
  if (half) return Number(half[1]) + 0.5;
  const number = /^(\d{1,2}(?:\.5|\.0)?)\+?$/.exec(bare);
  return number ? Number(number[1]) : undefined;
};

/** The row of our list for so many bedrooms; the last one stands for ten and more. */
export const bhkIdOf = (value: number): number | undefined =>
  bhkRows.find((row) => row.value === Math.min(value, 10))?.id;

/** '2, 3 BHK', '2/3 BHK' as ids; undefined where an entry is none. */
export const readBhks = (given: string): number[] | undefined => {
  const ids = listIn(given.replaceAll(/\bto\b|-/gi, ',')).map((entry) => {
    const value = readBhk(entry);
    return value === undefined ? undefined : bhkIdOf(value);
  });
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined;
};
