import { expect, test } from 'vitest';
import type { Answered } from './kept.ts';
import { isFound, searchKept, searchTyped } from './search-kept.ts';

const path = '/properties/property/';
const keyOf = (query: object, ...more: unknown[]) => [['property'], path, { query }, ...more];
const row = (id: number, name: string) => ({ id, contact: { name, mobile_number_1: '9825012345' } });
const answer = (at: number, query: object, ...results: object[]): Answered => ({
  ...{ at, key: keyOf(query) },
  data: { count: 90, next: '?page=2', previous: null, results },
});
const found = (query: object, ...kept: Answered[]) => searchKept(keyOf(query), kept);

test('a search finds the rows of what was answered, each once and as it stood last', () => {
  const kept = [answer(1, {}, row(7, 'Mehul'), row(8, 'Asha')), answer(2, { search: 'x' }, row(7, 'Mehul Trivedi'))];
  expect(found({ search: 'MEHUL' }, ...kept)).toMatchObject({
    at: 1,
    data: { count: 1, next: null, results: [row(7, 'Mehul Trivedi')] },
  });
});

test('what was answered with the same filters and more is searched, what lacks one of them is not', () => {
  const kept = [answer(1, { status: 'Available', area: ['3', '4'] }, row(7, 'Mehul')), answer(2, {}, row(8, 'Mehul'))];
  const ids = (query: object) =>
    (found({ search: 'mehul', ...query }, ...kept)?.data as { results: { id: number }[] } | undefined)?.results.map(
      ({ id }) => id,
    );
  expect(ids({})).toEqual([8, 7]);
  expect(ids({ status: 'Available', page: undefined })).toEqual([7]);
  expect(ids({ status: 'Available', area: [3, 4] })).toEqual([7]);
  expect(ids({ status: 'Sold' })).toBeUndefined();
});

test('no more rows come than were asked for, and a list of pages gets pages', () => {
  const kept = [answer(1, {}, row(7, 'Mehul'), row(8, 'Mehul'))];
  expect(found({ search: 'mehul', page_size: 1 }, ...kept)).toMatchObject({ data: { count: 2, results: [{ id: 7 }] } });
  expect(searchKept(keyOf({ search: 'mehul' }, 'pages'), kept)).toMatchObject({
    data: { pages: [{ count: 2 }], pageParams: [null] },
  });
});

test('nothing is made up where nothing is searched for, or of another list', () => {
  expect(found({}, answer(1, {}, row(7, 'Mehul')))).toBeUndefined();
  expect(
    searchKept(
      [['contact'], '/properties/contacts/', { query: { search: 'mehul' } }],
      [answer(1, {}, row(7, 'Mehul'))],
    ),
  ).toBeUndefined();
});

test('names, codes, places and shown numbers are found; who in the office has it, days and states are not', () => {
  const property = {
    ...{ id: 7, property_code: 'P-000123', area: [{ id: 3, area: 'Bopal' }], status: 'Available' },
    ...{ contact: { name: 'Asha', mobile_number_1: '*******345' }, created_date: '2026-11-28' },
    assigned_to: [{ id: 2, name: 'Ganesh' }],
  };
  for (const search of ['p-000123', 'bopal asha', '345', ' Asha  BOPAL '.trim()])
    expect(isFound(property, search)).toBe(true);
  for (const search of ['ganesh', 'available', '2026-11', '9825012345', 'asha thaltej'])
    expect(isFound(property, search)).toBe(false);
  expect(isFound(row(7, 'Mehul'), '+91 98250'.slice(4))).toBe(true);
});

test('filters that words were read as are searched for by these words, within all other filters', () => {
  const named = (id: number, area: string) => ({ ...row(id, 'Mehul'), area: [{ id: 3, area }] });
  const kept = [answer(1, { status: 'Available' }, named(7, 'Bopal'), named(8, 'Thaltej'))];
  const reading = { text: 'mehul bopal', filters: { area: [3] } };
  const ids = (query: object, ...readings: (typeof reading)[]) =>
    (searchTyped(keyOf(query), kept, readings)?.data as { results: { id: number }[] } | undefined)?.results.map(
      ({ id }) => id,
    );
  expect(ids({ status: 'Available', area: '3', search: 'mehul' }, reading)).toEqual([7]);
  expect(ids({ status: 'Sold', area: '3', search: 'mehul' }, reading)).toBeUndefined();
  expect(ids({ status: 'Available', area: '4' }, reading)).toBeUndefined();
  expect(ids({ status: 'Available', area: '3' })).toBeUndefined();
});

test('that no row has the words says nothing of the filters', () => {
  const kept = [answer(1, {}, row(7, 'Mehul'))];
  expect(searchTyped(keyOf({ bhk: '3' }), kept, [{ text: '3 bhk', filters: { bhk: [3] } }])).toBeUndefined();
});
