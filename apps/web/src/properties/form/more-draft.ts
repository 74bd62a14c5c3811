import type { Property } from '@angan/contract/properties/properties.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import {
  hasField,
  type LaidOutField,
  laidOutFields,
  laidOutPairs,
} from '@angan/contract/properties/property-layout.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import {
  type DraftKinds,
  draftValue,
  emptyOf,
  isTyped,
  type PlainKind,
  sentValue,
  unreadableText,
} from '../../records/index.ts';
import { sizeIn, sizeUnreadable } from '../../ui/form/index.ts';

type Kinds = typeof laidOutPairs;
type Parts = { [F in LaidOutField]: Kinds[F]['kind'] extends 'parts' ? F : never }[LaidOutField];

/** Every plain field of a property in the form. */
export type MoreDraft = {
  [F in Exclude<LaidOutField, Parts>]: F extends `${string}_unit`
    ? SizeUnit | null
    : DraftKinds[Exclude<Kinds[F]['kind'], 'parts'>];
} & Required<Pick<Property, Parts>>;

const emptyParts: Pick<MoreDraft, Parts> = { furnishing_items: {}, brokerage_terms: null, published_on: {} };

/** What stands where nothing was said: as the table's own defaults have it. */
export const emptyMore = {
  ...Object.fromEntries(
    laidOutFields.map((field) => {
      const pair = laidOutPairs[field];
      return [field, pair.kind === 'parts' ? emptyParts[field as Parts] : emptyOf(pair as never)];
    }),
  ),
  size_unit: 'Sqft',
} as MoreDraft;

const degrees = ['latitude', 'longitude'];

/** The record as the form shows it. What the reader may not see is empty. */
export const moreOf = (property: Property): MoreDraft =>
  Object.fromEntries(
    laidOutFields.map((field) => {
      const value = property[field];
      if (value === undefined || value === null) return [field, emptyMore[field]];
      return [
        field,
        degrees.includes(field) ? String(value) : draftValue(laidOutPairs[field].kind as PlainKind, value),
      ];
    }),
  ) as unknown as MoreDraft;

const isSize = (field: LaidOutField) => `${field}_unit` in laidOutPairs;
/** The size that a unit stands beside. */
const sizeOf = (field: LaidOutField): LaidOutField | undefined => {
  const size = field.replace(/_unit$/, '') as LaidOutField;
  return size !== field && size in laidOutPairs ? size : undefined;
};

/** The fields of a draft's kind of property; the others are not asked for, and emptied. */
export const askedFields = (draft: { property_subtype: number | null; deal_type: readonly number[] }) =>
  laidOutFields.filter((field) => hasField(field, draft.property_subtype ?? 0, draft.deal_type));

/** What cannot be read, by field. */
export const typingMistakes = (draft: MoreDraft, fields: readonly LaidOutField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const { kind } = laidOutPairs[field];
      if (!isTyped(kind)) return [];
      if (isSize(field)) return sizeIn(draft[field] as string) === undefined ? [[field, sizeUnreadable]] : [];
      return sentValue(kind, draft[field]) === undefined ? [[field, unreadableText(kind)]] : [];
    }),
  );

/** The fields as they are sent: a unit only with its size, and nothing of what is not asked for. */
export const moreBody = (draft: MoreDraft, asked: readonly LaidOutField[]): Partial<PropertyInput> =>
  Object.fromEntries(
    laidOutFields.map((field) => {
      const value = (asked.includes(field) ? draft : emptyMore)[field];
      if (isSize(field)) return [field, sizeIn(value as string) ?? null];
      const size = sizeOf(field);
      if (size && !sizeIn(draft[size] as string)) return [field, null];
      return [field, sentValue(laidOutPairs[field].kind, value) ?? null];
    }),
  );
