import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { useEffect } from 'react';
import { useUrlState } from '../ui/use-url-state.ts';
import { useAlerts } from './use-alerts.ts';

/**
 * Shows the alert that the address asks for, or the list, as a pushed notification does when it is pressed; the address
 * then forgets it.
 */
export const useAskedAlert = (show: (alert: UserAlert) => void, showAll: () => void): void => {
  const { get, patch } = useUrlState();
  const { data } = useAlerts();
  const asked = get('alert');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is asked, whoever shows it
  useEffect(() => {
    if (asked === undefined || !data) return;
    const found = data.results.find(({ id }) => String(id) === asked);
    patch({ alert: null }, { replace: true });
    if (asked === 'all') showAll();
    else if (found) show(found);
  }, [asked, data]);
};
