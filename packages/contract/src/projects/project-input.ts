import { brokerageBases, chargeBases, projectStatuses, salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import {
  date,
  flag,
  number,
  oneOf,
  reference,
  references,
  requiredReference,
  requiredReferences,
  requiredText,
  text,
} from '../kit/fields.ts';
import { size, sizeUnit } from '../properties/property-input.ts';

/** Longest texts and largest numbers of a project. */
export const projectLimits = {
  project_name: 120,
  builder_name: 120,
  areas: 2,
  address: 300,
  rera_no: 50,
  floors: 200,
  towers: 500,
  units: 100_000,
  rows: 30,
  rowText: 80,
  payout_rule: 300,
  lead_lock_days: 365,
  site_visit_hours: 60,
  site_contact: 120,
  description: 2000,
  remark: 2000,
  contacts: 10,
} as const;

/** `percent` of the price falls due at `milestone`. */
export const PaymentStep = z.object({
  milestone: requiredText(projectLimits.rowText),
  percent: z.number().positive().max(100),
});
export type PaymentStep = z.output<typeof PaymentStep>;

/** Rupees, or a percent of the price where the basis says so. */
export const OtherCharge = z.object({
  label: requiredText(projectLimits.rowText),
  amount: z.number().min(0).max(999_999_999_999),
  basis: z.enum(chargeBases),
});
export type OtherCharge = z.output<typeof OtherCharge>;

export const BrokerageTermsInput = z.object({
  basis: z.enum(brokerageBases),
  value: z.number().min(0).max(999_999_999_999).nullable(),
  slabs: z
    .array(
      z.object({
        from_units: z.number().int().min(1).max(projectLimits.units),
        percent: z.number().min(0).max(100),
      }),
    )
    .max(projectLimits.rows),
});

const rows = <S extends z.ZodType>(row: S) => z.array(row).max(projectLimits.rows).optional();

/** What a person says of a project. Whether it holds together is told by `projectMistakes`. */
export const ProjectInput = z.object({
  project_name: requiredText(projectLimits.project_name),
  builder_name: requiredText(projectLimits.builder_name),
  builder_contact: reference(),
  sales_contacts: z
    .array(z.object({ contact: requiredReference(), role: z.enum(salesContactRoles) }))
    .max(projectLimits.contacts)
    .optional(),
  property_type: requiredReference(),
  property_subtype: requiredReferences(20),
  deal_type: references(9),
  area: requiredReferences(projectLimits.areas),
  address: text(projectLimits.address),
  pincode: z
    .union(
      [z.string().regex(/^([1-9]\d{5})?$/, 'Enter the six digits of the PIN code.'), z.null().transform(() => '')],
      oneOf,
    )
    .optional(),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  rera_no: text(projectLimits.rera_no),
  rera_valid_to: date(),
  status: z.enum(projectStatuses),
  launch_date: date(),
  possession_date: date(),
  rera_possession_date: date(),
  land_area: size(),
  land_unit: sizeUnit(),
  towers: number(0, projectLimits.towers, 'int'),
  floors: number(0, projectLimits.floors, 'int'),
  units_total: number(0, projectLimits.units, 'int'),
  amenities: references(),
  features: references(),
  approved_banks: references(),
  payment_plan: rows(PaymentStep),
  other_charges: rows(OtherCharge),
  brokerage_terms: BrokerageTermsInput.nullable().optional(),
  payout_rule: text(projectLimits.payout_rule),
  lead_registration: flag(),
  lead_lock_days: number(1, projectLimits.lead_lock_days, 'int'),
  site_visit_hours: text(projectLimits.site_visit_hours),
  site_contact: text(projectLimits.site_contact),
  description: text(projectLimits.description),
  remark: text(projectLimits.remark),
  is_active: flag(),
});
export type ProjectInput = z.input<typeof ProjectInput>;
