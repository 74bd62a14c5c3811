import type { LawTables } from '../law.ts';
import { emiOf, loanByValue, usualLoanTerms } from '../loans/index.ts';
import { formatPrice } from '../money.ts';
import { toPaise, toRupees } from '../paise.ts';
import { goingOut, type Words } from '../sentence.ts';
import { stampDutyOf } from '../taxes/index.ts';
import { rupees } from './price-lines.ts';
import type { Cost, Line } from './types.ts';

/** The rows of law that a cost sheet is counted by. */
export type CostLaw = Pick<LawTables, 'Stamp duty' | 'LTV cap'>;

/**
 * What a buyer pays in all, in rupees; null where the state's shares are not known. A customer's own relief is not known
 * here, so the duty is that of a man. `today`: YYYY-MM-DD.
 */
export const costOf = (price: number, state: string, today: string, law: CostLaw): Cost | null => {
  const stamp = stampDutyOf(
    { state, day: today, property_type: null, zone: null, buyer: 'Male', price: toPaise(price), stamp_value: null },
    law['Stamp duty'],
  );
  if (!stamp || stamp.registration === null) return null;
  const { row } = stamp;
  const ofPrice = row.cess_of === 'Duty' ? (row.duty_percent * row.cess_percent) / 100 : row.cess_percent;
  const loan = loanByValue(toPaise(price), law['LTV cap'], today);
  return {
    price,
    duty_percent: Number((row.duty_percent + ofPrice).toFixed(3)),
    has_cess: row.cess_percent > 0,
    duty: toRupees(stamp.duty + stamp.cess),
    registration: toRupees(stamp.registration),
    // None for a price that no loan is given for.
    loan:
      loan > 0 ? { amount: toRupees(loan), a_month: toRupees(emiOf(loan, usualLoanTerms)), ...usualLoanTerms } : null,
  };
};

export const costLines = (
  { price, duty_percent: percent, has_cess, duty, registration, loan }: Cost,
  words: Words,
): Line[] => [
  { label: 'Price', value: rupees(price, words) },
  {
    label: has_cess
      ? words.say('Stamp duty with cess, {percent} %', { percent })
      : words.say('Stamp duty, {percent} %', { percent }),
    value: rupees(duty, words),
  },
  { label: 'Registration', value: rupees(registration, words) },
  { label: 'In all', value: rupees(price + duty + registration, words) },
  // What the largest usual loan costs a month.
  ...(loan
    ? [
        {
          label: words.say('EMI of a loan of {loan}, {percent} %, {years} years', {
            loan: words.word(formatPrice(loan.amount)),
            percent: loan.annual_percent,
            years: loan.months / 12,
          }),
          value: rupees(loan.a_month, words),
        },
      ]
    : []),
];

export const costNote = goingOut('Estimate; confirm with the sub-registrar.');
