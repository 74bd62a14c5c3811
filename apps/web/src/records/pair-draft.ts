import type { FieldKind, Pair } from '@angan/contract/kit/pairs.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { amountIn, amountUnreadable, countIn, countUnreadable, moneyUnreadable, rupeesIn } from '../ui/form/index.ts';

/** How a field of each kind stands in a form while it is filled in: numbers and days as they were typed. */
export interface DraftKinds {
  text: string;
  count: string;
  amount: string;
  rupees: string;
  percent: string;
  date: string;
  choice: string | null;
  choices: string[];
  reference: number | null;
  references: number[];
  flag: boolean;
  maybe: boolean | null;
}
export type PlainKind = keyof DraftKinds;
type TypedKind = 'count' | 'amount' | 'rupees' | 'percent';

const empty: DraftKinds = {
  text: '',
  count: '',
  amount: '',
  rupees: '',
  percent: '',
  date: '',
  choice: null,
  choices: [],
  reference: null,
  references: [],
  flag: false,
  maybe: null,
};
const readers: Record<TypedKind, (text: string) => number | null | undefined> = {
  count: countIn,
  amount: amountIn,
  rupees: rupeesIn,
  percent: amountIn,
};
const unreadable: Record<TypedKind, string> = {
  count: countUnreadable,
  amount: amountUnreadable,
  rupees: moneyUnreadable,
  percent: amountUnreadable,
};

export const isTyped = (kind: FieldKind): kind is TypedKind => kind in readers;

/** What stands where nothing was said: the first word where there is always one. */
export const emptyOf = (pair: Pair & { kind: PlainKind }): DraftKinds[PlainKind] =>
  'isAlwaysSet' in pair && 'options' in pair ? ((pair.options as string[])[0] ?? null) : empty[pair.kind];

/** A value as the form shows it. */
export const draftValue = (kind: PlainKind, value: unknown): unknown =>
  isTyped(kind) && typeof value === 'number' ? formatNumber(value) : value;

/** A value of the form as it is sent; undefined for a number that cannot be read. */
export const sentValue = (kind: FieldKind, value: unknown): unknown => {
  if (isTyped(kind)) return readers[kind](value as string);
  return kind === 'date' ? value || null : value;
};

/** What a person is told whose number cannot be read. */
export const unreadableText = (kind: TypedKind): string => unreadable[kind];
