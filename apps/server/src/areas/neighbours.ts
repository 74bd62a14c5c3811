import type { Neighbour } from '@angan/contract/areas/area-fields.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';

type Given = readonly { area: number; km?: number | null | undefined }[];

const check = async (area: number, given: Given, { actor, db }: Context) => {
  const ids = given.map((one) => one.area);
  if (ids.includes(area)) throw fieldErrors({ neighbours: [placeTexts.ownNeighbour] });
  if (new Set(ids).size < ids.length) throw fieldErrors({ neighbours: [placeTexts.neighbourTwice] });
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('area')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', ids)
    .execute();
  const unknown = ids.find((id) => !rows.some((row) => row.id === id));
  if (unknown !== undefined) throw fieldErrors({ neighbours: [drf.invalidPk(unknown)] });
};

/** Makes these the neighbours of an area, and so the area theirs. What is not said stays as it is. */
export const writeNeighbours = async (area: number, given: Given | undefined, context: Context): Promise<void> => {
  if (!given) return;
  await check(area, given, context);
  const { actor, db } = context;
  const ids = given.map((one) => one.area);
  await sql`delete from area_neighbour where company_id = ${actor.companyId} and ${area} in (one, other)
      and case when one = ${area} then other else one end <> all (${ids}::bigint[])`.execute(db);
  await sql`
    insert into area_neighbour as n (company_id, one, other, km, created_by)
      select ${actor.companyId}::bigint, least(${area}::bigint, id), greatest(${area}::bigint, id), km, ${actor.userId}::bigint
        from unnest(${ids}::bigint[], ${given.map((one) => one.km ?? null)}::numeric[]) as given (id, km)
    on conflict (company_id, one, other) do update set km = excluded.km where n.km is distinct from excluded.km`.execute(
    db,
  );
};

/** The neighbours of some areas, by area, the nearest first. */
export const neighboursOf = async (
  ids: readonly number[],
  { actor, db }: Context,
): Promise<Map<number, Neighbour[]>> => {
  const { rows } = await sql<{ id: number; neighbours: Neighbour[] }>`
    select k.id, json_agg(json_build_object('area', case when n.one = k.id then n.other else n.one end, 'km', n.km)
        order by n.km nulls last, n.id) as neighbours
      from unnest(${ids}::bigint[]) k (id)
      join area_neighbour n on n.company_id = ${actor.companyId} and k.id in (n.one, n.other) group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.neighbours]));
};
