import { type DataMigration, dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RecordListPage, useRecordList } from '../records/index.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import { ImportCard, importColumns } from './import-columns.tsx';
import styles from './imports-screen.module.css';
import { Chooser, type KindUpload } from './upload-step.tsx';

interface Props {
  url: UrlState;
  upload: KindUpload;
  onUndo: (migration: DataMigration) => void;
  /** The import that is open, over the list. */
  covering: ReactNode;
}

/** Milliseconds between two looks at a list in which something works, should the news of it not come by itself. */
const looksAgain = 4000;

/** Every import of the office, newest first, or how to begin. */
export const ImportList = ({ url, upload, onUndo, covering }: Props) => {
  const list = useRecordList(
    { list: dataMigrationCalls.list, filters: [] },
    {
      // While an import is open, the page of the address is that of its rows.
      ownsPage: !covering,
      refetchAfter: (rows) => (rows.some(({ working }) => working) ? looksAgain : false),
    },
  );
  const choose = list.rows && list.rows.length > 0 && (
    <Button component={Link} variant="filled" leftSection={<IconFileImport size={16} aria-hidden />} to="?step=upload">
      {t`Import a list`}
    </Button>
  );
  return (
    <RecordListPage
      name="imports"
      title={t`Data migration`}
      list={list}
      views={[{ kind: 'table', columns: importColumns(onUndo) }]}
      phoneRow={({ row, href }) => <ImportCard migration={row} href={href} />}
      pathOf={({ id }) => url.href({ open: id, page: null, cursor: null })}
      actions={choose}
      phoneActions={choose}
      empty={() => (
        <div className={styles.start}>
          <Chooser upload={upload} />
        </div>
      )}
      record={covering}
    />
  );
};
