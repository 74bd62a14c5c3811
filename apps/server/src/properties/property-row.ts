import type { RecordFiles } from '@angan/contract/files/record-files.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyFieldNames, type VaultField, vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import type { AskedMove } from '@angan/contract/properties/property-status.ts';
import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { areasOf, assigneesOf, type ContactColumns, coverOf, type FileColumns } from '../records/index.ts';
import { personalClose } from './may-make-move.ts';

/** What is made of a row when a role looks at it. */
type Shown =
  | keyof RecordFiles
  | 'contact'
  | 'other_contacts'
  | 'co_broker'
  | VaultField
  | 'price_per_carpet_sqft'
  | 'price_per_sqyd'
  | 'price_per_size_unit'
  | 'rent_per_sqft'
  | 'deposit_months'
  | 'moves'
  | 'freshness'
  | 'completeness_hints'
  | 'warnings'
  | 'may_edit';
type Vault = Required<Pick<Property, VaultField>>;
type Role = Property['other_contacts'][number]['role'];

/** A property as it is read, before a role looks at it. */
export type PropertyRow = Omit<Property, Shown> &
  ContactColumns &
  FileColumns &
  Vault & {
    assigned_ids: number[];
    /** Of the reader: see may-make-move.ts. */
    personal_close: boolean | null;
    others: (ContactColumns & { role: Role })[];
    broker: ContactColumns | null;
    asked: AskedMove | null;
    has_lease: boolean;
    bigha_sqft: number | null;
    /** Months of rent by the law of its state; null where it says nothing, or no deposit is asked for. */
    deposit_cap: number | null;
    biswa_sqft: number | null;
  };

const contactJson = (alias: string) =>
  sql.raw(`'contact_id', ${alias}.id, 'contact_name', ${alias}.name, 'contact_number', ${alias}.mobile_number_1,
    'contact_is_locked', ${alias}.locked_contact`);

const others = sql`coalesce((select json_agg(json_build_object('role', l.role, ${contactJson('o')}) order by l.id)
  from property_contact l join contact o on o.company_id = l.company_id and o.id = l.contact
  where l.company_id = p.company_id and l.property_id = p.id), '[]')`;
const broker = sql`(select json_build_object(${contactJson('b')}) from contact b
  where b.company_id = p.company_id and b.id = p.co_broker)`;
const asked = sql`case when p.asked is null then null else p.asked || jsonb_build_object('by_name', coalesce(
  (select concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) from app_user u
    where u.company_id = p.company_id and u.id = (p.asked ->> 'by')::bigint), '')) end`;
const hasLease = sql`exists (select from preleased l where l.company_id = p.company_id and l.property_id = p.id)`;

const residential = propertyTypes.find(({ property_type }) => property_type === 'Residential')!.id;
const isHome = sql`p.property_type = ${sql.lit(residential)}`;
const depositCap = sql<number | null>`case when p.deposit > 0 and p.rent > 0
  then deposit_cap_months(p.city, ${isHome}, current_date) end`;

/** Properties of a company with what stands inside them, as `p`. */
export const propertyRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('property as p')
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
      // Not joined: with so few cities the planner would look every property up once for each of them.
      sql`(select json_build_object('id', ct.id, 'city', ct.city) from city ct where ct.id = p.city)`.as('city'),
      sql`case when s.id is null then null else json_build_object('id', s.id, 'society_name', s.society_name) end`.as(
        'society_name',
      ),
      sql`case when pj.id is null then null else json_build_object('id', pj.id, 'project_name', pj.project_name) end`.as(
        'project',
      ),
      areasOf('p').as('area'),
      assigneesOf('p').as('assigned_to'),
      others.as('others'),
      broker.as('broker'),
      asked.as('asked'),
      hasLease.as('has_lease'),
      coverOf('property', 'p').as('cover_file'),
      depositCap.as('deposit_cap'),
    ])
    .select(personalClose.as('personal_close'))
    .$castTo<PropertyRow>();

const columns = [
  'p.id',
  'p.property_code',
  'p.property_type',
  'p.property_subtype',
  'p.deal_type',
  'p.size_sqft',
  'p.bigha_sqft',
  'p.biswa_sqft',
  'p.carpet_sqft',
  'p.carpet_is_estimate',
  'p.sale_price_total',
  'p.rent_total',
  'p.price_per_sqft',
  'p.external_ref',
  'p.status',
  'p.status_reason',
  'p.hold_until',
  'p.closed_by',
  'p.closed_price',
  'p.closed_on',
  'p.lease_end',
  'p.deal_states',
  'p.last_verified_at',
  'p.verified_by',
  'p.completeness',
  'p.locked_property',
  'p.created_by',
  'p.created_date',
  'p.last_updated',
  ...propertyFieldNames.map((name) => `p.${name}` as const),
  ...vaultFieldNames.map((name) => `p.${name}` as const),
] as const;
