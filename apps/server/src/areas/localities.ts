import type { areaCalls } from '@angan/contract/areas/areas.ts';
import { type Locality, localityLimits } from '@angan/contract/areas/localities.ts';
import { sql } from 'kysely';
import type { Handler } from '../core/http/serve.ts';

/** The localities of a city, those that are offered first before the others, with the office's own area of each name. */
export const localities: Handler<typeof areaCalls.localities> = async ({ query }, { actor, db }) => {
  const { rows } = await sql<Locality>`
    select l.id, l.locality, l.city, l.pincode, l.latitude::float8 as latitude, l.longitude::float8 as longitude, l.is_main, a.id as area
      from locality l left join area a on a.company_id = ${actor.companyId} and a.city = l.city and lower(a.area) = lower(l.locality)
     where l.city = ${query.city} order by l.is_main desc, lower(l.locality) limit ${localityLimits.listed}`.execute(
    db,
  );
  return { results: rows };
};

/** Areas of localities; one that is there already, by whatever hand, is left as it is. */
export const addLocalities: Handler<typeof areaCalls.addLocalities> = async ({ body }, { actor, db }) => {
  const { rows } = await sql<{ id: number }>`
    insert into area (company_id, created_by, area, city, pincodes, latitude, longitude)
    select ${actor.companyId}, ${actor.userId}, l.locality, l.city, array[l.pincode], l.latitude, l.longitude
      from locality l where l.id = any (${body.localities}::bigint[]) order by l.id
    on conflict (company_id, city, lower(area)) do nothing returning id`.execute(db);
  return { added: rows.length };
};
