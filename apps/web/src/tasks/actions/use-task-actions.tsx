import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { TaskStatus } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowRight,
  IconCalendarTime,
  IconCheck,
  IconClockX,
  IconMapPinCheck,
  IconPencil,
  IconSignature,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { SlipDialog, useMayMakeSlip } from '../../shares/index.ts';
import { CancelDialog, CheckInDialog, taskApi, useMayCheckIn } from '../../tours/index.ts';
import type { RowAction } from '../../ui/data-list/index.ts';
import { tomorrowOf } from '../words/move-times.ts';
import { editTaskPath } from '../words/task-paths.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { mayBecome } from './may-become.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useMove } from './use-move.ts';

type Doing = 'complete' | 'reschedule' | 'cancel' | 'check in' | 'slip';

/** What can be done with a task, and the dialog that asks about it. `onMoved` hears of the one that takes its place. */
export const useTaskActions = (onMoved?: (moved: Task) => void) => {
  const [doing, setDoing] = useState<{ what: Doing; task: Task }>();
  const close = () => setDoing(undefined);
  const begin = (what: Doing) => (task: Task) => setDoing({ what, task });
  const move = useMove(onMoved);
  const mayCheckIn = useMayCheckIn();
  const mayMakeSlip = useMayMakeSlip();
  const { mutate: miss } = useCall(({ id }: Task) => taskApi.miss({ params: { id } }, { quiet: true }), {
    success: t`Task missed`,
    changes: ['task', 'inquiry', 'property', 'contact'],
  });
  const may = (status: TaskStatus) => (task: Task) => mayBecome(task, status);
  const actions: readonly RowAction<Task>[] = [
    { label: t`Done`, icon: <IconCheck size={16} aria-hidden />, isFor: may('Completed'), run: begin('complete') },
    {
      label: t`Check in`,
      icon: <IconMapPinCheck size={16} aria-hidden />,
      isFor: mayCheckIn,
      run: begin('check in'),
    },
    {
      label: t`Visit slip`,
      icon: <IconSignature size={16} aria-hidden />,
      isFor: mayMakeSlip,
      run: begin('slip'),
    },
    {
      label: t`Move to tomorrow`,
      icon: <IconArrowRight size={16} aria-hidden />,
      isFor: may('Rescheduled'),
      run: (task) => move(task, tomorrowOf(task.date_time, new Date())),
    },
    {
      label: t`Reschedule`,
      icon: <IconCalendarTime size={16} aria-hidden />,
      isFor: may('Rescheduled'),
      run: begin('reschedule'),
    },
    {
      label: t`Edit`,
      icon: <IconPencil size={16} aria-hidden />,
      isFor: may('Cancelled'),
      href: ({ id }) => editTaskPath(id),
    },
    { label: t`Missed`, icon: <IconClockX size={16} aria-hidden />, isFor: may('Missed'), run: (task) => miss(task) },
    {
      label: t`Cancel task`,
      icon: <IconX size={16} aria-hidden />,
      danger: true,
      isFor: may('Cancelled'),
      run: begin('cancel'),
    },
  ];
  return {
    actions,
    move,
    complete: begin('complete'),
    reschedule: begin('reschedule'),
    checkIn: begin('check in'),
    mayCheckIn,
    makeSlip: begin('slip'),
    mayMakeSlip,
    dialog: doing && <TaskDialog {...doing} onClose={close} />,
  };
};
export type TaskActions = ReturnType<typeof useTaskActions>;

const TaskDialog = ({ what, task, onClose }: { what: Doing; task: Task; onClose: () => void }) => {
  if (what === 'check in') return <CheckInDialog visit={task} onClose={onClose} />;
  if (what === 'slip') return <SlipDialog visit={task} onClose={onClose} />;
  if (what === 'complete') return <CompleteDialog task={task} onClose={onClose} />;
  if (what === 'reschedule') return <RescheduleDialog task={task} onClose={onClose} />;
  return <CancelDialog visit={task} onClose={onClose} />;
};
