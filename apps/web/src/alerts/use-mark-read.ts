import { alertCalls, alertTexts } from '@angan/contract/alerts/alerts.ts';
import type { Answer } from '@angan/contract/kit/call.ts';
import { useMutation } from '@tanstack/react-query';
import { client, queryClient } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import { askedAlerts } from './use-alerts.ts';

const api = client(alertCalls);
const { queryKey } = askedAlerts;
type Page = Answer<typeof alertCalls.list>;

/** Marks as read what `isMeant`, at once; put back where the server does not take it. */
const marking = <Given>(send: (given: Given) => Promise<unknown>, isMeant: (id: number, given: Given) => boolean) => ({
  mutationFn: send,
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
  onError: (_: Error, __: Given, context: { before: Page | undefined } | undefined) => {
    if (context?.before) queryClient.setQueryData(queryKey, context.before);
    toast.error(word(alertTexts.notMarked));
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
  useMutation(
    marking(
      (id: number) => api.update({ params: { id }, body: { read: true } }),
      (id, given) => id === given,
    ),
  );

/** Marks all up to the newest that is shown, and none that came meanwhile. */
export const useMarkAllRead = () =>
  useMutation(
    marking(
      (up_to: number) => api.readAll({ body: { up_to } }),
      (id, up_to) => id <= up_to,
    ),
  );
