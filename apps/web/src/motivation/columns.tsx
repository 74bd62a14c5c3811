import type { Motivation } from '@angan/contract/motivation/motivation.ts';
import { type MotivationField, motivationFields } from '@angan/contract/motivation/motivation-fields.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { furtherColumns } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { shownOn } from './motivation-kind.ts';

/** Fields that the table and the panel show in their own way. */
export const motivationSaid = [
  ...(['quote', 'author', 'language', 'day', 'date', 'is_active'] as const satisfies MotivationField[]),
];

/** The columns of the table of messages. */
export const motivationColumns = perLanguage<readonly Column<Motivation>[]>(() => [
  { key: 'quote', label: t`Message`, width: 32, kind: 'name', sort: 'quote', cell: ({ quote }) => quote },
  { key: 'shown', label: t`Shown`, width: 12, cell: shownOn },
  { key: 'language', label: t`Language`, width: 7, kind: 'quiet', cell: ({ language }) => word(language) },
  { key: 'author', label: t`Author`, width: 10, kind: 'quiet', cell: ({ author }) => author },
  {
    key: 'active',
    label: t`In use`,
    width: 7,
    cell: ({ is_active }) => (is_active ? null : <StatusBadge tone="off">{t`Not in use`}</StatusBadge>),
  },
  ...furtherColumns(motivationFields, motivationSaid),
]);
