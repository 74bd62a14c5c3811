import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
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
}

/** One listing as its owner tells it; the office adds who has it and since when. */
export type Listing = Pick<DemoProperty, 'area' | 'society' | 'features' | 'facts'>;
