import { useEffect } from 'react';
import { idle } from '../../core/idle.ts';
import { followChanges } from '../../core/live/live.ts';
import { freshenNames } from '../../core/names/index.ts';
import { renewMe } from '../../core/session/index.ts';

/** Milliseconds that each waits at most for a moment in which nothing is drawn. */
const patience = 300;

/** As long as somebody is in: who they are now, the lookup lists, and what others change. */
export const useSessionUpkeep = (): void => {
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      // One after the other, and later than what the screen itself asks for.
      for (const next of [() => renewMe().catch(() => undefined), () => followChanges(stop.signal)]) {
        await idle(patience);
        if (stop.signal.aborted) return;
        void next();
      }
    };
    // Names and the session fail quietly: what this device keeps of them serves until the server is reached again.
    void freshenNames();
    void begin();
    return () => stop.abort();
  }, []);
};
