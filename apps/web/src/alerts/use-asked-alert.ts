import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUrlState } from '../ui/use-url-state.ts';
import { useAlerts } from './use-alerts.ts';
import { useMarkRead } from './use-mark-read.ts';

/**
 * Shows the alert that the address asks for, or the list, as a pushed notification does when it is pressed; the address
 * then forgets it. What is due has nothing to say beside its task, so that opens at once.
 */
export const useAskedAlert = (show: (alert: UserAlert) => void, showAll: () => void): void => {
  const { get, patch } = useUrlState();
  const { data } = useAlerts();
  const navigate = useNavigate();
  const { mutate: markRead } = useMarkRead();
  const asked = get('alert');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is asked, whoever shows it
  useEffect(() => {
    if (asked === undefined || !data) return;
    const found = data.results.find(({ id }) => String(id) === asked);
    const [due] = found?.alert.title === 'Task due' ? found.alert.task : [];
    if (found && due) {
      markRead(found.id);
      void navigate(`/tasks?id=${due.id}`, { replace: true });
      return;
    }
    patch({ alert: null }, { replace: true });
    if (asked === 'all') showAll();
    else if (found) show(found);
  }, [asked, data]);
};
