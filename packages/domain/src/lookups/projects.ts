/** Lists of the project's record, its units and its registered leads. Each is stored as the word shown. */

export const projectStatuses = [
  'Pre-launch',
  'New launch',
  'Under construction',
  'Nearing possession',
  'Ready',
  'Sold out',
  'Stalled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** What a unit's price is quoted for: the whole of it, or one unit of one of its sizes. */
export const unitPriceBases = ['Total', 'Per unit of carpet', 'Per unit of super built-up'] as const;
export type UnitPriceBasis = (typeof unitPriceBases)[number];

/** What a charge beside the price is counted in. */
export const chargeBases = ['One time', 'Per sqft', 'Per floor', 'Per month', 'Percent of price'] as const;
export type ChargeBasis = (typeof chargeBases)[number];

/** Charges that most price sheets have; others are written down as they are called there. */
export const usualCharges = ['PLC', 'Floor rise', 'Parking', 'Club', 'Maintenance deposit', 'Legal'] as const;

export const brokerageBases = ['Percent of agreement value', 'Amount per unit'] as const;
export type BrokerageBasis = (typeof brokerageBases)[number];

/** What a person of the builder's office does. */
export const salesContactRoles = [
  'Sales person',
  'Sales head',
  'Site office',
  'Channel partner desk',
  'Other',
] as const;
export type SalesContactRole = (typeof salesContactRoles)[number];

/** How far the registration of a lead with a builder is. */
export const leadStatuses = ['Sent', 'Accepted', 'Duplicate at builder', 'Expired'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
