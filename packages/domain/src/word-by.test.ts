import { expect, test } from 'vitest';
import { formatDateTime, formatTime } from './dates.ts';
import { partOfDay, wordBy } from './word-by.ts';

const catalogue = new Map([
  ['At most {0} characters.', '{0} अक्षर तक।'],
  ['Nov {0}, {1}, {2}', '{0} नव {1}, {2}'],
  ['{0} in the morning', 'सुबह {0}'],
  ['{0} in the afternoon', 'दोपहर {0}'],
  ['{0} in the evening', 'शाम {0}'],
  ['{0} at night', 'रात {0}'],
]);
const inHindi = (english: string) => wordBy((key) => catalogue.get(key), english);

test('a time is said by its part of the day', () => {
  expect(['11:00 AM', '12:15 PM', '6:30 PM', '9:45 PM', '12:05 AM', '9 AM', '7:42:13 PM'].map(inHindi)).toEqual([
    ...['सुबह 11:00', 'दोपहर 12:15', 'शाम 6:30', 'रात 9:45', 'रात 12:05', 'सुबह 9', 'शाम 7:42:13'],
  ]);
  expect(inHindi(formatTime('2026-11-21T18:30:00+05:30'))).toBe('शाम 6:30');
  expect(inHindi(formatDateTime('2026-11-21T11:00:00+05:30'))).toBe('21 नव 2026, सुबह 11:00');
});

test('a part of the day lasts as in CLDR', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const of = (part: string) => hours.filter((hour) => partOfDay(hour) === part);
  expect([of('morning'), of('afternoon'), of('evening'), of('night')]).toEqual([
    [4, 5, 6, 7, 8, 9, 10, 11],
    [12, 13, 14, 15],
    [16, 17, 18, 19],
    [0, 1, 2, 3, 20, 21, 22, 23],
  ]);
});

test('what a catalogue lacks is no text of the language', () => {
  expect(inHindi('At most 1,200 characters.')).toBe('1,200 अक्षर तक।');
  expect([inHindi('At least 3'), inHindi('3'), wordBy(() => undefined, '6:30 PM')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
