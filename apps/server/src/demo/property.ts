import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
import type { PropertyStatus } from '@angan/domain/lookups/index.ts';
import type { Feature } from './platform-ids.ts';

/** What a listing says that needs no row of the company: its option lists are the platform's. */
export type PropertyFacts = Omit<
  PropertyFields,
  'contact' | 'area' | 'society_name' | 'features' | 'source' | 'assigned_to' | 'locked_property'
>;

/** A property of the demo before it has ids: places, features and people by their names. */
export interface DemoProperty {
  /** The owner's place in the list of contacts. */
  readonly contact: number;
  readonly area: string;
  readonly society: string | undefined;
  readonly features: readonly Feature[];
  readonly source: string | undefined;
  readonly facts: PropertyFacts;
  readonly assigned_to: readonly string[];
  readonly locked_property: boolean;
  readonly created_by: string;
  /** Minutes of office time since it was added, and since somebody last made sure of it. */
  readonly age: number;
  readonly verified: number;
  readonly verified_by: string;
  /** What led to where it stands now; null for what is still on offer, or was never complete. */
  readonly move: PropertyMoved | null;
  /** What it cost before, the oldest first. */
  readonly earlier: readonly EarlierPrice[];
  /** The lease of what is sold with its tenant. */
  readonly lease: Lease | null;
  /** The place in the list of contacts of the broker who brought it. */
  readonly co_broker?: number;
}

/** A lease as the columns of its table. Rupees a month; days as YYYY-MM-DD. */
export interface Lease {
  readonly tenant_name: string;
  readonly tenant_category: string;
  readonly lease_start: string;
  readonly lease_end: string;
  readonly lock_in_end: string;
  readonly tenant_lock_in_end: string;
  readonly notice_months: number;
  readonly current_rent: number;
  readonly gst_on_rent: boolean;
  readonly deposit: number;
  readonly escalation_percent: number;
  readonly escalation_every_months: number;
  readonly cam_payer: 'Tenant' | 'Owner' | 'Shared';
  readonly cam_amount: number;
  readonly property_tax_year: number;
  readonly insurance_year: number;
}

/** The move out of Available: what was said with it, by the names of the property's columns. */
export interface PropertyMoved {
  readonly to: PropertyStatus;
  /** Minutes of office time since. */
  readonly age: number;
  readonly by: string;
  readonly said: {
    readonly status_reason?: string;
    readonly hold_until?: string;
    readonly closed_by?: string;
    readonly closed_price?: number;
    readonly closed_on?: string;
    readonly lease_end?: string;
  };
}

export interface EarlierPrice {
  readonly field: 'sale_price' | 'rent';
  /** Rupees, until so many minutes of office time ago. */
  readonly price: number;
  readonly until: number;
  readonly by: string;
}

/** A property as it was taken on, before anything became of it. */
export type PlacedProperty = Omit<DemoProperty, 'move' | 'earlier' | 'lease'>;

/** One listing as its owner tells it; the office adds who has it and since when. */
export type Listing = Pick<DemoProperty, 'area' | 'society' | 'features' | 'facts'>;
