import type { Usage } from '@angan/contract/plans/subscription.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** How much of its plan an office has used, by the counters that stand. */
export const readUsage = async (db: Kysely<DB>, companyId: number, now: Date): Promise<Usage> => {
  const { rows } = await sql<Usage>`
    select (select count(*) from app_user where company_id = ${companyId} and is_active and usertype <> 'Admin') as users,
           ${importRows(companyId, now)} as import_rows,
           (select count(*) from lead_source_setting where company_id = ${companyId} and is_enabled)
             + exists (select from facebook_page where company_id = ${companyId} and status <> 'Disconnected')::int as lead_sources,
           coalesce(max(value) filter (where counter = 'properties'), 0) as properties,
           coalesce(max(value) filter (where counter = 'open_inquiries'), 0) as open_inquiries,
           coalesce(max(value) filter (where counter = 'picture_bytes'), 0) as picture_bytes
      from company_counter where company_id = ${companyId}
       and counter in ('properties', 'open_inquiries', 'picture_bytes')`.execute(db);
  return rows[0]!;
};

/** Rows of the imports that were started in the month in India; the imports of an office are few. */
const importRows = (companyId: number, now: Date) => sql<number>`
  (select coalesce(sum(rows_total), 0) from data_migration
    where company_id = ${companyId} and started_at >= ${`${dayInIndia(now).slice(0, 7)}-01T00:00:00+05:30`})`;
