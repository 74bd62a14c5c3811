import type { DealType } from '../lookups/deal-types.ts';
import type { Furniture } from '../lookups/furnitures.ts';
import type { Possession } from '../lookups/possessions.ts';
import type { PropertySubtype } from '../lookups/property-types.ts';
import type { Facing } from '../lookups/small-lists.ts';
import type { SizeBasis, SizeUnit, UnitOverrides } from '../units.ts';

/** How sure a reading is. High: an exact word or a unit stands there. Medium: one side was guessed. Low: a default. */
export type Confidence = 'High' | 'Medium' | 'Low';

/** A value with the words of the message that it came from; `start` and `end` are places in the message as pasted. */
export interface Found<V> {
  readonly value: V;
  readonly start: number;
  readonly end: number;
  readonly confidence: Confidence;
  /** Where it was read in several places: each of them, within `start` and `end`. */
  readonly parts?: readonly { readonly start: number; readonly end: number }[];
}

export type TenantWord = 'Family' | 'Bachelors' | 'Women' | 'Men' | 'Company' | 'Students';
/** What a rate is for one of. */
export type RateUnit = SizeUnit | 'Seat';
/** Features that a message may name, by the names of the list that an office starts with. */
export type FeatureWord = 'Main road' | 'Road touch' | 'Park facing' | 'Sea/lake/river view';

/** Everything that a message may say. Money in rupees, rents and their budgets by the month, sizes in `size_unit`. */
export interface PasteValues {
  phones: string[];
  /** Several where one unit may be sold or let. */
  deal_types: DealType[];
  subtypes: PropertySubtype[];
  /** Values of the list of BHK: 0.5 for 1 RK. */
  bhk: number[];
  /** Of a range, the lower end; the upper one is in `price_max` and `rent_max`. */
  price: number;
  price_max: number;
  rent: number;
  rent_max: number;
  deposit: number;
  rate: number;
  rate_unit: RateUnit;
  budget_min: number;
  budget_max: number;
  size: number;
  size_max: number;
  size_unit: SizeUnit;
  size_basis: SizeBasis;
  /** Places to work at. */
  seats: number;
  furniture: Furniture;
  /** Ground is 0. */
  floor: number;
  total_floors: number;
  facing: Facing;
  parking: number;
  frontage: number;
  possession: Possession;
  /** The last day of the month that is named with its year. */
  possession_date: string;
  tenants: TenantWord[];
  food: 'Vegetarian only';
  features: FeatureWord[];
  /** Ids of the company's areas and societies. */
  areas: number[];
  societies: number[];
  /** Names after 'at', 'in', 'near' that no list has: 'Create area?' */
  unknown_places: string[];
  name: string;
  lock_in_months: number;
  escalation_percent: number;
  escalation_months: number;
}
export type PasteField = keyof PasteValues;
export type PasteFields = { readonly [F in PasteField]?: Found<PasteValues[F]> };

/** A requirement becomes an inquiry, a listing a property. Unclear: it has signs of both, so a person is asked. */
export type PasteKind = 'Requirement' | 'Listing' | 'Unclear' | 'Nothing';

export interface PastedMessage {
  readonly kind: PasteKind;
  /** The words that told the kind; undefined where it was only guessed. */
  readonly kind_from: Found<PasteKind> | undefined;
  readonly fields: PasteFields;
  /** What no rule has read, in order: it goes into the comment. */
  readonly unread: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

/** A name of the company's lists, with the other ways it is written. */
export interface PlaceName {
  readonly id: number;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** What the rules know of the company. */
export interface PasteLists {
  readonly areas: readonly PlaceName[];
  readonly societies: readonly PlaceName[];
  /** Square feet of units that it measures by in its own way. */
  readonly units?: UnitOverrides;
}
