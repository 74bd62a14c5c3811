import { alertCalls, alertTexts } from '@angan/contract/alerts/alerts.ts';
import type { Answer } from '@angan/contract/kit/call.ts';
import { client, queryClient, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { askedAlerts } from './use-alerts.ts';

const api = client(alertCalls);
const { queryKey } = askedAlerts;
type Page = Answer<typeof alertCalls.list>;

/** Marks as read what `isMeant`, at once; put back where the server does not take it. */
const useMarking = <Given>(send: (given: Given) => Promise<unknown>, isMeant: (id: number, given: Given) => boolean) =>
  useCall(send, {
    onMutate: async (given: Given) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before)
        queryClient.setQueryData(
          queryKey,
          marked(before, (id) => isMeant(id, given)),
        );
      return { before };
    },
    failure: () => word(alertTexts.notMarked),
    onError: (_error, _given, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

const marked = (page: Page, isMeant: (id: number) => boolean): Page => {
  const met = page.results.filter(({ id, read }) => !read && isMeant(id)).length;
  return {
    ...page,
    unread: page.unread - met,
    results: page.results.map((alert) => (isMeant(alert.id) ? { ...alert, read: true } : alert)),
  };
};

export const useMarkRead = () =>
  useMarking(
    (id: number) => api.update({ params: { id }, body: { read: true } }),
    (id, given) => id === given,
  );

/** Marks all up to the newest that is shown, and none that came meanwhile. */
export const useMarkAllRead = () =>
  useMarking(
    (up_to: number) => api.readAll({ body: { up_to } }),
    (id, up_to) => id <= up_to,
  );
