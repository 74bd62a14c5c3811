import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { bundled, findBrowser, howToMend } from './browser.ts';

const run = promisify(execFile);
afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds a browser that runs', async () => {
  const { executablePath } = await findBrowser();
  expect((await run(executablePath, ['--version'])).stdout).toMatch(/Chrom|Edge/);
});

it('takes the one that CHROME_PATH names before any other', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect((await findBrowser()).executablePath).toBe(process.execPath);
});

it('takes the one from npm before that of the system, where it runs', async () => {
  const ours = await bundled().catch(() => undefined);
  const { executablePath } = await findBrowser();
  if (ours) expect(executablePath).toBe(ours.executablePath);
  else expect(executablePath).toMatch(/Chrom|chrom|Edge|edge/);
});

it('says that CHROME_PATH names nothing', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  await expect(findBrowser()).rejects.toThrow('CHROME_PATH names /nowhere/chrome, which cannot be run.');
});

it('takes the one from npm, or names what it lacks and one command', async () => {
  const answer = await bundled().then(
    ({ executablePath }) => executablePath,
    (error: Error) => error.message,
  );
  expect(answer).toMatch(/chromium$|need Google Chrome|lacks these libraries of the system: .+\. (Run: |Install them)/);
  expect(await howToMend(process.execPath)).toMatch(
    /^The browser from npm lacks something of the system\. (Run: \S+ .*chromium|Install them)/,
  );
});
