import { type DataMigration, isRecordKind, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useRunsTheOffice } from '../core/session/index.ts';
import { ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import { LookChips } from './look-chips.tsx';
import { counted } from './nouns.ts';
import type { OpenImport } from './open-import.ts';
import { RowList } from './row-list.tsx';
import { TotalChips } from './total-chips.tsx';
import { refusalOf } from './use-import.ts';
import { rowsIn, willImport } from './words.ts';
import { Working } from './working.tsx';

/** What will happen to each row, before anything does. */
export const CheckStep = ({ migration, frame, actions, url }: OpenImport) => {
  const whole = useRunsTheOffice();
  const { working, status, progress, file_name, problem, counts } = migration;
  if (working === 'Checking') {
    return (
      <ImportFrame {...frame}>
        <Working title="Checking each row" label={`Checking ${file_name}`} progress={progress} unit="rows">
          Nothing is added yet. You can go on working; the check goes on without you.
        </Working>
      </ImportFrame>
    );
  }
  if (status === 'Failed') {
    return (
      <ImportFrame {...frame}>
        <ErrorState title="The rows could not be checked.">{problem}</ErrorState>
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
            {count === 0 ? 'Nothing to import' : `Import ${counted(migration.kind, count)}`}
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
        {open === 1 ? 'A name in the file is' : `${open} names in the file are`} not known here.{' '}
        <Link to={href}>Say what {open === 1 ? 'it means' : 'they mean'}</Link>
      </p>
    );
  if (counts.refused === 0) return <p>Every row can be brought in.</p>;
  return <p>{rowsIn(counts.refused)} cannot be brought in. Afterwards you can download them with the reasons.</p>;
};
