import { calendarFeedCalls } from '@angan/contract/tasks/calendar-feed.ts';
import type { Task } from '@angan/contract/tasks/tasks.ts';
import { t } from '@lingui/core/macro';
import { IconCalendarDown } from '@tabler/icons-react';
import { client, useCall } from '../../core/api/index.ts';
import { saveFile } from '../../core/platform/index.ts';
import type { RowAction } from '../../ui/data-list/index.ts';

const api = client(calendarFeedCalls);

/** Saves a task as a file that any calendar opens. */
export const useSaveIcs = (): RowAction<Task> => {
  const { mutate } = useCall(({ id }: Task) => api.file({ params: { id } }, { quiet: true }), {
    onSuccess: ({ content, file_name }) => saveFile(new Blob([content], { type: 'text/calendar' }), file_name),
  });
  return {
    label: t`Save for a calendar (.ics)`,
    icon: <IconCalendarDown size={16} aria-hidden />,
    run: (task) => mutate(task),
  };
};
