import { afterReceipts, allocateReceipt, type CommissionStanding } from '@angan/domain/brokerage/index.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import type { Context } from '../core/context.ts';
import { heldCommission, type MilestoneRow, milestonesOf, papersOf, receiptsOf, standingOf } from './held.ts';

/** How much of what came settles each milestone, receipt after receipt, the oldest open milestone first. */
const settle = (
  milestones: readonly MilestoneRow[],
  receipts: readonly { amount: number; tds_amount: number }[],
): number[] => {
  const settled = milestones.map(() => 0);
  const totals = milestones.map(({ total }) => toPaise(total));
  for (const { amount, tds_amount } of receipts) {
    const open = milestones.map(({ due_date }, index) => ({
      due_date,
      total: totals[index]!,
      settled: settled[index]!,
    }));
    const left = sumOf(open.map((one) => one.total - one.settled));
    // A credit note may leave less than what has come; what is over settles nothing.
    const come = Math.min(toPaise(amount) + toPaise(tds_amount), Math.max(0, left));
    const allocation = allocateReceipt(open, { amount: come, tds: 0 });
    if (!('settles' in allocation)) continue;
    for (const [index, part] of allocation.settles.entries()) settled[index]! += part;
  }
  return settled;
};

/**
 * Writes what follows from milestones, papers and receipts: what settles what, what is open since when, and where the
 * commission stands.
 */
export const refreshStanding = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const row = await heldCommission(context, id);
  const milestones = await milestonesOf(context, id);
  const receipts = await receiptsOf(context, id);
  const papers = await papersOf(context, id);
  const settled = settle(milestones, receipts);
  for (const [index, { id: milestone, settled: before }] of milestones.entries()) {
    if (toPaise(before) === settled[index]) continue;
    await db
      .updateTable('commission_milestone')
      .set({ settled: toRupees(settled[index]!) })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', milestone)
      .execute();
  }
  const total = sumOf(milestones.map((one) => toPaise(one.total)));
  const came = sumOf(settled);
  const open = milestones
    .filter((one, index) => toPaise(one.total) > settled[index]!)
    .flatMap(({ due_date }) => due_date ?? [])
    .toSorted();
  const isInvoiced = papers.some(({ kind }) => kind === 'Invoice');
  const standing: CommissionStanding =
    isInvoiced && row.status === 'Confirmed' ? { status: 'Invoiced', disputed_from: null } : standingOf(row);
  const isOver = row.status === 'Written Off' || row.status === 'Cancelled';
  const after = isOver ? standing : afterReceipts(standing, came, total);
  await db
    .updateTable('commission')
    .set({
      ...after,
      amount_received: toRupees(sumOf(receipts.map(({ amount }) => toPaise(amount)))),
      tds_received: toRupees(sumOf(receipts.map(({ tds_amount }) => toPaise(tds_amount)))),
      balance: isOver ? 0 : toRupees(total - came),
      due_date: isOver ? null : (open[0] ?? null),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
