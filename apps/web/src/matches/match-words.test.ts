import { expect, it } from 'vitest';
import { askOwnerText, askText, chipWord, commonAsks, countText, reasonIn, type Scored } from './match-words.ts';

const pair = { score: 88, label: 'Excellent', ask: ['facing'] } as Scored;
const criterion = { key: 'bhk', label: 'BHK', weight: 14, s: 1, state: 'fit', points: 14, text: '4 BHK' } as const;

it('leaves out the score and the ask list, which stand beside the line', () => {
  const summary = '88% Excellent: 6 of 9 points fit. Ambli, 2.4 km from Bopal. Ask: facing.';
  expect(reasonIn({ ...pair, summary })).toBe('6 of 9 points fit. Ambli, 2.4 km from Bopal.');
  expect(askText(pair.ask)).toBe('Ask: facing.');
});

it('shows a line of another shape as it came', () => {
  expect(reasonIn({ ...pair, ask: [], summary: 'Property is Sold.' })).toBe('Property is Sold.');
});

it('says what fits in its own few words, and names the rest', () => {
  expect(chipWord(criterion)).toBe('4 BHK');
  expect(chipWord({ ...criterion, state: 'miss', text: '2 BHK, one less' })).toBe('BHK');
  expect(chipWord({ ...criterion, key: 'possession', label: 'Possession', text: 'Ready to move in any day' })).toBe(
    'Possession',
  );
  expect(chipWord({ ...criterion, key: 'budget', label: 'Budget', text: 'In' })).toBe('Budget');
});

it('writes a message to the owner that asks for what is not known, most wanted first, and names no client', () => {
  const pairs = [['parking'], ['facing', 'parking'], []].map((ask) => ({ ...pair, ask }));
  const asks = commonAsks(pairs);
  expect(asks).toEqual([
    { what: 'parking', inquiries: 2 },
    { what: 'facing', inquiries: 1 },
  ]);
  const text =
    'I have a client who may like your 3 BHK flat in Bopal. Please tell me: parking, facing and price. Thank you.';
  const wanted = [...asks.map(({ what }) => what), 'price'];
  expect(askOwnerText('Joseph Macwan', '3 BHK flat in Bopal', wanted)).toBe(`Hello Joseph Macwan, ${text}`);
  expect(askOwnerText('', '3 BHK flat in Bopal', wanted)).toBe(`Hello, ${text}`);
});

it('tells a number that was counted no further', () => {
  expect(countText(200, 200)).toBe('200');
  expect(countText(201, 200)).toBe('200+');
});
