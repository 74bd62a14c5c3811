import type { localityCalls } from '@angan/contract/areas/localities.ts';
import { type Locality, localityLimits } from '@angan/contract/areas/localities.ts';
import { placesLike } from '@angan/domain/names/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Handler } from '../core/http/serve.ts';

/** The office's areas `own` by what each is called, its name and its other ones; the oldest of a name. */
const ownAreas = ({ actor }: Pick<Context, 'actor'>) => sql`
  own as materialized (
    select city, place_key(name) as name_key, min(id) as area
      from area, unnest(array_prepend(area.area, aliases)) as name
     where company_id = ${actor.companyId} group by 1, 2)`;

/** Names that are compared with a written one, and answered. */
const alike = { compared: 60, answered: 8 } as const;

const escaped = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Those offered first before the others; of a search, names that begin so before those that have it somewhere. */
export const localities: Handler<typeof localityCalls.localities> = async ({ query }, context) => {
  const { city, search, name, page = 1, limit = localityLimits.listed } = query;
  const typed = escaped(search ?? '');
  const written = (name ?? '').toLowerCase();
  const where = [
    ...(city ? [sql`l.city = any (${city}::bigint[])`] : []),
    ...(typed ? [sql`lower(l.locality) like ${`%${typed}%`}`] : []),
    ...(written ? [sql`(l.name_key = place_key(${written}) or lower(l.locality) % ${written})`] : []),
  ];
  const order = [
    ...(written ? [sql`similarity(lower(l.locality), ${written}) desc`] : []),
    ...(typed ? [sql`lower(l.locality) like ${`${typed}%`} desc`] : []),
    sql`l.is_main desc, lower(l.locality), l.id`,
  ];
  const size = written ? alike.compared : limit;
  const { rows } = await sql<Locality>`
    with ${ownAreas(context)}
    select l.id, l.locality, l.city, l.pincode, l.latitude::float8 as latitude, l.longitude::float8 as longitude, l.is_main, own.area
      from locality l left join own on own.city = l.city and own.name_key = l.name_key
     where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`} order by ${sql.join(order)}
     limit ${size} offset ${(page - 1) * size}`.execute(context.db);
  if (!written) return { results: rows };
  const named = rows.map((row) => ({ row, name: row.locality, aliases: [] }));
  return { results: placesLike(written, named, Math.min(limit, alike.answered)).map(({ row }) => row) };
};

/** Areas of localities; one that is there already, by whatever hand, is left as it is. */
export const addLocalities: Handler<typeof localityCalls.addLocalities> = async ({ body }, context) => {
  const { actor, db } = context;
  const { rows } = await sql<{ id: number }>`
    with ${ownAreas(context)}
    insert into area (company_id, created_by, area, city, pincodes, latitude, longitude)
    select ${actor.companyId}, ${actor.userId}, l.locality, l.city, array[l.pincode], l.latitude, l.longitude
      from locality l left join own on own.city = l.city and own.name_key = l.name_key
     where l.id = any (${body.localities}::bigint[]) and own.area is null order by l.id
    on conflict (company_id, city, lower(area)) do nothing returning id`.execute(db);
  const { rows: areas } = await sql<{ locality: number; area: number }>`
    with ${ownAreas(context)}
    select l.id as locality, own.area from locality l join own on own.city = l.city and own.name_key = l.name_key
     where l.id = any (${body.localities}::bigint[])`.execute(db);
  return { added: rows.length, areas };
};
