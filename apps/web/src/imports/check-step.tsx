import { type DataMigration, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { Button } from '@mantine/core';
import { useRunsTheOffice } from '../core/session/index.ts';
import { ErrorState } from '../ui/states.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { OpenImport } from './open-import.ts';
import { RowList } from './row-list.tsx';
import { TotalChips } from './total-chips.tsx';
import { refusalOf } from './use-import.ts';
import { people, rowsIn, willImport } from './words.ts';
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
      summary={waits ? migrationRefusals.ownerStarts : <Summary migration={migration} />}
      error={refusalOf(actions.run.error)}
      buttons={
        !waits && (
          <Button
            variant="filled"
            disabled={count === 0}
            loading={actions.run.isPending}
            onClick={() => actions.run.mutate(undefined)}
          >
            {count === 0 ? 'Nothing to import' : `Import ${people(count)}`}
          </Button>
        )
      }
    >
      <TotalChips counts={counts} url={url} phase="ahead" />
      <RowList migration={migration} url={url} />
    </ImportFrame>
  );
};

const Summary = ({ migration: { counts } }: { migration: DataMigration }) => {
  if (counts.refused === 0) return <p>Every row can be brought in.</p>;
  return <p>{rowsIn(counts.refused)} cannot be brought in. Afterwards you can download them with the reasons.</p>;
};
