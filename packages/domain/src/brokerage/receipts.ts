/** What came in: onto which milestone it goes, and what is still to come (domain 2.9, 4.13). */
import { type Paise, ratio, sumOf } from '../paise.ts';

export interface OpenMilestone {
  /** YYYY-MM-DD; null comes after all others. */
  readonly due_date: string | null;
  /** With GST. */
  readonly total: Paise;
  /** What receipts have settled of it. */
  readonly settled: Paise;
}

export interface Receipt {
  /** What came into the bank. */
  readonly amount: Paise;
  /** What the payer deducted and paid to the state in our name. */
  readonly tds: Paise;
}

export type Allocation =
  /** How much of it settles each milestone, in their order. */
  | { readonly settles: readonly Paise[] }
  /** Refused: this is all that is still open. */
  | { readonly balance: Paise };

/** Of what is owed, a receipt settles what came and what was deducted. */
export const settledBy = ({ amount, tds }: Receipt): Paise => amount + tds;

const openOf = ({ total, settled }: OpenMilestone): Paise => total - settled;

export const balanceOf = (milestones: readonly OpenMilestone[]): Paise => sumOf(milestones.map(openOf));

/** Onto the oldest open milestone first. What is over the balance is refused, and the balance named. */
export const allocateReceipt = (milestones: readonly OpenMilestone[], receipt: Receipt): Allocation => {
  const balance = balanceOf(milestones);
  let left = settledBy(receipt);
  if (left > balance) return { balance };
  const day = (index: number) => milestones[index]!.due_date ?? '9999-12-31';
  const oldestFirst = milestones
    .map((_, index) => index)
    .sort((a, b) => (day(a) === day(b) ? a - b : day(a) < day(b) ? -1 : 1));
  const settles = milestones.map(() => 0);
  for (const index of oldestFirst) {
    const settled = Math.min(left, openOf(milestones[index]!));
    settles[index] = settled;
    left -= settled;
  }
  return { settles };
};

/**
 * The TDS that a receipt is likely to come with, to the rupee, before somebody says otherwise: its share of what is still
 * to be deducted. `open`: what is expected in the bank, and to be deducted, before this receipt.
 */
export const suggestedTds = (amount: Paise, open: { readonly net: Paise; readonly tds: Paise }): Paise => {
  if (open.net <= 0) return 0;
  return amount >= open.net ? open.tds : Math.min(ratio(amount, open.tds, open.net * 100) * 100, open.tds);
};
