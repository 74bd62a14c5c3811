/** The end of a lease as the next one's beginning: what the tenant will look for, and when the property is free (domain 1.2 item 7). */
import { addDays } from '../dates.ts';
import type { DealType } from '../lookups/deal-types.ts';
import type { Paise } from '../paise.ts';
import { rentedReturnDays } from '../property-status.ts';
import { type LeaseTerms, rentInMonth } from './rent.ts';
import { monthsInTerm } from './term.ts';

/** What is known of the place that the tenant lives or works in: ids of the lists. */
export interface LeasedPlace {
  readonly deal_type: DealType;
  readonly property_type: number;
  readonly property_subtype: number;
  readonly bhk: number | null;
  readonly area: number | null;
  readonly furniture: number | null;
}

export interface TenantInquiry extends LeasedPlace {
  readonly contact: number;
  /** The rent of the last month, which is what the tenant is used to. */
  readonly budget_max: Paise;
  /** The first day after the lease. */
  readonly needed_from: string;
}

export interface LeaseRenewal {
  /** The day on which both are proposed. */
  readonly on: string;
  /** A draft: a person says whether it becomes an inquiry. */
  readonly inquiry: TenantInquiry;
  readonly available_from: string;
}

/** What the system proposes before the end of a lease, and from which day. */
export const leaseRenewal = (terms: LeaseTerms, tenant: number, place: LeasedPlace): LeaseRenewal => {
  const { start, end, first_rent, escalation } = terms;
  const free = addDays(end, 1);
  const on = addDays(end, -rentedReturnDays);
  return {
    on: on < start ? start : on,
    inquiry: {
      ...place,
      contact: tenant,
      budget_max: rentInMonth(first_rent, escalation, monthsInTerm(start, end)),
      needed_from: free,
    },
    available_from: free,
  };
};
