import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const inTicks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!.split('/').at(-1)!);
const foldersIn = (place: string): string[] =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('the tables name every folder there is', () => {
  const places = ['server', 'web'].flatMap((app) => [`apps/${app}/src`, `apps/${app}/src/core`]);
  const folders = [
    ...places,
    'apps/web/src/ui',
    ...['contract', 'domain', 'sandbox'].map((one) => `packages/${one}/src`),
  ];
  const named = new Set(inTicks(page));
  expect(folders.flatMap(foldersIn).filter((name) => !named.has(name))).toEqual([]);
});

/** The rows of the table of nouns: their folders, and the nouns that they enter. */
const rows = page
  .split('| noun |')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').slice(1))
  .map((cells) => ({ nouns: inTicks(cells[0]!), knows: cells[3]!.trim() }));

test('the table says which other nouns a noun enters, and no other is entered', () => {
  const nouns = rows.flatMap((row) => row.nouns);
  expect(nouns.length).toBeGreaterThan(30);
  for (const { nouns: own, knows } of rows.filter((row) => row.knows !== 'all nouns')) {
    const files = ['server', 'web'].flatMap((app) =>
      own.flatMap((noun) => globSync(`apps/${app}/src/${noun}/**/*.{ts,tsx}`, { cwd: root })),
    );
    const entered = files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /(?:from |import\()'(?:\.\.\/)+([a-z-]+)\/(?:index|light)\.ts'/g,
        ),
      ])
      .map(([, noun]) => noun!)
      .filter((noun) => nouns.includes(noun) && !own.includes(noun));
    expect([own, [...new Set(entered)].sort()]).toEqual([own, knows === '' ? [] : knows.split(', ')]);
  }
});
