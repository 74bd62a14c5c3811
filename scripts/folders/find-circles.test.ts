import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFolderCircles } from './find-circles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'angan-folders-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const circles = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'apps', path)), { recursive: true });
    await writeFile(join(root, 'apps', path), text);
  }
  return findFolderCircles(root);
};

test('two folders of a noun that import each other by different files are a circle', async () => {
  const found = await circles({
    'server/src/deals/money/tax.ts': `import { row } from '../rows/row.ts';\nexport const tax = row;\n`,
    'server/src/deals/money/rate.ts': 'export const rate = 1;\n',
    'server/src/deals/rows/row.ts': 'export const row = 1;\n',
    'server/src/deals/rows/show.ts': `import type { rate } from '../money/rate.ts';\nexport type Shown = typeof rate;\n`,
  });
  expect(found).toEqual([
    {
      at: 'server/deals',
      members: ['money', 'rows'],
      imports: ['money/tax.ts -> rows/row.ts', 'rows/show.ts -> money/rate.ts'],
    },
  ]);
});

test('a circle over a loose file, over a third folder, and inside a folder is seen, in the web app too', async () => {
  const found = await circles({
    'server/src/deals/check.ts': `export { move } from './moves/move.ts';\n`,
    'server/src/deals/moves/move.ts': 'export const move = 1;\n',
    'server/src/deals/moves/undo.ts': `export { check } from '../check.ts';\n`,
    'web/src/deals/a/one.tsx': `export const later = () => import('../b/two.tsx');\n`,
    'web/src/deals/b/two.tsx': `export { three } from '../c/three.tsx';\n`,
    'web/src/deals/c/three.tsx': `export { four } from '../a/four.tsx';\n`,
    'web/src/loans/form/x/one.ts': `export { two } from '../y/two.ts';\n`,
    'web/src/loans/form/y/two.ts': 'export const two = 2;\n',
    'web/src/loans/form/y/back.ts': `export { one } from '../x/one.ts';\n`,
  });
  expect(found.map(({ at, members }) => [at, ...members])).toEqual([
    ['server/deals', 'check.ts', 'moves'],
    ['web/deals', 'a', 'b', 'c'],
    ['web/loans/form', 'x', 'y'],
  ]);
});

test('layers pass: an index above, loose files below, tests that look everywhere, and other nouns', async () => {
  const found = await circles({
    'server/src/deals/index.ts': `export { move } from './moves/move.ts';\n`,
    'server/src/deals/row.ts': `import { list } from '../tasks/index.ts';\nexport const row = list;\n`,
    'server/src/deals/moves/move.ts': `import { row } from '../row.ts';\nexport const move = row;\n`,
    'server/src/deals/row.test.ts': `import { move } from './moves/move.ts';\nexport const tried = move;\n`,
    'server/src/tasks/index.ts': `import { later } from '../deals/moves/move.ts';\nexport const list = later;\n`,
  });
  expect(found).toEqual([]);
});
