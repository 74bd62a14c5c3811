import { execFile } from 'node:child_process';
import { chmod, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);

/** The system user that PostgreSQL runs as where we are root, since it refuses to be root itself. */
export interface Account {
  uid: number;
  gid: number;
}

const USER = 'postgres';

const lookUp = async (): Promise<Account | null> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
};

/**
 * The account to run PostgreSQL as: null for 'as ourselves', which is what everyone but root gets. As root the
 * system user `postgres` is taken, and made where there is none. Throws `StartError` where it cannot be made.
 */
export async function accountFor(log: (sentence: string) => void): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const found = await lookUp();
  if (found) return found;
  try {
    await run('groupadd', ['--system', USER]).catch(() => {});
    await run('useradd', ['--system', '--gid', USER, '--no-create-home', '--shell', '/usr/sbin/nologin', USER]);
  } catch (error) {
    throw new StartError(
      `PostgreSQL does not run as root, and the user "${USER}" could not be made (${(error as Error).message.trim()}). Start as another user, or make that user first.`,
    );
  }
  log(`Made the system user "${USER}", since PostgreSQL does not run as root.`);
  const made = await lookUp();
  if (!made) throw new StartError(`The user "${USER}" was made but is not found. Start as another user than root.`);
  return made;
}

const maySearch = (entry: { uid: number; gid: number; mode: number }, account: Account): boolean => {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
};

/**
 * Lets the account pass through every folder on the way to these paths. Passing through is all it gets: the
 * folders stay unlistable. Throws `StartError` naming the folder where that is refused.
 */
export async function openTo(paths: string[], account: Account, log: (sentence: string) => void): Promise<void> {
  for (const path of paths) {
    const real = await realpath(path);
    for (let at = real; ; at = dirname(at)) {
      const entry = await stat(at);
      if (entry.isDirectory() && !maySearch(entry, account)) await open(at, entry.mode, log);
      if (at === dirname(at)) break;
    }
  }
}

async function open(folder: string, mode: number, log: (sentence: string) => void): Promise<void> {
  try {
    await chmod(folder, (mode & 0o7777) | 0o011);
  } catch {
    throw new StartError(
      `The folder ${folder} is closed to the user "${USER}", as which PostgreSQL runs here. Open it with: chmod o+x ${folder}`,
    );
  }
  log(`Opened ${folder} for the user "${USER}" to pass through (chmod o+x), since PostgreSQL does not run as root.`);
}
