import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../api/query-client.ts';

/** When what is on the screen was answered, the oldest of it: milliseconds since 1970, 0 where nothing on it was. */
const age = (): number => {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => meta?.kept === true });
  const moments = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : 0;
};

const subscribe = (changed: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed));

export const useAge = (): number => useSyncExternalStore(subscribe, age, () => 0);
