import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder, isOpenDeal, isOptionalStage } from '@angan/domain/deals/index.ts';
import { leaseEvents } from '@angan/domain/leases/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, formatRupees, perLanguage, word } from '../../core/language/index.ts';
import type { OwnDate } from '../../tasks/index.ts';
import { stageDays } from '../deal-days.ts';
import { typeOf } from '../deal-words.ts';
import { termsOfLease } from './lease-terms.ts';
import { eventWords } from './lease-words.ts';

/** Events of a lease that stand among the next dates. */
const shownEvents = 3;

/** What a day ahead is of. */
const aheadWords = perLanguage<Partial<Record<DealStage, string>>>(() => ({
  'Agreement Signed': t`Agreement`,
  'Agreement Registered': t`Agreement`,
  Registered: t`Registration`,
  'Possession Given': t`Possession`,
  'Handover Done': t`Handover`,
  Closed: t`Expected close`,
}));

const noteOf = (deal: Deal, stage: DealStage): string => {
  if (stage === 'Closed') return `${deal.probability} %`;
  if (stage === 'Registered') return [deal.sub_registrar, deal.registration_no].filter(Boolean).join(', ');
  return '';
};

/** The tax that the buyer deducts has to be paid before the sale is registered; until then it is among the dates. */
const taxDay = (deal: Deal): OwnDate[] => {
  const { property_tds: tds, tds_paid_on } = deal;
  if (!tds || tds_paid_on) return [];
  const { percent, amount } = tds;
  return [
    {
      on: deal.registration_date ?? deal.expected_close,
      text: percent === null ? t`TDS on the property` : t`TDS on the property, ${formatNumber(percent)} %`,
      note: amount === null ? t`By the buyer` : t`${formatRupees(amount)} by the buyer, an estimate`,
    },
  ];
};

const leaseDays = (deal: Deal, today: string): OwnDate[] => {
  const terms = termsOfLease(deal);
  if (!terms || deal.renewed_by) return [];
  return leaseEvents(terms)
    .filter(({ on }) => on >= today)
    .slice(0, shownEvents)
    .map((event) => ({ on: event.on, text: eventWords(event), note: t`Told by the lease clock` }));
};

/** Brokerage that is late stands among the dates until it has come. */
const lateMoney = ({ overdue }: Deal): OwnDate[] =>
  overdue ? [{ on: overdue.since, text: t`Brokerage`, note: t`${formatRupees(overdue.amount)} to come` }] : [];

/** The days of a deal itself: money that is late, and what lies ahead, of the stages to come, the buyer's TDS, and of a closed lease its clock. */
export const datesOfDeal = (deal: Deal, today: string): OwnDate[] => {
  if (deal.stage === 'Closed') return [...lateMoney(deal), ...leaseDays(deal, today)];
  if (!isOpenDeal(deal.stage)) return [];
  const type = typeOf(deal);
  const ladder = dealLadder(type);
  const ahead = [...stageDays(deal)].filter(([stage]) => ladder.indexOf(stage) > ladder.indexOf(deal.stage));
  return [
    ...lateMoney(deal),
    ...ahead
      .filter(([stage]) => !isOptionalStage(type, stage))
      .map(([stage, on]) => ({ on, text: aheadWords()[stage] ?? word(stage), note: noteOf(deal, stage) })),
    ...taxDay(deal),
  ];
};
