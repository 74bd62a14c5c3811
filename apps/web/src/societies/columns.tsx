import type { Society } from '@angan/contract/societies/societies.ts';
import { type SocietyField, societyFields } from '@angan/contract/societies/society-fields.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { nameOf } from '../core/names/index.ts';
import { furtherColumns } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';

/** Fields with a column of their own, or that only the panel shows. */
const said: readonly SocietyField[] = [
  ...(['society_name', 'area', 'society_kind', 'year_built', 'units_total'] as const),
  ...(['maintenance_basis', 'rules', 'is_active'] as const),
];

/** The columns of the table of societies: where and what is there first, so that both stand beside an open one. */
export const societyColumns = perLanguage<readonly Column<Society>[]>(() => [
  {
    key: 'society',
    label: t`Society`,
    width: 14,
    kind: 'name',
    sort: 'society_name',
    cell: ({ society_name }) => society_name,
  },
  { key: 'area', label: t`Area`, width: 10, kind: 'quiet', cell: ({ area }) => nameOf('areas', area) },
  { key: 'stock', label: t`Available`, width: 5.5, kind: 'number', cell: ({ stock_count }) => stock_count },
  {
    key: 'inquiries',
    label: t`Open inquiries`,
    width: 7,
    kind: 'number',
    cell: ({ open_inquiry_count }) => open_inquiry_count,
  },
  {
    key: 'kind',
    label: t`Kind`,
    width: 13,
    kind: 'quiet',
    cell: ({ society_kind }) => society_kind && word(society_kind),
  },
  { key: 'built', label: t`Built`, width: 5, kind: 'number', cell: ({ year_built }) => year_built },
  { key: 'units', label: t`Units`, width: 5, kind: 'number', cell: ({ units_total }) => units_total },
  ...furtherColumns(societyFields, said),
]);
