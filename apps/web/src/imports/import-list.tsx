import { type DataMigration, dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { DataCards, DataTable, useRowKeys } from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange, pageOf, useShownPage } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState } from '../ui/states.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
import { ImportCard, importColumns } from './import-columns.tsx';
import styles from './imports-screen.module.css';
import { Chooser, type KindUpload } from './upload-step.tsx';
import { refusalOf } from './use-import.ts';

interface Props {
  url: UrlState;
  upload: KindUpload;
  onUndo: (migration: DataMigration) => void;
  /** The import that is open, over the list. */
  covering: ReactNode;
}

/** Milliseconds between two looks at a list in which something works, should the news of it not come by itself. */
const looksAgain = 4000;
const rowKey = ({ id }: DataMigration) => id;

/** Every import of the office, newest first, or how to begin. */
export const ImportList = ({ url, upload, onUndo, covering }: Props) => {
  const phone = usePhone();
  // While an import is open, the page of the address is that of its rows.
  const asked = covering ? {} : pageOf(url);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query(dataMigrationCalls.list, { query: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(({ working }) => working) ? looksAgain : false),
  });
  const page = useShownPage(url, isPlaceholderData);
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area);
  const rows = data?.results;
  const href = ({ id }: DataMigration) => url.href({ open: id, page: null, cursor: null });
  const shared = { rows, rowKey, label: 'Imports' };
  const choose = rows && rows.length > 0 && (
    <Button component={Link} variant="filled" leftSection={<IconFileImport size={16} aria-hidden />} to="?step=upload">
      Import a list
    </Button>
  );
  return (
    <PageFrame
      title="Data migration"
      count={data?.count}
      actions={choose}
      footer={
        data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={(page - 1) * pageSize.usual + 1} />
            <span className={styles.space} />
            <PageButtons url={url} data={data} />
          </>
        ) : null
      }
      panel={covering}
      panelCovers
    >
      {error && (
        <ErrorState title="The list did not load." retry={() => void refetch()}>
          {refusalOf(error)}
        </ErrorState>
      )}
      {rows?.length === 0 ? (
        <div className={styles.start}>
          <Chooser upload={upload} />
        </div>
      ) : error && !rows ? null : (
        <div ref={area} className={styles.area}>
          {phone ? (
            <DataCards {...shared} as="rows" card={(row) => <ImportCard migration={row} href={href(row)} />} />
          ) : (
            <DataTable
              {...shared}
              columns={importColumns(onUndo)}
              href={href}
              onOpen={({ id }) => url.filter({ open: id })}
            />
          )}
        </div>
      )}
    </PageFrame>
  );
};
