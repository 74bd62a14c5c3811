import type { dealCalls } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { usualDealDays } from '@angan/domain/deals/index.ts';
import { nextLease } from '@angan/domain/leases/index.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Context } from '../core/context.ts';
import { nonField } from '../core/errors.ts';
import { type HeldDeal, heldDeal } from './held-deal.ts';
import { termsOf } from './leases/lease-terms.ts';
import { isLease, renewalOf } from './leases/renewal.ts';
import { insertDeal } from './write-deal.ts';

type Body = Received<typeof dealCalls.create>['body'];
type Closer = NonNullable<Body['closing_users']>[number];

/** Who closed the lease and is still in the office; the share of who left goes to the first of them. */
const closersOf = async ({ actor, db }: Context, { closing_users }: HeldDeal): Promise<Closer[]> => {
  const closers = closing_users as unknown as readonly Closer[];
  if (closers.length === 0) return [];
  const here = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('is_active', '=', true)
    .where(
      'id',
      'in',
      closers.map(({ user }) => user),
    )
    .execute();
  const [first, ...others] = closers.filter(({ user }) => here.some(({ id }) => id === user));
  if (!first) return [];
  // Shares have three decimals: counted in thousandths, so that they sum to a hundred.
  const taken = others.reduce((sum, { share_percent }) => sum + Math.round(share_percent * 1000), 0);
  return [{ user: first.user, share_percent: (100_000 - taken) / 1000 }, ...others];
};

/** The deal that goes on with a lease: same people and terms, for as long, at the rent after the next rise. */
const bodyOf = async (context: Context, lease: HeldDeal): Promise<Body> => {
  const terms = termsOf(lease);
  if (!terms) throw nonField(dealTexts.noLeaseTerms);
  const { start, end, rent } = nextLease(terms);
  const today = dayInIndia(context.services.now());
  return {
    deal_type: lease.deal_type,
    property: lease.property,
    projectunit: lease.projectunit,
    inquiry: lease.inquiry,
    buyer: lease.buyer,
    seller: lease.seller,
    co_broker: lease.co_broker,
    closing_users: await closersOf(context, lease),
    our_side: lease.our_side as Body['our_side'],
    renews: lease.id,
    expected_close: terms.end > today ? terms.end : addDays(today, usualDealDays),
    agreed_rent: lease.agreed_rent === null ? null : toRupees(rent),
    deposit: lease.deposit,
    maintenance: lease.maintenance,
    lease_start: start,
    lease_end: end,
    lock_in_months: lease.lock_in_months,
    notice_months: lease.notice_months,
    escalation_percent: lease.escalation_percent,
    escalation_every_months: lease.escalation_every_months,
    rent_due_day: lease.rent_due_day,
    police_verification: 'Pending',
  };
};

/**
 * Makes the deal that goes on with a closed lease. A lease has one at most: who asks again, or at the same time, gets
 * that one, since the lease is held until the transaction ends.
 */
export const renewDeal = async (context: Context, id: number): Promise<{ deal: number; is_new: boolean }> => {
  const lease = await heldDeal(context, id);
  if (!isLease(lease)) throw nonField(dealTexts.notLet);
  const before = await renewalOf(context, id);
  if (before !== undefined) return { deal: before, is_new: false };
  return { deal: await insertDeal(context, await bodyOf(context, lease)), is_new: true };
};
