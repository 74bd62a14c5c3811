import { calendarFeedCalls } from '@angan/contract/tasks/calendar-feed.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../../../core/api/index.ts';

const api = client(calendarFeedCalls);

/** Whether other calendars read the own tasks. */
export const useFeed = () => useQuery(query(calendarFeedCalls.get, {}, { quiet: true }));

/** Makes the link, and ends it. The link stands in the answer alone: it is shown once. */
export const useFeedChanges = () => {
  const made = useCall(() => api.create({}, { quiet: true }), { changes: ['calendar_feed'] });
  const ended = useCall(() => api.remove({}, { quiet: true }), {
    success: t`The link no longer works`,
    changes: ['calendar_feed'],
    onSuccess: () => made.reset(),
  });
  return {
    url: made.data?.url,
    make: () => made.mutate(),
    end: () => ended.mutate(),
    busy: made.isPending || ended.isPending,
  };
};
