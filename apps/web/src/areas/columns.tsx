import type { Area } from '@angan/contract/areas/areas.ts';
import { nameOf } from '../core/names/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

/** The columns of the table of areas. */
export const areaColumns: readonly Column<Area>[] = [
  { key: 'area', label: 'Area', width: 14, kind: 'name', sort: 'area', cell: ({ area }) => area },
  { key: 'aliases', label: 'Also called', width: 13, kind: 'quiet', cell: ({ aliases }) => aliases.join(', ') },
  { key: 'city', label: 'City', width: 8, kind: 'quiet', cell: ({ city }) => nameOf('cities', city) },
  { key: 'zone', label: 'Zone', width: 8, kind: 'quiet', cell: ({ zone }) => zone },
  { key: 'pincodes', label: 'Pincodes', width: 8, kind: 'quiet', cell: ({ pincodes }) => pincodes.join(', ') },
  { key: 'stock', label: 'Available', width: 6, kind: 'number', cell: ({ stock_count }) => stock_count },
  { key: 'societies', label: 'Societies', width: 6, kind: 'number', cell: ({ society_count }) => society_count },
  {
    key: 'inquiries',
    label: 'Open inquiries',
    width: 8,
    kind: 'number',
    cell: ({ open_inquiry_count }) => open_inquiry_count,
  },
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
    cell: ({ is_active }) => (
      <StatusBadge tone={is_active ? 'ok' : 'off'}>{is_active ? 'In use' : 'Not in use'}</StatusBadge>
    ),
  },
];
