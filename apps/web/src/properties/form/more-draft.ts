import type { FieldKind } from '@angan/contract/kit/pairs.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import {
  hasField,
  type LaidOutField,
  laidOutFields,
  laidOutPairs,
} from '@angan/contract/properties/property-layout.ts';
import { formatNumber } from '@angan/domain/money.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import {
  amountIn,
  amountUnreadable,
  countIn,
  countUnreadable,
  moneyUnreadable,
  rupeesIn,
  sizeIn,
  sizeUnreadable,
} from '../../ui/form/index.ts';

/** How a field stands in the form while it is filled in: numbers and days as they were typed. */
interface DraftKinds {
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
type Kinds = typeof laidOutPairs;
type Parts = { [F in LaidOutField]: Kinds[F]['kind'] extends 'parts' ? F : never }[LaidOutField];

/** Every plain field of a property in the form. */
export type MoreDraft = {
  [F in Exclude<LaidOutField, Parts>]: F extends `${string}_unit`
    ? SizeUnit | null
    : DraftKinds[Exclude<Kinds[F]['kind'], 'parts'>];
} & Required<Pick<Property, Parts>>;

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
const emptyParts = { furnishing_items: {}, brokerage_terms: null } as const satisfies Pick<MoreDraft, Parts>;

/** What stands where nothing was said: as the table's own defaults have it. */
export const emptyMore = {
  ...Object.fromEntries(
    laidOutFields.map((field) => {
      const pair = laidOutPairs[field];
      if (pair.kind === 'parts') return [field, emptyParts[field as Parts]];
      return [field, 'isAlwaysSet' in pair ? pair.options[0] : emptyOf[pair.kind]];
    }),
  ),
  size_unit: 'Sqft',
} as MoreDraft;

const isTyped = (kind: FieldKind) => kind === 'count' || kind === 'amount' || kind === 'rupees' || kind === 'percent';
const degrees = ['latitude', 'longitude'];

/** The record as the form shows it. What the reader may not see is empty. */
export const moreOf = (property: Property): MoreDraft =>
  Object.fromEntries(
    laidOutFields.map((field) => {
      const value = property[field];
      if (value === undefined || value === null) return [field, field === 'size_unit' ? 'Sqft' : emptyMore[field]];
      if (degrees.includes(field)) return [field, String(value)];
      return [field, isTyped(laidOutPairs[field].kind) ? formatNumber(value as number) : value];
    }),
  ) as unknown as MoreDraft;

const isSize = (field: LaidOutField) => `${field}_unit` in laidOutPairs;

const readers: Partial<Record<FieldKind, (text: string) => number | null | undefined>> = {
  count: countIn,
  amount: amountIn,
  rupees: rupeesIn,
  percent: amountIn,
};
const readTyped = (field: LaidOutField, text: string) =>
  isSize(field) ? sizeIn(text) : readers[laidOutPairs[field].kind]!(text);

const unreadable: Partial<Record<FieldKind, string>> = {
  count: countUnreadable,
  amount: amountUnreadable,
  rupees: moneyUnreadable,
  percent: amountUnreadable,
};

/** The fields of a draft's kind of property; the others are not asked for, and not sent. */
export const askedFields = (draft: { property_subtype: number | null; deal_type: readonly number[] }) =>
  laidOutFields.filter((field) => hasField(field, draft.property_subtype ?? 0, draft.deal_type));

/** What cannot be read, by field. */
export const typingMistakes = (draft: MoreDraft, fields: readonly LaidOutField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { kind } = laidOutPairs[field];
      if (!isTyped(kind) || readTyped(field, draft[field] as string) !== undefined) return [];
      return [[field, isSize(field) ? sizeUnreadable : unreadable[kind]!]];
    }),
  );

/** The fields as they are sent: a unit only with its size, and nothing of what is not asked for. */
export const moreBody = (draft: MoreDraft, asked: readonly LaidOutField[]): Partial<PropertyInput> =>
  Object.fromEntries(
    laidOutFields.map((field) => {
      const { kind } = laidOutPairs[field];
      const value = (asked.includes(field) ? draft : emptyMore)[field];
      if (isTyped(kind)) return [field, readTyped(field, value as string) ?? null];
      if (kind === 'date') return [field, value || null];
      const sized = field.endsWith('_unit') ? (field.slice(0, -'_unit'.length) as LaidOutField) : undefined;
      if (sized && sized in laidOutPairs && !sizeIn(draft[sized] as string)) return [field, null];
      return [field, value];
    }),
  );
