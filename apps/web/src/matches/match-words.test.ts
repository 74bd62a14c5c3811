import { matchReasons } from '@angan/domain/matching/reasons.ts';
import { expect, it } from 'vitest';
import { askOwnerText, askText, chipWord, commonAsks, countText, reasonIn, type Scored } from './match-words.ts';

const { of } = matchReasons;
const criterion = {
  key: 'bhk',
  label: 'BHK',
  weight: 14,
  s: 1,
  state: 'fit',
  points: 14,
  text: '',
  says: of.own({ own: '4 BHK' }),
} as const;
const near = { ...criterion, key: 'area', s: 0.8, state: 'near', label: 'Area' } as const;
const pair = {
  score: 88,
  label: 'Excellent',
  ask: ['facing'],
  criteria: [criterion, { ...near, says: of.away({ area: 'Ambli', km: 2.4, wanted: 'Bopal' }) }],
} as unknown as Scored;

it('leaves out the score and the ask list, which stand beside the line', () => {
  expect(reasonIn(pair)).toBe('Fits 1 of 2 needs. Ambli, 2.4 km from Bopal.');
  expect(reasonIn({ ...pair, criteria: [criterion], not_confirmed_days: 31 })).toBe(
    'Fits 1 of 1 needs. Not confirmed for 31 days.',
  );
  expect(askText(pair.ask)).toBe('Ask: facing.');
});

it('says what fits in its own few words, and names the rest', () => {
  expect(chipWord(criterion)).toBe('4 BHK');
  expect(chipWord({ ...criterion, state: 'miss', says: of.oneLess({ own: '2 BHK' }) })).toBe('BHK');
  const possession = { ...criterion, key: 'possession', label: 'Possession' } as const;
  expect(chipWord({ ...possession, says: of.ready })).toBe('Ready');
  expect(chipWord({ ...possession, says: of.inTime({ day: '2027-01-31' }) })).toBe('Possession');
  expect(chipWord({ ...criterion, key: 'budget', label: 'Budget', says: of.own({ own: 'In' }) })).toBe('Budget');
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
