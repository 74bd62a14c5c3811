import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes, type SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import { type PropertyField, propertyFields, type VaultField, vaultFields } from './property-fields.ts';

/** Where a field stands in the form and on the record, in this order. */
export const propertySections = [
  'Place',
  'Rooms',
  'Size',
  'Land',
  'Work space',
  'PG',
  'Price',
  'Letting terms',
  'Possession and papers',
  'Amenities',
  'Description',
  'Mandate and access',
] as const;
export type PropertySection = (typeof propertySections)[number];

/** A field as a person meets it. Where it says nothing of groups or deals it is there for all of them. */
export interface FieldPlace {
  readonly label: string;
  readonly section: PropertySection;
  readonly groups?: readonly SubtypeGroup[];
  /** Only where it is sold, or let. */
  readonly deals?: 'sold' | 'let';
  /** Behind the number: 'ft', 'kW', 'months'. */
  readonly unit?: string;
  readonly hint?: string;
}

const homes: SubtypeGroup[] = ['Apartment', 'House', 'Building'];
const land: SubtypeGroup[] = ['Res. land', 'Com. land'];
const withPlot: SubtypeGroup[] = [...land, 'House', 'Building', 'Storage', 'Industrial', 'Institutional', 'Other'];
const built: SubtypeGroup[] = [
  'Apartment',
  'House',
  'PG',
  'Office',
  'Retail',
  'Storage',
  'Industrial',
  'Hospitality',
  'Institutional',
  'Building',
  'Other',
];
/** What stands on one floor of a building, and not on all of them. */
const onFloors = built.filter((group) => group !== 'House' && group !== 'Building');
const furnished: SubtypeGroup[] = [...homes, 'PG', 'Office', 'Retail', 'Hospitality'];
const work: SubtypeGroup[] = ['Office', 'Institutional', 'Building', 'Other'];
const sheds: SubtypeGroup[] = ['Storage', 'Industrial', 'Hospitality', 'Other'];
const lived: SubtypeGroup[] = ['Apartment', 'House', 'PG'];

const place = (label: string, more: Omit<FieldPlace, 'label' | 'section'> = {}): FieldPlace => ({
  label,
  section: 'Place',
  ...more,
});
const within = (section: PropertySection, common: Omit<FieldPlace, 'label' | 'section'> = {}) => {
  return (label: string, more: Omit<FieldPlace, 'label' | 'section'> = {}): FieldPlace => ({
    label,
    section,
    ...common,
    ...more,
  });
};
const rooms = within('Rooms', { groups: built });
const size = within('Size', { groups: built.filter((group) => group !== 'PG') });
const ground = within('Land', { groups: withPlot });
const zoned = within('Land', { groups: [...land, 'House', 'Industrial', 'Hospitality'] });
const desk = within('Work space', { groups: work });
const shed = within('Work space', { groups: sheds });
const bed = within('PG', { groups: ['PG'] });
const price = within('Price');
const letting = within('Letting terms', { deals: 'let', groups: [...built, 'Com. land'] });
const papers = within('Possession and papers');
const access = within('Mandate and access');

