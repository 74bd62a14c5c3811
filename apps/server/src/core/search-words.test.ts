import { expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

it.each(['09825012345', '919825012345', '+919825012345', '9825012345'])('looks for %s as it is stored', (typed) => {
  expect(wordsOf(typed)).toEqual(['%9825012345%']);
});

it.each(['+91 98250 12345', '98250-12345', '98250 12345'])('looks for both halves of %s', (typed) => {
  expect(wordsOf(typed)).toEqual(['%98250%', '%12345%']);
});

it.each([
  ['Mahesh bhai', ['%mahesh%']],
  ['Nita ben Shah', ['%nita%', '%shah%']],
  ['bhai', ['%bhai%']],
  ['Benson', ['%benson%']],
  ['98250', ['%98250%']],
  ['50%_a', ['%50\\%\\_a%']],
])('looks for %s by what tells it apart', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});
