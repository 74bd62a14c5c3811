import { builderBrokerageBases, chargeBases } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import {
  amountPair,
  countPair,
  datePair,
  flagPair,
  namesOfKind,
  partsPair,
  referencesPair,
  textPair,
} from '../kit/pairs.ts';
import { sizePair, sizeUnitPair } from '../properties/property-fields.ts';

/** Longest texts and largest numbers of a project. */
export const projectLimits = {
  project_name: 120,
  builder_name: 120,
  areas: 2,
  address: 300,
  pincode: 6,
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
  rupees: 999_999_999_999,
} as const;

/** `percent` of the price falls due at `milestone`. */
const PaymentStep = z.object({
  milestone: requiredText(projectLimits.rowText),
  percent: z.number().positive().max(100),
});
export type PaymentStep = z.output<typeof PaymentStep>;

/** Rupees, or a percent of the price where the basis says so. */
const OtherCharge = z.object({
  label: requiredText(projectLimits.rowText),
  amount: z.number().min(0).max(projectLimits.rupees),
  basis: z.enum(chargeBases),
});
export type OtherCharge = z.output<typeof OtherCharge>;

/** What the builder pays: percent of the agreement value, by slabs of units, or rupees for each. */
const BuilderTerms = z.object({
  basis: z.enum(builderBrokerageBases),
  value: z.number().min(0).max(projectLimits.rupees).nullable(),
  slabs: z
    .array(
      z.object({
        from_units: z.number().int().min(1).max(projectLimits.units),
        percent: z.number().min(0).max(100),
      }),
    )
    .max(projectLimits.rows),
});

const rowsPair = <S extends z.ZodType>(row: S) =>
  partsPair(z.array(row).max(projectLimits.rows).optional(), z.array(row));

/**
 * The plain fields of a project (domain 2.3). A new one is a line here and a column of the table; what is read, sent,
 * checked and masked follows.
 */
export const projectFields = {
  address: textPair(projectLimits.address),
  pincode: textPair(projectLimits.pincode),
  latitude: amountPair(-90, 90),
  longitude: amountPair(-180, 180),
  rera_no: textPair(projectLimits.rera_no),
  rera_valid_to: datePair(),
  launch_date: datePair(),
  /** As the builder tells it. */
  possession_date: datePair(),
  /** As it is registered. */
  rera_possession_date: datePair(),
  land_area: sizePair(),
  land_unit: sizeUnitPair(),
  towers: countPair(0, projectLimits.towers),
  floors: countPair(0, projectLimits.floors),
  units_total: countPair(0, projectLimits.units),
  amenities: referencesPair(),
  features: referencesPair(),
  approved_banks: referencesPair(),
  payment_plan: rowsPair(PaymentStep),
  other_charges: rowsPair(OtherCharge),
  brokerage_terms: partsPair(BuilderTerms.nullable().optional(), BuilderTerms.nullable()),
  payout_rule: textPair(projectLimits.payout_rule),
  /** The builder asks for leads to be registered. */
  lead_registration: flagPair(),
  lead_lock_days: countPair(1, projectLimits.lead_lock_days),
  site_visit_hours: textPair(projectLimits.site_visit_hours),
  site_contact: textPair(projectLimits.site_contact),
  description: textPair(projectLimits.description),
  remark: textPair(projectLimits.remark),
  is_active: flagPair(),
};
export type ProjectField = keyof typeof projectFields;
export const projectFieldNames = Object.keys(projectFields) as ProjectField[];
export const projectTextNames = namesOfKind(projectFields, 'text');
export const projectPartNames = namesOfKind(projectFields, 'parts');
