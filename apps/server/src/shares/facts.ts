import type { Brochure, BrochureFacts, ShareFacts, ShownVisit, Told } from '@angan/domain/brochure/index.ts';
import {
  amenities,
  bhkRows,
  cities,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
} from '@angan/domain/lookups/index.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { namesOf, rowOf } from '../matches/index.ts';
import { type PropertyRow, propertyRows, sizesOf, visibleProperties } from '../properties/index.ts';

/** A property that is to be shared: what may be printed of it, what decides whether it may be, and its pictures. */
export interface Shareable {
  readonly id: number;
  readonly facts: BrochureFacts;
  readonly gate: ShareFacts;
  /** Ids in stored_file, the cover first. */
  readonly pictures: number[];
  readonly isLocked: boolean;
}

/** Pictures of one property in a brochure: the cover and six more. */
const mostPictures = 7;

/** The properties in the order they were named. One that the actor may not see is not there, like one that does not exist. */
export const readShareables = async (context: Context, ids: readonly number[]): Promise<Shareable[]> => {
  const { actor, db } = context;
  const rows = await propertyRows(db, actor.companyId)
    .where(visibleProperties(actor))
    .where('p.id', 'in', [...ids])
    .select([picturesOf.as('pictures'), leaseOf.as('lease'), projectOf.as('project_facts')])
    .execute();
  if (rows.length < ids.length) throw notFound();
  const features = await featureNames(
    context,
    rows.flatMap((row) => row.features),
  );
  return ids.map((id) => shareable(rows.find((row) => row.id === id)!, features));
};

const picturesOf = sql<number[]>`(select coalesce(json_agg(f.file order by f.is_cover desc, f.sort, f.id), '[]')
  from (select * from property_file where company_id = p.company_id and property_id = p.id and kind = 'image' and not is_deleted
    order by is_cover desc, sort, id limit ${sql.lit(mostPictures)}) f)`;

/** The lease that it is sold with: of the tenant no more than the kind. */
const leaseOf = sql<
  BrochureFacts['preleased']
>`(select json_build_object('tenant_category', coalesce(l.tenant_category, ''),
    'current_rent', l.current_rent, 'lease_end', l.lease_end, 'lock_in_end', l.lock_in_end,
    'escalation_percent', l.escalation_percent, 'escalation_every_months', l.escalation_every_months)
  from preleased l where l.company_id = p.company_id and l.property_id = p.id and l.current_rent is not null)`;

const projectOf = sql<ShareFacts['project']>`(select json_build_object('status', j.status, 'rera_no', j.rera_no)
  from project j where j.company_id = p.company_id and j.id = p.project)`;

const featureNames = async ({ actor, db }: Context, ids: number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('feature')
    .select(['id', 'feature'])
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.feature]));
};

type Beside = { pictures: number[]; lease: BrochureFacts['preleased']; project_facts: ShareFacts['project'] };

const shareable = (row: PropertyRow & Beside, features: Map<number, string>): Shareable => {
  const city = row.city && rowOf(cities, row.city.id);
  const deal_types = namesOf(dealTypes, row.deal_type, 'deal_type');
  // What may be printed is picked name by name: a field that is added to properties does not slip into a brochure.
  const facts: BrochureFacts = {
    property_code: row.property_code,
    subtype: rowOf(propertySubtypes, row.property_subtype).property_subtype,
    deal_types,
    areas: row.area.map(({ area }) => area),
    city: city?.city ?? '',
    state: states.find((state) => state.id === city?.state)?.state ?? '',
    society: row.society_name?.society_name ?? null,
    wing: row.wing,
    unit_no: row.unit_no,
    landmark: row.landmark,
    bhk: row.bhk === null ? null : rowOf(bhkRows, row.bhk).bhk,
    furniture: row.furniture === null ? null : rowOf(furnitures, row.furniture).furniture,
    furnishing_items: row.furnishing_items as Record<string, number>,
    bathrooms: row.bathrooms,
    balconies: row.balconies,
    additional_rooms: row.additional_rooms,
    floor_no: row.floor_no,
    floor_label: row.floor_label,
    total_floors: row.total_floors,
    facing: row.facing,
    parking_open: row.parking_open,
    parking_covered: row.parking_covered,
    size: row.size,
    size_unit: row.size_unit,
    size_basis: row.size_basis,
    size_sqft: row.size_sqft,
    sizes: sizesOf({ ...row, city: row.city?.id }),
    plot_length: row.plot_length,
    plot_width: row.plot_width,
    road_width: row.road_width,
    workstations: row.workstations,
    cabins: row.cabins,
    washrooms: row.washrooms,
    power_load_kw: row.power_load_kw,
    sale_price_total: row.sale_price_total,
    rent_total: row.rent_total,
    rent_basis: row.rent_basis,
    deposit: row.deposit,
    maintenance: row.maintenance,
    maintenance_basis: row.maintenance_basis,
    maintenance_included: row.maintenance_included,
    price_negotiable: row.price_negotiable,
    price_includes: row.price_includes,
    available_from: row.available_from,
    agreement_form: row.agreement_form,
    min_term_months: row.min_term_months,
    lock_in_months: row.lock_in_months,
    notice_months: row.notice_months,
    escalation_percent: row.escalation_percent,
    escalation_every_months: row.escalation_every_months,
    rent_free_months: row.rent_free_months,
    preferred_tenants: row.preferred_tenants,
    pets_allowed: row.pets_allowed,
    possession: row.possession === null ? null : rowOf(possessions, row.possession).possession,
    possession_date: row.possession_date,
    property_age: row.property_age,
    ownership: row.ownership,
    rera_no: row.rera_no || (row.project_facts?.rera_no ?? ''),
    amenities: namesOf(amenities, row.amenities, 'amenity'),
    features: row.features.map((id) => features.get(id) ?? ''),
    description: row.description,
    preleased: deal_types.includes('Pre-leased') ? row.lease : null,
  };
  const { status, last_verified_at, rera_no } = row;
  return {
    id: row.id,
    facts,
    gate: { status, deal_types, rera_no, project: row.project_facts, last_verified_at },
    pictures: row.pictures,
    isLocked: row.locked_property,
  };
};

/** The price that is said: the one quoted to this person where there is one. */
export const withPrice = (facts: BrochureFacts, quoted: number | null | undefined): BrochureFacts => {
  if (quoted === null || quoted === undefined) return facts;
  return facts.sale_price_total === null ? { ...facts, rent_total: quoted } : { ...facts, sale_price_total: quoted };
};

/** What a share says, kept as it was said. */
export interface ShareContent {
  readonly properties: readonly {
    readonly id: number;
    /** As the office reads it in its ledger: in English. */
    readonly brochure: Brochure;
    /** What is read in the language of each reader; a share that an older version made has none. */
    readonly told?: Told;
    readonly pictures: readonly number[];
    /** It was locked when it was shared, by somebody who may: a lock takes only off the page what it comes upon later. */
    readonly was_locked?: true;
    /** When it is seen, where it is a stop of a tour. */
    readonly visit?: ShownVisit;
  }[];
  readonly sender: ShareSender;
  readonly price_quoted: number | null;
  /** The language in which it speaks first: English unless it is said. */
  readonly language?: Language;
}

export interface ShareSender {
  readonly name: string;
  /** Ten digits, or ''. */
  readonly phone: string;
  readonly company: string;
  readonly rera_no: string;
  readonly colour: string | null;
  readonly foot: string;
  /** The picture of the company in stored_file. */
  readonly logo: number | null;
}
