import { expect, test } from 'vitest';
import { agoWords, limitWords, qualityOf } from './number-words.ts';

test('how long ago, in the largest unit that fits', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => agoWords(new Date(now - seconds * 1000).toISOString(), now);
  expect([5, 60, 150, 3600, 7300, 90_000].map(ago)).toEqual([
    'just now',
    '1 minute ago',
    '2 minutes ago',
    '1 hour ago',
    '2 hours ago',
    '1 day ago',
  ]);
});

test('limits and quality as people read them', () => {
  expect(['TIER_2K', 'TIER_UNLIMITED', ''].map(limitWords)).toEqual([
    '2,000 people in 24 hours',
    'Any number of people',
    'Not known yet',
  ]);
  expect(qualityOf('YELLOW').text).toBe('Medium');
  expect(qualityOf('UNKNOWN').text).toBe('Not known yet');
});
