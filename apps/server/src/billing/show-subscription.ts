import type { Subscription } from '@angan/contract/billing/subscription.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toRupees } from '@angan/domain/paise.ts';
import type { SubscriptionStatus } from '@angan/domain/subscription.ts';
import type { Context } from '../core/context.ts';
import { readBuyer } from './orders/buyer.ts';
import { activeUsers } from './orders/offer.ts';
import { readTerms, type TermRow } from './terms.ts';

const shown = ({ id, code, plan_name, sort, kind, duration_months, users_allowed, ...days }: TermRow) => ({
  ...{ id, kind, duration_months, users_allowed },
  plan: { code, plan_name, sort },
  started_on: days.started_on,
  ends_on: days.ends_on,
  price_paid: toRupees(days.price_paid),
});

/** What the office has, what it bought ahead, and to whom its invoices go. */
export const showSubscription = async ({ actor, db, services }: Context): Promise<Subscription> => {
  const { companyId } = actor;
  const today = dayInIndia(services.now());
  const current = await db
    .selectFrom('current_subscription')
    .select(['id', 'status', 'cancelled_on', 'grace_until'])
    .where('company', '=', companyId)
    .executeTakeFirstOrThrow();
  const terms = await readTerms(db, companyId);
  const term = terms.find(({ id }) => id === current.id);
  return {
    status: current.status as SubscriptionStatus,
    term: term ? shown(term) : null,
    cancelled_on: current.cancelled_on,
    grace_until: current.grace_until,
    next: terms.filter(({ started_on }) => started_on > today).map(shown),
    credit: toRupees(sumOf(terms.map(({ credit }) => credit))),
    users: await activeUsers(db, companyId),
    buyer: await readBuyer(db, companyId),
  };
};
