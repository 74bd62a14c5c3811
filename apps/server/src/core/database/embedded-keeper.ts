import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, start } from './embedded-cluster.ts';
import { isAlive, isHeld, readLock } from './embedded-lock.ts';

/** What a seat holds whose process starts the server again when it died. */
export const keepsServer = 'keeps the server running';

const lookEveryMs = 500;
/** Waits before each try after the first; the last one goes on. What a killed server leaves behind needs a moment to go. */
const waitsMs = [250, 250, 500, 500, 1000, 2000, 5000, 15_000];

/**
 * Starts the server of a cluster again, at its port, whenever it is found dead. Of several processes that would, the one
 * with the first seat does, since two that start one server at a time get in each other's way.
 */
export const keepRunning = (
  cluster: Cluster,
  { home, seat, port, log }: { home: string; seat: string; port: number; log: (sentence: string) => void },
): { stop(): Promise<void> } => {
  const leaving = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined);

  const isRunning = async () => {
    const lock = await readLock(cluster.folder);
    return lock !== null && (await isHeld(cluster.folder, lock));
  };
  const isOurs = async () => {
    const folder = join(home, 'users');
    const keepers: string[] = [];
    for (const name of await readdir(folder))
      if (
        isAlive(Number.parseInt(name, 10)) &&
        (await readFile(join(folder, name), 'utf8').catch(() => '')) === keepsServer
      )
        keepers.push(name);
    return keepers.toSorted()[0] === basename(seat);
  };

  const startAgain = async () => {
    log('PostgreSQL died and is started again.');
    for (let tried = 0; !leaving.signal.aborted && !(await isRunning()); tried++) {
      try {
        if (await start(cluster, port)) return log('PostgreSQL runs again.');
        log(`PostgreSQL was not started: another program listens on its port ${port}.`);
      } catch (error) {
        // In its first moments a killed server still has processes that hold what the new one needs.
        if (tried > 2) log(error instanceof Error ? error.message : String(error));
      }
      await wait(waitsMs[Math.min(tried, waitsMs.length - 1)]!);
    }
  };

  const watching = (async () => {
    while (!leaving.signal.aborted) {
      await wait(lookEveryMs);
      if (leaving.signal.aborted) return;
      try {
        if (!(await isRunning()) && (await isOurs())) await startAgain();
      } catch (error) {
        log(`Whether PostgreSQL runs could not be told: ${(error as Error).message}`);
      }
    }
  })();
  return {
    stop: async () => {
      leaving.abort();
      await watching;
    },
  };
};
