/** Lists of the project's record, its units and its registered leads. Each is stored as the word shown. */
import type { BrokerageBasis } from './brokerage.ts';

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

/** Of the bases of a brokerage those that builders use: percent of the agreement value, or rupees for each unit. */
export const builderBrokerageBases = ['Percent', 'Fixed amount'] as const satisfies readonly BrokerageBasis[];
export type BuilderBrokerageBasis = (typeof builderBrokerageBases)[number];

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
