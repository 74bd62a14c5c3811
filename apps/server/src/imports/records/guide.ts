import { contactGuide } from '../contacts/guide.ts';
import type { GuessedColumn } from '../engine/reader.ts';
import { type Guess, type Guide, share } from '../map/guess.ts';
import { plainHeader } from '../map/header.ts';
import { readAmount } from '../values/money.ts';
import { basisIn, readSizes } from '../values/size.ts';

type Common = 'name' | 'mobile' | 'email' | 'note' | 'skip';

export interface GuideParts<Target extends string> {
  readonly synonyms: Partial<Record<Target, readonly string[]>>;
  readonly targets: readonly Target[];
  readonly label: (target: Target) => string;
  /** What a column of a known header really is, by its values; undefined where it is what its header says. */
  readonly instead: (target: Target, values: readonly string[]) => Target | undefined;
  /** What a column nobody knows holds, by its values. */
  readonly byValues: (values: readonly string[]) => Target | undefined;
  /** Targets whose values are checked before a merely similar header is believed. */
  readonly numbers: readonly Target[];
}

/** '(242 sq.m.) Plot Area', '1,200 sqft': a size that says so itself. */
export const isSize = (value: string): boolean =>
  /sq\.?\s?(?:ft|m|y|feet|mt)|\bgaj\b|\bvaa?r\b|\bacres?\b|\bbigha\b/i.test(value) &&
  (readSizes([value], { unit: 'Sqft', basis: null }).sizes.length > 0 || basisIn(value) !== undefined);
export const isAmount = (value: string): boolean => readAmount(value) !== undefined;

/** How columns of properties and inquiries are told: by the labels of the form, the synonyms, what is similar, the values. */
export const recordGuide = <Target extends string>(parts: GuideParts<Target | Common>): Guide<Target | Common> => {
  type T = Target | Common;
  const byName = new Map<string, T>();
  for (const [target, names] of Object.entries(parts.synonyms) as [T, readonly string[]][])
    for (const name of names) if (!byName.has(plainHeader(name))) byName.set(plainHeader(name), target);
  // Our own template has the labels; other programs that speak with us have the names of the fields.
  for (const nameOf of [parts.label, (target: T) => target.replaceAll('_', ' ')])
    for (const target of parts.targets) {
      const name = plainHeader(nameOf(target));
      if (!byName.has(name)) byName.set(name, target);
    }
  const isPerson = (target: T) => target === 'mobile' || target === 'email' || target === 'name';
  return {
    byHeader: (plain) =>
      byName.get(plain) ??
      byName.get(withoutStep(plain)) ??
      (/^(phone|mobile|mob|contact|cell)( (no|number))? ?\d$/.test(plain) ? 'mobile' : undefined),
    names: [...byName].filter(([, target]) => target !== 'skip').map(([name]) => name),
    byValues: (values) => {
      const person = contactGuide.byValues(values);
      return person === 'mobile' || person === 'email' ? person : parts.byValues(values);
    },
    fits: (target, values) => {
      if (isPerson(target)) return contactGuide.fits(target as 'mobile', values);
      if (parts.numbers.includes(target)) return share(values, (value) => /\d/.test(value)) >= 0.3;
      return true;
    },
    isDenied: (target, values) =>
      values.length > 0 &&
      (target === 'mobile' ? contactGuide.isDenied('mobile', values) : parts.instead(target, values) !== undefined),
    unknown: 'note',
  };
};

/** 'Price (Lacs)', 'Rent in Rs' are a price and a rent. */
const steps: ReadonlySet<string> = new Set(
  'in l lac lacs lakh lakhs cr crs crore crores rs inr rupees thousand k'.split(' '),
);
const withoutStep = (plain: string): string => {
  const words = plain.split(' ');
  while (words.length > 1 && steps.has(words.at(-1)!)) words.pop();
  return words.join(' ');
};

/**
 * The guesses of all columns put together: a known header whose values say otherwise becomes what they say, and of a field
 * that there is one of, the second column goes to the remark.
 */
export const settleColumns = <Target extends string>(
  columns: readonly GuessedColumn<Target>[],
  guide: Guide<Target>,
  instead: (target: Target, values: readonly string[]) => Target | undefined,
  joining: readonly string[],
): Guess<Target>[] => {
  const seen = new Set<Target>();
  return columns.map(({ header, values, guess }): Guess<Target> => {
    const known = guide.byHeader(plainHeader(header));
    const other = known && instead(known, values);
    const settled: Guess<Target> = other ? { target: other, guessed_by: 'values' } : guess;
    const isSecond = seen.has(settled.target) && !joining.includes(settled.target);
    seen.add(settled.target);
    return isSecond ? { target: guide.unknown, guessed_by: '' } : settled;
  });
};
