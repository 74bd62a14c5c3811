import type { FieldKind, Pair, Pairs } from '@angan/contract/kit/pairs.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';
import {
  amountIn,
  amountUnreadable,
  countIn,
  countUnreadable,
  dayUnreadable,
  moneyUnreadable,
  rupeesIn,
} from '../ui/form/index.ts';

/** How a plain field stands in a form while it is filled in: numbers as they were typed; a day as YYYY-MM-DD, or as typed. */
export interface DraftKinds {
  text: string;
  mobile: string;
  words: string[];
  count: string;
  amount: string;
  degrees: string;
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
type DraftValue<P extends Pair> = P extends { options: readonly (infer Word)[] }
  ? P extends { kind: 'choices' }
    ? Word[]
    : P extends { isAlwaysSet: true }
      ? Word
      : Word | null
  : P['kind'] extends keyof DraftKinds
    ? DraftKinds[P['kind']]
    : unknown;
/** A record of these fields while it is filled in. */
export type DraftOf<F extends Pairs> = { -readonly [Name in keyof F]: DraftValue<F[Name]> };

const emptyOf: Record<Exclude<FieldKind, 'parts'>, unknown> = {
  text: '',
  mobile: '',
  words: [],
  count: '',
  amount: '',
  degrees: '',
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

/** A point of the map in one of its directions. */
const degreesIn = (text: string): number | null | undefined => {
  const clean = text.trim();
  if (clean === '') return null;
  return /^-?\d{1,3}(\.\d+)?$/.test(clean) ? Number(clean) : undefined;
};

const readers: Partial<Record<FieldKind, (text: string) => number | null | undefined>> = {
  count: countIn,
  amount: amountIn,
  degrees: degreesIn,
  rupees: rupeesIn,
  percent: amountIn,
};
export const isTyped = (kind: FieldKind) => kind in readers;
/** A typed number; null for none, undefined for what cannot be read. */
export const readTyped = (kind: FieldKind, text: string): number | null | undefined => readers[kind]!(text);

/** What is said of a number or a day that cannot be read. */
export const unreadable: Partial<Record<FieldKind, () => string>> = {
  count: countUnreadable,
  amount: amountUnreadable,
  degrees: () => t`Write it as 23.0338.`,
  rupees: moneyUnreadable,
  percent: amountUnreadable,
  date: dayUnreadable,
};

/** Years and degrees are read without groups of digits. */
const shownNumber = (kind: FieldKind, value: number) =>
  kind === 'degrees' || kind === 'count' ? String(value) : formatNumber(value);

/** A value of a record as its form shows it. */
export const shownIn = (pair: Pair, value: unknown): unknown => {
  if (value === undefined || value === null) return emptyIn(pair);
  return isTyped(pair.kind) ? shownNumber(pair.kind, value as number) : value;
};

/** A value of the form as it is sent; null for what cannot be read. */
export const sentOf = ({ kind }: Pair, value: unknown): unknown => {
  if (isTyped(kind)) return readTyped(kind, value as string) ?? null;
  return kind === 'date' ? (typedDay(value as string) ?? null) : value;
};

const each = <F extends Pairs>(fields: F, of: (pair: Pair, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, of(pair, name)]));

/** A record as its form shows it; without one, the empty form. */
export const fieldsDraft = <F extends Pairs>(fields: F, record?: object): DraftOf<F> =>
  each(fields, (pair, name) => shownIn(pair, (record as Record<string, unknown> | undefined)?.[name])) as DraftOf<F>;

/**
 * The form as it is sent; of a record that is there, only what was changed: a number that was shown masked is then left as
 * it is.
 */
export const fieldsBody = <F extends Pairs>(fields: F, draft: { [Name in keyof F]: unknown }, record?: object) => {
  const body = each(fields, (pair, name) => sentOf(pair, draft[name]));
  if (!record) return body as { [Name in keyof F]: never };
  const before: Record<string, unknown> = fieldsDraft(fields, record);
  const isChanged = (name: string) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name))) as { [Name in keyof F]: never };
};

/** What cannot be read, by field. */
export const fieldsMistakes = <F extends Pairs>(
  fields: F,
  draft: { [Name in keyof F]: unknown },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]): [string, string][] => {
      const read = isTyped(kind)
        ? readTyped(kind, draft[name] as string)
        : kind === 'date'
          ? typedDay((draft[name] ?? '') as string)
          : null;
      return read === undefined ? [[name, unreadable[kind]!()]] : [];
    }),
  );
