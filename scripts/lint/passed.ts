import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What every file's result depends on beside itself. */
const rules = /(?:^|\/)(?:biome\.jsonc?|package\.json|package-lock\.json|\.gitignore)$|\.grit$/;

/** The files that passed, each by its path and what it said, under the rules of then. */
export interface Passed {
  readonly rules: string;
  readonly files: Readonly<Record<string, string>>;
}

export const readPassed = (file: string): Passed | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passed) : undefined;

const hashOf = (content: Buffer | string): string => createHash('sha1').update(content).digest('base64url');

/** Every file of the repository that is there, also one that is not committed; undefined where there is no git. */
const filesIn = (root: string): string[] | undefined => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return undefined;
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
  return [...new Set(stdout.split('\0'))].filter((path) => path !== '' && isFile(path));
};

/** What is to be looked at again, undefined where nobody can tell, and what is to be kept when all of it passes. */
export const changedSince = (
  root: string,
  before: Passed | undefined,
): { changed: string[] | undefined; passed: Passed } => {
  const paths = filesIn(root);
  const files: Record<string, string> = {};
  for (const path of paths ?? []) files[path] = hashOf(readFileSync(join(root, path)));
  const ofRules = Object.entries(files).filter(([path]) => rules.test(path));
  const passed: Passed = { rules: hashOf(JSON.stringify([process.platform, ...ofRules])), files };
  if (!paths || before?.rules !== passed.rules) return { changed: undefined, passed };
  return { changed: paths.filter((path) => before.files[path] !== files[path]), passed };
};
