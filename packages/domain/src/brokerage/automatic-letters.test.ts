import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatWeekday } from '../dates.ts';
import {
  areLetterRules,
  isLetterTime,
  type LetterRule,
  type LetterStanding,
  letterNumbers,
  nextLetter,
  officeLetters,
  usualLetters,
} from './automatic-letters.ts';
import { letterDays } from './letter.ts';

const on: readonly LetterRule[] = usualLetters.map((rule) => ({ ...rule, is_on: true }));
const late = (more: Partial<LetterStanding> = {}): LetterStanding => ({
  due_date: '2026-11-02',
  gone: [],
  last: null,
  ...more,
});

describe('a letter that goes by itself', () => {
  it('waits for its day after the due date', () => {
    expect(nextLetter(on, late(), '2026-11-03', [])).toEqual({ letter: 1, on: '2026-11-12' });
    expect(nextLetter(on, late(), '2026-11-12', [])).toEqual({ letter: 1, on: '2026-11-12' });
    expect(nextLetter(on, late({ gone: [1], last: '2026-11-12' }), '2026-11-13', [])).toEqual({
      letter: 2,
      on: '2026-11-25',
    });
    expect(nextLetter(on, late({ gone: [1, 2, 3], last: '2026-12-17' }), '2027-01-01', [])).toBeUndefined();
  });

  it('goes alone where several are due, and those behind it stay away', () => {
    expect(nextLetter(on, late(), '2026-11-30', [])).toEqual({ letter: 2, on: '2026-11-30' });
    expect(nextLetter(on, late({ gone: [2], last: '2026-11-30' }), '2026-12-01', [])?.letter).toBe(3);
  });

  it('is passed over where it is off or held', () => {
    expect(nextLetter(usualLetters, late(), '2026-12-31', [])).toBeUndefined();
    const withoutSecond = on.map((rule) => (rule.letter === 2 ? { ...rule, is_on: false } : rule));
    expect(nextLetter(withoutSecond, late({ gone: [1], last: '2026-11-12' }), '2026-11-26', [])).toEqual({
      letter: 3,
      on: '2026-12-17',
    });
    expect(nextLetter(on, late({ gone: [1, 2], last: '2026-11-12' }), '2026-11-26', [])?.letter).toBe(3);
  });

  it('leaves the payer the days that the last letter gave', () => {
    expect(nextLetter(on, late({ gone: [1], last: '2026-11-24' }), '2026-11-25', [])).toEqual({
      letter: 2,
      on: addDays('2026-11-24', letterDays + 1),
    });
  });

  it('waits for the office to open', () => {
    expect(formatWeekday('2026-11-12')).toBe('Thursday');
    expect(nextLetter(on, late(), '2026-11-12', ['Thursday', 'Friday'])?.on).toBe('2026-11-14');
    const all = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(nextLetter(on, late(), '2026-11-12', all)).toBeUndefined();
  });

  it('has its hours in India', () => {
    const at = (time: string) => isLetterTime(new Date(`2026-11-12T${time}:00+05:30`), ['Sunday']);
    expect(['09:59', '10:00', '17:59', '18:00'].map(at)).toEqual([false, true, true, false]);
    expect(isLetterTime(new Date('2026-11-15T12:00:00+05:30'), ['Sunday'])).toBe(false);
  });

  it('is ruled by days that grow', () => {
    expect(areLetterRules(usualLetters)).toBe(true);
    expect(areLetterRules(officeLetters([{ letter: 2, days: 10, is_on: true }]))).toBe(false);
    expect(areLetterRules(usualLetters.slice(1))).toBe(false);
    expect(areLetterRules(usualLetters.toReversed())).toBe(false);
  });

  it('goes at most once each, in order and apart, however often the days are asked', () => {
    const rules = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
      .chain(([a, b, c]) =>
        fc
          .tuple(...letterNumbers.map(() => fc.boolean()))
          .map((flags) =>
            [a, a + b, a + b + c].map((days, at) => ({ letter: letterNumbers[at]!, days, is_on: flags[at]! })),
          ),
      );
    fc.assert(
      fc.property(rules, fc.nat(60), fc.subarray(['Sunday', 'Tuesday']), (own, start, weekly_off) => {
        const gone: { letter: 1 | 2 | 3; on: string }[] = [];
        for (let day = 0; day < 200; day += 1) {
          const today = addDays('2026-11-02', start + day);
          const standing = late({ gone: gone.map(({ letter }) => letter), last: gone.at(-1)?.on ?? null });
          const next = nextLetter(own, standing, today, weekly_off);
          if (next?.on === today) gone.push(next);
        }
        for (const [at, { letter, on: day }] of gone.entries()) {
          expect(own[letter - 1]!.is_on && addDays('2026-11-02', own[letter - 1]!.days) <= day).toBe(true);
          expect(weekly_off).not.toContain(formatWeekday(day));
          const before = gone[at - 1];
          if (before) expect(letter > before.letter && addDays(before.on, letterDays) < day).toBe(true);
        }
        const last = own.filter(({ is_on }) => is_on).at(-1);
        expect(gone.at(-1)?.letter).toBe(last?.letter);
      }),
    );
  });
});
