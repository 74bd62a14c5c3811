import type { Society } from '@angan/contract/societies/societies.ts';
import { nameOf } from '../core/names/index.ts';
import type { Column } from '../ui/data-list/index.ts';

/** The columns of the table of societies: where and what is there first, so that both stand beside an open one. */
export const societyColumns: readonly Column<Society>[] = [
  {
    key: 'society',
    label: 'Society',
    width: 14,
    kind: 'name',
    sort: 'society_name',
    cell: ({ society_name }) => society_name,
  },
  { key: 'area', label: 'Area', width: 10, kind: 'quiet', cell: ({ area }) => nameOf('areas', area) },
  { key: 'stock', label: 'Available', width: 5.5, kind: 'number', cell: ({ stock_count }) => stock_count },
  {
    key: 'inquiries',
    label: 'Open inquiries',
    width: 7,
    kind: 'number',
    cell: ({ open_inquiry_count }) => open_inquiry_count,
  },
  { key: 'kind', label: 'Kind', width: 13, kind: 'quiet', cell: ({ society_kind }) => society_kind },
  { key: 'built', label: 'Built', width: 5, kind: 'number', cell: ({ year_built }) => year_built },
  { key: 'units', label: 'Units', width: 5, kind: 'number', cell: ({ units_total }) => units_total },
  {
    key: 'builder',
    label: 'Builder',
    width: 11,
    kind: 'quiet',
    optional: true,
    cell: ({ builder_name }) => builder_name,
  },
  {
    key: 'aliases',
    label: 'Also called',
    width: 12,
    kind: 'quiet',
    optional: true,
    cell: ({ aliases }) => aliases.join(', '),
  },
  { key: 'pincode', label: 'Pincode', width: 6, kind: 'quiet', optional: true, cell: ({ pincode }) => pincode },
];
