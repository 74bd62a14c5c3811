import { expect, it } from 'vitest';
import { askText, chipWord, reasonIn, type Scored } from './match-words.ts';

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
