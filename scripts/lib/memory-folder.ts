import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../apps/server/src/core/database/embedded-lock.ts';

const MEMORY = '/dev/shm';
const OWN = /^angan-run-(\d+)-/;
/** What a run needs at most, with room to spare: its databases and browser profiles stay below a fifth of it. */
const ROOM = 6 * 2 ** 30;

/**
 * A folder in memory for what a run of the tests writes, where Linux offers one with room: a database is cloned there in
 * a tenth of the time. Null elsewhere. The caller removes it; what a run left that was killed goes with the next.
 */
export const memoryFolder = async (): Promise<string | null> => {
  try {
    await removeLeft();
    const { bavail, bsize } = await statfs(MEMORY);
    if (bavail * bsize < ROOM || freemem() < ROOM) return null;
    const folder = await mkdtemp(join(MEMORY, `angan-run-${process.pid}-`));
    // PostgreSQL refuses to run as root: an account of its own has to get through to its files.
    await chmod(folder, 0o711);
    return folder;
  } catch {
    return null;
  }
};

const removeLeft = async (): Promise<void> => {
  for (const name of await readdir(MEMORY)) {
    const pid = Number(OWN.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
};
