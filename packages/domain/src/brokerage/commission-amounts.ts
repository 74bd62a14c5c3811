/** The statement of one payer's commission: from gross to what is expected in the bank (domain 2.9, 4.13). */
import { type Paise, shareInRupees } from '../paise.ts';
import { type GstInput, sumOfDocuments, type TaxedAmounts, taxedDocument } from '../taxes/index.ts';

export interface Milestone {
  readonly label: string;
  readonly percent: number;
  /** YYYY-MM-DD; null until it is known. */
  readonly due_date: string | null;
}

export interface CommissionInput {
  readonly gross: Paise;
  readonly discount: Paise;
  readonly gst: Omit<GstInput, 'taxable'>;
  /** What the payer will deduct from all of it, to the rupee: `expectedTds` of `taxes`. */
  readonly tds: Paise;
  /** None: all at once. */
  readonly milestones: readonly Milestone[];
}

export interface MilestoneAmounts extends TaxedAmounts {
  readonly label: string;
  readonly due_date: string | null;
  readonly tds: Paise;
  /** What comes into the bank: total less TDS. */
  readonly net: Paise;
}

export interface CommissionAmounts extends TaxedAmounts {
  readonly gross: Paise;
  readonly discount: Paise;
  readonly tds_expected: Paise;
  readonly net_expected: Paise;
  readonly milestones: readonly MilestoneAmounts[];
}

/** Whether the parts of a brokerage are all of it. */
export const sumsToHundred = (percents: readonly number[]): boolean =>
  percents.reduce((sum, percent) => sum + Math.round(percent * 1000), 0) === 100_000;

/**
 * Each milestone is an invoice of its own, so it has its own tax and rounding, and every figure of the commission is the
 * sum of its milestones'. What is without GST is shared to the rupee, the last has the rest. RangeError where the
 * discount is more than the gross, or the milestones do not come to 100 %.
 */
export const commissionAmounts = ({ gross, discount, gst, tds, milestones }: CommissionInput): CommissionAmounts => {
  if (discount < 0 || discount > gross) throw new RangeError('The discount is more than the brokerage');
  const parts = milestones.length > 0 ? milestones : [{ label: '', percent: 100, due_date: null }];
  const percents = parts.map(({ percent }) => percent);
  if (!sumsToHundred(percents)) throw new RangeError('The milestones do not come to 100 %');
  const taxable = shareInRupees(gross - discount, percents);
  const deducted = shareInRupees(tds, percents);
  const amounts = parts.map(({ label, due_date }, index) => {
    const { reverse_charge: _, ...document } = taxedDocument({ ...gst, taxable: taxable[index]! });
    return { label, due_date, ...document, tds: deducted[index]!, net: document.total - deducted[index]! };
  });
  const sums = sumOfDocuments(amounts);
  return { gross, discount, ...sums, tds_expected: tds, net_expected: sums.total - tds, milestones: amounts };
};
