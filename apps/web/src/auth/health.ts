import { useQuery } from '@tanstack/react-query';
import { apiAddress } from '../core/platform/index.ts';

export interface Health {
  demo?: unknown;
  sandbox?: unknown;
}

/** Under which its answer is kept. */
export const healthKey = ['healthz'];

/** What kind of server this is to try out. Asked outside the contract, as health pages are. */
const useHealth = (): Health | undefined =>
  useQuery({
    queryKey: healthKey,
    queryFn: async ({ signal }) => {
      const answer = await fetch(apiAddress('/healthz'), { signal });
      return answer.ok ? ((await answer.json()) as Health) : {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;

/** Whether this server runs the demo office. */
export const useIsDemo = (): boolean => useHealth()?.demo === true;

/** Where its mails and SMS can be read, on a server that sends them to its sandbox only. */
export const useSandboxUrl = (): string | undefined => {
  const url = useHealth()?.sandbox;
  return typeof url === 'string' ? url : undefined;
};
