import { migrationKinds, targetsOf } from '@angan/contract/imports/kinds.ts';
import { expect, test } from 'vitest';
import { claimedTwice, targetGroups, targetWord } from './target-words.ts';

test.each(migrationKinds)('everything that a column of %s may become is offered, once, under a label', (kind) => {
  const offered = targetGroups(kind).flatMap(({ targets }) => targets);
  expect(offered.toSorted()).toEqual([...targetsOf(kind)].sort());
  expect(offered.filter((target) => !targetWord(kind, target))).toEqual([]);
});

test('only what a contact has one of can be claimed twice', () => {
  expect(
    claimedTwice('Contacts', [
      'name',
      'name',
      'mobile',
      'mobile',
      'note',
      'note',
      'skip',
      'skip',
      'address',
      'address',
    ]),
  ).toEqual([]);
  expect(claimedTwice('Contacts', ['city', 'source', 'city', 'city'])).toEqual(['city']);
});
