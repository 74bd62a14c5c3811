import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/end.ts';
import { ApiError } from './errors.ts';

/** Only a server that could not be reached is asked again; a refusal stays a refusal. */
const again = (failures: number, error: Error) => error instanceof ApiError && error.status === 0 && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: again, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
