import { type DataMigration, isRecordKind, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useRunsTheOffice } from '../core/session/index.ts';
import { ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import { LookChips } from './look-chips.tsx';
import { counted, rowsIn } from './nouns.ts';
import type { OpenImport } from './open-import.ts';
import { problemWords } from './problem-words.ts';
import { RowList } from './row-list.tsx';
import { TotalChips } from './total-chips.tsx';
import { refusalOf } from './use-import.ts';
import { willImport } from './words.ts';
import { Working } from './working.tsx';

/** What will happen to each row, before anything does. */
export const CheckStep = ({ migration, frame, actions, url }: OpenImport) => {
  const whole = useRunsTheOffice();
  const { working, status, progress, file_name, problem, counts } = migration;
  if (working === 'Checking') {
    return (
      <ImportFrame {...frame}>
        <Working title={t`Checking each row`} label={t`Checking ${file_name}`} progress={progress} rows>
          {t`Nothing is added yet. You can go on working; the check goes on without you.`}
        </Working>
      </ImportFrame>
    );
  }
  if (status === 'Failed') {
    return (
      <ImportFrame {...frame}>
        <ErrorState title={t`The rows could not be checked.`}>{problemWords(problem)}</ErrorState>
      </ImportFrame>
    );
  }
  const count = willImport(migration);
  const waits = !whole && migration.rows_total > migrationLimits.rowsOfStaff;
  return (
    <ImportFrame
      {...frame}
      summary={waits ? migrationRefusals.ownerStarts : <Summary migration={migration} href={frame.href?.('values')} />}
      error={refusalOf(actions.run.error)}
      buttons={
        !waits && (
          <Button
            variant="filled"
            disabled={count === 0}
            loading={actions.run.isPending}
            onClick={() => actions.run.mutate(undefined)}
          >
            {count === 0 ? t`Nothing to import` : t`Import ${counted(migration.kind, count)}`}
          </Button>
        )
      }
    >
      {isRecordKind(migration.kind) ? (
        <LookChips looks={migration.looks} url={url} />
      ) : (
        <TotalChips counts={counts} url={url} phase="ahead" />
      )}
      <RowList migration={migration} url={url} />
    </ImportFrame>
  );
};

const Summary = ({ migration: { counts, values }, href }: { migration: DataMigration; href: string | undefined }) => {
  const open = values.filter(({ means }) => means === '').length;
  if (open > 0 && href)
    return (
      <p>
        {plural(open, {
          one: 'A name in the file is not known here.',
          other: `${open} names in the file are not known here.`,
        })}{' '}
        <Link to={href}>{plural(open, { one: 'Say what it means', other: 'Say what they mean' })}</Link>
      </p>
    );
  if (counts.refused === 0) return <p>{t`Every row can be brought in.`}</p>;
  return <p>{t`${rowsIn(counts.refused)} cannot be brought in. Afterwards you can download them with the reasons.`}</p>;
};
