/** Property types and subtypes. Land lies under both types, industrial and agricultural under Commercial. */
import { seed } from './seed.ts';

export const propertyTypes = seed([
  { id: 1, property_type: 'Residential' },
  { id: 2, property_type: 'Commercial' },
]);

export type PropertyTypeName = (typeof propertyTypes)[number]['property_type'];

/** `property_type` is the type's id; `group` decides which fields a form shows; `short` is the word for a sentence. */
export const propertySubtypes = seed([
  { id: 1, property_subtype: 'Flat/Apartment', property_type: 1, group: 'Apartment', short: 'Flat' },
  { id: 2, property_subtype: 'Builder Floor', property_type: 1, group: 'Apartment', short: 'Builder floor' },
  { id: 3, property_subtype: 'Penthouse', property_type: 1, group: 'Apartment', short: 'Penthouse' },
  { id: 4, property_subtype: 'Duplex Flat', property_type: 1, group: 'Apartment', short: 'Duplex' },
  { id: 5, property_subtype: 'Studio/1 RK', property_type: 1, group: 'Apartment', short: 'Studio' },
  { id: 6, property_subtype: 'Serviced Apartment', property_type: 1, group: 'Apartment', short: 'Serviced apartment' },
  {
    id: 7,
    property_subtype: 'Society Quarter/Chawl Room',
    property_type: 1,
    group: 'Apartment',
    short: 'Society quarter',
  },
  { id: 8, property_subtype: 'Bungalow', property_type: 1, group: 'House', short: 'Bungalow' },
  { id: 9, property_subtype: 'Villa', property_type: 1, group: 'House', short: 'Villa' },
  { id: 10, property_subtype: 'Row House', property_type: 1, group: 'House', short: 'Row house' },
  { id: 11, property_subtype: 'Twin Bungalow', property_type: 1, group: 'House', short: 'Twin bungalow' },
  { id: 12, property_subtype: 'Tenement', property_type: 1, group: 'House', short: 'Tenement' },
  { id: 13, property_subtype: 'Independent House/Kothi', property_type: 1, group: 'House', short: 'House' },
  { id: 14, property_subtype: 'Farmhouse', property_type: 1, group: 'House', short: 'Farmhouse' },
  { id: 15, property_subtype: 'Weekend Home', property_type: 1, group: 'House', short: 'Weekend home' },
  { id: 16, property_subtype: 'Residential Plot', property_type: 1, group: 'Res. land', short: 'Plot' },
  { id: 17, property_subtype: 'Plotted Scheme Plot', property_type: 1, group: 'Res. land', short: 'Scheme plot' },
  { id: 18, property_subtype: 'Weekend/Farm Plot', property_type: 1, group: 'Res. land', short: 'Farm plot' },
  { id: 19, property_subtype: 'PG/Hostel Bed', property_type: 1, group: 'PG', short: 'PG bed' },
  { id: 20, property_subtype: 'Co-living Room', property_type: 1, group: 'PG', short: 'Co-living room' },
  { id: 21, property_subtype: 'Shared Flat Room', property_type: 1, group: 'PG', short: 'Shared room' },
  {
    id: 22,
    property_subtype: 'Full Residential Building',
    property_type: 1,
    group: 'Building',
    short: 'Residential building',
  },
  { id: 23, property_subtype: 'Office (furnished/ready)', property_type: 2, group: 'Office', short: 'Office' },
  { id: 24, property_subtype: 'Office (bare shell)', property_type: 2, group: 'Office', short: 'Bare shell office' },
  { id: 25, property_subtype: 'Office (warm shell)', property_type: 2, group: 'Office', short: 'Warm shell office' },
  { id: 26, property_subtype: 'Co-working/Managed Office', property_type: 2, group: 'Office', short: 'Managed office' },
  { id: 27, property_subtype: 'IT/SEZ Office', property_type: 2, group: 'Office', short: 'IT office' },
  { id: 28, property_subtype: 'Business Centre Cabin', property_type: 2, group: 'Office', short: 'Cabin' },
  { id: 29, property_subtype: 'Shop', property_type: 2, group: 'Retail', short: 'Shop' },
  { id: 30, property_subtype: 'Showroom', property_type: 2, group: 'Retail', short: 'Showroom' },
  { id: 31, property_subtype: 'Mall Unit', property_type: 2, group: 'Retail', short: 'Mall unit' },
  { id: 32, property_subtype: 'Kiosk/Counter', property_type: 2, group: 'Retail', short: 'Kiosk' },
  { id: 33, property_subtype: 'Restaurant/Cafe Space', property_type: 2, group: 'Retail', short: 'Restaurant space' },
  { id: 34, property_subtype: 'Bank/ATM Space', property_type: 2, group: 'Retail', short: 'Bank space' },
  {
    id: 35,
    property_subtype: 'Basement/Upper Floor Retail',
    property_type: 2,
    group: 'Retail',
    short: 'Upper floor shop',
  },
  { id: 36, property_subtype: 'Warehouse/Godown', property_type: 2, group: 'Storage', short: 'Warehouse' },
  { id: 37, property_subtype: 'Cold Storage', property_type: 2, group: 'Storage', short: 'Cold storage' },
  { id: 38, property_subtype: 'Open Yard', property_type: 2, group: 'Storage', short: 'Open yard' },
  { id: 39, property_subtype: 'Factory', property_type: 2, group: 'Industrial', short: 'Factory' },
  { id: 40, property_subtype: 'Industrial Shed', property_type: 2, group: 'Industrial', short: 'Shed' },
  { id: 41, property_subtype: 'Industrial Gala/Unit', property_type: 2, group: 'Industrial', short: 'Industrial unit' },
  {
    id: 42,
    property_subtype: 'Manufacturing Unit',
    property_type: 2,
    group: 'Industrial',
    short: 'Manufacturing unit',
  },
  { id: 43, property_subtype: 'Commercial Plot', property_type: 2, group: 'Com. land', short: 'Commercial plot' },
  { id: 44, property_subtype: 'Institutional Land', property_type: 2, group: 'Com. land', short: 'Institutional land' },
  { id: 45, property_subtype: 'Industrial Plot', property_type: 2, group: 'Com. land', short: 'Industrial plot' },
  { id: 46, property_subtype: 'Agricultural/Farm Land', property_type: 2, group: 'Com. land', short: 'Farm land' },
  { id: 47, property_subtype: 'NA Land', property_type: 2, group: 'Com. land', short: 'NA land' },
  { id: 48, property_subtype: 'Hotel/Resort', property_type: 2, group: 'Hospitality', short: 'Hotel' },
  { id: 49, property_subtype: 'Guest House', property_type: 2, group: 'Hospitality', short: 'Guest house' },
  { id: 50, property_subtype: 'Banquet/Party Plot', property_type: 2, group: 'Hospitality', short: 'Banquet' },
  { id: 51, property_subtype: 'Hospital/Clinic', property_type: 2, group: 'Institutional', short: 'Clinic' },
  { id: 52, property_subtype: 'School/College', property_type: 2, group: 'Institutional', short: 'School' },
  { id: 53, property_subtype: 'Petrol Pump', property_type: 2, group: 'Institutional', short: 'Petrol pump' },
  {
    id: 54,
    property_subtype: 'Full Commercial Building',
    property_type: 2,
    group: 'Building',
    short: 'Commercial building',
  },
  { id: 55, property_subtype: 'Other', property_type: 2, group: 'Other', short: 'Other' },
]);

export type PropertySubtypeRow = (typeof propertySubtypes)[number];
export type PropertySubtype = PropertySubtypeRow['property_subtype'];
export type SubtypeGroup = PropertySubtypeRow['group'];
/** Each group once, in the order of the subtypes. */
export const subtypeGroups = [...new Set(propertySubtypes.map(({ group }) => group))] as [
  SubtypeGroup,
  ...SubtypeGroup[],
];

const shortOf = new Map<string, string>(propertySubtypes.map((row) => [row.property_subtype, row.short]));

/** 'Flat' for 'Flat/Apartment'; a name the table does not know is returned as it is. */
export const shortSubtype = (name: string): string => shortOf.get(name) ?? name;
