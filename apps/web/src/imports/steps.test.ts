import { migrationStatuses } from '@angan/contract/imports/data-migration.ts';
import { expect, test } from 'vitest';
import { openSteps, shownStep, stepOf, steps } from './steps.ts';

const read = { columns: ['Name', 'Mobile'], values: [] as string[], working: null, started_at: null };

test('an import stands where its state says', () => {
  expect(stepOf({ ...read, status: 'Uploaded', columns: [], working: 'Reading' })).toBe('upload');
  expect(stepOf({ ...read, status: 'Uploaded' })).toBe('columns');
  expect(stepOf({ ...read, status: 'Mapped', working: 'Checking' })).toBe('check');
  expect(stepOf({ ...read, status: 'Validated' })).toBe('check');
  expect(stepOf({ ...read, status: 'Importing', working: 'Importing' })).toBe('import');
  for (const status of ['Completed', 'Completed with Errors', 'Rolled Back', 'Cancelled'] as const)
    expect(stepOf({ ...read, status })).toBe('result');
});

test('what failed stands where it failed', () => {
  expect(stepOf({ ...read, status: 'Failed', columns: [] })).toBe('upload');
  expect(stepOf({ ...read, status: 'Failed' })).toBe('check');
  expect(stepOf({ ...read, status: 'Failed', started_at: '2026-11-21T10:00:00Z' })).toBe('result');
});

test('the columns are open again after the check, and closed for good once it runs', () => {
  expect(shownStep({ ...read, status: 'Validated' }, 'columns')).toBe('columns');
  expect(shownStep({ ...read, status: 'Validated', working: 'Checking' }, 'columns')).toBe('check');
  expect(shownStep({ ...read, status: 'Validated' }, 'values')).toBe('check');
  expect(shownStep({ ...read, status: 'Validated', values: ['Bopal'] }, 'values')).toBe('values');
  expect(shownStep({ ...read, status: 'Importing', working: 'Importing' }, 'columns')).toBe('import');
  for (const status of migrationStatuses)
    for (const wanted of [...steps, 'nonsense', undefined])
      expect(openSteps({ ...read, status })).toContain(shownStep({ ...read, status }, wanted));
});
