import { expect, it } from 'vitest';
import { askCoBrokersText, bandAt, bandText, budgetEdges, gapTitle } from './gaps.ts';

it('covers every budget once', () => {
  for (const deal of ['Buy', 'Rent'] as const) {
    const bands = Array.from({ length: budgetEdges[deal].length + 1 }, (_, at) => bandAt(deal, at));
    expect(bands[0]!.from).toBeNull();
    expect(bands.at(-1)!.to).toBeNull();
    for (const [at, band] of bands.slice(1).entries()) expect(band.from).toBe(bands[at]!.to);
  }
  expect(bandText('Buy', bandAt('Buy', 0))).toBe('up to 25.00 Lakhs');
  expect(bandText('Buy', bandAt('Buy', 3))).toBe('75.00 Lakhs to 1.00 Cr');
  expect(bandText('Rent', bandAt('Rent', 7))).toBe('from 5.00 Lakhs a month');
});

it('says what is wanted', () => {
  expect(gapTitle(3, 'Flat/Apartment', true)).toBe('3 BHK flat');
  expect(gapTitle(3, null, true)).toBe('3 BHK');
  expect(gapTitle(null, 'Shop', false)).toBe('Shop');
  expect(gapTitle(null, null, true)).toBe('Home');
});

it('asks co-brokers without a word about who asks', () => {
  const gap = { title: '3 BHK flat', area: 'Bopal', deal: 'Buy', band: bandAt('Buy', 3), count: 4 } as const;
  expect(askCoBrokersText(gap)).toBe(
    'Wanted: 3 BHK flat in Bopal, to buy, 75.00 Lakhs to 1.00 Cr. 4 clients waiting. Please send what you have; sharing as usual.',
  );
  expect(askCoBrokersText({ ...gap, area: null, deal: 'Rent', band: bandAt('Rent', 2), count: 1 })).toBe(
    'Wanted: 3 BHK flat, on rent, 20,000.00 to 30,000.00 a month. 1 client waiting. Please send what you have; sharing as usual.',
  );
});
