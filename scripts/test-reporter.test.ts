import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'angan-reporter-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs these files as tests of their own and returns the exit code and the last lines. */
async function lastLinesOf(
  name: string,
  files: Record<string, string>,
  config = '{}',
  lines = 1,
): Promise<[number, ...string[]]> {
  const configFile = join(folder, `${name}.config.mjs`);
  await writeFile(configFile, `export default { test: ${config} };`);
  for (const [file, text] of Object.entries(files))
    await writeFile(join(folder, `${name}.${file}.test.mjs`), `import { expect, it } from 'vitest';\n${text}`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--config', configFile];
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/test-reporter.ts')}`];
  const ended = await run(process.execPath, [...args, ...reporters, `${name}.`], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  return [ended.code, ...ended.stdout.trimEnd().split('\n').slice(-lines)];
}
const passing = `it('holds', () => expect(1).toBe(1));`;

it('counts what passed', async () => {
  expect(await lastLinesOf('good', { a: `${passing} it('holds too', () => {});`, b: passing })).toEqual([
    0,
    '3 passed, 0 failed',
  ]);
});

it('counts what failed and what was skipped', async () => {
  const failing = `it('breaks', () => expect(1).toBe(2)); it.skip('waits', () => {});`;
  expect(await lastLinesOf('mixed', { a: passing, b: failing })).toEqual([1, '1 passed, 1 failed, 1 skipped']);
});

it('counts a file that does not load, and an error outside any test', async () => {
  const stray = `${passing} it('leaves an error behind', () => { setTimeout(() => { throw new Error('stray'); }); return new Promise((done) => setTimeout(done, 50)); });`;
  expect(await lastLinesOf('broken', { a: passing, b: `throw new Error('no');` })).toEqual([1, '1 passed, 1 failed']);
  expect(await lastLinesOf('stray', { a: stray })).toEqual([1, '2 passed, 1 failed']);
});

it('is a failure where the set-up fails and nothing ran', async () => {
  const setup = join(folder, 'setup.mjs');
  await writeFile(setup, `export default () => { throw new Error('no database'); };`);
  const config = `{ globalSetup: [${JSON.stringify(setup)}] }`;
  expect(await lastLinesOf('setup', { a: passing }, config)).toEqual([1, '0 passed, 1 failed']);
});

it('stays the last line when the teardown is talkative', async () => {
  const setup = join(folder, 'talk.mjs');
  await writeFile(setup, `export default () => () => console.log('goodbye');`);
  const config = `{ globalSetup: [${JSON.stringify(setup)}] }`;
  expect(await lastLinesOf('talk', { a: passing }, config)).toEqual([0, '1 passed, 0 failed']);
});

it('counts what passed only when it was tried again, and says why it failed at first', async () => {
  const second = `let tries = 0; it('is flaky', () => expect(++tries).toBe(2)); ${passing}`;
  const [code, ...lines] = await lastLinesOf('again', { a: second }, '{ retry: 1 }', 20);
  expect(lines).toContain('Failed at first: again.a.test.mjs > is flaky');
  expect(lines.some((line) => line.includes('expected 1 to be 2'))).toBe(true);
  expect([code, ...lines.slice(-2)]).toEqual([
    0,
    '1 passed only when tried again: mend what made it fail.',
    '2 passed, 0 failed',
  ]);
});
