import type { Place } from '@angan/contract/tasks/tours.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** Where properties are: at their own place, else that of their society, else that of their main area. */
export const placesOf = async (
  db: Kysely<DB>,
  companyId: number,
  properties: readonly number[],
): Promise<Map<number, Place>> => {
  const { rows } = await sql<{ id: number } & Place>`
    select p.id, coalesce(p.latitude, s.latitude, a.latitude) as latitude,
        case when p.latitude is not null then p.longitude when s.latitude is not null then s.longitude else a.longitude end as longitude,
        case when p.latitude is not null then 'property' when s.latitude is not null then 'society' else 'area' end as placed_by
      from property p
      left join society s on s.company_id = p.company_id and s.id = p.society_name
      left join area a on a.company_id = p.company_id and a.id = p.area[1]
     where p.company_id = ${companyId} and p.id = any (${properties}::bigint[])
       and coalesce(p.latitude, s.latitude, a.latitude) is not null`.execute(db);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
};
