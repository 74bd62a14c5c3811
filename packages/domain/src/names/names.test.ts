import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alikeFrom,
  areAlike,
  comparedName,
  inLatin,
  jaroWinkler,
  mostAlike,
  nameSimilarity,
  namesAgree,
  readyName,
} from './index.ts';

describe('jaroWinkler', () => {
  test.each([
    ['martha', 'marhta', 0.9611],
    ['dwayne', 'duane', 0.84],
    ['dixon', 'dicksonx', 0.8133],
    ['', '', 1],
    ['a', '', 0],
    ['abc', 'xyz', 0],
  ])('of %s and %s is %d', (a, b, expected) => expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4));

  const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 12 });

  test('is the same both ways, between 0 and 1, and 1 for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const value = jaroWinkler(a, b);
        expect(value).toBe(jaroWinkler(b, a));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(value === 1).toBe(a === b);
      }),
    );
  });

  test('is never more than its bound by letters', () => {
    const count = (text: string, letter: string) => text.split(letter).length - 1;
    fc.assert(
      fc.property(word, word, (a, b) => {
        const shared = [...'abcde'].reduce((sum, letter) => sum + Math.min(count(a, letter), count(b, letter)), 0);
        let begun = 0;
        while (begun < a.length && a[begun] === b[begun]) begun++;
        expect(jaroWinkler(a, b)).toBeLessThanOrEqual(mostAlike(a.length, b.length, shared, begun) + 1e-9);
      }),
    );
  });
});

test.each([
  ['મેહુલ ત્રિવેદી', 'mehul trivedi'],
  ['ભાવિન પ્રજાપતિ', 'bhavin prajapati'],
  ['नीलम राठौड़', 'nilam rathaud'],
  ['विर्क', 'virk'],
  ['ઓમ Shah', 'om Shah'],
  ['Zubin', 'Zubin'],
])('%s in Latin letters is %s', (text, expected) => expect(inLatin(text)).toBe(expected));

describe('a name as it is compared', () => {
  test.each([
    ['  MEHUL   Trivedi ', ['mehul', 'trivedi'], undefined],
    ['Mr. Mehulbhai Trivedi', ['mehul', 'trivedi'], 'man'],
    ['Shri Deepak Shah (Sector 57)', ['dipak', 'shah'], 'man'],
    ['Smt. Manjulaben', ['manjula'], 'woman'],
    ['Dr. H. Virk ji', ['h', 'virk'], undefined],
    ["Zoë D'Souza", ['joe', 'dsouja'], undefined],
    ['Reuben Macwan', ['reuben', 'macvan'], undefined],
    ['હંસાબેન પટેલ', ['hansa', 'patel'], 'woman'],
    ['Bhai', ['bhai'], 'man'],
    ['98240 11768', [], undefined],
    ['', [], undefined],
  ])('%j', (name, words, of) => expect(comparedName(name)).toEqual({ words, of }));
});

describe('names are alike', () => {
  const alike = (a: string, b: string) => areAlike(readyName(a), readyName(b));

  test.each([
    ['Mehul Trivedi', 'mehul  trivedi'],
    ['Mehul Trivedi', 'Trivedi Mehul'],
    ['Mehul Trivedi', 'મેહુલ ત્રિવેદી'],
    ['Harpreet Virk', 'Harprit Virk'],
    ['Rameshbhai Desai', 'Ramesh Desai'],
    ['Farida Lokhandwala', 'Faridaben Lokhandvala'],
  ])('%s and %s', (a, b) => expect(alike(a, b)).toBe(true));

  test.each([
    ['Mehul Trivedi', 'Mehul'],
    ['Harpreet Virk', 'Harpreet Gill'],
    ['Rameshbhai Patel', 'Rameshben Patel'],
    ['', ''],
    ['', 'Mehul'],
  ])('%s and %s are not', (a, b) => expect(alike(a, b)).toBe(false));

  test('the quick answer is that of the similarity, whichever comes first', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aehlmrt '), maxLength: 16 });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [one, other] = [readyName(a), readyName(b)];
        expect(areAlike(one, other)).toBe(nameSimilarity(one, other) >= alikeFrom);
      }),
    );
  });
});

describe('names agree', () => {
  test.each([
    [['Mehul Trivedi', '']],
    [['', '']],
    [['Mehul Trivedi', 'Mehul']],
    [['Mehul Trivedi', 'M. Trivedi', 'Trivedi Mehul']],
    [['Mehulbhai', 'Mehul Trivedi']],
    [['Harpreet Kaur Virk', 'Harpreet Virk', 'हरप्रीत कौर विर्क']],
    [['Prajapati', 'Prajapatti']],
  ])('%j', (names) => expect(namesAgree(names)).toBe(true));

  test.each([
    [['Amit Shah', 'Amita Shah']],
    [['Rakesh Patel', 'Rajesh Patel']],
    [['Rameshbhai Patel', 'Rameshben Patel']],
    [['Mehul Trivedi', 'Mehul Desai']],
    [['', 'Amit', 'Sunil']],
    [['Mr Sharma', 'Mrs Sharma']],
    [['Ami Shah', 'Amit Shah']],
  ])('%j contradict each other', (names) => expect(namesAgree(names)).toBe(false));
});
