import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Takes a text that another app on the phone shared, which the navigation to here brought; the history then forgets it. */
export const useShared = (take: (text: string, name?: string) => void): void => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { shared } = (state ?? {}) as { shared?: { text: string; name?: string } };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was shared, whoever takes it
  useEffect(() => {
    if (!shared) return;
    take(shared.text, shared.name);
    void navigate(pathname, { replace: true, state: null });
  }, [shared]);
};
