import type { Deal } from '@angan/contract/deals/deals.ts';
import type { LeaseTerms } from '@angan/domain/leases/index.ts';
import { toPaise } from '@angan/domain/paise.ts';

/** The terms that the clock reads; null where the deal has no lease. */
export const termsOfLease = (deal: Deal): LeaseTerms | null => {
  const { lease_start, lease_end, escalation_percent: percent, escalation_every_months: every } = deal;
  if (!lease_start || !lease_end || lease_end <= lease_start) return null;
  return {
    start: lease_start,
    end: lease_end,
    first_rent: toPaise(deal.agreed_rent ?? 0),
    escalation: percent && every ? { percent, every_months: every } : null,
    due_day: deal.rent_due_day ?? 1,
    lock_in_months: deal.lock_in_months ?? 0,
    notice_months: deal.notice_months ?? 0,
  };
};
