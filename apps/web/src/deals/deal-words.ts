import type { Deal } from '@angan/contract/deals/deals.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { isOpenDeal } from '@angan/domain/deals/index.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/deal-types.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatPrice, formatRupees, word } from '../core/language/index.ts';
import { homeName, placeOf } from '../records/light.ts';
import { personName } from '../ui/person-name.ts';

/** The word of a deal's type, as the rules of deals read it. */
export const typeOf = ({ deal_type }: Pick<Deal, 'deal_type'>) =>
  dealTypes.find(({ id }) => id === deal_type)!.deal_type;

export const isSold = (deal: Pick<Deal, 'deal_type'>): boolean => dealUnit(typeOf(deal)) === 'total';

/** Whether it is a lease that no other deal goes on with. */
export const mayRenew = (
  deal: Pick<Deal, 'deal_type' | 'stage' | 'lease_start' | 'lease_end' | 'renewed_by'>,
): boolean =>
  !isSold(deal) && deal.stage === 'Closed' && deal.lease_start !== null && deal.lease_end !== null && !deal.renewed_by;

/** What the two sides of a deal are called. */
export const sideNames = (deal: Pick<Deal, 'deal_type'>) =>
  isSold(deal) ? { buyer: t`Buyer`, seller: t`Seller` } : { buyer: t`Tenant`, seller: t`Landlord` };

type Priced = Pick<Deal, 'deal_type' | 'agreed_price' | 'agreed_rent' | 'deposit'>;

/** What is agreed on, in rupees: the price, a month's rent, or the deposit; null while nothing is. */
export const amountOf = (deal: Priced): number | null => {
  const unit = dealUnit(typeOf(deal));
  return unit === 'total' ? deal.agreed_price : unit === 'month' ? deal.agreed_rent : deal.deposit;
};

/** '2.40 Cr', '₹ 65,000.00 a month'; '' while nothing is agreed on. */
export const priceOf = (deal: Priced): string => {
  const amount = amountOf(deal);
  if (amount === null) return '';
  const unit = dealUnit(typeOf(deal));
  if (unit === 'month') return t`${formatRupees(amount)} a month`;
  return unit === 'deposit' ? t`${formatPrice(amount)} deposit` : formatPrice(amount);
};

/** '16,000 per sqft carpet' of what is sold; '59.09 per sqft' of what is let; '' where no size is known. */
export const rateOf = (deal: Deal): string => {
  const amount = amountOf(deal);
  const { carpet_sqft: carpet = null, size_sqft: size = null } = deal.property ?? {};
  if (amount === null) return '';
  if (carpet) return t`${formatNumber(Math.round((amount / carpet) * 100) / 100)} per sqft carpet`;
  return size ? t`${formatNumber(Math.round((amount / size) * 100) / 100)} per sqft` : '';
};

/** '3 BHK flat, Orchid Heights, Shela'; of a booking the unit and its project. */
export const subjectOf = ({ property, projectunit }: Pick<Deal, 'property' | 'projectunit'>): string => {
  if (projectunit) return `${projectunit.unit_name}, ${projectunit.project.project_name}`;
  return property ? [homeName(property), property.unit_no, placeOf(property)].filter(Boolean).join(', ') : '';
};

/** Who buys or takes what: what a deal is called wherever it is told of. */
export const dealName = (deal: Pick<Deal, 'buyer' | 'property' | 'projectunit'>): string =>
  [personName(deal.buyer.name), subjectOf(deal)].filter(Boolean).join(', ');

export interface NextLine {
  readonly text: string;
  readonly tone: 'plain' | 'warn' | 'bad' | 'ok';
  readonly kind: 'due' | 'task' | 'offer' | 'close' | 'lease';
}

/** '1.04 Lakhs due, 21 days late' */
const dueWords = ({ amount, since }: NonNullable<Deal['overdue']>, today: string): string => {
  const due = formatPrice(amount);
  return plural(daysBetween(since, today), { one: `${due} due, # day late`, other: `${due} due, # days late` });
};

/** What a deal waits for, in a line: money that is late, its next task, an offer without an answer, else the day by which it is to close. */
export const nextOf = (deal: Deal, now = new Date()): NextLine | null => {
  const today = dayInIndia(now);
  if (deal.overdue) return { text: dueWords(deal.overdue, today), tone: 'bad', kind: 'due' };
  if (deal.stage === 'Closed' && deal.lease_end)
    return { text: t`Lease to ${formatDate(deal.lease_end)}`, tone: 'plain', kind: 'lease' };
  if (!isOpenDeal(deal.stage)) return null;
  const { next_task: task, last_offer: offer } = deal;
  if (offer?.status === 'Made')
    return {
      text: t`${word(offer.by_side)}: ${formatPrice(offer.amount)}, to answer`,
      tone: 'warn',
      kind: 'offer',
    };
  if (deal.expected_close < today)
    return { text: t`Was to close on ${formatDate(deal.expected_close)}`, tone: 'bad', kind: 'close' };
  if (task) {
    const day = dayInIndia(task.date_time);
    const isLate = Date.parse(task.date_time) < now.getTime();
    const text = `${word(task.title)}, ${day === today ? t`today` : formatDate(task.date_time)}`;
    return { text, tone: isLate ? 'bad' : day === today ? 'ok' : 'plain', kind: 'task' };
  }
  return { text: t`Close by ${formatDate(deal.expected_close)}`, tone: 'plain', kind: 'close' };
};
