import type { Feature } from '@angan/contract/features/features.ts';
import type { FeatureColour } from '@angan/domain/lookups/features.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
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
    ? 'All'
    : propertyTypes
        .filter(({ id }) => types.includes(id))
        .map(({ property_type }) => property_type)
        .join(', ');

/** The columns of the table of features. */
export const featureColumns: readonly Column<Feature>[] = [
  {
    key: 'feature',
    label: 'Feature',
    width: 16,
    kind: 'name',
    sort: 'feature',
    cell: ({ feature }) => feature,
  },
  { key: 'category', label: 'Category', width: 8, kind: 'quiet', cell: ({ category }) => category },
  {
    key: 'types',
    label: 'Offered for',
    width: 11,
    kind: 'quiet',
    cell: ({ property_type }) => offeredFor(property_type),
  },
  { key: 'aliases', label: 'Also called', width: 14, kind: 'quiet', cell: ({ aliases }) => aliases.join(', ') },
  { key: 'used', label: 'Properties', width: 7, kind: 'number', cell: ({ used_count }) => used_count },
  {
    key: 'origin',
    label: 'From',
    width: 7,
    kind: 'quiet',
    cell: ({ is_system }) => (is_system ? 'The start list' : 'Your office'),
  },
  {
    key: 'colour',
    label: 'Colour',
    width: 7,
    cell: ({ colour }) => (colour === 'Grey' ? null : <StatusBadge tone={toneOf[colour]}>{colour}</StatusBadge>),
  },
  {
    key: 'active',
    label: 'In use',
    width: 7,
    cell: ({ is_active }) => (is_active ? null : <StatusBadge tone="off">Not in use</StatusBadge>),
  },
];
