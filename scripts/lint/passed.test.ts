import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedSince } from './passed.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'angan-lint-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'made.ts\n');
  write('biome.json', '{}');
  write('one.ts', '1');
  write('two.ts', '2');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what changed or came since all passed is looked at again, and what git ignores never', () => {
  const { passed } = changedSince(root, undefined);
  expect(changedSince(root, passed).changed).toEqual([]);
  write('two.ts', '22');
  write('three.ts', '3');
  write('made.ts', '4');
  expect(changedSince(root, passed).changed?.sort()).toEqual(['three.ts', 'two.ts']);
  rmSync(join(root, 'one.ts'));
  expect(changedSince(root, passed).changed?.sort()).toEqual(['three.ts', 'two.ts']);
});

test('all is looked at where nothing passed yet, where the rules change, and where there is no git', () => {
  const { changed, passed } = changedSince(root, undefined);
  expect(changed).toBeUndefined();
  write('biome.json', '{ "linter": {} }');
  expect(changedSince(root, passed).changed).toBeUndefined();
  write('biome.json', '{}');
  expect(changedSince(root, passed).changed).toEqual([]);
  rmSync(join(root, '.git'), { recursive: true });
  expect(changedSince(root, passed).changed).toBeUndefined();
});
