import { expect, test } from 'vitest';
import { readOffers } from './offers.ts';

test('a message with several offers is taken apart, and the number below stands for each', () => {
  const offers = readOffers(`Available for rent
1) 2 BHK, semi furnished, 22k
2) 3 BHK, fully furnished, 35k
3) Shop 300 sqft, 40k rent

Call Ketan 98250 12345`);
  expect(offers.map(({ read }) => [read.kind, read.fields.rent?.value, read.fields.phones?.value])).toEqual([
    ['Listing', 22_000, ['9825012345']],
    ['Listing', 35_000, ['9825012345']],
    ['Listing', 40_000, ['9825012345']],
  ]);
});

test('a poster with one fact to a line is one offer', () => {
  const text = '*For sale*\n👉 3 BHK flat\n👉 5th floor\n👉 85 lakh\n\n98250 12345';
  expect(readOffers(text)).toHaveLength(1);
});

test('a person may say what a message is, and the amounts follow', () => {
  const [offer] = readOffers('2 bhk gota 45 lakh available, 98250 12345');
  expect(offer!.read.fields.price?.value).toBe(4_500_000);
});
