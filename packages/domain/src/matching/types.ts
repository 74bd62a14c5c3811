/**
 * What the match rule reads and answers. Plain facts only: options by name, sizes in square feet, money in rupees,
 * dates as YYYY-MM-DD, so that the server, the client and a test can all fill them without a database.
 */
import type { DealType } from '../lookups/deal-types.ts';
import type { InquiryStage, MustHave, Purpose, Timeline } from '../lookups/inquiries.ts';
import type { Freshness, PropertyStatus } from '../lookups/property-lists.ts';
import type { PropertyTypeName, SubtypeGroup } from '../lookups/property-types.ts';
import type { Facing, FloorWish, TenantType } from '../lookups/small-lists.ts';
import type { KnownSize, LoadingFactors, SizeBasis, SizeUnit, UnitOverrides } from '../units.ts';
import type { GateReason, MatchReason } from './reasons.ts';

export interface MatchSubtype {
  name: string;
  group: SubtypeGroup;
}

/** An area as both sides know it. `zone` is free text of the area's record. */
export interface MatchArea {
  id: number;
  area: string;
  zone: string | null;
}

/** A society or a project. */
export interface MatchPlace {
  id: number;
  name: string;
}

export interface MatchCity {
  id: number;
  city: string;
}

/** `ladder`: 0 bare, 1 in part, 2 complete. */
export interface MatchFurniture {
  furniture: string;
  ladder: number;
}

/** A possession row: months from today; `months_max` null has no end. */
export interface MatchPossession {
  possession: string;
  months_min: number;
  months_max: number | null;
  is_ready: boolean;
  needs_date: boolean;
}

/** null and [] both mean 'not asked'. */
export interface MatchInquiry {
  contact: number | null;
  stage: InquiryStage;
  property_type: PropertyTypeName;
  subtypes: readonly MatchSubtype[];
  deal_types: readonly DealType[];
  city: MatchCity | null;
  areas: readonly MatchArea[];
  any_area: boolean;
  societies: readonly MatchPlace[];
  projects: readonly MatchPlace[];
  /** BHK values: 3 for '3 BHK', 0.5 for '1 RK'. */
  bhk: readonly number[];
  /** Rupees: the whole price for sale, per month for rent, the deposit for heavy deposit. */
  budget_min: number | null;
  budget_max: number | null;
  budget_includes_maintenance: boolean;
  /** In `size_unit`. */
  size_min: number | null;
  size_max: number | null;
  size_unit: SizeUnit;
  /** null: compared with the size as the owner quotes it. */
  size_basis: SizeBasis | null;
  furniture: readonly MatchFurniture[];
  possession: readonly MatchPossession[];
  /** YYYY-MM-DD */
  needed_by: string | null;
  timeline: Timeline | null;
  floor_min: number | null;
  floor_max: number | null;
  floor_wish: readonly FloorWish[];
  facing: readonly Facing[];
  parking_cars: number | null;
  amenities: readonly string[];
  features: readonly string[];
  must_have: readonly MustHave[];
  purpose: Purpose | null;
  /** Percent a year. */
  expected_roi: number | null;
  min_lock_in_months: number | null;
  tenant_category_wish: readonly string[];
  tenant_type: TenantType | null;
  has_pets: boolean | null;
  workstations_min: number | null;
  power_kw_min: number | null;
  /** Feet. */
  frontage_min: number | null;
  ceiling_min: number | null;
}