/** Every plain field of a property with its label and its place, by the groups of subtypes of domain 2.1.1. */
export const propertyLayout = {
  unit_no: place('Unit'),
  wing: place('Wing or tower'),
  address: place('Address', { hint: 'Printed only where the unit may be shared' }),
  landmark: place('Landmark', { hint: 'Printed' }),
  pincode: place('PIN code'),
  latitude: place('Latitude'),
  longitude: place('Longitude'),

  bhk: rooms('BHK', { groups: homes }),
  bathrooms: rooms('Bathrooms', { groups: [...homes, 'PG', 'Hospitality'] }),
  balconies: rooms('Balconies', { groups: [...homes, 'PG', 'Hospitality'] }),
  additional_rooms: rooms('Further rooms', { groups: [...homes, 'PG', 'Hospitality'] }),
  furniture: rooms('Furnishing', { groups: furnished }),
  furnishing_items: rooms('Furnished with', { groups: furnished }),
  floor_no: rooms('Floor', { groups: onFloors, hint: 'Ground is 0, basement -1' }),
  total_floors: rooms('Floors in all'),
  floor_label: rooms('Kind of floor', { groups: onFloors }),
  facing: rooms('Facing', { groups: [...homes, ...land, 'Office', 'Retail', 'Institutional', 'Other'] }),
  parking_covered: rooms('Covered parking'),
  parking_open: rooms('Open parking'),
  parking_bike: rooms('Two-wheeler parking'),

  size: { label: 'Size', section: 'Size' },
  size_unit: { label: 'Unit of the size', section: 'Size' },
  size_basis: { label: 'Measured as', section: 'Size' },
  carpet_area: size('Carpet area'),
  carpet_area_unit: size('Unit of the carpet area'),
  built_up_area: size('Built-up area'),
  built_up_area_unit: size('Unit of the built-up area'),
  super_built_up_area: size('Super built-up area'),
  super_built_up_area_unit: size('Unit of the super built-up area'),
  plot_area: ground('Plot area'),
  plot_area_unit: ground('Unit of the plot area'),

  plot_length: ground('Plot length', { unit: 'ft' }),
  plot_width: ground('Plot width', { unit: 'ft' }),
  road_width: ground('Road width', { unit: 'ft' }),
  open_sides: ground('Open sides'),
  is_corner: ground('Corner plot'),
  has_boundary_wall: ground('Boundary wall'),
  land_zone: zoned('Zone'),
  land_tenure: zoned('Tenure'),
  survey_no: zoned('Survey number'),
  tp_no: zoned('TP number'),
  fp_no: zoned('FP number'),
  fsi: zoned('FSI'),

  cabins: desk('Cabins'),
  workstations: desk('Workstations'),
  meeting_rooms: desk('Meeting rooms'),
  washrooms: desk('Washrooms', { groups: [...work, 'Retail'] }),
  has_pantry: desk('Pantry'),
  has_reception: desk('Reception'),
  has_server_room: desk('Server room'),
  frontage_ft: desk('Frontage', { groups: ['Retail', 'Building', 'Other'], unit: 'ft' }),
  ceiling_height_ft: desk('Ceiling height', { groups: ['Retail', 'Storage', 'Industrial', 'Other'], unit: 'ft' }),
  mezzanine_sqft: desk('Mezzanine', { groups: ['Retail'], unit: 'sqft' }),
  shutters: desk('Shutters', { groups: ['Retail'] }),
  power_load_kw: shed('Power load', {
    groups: [...work, 'Retail', 'Storage', 'Industrial', 'Hospitality'],
    unit: 'kW',
  }),
  docks: shed('Loading docks'),
  crane_ton: shed('Crane', { unit: 'ton' }),
  floor_load_ton_sqm: shed('Floor load', { unit: 'ton per sqm' }),
  has_fire_noc: shed('Fire NOC', { groups: [...work, 'Retail', 'Storage', 'Industrial', 'Hospitality'] }),
  suitable_for: desk('Suitable for', { groups: [...work, 'Retail', 'Storage', 'Industrial'] }),

  pg_for: bed('For'),
  sharing: bed('Sharing'),
  beds_total: bed('Beds in all'),
  beds_free: bed('Beds free'),
  meals: bed('Meals'),
  gate_time: bed('Gate closes'),

  sale_price: price('Price', { deals: 'sold' }),
  sale_price_basis: price('Price is', { deals: 'sold' }),
  bottom_price: price('Lowest price', { deals: 'sold', hint: 'Only you, the Owner and Co-Owners see it' }),
  rent: price('Rent', { deals: 'let' }),
  rent_basis: price('Rent is', { deals: 'let' }),
  bottom_rent: price('Lowest rent', { deals: 'let', hint: 'Only you, the Owner and Co-Owners see it' }),
  deposit: price('Deposit', { deals: 'let' }),
  maintenance: price('Maintenance'),
  maintenance_basis: price('Maintenance is'),
  maintenance_included: price('Maintenance is included in the rent', { deals: 'let' }),
  price_negotiable: price('Price is negotiable'),
  price_includes: price('Price includes', { deals: 'sold' }),

  available_from: { label: 'Available from', section: 'Letting terms', deals: 'let' },
  agreement_form: letting('Agreement'),
  min_term_months: letting('Shortest term', { unit: 'months' }),
  lock_in_months: letting('Lock-in', { unit: 'months' }),
  notice_months: letting('Notice', { unit: 'months' }),
  escalation_percent: letting('Rent rises by', { unit: '%' }),
  escalation_every_months: letting('Rises every', { unit: 'months' }),
  rent_free_months: letting('Rent-free', { unit: 'months' }),
  preferred_tenants: letting('Preferred tenants', { groups: lived }),
  pets_allowed: letting('Pets allowed', { groups: lived }),
  food_rule: letting('Food', { groups: lived, hint: 'Never printed' }),

  possession: papers('Possession'),
  possession_date: papers('Date of possession'),
  property_age: papers('Age in years', { groups: built }),
  occupancy: papers('Lived in by', { groups: built }),
  ownership: papers('Ownership'),
  rera_no: papers('RERA number'),
  oc_received: papers('Occupancy certificate', { groups: built }),
  clear_title: papers('Clear title'),
  society_noc: papers('Society NOC', { groups: ['Apartment', 'House', 'Office', 'Retail'] }),
  has_loan: papers('Loan on it'),
  loan_bank: papers('Bank'),
  loan_outstanding: papers('Loan outstanding'),

  amenities: { label: 'Amenities', section: 'Amenities' },
  features: { label: 'Features', section: 'Amenities' },
  description: { label: 'Description', section: 'Description', hint: 'Printed' },
  remark: { label: 'Remark', section: 'Description', hint: 'Never printed' },

  contact_role: access('Contact is the'),
  source: access('Source'),
  mandate: access('Mandate'),
  mandate_from: access('Mandate from'),
  mandate_to: access('Mandate to'),
  brokerage_terms: access('Brokerage'),
  co_broker_split: access("Co-broker's share", { unit: '%' }),
  key_with: access('Key with'),
  key_note: access('About the key', { hint: 'Only you, the Owner and Co-Owners see it' }),
  visiting_hours: access('Visiting hours'),
  published_on: access('Published on'),
} as const satisfies Record<PropertyField | VaultField, FieldPlace>;

