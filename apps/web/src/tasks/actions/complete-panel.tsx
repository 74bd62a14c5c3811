import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { completeTitle } from '../words/task-words.ts';
import styles from './actions.module.css';
import { CompleteFields } from './complete-fields.tsx';
import { useComplete } from './use-complete.ts';

/** Completing a task under its facts. */
export const CompletePanel = ({ task }: { task: Task }) => {
  const completion = useComplete(task);
  const title = completeTitle(task);
  // It is said that it waits to be sent: nothing is left to press.
  if (completion.isKept) return null;
  return (
    <form
      className={styles.panel}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!completion.busy) completion.run();
      }}
    >
      <h3 className={styles.title}>{title}</h3>
      <CompleteFields task={task} completion={completion} />
      <div className={styles.foot}>
        <Button type="submit" variant="filled" loading={completion.busy} rightSection={<kbd>{t`Ctrl Enter`}</kbd>}>
          {t`Complete`}
        </Button>
      </div>
    </form>
  );
};
