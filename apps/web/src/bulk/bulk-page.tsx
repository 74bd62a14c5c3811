import { bulkLimits } from '@angan/contract/bulk/bulk-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BulkGrid, ErrorList } from '../ui/grid/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { usePhone } from '../ui/screen.ts';
import styles from './bulk.module.css';
import type { Sheet } from './judge.ts';
import type { BulkRows } from './use-bulk-rows.ts';
import { type BulkNoun, useSaveRows } from './use-save-rows.ts';

interface Props {
  title: string;
  noun: BulkNoun;
  sheet: Sheet;
  bulk: BulkRows;
  /** What may stand in the list already, by the rows' keys. */
  doubles: ReadonlyMap<string, string>;
  /** Where rows wait that still lack detail. */
  table?: string;
  /** What holds for all rows, over them. */
  head?: ReactNode;
  /** Asked before the rows are saved: whether what holds for all of them is whole. */
  check?: () => boolean;
}

/** Many records at once: the grid, and the button that saves those of its rows that are right. */
export const BulkPage = ({ title, noun, sheet, bulk, doubles, table, head, check }: Props) => {
  const { grid, filled, ready } = bulk;
  const { save, isSaving } = useSaveRows(noun, bulk);
  const phone = usePhone();
  const notes = bulk.notesWith(doubles);
  const wrong = filled.filter(({ row, isReady }) => !isReady && (bulk.isLeft(row.key) || row.refused)).length;
  const run = () => {
    if (check?.() === false) return;
    save();
    if (ready.length === 0) document.querySelector<HTMLElement>('[role="grid"] [aria-invalid="true"]')?.focus();
  };
  return (
    <PageFrame
      title={title}
      phoneActions={
        table && (
          <ActionIcon component={Link} to={table} aria-label={t`Incomplete`}>
            <IconListDetails size={22} aria-hidden />
          </ActionIcon>
        )
      }
      actions={
        table && (
          <Button component={Link} to={table}>
            {t`Incomplete`}
          </Button>
        )
      }
    >
      {head}
      <BulkGrid label={title} columns={sheet.columns} grid={grid} notes={notes} most={bulkLimits.rows} />
      {!phone && <ErrorList columns={sheet.columns} notes={notes} />}
      <div className={styles.foot}>
        {!phone && (
          <>
            <Button
              size="xs"
              leftSection={<IconPlus size={15} aria-hidden />}
              disabled={grid.rows.length >= bulkLimits.rows}
              onClick={grid.addRow}
            >
              {t`Add row`}
            </Button>
            <p className={styles.help}>
              <Trans>
                Paste from a sheet. <kbd>F2</kbd> edits, <kbd>Ctrl D</kbd> fills down, <kbd>Ctrl Z</kbd> undoes.
              </Trans>
            </p>
          </>
        )}
        <span className={styles.space} />
        <Button
          variant="filled"
          loading={isSaving}
          disabled={filled.length === 0}
          onClick={run}
          className={styles.save}
        >
          {wordsFor(filled.length, wrong)}
        </Button>
      </div>
      <p className={styles.unseen} role="status">
        {wrong > 0 ? t`${wrong} of ${filled.length} rows have errors. ${ready.length} can be added.` : ''}
      </p>
    </PageFrame>
  );
};

/** 'Add 14', 'Add 12 of 14, 2 have errors'. */
const wordsFor = (all: number, wrong: number): string => {
  if (all === 0) return t`Add`;
  if (wrong === 0) return t`Add ${all}`;
  return plural(wrong, {
    one: `Add ${all - wrong} of ${all}, ${wrong} has an error`,
    other: `Add ${all - wrong} of ${all}, ${wrong} have errors`,
  });
};
