import { expect, test } from 'vitest';
import { parseMessage } from './parse.ts';

const areas = ['Gota', 'Maninagar', 'Chandkheda', 'Kharadi', 'Madheli', 'Mansarovar', 'Abhva'].map((name, id) => ({
  id,
  name,
}));
const placesIn = (text: string) =>
  parseMessage(`2 bhk ${text} 45 lakh 98250 12345`, { areas, societies: [] }).fields.areas?.value.map(
    (id) => areas[id]!.name,
  );

test.each([
  ['ગોતામાં', 'Gota'],
  ['મણિનગર', 'Maninagar'],
  ['मणिनगर में', 'Maninagar'],
  ['ચાંદખેડા', 'Chandkheda'],
  ['मानसरोवर', 'Mansarovar'],
  ['chand kheda', 'Chandkheda'],
])('%s is %s', (text, name) => {
  expect(placesIn(text)).toEqual([name]);
});

test.each(['anyone got a flat', 'kharid na hai', 'पुणे मध्ये', 'ભાવ'])('no place is found inside %s', (text) => {
  expect(placesIn(text)).toBeUndefined();
});
