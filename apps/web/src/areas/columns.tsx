import type { Area } from '@angan/contract/areas/areas.ts';
import { nameOf } from '../core/names/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

/** The columns of the table of areas: what is there before how it is called, so that both stand beside an open one. */
export const areaColumns: readonly Column<Area>[] = [
  { key: 'area', label: 'Area', width: 12, kind: 'name', sort: 'area', cell: ({ area }) => area },
  { key: 'stock', label: 'Available', width: 5.5, kind: 'number', cell: ({ stock_count }) => stock_count },
  {
    key: 'inquiries',
    label: 'Open inquiries',
    width: 7,
    kind: 'number',
    cell: ({ open_inquiry_count }) => open_inquiry_count,
  },
  { key: 'societies', label: 'Societies', width: 5.5, kind: 'number', cell: ({ society_count }) => society_count },
  { key: 'aliases', label: 'Also called', width: 15, kind: 'quiet', cell: ({ aliases }) => aliases.join(', ') },
  { key: 'zone', label: 'Zone', width: 7, kind: 'quiet', cell: ({ zone }) => zone },
  { key: 'pincodes', label: 'Pincodes', width: 8, kind: 'quiet', cell: ({ pincodes }) => pincodes.join(', ') },
  { key: 'city', label: 'City', width: 7, kind: 'quiet', cell: ({ city }) => nameOf('cities', city) },
  {
    key: 'neighbours',
    label: 'Neighbours',
    width: 14,
    kind: 'quiet',
    optional: true,
    cell: ({ neighbours }) => neighbours.map(({ area }) => nameOf('areas', area)).join(', '),
  },
  {
    key: 'active',
    label: 'In use',
    width: 6,
    optional: true,
    cell: ({ is_active }) => (is_active ? null : <StatusBadge tone="off">Not in use</StatusBadge>),
  },
];
