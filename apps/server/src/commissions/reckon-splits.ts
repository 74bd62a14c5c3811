import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { type SplitParty, type SplitShare, splitBrokerage } from '@angan/domain/brokerage/index.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';

export const splitsOf = ({ actor, db }: Context, commission: number) =>
  db
    .selectFrom('commission_split')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('commission', '=', commission)
    .orderBy('id')
    .execute();
export type SplitRow = Awaited<ReturnType<typeof splitsOf>>[number];

const shareOf = ({ party_type, percent, fixed, status, amount }: SplitRow): SplitShare => ({
  party: party_type as Exclude<SplitParty, 'Company'>,
  // What is paid is a sum, whatever the brokerage becomes afterwards.
  share: status === 'Paid' || percent === null ? { amount: toPaise(status === 'Paid' ? amount : fixed!) } : { percent },
});

/**
 * Shares the brokerage without GST anew. `strict`: refuses where the shares come to more than there is; else they stay as
 * they are, and what the office is left with says so.
 */
export const reckonSplits = async (context: Context, commission: number, strict = false): Promise<void> => {
  const { actor, db } = context;
  const splits = await splitsOf(context, commission);
  if (splits.length === 0) return;
  const { taxable } = await db
    .selectFrom('commission')
    .select('taxable')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', commission)
    .executeTakeFirstOrThrow();
  const split = splitBrokerage(toPaise(taxable), splits.map(shareOf));
  if ('over' in split) {
    if (strict) throw nonField(commissionTexts.splitOver(formatRupees(toRupees(split.over))));
    return;
  }
  for (const [index, { id, status, amount }] of splits.entries()) {
    const share = toRupees(split.shares[index]!);
    if (status === 'Paid' || share === amount) continue;
    await db
      .updateTable('commission_split')
      .set({ amount: share })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();
  }
};
