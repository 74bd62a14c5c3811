/** How a commission moves from being hoped for to being paid (domain 2.9): one table of moves, and what each needs. */
import type { CommissionStatus } from '../lookups/deals.ts';
import type { Paise } from '../paise.ts';

/** What has to be true, or said, for a move. `token`: the deal is at Token Received or later, a loan is disbursed. */
export type CommissionNeed =
  | 'token'
  | 'terms_proof'
  | 'invoice'
  | 'dispute_note'
  | 'written_off_reason'
  | 'owner'
  | 'deal cancelled';

export type CommissionFacts = Readonly<Record<CommissionNeed, boolean>>;

export interface CommissionStanding {
  readonly status: CommissionStatus;
  /** Where it goes back to from Disputed. */
  readonly disputed_from: CommissionStatus | null;
}

const disputable: readonly CommissionStatus[] = ['Confirmed', 'Invoiced', 'Part Received'];
/** Nothing is open in these, whatever has happened before. */
export const settledStatuses: readonly CommissionStatus[] = ['Received', 'Written Off', 'Cancelled'];
const unpaid: readonly CommissionStatus[] = ['Expected', ...disputable, 'Disputed'];

export interface CommissionMove {
  readonly from: readonly CommissionStatus[];
  readonly to: CommissionStatus;
  readonly needs: readonly CommissionNeed[];
}

/** By hand, or with what a person does to the deal. Part Received and Received come of receipts alone. */
export const commissionMoves: readonly CommissionMove[] = [
  { from: ['Expected'], to: 'Confirmed', needs: ['token', 'terms_proof'] },
  { from: ['Confirmed'], to: 'Invoiced', needs: ['invoice'] },
  { from: disputable, to: 'Disputed', needs: ['dispute_note'] },
  { from: unpaid, to: 'Written Off', needs: ['owner', 'written_off_reason'] },
  // Also what was paid: a refund voucher or a credit note is made of it (`cancellation.ts`).
  { from: [...unpaid, 'Received'], to: 'Cancelled', needs: ['deal cancelled'] },
];

/** What a move still needs; undefined where there is no such move. */
export const missingForCommission = (
  { status, disputed_from }: CommissionStanding,
  to: CommissionStatus,
  facts: CommissionFacts,
): CommissionNeed[] | undefined => {
  // A dispute ends where it began, or where receipts have brought it meanwhile.
  if (status === 'Disputed' && disputable.includes(to)) return to === disputed_from ? [] : undefined;
  const move = commissionMoves.find((one) => one.to === to && one.from.includes(status));
  return move?.needs.filter((need) => !facts[need]);
};

/**
 * Where receipts bring a commission, and their deletion takes it back. Only of what is invoiced: money that came before is
 * an advance, with a receipt voucher, and counts from the invoice on. A disputed one moves within its dispute.
 */
export const afterReceipts = (standing: CommissionStanding, settled: Paise, total: Paise): CommissionStanding => {
  const invoiced: readonly (CommissionStatus | null)[] = ['Invoiced', 'Part Received', 'Received'];
  const paid = (): CommissionStatus => {
    if (settled >= total) return 'Received';
    return settled > 0 ? 'Part Received' : 'Invoiced';
  };
  if (invoiced.includes(standing.status)) return { status: paid(), disputed_from: null };
  if (standing.status === 'Disputed' && invoiced.includes(standing.disputed_from)) {
    return settled >= total
      ? { status: 'Received', disputed_from: null }
      : { status: 'Disputed', disputed_from: paid() };
  }
  return standing;
};

/** What has an invoice stays: it is taken back by a credit note. */
export const isDeletable = (status: CommissionStatus, hasPapers: boolean): boolean =>
  !hasPapers && (status === 'Expected' || status === 'Confirmed');
