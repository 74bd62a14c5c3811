import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/processes.ts';
import { changedSince, readPassed } from './passed.ts';

/**
 * Formats and lints by Biome what has changed since it last passed: each rule of ours looks at one file alone, so a file
 * that passed passes again until it, the configuration or Biome changes. Arguments are handed on to Biome.
 */
const cache = join(root, 'node_modules/.cache/lint/passed.json');
/** More files than this are looked at by naming none, which is all of them. */
const mostNamed = 400;

const { changed, passed } = changedSince(root, readPassed(cache));
if (changed?.length === 0) process.exit(0);
const named = changed && changed.length <= mostNamed ? changed : [];
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    ...['check', '--error-on-warnings', ...process.argv.slice(2)],
    // Of the files that changed some are none of Biome's.
    ...(named.length > 0 ? ['--no-errors-on-unmatched', '--files-ignore-unknown=true', '--', ...named] : []),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) {
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(passed));
}
process.exit(status ?? 1);
