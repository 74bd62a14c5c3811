import type { HomeSetup } from '@angan/contract/home/home.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** Which steps of a new office are done, as its data say; null for who is not its Owner. */
export const setupOf = async ({ actor, steady }: Context): Promise<HomeSetup | null> => {
  if (actor.usertype !== 'Owner') return null;
  const has = (table: 'area' | 'property' | 'inquiry') =>
    sql`exists (select from ${sql.table(table)} t where t.company_id = ${actor.companyId})`;
  const { rows } = await sql<HomeSetup>`
    select c.city is not null and c.address <> '' as company, c.profile_photo is not null as logo,
        ${has('area')} as areas, ${has('property')} as property, ${has('inquiry')} as inquiry
      from company c where c.id = ${actor.companyId}`.execute(steady);
  return rows[0]!;
};
