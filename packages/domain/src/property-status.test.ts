import { expect, test } from 'vitest';
import { mostOpen, openSides, sidesOf } from './deal-states.ts';
import { type DealType, dealTypes } from './lookups/deal-types.ts';
import { propertyStatuses } from './lookups/property-lists.ts';
import { fitsDeals, moveOf, movesFrom, reasonsFor, statusMoves } from './property-status.ts';

test('every move stands once, and none leads to where it starts', () => {
  expect(new Set(statusMoves.map(({ from, to }) => `${from} ${to}`)).size).toBe(statusMoves.length);
  for (const status of propertyStatuses) expect(moveOf(status, status)).toBeUndefined();
  expect(movesFrom('Sold').map(({ to }) => to)).toEqual(['Available']);
});

test('a reason is asked for exactly where there are reasons to choose from', () => {
  for (const { to, needs } of statusMoves) expect(needs.includes('reason')).toBe(reasonsFor(to).length > 0);
});

test('only what is sold becomes Sold, and only what is let Rented', () => {
  const both: DealType[] = ['Sale', 'Rent'];
  expect([fitsDeals('Sold', ['Sale']), fitsDeals('Sold', ['Rent']), fitsDeals('Sold', both)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([fitsDeals('Rented', ['Sale']), fitsDeals('Rented', ['PG']), fitsDeals('Rented', both)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(fitsDeals('Withdrawn', [])).toBe(true);
});

test('the status of several sides is that of the most open one', () => {
  const [sale, rent] = [dealTypes[0]!.id, dealTypes[3]!.id];
  expect(mostOpen({ [sale]: 'Available', [rent]: 'Closed' }, 'Sold')).toBe('Available');
  expect(mostOpen({ [sale]: 'Under Offer', [rent]: 'Closed' }, 'Sold')).toBe('Under Offer');
  expect(mostOpen({ [sale]: 'Closed', [rent]: 'Closed' }, 'Rented')).toBe('Rented');
  expect(sidesOf([sale, rent], 'Under Offer', { [rent]: 'Closed' })).toEqual({
    [sale]: 'Under Offer',
    [rent]: 'Closed',
  });
  expect(openSides([sale, rent], { [rent]: 'Closed' })).toEqual([sale]);
});
