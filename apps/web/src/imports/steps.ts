import { type DataMigration, isRecordKind, type MigrationKind } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

export const steps = ['upload', 'columns', 'values', 'check', 'import', 'result'] as const;
export type Step = (typeof steps)[number];

export const stepLabels = perLanguage<Record<Step, string>>(() => ({
  upload: t`Upload`,
  columns: t`Columns`,
  values: t`Values`,
  check: t`Check`,
  import: t`Import`,
  result: t`Result`,
}));

/** The steps of a kind: people bring no names that somebody has to explain. */
export const stepsOf = (kind: MigrationKind): readonly Step[] =>
  steps.filter((step) => step !== 'values' || isRecordKind(kind));

interface Standing extends Pick<DataMigration, 'status' | 'working' | 'started_at'> {
  columns: readonly unknown[];
  values: readonly unknown[];
}

/** The step at which an import stands. */
export const stepOf = ({ status, working, columns, started_at }: Standing): Step => {
  const isRead = columns.length > 0;
  switch (status) {
    case 'Uploaded':
    case 'Mapped':
      if (working === 'Checking') return 'check';
      return isRead ? 'columns' : 'upload';
    case 'Validated':
      return working === 'Importing' ? 'import' : 'check';
    case 'Importing':
      return 'import';
    case 'Failed':
      if (started_at !== null) return 'result';
      return isRead ? 'check' : 'upload';
    default:
      return 'result';
  }
};

/** Steps that may be looked at: back to the columns until the import runs, never back before it once it has. */
export const openSteps = (migration: Standing): Step[] => {
  const step = stepOf(migration);
  if (step !== 'check' || migration.working !== null) return [step];
  return migration.values.length > 0 ? ['columns', 'values', 'check'] : ['columns', 'check'];
};

/** The step that is shown: the wanted one of the address where it is open, otherwise the one where the import stands. */
export const shownStep = (migration: Standing, wanted: string | undefined): Step =>
  openSteps(migration).find((step) => step === wanted) ?? stepOf(migration);