/** null and [] both mean 'not known'. */
export interface MatchProperty {
  contact: number | null;
  status: PropertyStatus;
  property_type: PropertyTypeName;
  subtype: MatchSubtype;
  /** Only those still on offer: a side already closed in `deal_states` is left out. */
  deal_types: readonly DealType[];
  city: MatchCity | null;
  areas: readonly MatchArea[];
  society: MatchPlace | null;
  project: MatchPlace | null;
  bhk: number | null;
  /** Rupees for the whole property. */
  sale_price_total: number | null;
  /** Rupees per month; for a PG, of one bed. */
  rent_total: number | null;
  /** Rupees per month. */
  maintenance_per_month: number | null;
  maintenance_included: boolean;
  deposit: number | null;
  price_negotiable: boolean;
  /** Rupees; in the score for everyone, in the words only with `may_see_vault`. */
  bottom_price: number | null;
  bottom_rent: number | null;
  /** The size as quoted first, then every other known one. */
  sizes: readonly KnownSize[];
  furniture: MatchFurniture | null;
  possession: MatchPossession | null;
  possession_date: string | null;
  available_from: string | null;
  /** Ground 0, basement -1. */
  floor_no: number | null;
  total_floors: number | null;
  facing: Facing | null;
  parking_open: number | null;
  parking_covered: number | null;
  amenities: readonly string[];
  features: readonly string[];
  preferred_tenants: readonly string[];
  pets_allowed: boolean | null;
  workstations: number | null;
  power_load_kw: number | null;
  frontage_ft: number | null;
  ceiling_height_ft: number | null;
  /** Of the tenant in place, for Pre-leased. Rent in rupees per month without GST; lock-in counted from today. */
  preleased: {
    current_rent: number | null;
    lock_in_left_months: number | null;
    tenant_category: string | null;
  } | null;
  freshness: Freshness;
  /** ISO 8601; only for the order of equal matches. */
  last_verified_at: string | null;
}

export const criterionKeys = [
  'budget',
  'area',
  'bhk',
  'size',
  'subtype',
  'possession',
  'furniture',
  'floor',
  'facing',
  'parking',
  'features',
  'specs',
  'roi',
  'lease_terms',
] as const;
export type CriterionKey = (typeof criterionKeys)[number];

export const weightColumns = [
  'Residential sale',
  'Residential rent',
  'Commercial sale',
  'Commercial lease',
  'Land',
  'Pre-leased',
] as const;
export type WeightColumn = (typeof weightColumns)[number];
/** Weights of one column; a criterion left out is not used there. Each column sums to 100. */
export type Weights = Record<WeightColumn, Partial<Record<CriterionKey, number>>>;

/** Kilometres between two areas; null: neighbours, distance not known; undefined: nothing is known of the two. */
export type Neighbours = (area: number, other: number) => number | null | undefined;

/** Circumstances of a match. `matchContext({ ... })` fills in what is left out. */
export interface MatchContext {
  /** YYYY-MM-DD in Asia/Kolkata. */
  today: string;
  neighbours: Neighbours;
  weights: Weights;
  loading: LoadingFactors;
  /** Percent a year at which a heavy deposit stands for rent. */
  deposit_rate: number;
  include_under_offer: boolean;
  /** May the viewer read `bottom_price`? Changes words, never numbers. */
  may_see_vault: boolean;
  /** Square feet of a unit where the company counts otherwise than the state of the inquiry's city. */
  unit_overrides?: UnitOverrides;
}

export type CriterionState = 'fit' | 'near' | 'miss' | 'unknown';

export interface MatchCriterion {
  key: CriterionKey;
  /** 'Budget', 'Area', 'BHK' and so on. */
  label: string;
  weight: number;
  /** 0 to 1, exact. */
  s: number;
  state: CriterionState;
  /** weight * s, rounded half up: the 23 of '23 of 26'. */
  points: number;
  says: MatchReason;
}

export type GateId = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8' | 'G10' | 'minimum';

export interface MatchGate {
  gate: GateId;
  says: GateReason;
}

export const matchLabels = ['Excellent', 'Good', 'Possible', 'Weak'] as const;
export type MatchLabel = (typeof matchLabels)[number];

/** A pair is listed when `gates` is empty and, unless weak ones are asked for, its label is not 'Weak'. */
export interface MatchResult {
  /** 0 to 100, rounded half up from `exact`. */
  score: number;
  exact: number;
  /** The score if every unknown turned out to fit, or to miss. */
  best: number;
  worst: number;
  /** Share of what was asked that is known, 0 to 100. */
  confidence: number;
  confidence_exact: number;
  label: MatchLabel;
  /** The column of the weights by which the pair was weighed. */
  column: WeightColumn;
  /** Only what was asked, in the order of `criterionKeys`. */
  criteria: MatchCriterion[];
  /** What to ask the owner: 'facing', 'price'. */
  ask: string[];
  /** Why it is not listed; 'minimum' when the inquiry says too little to match at all. */
  gates: MatchGate[];
  /** Days since somebody last confirmed it, where that costs points; null: nobody ever did. */
  not_confirmed_days?: number | null | undefined;
  last_verified_at: string | null;
}
