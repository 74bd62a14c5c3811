import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyFieldNames, type VaultField, vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import type { PropertyFiles } from '@angan/contract/properties/property-files.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, assigneesOf, type ContactColumns } from '../records/index.ts';
import { coverOf, type FileColumns } from './files/file-columns.ts';

type Shown = keyof PropertyFiles | 'contact' | VaultField | 'price_per_sqft' | 'freshness' | 'may_edit';
type Vault = Required<Pick<Property, VaultField>>;
/** A property as it is read, before a role looks at it. */
export type PropertyRow = Omit<Property, Shown> & ContactColumns & Vault & { assigned_ids: number[] } & FileColumns;

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
      coverOf('p').as('cover_file'),
    ])
    .$castTo<PropertyRow>();

const columns = [
  'p.id',
  'p.property_code',
  'p.property_type',
  'p.property_subtype',
  'p.deal_type',
  'p.size_sqft',
  'p.sale_price_total',
  'p.rent_total',
  'p.external_ref',
  'p.status',
  'p.last_verified_at',
  'p.locked_property',
  'p.created_by',
  'p.created_date',
  'p.last_updated',
  ...propertyFieldNames.map((name) => `p.${name}` as const),
  ...vaultFieldNames.map((name) => `p.${name}` as const),
] as const;
