import { useQuery } from '@tanstack/react-query';

/** Whether this server runs the demo office. Asked outside the contract, as health pages are. */
export const useIsDemo = (): boolean => {
  const { data } = useQuery({
    queryKey: ['healthz'],
    queryFn: async ({ signal }) => {
      const answer = await fetch('/healthz', { signal });
      return answer.ok ? ((await answer.json()) as { demo?: unknown }) : {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.demo === true;
};
