import { idle } from '../../core/idle.ts';
import { read, write } from '../../core/persist.ts';
import { hasLine } from '../../core/platform/index.ts';
import { savesData } from '../../core/poor-line.ts';
import { useAuth } from '../../core/session/index.ts';

/** The files that the build has fetched before. */
const key = 'street';
/** Only the worker that keeps files makes it worth while. */
const isDue = () => Boolean(navigator.serviceWorker?.controller) && useAuth.getState().haveSubscription && !savesData();

/** Milliseconds after which what somebody came for has been loaded, and looked at. */
const settled = 8000;

/** As many as a browser asks one server for at a time, one left for who goes on. */
const atOnce = 5;

/** Hands a file to the worker that keeps it. It is not run: that would hold a weak phone up for what nobody has opened yet. */
const fetchFile = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { priority: 'low' });
  await answer.arrayBuffer();
  return answer.ok;
};

/**
 * Fetches, a few at a time while nothing else is done, the files of what is used on the street (tools/street-files.ts): a
 * screen that was never opened opens without a line. Once a build, and not where somebody saves data. Gives back how to stop.
 */
export const fetchStreet = (): (() => void) => {
  let stopped = false;
  const run = async () => {
    if (!isDue()) return;
    const answer = await fetch('/street.json');
    if (!answer.ok) return;
    const files: string[] = await answer.json();
    if (read(key) === files.join()) return;
    for (let from = 0; from < files.length; from += atOnce) {
      await idle(10_000);
      if (stopped || !hasLine()) return;
      const fetched = await Promise.all(files.slice(from, from + atOnce).map(fetchFile));
      if (fetched.includes(false)) return;
    }
    write(key, files.join());
  };
  // A line that breaks is no news; the next start goes on where this one ended.
  const timer = setTimeout(() => void run().catch(() => undefined), settled);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
