import {
  type DataMigration,
  dataMigrationCalls,
  isRecordKind,
  type MigrationRow,
} from '@angan/contract/imports/data-migration.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { query } from '../core/api/index.ts';
import { DataCards, DataTable } from '../ui/data-list/index.ts';
import { PageButtons, PageRange, pageOf, useShownPage } from '../ui/pager.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { EmptyState } from '../ui/states.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
import { MendRow } from './mend-row.tsx';
import { RecordCard, recordColumns } from './record-columns.tsx';
import { RowCard, rowColumns } from './row-columns.tsx';
import styles from './rows.module.css';
import { refusalOf } from './use-import.ts';
import { isLook, isOutcome, lookWords, outcomeWords, phaseOf } from './words.ts';

const rowKey = ({ id }: MigrationRow) => id;

/** The rows of an import, as far as the address lets them through: a table on a desk, a list on a phone. */
export const RowList = ({ migration, url }: { migration: DataMigration; url: UrlState }) => {
  const phone = usePhone();
  const wanted = url.get('outcome');
  const outcome = isOutcome(wanted) ? wanted : undefined;
  const asked = url.get('look');
  const look = isLook(asked) ? asked : undefined;
  const [mended, setMended] = useState<MigrationRow>();
  const list = useQuery({
    ...query(
      dataMigrationCalls.rows,
      {
        params: { id: migration.id },
        query: { ...(outcome && { outcome: [outcome] }), ...(look && { look: [look] }), ...pageOf(url) },
      },
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const phase = phaseOf(migration.status);
  const onMend = migration.status === 'Validated' && isRecordKind(migration.kind) ? setMended : undefined;
  const { kind } = migration;
  const card = (row: MigrationRow) =>
    isRecordKind(kind) ? (
      <RecordCard kind={kind} row={row} phase={phase} onMend={onMend} />
    ) : (
      <RowCard row={row} phase={phase} />
    );
  const page = useShownPage(url, list.isPlaceholderData);
  const area = useRef<HTMLDivElement>(null);
  const { data } = list;
  const shared = { rows: data?.results, rowKey, label: t`Rows of the file` };
  const rows = (
    <div ref={area} className={styles.area} data-stale={list.isPlaceholderData || undefined}>
      {phone ? (
        <DataCards {...shared} as="rows" card={card} />
      ) : (
        <DataTable
          {...shared}
          columns={isRecordKind(migration.kind) ? recordColumns(migration, phase, onMend) : rowColumns(phase)}
        />
      )}
    </div>
  );
  return (
    <>
      <QueryView query={list} failed={t`The rows did not load.`} reason={refusalOf} loading={rows}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState filtered={outcome !== undefined || look !== undefined} title={t`No such row`}>
              {outcome
                ? t`No row of the file is '${outcomeWords()[outcome][phase]}'.`
                : look
                  ? t`No row of the file is '${lookWords()[look].word}'.`
                  : t`The file has no rows.`}
            </EmptyState>
          ) : (
            rows
          )
        }
      </QueryView>
      {mended && (
        <MendRow key={mended.row_no} migration={migration} row={mended} onClose={() => setMended(undefined)} />
      )}
      {data && data.results.length > 0 && (
        <div className={styles.foot}>
          <PageRange data={data} first={(page - 1) * pageSize.usual + 1} />
          <span className={styles.space} />
          <PageButtons url={url} data={data} />
        </div>
      )}
    </>
  );
};
