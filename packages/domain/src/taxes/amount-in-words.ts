/** An amount in words, as it stands under the figures of an Indian invoice. */
import type { Paise } from '../paise.ts';

const below20 =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const below100 = (value: number): string => {
  if (value < 20) return below20[value]!;
  const unit = value % 10;
  return unit === 0 ? tens[value / 10]! : `${tens[Math.floor(value / 10)]}-${below20[unit]}`;
};

/** Largest first. What lies above the largest is itself told in lakhs and crores: 'One Lakh Crore'. */
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** 'One Lakh Forty-One Thousand Six Hundred' for 141600. A whole number from 0. */
export const numberInWords = (value: number): string => {
  const words: string[] = [];
  let left = value;
  for (const [step, name] of steps) {
    if (left < step) continue;
    words.push(`${numberInWords(Math.floor(left / step))} ${name}`);
    left %= step;
  }
  if (left > 0 || words.length === 0) words.push(below100(left));
  return words.join(' ');
};

/** 'Rupees One Lakh Forty-One Thousand Six Hundred only', 'Rupees Ten and Fifty Paise only'. Not for a negative amount. */
export const amountInWords = (amount: Paise): string => {
  const paise = amount % 100;
  const rupees = `Rupees ${numberInWords((amount - paise) / 100)}`;
  return paise === 0 ? `${rupees} only` : `${rupees} and ${below100(paise)} Paise only`;
};
