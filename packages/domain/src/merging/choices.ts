import { isNothing } from './same.ts';
import type { Mergeable, MergeFields, MergeValue } from './types.ts';

export interface Choosable extends Mergeable {
  readonly id: number;
  /** ISO time. */
  readonly last_updated: string;
  /** Records that point to the person. */
  readonly records: number;
}

/** Fields of which the longer text says more; of the others the newer one is more likely to be still true. */
const fuller = ['name', 'address'];

/** Whose value to keep where nobody chose, by field; fields that nobody has filled in are left out. */
export const defaultChoices = (people: readonly Choosable[], fields: MergeFields): Record<string, number> => {
  const newest = people.toSorted((a, b) => Date.parse(b.last_updated) - Date.parse(a.last_updated) || a.id - b.id);
  const chosen = Object.entries(fields).filter(([, { rule }]) => rule === 'chosen');
  return Object.fromEntries(
    chosen.flatMap(([field]) => {
      const filled = newest.filter(({ values }) => !isNothing(values[field]));
      const best = fuller.includes(field) ? longest(filled, field) : filled[0];
      return best ? [[field, best.id]] : [];
    }),
  );
};

const longest = (people: readonly Choosable[], field: string) =>
  people.reduce<Choosable | undefined>(
    (best, next) => (best && lengthOf(best.values[field]) >= lengthOf(next.values[field]) ? best : next),
    undefined,
  );

const lengthOf = (value: MergeValue | undefined) => (typeof value === 'string' ? value.trim().length : 0);

/** Into whom the others are merged where nobody chose: who has the most records, and of those the oldest. */
export const survivorOf = <P extends Choosable>(people: readonly P[]): P =>
  people.reduce((best, next) => {
    const ahead = next.records - best.records || best.id - next.id;
    return ahead > 0 ? next : best;
  });
