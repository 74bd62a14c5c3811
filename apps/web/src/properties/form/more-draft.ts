import type { Property } from '@angan/contract/properties/properties.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import { hasField, laidOutFields } from '@angan/contract/properties/property-layout.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { formatNumber } from '../../core/language/index.ts';
import { type DraftKinds, emptyIn, isTyped, readTyped, unreadable } from '../../records/index.ts';
import { sizeIn, sizeUnreadable } from '../../ui/form/index.ts';

type Kinds = typeof laidOut;
type Parts = { [F in LaidOutField]: Kinds[F]['kind'] extends 'parts' ? F : never }[LaidOutField];

/** Every plain field of a property in the form. */
export type MoreDraft = {
  [F in Exclude<LaidOutField, Parts>]: F extends `${string}_unit`
    ? SizeUnit | null
    : DraftKinds[Exclude<Kinds[F]['kind'], 'parts'>];
} & Required<Pick<Property, Parts>>;

const emptyParts = { furnishing_items: {}, brokerage_terms: null, published_on: {} } as const satisfies Pick<
  MoreDraft,
  Parts
>;

/** What stands where nothing was said: as the table's own defaults have it. */
export const emptyMore = {
  ...Object.fromEntries(
    laidOutFields.map((field) => {
      const pair = laidOut[field];
      if (pair.kind === 'parts') return [field, emptyParts[field as Parts]];
      return [field, emptyIn(pair)];
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
      if (value === undefined || value === null) return [field, field === 'size_unit' ? 'Sqft' : emptyMore[field]];
      if (degrees.includes(field)) return [field, String(value)];
      return [field, isTyped(laidOut[field].kind) ? formatNumber(value as number) : value];
    }),
  ) as unknown as MoreDraft;

const isSize = (field: LaidOutField) => `${field}_unit` in laidOut;

const readField = (field: LaidOutField, text: string) =>
  isSize(field) ? sizeIn(text) : readTyped(laidOut[field].kind, text);

/** The fields of a draft's kind of property; the others are not asked for, and not sent. */
export const askedFields = (draft: { property_subtype: number | null; deal_type: readonly number[] }) =>
  laidOutFields.filter((field) => hasField(field, draft.property_subtype ?? 0, draft.deal_type));

/** What cannot be read, by field. */
export const typingMistakes = (draft: MoreDraft, fields: readonly LaidOutField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { kind } = laidOut[field];
      if (!isTyped(kind) || readField(field, draft[field] as string) !== undefined) return [];
      return [[field, isSize(field) ? sizeUnreadable() : unreadable[kind]!()]];
    }),
  );

/** The fields as they are sent: a unit only with its size, and nothing of what is not asked for. */
export const moreBody = (draft: MoreDraft, asked: readonly LaidOutField[]): Partial<PropertyInput> =>
  Object.fromEntries(
    laidOutFields.map((field) => {
      const { kind } = laidOut[field];
      const value = (asked.includes(field) ? draft : emptyMore)[field];
      if (isTyped(kind)) return [field, readField(field, value as string) ?? null];
      if (kind === 'date') return [field, value || null];
      const sized = field.endsWith('_unit') ? (field.slice(0, -'_unit'.length) as LaidOutField) : undefined;
      if (sized && sized in laidOut && !sizeIn(draft[sized] as string)) return [field, null];
      return [field, value];
    }),
  );
