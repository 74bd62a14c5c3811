import type { LawTables } from '../law.ts';
import { emiOf, loanByValue, usualLoanTerms } from '../loans/index.ts';
import { formatPrice } from '../money.ts';
import { toPaise, toRupees } from '../paise.ts';
import { stampDutyOf } from '../taxes/index.ts';
import { rupees } from './price-lines.ts';
import type { Line } from './types.ts';

/** The rows of law that a cost sheet is counted by. */
export type CostLaw = Pick<LawTables, 'Stamp duty' | 'LTV cap'>;

/**
 * What a buyer pays in all, in rupees; none where the state's shares are not known. A customer's own relief is not known
 * here, so the duty is that of a man. `today`: YYYY-MM-DD.
 */
export const costLines = (price: number, state: string, today: string, law: CostLaw): Line[] => {
  const stamp = stampDutyOf(
    { state, day: today, property_type: null, zone: null, buyer: 'Male', price: toPaise(price), stamp_value: null },
    law['Stamp duty'],
  );
  if (!stamp || stamp.registration === null) return [];
  const { row } = stamp;
  const ofPrice = row.cess_of === 'Duty' ? (row.duty_percent * row.cess_percent) / 100 : row.cess_percent;
  const percent = Number((row.duty_percent + ofPrice).toFixed(3));
  const duty = toRupees(stamp.duty + stamp.cess);
  const registration = toRupees(stamp.registration);
  return [
    { label: 'Price', value: rupees(price) },
    { label: `Stamp duty${row.cess_percent > 0 ? ' with cess' : ''}, ${percent} %`, value: rupees(duty) },
    { label: 'Registration', value: rupees(registration) },
    { label: 'In all', value: rupees(price + duty + registration) },
    ...emiLine(price, today, law['LTV cap']),
  ];
};

/** What the largest usual loan costs a month; none for a price that no loan is given for. */
const emiLine = (price: number, today: string, caps: CostLaw['LTV cap']): Line[] => {
  const loan = loanByValue(toPaise(price), caps, today);
  if (loan <= 0) return [];
  const { annual_percent, months } = usualLoanTerms;
  const label = `EMI of a loan of ${formatPrice(toRupees(loan))}, ${annual_percent} %, ${months / 12} years`;
  return [{ label, value: rupees(toRupees(emiOf(loan, usualLoanTerms))) }];
};

export const costNote = 'Estimate; confirm with the sub-registrar.';
