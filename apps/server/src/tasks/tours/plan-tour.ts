import type { tourCalls } from '@angan/contract/tasks/tours.ts';
import { orderTour, scheduleTour, stopMinutes } from '@angan/domain/tours/index.ts';
import { sql } from 'kysely';
import type { Handler } from '../../core/http/serve.ts';
import { propertyRows, showProperty, visibleProperties } from '../../properties/index.ts';
import { checkProperties } from '../check-visit.ts';
import { placesOf } from './places.ts';

/** The properties in the order in which they are best seen, with the times; nothing is written. */
export const planTour: Handler<typeof tourCalls.plan> = async ({ body }, context) => {
  const { actor, db, services } = context;
  await checkProperties(context, body.properties, 'properties');
  const rows = await propertyRows(db, actor.companyId)
    .where(visibleProperties(actor))
    .where('p.id', '=', sql<number>`any (${body.properties}::bigint[])`)
    .execute();
  const properties = new Map(rows.map((row) => [row.id, showProperty(row, context)]));
  const places = await placesOf(db, actor.companyId, body.properties);
  const stops = body.properties.map((id) => ({
    id,
    point: places.get(id) ?? null,
    visiting_hours: properties.get(id)!.visiting_hours,
    duration_minutes: body.duration_minutes ?? stopMinutes,
  }));
  const start = { at: body.start_at, point: body.start_point ?? null };
  const order = body.keep_order ? stops : orderTour(stops, start);
  return {
    stops: scheduleTour(order, start).map(({ id, ...times }, at) => ({
      ...times,
      property: properties.get(id)!,
      place: places.get(id) ?? null,
      duration_minutes: order[at]!.duration_minutes,
    })),
    tiles: services.settings.tiles ?? null,
  };
};
