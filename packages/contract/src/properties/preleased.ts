import { camPayers } from '@angan/domain/lookups/property-lists.ts';
import { tenantCategories } from '@angan/domain/lookups/small-lists.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { idParams } from '../kit/fields.ts';
import type { Mistakes } from '../kit/mistakes.ts';
import {
  amountPair,
  choicePair,
  countPair,
  datePair,
  flagPair,
  givenOf,
  percentPair,
  rupeesPair,
  shownOf,
  textPair,
} from '../kit/pairs.ts';
import { propertyLimits } from './property-limits.ts';
import { preleasedTexts } from './texts.ts';

/** The lease that a property is sold with (domain 2.1.3). Rupees; percent; months; days as YYYY-MM-DD. */
export const preleasedFields = {
  tenant_name: textPair(propertyLimits.tenant_name),
  tenant_category: choicePair(tenantCategories),
  lease_start: datePair(),
  lease_end: datePair(),
  lock_in_end: datePair(),
  tenant_lock_in_end: datePair(),
  notice_months: countPair(0, propertyLimits.months),
  /** Per month, without GST. */
  current_rent: rupeesPair(),
  gst_on_rent: flagPair(),
  deposit: rupeesPair(),
  escalation_percent: percentPair(),
  escalation_every_months: countPair(1, propertyLimits.months),
  cam_payer: choicePair(camPayers),
  /** Per month. */
  cam_amount: rupeesPair(),
  /** The owner's, per year. */
  property_tax_year: rupeesPair(),
  insurance_year: rupeesPair(),
  /** Stamp duty, registration and brokerage with GST, as percent of the price. */
  purchase_cost_percent: amountPair(0, 100),
};
export type PreleasedField = keyof typeof preleasedFields;
export const preleasedFieldNames = Object.keys(preleasedFields) as PreleasedField[];

/** What each is called, in the order of the form. */
export const preleasedLabels: Readonly<Record<PreleasedField, string>> = {
  tenant_name: 'Tenant',
  tenant_category: 'Kind of tenant',
  current_rent: 'Rent',
  gst_on_rent: 'GST on the rent',
  deposit: 'Deposit',
  lease_start: 'Lease from',
  lease_end: 'Lease to',
  lock_in_end: 'Lock-in of the owner to',
  tenant_lock_in_end: 'Lock-in of the tenant to',
  notice_months: 'Notice',
  escalation_percent: 'Rent rises by',
  escalation_every_months: 'Rises every',
  cam_payer: 'Maintenance is paid by',
  cam_amount: 'Maintenance',
  property_tax_year: 'Property tax',
  insurance_year: 'Insurance',
  purchase_cost_percent: 'Costs of buying',
};
/** Behind the number. */
export const preleasedUnits: Readonly<Partial<Record<PreleasedField, string>>> = {
  current_rent: 'per month',
  cam_amount: 'per month',
  property_tax_year: 'per year',
  insurance_year: 'per year',
  notice_months: 'months',
  escalation_every_months: 'months',
  escalation_percent: '%',
  purchase_cost_percent: '% of the price',
};
/** Fields that the detail is not complete without. */
export const preleasedRequired = [
  'tenant_name',
  'tenant_category',
  'lease_start',
  'lease_end',
  'current_rent',
  'escalation_percent',
  'escalation_every_months',
] as const satisfies readonly PreleasedField[];

const percent = z.number().nullable();
/** The tenant of a property that is sold let. What the server works out is null where something for it is missing. */
export const Preleased = z.object({
  /** The property's. */
  property: z.number(),
  ...shownOf(preleasedFields),
  next_escalation_date: z.string().nullable(),
  /** Twelve rents over the price. */
  gross_roi: percent,
  /** The same after the next escalation. */
  gross_roi_after_escalation: percent,
  /** After the owner's costs of a year, over price and costs of buying where these are known. */
  net_roi: percent,
  /** Over the rest of the lease with its escalations. */
  average_roi: percent,
  /** Over the price less the deposit that the buyer keeps. */
  effective_roi: percent,
  /** Whole months from today; 0 where it is over. */
  remaining_lock_in_months: z.number().nullable(),
  remaining_lease_months: z.number().nullable(),
  may_edit: z.boolean(),
});
export type Preleased = z.infer<typeof Preleased>;

export const PreleasedInput = z.object(givenOf(preleasedFields));
export type PreleasedInput = z.input<typeof PreleasedInput>;
export type PreleasedGiven = z.output<typeof PreleasedInput>;

/** What is wrong with a lease as it would stand, by field. Form and server ask the same. */
export const preleasedMistakes = (lease: PreleasedGiven): Mistakes => {
  const found: Mistakes = {};
  for (const field of preleasedRequired)
    if (lease[field] === undefined || lease[field] === null || lease[field] === '') found[field] = [drf.required];
  const { lease_start, lease_end } = lease;
  if (lease_start && lease_end && lease_end <= lease_start) found.lease_end = [preleasedTexts.endAfterStart];
  for (const field of ['lock_in_end', 'tenant_lock_in_end'] as const) {
    const day = lease[field];
    if (day && ((lease_start && day < lease_start) || (lease_end && day > lease_end)))
      found[field] = [preleasedTexts.withinLease];
  }
  if (lease.cam_payer && lease.cam_payer !== 'Tenant' && (lease.cam_amount ?? null) === null)
    found.cam_amount = [preleasedTexts.camNeeded];
  return found;
};

const path = '/properties/preleased/:id/';
/** `id` is the property's: there is one lease at most for each. */
export const preleasedCalls = {
  get: call({
    method: 'GET',
    shows: ['preleased', 'property'],
    path,
    access: 'property:view',
    summary: 'The lease that a property is sold with, by the id of the property; 404 where it has none',
    params: idParams,
    answer: Preleased,
  }),
  put: call({
    method: 'PUT',
    path,
    access: 'property:edit',
    summary: 'Write the lease of a property down, whole',
    params: idParams,
    body: PreleasedInput,
    answer: Preleased,
  }),
  update: call({
    method: 'PATCH',
    path,
    access: 'property:edit',
    summary: 'Change the lease of a property',
    params: idParams,
    body: PreleasedInput,
    answer: Preleased,
  }),
};
