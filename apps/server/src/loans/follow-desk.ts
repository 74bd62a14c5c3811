import type { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import type { paperCalls } from '@angan/contract/commissions/papers.ts';
import type { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { commissionHandlers, followLoan, paperHandlers, receiptHandlers } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Limits } from '../core/limits.ts';
import { heldLoan } from './find-loan.ts';
import { readPayout } from './payout.ts';
import { takeStep } from './take-step.ts';

/** Has a loan stand at Payout Received from when all its lender owes has come, and no longer than that. */
const followPayout = async (context: Context, id: number): Promise<void> => {
  const loan = await heldLoan(context, id);
  const payout = await readPayout(context, id);
  const isReceived = payout?.is_received === true;
  if (isReceived && loan.stage === 'Disbursed') await takeStep(context, loan, 'Payout Received', '');
  if (!isReceived && loan.stage === 'Payout Received') await takeStep(context, loan, 'Disbursed', '');
};

interface Shown {
  readonly loan: { readonly id: number } | null;
}
const after = async <S extends Shown>(context: Context, shown: S): Promise<S> => {
  if (shown.loan) await followPayout(context, shown.loan.id);
  return shown;
};

const loanOfReceipt = async ({ actor, db }: Context, receipt: number): Promise<number | null> => {
  const row = await db
    .selectFrom('commission_receipt as r')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.commission'),
    )
    .select('m.loan')
    .where('r.company_id', '=', actor.companyId)
    .where('r.id', '=', receipt)
    .executeTakeFirst();
  return row?.loan ?? null;
};

/** The handlers of the desk, after which a loan stands where its payout does. */
export const followedCommissions = (limits: Limits): Handlers<typeof commissionCalls> => {
  const own = commissionHandlers(limits);
  return { ...own, move: async (given, context) => after(context, await own.move(given, context)) };
};

export const followedPapers: Handlers<typeof paperCalls> = {
  ...paperHandlers,
  async issue(given, context) {
    const shown = await paperHandlers.issue(given, context);
    // An invoice that is taken back whole leaves all of it to be asked anew.
    if (shown.loan && given.body.kind === 'Credit note' && shown.taxable === 0)
      await followLoan(context, shown.loan.id);
    return after(context, shown);
  },
};

export const followedReceipts: Handlers<typeof receiptCalls> = {
  ...receiptHandlers,
  create: async (given, context) => after(context, await receiptHandlers.create(given, context)),
  async remove(given, context) {
    const loan = await loanOfReceipt(context, given.params.id);
    await receiptHandlers.remove(given, context);
    if (loan !== null) await followPayout(context, loan);
  },
};
