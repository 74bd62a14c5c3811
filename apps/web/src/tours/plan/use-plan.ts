import { type PlannedStop, tourCalls } from '@angan/contract/tasks/tours.ts';
import type { Point } from '@angan/domain/distance.ts';
import { type StopTime, scheduleTour, stopMinutes } from '@angan/domain/tours/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, keyOf } from '../../core/api/index.ts';

const api = client(tourCalls);

export interface PlanGiven {
  readonly properties: readonly number[];
  /** ISO 8601. */
  readonly start_at: string;
  readonly start_point: Point | null;
  readonly duration_minutes: number | null;
}
export type Planned = PlannedStop & StopTime;

/**
 * The tour as it would be: in the best order, as the server finds it, until somebody puts it in another; then the same
 * rule says here when each stop is reached.
 */
export const usePlan = (given: PlanGiven) => {
  const [order, setOrder] = useState<readonly number[]>();
  const found = useQuery({
    queryKey: keyOf(tourCalls.plan, given),
    queryFn: () => api.plan({ body: { ...given, properties: [...given.properties] } }, { quiet: true }),
    placeholderData: keepPreviousData,
    enabled: given.properties.length > 0,
    retry: false,
  });
  const stops = new Map(found.data?.stops.map((stop) => [stop.property.id, stop]));
  const ids = (order ?? [...stops.keys()]).filter((id) => stops.has(id) && given.properties.includes(id));
  const times = scheduleTour(
    ids.map((id) => ({
      id,
      point: stops.get(id)!.place,
      visiting_hours: stops.get(id)!.property.visiting_hours,
      duration_minutes: given.duration_minutes ?? stopMinutes,
    })),
    { at: given.start_at, point: given.start_point },
  );
  return {
    stops: found.data && times.map((time): Planned => ({ ...stops.get(time.id)!, ...time })),
    ids,
    tiles: found.data?.tiles ?? null,
    found,
    setOrder,
    isByHand: order !== undefined,
  };
};
