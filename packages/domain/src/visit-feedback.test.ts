import { expect, test } from 'vitest';
import { feedbackInWords, outcomeOfVisit, wasSeen } from './visit-feedback.ts';

test.each([
  [{ liked: null, points: [] }, null],
  [{ liked: 3, points: [] }, 'Shortlisted'],
  [{ liked: 4, points: ['No parking'] }, 'Liked'],
  [{ liked: null, points: ['Too costly'] }, 'Disliked'],
  [{ liked: 1, points: ['Liked'] }, 'Disliked'],
  [{ liked: 2, points: ['Wants second visit'] }, 'Wants second visit'],
  [{ liked: 3, points: ['Too costly', 'Ready to offer'] }, 'Ready to offer'],
] as const)('%o', (said, outcome) => {
  expect(outcomeOfVisit(said)).toBe(outcome);
});

test('a door that stayed shut shows nobody anything', () => {
  expect(['Liked', 'Disliked', 'Client did not come', 'Key not available', null].map(wasSeen)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('in words, each thing once', () => {
  expect(feedbackInWords('Liked', { liked: 4, points: ['Liked', 'Vastu'], note: ' Likes the light. ' })).toBe(
    'Liked. Vastu. Liked 4 of 5. Likes the light.',
  );
  expect(feedbackInWords(null, { liked: null, points: [], note: '' })).toBe('');
});
