import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wishIn, wishOfPreference } from './opt-out.ts';

const stops = [
  'STOP',
  'Stop.',
  ' stop!! 🛑',
  'UNSUBSCRIBE',
  'Please stop',
  'stop stop',
  'Band karo',
  'bandh karo 🙏',
  'बंद करो',
  'कृपया बंद करें।',
  'રોકો',
  'મેસેજ બંધ કરો.',
  "Don't message me",
  'STOP\n',
  '*STOP*',
  'Stop promotions',
];
const starts = ['START', 'start 🙂', 'Unstop', 'चालू करो', 'ચાલુ કરો', 'शुरू करो!'];
const ordinary = [
  'Can we stop at the site on Sunday?',
  'Is the bus stop near?',
  'The shop is band on Sunday',
  'Kya office band karo ge?',
  'गेट बंद करो तो फोटो भेजना',
  'પાણી બંધ કરો પછી વાત',
  'When does possession start?',
  'Start price?',
  'Cancel',
  'end',
  'No',
  'ok',
  '',
  '🛑',
  'don’t stop looking',
  'Stop the booking of 3 BHK',
];

test.each(stops)('%j ends advertising', (text) => expect(wishIn(text)).toBe('stop'));
test.each(starts)('%j brings it back', (text) => expect(wishIn(text)).toBe('start'));
test.each(ordinary)('%j is an ordinary sentence', (text) => expect(wishIn(text)).toBeUndefined());

test('signs, spaces and case around a word change nothing; any other word does', () => {
  const around = fc.stringMatching(/^[ .!,…*_~🙏🛑\n]{0,5}$/u);
  fc.assert(
    fc.property(
      fc.constantFrom('stop', 'unsubscribe', 'बंद करो', 'રોકો', 'band karo'),
      around,
      around,
      fc.boolean(),
      (word, before, after, loud) => {
        const said = `${before}${loud ? word.toUpperCase() : word}${after}`;
        expect(wishIn(said)).toBe('stop');
        expect(wishIn(`${said} visit`)).toBeUndefined();
        expect(wishIn(`flat ${said}`)).toBeUndefined();
      },
    ),
  );
});

test('what Meta calls it', () => {
  expect(['stop', 'resume', 'other'].map(wishOfPreference)).toEqual(['stop', 'start', undefined]);
});
