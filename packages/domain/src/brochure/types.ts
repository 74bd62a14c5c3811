/** What a brochure is made of, and what it says (domain 6.3). */
import type { DealType } from '../lookups/deal-types.ts';
import type { PropertySubtype } from '../lookups/property-types.ts';
import type { KnownSize, SizeBasis, SizeUnit } from '../units.ts';

/** Of the tenant only what kind of tenant it is: a name is nobody's business. */
export interface PreleasedFacts {
  readonly tenant_category: string;
  /** Rupees a month. */
  readonly current_rent: number;
  readonly lease_end: string | null;
  readonly lock_in_end: string | null;
  readonly escalation_percent: number | null;
  readonly escalation_every_months: number | null;
}

/**
 * The facts of a property that may be printed at all. The owner, the address, the lowest price, the remark, the papers,
 * the key and the food rule have no place here, so that no brochure can come to say them.
 */
export interface BrochureFacts {
  readonly property_code: string;
  readonly subtype: PropertySubtype;
  readonly deal_types: readonly DealType[];
  readonly areas: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly society: string | null;
  readonly wing: string;
  readonly unit_no: string;
  readonly landmark: string;
  readonly bhk: string | null;
  readonly furniture: string | null;
  readonly furnishing_items: Readonly<Record<string, number>>;
  readonly bathrooms: number | null;
  readonly balconies: number | null;
  readonly additional_rooms: readonly string[];
  readonly floor_no: number | null;
  readonly floor_label: string | null;
  readonly total_floors: number | null;
  readonly facing: string | null;
  readonly parking_open: number | null;
  readonly parking_covered: number | null;
  readonly size: number | null;
  readonly size_unit: SizeUnit | null;
  readonly size_basis: SizeBasis | null;
  readonly size_sqft: number | null;
  readonly sizes: readonly KnownSize[];
  readonly plot_length: number | null;
  readonly plot_width: number | null;
  readonly road_width: number | null;
  readonly workstations: number | null;
  readonly cabins: number | null;
  readonly washrooms: number | null;
  readonly power_load_kw: number | null;
  readonly sale_price_total: number | null;
  readonly rent_total: number | null;
  readonly rent_basis: string;
  readonly deposit: number | null;
  readonly maintenance: number | null;
  readonly maintenance_basis: string;
  readonly maintenance_included: boolean;
  readonly price_negotiable: boolean;
  readonly price_includes: readonly string[];
  readonly available_from: string | null;
  readonly agreement_form: string | null;
  readonly min_term_months: number | null;
  readonly lock_in_months: number | null;
  readonly notice_months: number | null;
  readonly escalation_percent: number | null;
  readonly escalation_every_months: number | null;
  readonly rent_free_months: number | null;
  readonly preferred_tenants: readonly string[];
  readonly pets_allowed: boolean | null;
  readonly possession: string | null;
  readonly possession_date: string | null;
  readonly property_age: string | null;
  readonly ownership: string | null;
  readonly rera_no: string;
  readonly amenities: readonly string[];
  readonly features: readonly string[];
  readonly description: string;
  readonly preleased: PreleasedFacts | null;
}

/** What a brochure may say beside the rest; both are off unless somebody who may has said so. */
export interface Shown {
  readonly unit: boolean;
  readonly society: boolean;
}

/**
 * The facts as they may be told: `society` is '' where there is one that is not named; wing and unit are '' where they are
 * not told.
 */
export type ToldFacts = Omit<BrochureFacts, 'floor_no' | 'floor_label'>;

/** What a buyer pays in all, in rupees, and what the largest usual loan costs a month. */
export interface Cost {
  readonly price: number;
  readonly duty_percent: number;
  readonly has_cess: boolean;
  readonly duty: number;
  readonly registration: number;
  readonly loan: {
    readonly amount: number;
    readonly a_month: number;
    readonly annual_percent: number;
    readonly months: number;
  } | null;
}

/** What a brochure tells, without its words: it is kept so, and read in the language of each reader. */
export interface Told {
  readonly facts: ToldFacts;
  /** 'Middle (4-8)', '7'; '' where not known. */
  readonly floor: string;
  /** YYYY-MM-DD, when it was told. */
  readonly today: string;
  readonly cost: Cost | null;
}

/** When a property is seen: ISO 8601, and how long in minutes. */
export interface ShownVisit {
  readonly at: string;
  readonly minutes: number;
}

/** A fact with its name in English, which is worded where it is shown; one that is put together is worded already. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** A brochure in words, the same for paper, page and message. */
export interface Brochure {
  readonly property_code: string;
  /** '3 BHK Semi-furnished Flat for Sale in Bopal' */
  readonly title: string;
  /** '3 BHK Semi-furnished Flat in Bopal' */
  readonly in_short: string;
  /** 'A society in Bopal, Ahmedabad' */
  readonly place: string;
  /** The first is what it is offered for mainly. */
  readonly prices: readonly {
    readonly text: string;
    /** 'per sqft' and what else is said beside; its first part alone in `rate`. */
    readonly beside: string;
    readonly rate: string;
  }[];
  readonly facts: readonly Line[];
  readonly terms: readonly Line[];
  readonly preleased: readonly Line[];
  readonly cost: readonly Line[];
  readonly amenities: readonly string[];
  readonly features: readonly string[];
  readonly description: string;
}
