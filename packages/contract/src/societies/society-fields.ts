import { maintenanceBases, societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { powerBackups, societyWaterSources } from '@angan/domain/lookups/small-lists.ts';
import { z } from 'zod';
import { ContactRef } from '../kit/nested.ts';
import {
  choicePair,
  choicesPair,
  countPair,
  degreesPair,
  flagPair,
  maybePair,
  partsPair,
  pincodePair,
  referencesPair,
  requiredReferencePair,
  requiredTextPair,
  rupeesPair,
  setChoicePair,
  textPair,
  wordsPair,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { placeLimits } from '../places/places.ts';
import { contactOrNew } from '../properties/property-input.ts';

/** The parts of the form, in this order. */
export const societySections = [
  'Name',
  'Also called',
  'Kind',
  'Address',
  'Building',
  'Charges',
  'Papers',
  'Rules',
  'Contacts',
  'Map',
] as const;
const section = sectionsOf<(typeof societySections)[number]>();
const name = section('Name');
const called = section('Also called');
const kind = section('Kind');
const address = section('Address');
const building = section('Building');
const charges = section('Charges');
const papers = section('Papers');
const rules = section('Rules');
const contacts = section('Contacts');
const map = section('Map');

/** Somebody to call, null for nobody; left out for roles that may not see it. */
const keeperPair = () => partsPair(z.union([z.null(), contactOrNew()]).optional(), ContactRef.nullable().optional());

/** The fields of a society. A new one is a line here and a column of the table. '' and null: not known. Rupees. */
export const societyFields = {
  society_name: name(requiredTextPair(placeLimits.society), 'Society', { isRequired: true }),
  area: name(requiredReferencePair(), 'Area'),
  aliases: called(wordsPair(placeLimits.alias, placeLimits.aliases), 'Also called', {
    hint: 'As brokers write it in messages. Enter after each.',
    width: 12,
  }),
  builder_name: called(textPair(120), 'Builder', { width: 11 }),
  society_kind: kind(choicePair(societyKinds), 'Kind'),
  /** None: any. */
  property_type: kind(referencesPair(), 'For, any when none is chosen', { short: 'For' }),
  address: address(textPair(300), 'Address', { isOneLine: true, width: 14 }),
  landmark: address(textPair(120), 'Landmark'),
  pincode: address(pincodePair(), 'Pincode', { width: 6 }),
  year_built: building(countPair(1800, 2100), 'Year built', { short: 'Built' }),
  towers: building(countPair(1, 500), 'Towers', { width: 5 }),
  floors: building(countPair(0, 200), 'Floors', { width: 5 }),
  units_total: building(countPair(1, 50_000), 'Units'),
  lift_count: building(countPair(0, 500), 'Lifts', { width: 5 }),
  maintenance: charges(rupeesPair(), 'Maintenance'),
  maintenance_basis: charges(setChoicePair(maintenanceBases), 'Maintenance is'),
  transfer_charge: charges(rupeesPair(), 'Transfer charge', { short: 'Transfer' }),
  noc_required: papers(maybePair(), 'NOC of the society needed', { short: 'NOC needed' }),
  oc_received: papers(maybePair(), 'Occupancy certificate received', { short: 'OC received' }),
  rera_no: papers(textPair(50), 'RERA number', { short: 'RERA', width: 10 }),
  amenities: rules(referencesPair(), 'Amenities'),
  water_source: rules(choicesPair(societyWaterSources), 'Water'),
  power_backup: rules(choicePair(powerBackups), 'Power backup'),
  parking_rule: rules(textPair(300), 'Parking rule', { isOneLine: true, short: 'Parking' }),
  rules: rules(textPair(2000), 'Rules', { hint: 'Tenants, pets, hours to move in' }),
  office_contact: contacts(keeperPair(), 'Society office'),
  watchman_contact: contacts(keeperPair(), 'Watchman'),
  latitude: map(degreesPair(90), 'Latitude'),
  longitude: map(degreesPair(180), 'Longitude'),
  is_active: map(flagPair(), 'In use: forms offer it', { short: 'In use' }),
};
export type SocietyField = keyof typeof societyFields;
