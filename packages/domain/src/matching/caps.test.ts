import { expect, it } from 'vitest';
import { summaryText } from '../../test/english.ts';
import { ambli, bopal, context, inquiryOf, maninagar, propertyOf, subtypeOf } from '../../test/sample.ts';
import { neighboursFrom } from './context.ts';
import { isListed, match } from './match.ts';
import type { MatchProperty } from './types.ts';

const ctx = context({
  neighbours: neighboursFrom([
    { area: ambli.id, neighbour: bopal.id, km: 2.4 },
    { area: maninagar.id, neighbour: bopal.id, km: 11 },
  ]),
});
const wish = inquiryOf({
  areas: [bopal],
  bhk: [3],
  budget_max: 9_000_000,
  subtypes: [subtypeOf('Flat/Apartment')],
});
const scored = (given: Partial<MatchProperty>) =>
  match(wish, propertyOf({ bhk: 3, sale_price_total: 8_500_000, ...given }), ctx);

it.each([
  ['far away', { areas: [maninagar] }, 49, 'Weak'],
  ['two rooms off', { bhk: 5 }, 49, 'Weak'],
  ['a room and a half less', { bhk: 1.5 }, 49, 'Weak'],
  ['one room less', { bhk: 2 }, 69, 'Possible'],
  ['both', { bhk: 2, areas: [maninagar] }, 49, 'Weak'],
] as const)(
  'caps a pair whose place or rooms are not those asked for, whatever else fits: %s',
  (_, given, most, label) => {
    const result = scored(given);
    expect(result.label).toBe(label);
    for (const shown of [result.worst, result.score, result.best, result.exact])
      expect(shown).toBeLessThanOrEqual(most);
    expect(isListed(result)).toBe(most >= 50);
    expect(result.exact).toBeLessThan(scored({ areas: [ambli], bhk: 3, sale_price_total: 9_800_000 }).exact);
  },
);

it('does not cap one room more, half a room less, or what is not known', () => {
  expect(scored({ bhk: 4 }).score).toBeGreaterThan(69);
  expect(scored({ bhk: 2.5 }).score).toBeGreaterThan(69);
  expect(scored({ areas: [{ ...maninagar, id: 99 }] }).score).toBeGreaterThan(69);
  expect(scored({ bhk: null }).score).toBeGreaterThan(69);
});

it('says of a pair in which all fits why it is not 100', () => {
  const old = { freshness: 'Stale', last_verified_at: '2026-10-21T06:00:00Z' } as const;
  expect(summaryText(scored(old))).toBe('93% Excellent: fits 4 of 4 needs. Not confirmed for 31 days.');
  expect(summaryText(scored({ ...old, last_verified_at: null }))).toBe(
    '93% Excellent: fits 4 of 4 needs. Not confirmed yet.',
  );
  expect(summaryText(scored({}))).toBe('100% Excellent: fits 4 of 4 needs.');
});

it('gives the label of the score that is shown', () => {
  // Half of it fits: 84.5 and above is shown as 85.
  const near = [0.5, 0.49].map((part) =>
    match(wish, propertyOf({ bhk: 3, areas: [ambli], sale_price_total: 9_000_000 * (1 + part / 10) }), ctx),
  );
  for (const { score, exact, label } of near) {
    expect(score).toBe(Math.floor(exact + 0.5));
    expect(label).toBe(score >= 85 ? 'Excellent' : 'Good');
  }
});
