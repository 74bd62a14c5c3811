import { type FeatureField, featureFields } from '@angan/contract/features/feature-fields.ts';
import type { Feature } from '@angan/contract/features/features.ts';
import type { FeatureColour } from '@angan/domain/lookups/features.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { furtherColumns } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';

export const toneOf: Record<FeatureColour, Tone> = {
  Grey: 'off',
  Green: 'ok',
  Amber: 'warn',
  Red: 'bad',
  Blue: 'info',
};

/** 'Residential', or 'All' where it is offered for any. */
export const offeredFor = (types: readonly number[]): string =>
  types.length === 0
    ? t`All`
    : propertyTypes
        .filter(({ id }) => types.includes(id))
        .map(({ property_type }) => word(property_type))
        .join(', ');

/** Fields that the table and the panel show in their own way. */
export const featureSaid = [
  'feature',
  'category',
  'property_type',
  'aliases',
  'colour',
  'is_active',
] as const satisfies FeatureField[];

/** The columns of the table of features. */
export const featureColumns = perLanguage<readonly Column<Feature>[]>(() => [
  {
    key: 'feature',
    label: t`Feature`,
    width: 16,
    kind: 'name',
    sort: 'feature',
    cell: ({ feature }) => feature,
  },
  { key: 'category', label: t`Category`, width: 8, kind: 'quiet', cell: ({ category }) => word(category) },
  {
    key: 'types',
    label: t`Offered for`,
    width: 11,
    kind: 'quiet',
    cell: ({ property_type }) => offeredFor(property_type),
  },
  { key: 'aliases', label: t`Also called`, width: 14, kind: 'quiet', cell: ({ aliases }) => aliases.join(', ') },
  { key: 'used', label: t`Properties`, width: 7, kind: 'number', cell: ({ used_count }) => used_count },
  {
    key: 'origin',
    label: t`From`,
    width: 7,
    kind: 'quiet',
    cell: ({ is_system }) => (is_system ? t`The start list` : t`Your office`),
  },
  {
    key: 'colour',
    label: t`Colour`,
    width: 7,
    cell: ({ colour }) => (colour === 'Grey' ? null : <StatusBadge tone={toneOf[colour]}>{word(colour)}</StatusBadge>),
  },
  {
    key: 'active',
    label: t`In use`,
    width: 7,
    cell: ({ is_active }) => (is_active ? null : <StatusBadge tone="off">{t`Not in use`}</StatusBadge>),
  },
  ...furtherColumns(featureFields, featureSaid),
]);
