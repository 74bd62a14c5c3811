import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Ticks of the kernel's clock in a second; the same on every Linux of today. */
const ticks = 100;

/**
 * Seconds of processor time that the given processes, and the database that lives in `folder`, have used: a rate says
 * little on a machine that others use too. 0 where the system does not tell.
 */
export const cpuSeconds = (processes: Record<string, number>, folder: string): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, used(String(pid))])),
  database: databasePids(folder).reduce((sum, pid) => sum + used(pid), 0),
});

const used = (pid: string): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    // utime, stime, and those of children that have ended.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
  } catch {
    return 0;
  }
};

const databasePids = (folder: string): string[] => {
  try {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && cwdOf(pid).startsWith(folder));
  } catch {
    return [];
  }
};

const cwdOf = (pid: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};
