import { addMonths, dayInIndia } from '@angan/domain/dates.ts';
import type { Lease, PropertyFacts } from './property.ts';
import type { Random } from './random.ts';
import { toNext } from './words/facts.ts';

/** Tenants that no town has, by what an investor asks of them first. */
const tenants: readonly (readonly [name: string, category: string])[] = [
  ['Narmada Gramin Bank', 'Bank/ATM'],
  ['Aarogya Path Lab', 'Healthcare'],
  ['Chai Chaupal', 'Food and beverage'],
  ['Vastram Menswear', 'Retail brand'],
  ['Kiran Coaching Classes', 'Education'],
  ['Tattva Softworks', 'Corporate'],
  ['Sahaj Optics', 'Retail brand'],
  ['Meridian Shared Desks', 'Co-working operator'],
];

/** Leases of what is sold with its tenant; the tenants come one after the other. */
export const newLeases = (random: Random) => {
  const tenant = random.deck(tenants);
  return ({ rent, sale_price }: PropertyFacts, now: Date): Lease => {
    const today = dayInIndia(now);
    const lease_start = addMonths(today, -random.int(4, 40));
    const [tenant_name, tenant_category] = tenant();
    return {
      tenant_name,
      tenant_category,
      lease_start,
      lease_end: addMonths(lease_start, random.pick([60, 72, 108])),
      lock_in_end: addMonths(today, random.int(6, 34)),
      tenant_lock_in_end: addMonths(today, random.int(3, 24)),
      notice_months: random.pick([3, 3, 6]),
      current_rent: rent!,
      gst_on_rent: true,
      deposit: rent! * random.pick([6, 6, 9]),
      escalation_percent: random.pick([12, 15, 15]),
      escalation_every_months: 36,
      cam_payer: random.pick(['Tenant', 'Tenant', 'Owner'] as const),
      cam_amount: toNext(250, rent! * 0.07),
      property_tax_year: toNext(500, sale_price! * 0.0022),
      insurance_year: toNext(500, sale_price! * 0.0004),
    };
  };
};
