import { type DataMigration, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useAuth, useRunsTheOffice } from '../core/session/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { statusTones } from './words.ts';

/** Its state in a word, or what goes on in it at this moment, or whom it waits for. */
export const ImportBadge = ({ migration }: { migration: DataMigration }) => {
  const { status, working, rows_total, started_by } = migration;
  const whole = useRunsTheOffice();
  const me = useAuth(({ userInfo }) => userInfo?.id);
  if (working) return <StatusBadge tone="brand">{word(working)}</StatusBadge>;
  if (status === 'Validated' && rows_total > migrationLimits.rowsOfStaff) {
    if (!whole) return <StatusBadge tone="warn">{t`Waits for the Owner`}</StatusBadge>;
    if (started_by?.id !== me) return <StatusBadge tone="warn">{t`Waits for you`}</StatusBadge>;
  }
  return <StatusBadge tone={statusTones[status]}>{word(status)}</StatusBadge>;
};
