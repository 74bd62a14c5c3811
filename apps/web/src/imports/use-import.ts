import {
  type DataMigration,
  dataMigrationCalls,
  isRecordKind,
  type ValueField,
} from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, invalidate, keyOf, query, useCall } from '../core/api/index.ts';
import { makeAreas } from '../records/index.ts';

const api = client(dataMigrationCalls);

/** Milliseconds between two looks at an import that works, should the news of it not come by itself. */
const looksAgain = 4000;

/** One import, followed while something goes on in it. */
export const useImport = (id: number) =>
  useQuery({
    ...query(dataMigrationCalls.get, { params: { id } }, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.working ? looksAgain : false),
  });

/** What the server answered of an import is shown at once; the list and the rows are asked for anew. */
const take = (queries: QueryClient, migration: DataMigration) => {
  queries.setQueryData(keyOf(dataMigrationCalls.get, { params: { id: migration.id } }), migration);
  for (const call of [dataMigrationCalls.list, dataMigrationCalls.rows])
    void queries.invalidateQueries({ queryKey: keyOf(call).slice(0, 2) });
};

export type Mapping = Parameters<typeof api.mapping>[0]['body'] & object;

const useStep = <Given>(act: (given: Given) => Promise<DataMigration>, onDone?: (migration: DataMigration) => void) => {
  const queries = useQueryClient();
  return useCall(act, {
    quiet: true,
    // A refusal may come from what somebody else has done with it meanwhile.
    onError: () => invalidate('data_migration'),
    onSuccess: (migration) => {
      take(queries, migration);
      onDone?.(migration);
    },
  });
};

/** What can be done with an import. Each shows the import as it is afterwards. */
export const useImportSteps = (id: number, onNext?: (step: 'values' | null) => void) => {
  const params = { id };
  const onDone = () => onNext?.(null);
  return {
    /** Reads another sheet of the workbook. */
    sheet: useStep((sheet: string) => api.mapping({ params, body: { sheet } }, { quiet: true }), onDone),
    check: useStep(
      async (mapping: Mapping) => {
        await api.mapping({ params, body: mapping }, { quiet: true });
        return api.validate({ params }, { quiet: true });
        // The names that it finds are looked at before the rows.
      },
      ({ kind }) => onNext?.(isRecordKind(kind) ? 'values' : null),
    ),
    /** Says what names mean, and checks every row anew where that is news; localities become areas of the office first. */
    name: useStep(async (named: { field: ValueField; text: string; means: string }[]) => {
      const areaOf = await makeAreas(named.map(({ means }) => Number(means)));
      const values = named.map((one) =>
        Number(one.means) < 0 ? { ...one, means: String(areaOf(Number(one.means))) } : one,
      );
      await api.mapping({ params, body: { values } }, { quiet: true });
      return api.validate({ params }, { quiet: true });
    }, onDone),
    run: useStep(() => api.run({ params }, { quiet: true }), onDone),
    giveUp: useStep(() => api.cancel({ params }, { quiet: true }), onDone),
    undo: useStep(() => api.rollback({ params }, { quiet: true }), onDone),
  };
};
export type ImportSteps = ReturnType<typeof useImportSteps>;

/** Puts other cells in place of a row's; the rows and the totals are asked for anew. */
export const useMend = (id: number, onDone: () => void) =>
  useCall(
    ({ row, cells }: { row: number; cells: string[] }) =>
      api.mend({ params: { id, row }, body: { cells } }, { quiet: true }),
    { quiet: true, changes: ['data_migration'], onSuccess: onDone },
  );

/** What to tell of a refusal. */
export const refusalOf = (error: Error | null): string | undefined =>
  error === null
    ? undefined
    : error instanceof ApiError && error.status >= 500
      ? t`The server could not do this. Try again.`
      : error.message;
