import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

export interface CatalogColumn {
  readonly name: string;
  /** As PostgreSQL calls it: 'bigint[]'. */
  readonly type: string;
  /** The table of the company to whose row it refers. */
  readonly to: string | null;
}

/** The columns of tables in their order, with what each refers to, as the database describes them. */
export const readCatalog = async (
  db: Kysely<DB>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly CatalogColumn[]>> => {
  const { rows } = await sql<CatalogColumn & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        (select k.confrelid::regclass::text from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and cardinality(k.conkey) = 2 and a.attnum = any (k.conkey)
            and a.attname <> 'company_id' limit 1) as to
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relname = any (${tables})
     order by c.relname, a.attnum`.execute(db);
  const columns = new Map<string, CatalogColumn[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
};

/** How a record is called in a sheet, by its table; `r` is its row. */
const names: Readonly<Record<string, string>> = {
  app_user: `trim(r.first_name || ' ' || r.last_name)`,
  area: 'r.area',
  contact: `coalesce(nullif(r.name, ''), r.mobile_number_1)`,
  contactgroup: 'r.contact_group_name',
  deal: 'r.deal_code',
  feature: 'r.feature',
  inquiry: 'r.inquiry_code',
  invoice: 'r.no',
  loan: 'r.loan_code',
  platform_invoice: 'r.no',
  project: 'r.project_name',
  projectunit: 'r.unit_name',
  property: 'r.property_code',
  society: 'r.society_name',
  source: 'r.source_name',
  stored_file: 'r.name',
  transaction: 'r.order_no',
};

/** Columns of several ids, which the database does not know as references. */
const lists: Readonly<Record<string, string>> = {
  area: 'area',
  areas: 'area',
  assigned_to: 'app_user',
  closing_users: 'app_user',
  features: 'feature',
};

/** Columns of one id that are no references of the database: what they name may be gone, or was never held to. */
const loose: Readonly<Record<string, string>> = {
  ...{ created_by: 'app_user', by: 'app_user', run_by: 'app_user', verified_by: 'app_user' },
  ...{ contact: 'contact', inquiry: 'inquiry', default_source: 'source' },
};

/** The name of what column `t.<column>` refers to, as a part of a select; undefined where it has none. */
export const nameSql = ({ name, type, to }: CatalogColumn): string | undefined => {
  const isList = type === 'bigint[]';
  const table = isList ? lists[name] : (to ?? (type === 'bigint' ? loose[name] : undefined));
  const words = table ? names[table] : undefined;
  if (!table || !words) return undefined;
  return isList
    ? `(select string_agg(${words}, '; ' order by r.id) from "${table}" r where r.company_id = t.company_id and r.id = any (t."${name}"))`
    : `(select ${words} from "${table}" r where r.company_id = t.company_id and r.id = t."${name}")`;
};
