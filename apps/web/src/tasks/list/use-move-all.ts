import type { TaskCounts } from '@angan/contract/tasks/tasks.ts';
import { mostPutOff } from '@angan/contract/tasks/tasks.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { plural } from '@lingui/core/macro';
import { useCall } from '../../core/api/index.ts';
import { taskApi } from '../../tours/index.ts';
import { toast } from '../../ui/toast.ts';
import type { TaskList } from './use-task-list.ts';

/** Puts all that is overdue off to today, as the filters show it; undefined where there is nothing. */
export const useMoveAll = ({ asked }: Pick<TaskList, 'asked'>, counts: TaskCounts | undefined) => {
  const { mutate, isPending } = useCall(
    async () => {
      const { results } = await taskApi.list(
        { query: { ...asked, status: ['Scheduled', 'Missed'], due: ['overdue'], page_size: String(mostPutOff) } },
        { quiet: true },
      );
      return taskApi.putOff({ body: { tasks: results.map(({ id }) => id), day: dayInIndia() } }, { quiet: true });
    },
    {
      success: ({ moved }) =>
        moved.length === 0
          ? undefined
          : plural(moved.length, { one: '# task moved to today', other: '# tasks moved to today' }),
      changes: ['task', 'inquiry', 'property', 'contact'],
      onSuccess: ({ refused }) => {
        const why = refused[0]?.why ?? '';
        if (refused.length > 0)
          toast.error(plural(refused.length, { one: `# task stays: ${why}`, other: `# tasks stay: ${why}` }));
      },
    },
  );
  return counts && counts.overdue > 0 && !isPending ? () => mutate() : undefined;
};
