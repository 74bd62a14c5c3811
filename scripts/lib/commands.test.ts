import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';

const root = resolve(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts;

it('help, the npm scripts and the files of scripts/commands are the same list', () => {
  const files = readdirSync(resolve(root, 'scripts/commands')).map((name) => name.replace(/\.ts$/, ''));
  expect(Object.keys(commands).sort()).toEqual(files.sort());
  const called = Object.entries(scripts).map(([npm, line]) => [npm, line.replace('exec node scripts/run.mjs ', '')]);
  expect(called.map(([, file]) => file).sort()).toEqual(files);
  for (const [npm, file] of called) expect(commands[file!]?.npm).toMatch(new RegExp(`^npm (run )?${npm}( --|$)`));
});
