import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/end.ts';
import { ApiError } from './errors.ts';

/** Only a server that could not be reached is asked again; a refusal stays a refusal. */
const again = (failures: number, error: Error) => error instanceof ApiError && error.status === 0 && failures < 2;

// A page that is opened without a connection never hears 'offline', and would not notice that it is back.
if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: again, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
