import { bulkActions } from '@angan/contract/contacts/contact-bulk.ts';
import { expect, test } from 'vitest';
import { contactsWord, doneWords, nothingWords, runningWords, undoneWords } from './bulk-words.ts';

const names = { groups: ['Buyer', 'Bopal'], source: 'Housing' };

test('each change is told in a sentence of its own', () => {
  const all = (words: (action: (typeof bulkActions)[number]) => string) => bulkActions.map(words);
  expect(all((action) => doneWords({ action, changed: 1482 }, names))).toEqual([
    '1,482 contacts added to Buyer and Bopal',
    '1,482 contacts taken out of Buyer and Bopal',
    '1,482 contacts now from Housing',
    '1,482 contacts now without a source',
    '1,482 contacts now seen by Owner/Co-Owner',
    '1,482 contacts now seen by All User',
    '1,482 contacts deleted',
  ]);
  for (const words of [nothingWords, runningWords])
    expect(new Set(all((action) => words({ action, status: 'Running' }, names))).size).toBe(bulkActions.length);
  expect(runningWords({ action: 'delete', status: 'Undoing' }, names)).toBe('Taking it back');
});

test('one contact is one, and what stays is said', () => {
  expect([contactsWord(1), contactsWord(0)]).toEqual(['1 contact', '0 contacts']);
  expect(undoneWords({ changed: 12, undone: 12 })).toBe('12 contacts are as before');
  expect(undoneWords({ changed: 1, undone: 1 })).toBe('1 contact is as before');
  expect(undoneWords({ changed: 12, undone: 10 })).toBe(
    '10 of 12 contacts are as before. 2 were changed since and stay.',
  );
  expect(undoneWords({ changed: 2, undone: 1 })).toBe('1 of 2 contacts is as before. 1 was changed since and stays.');
});
