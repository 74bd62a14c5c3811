import { billingTexts } from '@angan/contract/billing/texts.ts';
import {
  creditOf,
  daysOf,
  type Purchase,
  purchaseOfTerm,
  purchaseOfUsers,
  remainingDays,
} from '@angan/domain/billing/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Duration } from '@angan/domain/subscription.ts';
import { inForce, type TaxedAmounts, taxedDocument } from '@angan/domain/taxes/index.ts';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { readLaws } from '../../law/index.ts';
import { openPaid, readTerms, type TermRow } from '../terms.ts';
import { checkUsers, readCoupon, readOffer, readPrice, refuseBelowTeam } from './offer.ts';

/** What is bought, with what it comes to; money in paise. */
export interface Priced extends Purchase, TaxedAmounts {
  readonly plan: { readonly id: number; readonly code: string; readonly plan_name: string };
  readonly duration_months: number;
  readonly users: number;
  readonly users_added: number;
  /** Of added users: what falls on each term. */
  readonly shares: Readonly<Record<string, number>>;
  readonly coupon: number | null;
  readonly gst_rate: number;
  readonly priced_on: string;
  /** The terms whose rest is the credit. */
  readonly credited: readonly TermRow[];
}

interface WantedTerm {
  readonly plan: string;
  readonly duration: Duration;
  readonly users: number;
  readonly coupon?: string | undefined;
}

/** A plan at today's prices, for an office whose invoice goes to this state. */
export const priceTerm = async (context: Context, wanted: WantedTerm, state: string): Promise<Priced> => {
  const { actor, db, services } = context;
  const today = dayInIndia(services.now());
  const offer = await readOffer(db, wanted.plan, wanted.duration);
  checkUsers(offer, wanted.users);
  const coupon = await readCoupon(db, wanted.coupon, offer.id);
  const terms = await readTerms(db, actor.companyId);
  const purchase = purchaseOfTerm(terms, { ...offer, users: wanted.users }, today, coupon);
  if (purchase.days.started_on <= today) await refuseBelowTeam(context, wanted.users);
  return {
    ...purchase,
    ...(await taxed(context, purchase.taxable, state, today)),
    plan: offer,
    duration_months: offer.months,
    users: wanted.users,
    users_added: 0,
    shares: {},
    coupon: coupon?.id ?? null,
    priced_on: today,
    credited: purchase.purpose === 'Upgrade' ? openPaid(terms, today) : [],
  };
};

/** More users until the terms that are paid for end. */
export const priceUsers = async (context: Context, added: number, state: string): Promise<Priced> => {
  const { actor, db, services } = context;
  const today = dayInIndia(services.now());
  const terms = await readTerms(db, actor.companyId);
  const open = openPaid(terms, today);
  const [running] = open;
  if (!running || running.started_on > today) throw nonField(billingTexts.nothingRuns);
  const priced = await Promise.all(
    open.map(async (term) => {
      const price = await readPrice(db, term.plan, term.duration_months!);
      if (!price?.extra_user_price) throw nonField(billingTexts.noExtraUsers);
      return { ...term, extra_user_price: price.extra_user_price };
    }),
  );
  const plan = await db
    .selectFrom('offered_plan')
    .select('max_users')
    .where('id', '=', running.plan)
    .executeTakeFirstOrThrow();
  const users = running.users_allowed + added;
  if (plan.max_users !== null && users > plan.max_users) throw nonField(billingTexts.usersAbovePlan(plan.max_users));
  const purchase = purchaseOfUsers(terms, priced, added, today);
  return {
    ...purchase,
    ...(await taxed(context, purchase.taxable, state, today)),
    plan: { id: running.plan, code: running.code, plan_name: running.plan_name },
    duration_months: running.duration_months!,
    users,
    users_added: added,
    shares: Object.fromEntries(priced.map((term) => [term.id, purchaseOfUsers([], [term], added, today).price])),
    coupon: null,
    priced_on: today,
    credited: [],
  };
};

const taxed = async ({ db, services }: Context, taxable: number, state: string, today: string) => {
  const { gstin, state_code } = services.settings.supplier;
  const percent = inForce((await readLaws(db, ['GST rate']))['GST rate'], today)?.percent ?? 0;
  const { reverse_charge: _, ...amounts } = taxedDocument({
    taxable,
    treatment: gstin ? 'Charge GST' : 'Not registered',
    percent,
    supplier_state: state_code,
    place_of_supply: state || state_code,
  });
  return { ...amounts, gst_rate: gstin ? percent : 0 };
};

/** How the credit of a running term was counted; null where it is not of one. */
export const creditCounted = ({ credited, priced_on }: Priced) => {
  const [first] = credited.filter((term) => creditOf(term, priced_on) > 0);
  if (!first || credited.length !== 1) return null;
  const days = { started_on: first.started_on, ends_on: first.ends_on! };
  return {
    plan_name: first.plan_name,
    price_paid: first.price_paid,
    days: daysOf(days),
    days_left: remainingDays(days, priced_on),
    ends_on: days.ends_on,
  };
};
