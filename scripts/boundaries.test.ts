import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** A small repository of our shape: what may be imported, and every kind of import that may not. */
const files: Record<string, string> = {
  'packages/domain/src/rule.ts': 'export const rule = 1;\nexport type Rule = number;\n',
  'packages/domain/src/uses-lib.ts': `import pg from 'pg';\nexport const lib = pg;\n`,
  'packages/domain/src/uses-node.ts': `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n`,
  'packages/domain/src/rule.test.ts': `import pg from 'pg';\nexport const allowed = pg;\n`,
  'packages/contract/src/call.ts': `import { rule } from '@angan/domain/rule.ts';\nexport const call = rule;\n`,
  'packages/contract/src/uses-app.ts': `export { start } from '../../../apps/server/src/main.ts';\n`,
  'packages/sandbox/src/world.ts': 'export const world = 1;\n',
  'packages/sandbox/src/uses-contract.ts': `import { call } from '@angan/contract/call.ts';\nexport const known = call;\n`,
  'packages/sandbox/src/uses-type.ts': `import type { Rule } from '@angan/domain/rule.ts';\nexport const typed: Rule = 1;\n`,
  'apps/server/src/main.ts': `export { list } from './contacts/index.ts';\nexport const start = 1;\n`,
  'apps/server/src/core/tool.ts': 'export const tool = 1;\n',
  'apps/server/src/core/uses-noun.ts': `export { list } from '../contacts/index.ts';\n`,
  'apps/server/src/contacts/index.ts': `import { call } from '@angan/contract/call.ts';\nimport { tool } from '../core/tool.ts';\nimport { inside } from './inside.ts';\nexport const list = [call, tool, inside];\n`,
  'apps/server/src/contacts/inside.ts': 'export const inside = 1;\nexport type Inside = number;\n',
  'apps/server/src/tasks/enters-rightly.ts': `export { list } from '../contacts/index.ts';\n`,
  'apps/server/src/tasks/enters-inside.ts': `export { inside } from '../contacts/inside.ts';\n`,
  'apps/server/src/tasks/enters-by-type.ts': `import type { Inside } from '../contacts/inside.ts';\nexport const typed: Inside = 1;\n`,
  'apps/server/src/tasks/uses-web.ts': `export { page } from '../../../web/src/contacts/index.tsx';\n`,
  'apps/server/src/tasks/uses-sandbox.ts': `export { world } from '@angan/sandbox/world.ts';\n`,
  'apps/server/src/tasks/in-test.test.ts': `export { world } from '@angan/sandbox/world.ts';\n`,
  'apps/server/src/tasks/circle-a.ts': `import { b } from './circle-b.ts';\nexport const a = (): unknown => b;\n`,
  'apps/server/src/tasks/circle-b.ts': `import { a } from './circle-a.ts';\nexport const b = (): unknown => a;\n`,
  'apps/server/src/imports/contacts/importer.ts': `export { engine } from '../engine/engine.ts';\n`,
  'apps/server/src/imports/engine/engine.ts': 'export const engine = 1;\n',
  'apps/server/src/imports/engine/knows-noun.ts': `export { engine } from '../contacts/importer.ts';\n`,
  'apps/server/src/imports/jobs/knows-screen.ts': `export { show } from '../migrations/show.ts';\n`,
  'apps/server/src/imports/migrations/show.ts': 'export const show = 1;\n',
  'apps/web/src/ui/frame.tsx': 'export const frame = 1;\n',
  'apps/web/src/ui/uses-noun.tsx': `export { page } from '../contacts/index.tsx';\n`,
  'apps/web/src/core/uses-noun.ts': `export { page } from '../contacts/index.tsx';\n`,
  'apps/web/src/contacts/index.tsx': `import { rule } from '@angan/domain/rule.ts';\nimport { frame } from '../ui/frame.tsx';\nexport const page = [rule, frame];\n`,
  'apps/web/src/contacts/card.tsx': 'export const card = 1;\n',
  'apps/web/src/tasks/enters-inside.tsx': `export { card } from '../contacts/card.tsx';\n`,
  'apps/web/src/tasks/lazily.tsx': `export const later = () => import('../contacts/card.tsx');\n`,
  'apps/web/src/tasks/uses-server.ts': `export { tool } from '../../../server/src/core/tool.ts';\n`,
};

