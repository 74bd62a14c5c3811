import type { Gap } from '@angan/contract/matches/gaps.ts';
import { expect, it } from 'vitest';
import { byArea, inquiriesOf, messageOf } from './gap-words.ts';

const gap = (given: Partial<Gap>): Gap => ({
  area: { id: 7, area: 'Bopal' },
  bhk: 6,
  property_subtype: 1,
  property_type: 1,
  deal: 'Buy',
  band: { from: 7_500_000, to: 10_000_000 },
  count: 2,
  ...given,
});

it('leads to the inquiries that a group counts', () => {
  const [path, query] = inquiriesOf(gap({ deal: 'Rent', band: { from: null, to: 10_000 } })).split('?');
  expect(path).toBe('/searchInquiry');
  const params = new URLSearchParams(query);
  expect(Object.fromEntries(params)).toMatchObject({ unmatched: 'true', area: '7', bhk: '6', budget_max__lt: '10000' });
  expect(params.getAll('deal_type')).toEqual(['4', '5', '6', '7']);
  expect(params.has('budget__gte')).toBe(false);
});

it('puts the areas first where most is asked for', () => {
  const ambli = { id: 8, area: 'Ambli' };
  const groups = byArea([
    gap({ count: 3 }),
    gap({ area: ambli, count: 2 }),
    gap({ area: ambli, bhk: 4 }),
    gap({ area: null, count: 1 }),
  ]);
  expect(groups.map(({ area, inquiries }) => [area, inquiries])).toEqual([
    ['Ambli', 4],
    ['Bopal', 3],
    ['Anywhere', 1],
  ]);
});

it('names what is wanted to other brokers', () => {
  expect(messageOf(gap({}))).toMatch(
    /^Wanted: 3 BHK flat in Bopal, to buy, 75\.00 Lakhs to 1\.00 Cr\. 2 clients waiting\./,
  );
});
