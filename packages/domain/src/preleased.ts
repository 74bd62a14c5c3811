/** What a property that is sold with its tenant yields, and how long the lease goes on (domain 4.5, 4.6). */
import { addMonths, monthsBetween } from './dates.ts';

/** Rupees; percent; months; days as YYYY-MM-DD. null where nobody said. */
export interface Lease {
  readonly lease_start: string | null;
  readonly lease_end: string | null;
  readonly lock_in_end: string | null;
  /** Per month, without GST. */
  readonly current_rent: number | null;
  readonly deposit: number | null;
  readonly escalation_percent: number | null;
  readonly escalation_every_months: number | null;
  readonly cam_payer: 'Tenant' | 'Owner' | 'Shared' | null;
  /** Per month. */
  readonly cam_amount: number | null;
  readonly property_tax_year: number | null;
  readonly insurance_year: number | null;
  /** Stamp duty, registration and brokerage with GST, as percent of the price. */
  readonly purchase_cost_percent: number | null;
}

export interface Yield {
  next_escalation_date: string | null;
  gross_roi: number | null;
  gross_roi_after_escalation: number | null;
  net_roi: number | null;
  average_roi: number | null;
  effective_roi: number | null;
  remaining_lock_in_months: number | null;
  remaining_lease_months: number | null;
}

const ofPrice = (perYear: number, price: number): number | null => (price > 0 ? (perYear / price) * 100 : null);

/** The first rise after today; null where none is agreed, or none comes before the lease ends. */
export const nextEscalation = (lease: Lease, today: string): string | null => {
  const { lease_start: start, lease_end: end, escalation_every_months: every } = lease;
  if (!start || !every || !lease.escalation_percent) return null;
  const passed = Math.floor(monthsBetween(start, today) / every);
  const date = addMonths(start, every * (passed + 1));
  return end !== null && date > end ? null : date;
};

/** What the owner pays of the maintenance in a year; of a shared one, half. */
const ownerCam = ({ cam_payer, cam_amount }: Lease): number => {
  if (cam_payer === 'Owner') return (cam_amount ?? 0) * 12;
  return cam_payer === 'Shared' ? (cam_amount ?? 0) * 6 : 0;
};

/** Rupees of rent from today to the end of the lease, month by month, with the rises that fall into it. */
export const rentToCome = (lease: Lease, today: string): { rupees: number; months: number } | null => {
  const { lease_start: start, lease_end: end, current_rent: rent, escalation_every_months: every } = lease;
  if (!end || rent === null) return null;
  const months = monthsBetween(today, end);
  const rise = 1 + (lease.escalation_percent ?? 0) / 100;
  const passed = start && every ? monthsBetween(start, today) : 0;
  const risesNow = every ? Math.floor(passed / every) : 0;
  let rupees = 0;
  for (let month = 0; month < months; month++) {
    const rises = start && every ? Math.floor((passed + month) / every) - risesNow : 0;
    rupees += rent * rise ** rises;
  }
  return { rupees, months };
};

/** Everything that follows from a lease and the price of the property. `price` in rupees, null where it is not known. */
export const yieldOf = (lease: Lease, price: number | null, today: string): Yield => {
  const { current_rent: rent, lock_in_end, lease_end } = lease;
  const escalation = nextEscalation(lease, today);
  const common = {
    next_escalation_date: escalation,
    remaining_lock_in_months: lock_in_end ? monthsBetween(today, lock_in_end) : null,
    remaining_lease_months: lease_end ? monthsBetween(today, lease_end) : null,
  };
  if (rent === null || price === null)
    return {
      ...common,
      gross_roi: null,
      gross_roi_after_escalation: null,
      net_roi: null,
      average_roi: null,
      effective_roi: null,
    };
  const year = rent * 12;
  const costs = ownerCam(lease) + (lease.property_tax_year ?? 0) + (lease.insurance_year ?? 0);
  const toCome = rentToCome(lease, today);
  return {
    ...common,
    gross_roi: ofPrice(year, price),
    gross_roi_after_escalation:
      escalation === null ? null : ofPrice(year * (1 + (lease.escalation_percent ?? 0) / 100), price),
    net_roi: ofPrice(year - costs, price * (1 + (lease.purchase_cost_percent ?? 0) / 100)),
    average_roi: toCome && toCome.months > 0 ? ofPrice((toCome.rupees / toCome.months) * 12, price) : null,
    effective_roi: ofPrice(year, price - (lease.deposit ?? 0)),
  };
};
