import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../../apps/server/src/core/start-error.ts';
import { dayInIndia, formatTime } from '../../packages/domain/src/dates.ts';

const run = promisify(execFile);

/**
 * Seconds from `now` to a moment as the clock in India has it, '2027-03-31 23:55'. Throws `StartError` for what is
 * no moment, such as 31 February.
 */
export const secondsTo = (moment: string, now: Date): number => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(moment) ?? [];
  const at = new Date(`${day}T${time}:00+05:30`);
  if (!day || Number.isNaN(at.getTime()) || dayInIndia(at) !== day)
    throw new StartError(
      `"${moment}" is no moment. Give a day and a time in India, such as: npm run test:at -- "2027-03-31 23:55"`,
    );
  return Math.round((at.getTime() - now.getTime()) / 1000);
};

/**
 * The environment in which a process and all that it starts (server, database, browser) read the clock that many
 * seconds away, running on. Throws `StartError` where faketime is not installed.
 */
export const movedBy = async (seconds: number): Promise<NodeJS.ProcessEnv> => ({
  ...(await preload()),
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  // Timers count real seconds.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Waits of threads otherwise never end, and Chromium with them.
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
  // Files keep the times that the disk has.
  NO_FAKE_STAT: '1',
});

/** What faketime puts before every program, as it says itself: where its library lies differs by system. */
const preload = async (): Promise<NodeJS.ProcessEnv> => {
  try {
    const { stdout } = await run('faketime', ['-f', '+0', 'env']);
    const set = stdout.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]);
    return Object.fromEntries(set.filter(([name]) => /^(LD_PRELOAD|DYLD_INSERT_LIBRARIES)$/.test(name)));
  } catch {
    throw new StartError(
      'The clock is moved by faketime, which is not found here. Install it (Debian and Ubuntu: apt install faketime; macOS: brew install libfaketime) and run the same command again.',
    );
  }
};

/** How the moved clock is named in the output: '2027-03-31, 11:55 PM in India'. */
export const named = (now: Date): string => `${dayInIndia(now)}, ${formatTime(now)} in India`;
