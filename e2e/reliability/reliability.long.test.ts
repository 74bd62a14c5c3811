import { expect, test } from 'vitest';
import { runReliability } from './reliability.ts';
import { broken } from './table.ts';

test('in two minutes with stops of the database, killed workers and hostile input nothing is lost and nothing twice', async () => {
  const report = await runReliability({ minutes: 2, people: 20, databaseStops: 2, workerKills: 3 });
  expect(report.reckoned.every(({ saved }) => saved > 0)).toBe(true);
  expect(broken(report)).toEqual([]);
});
