import type { LeaseTerms } from '@angan/domain/leases/index.ts';
import { toPaise } from '@angan/domain/paise.ts';

/** What a deal says of its lease. */
export interface LeaseColumns {
  readonly lease_start: string | null;
  readonly lease_end: string | null;
  readonly agreed_rent: number | null;
  readonly escalation_percent: number | null;
  readonly escalation_every_months: number | null;
  readonly rent_due_day: number | null;
  readonly lock_in_months: number | null;
  readonly notice_months: number | null;
}

/** The terms that the clock reads; null where the deal has no lease. */
export const termsOf = (deal: LeaseColumns): LeaseTerms | null => {
  const { lease_start, lease_end, escalation_percent: percent, escalation_every_months: every } = deal;
  if (lease_start === null || lease_end === null) return null;
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
