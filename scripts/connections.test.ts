import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * The files that make connections, and give each the listener without which a database that goes away ends the process.
 * What tests open for themselves is their own business.
 */
const makers = ['apps/server/src/core/database/client.ts', 'apps/server/src/core/database/pool.ts'];
const makes = /\bnew (?:pg\.)?(?:Client|Pool)\b|\bpg\.(?:native|default)\b|from 'pg-pool'/;

const files = globSync(['apps/**/*.{ts,tsx,mjs}', 'packages/**/*.{ts,mjs}', 'scripts/**/*.{ts,mjs}', 'e2e/**/*.ts'], {
  cwd: root,
  exclude: (name) => /node_modules|\.test\.ts$/.test(name),
});

test('every connection to the database is made where it gets its listener', () => {
  const found = files.filter((file) => makes.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(makers);
});

test('what makes them listens', () => {
  for (const file of makers) expect(readFileSync(join(root, file), 'utf8')).toMatch(/client\.on\('error'/);
});
