import { readFileSync } from 'node:fs';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Lock {
  pid: number;
  port: number | null;
  status: string;
}

const fileOf = (folder: string) => join(folder, 'postmaster.pid');

/** What the server of this cluster's folder says of itself in its lock file; null where there is none. */
export async function readLock(folder: string): Promise<Lock | null> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => null);
  if (!text) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]) || null, status: lines[7] ?? 'starting' };
}

/** True while a process of this number lives, ours or another user's. One that ended but was not reaped is dead. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // The state is the first letter after the name, which is in brackets and may hold brackets itself.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** True where the lock's process lives and, as far as this system tells, is the server of this folder. */
export async function isHeld(folder: string, lock: Lock): Promise<boolean> {
  if (!isAlive(lock.pid)) return false;
  if (process.platform !== 'linux') return true;
  return (await readlink(`/proc/${lock.pid}/cwd`).catch(() => null)) === folder;
}

/**
 * Frees a lock whose process is gone but whose number still looks taken: a container's first process that reaps
 * nobody, or a number given to another program since. The file stays, with a number that no process can have,
 * because the server also reads from it which shared memory must be unused before it may start.
 */
export async function releaseDeadLock(folder: string): Promise<void> {
  const lock = await readLock(folder);
  if (!lock || (await isHeld(folder, lock))) return;
  const text = await readFile(fileOf(folder), 'utf8');
  await writeFile(fileOf(folder), text.replace(/^\d+/, '2147483646'));
}