export type LaidOutField = keyof typeof propertyLayout;
export const laidOutFields = Object.keys(propertyLayout) as LaidOutField[];

/** Each field's pair: its kind, its options, its limits. */
export const laidOutPairs = { ...propertyFields, ...vaultFields };

/** Whether a property of some subtype and deal types has a field at all (domain 2.1.1). No deal types: both ways. */
export const hasField = (field: LaidOutField, subtype: number, deals: readonly number[]): boolean => {
  const { groups, deals: only }: FieldPlace = propertyLayout[field];
  const group = propertySubtypes.find((row) => row.id === subtype)?.group;
  if (groups && group && !groups.includes(group)) return false;
  if (!only || deals.length === 0) return true;
  return dealTypes.some(({ id, unit }) => deals.includes(id) && (unit === 'total') === (only === 'sold'));
};

/** The fields of a property of some subtype and deal types, by section, in the order of the form. */
export const fieldsBySection = (subtype: number, deals: readonly number[]): [PropertySection, LaidOutField[]][] =>
  propertySections
    .map((section): [PropertySection, LaidOutField[]] => [
      section,
      laidOutFields.filter((field) => propertyLayout[field].section === section && hasField(field, subtype, deals)),
    ])
    .filter(([, fields]) => fields.length > 0);
