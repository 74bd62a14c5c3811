import type { DataMigration } from '@angan/contract/imports/data-migration.ts';

export const steps = ['upload', 'columns', 'check', 'import', 'result'] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Record<Step, string> = {
  upload: 'Upload',
  columns: 'Columns',
  check: 'Check',
  import: 'Import',
  result: 'Result',
};

interface Standing extends Pick<DataMigration, 'status' | 'working' | 'started_at'> {
  columns: readonly unknown[];
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
  return step === 'check' && migration.working === null ? ['columns', 'check'] : [step];
};

/** The step that is shown: the wanted one of the address where it is open, otherwise the one where the import stands. */
export const shownStep = (migration: Standing, wanted: string | undefined): Step =>
  openSteps(migration).find((step) => step === wanted) ?? stepOf(migration);
