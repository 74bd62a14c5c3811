import type { DataMigration } from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { expect, test } from 'vitest';
import { countsLine } from './words.ts';

const none = { created: 0, updated: 0, skipped: 0, failed: 0, undone: 0, kept: 0 };
const line = (given: Partial<DataMigration>) =>
  countsLine({ kind: 'Contacts', rows_total: 4991, problem: null, results: none, ...given } as DataMigration);

test('an import says in a line what it found, did, or could not do', () => {
  const counts = { new: 4812, existing: 1, same: 52, twice: 23, refused: 41 };
  expect(line({ status: 'Uploaded' })).toBe('4,991 rows');
  expect(line({ status: 'Validated', counts })).toBe('4,812 new, 1 to an existing person, 41 refused');
  expect(line({ status: 'Completed', results: { ...none, created: 4812, updated: 63 } })).toBe(
    '4,812 added, 63 joined',
  );
  expect(line({ status: 'Completed with Errors', results: { ...none, failed: 41 } })).toBe('41 refused');
  expect(line({ status: 'Rolled Back', results: { ...none, undone: 4862, kept: 13 } })).toBe('4,862 undone, 13 kept');
  expect(line({ status: 'Failed', problem: importProblems.of.noRows })).toBe('The file has no rows below its header.');
});
