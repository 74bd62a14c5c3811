import type { Task } from '@angan/contract/tasks/tasks.ts';
import { SlipDialog } from '../../shares/index.ts';
import { CancelDialog, CheckInDialog } from '../../tours/index.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

export type Doing = 'complete' | 'reschedule' | 'cancel' | 'check in' | 'slip';

/** What asks about that which is to be done with a task. */
export const TaskDialog = ({ what, task, onClose }: { what: Doing; task: Task; onClose: () => void }) => {
  if (what === 'check in') return <CheckInDialog visit={task} onClose={onClose} />;
  if (what === 'slip') return <SlipDialog visit={task} onClose={onClose} />;
  if (what === 'complete') return <CompleteDialog task={task} onClose={onClose} />;
  if (what === 'reschedule') return <RescheduleDialog task={task} onClose={onClose} />;
  return <CancelDialog visit={task} onClose={onClose} />;
};
