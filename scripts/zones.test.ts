import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const NOT_OURS = /node_modules|dist|\.test\.tsx?$/;
/** Parts of a date as the machine's zone has them. getUTC… and Intl with a zone are told which. */
const local = /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(|\.toLocale(Date|Time)String\(/;

const sources = ['packages', 'apps/server/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !NOT_OURS.test(name)),
);

it('no day and no year hangs on the zone of the machine', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((name) => local.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
