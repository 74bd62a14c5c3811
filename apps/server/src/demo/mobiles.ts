import type { Random } from './random.ts';

/** The first four digits as they are common in Gujarat; the rest is drawn. */
const openings = [
  ...[9824, 9825, 9879, 9898, 9909, 9925, 9974, 9979, 9998, 9426, 9427, 9428, 9662, 9687, 9712, 9723, 9727, 9737],
  ...[9773, 9099, 9033, 9016, 8980, 8866, 8780, 8758, 8511, 8401, 8347, 8320, 8238, 8200, 8154, 8128, 7990],
  ...[7984, 7874, 7698, 7600, 7574, 7567, 7405, 7359, 7283, 7226, 7069, 7048, 7016, 6359, 6355, 6354, 6353, 6351],
];
const elsewhere = [9811, 9810, 9873, 9896, 9899, 9971, 9820, 9833, 9867, 9414, 9829, 9845, 9884];

/** Invented numbers, none twice. `taken` holds those that already stand for somebody. */
export const newMobiles = (random: Random, taken: Iterable<string>) => {
  const given = new Set(taken);
  const draw = (list: readonly number[]): string => {
    const number = `${random.pick(list)}${String(random.int(0, 999_999)).padStart(6, '0')}`;
    // What a person would take for made up: 000, 1234, 4321, one pair three times, and few different digits.
    const looksMadeUp =
      /(\d)\1\1|0123|1234|2345|3456|4567|5678|6789|9876|8765|7654|6543|5432|4321|3210|(\d\d)\2\2/.test(number) ||
      new Set(number).size < 5;
    if (looksMadeUp || given.has(number)) return draw(list);
    given.add(number);
    return number;
  };
  return {
    local: () => draw(openings),
    elsewhere: () => draw(elsewhere),
    /** A second number bought together with the first: the last digits differ. */
    neighbourOf: (number: string): string => {
      const near = `${number.slice(0, 8)}${String(random.int(10, 98)).padStart(2, '0')}`;
      if (given.has(near)) return draw(openings);
      given.add(near);
      return near;
    },
  };
};

export type Mobiles = ReturnType<typeof newMobiles>;
