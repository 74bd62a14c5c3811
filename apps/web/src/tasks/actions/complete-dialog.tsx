import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { VisitedDialog } from '../../tours/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import { aboutOf, completeTitle, whoOf } from '../words/task-words.ts';
import styles from './actions.module.css';
import { CompleteFields } from './complete-fields.tsx';
import { useComplete } from './use-complete.ts';

interface Props {
  task: Task;
  onClose: () => void;
}

/** Asks how a task went: of a visit what the client said, of any other its outcome. */
export const CompleteDialog = ({ task, onClose }: Props) =>
  task.type === 'Site Visit' ? (
    <VisitedDialog visit={task} onClose={onClose} />
  ) : (
    <Outcome task={task} onClose={onClose} />
  );

const Outcome = ({ task, onClose }: Props) => {
  const completion = useComplete(task, onClose);
  return (
    <FormDialog
      opened
      title={completeTitle(task)}
      submit={t`Complete`}
      busy={completion.busy}
      onSubmit={completion.run}
      onClose={onClose}
    >
      <p className={styles.about}>{[whoOf(task), aboutOf(task)].filter(Boolean).join(', ')}</p>
      <CompleteFields task={task} completion={completion} />
    </FormDialog>
  );
};
