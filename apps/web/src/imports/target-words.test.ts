import { contactTargets } from '@angan/contract/imports/contact-targets.ts';
import { expect, test } from 'vitest';
import { claimedTwice, targetGroups } from './target-words.ts';

test('everything that a column may become is offered, once', () => {
  expect(targetGroups.flatMap(({ targets }) => targets).sort()).toEqual([...contactTargets].sort());
});

test('only what a contact has one of can be claimed twice', () => {
  expect(
    claimedTwice(['name', 'name', 'mobile', 'mobile', 'note', 'note', 'skip', 'skip', 'address', 'address']),
  ).toEqual([]);
  expect(claimedTwice(['city', 'source', 'city', 'city'])).toEqual(['city']);
});
