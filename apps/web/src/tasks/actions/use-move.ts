import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { useCall } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { taskApi } from '../../tours/index.ts';

/** Puts a task off in one tap. */
export const useMove = (onMoved?: (moved: Task) => void) => {
  const { mutate } = useCall(
    ({ task, at }: { task: Task; at: string }) =>
      taskApi.reschedule({ params: { id: task.id }, body: { date_time: at } }, { quiet: true }),
    {
      success: ({ date_time }) => t`Moved to ${formatDateTime(date_time)}`,
      changes: ['task', 'inquiry', 'property', 'contact'],
      onSuccess: onMoved,
    },
  );
  return (task: Task, at: string) => mutate({ task, at });
};
