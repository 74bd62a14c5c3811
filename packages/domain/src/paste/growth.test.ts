import { expect, test } from 'vitest';
import { printable } from '../brochure/hide.ts';
import { growthOf } from '../testing/growth.ts';
import { readOffers } from './offers.ts';
import { parseMessage } from './parse.ts';

const lists = { areas: [{ id: 1, name: 'Bopal' }], societies: [{ id: 2, name: 'Orchid Heights' }] };
const hostile = [
  'am',
  'a@',
  'a-',
  '\t',
  '0/0-00 0:00-\t',
  '(1  1  1  x',
  '5 bhk ',
  '9824066666 ',
  'call ',
  '1,',
  'a.b',
];

test.each(hostile)('a message of %j costs by its length alone', (piece) => {
  // A few long words: their length is what a pattern stumbles over.
  expect(growthOf((text) => parseMessage(text, lists), piece, 500)).toBeLessThan(4);
});

test.each([...hostile, '2 bhk 40 lakh\n', '1) 2 bhk\n', '1200 sqft, ', 'Bopal\n\n', 'rent\n', 'shop and '])(
  'a list of %j is taken apart at the cost of its length',
  (piece) => {
    expect(growthOf((text) => readOffers(text, lists), piece, 200)).toBeLessThan(4);
  },
);

test('words that say nothing are told from others however they are written together', () => {
  const unread = (text: string) => parseMessage(text, lists).unread.map((one) => one.text);
  expect(unread('Req 3bhk Bopal budget 85L ready, contactno. pls')).toEqual([]);
  const endless = `${'am'.repeat(40)}x`;
  expect(unread(`Req 3bhk Bopal budget 85L ready, ${endless}`)).toEqual([endless]);
});

test.each(hostile)('a description of %j is made fit to print at the cost of its length', (piece) => {
  const clean = printable({ society: 'Orchid Heights', wing: 'A', unit_no: '1204' }, { unit: false, society: false });
  expect(growthOf(clean, piece)).toBeLessThan(4);
});
