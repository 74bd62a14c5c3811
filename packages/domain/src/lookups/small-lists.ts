/** Short lists of a property's and a wish's facts. Each is stored as the word shown. */

export const facings = [
  'East',
  'West',
  'North',
  'South',
  'North-East',
  'North-West',
  'South-East',
  'South-West',
  'Not known',
] as const;
export type Facing = (typeof facings)[number];

export const parkingKinds = [
  'Open',
  'Covered/Allotted',
  'Stilt',
  'Basement',
  'Mechanical stack',
  'Two-wheeler only',
  'None',
] as const;
export type ParkingKind = (typeof parkingKinds)[number];

/** Floors each wish stands for: ground is 0, null is open, 'top' is the building's last floor. */
export const floorWishes = [
  { floor_wish: 'Ground', from: 0, to: 0 },
  { floor_wish: 'Low', from: 1, to: 3 },
  { floor_wish: 'Middle', from: 4, to: 8 },
  { floor_wish: 'High', from: 9, to: null },
  { floor_wish: 'Top', from: 'top', to: 'top' },
  { floor_wish: 'Not ground', from: 1, to: null },
  { floor_wish: 'Not top', from: null, to: 'below top' },
] as const;
export type FloorWish = (typeof floorWishes)[number]['floor_wish'];

export const floorLabels = [
  'Basement',
  'Lower Ground',
  'Ground',
  'Upper Ground',
  'Mezzanine',
  'Numbered',
  'Top',
  'Terrace',
  'Full building',
] as const;
export type FloorLabel = (typeof floorLabels)[number];

export const floorings = [
  'Vitrified',
  'Marble',
  'Granite',
  'Ceramic',
  'Wooden',
  'Kota',
  'Mosaic',
  'Cement',
  'Other',
] as const;
export type Flooring = (typeof floorings)[number];

export const powerBackups = ['None', 'Lift only', 'Partial', 'Full'] as const;
export type PowerBackup = (typeof powerBackups)[number];

export const waterSources = ['Municipal', 'Borewell', 'Tanker', 'Both', '24x7'] as const;
export type WaterSource = (typeof waterSources)[number];

/** Where a society has its water from; it may have several. */
export const societyWaterSources = ['Municipal', 'Borewell', 'Tanker'] as const satisfies readonly WaterSource[];

export const views = ['Garden', 'Pool', 'Road', 'Club', 'City', 'Lake/River/Sea'] as const;
export type View = (typeof views)[number];

/** In years, except 'New'. */
export const propertyAges = ['New', '0-1', '1-5', '5-10', '10-15', '15-20', '20+'] as const;
export type PropertyAge = (typeof propertyAges)[number];

/** Tenants an owner may prefer; 'Any' and an empty list let everybody in. */
export const preferredTenants = ['Any', 'Family', 'Working women', 'Working men', 'Students', 'Company lease'] as const;
export type PreferredTenant = (typeof preferredTenants)[number];

export const tenantTypes = ['Family', 'Working women', 'Working men', 'Students', 'Company lease'] as const;
export type TenantType = (typeof tenantTypes)[number];

export const tenantCategories = [
  'Bank/ATM',
  'Corporate',
  'MNC',
  'Retail brand',
  'Food and beverage',
  'Healthcare',
  'Education',
  'Government',
  'Co-working operator',
  'Individual',
  'Other',
] as const;
export type TenantCategory = (typeof tenantCategories)[number];
