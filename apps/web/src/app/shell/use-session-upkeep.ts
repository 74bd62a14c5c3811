import { useEffect } from 'react';
import { followChanges } from '../../core/live/live.ts';
import { freshenNames } from '../../core/names/index.ts';
import { renewMe } from '../../core/session/index.ts';

/** As long as somebody is in: who they are now, the lookup lists, and what others change. */
export const useSessionUpkeep = (): void => {
  useEffect(() => {
    const stop = new AbortController();
    // Both fail quietly: the kept session and the kept lists serve until the server is reached again.
    void renewMe().catch(() => undefined);
    void freshenNames();
    void followChanges(stop.signal);
    return () => stop.abort();
  }, []);
};
