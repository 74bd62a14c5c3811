import { closingPapers, settledStatuses } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Context } from '../core/context.ts';
import { heldCommission, papersOf } from './held.ts';
import { papersForRules, writeCreditNote } from './issue-paper.ts';
import { readAround, reckon } from './reckon.ts';
import { refreshStanding } from './standing.ts';
import { writeRefund } from './vouchers.ts';

const commissionsOf = async ({ actor, db }: Context, deal: number) =>
  db
    .selectFrom('commission')
    .select(['id', 'status', 'balance'])
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', deal)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .execute();

/** Whether nothing of a deal's brokerage is open: every commission is Received, Written Off or Cancelled. */
export const duesSettled = async (context: Context, deal: number): Promise<boolean> =>
  (await commissionsOf(context, deal)).every(({ status }) => settledStatuses.includes(status as never));

/** Counts a deal's commissions anew after a change of what it says. */
export const followDeal = async (context: Context, deal: number): Promise<void> => {
  const rows = await commissionsOf(context, deal);
  await reckon(
    context,
    rows.map(({ id }) => id),
  );
  for (const { id } of rows) await refreshStanding(context, id);
};

/** Cancels a deal's commissions; what was invoiced or taken for them is brought to nothing by papers of its own. */
export const cancelCommissions = async (context: Context, deal: number): Promise<void> => {
  const { actor, db, services } = context;
  const today = dayInIndia(services.now());
  for (const { id } of await commissionsOf(context, deal)) {
    const row = await heldCommission(context, id);
    if (row.status === 'Written Off' || row.status === 'Cancelled') continue;
    const papers = await papersOf(context, id);
    const around = await readAround(context, row);
    for (const { kind, ref, lowers_gst: _, ...amounts } of closingPapers(papersForRules(papers), today)) {
      const taken = papers.find(({ no }) => no === ref)!;
      if (kind === 'Credit note') await writeCreditNote(context, row, around, taken, amounts, today);
      else await writeRefund(context, row, taken, today);
    }
    await db
      .updateTable('commission')
      .set({ status: 'Cancelled', disputed_from: null })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();
    await refreshStanding(context, id);
  }
};
