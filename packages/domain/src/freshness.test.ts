import { expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

it.each([
  ['Sale', '2026-11-06', 'Fresh'],
  ['Sale', '2026-11-05', 'Ageing'],
  ['Sale', '2026-10-07', 'Ageing'],
  ['Sale', '2026-10-06', 'Stale'],
  ['Rent', '2026-11-14', 'Fresh'],
  ['Rent', '2026-11-13', 'Ageing'],
  ['Rent', '2026-10-30', 'Stale'],
] as const)('%s last verified on %s is %s', (deal, day, expected) => {
  expect(freshnessOf(`${day}T12:00:00+05:30`, [deal], '2026-11-21')).toBe(expected);
});

it('goes by the shorter times where a property is offered both ways, and counts days as India does', () => {
  expect(freshnessOf('2026-11-13T12:00:00Z', ['Sale', 'Rent'], '2026-11-21')).toBe('Ageing');
  expect(freshnessOf('2026-11-13T20:00:00Z', ['Rent'], '2026-11-21')).toBe('Fresh');
  expect(freshnessOf(null, ['Sale'], '2026-11-21')).toBe('Stale');
});
