import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { capture, root } from './processes.ts';

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench'].filter((name) => existsSync(join(root, name)));
const colors = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const CHECKS: Record<string, string[]> = {
  'format and lint': ['scripts/lint/check.ts', colors],
  // One thread: several would each work out the types that the others need as well.
  types: [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    'tsconfig.json',
    '--pretty',
    String(process.stdout.isTTY ?? false),
    '--singleThreaded',
  ],
  boundaries: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--cache',
    'node_modules/.cache/boundaries',
    '--cache-strategy',
    'content',
    ...folders,
  ],
  folders: ['scripts/folders/check.ts'],
  patterns: ['scripts/patterns/check.ts'],
  texts: ['scripts/texts/check.ts'],
  languages: ['scripts/languages/check.ts'],
  'database types': ['apps/server/src/tools/db-types.ts', '--check'],
};

/**
 * Runs all checks at once, prints what the failing ones said and one line of summary.
 * Returns the names of those that failed.
 */
export async function check(): Promise<string[]> {
  const began = performance.now();
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, args]) => ({ name, ...(await capture(args)) })),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.log(`${styleText('bold', `── ${name}`)}\n${output.trim()}\n`);
  const marks = results.map(({ name, code }) => (code === 0 ? `${name} ok` : styleText('red', `${name} FAILED`)));
  console.log(`check: ${marks.join(', ')} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return failed.map(({ name }) => name);
}
