import type { MergeRun } from '@angan/contract/contacts/merging.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, Progress } from '@mantine/core';
import { word } from '../../core/language/index.ts';
import styles from './duplicates.module.css';

interface Props {
  run: MergeRun;
  onUndo: (run: number) => void;
}

/** How far merging all at once has come, or what it did, with its undo. */
export const MergingRun = ({ run, onUndo }: Props) => {
  if (run.working)
    return (
      <div className={styles.run} role="status">
        <span>{t`${word(run.working)} ${run.done} of ${run.total}. You can go on working.`}</span>
        <Progress
          className={styles.progress}
          value={run.total === 0 ? 0 : (run.done / run.total) * 100}
          aria-label={t`${word(run.working)}: ${run.done} of ${run.total}`}
        />
      </div>
    );
  if (run.undoable === 0) return null;
  return (
    <div className={styles.run}>
      <span>
        {plural(run.merged, {
          one: `${run.merged} group was merged at once by ${run.by}.`,
          other: `${run.merged} groups were merged at once by ${run.by}.`,
        })}
      </span>
      <Button size="xs" onClick={() => onUndo(run.id)}>
        {t`Undo all ${run.undoable}`}
      </Button>
    </div>
  );
};
