import type { ProjectInput } from '@angan/contract/projects/project-input.ts';
import type { ProjectUnitInput } from '@angan/contract/projects/project-units.ts';
import { banks, type LeadStatus } from '@angan/domain/lookups/index.ts';
import { lakh } from './asked-prices.ts';
import { by } from './cast.ts';
import { amenityIds, bhkId, dealId, subtypeId, typeId } from './platform-ids.ts';

/** A project of the demo before it has ids: places and people by their names, days counted from now. */
export interface DemoProject {
  readonly facts: Omit<
    ProjectInput,
    'area' | 'builder_contact' | 'rera_valid_to' | 'launch_date' | 'possession_date' | 'rera_possession_date'
  >;
  readonly area: string;
  /** Days from now. */
  readonly days: Readonly<Record<'rera_valid_to' | 'launch_date' | 'possession_date' | 'rera_possession_date', number>>;
  readonly units: readonly Omit<ProjectUnitInput, 'project'>[];
  readonly leads: readonly DemoLead[];
  readonly created_by: string;
  /** Days since the office took it on. */
  readonly age: number;
}

/** A lead that was registered some days ago. `who`: a name of the cast; else the oldest wish for a new home that fits. */
export interface DemoLead {
  readonly daysAgo: number;
  readonly status: LeadStatus;
  readonly ref_no: string;
  readonly who?: string;
}

const bankIds = (names: readonly (typeof banks)[number]['bank'][]) =>
  banks.filter((row) => names.includes(row.bank)).map((row) => row.id);

/** Flats of a builder whom the office knows; one of them is in its stock, under the society of the same name. */
export const projects: readonly DemoProject[] = [
  {
    area: 'Jagatpur',
    created_by: by('Kavita'),
    age: 95,
    facts: {
      project_name: 'Amrakunj Township',
      builder_name: 'Amrakunj Buildcon',
      property_type: typeId('Residential'),
      property_subtype: [subtypeId('Flat/Apartment'), subtypeId('Penthouse')],
      deal_type: [dealId('New booking')],
      status: 'Under construction',
      address: 'Jagatpur Road, behind the lake garden',
      rera_no: 'PR/GJ/AHMEDABAD/DASKROI/AUDA/RAA99014/230926',
      land_area: 6800,
      land_unit: 'SqYd',
      towers: 4,
      floors: 13,
      units_total: 208,
      amenities: amenityIds(['Lift', 'Power backup (lift)', 'Clubhouse', 'Gym', 'Garden', 'EV charging']),
      approved_banks: bankIds(['State Bank of India', 'HDFC Bank', 'Bank of Baroda', 'LIC Housing Finance']),
      payment_plan: [
        { milestone: 'On booking', percent: 10 },
        { milestone: 'Banakhat', percent: 20 },
        { milestone: 'Plinth', percent: 15 },
        { milestone: 'Slabs, 5 % each', percent: 30 },
        { milestone: 'Masonry and plaster', percent: 15 },
        { milestone: 'Possession', percent: 10 },
      ],
      other_charges: [
        { label: 'Floor rise from the 5th', amount: 25, basis: 'Per sqft' },
        { label: 'Allotted parking', amount: 250_000, basis: 'One time' },
        { label: 'Maintenance deposit', amount: 60, basis: 'Per sqft' },
        { label: 'Legal', amount: 25_000, basis: 'One time' },
      ],
      brokerage_terms: {
        basis: 'Percent',
        value: 2,
        slabs: [
          { from_units: 5, percent: 2.5 },
          { from_units: 10, percent: 3 },
        ],
      },
      payout_rule: '45 days after banakhat, once the first instalment is in',
      lead_registration: true,
      lead_lock_days: 45,
      site_visit_hours: '10 to 7, closed on Wednesday',
      site_contact: 'Sample flat in tower B, ground floor',
      description: 'Four towers around a garden. Cross ventilation in every flat, two lifts to a core.',
      remark: 'Register before the visit, they check the gate book. Corner flats of tower B go last.',
    },
    days: { rera_valid_to: 980, launch_date: -160, possession_date: 760, rera_possession_date: 945 },
    units: [
      {
        unit_name: '2 BHK Type A',
        bhk: bhkId('2 BHK'),
        rera_carpet: 648,
        super_built_up: 1125,
        price_from: 52 * lakh,
        price_to: 57.5 * lakh,
        units_total: 104,
        units_left: 31,
      },
      {
        unit_name: '3 BHK Type B',
        bhk: bhkId('3 BHK'),
        rera_carpet: 842,
        super_built_up: 1460,
        price_from: 66 * lakh,
        price_to: 74 * lakh,
        units_total: 96,
        units_left: 17,
      },
      {
        unit_name: '4 BHK penthouse',
        bhk: bhkId('4 BHK'),
        rera_carpet: 1715,
        super_built_up: 2890,
        price_basis: 'Per unit of super built-up',
        price_from: 5200,
        price_to: 5450,
        units_total: 8,
        units_left: 2,
      },
    ],
    leads: [
      { daysAgo: 61, status: 'Expired', ref_no: 'AT-0412' },
      { daysAgo: 41, status: 'Accepted', ref_no: 'AT-0455' },
      { daysAgo: 19, status: 'Accepted', ref_no: 'AT-0498' },
      { daysAgo: 6, status: 'Duplicate at builder', ref_no: 'AT-0520' },
      { daysAgo: 0, status: 'Sent', ref_no: '', who: 'नीलम राठौड़' },
    ],
  },
];
