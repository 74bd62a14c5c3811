import { digitZeros } from '@angan/domain/digits.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { amountWords, numberSpans, signsBetween } from '@angan/domain/numbers-in-text.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
let owner: Person;
let backend: Person;
beforeAll(async () => {
  server = await aServer();
  const company = await aCompany(server);
  owner = await company.person('Owner');
  backend = await company.person('Backend');
});
afterAll(() => server.close());

/** Every sign that the rule knows between digits, letters, currencies, and digits of all scripts. */
const signs = Object.values(signsBetween)
  .flat()
  .flatMap((range) => {
    const [from, to] = [range.charCodeAt(0), range.charCodeAt(range.length - 1)];
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
  });
const digit = fc
  .tuple(fc.constantFrom(...digitZeros), fc.integer({ min: 0, max: 9 }))
  .map(([zero, value]) => String.fromCodePoint(zero + value));
const latin = fc.integer({ min: 0, max: 99_999 }).map(String);
const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: latin },
      { weight: 2, arbitrary: fc.stringMatching(/^[0-9]{4,11}$/) },
      { weight: 2, arbitrary: digit },
      { weight: 5, arbitrary: fc.constantFrom(...signs) },
      { weight: 3, arbitrary: fc.constantFrom(' ', '-', '/', ',', '\n') },
      { weight: 2, arbitrary: fc.constantFrom('/-', 'Rs', 'CR', 'x', ...amountWords.before, ...amountWords.behind) },
      { weight: 2, arbitrary: fc.stringMatching(/^ [2-7][0-9]{6,7} $/) },
      { weight: 1, arbitrary: fc.constantFrom('a', '₹', 'क', '😀', 'é', 'of', '91', '0091', '079') },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

/** The text as the mask leaves it, with a space for each number: what the search column is to hold. */
const withoutNumbers = (given: string): string => {
  let [left, at] = ['', 0];
  for (const { from, to } of numberSpans(given)) [left, at] = [`${left}${given.slice(at, from)} `, to];
  return left + given.slice(at);
};

describe('the mask and the search are one rule', () => {
  test('the database takes out of a text what the mask hides, and nothing else', async () => {
    const given = fc.sample(text, { numRuns: 6000, seed: 20_261_122 });
    const { rows } = await server.owner.query<{ left: string }>(
      `select without_numbers(t) as left from unnest($1::text[]) with ordinality as x (t, at) order by at`,
      [given],
    );
    expect(rows.map((row) => row.left)).toEqual(given.map(withoutNumbers));
    expect(given.filter((one) => numberSpans(one).length > 0).length).toBeGreaterThan(1000);
  });

  test.each([
    ['halves with a slash', '98240/66666'],
    ['halves on two lines', '98240\n66666'],
    ['halves with a comma', '98240, 66666'],
    ['Devanagari', '९८२४० ६६६६६'],
    ['Gujarati', '૯૮૨૪૦૬૬૬૬૬'],
    ['full width', '９８２４０－６６６６６'],
    ['a number copied from a phone', '\u202a+91 98240 66666\u202c'],
    ['a landline with its area code', '079-2640 6666'],
    ['a landline without', '26406666'],
  ])('%s: what the list hides, no search finds', async (_, number) => {
    const { body } = await server.ask('POST', '/properties/contacts/', owner.token, {
      name: `Meera ${number}`,
      mobile_number_1: String(7_000_000_000 + Math.floor(Math.random() * 1e9)),
      comment: `Ring ${number} late`,
    });
    const searched = async (words: string) =>
      (await server.ask('GET', `/properties/view_3digit_contact/?search=${encodeURIComponent(words)}`, backend.token))
        .body;
    const shown = (await searched('Meera')).results.find((row: { id: number }) => row.id === body.id);
    expect([shown.name, shown.comment]).toEqual([`Meera ${number}`, `Ring ${number} late`].map(maskNumbersIn));
    expect(shown.comment).toContain('*******666');
    const pieces = number.split(/[^\p{Nd}]+/u).filter((one) => one.length >= 4);
    for (const words of [number, ...pieces, '98240', '66666', '6666', '2640'])
      expect([words, (await searched(words)).results]).toEqual([words, []]);
    await server.ask('DELETE', `/properties/contacts/${body.id}/`, owner.token);
  });
});

test('the database needs no longer for a hostile text than for its length', async () => {
  const milliseconds = async (given: string) => {
    const { rows } = await server.owner.query<{ ms: number }>(
      `select extract(epoch from clock_timestamp() - b) * 1000 as ms
         from (select clock_timestamp() as b, $1::text as t offset 0) x, lateral (select without_numbers(t) as done offset 0) y
        where length(done) >= 0`,
      [given],
    );
    return Number(rows[0]!.ms);
  };
  for (const piece of [
    'Rs 2640123 ',
    '2640123 lak',
    '(1  1  1  1  1  1  1  1  1  x',
    '12345/',
    '1 ',
    '-',
    '1234567a',
    '98240\n',
  ]) {
    const of = (length: number) => milliseconds(piece.repeat(length / piece.length));
    await of(4_000);
    // Sixteen times the length: some sixteen times the time. A rule that goes back takes 256 times and more.
    expect((await of(64_000)) / Math.max(2, await of(4_000))).toBeLessThan(100);
  }
});
