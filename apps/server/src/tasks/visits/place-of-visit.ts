import type { CheckInPoint } from '@angan/domain/check-in.ts';
import type { Point } from '@angan/domain/distance.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { placesOf } from '../tours/places.ts';

interface Visited {
  readonly property: number | null;
  readonly project: number | null;
}

/** Where a visit is: at its property's point, its society's, its project's, or else the middle of the area; undefined where none is known. */
export const placeOfVisit = async (
  { actor, db }: Context,
  { property, project }: Visited,
): Promise<(Point & { readonly of: CheckInPoint }) | undefined> => {
  if (property !== null) {
    const place = (await placesOf(db, actor.companyId, [property])).get(property);
    return place && { latitude: place.latitude, longitude: place.longitude, of: place.placed_by };
  }
  const { rows } = await sql<Point & { of: CheckInPoint }>`
    select case when j.latitude is not null then j.latitude else a.latitude end as latitude,
        case when j.latitude is not null then j.longitude else a.longitude end as longitude,
        case when j.latitude is not null then 'project' else 'area' end as of
      from project j left join area a on a.company_id = j.company_id and a.id = j.area[1]
     where j.company_id = ${actor.companyId} and j.id = ${project} and coalesce(j.latitude, a.latitude) is not null`.execute(
    db,
  );
  return rows[0];
};
