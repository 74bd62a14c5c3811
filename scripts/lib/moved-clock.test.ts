import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { movedBy, named, secondsTo } from './moved-clock.ts';

const run = promisify(execFile);
afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes a moment as the clock in India has it, before now or after', () => {
  const now = new Date('2027-03-31T18:00:00Z');
  expect(secondsTo('2027-03-31 23:55', now)).toBe(25 * 60);
  expect(secondsTo('2027-03-31T23:25', now)).toBe(-5 * 60);
  expect(secondsTo('2028-02-29 00:05', new Date('2028-02-28T18:35:00Z'))).toBe(0);
  expect(named(now)).toBe('2027-03-31, 11:30 PM in India');
});

it.each(['', 'tomorrow', '2027-02-29 00:05', '2027-02-28 24:30', '2027-02-28'])('refuses %j', (moment) => {
  expect(() => secondsTo(moment, new Date())).toThrow(`"${moment}" is no moment.`);
});

it('moves the clock of a process and of what it starts, or says what is missing', async () => {
  const day = 86_400;
  const env = await movedBy(-40 * day).catch((error: Error) => error.message);
  if (typeof env === 'string') return expect(env).toMatch(/faketime, which is not found here\. Install it/);
  const now = 'Date.now()';
  const inside = `require('node:child_process').execFileSync(process.execPath, ['-p', '${now}']).toString()`;
  const clock = async (what: string, env: NodeJS.ProcessEnv) =>
    Number((await run(process.execPath, ['-p', what], { env: { ...process.env, ...env } })).stdout) / 1000 / day;
  // Against one that stays: this test may itself be run at another moment.
  const stays = await clock(now, await movedBy(0));
  for (const what of [now, inside]) expect(Math.round(stays - (await clock(what, env)))).toBe(40);
});

it('says that faketime is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(movedBy(0)).rejects.toThrow('apt install faketime');
});