const forbidden: [rule: string, from: string][] = [
  ['domain-imports-nothing', 'packages/domain/src/uses-lib.ts'],
  ['domain-imports-nothing', 'packages/domain/src/uses-node.ts'],
  ['contract-imports-domain-only', 'packages/contract/src/uses-app.ts'],
  ['sandbox-imports-none-of-ours', 'packages/sandbox/src/uses-contract.ts'],
  ['sandbox-imports-none-of-ours', 'packages/sandbox/src/uses-type.ts'],
  ['the-product-never-its-sandbox', 'apps/server/src/tasks/uses-sandbox.ts'],
  ['server-never-web', 'apps/server/src/tasks/uses-web.ts'],
  ['web-never-server', 'apps/web/src/tasks/uses-server.ts'],
  ['server-core-knows-no-noun', 'apps/server/src/core/uses-noun.ts'],
  ['web-core-and-ui-know-no-noun', 'apps/web/src/ui/uses-noun.tsx'],
  ['web-core-and-ui-know-no-noun', 'apps/web/src/core/uses-noun.ts'],
  ['a-noun-is-entered-by-its-index', 'apps/server/src/tasks/enters-inside.ts'],
  ['a-noun-is-entered-by-its-index', 'apps/server/src/tasks/enters-by-type.ts'],
  ['a-noun-is-entered-by-its-index', 'apps/web/src/tasks/enters-inside.tsx'],
  ['a-noun-is-entered-by-its-index', 'apps/web/src/tasks/lazily.tsx'],
  ['imports-in-layers', 'apps/server/src/imports/engine/knows-noun.ts'],
  ['imports-in-layers', 'apps/server/src/imports/jobs/knows-screen.ts'],
  ['no-circles', 'apps/server/src/tasks/circle-a.ts'],
];

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[]; ruleSetUsed: { forbidden: { name: string }[] } };
}
let folder: string;
let report: Report;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'angan-boundaries-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    await cp(join(root, file), join(folder, file));
  await mkdir(join(folder, 'node_modules', '@angan'), { recursive: true });
  await symlink(join(root, 'node_modules', 'pg'), join(folder, 'node_modules', 'pg'));
  for (const name of ['domain', 'contract', 'sandbox']) {
    await cp(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    await symlink(`../../packages/${name}`, join(folder, 'node_modules', '@angan', name));
  }
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'packages'];
  // The tool exits with the number of violations; its report is on the output either way.
  const said = await run(process.execPath, args, { cwd: folder }).catch((error: { stdout: string }) => error);
  report = JSON.parse(said.stdout);
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const violations = () => report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);

it.each(forbidden)('%s: %s', (rule, from) => {
  expect(violations()).toContain(`${rule}: ${from}`);
});

it('finds nothing else: what is allowed passes', () => {
  const expected = new Set(forbidden.map(([rule, from]) => `${rule}: ${from}`));
  expect(violations().filter((violation) => !expected.has(violation))).toEqual([]);
});

it('every rule of the configuration is tried here', () => {
  const tried = new Set(forbidden.map(([rule]) => rule));
  expect(report.summary.ruleSetUsed.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

it.each(['navigator.share', 'navigator.clipboard', 'navigator.geolocation', 'navigator.contacts', 'window.open'])(
  'only the platform folder of the web app names %s',
  async (name) => {
    const [screen, platform] = ['apps/web/src/contacts/asks.ts', 'apps/web/src/core/platform/asks.ts'];
    for (const file of [screen, platform]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `export const asked = () => ${name};\n`);
    }
    for (const file of ['biome.json', '.gitignore', 'apps/web/platform.grit'])
      await cp(join(root, file), join(folder, file));
    const lint = (file: string) =>
      run(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', file], { cwd: folder }).then(
        () => 'passes',
        (error: { stderr: string; stdout: string }) => `${error.stdout}${error.stderr}`,
      );
    expect(await lint(platform)).toBe('passes');
    expect(await lint(screen)).toContain('apps/web/src/core/platform alone');
  },
);
