import type { FieldKind } from '@angan/contract/kit/pairs.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { dateOf } from '../contacts/dates.ts';
import { latinDigits, numbersIn } from '../contacts/numbers.ts';
import { oneLine, yesOrNo } from '../contacts/words.ts';
import { countIn, knownIn, listIn } from './lists.ts';
import { longestValue } from './longest.ts';
import { readAmount } from './money.ts';
import { type Aliases, pick } from './pick.ts';

/** A field as its pair of the contract declares it. */
export interface FieldPair {
  readonly kind: FieldKind;
  readonly options?: readonly string[];
  readonly max?: number;
}

interface Around {
  readonly thisYear: number;
  readonly aliases?: Aliases<string>;
}

/** Texts that keep their lines. */
const paragraphs = 400;

/**
 * A cell as the value of a field, by what kind of field that is; undefined where the cell cannot be one. References and
 * parts are read by readers of their own.
 */
export const readField = (pair: FieldPair, text: string, { thisYear, aliases = {} }: Around): unknown => {
  switch (pair.kind) {
    case 'text':
      return cut((pair.max ?? 0) > paragraphs ? text : oneLine(text), pair.max ?? Number.POSITIVE_INFINITY);
    case 'mobile':
      return numbersIn(text).mobiles[0];
    case 'words':
      return listIn(text);
    case 'choice':
      return pick(pair.options ?? [], text, aliases);
    case 'choices': {
      const chosenBy = (entry: string) => pick(pair.options ?? [], entry, aliases);
      const chosen = knownIn(text, (entry) => chosenBy(entry) !== undefined).map(chosenBy);
      return chosen.every((one) => one !== undefined) ? [...new Set(chosen)] : undefined;
    }
    case 'count':
      return readCount(text);
    case 'amount':
    case 'degrees':
      return numberIn(text);
    case 'rupees': {
      const amount = readAmount(text);
      return amount && !amount.per ? amount.rupees : undefined;
    }
    case 'percent':
      return numberIn(text.replace(/%|\bper ?cent\b/i, ''));
    case 'date':
      return dateOf(text, thisYear);
    case 'flag':
    case 'maybe':
      return yesOrNo(text);
    default:
      return undefined;
  }
};

/** Shortened, with a sign that it is. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${beginningOf(text, most - 1)}…`;

/** '4 Bathrooms', '3+ Balconies', 'No Balcony' */
const readCount = (given: string): number | undefined => {
  const text = latinDigits(given).trim();
  if (text.length > longestValue) return undefined;
  if (/^(?:no|none|nil)\b/i.test(text)) return 0;
  return /^-?\d+(?:\.0+)?\+?(?:\s*[\p{L}\s().-]*)?$/u.test(text)
    ? (text.startsWith('-') ? -1 : 1) * countIn(text)!
    : undefined;
};

/** '12.5 kW', '30 ft' */
const numberIn = (given: string): number | undefined => {
  if (given.length > longestValue) return undefined;
  const found = /^(-?[\d,]*\.?\d+)\s*[\p{L}'"²./\s]*$/u.exec(latinDigits(given).trim());
  const value = found ? Number(found[1]!.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
};
