import type { FieldKind, Pair } from '@angan/contract/kit/pairs.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { amountIn, amountUnreadable, countIn, countUnreadable, moneyUnreadable, rupeesIn } from '../ui/form/index.ts';

/** How a plain field stands in a form while it is filled in: numbers and days as they were typed. */
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

const emptyOf: Record<Exclude<FieldKind, 'parts'>, unknown> = {
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

/** What stands where nothing was said; of a field that always has a value, the first of its words. */
export const emptyIn = (
  pair: Pair & { readonly options?: readonly string[]; readonly isAlwaysSet?: true },
): unknown => {
  if (pair.kind === 'parts') return null;
  return pair.isAlwaysSet ? pair.options?.[0] : emptyOf[pair.kind];
};

export const isTyped = (kind: FieldKind) =>
  kind === 'count' || kind === 'amount' || kind === 'rupees' || kind === 'percent';

const readers: Partial<Record<FieldKind, (text: string) => number | null | undefined>> = {
  count: countIn,
  amount: amountIn,
  rupees: rupeesIn,
  percent: amountIn,
};
/** A typed number; null for none, undefined for what cannot be read. */
export const readTyped = (kind: FieldKind, text: string): number | null | undefined => readers[kind]!(text);

/** What is said of a number that cannot be read. */
export const unreadable: Partial<Record<FieldKind, string>> = {
  count: countUnreadable,
  amount: amountUnreadable,
  rupees: moneyUnreadable,
  percent: amountUnreadable,
};

/** A value of a record as its form shows it. */
export const shownIn = (pair: Pair, value: unknown): unknown => {
  if (value === undefined || value === null) return emptyIn(pair);
  return isTyped(pair.kind) ? formatNumber(value as number) : value;
};

/** A value of the form as it is sent. */
export const sentOf = ({ kind }: Pair, value: unknown): unknown => {
  if (isTyped(kind)) return readTyped(kind, value as string) ?? null;
  return kind === 'date' ? value || null : value;
};
