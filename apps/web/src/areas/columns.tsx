import { type AreaField, areaFields } from '@angan/contract/areas/area-fields.ts';
import type { Area } from '@angan/contract/areas/areas.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import { furtherColumns } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

/** Fields that the table and the panel show in their own way. */
export const areaSaid: readonly AreaField[] = [
  ...(['area', 'city', 'zone', 'aliases', 'pincodes', 'neighbours'] as const),
  ...(['latitude', 'longitude', 'is_active'] as const),
];

/** The columns of the table of areas: what is there before how it is called, so that both stand beside an open one. */
export const areaColumns = perLanguage<readonly Column<Area>[]>(() => [
  { key: 'area', label: t`Area`, width: 12, kind: 'name', sort: 'area', cell: ({ area }) => area },
  { key: 'stock', label: t`Available`, width: 5.5, kind: 'number', cell: ({ stock_count }) => stock_count },
  {
    key: 'inquiries',
    label: t`Open inquiries`,
    width: 7,
    kind: 'number',
    cell: ({ open_inquiry_count }) => open_inquiry_count,
  },
  { key: 'societies', label: t`Societies`, width: 5.5, kind: 'number', cell: ({ society_count }) => society_count },
  { key: 'aliases', label: t`Also called`, width: 15, kind: 'quiet', cell: ({ aliases }) => aliases.join(', ') },
  { key: 'zone', label: t`Zone`, width: 7, kind: 'quiet', cell: ({ zone }) => zone },
  { key: 'pincodes', label: t`Pincodes`, width: 8, kind: 'quiet', cell: ({ pincodes }) => pincodes.join(', ') },
  { key: 'city', label: t`City`, width: 7, kind: 'quiet', cell: ({ city }) => nameOf('cities', city) },
  {
    key: 'neighbours',
    label: t`Neighbours`,
    width: 14,
    kind: 'quiet',
    optional: true,
    cell: ({ neighbours }) => neighbours.map(({ area }) => nameOf('areas', area)).join(', '),
  },
  {
    key: 'active',
    label: t`In use`,
    width: 6,
    optional: true,
    cell: ({ is_active }) => (is_active ? null : <StatusBadge tone="off">{t`Not in use`}</StatusBadge>),
  },
  ...furtherColumns(areaFields, areaSaid),
]);
