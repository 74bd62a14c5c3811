import { builderBrokerageBases, chargeBases } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import {
  countPair,
  datePair,
  degreesPair,
  flagPair,
  namesOfKind,
  partsPair,
  referencesPair,
  textPair,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { sizePair, sizeUnitPair } from '../properties/property-fields.ts';

/** Longest texts and largest numbers of a project. */
export const projectLimits = {
  project_name: 120,
  builder_name: 120,
  areas: 2,
  units: 100_000,
  rows: 30,
  rowText: 80,
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

/** The parts of the form after what it is and where. */
export type ProjectSection =
  | 'RERA and possession'
  | 'Building'
  | 'Amenities'
  | 'Brokerage and leads'
  | 'Payment plan'
  | 'Other charges'
  | 'People and visits'
  | 'Notes';
const section = sectionsOf<ProjectSection>();
const rera = section('RERA and possession');
const building = section('Building');
const amenities = section('Amenities');
const leads = section('Brokerage and leads');
const plan = section('Payment plan');
const charges = section('Other charges');
const visits = section('People and visits');
const notes = section('Notes');

/**
 * The plain fields of a project (domain 2.3). A new one is a line here and a column of the table; what is read, sent,
 * asked, shown, checked and masked follows.
 */
export const projectFields = {
  rera_no: rera(textPair(50), 'RERA number', {
    short: 'RERA no.',
    imports: 'rera, rera no, rera id, rera registration, rera registration no, rera registration number, maharera no',
  }),
  rera_valid_to: rera(datePair(), 'RERA valid to', { short: 'RERA to', imports: 'rera valid till, rera validity' }),
  possession_date: rera(datePair(), 'Possession', {
    hint: 'As the builder tells it',
    imports: 'possession by, completion, completion date, handover, handover date, delivery, ready by',
  }),
  address: building(textPair(300), 'Address', { isOneLine: true }),
  pincode: building({ ...textPair(6), input: 'digits' as const }, 'PIN code'),
  latitude: building(degreesPair(90), 'Latitude'),
  longitude: building(degreesPair(180), 'Longitude'),
  land_area: building(sizePair(), 'Land'),
  land_unit: building(sizeUnitPair(), 'Unit of the land'),
  towers: building(countPair(0, 500), 'Towers', {
    imports: 'no of towers, number of towers, total towers, blocks',
  }),
  floors: building(countPair(0, 200), 'Floors', { imports: 'no of floors, number of floors, total floors, storeys' }),
  units_total: building(countPair(0, projectLimits.units), 'Units in all', {
    short: 'Units',
    imports: 'total units, no of units, number of units, units, total flats, no of flats',
  }),
  launch_date: building(datePair(), 'Launched on', { short: 'Launched', imports: 'launch, launch date' }),
  /** As it is registered. */
  rera_possession_date: building(datePair(), 'Possession by RERA', { short: 'RERA date' }),
  amenities: amenities(referencesPair(), 'Amenities', { placeholder: 'Lift, garden, security', imports: 'facilities' }),
  features: amenities(referencesPair(), 'Features', { placeholder: 'Corner, main road, park facing' }),
  approved_banks: amenities(referencesPair(), 'Approved by', {
    placeholder: 'Banks that lend for it',
    imports: 'banks, bank approvals, loan by',
  }),
  brokerage_terms: leads(partsPair(BuilderTerms.nullable().optional(), BuilderTerms.nullable()), 'Brokerage'),
  payout_rule: leads(textPair(300), 'Paid', {
    placeholder: 'After registration and first disbursement',
    isOneLine: true,
  }),
  lead_registration: leads(flagPair(), 'Leads have to be registered with the builder'),
  lead_lock_days: leads(countPair(1, 365), 'Days a lead is locked', { hint: '45 and 60 are usual' }),
  payment_plan: plan(rowsPair(PaymentStep), 'Payment plan'),
  other_charges: charges(rowsPair(OtherCharge), 'Other charges'),
  site_visit_hours: visits(textPair(60), 'Hours of site visits', {
    placeholder: '10 to 7, closed on Tuesday',
    short: 'Site visits',
  }),
  site_contact: visits(textPair(120), 'At the site', { placeholder: 'Who opens the sample flat' }),
  description: notes(textPair(2000), 'Description'),
  remark: notes(textPair(2000), 'Remark', { hint: 'Never printed' }),
  is_active: notes(flagPair(), 'We sell in this project'),
};
export type ProjectField = keyof typeof projectFields;
export const projectFieldNames = Object.keys(projectFields) as ProjectField[];
export const projectTextNames = namesOfKind(projectFields, 'text');
export const projectPartNames = namesOfKind(projectFields, 'parts');
