import type { MergeRun } from '@angan/contract/contacts/merging.ts';
import { Button, Progress } from '@mantine/core';
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
        <span>
          {run.working} {run.done} of {run.total}. You can go on working.
        </span>
        <Progress
          value={run.total === 0 ? 0 : (run.done / run.total) * 100}
          aria-label={`${run.working}: ${run.done} of ${run.total}`}
        />
      </div>
    );
  if (run.undoable === 0) return null;
  return (
    <div className={styles.run}>
      <span>
        {run.merged} {run.merged === 1 ? 'group was' : 'groups were'} merged at once by {run.by}.
      </span>
      <Button size="xs" onClick={() => onUndo(run.id)}>
        Undo all {run.undoable}
      </Button>
    </div>
  );
};
