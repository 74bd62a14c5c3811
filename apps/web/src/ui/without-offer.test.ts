import { expect, test } from 'vitest';
import { withoutOffer } from './without-offer.ts';

test.each([
  ['The server did not do this. Try again.', 'The server did not do this.'],
  [
    'The server could not be reached. Check the connection and try again.',
    'The server could not be reached. Check the connection.',
  ],
  ['WhatsApp did not answer. Try again in a moment.', 'WhatsApp did not answer.'],
  ['The rows were not saved. They are kept here; try again.', 'The rows were not saved. They are kept here.'],
  ['A server error occurred. Please try again later.', 'A server error occurred.'],
  ['Try again.', ''],
  ['You may not do this.', 'You may not do this.'],
  ['Who tries again and again gets there.', 'Who tries again and again gets there.'],
])('%j stands above a button as %j', (text, shown) => {
  expect(withoutOffer(text)).toBe(shown);
});
