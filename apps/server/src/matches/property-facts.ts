import { monthsBetween } from '@angan/domain/dates.ts';
import { type DealStates, openSides } from '@angan/domain/deal-states.ts';
import { freshnessOf } from '@angan/domain/freshness.ts';
import {
  amenities,
  bhkRows,
  cities,
  dealTypes,
  furnitures,
  possessions,
  propertySubtypes,
  propertyTypes,
} from '@angan/domain/lookups/index.ts';
import type { MaintenanceBasis } from '@angan/domain/lookups/property-lists.ts';
import type { MatchArea, MatchProperty } from '@angan/domain/matching/index.ts';
import { maintenancePerMonth } from '@angan/domain/rates.ts';
import { type Selectable, sql } from 'kysely';
import type { Property } from '../core/database/schema.gen.ts';
import { sizeColumns, sizesOf } from '../properties/index.ts';
import { namesOf, rowOf } from './names.ts';

/** Columns that the match rule reads of a property. */
export const propertyFactColumns = [
  'p.id',
  'p.contact',
  'p.status',
  'p.property_type',
  'p.property_subtype',
  'p.deal_type',
  'p.area',
  'p.society_name',
  'p.bhk',
  'p.sale_price_total',
  'p.rent_total',
  'p.maintenance',
  'p.maintenance_basis',
  'p.maintenance_included',
  'p.deposit',
  'p.price_negotiable',
  'p.bottom_price',
  'p.size_sqft',
  ...sizeColumns,
  'p.furniture',
  'p.possession',
  'p.possession_date',
  'p.available_from',
  'p.floor_no',
  'p.total_floors',
  'p.facing',
  'p.parking_open',
  'p.parking_covered',
  'p.amenities',
  'p.features',
  'p.bottom_rent',
  'p.preferred_tenants',
  'p.pets_allowed',
  'p.workstations',
  'p.power_load_kw',
  'p.frontage_ft',
  'p.ceiling_height_ft',
  'p.deal_states',
  'p.last_verified_at',
  'p.created_by',
  'p.project',
  sql<Lease | null>`(select json_build_object('current_rent', l.current_rent, 'lock_in_end', l.lock_in_end,
    'tenant_category', l.tenant_category) from preleased l where l.company_id = p.company_id and l.property_id = p.id)`.as(
    'lease',
  ),
] as const;
/** The lease that a property is sold with. */
interface Lease {
  current_rent: number | null;
  lock_in_end: string | null;
  tenant_category: string | null;
}
type Column = (typeof propertyFactColumns)[number] extends infer Each
  ? Each extends `p.${infer C}`
    ? C
    : never
  : never;
export type PropertyFactRow = Pick<Selectable<Property>, Column & keyof Property> & {
  society: string | null;
  project_name: string | null;
  lease: Lease | null;
};

/** A property as the match rule reads it. `today` as YYYY-MM-DD. */
export const propertyFacts = (
  row: PropertyFactRow,
  areaOf: (id: number) => MatchArea,
  featureOf: (id: number) => string,
  today: string,
): MatchProperty => {
  const subtype = rowOf(propertySubtypes, row.property_subtype);
  const open = openSides(row.deal_type, row.deal_states as DealStates);
  const deal_types = namesOf(dealTypes, open, 'deal_type');
  return {
    contact: row.contact,
    status: row.status as MatchProperty['status'],
    property_type: rowOf(propertyTypes, row.property_type).property_type,
    subtype: { name: subtype.property_subtype, group: subtype.group },
    deal_types,
    city: rowOf(cities, row.city),
    areas: row.area.map(areaOf),
    society: row.society_name === null ? null : { id: row.society_name, name: row.society ?? '' },
    project: row.project === null ? null : { id: row.project, name: row.project_name ?? '' },
    bhk: row.bhk === null ? null : rowOf(bhkRows, row.bhk).value,
    sale_price_total: row.sale_price_total,
    rent_total: row.rent_total,
    maintenance_per_month: maintenanceOf(row),
    maintenance_included: row.maintenance_included,
    deposit: row.deposit,
    price_negotiable: row.price_negotiable,
    bottom_price: row.bottom_price,
    bottom_rent: row.bottom_rent,
    sizes: sizesOf(row),
    furniture: row.furniture === null ? null : rowOf(furnitures, row.furniture),
    possession: row.possession === null ? null : rowOf(possessions, row.possession),
    possession_date: row.possession_date,
    available_from: row.available_from,
    floor_no: row.floor_no,
    total_floors: row.total_floors,
    facing: row.facing as MatchProperty['facing'],
    parking_open: row.parking_open,
    parking_covered: row.parking_covered,
    amenities: namesOf(amenities, row.amenities, 'amenity'),
    features: row.features.map(featureOf),
    preferred_tenants: row.preferred_tenants,
    pets_allowed: row.pets_allowed,
    workstations: row.workstations,
    power_load_kw: row.power_load_kw,
    frontage_ft: row.frontage_ft,
    ceiling_height_ft: row.ceiling_height_ft,
    preleased: row.lease && {
      current_rent: row.lease.current_rent,
      lock_in_left_months: row.lease.lock_in_end === null ? null : monthsBetween(today, row.lease.lock_in_end),
      tenant_category: row.lease.tenant_category,
    },
    freshness: freshnessOf(row.last_verified_at, deal_types, today),
    last_verified_at: row.last_verified_at,
  };
};

const maintenanceOf = (row: PropertyFactRow): number | null =>
  row.maintenance === null
    ? null
    : (maintenancePerMonth(row.maintenance, row.maintenance_basis as MaintenanceBasis, row.size_sqft) ?? null);
