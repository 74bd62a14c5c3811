import { expect, test } from 'vitest';
import { propertyStatuses } from './lookups/property-lists.ts';
import { isClosingMove, mayBecome } from './property-status.ts';

test('a Draft is sold only after it was Available, and what is sold comes back only to be listed again', () => {
  expect(propertyStatuses.filter((to) => mayBecome('Draft', to))).toEqual(['Available', 'Withdrawn']);
  expect(propertyStatuses.filter((to) => mayBecome('Sold', to))).toEqual(['Available']);
  expect(propertyStatuses.filter((to) => mayBecome('On Hold', to))).toEqual(['Available', 'Under Offer', 'Withdrawn']);
});

test('no status is a move to itself', () => {
  expect(propertyStatuses.filter((status) => mayBecome(status, status))).toEqual([]);
});

test('holding and withdrawing are daily work; whatever touches a deal or a new promise is closing', () => {
  expect(isClosingMove('Available', 'On Hold')).toBe(false);
  expect(isClosingMove('Draft', 'Withdrawn')).toBe(false);
  expect(isClosingMove('Available', 'Sold')).toBe(true);
  expect(isClosingMove('Under Offer', 'Available')).toBe(true);
  expect(isClosingMove('Withdrawn', 'Available')).toBe(true);
});
