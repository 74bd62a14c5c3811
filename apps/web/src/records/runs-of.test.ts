import { expect, test } from 'vitest';
import { runsOf } from './runs-of.ts';

const widths = { price: 'half', token: 'half', date: 'half', mode: 'whole', note: 'half', flag: 'tick' } as const;
type Name = keyof typeof widths;
const runs = (names: Name[], before: ReturnType<typeof runsOf<Name>> = []) =>
  runsOf(names, (name) => widths[name], before);
const keys = (of: ReturnType<typeof runs>) => of.map(({ key, names }) => [key, ...names]);

test('neighbours of one width stand together, what is across stands alone', () => {
  expect(keys(runs(['price', 'token', 'mode', 'note', 'flag']))).toEqual([
    ['price', 'price', 'token'],
    ['mode', 'mode'],
    ['note', 'note'],
    ['flag', 'flag'],
  ]);
});

test('a run stays the same one while one of its fields does, whatever goes from its beginning or comes there', () => {
  const first = runs(['price', 'token', 'date', 'mode']);
  const without = runs(['token', 'date', 'mode'], first);
  expect(keys(without)).toEqual([
    ['price', 'token', 'date'],
    ['mode', 'mode'],
  ]);
  expect(keys(runs(['price', 'token', 'date', 'mode'], without))).toEqual(keys(first));
});

test('no two runs have one key: where one falls apart its first part keeps it', () => {
  const whole = runs(['token', 'price', 'date']);
  const parts = runs(['price', 'mode', 'date', 'flag', 'token'], whole);
  expect(keys(parts)).toEqual([
    ['token', 'price'],
    ['mode', 'mode'],
    ['date', 'date'],
    ['flag', 'flag'],
    ["token'", 'token'],
  ]);
});
