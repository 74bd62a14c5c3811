import type { Property } from '@angan/contract/properties/properties.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, assigneesOf, type ContactColumns } from '../records/index.ts';

type Shown = 'contact' | 'bottom_price' | 'price_per_sqft' | 'freshness' | 'may_edit';
/** A property as it is read, before a role looks at it. */
export type PropertyRow = Omit<Property, Shown> &
  ContactColumns & { bottom_price: number | null; assigned_ids: number[] };

/** Properties of a company with what stands inside them, as `p`. */
export const propertyRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('property as p')
    .innerJoin('city as ct', 'ct.id', 'p.city')
    .leftJoin('contact as c', (join) => join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.contact'))
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'p.company_id').onRef('pj.id', '=', 'p.project'),
    )
    .where('p.company_id', '=', companyId)
    .select(columns)
    .select([
      'p.contact as contact_id',
      'c.name as contact_name',
      'c.mobile_number_1 as contact_number',
      'c.locked_contact as contact_is_locked',
      'p.assigned_to as assigned_ids',
    ])
    .select([
      sql`json_build_object('id', ct.id, 'city', ct.city)`.as('city'),
      sql`case when s.id is null then null else json_build_object('id', s.id, 'society_name', s.society_name) end`.as(
        'society_name',
      ),
      sql`case when pj.id is null then null else json_build_object('id', pj.id, 'project_name', pj.project_name) end`.as(
        'project',
      ),
      areasOf('p').as('area'),
      assigneesOf('p').as('assigned_to'),
    ])
    .$castTo<PropertyRow>();

const columns = [
  'p.id',
  'p.property_code',
  'p.property_type',
  'p.property_subtype',
  'p.deal_type',
  'p.contact_role',
  'p.unit_no',
  'p.wing',
  'p.address',
  'p.landmark',
  'p.bhk',
  'p.bathrooms',
  'p.balconies',
  'p.additional_rooms',
  'p.furniture',
  'p.furnishing_items',
  'p.floor_no',
  'p.total_floors',
  'p.facing',
  'p.parking_open',
  'p.parking_covered',
  'p.size',
  'p.size_unit',
  'p.size_basis',
  'p.carpet_area',
  'p.carpet_area_unit',
  'p.built_up_area',
  'p.built_up_area_unit',
  'p.super_built_up_area',
  'p.super_built_up_area_unit',
  'p.plot_area',
  'p.plot_area_unit',
  'p.size_sqft',
  'p.sale_price',
  'p.sale_price_basis',
  'p.sale_price_total',
  'p.rent',
  'p.rent_basis',
  'p.rent_total',
  'p.deposit',
  'p.maintenance',
  'p.maintenance_basis',
  'p.maintenance_included',
  'p.price_negotiable',
  'p.bottom_price',
  'p.available_from',
  'p.possession',
  'p.possession_date',
  'p.property_age',
  'p.ownership',
  'p.amenities',
  'p.features',
  'p.description',
  'p.remark',
  'p.source',
  'p.external_ref',
  'p.status',
  'p.last_verified_at',
  'p.locked_property',
  'p.created_by',
  'p.created_date',
  'p.last_updated',
] as const;
