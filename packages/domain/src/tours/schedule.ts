/** When each stop of a tour is reached, and whether it may be seen then. */
import { kilometresBetween, type Point } from '../distance.ts';
import { type VisitingWindow, visitingWindows } from './visiting-hours.ts';

/** Kilometres an hour through a city, measured along the straight line, so with the turns taken into account. */
export const cityKmPerHour = 18;
/** Minutes of a ride whose length nobody knows. */
export const unknownRideMinutes = 20;
/** Minutes at a stop of a tour; a visit by itself takes as long as its kind of task usually does. */
export const stopMinutes = 30;
export const mostStops = 12;

export interface TourStop {
  readonly id: number;
  /** null where neither the property nor its society nor its area has a place on the map. */
  readonly point: Point | null;
  /** As its owner said it; '' where nobody asked. */
  readonly visiting_hours: string;
  readonly duration_minutes: number;
}

export interface TourStart {
  /** ISO 8601. */
  readonly at: string;
  /** Where the people set out; null: at the first stop. */
  readonly point: Point | null;
}

/** `any`: no hours are known, or not understood. */
export type Openness = 'open' | 'closed' | 'any';

export interface StopTime {
  readonly id: number;
  /** ISO 8601: when the visit begins, after `wait_minutes` of waiting for it to open. */
  readonly arrives: string;
  readonly leaves: string;
  readonly travel_minutes: number;
  /** null where it is not known. */
  readonly km: number | null;
  readonly wait_minutes: number;
  readonly openness: Openness;
}

const minute = 60_000;
const dayMinutes = 24 * 60;
const india = 5.5 * 60;

/** Minutes of a ride, in steps of five as people plan: never none between two places. */
export const rideMinutes = (km: number): number =>
  km === 0 ? 0 : Math.max(5, Math.ceil((km / cityKmPerHour) * 12 - 0.05) * 5);

const clockOf = (at: number) => {
  const minutes = Math.floor(at / minute) + india;
  return { day: (Math.floor(minutes / dayMinutes) + 4) % 7, minutes: minutes % dayMinutes };
};

/** How long to wait at a stop, and whether it is open then. Nobody waits where it opens no more on that day. */
const openingAt = (windows: readonly VisitingWindow[] | null, at: number, stays: number) => {
  if (windows === null) return { wait: 0, openness: 'any' as const };
  const { day, minutes } = clockOf(at);
  const waits = windows
    .filter(
      (one) => one.days.includes(day) && Math.max(minutes, one.from) + Math.min(stays, one.to - one.from) <= one.to,
    )
    .map((one) => Math.max(0, one.from - minutes));
  if (waits.length === 0) return { wait: 0, openness: 'closed' as const };
  return { wait: Math.min(...waits), openness: 'open' as const };
};

/** Hours are read once a text, however many orders are tried. */
export const newScheduler = () => {
  const read = new Map<string, readonly VisitingWindow[] | null>();
  const windowsOf = (text: string) => {
    if (!read.has(text)) read.set(text, visitingWindows(text));
    return read.get(text)!;
  };
  return (stops: readonly TourStop[], start: TourStart): StopTime[] => {
    let at = Date.parse(start.at);
    let here = start.point;
    return stops.map((stop, place) => {
      const isAtStart = place === 0 && start.point === null;
      const km = here && stop.point ? kilometresBetween(here, stop.point) : null;
      const travel_minutes = isAtStart ? 0 : km === null ? unknownRideMinutes : rideMinutes(km);
      at += travel_minutes * minute;
      const { wait, openness } = openingAt(windowsOf(stop.visiting_hours), at, stop.duration_minutes);
      const arrives = at + wait * minute;
      at = arrives + stop.duration_minutes * minute;
      here = stop.point ?? here;
      return {
        id: stop.id,
        arrives: new Date(arrives).toISOString(),
        leaves: new Date(at).toISOString(),
        travel_minutes,
        km: isAtStart ? null : km,
        wait_minutes: wait,
        openness,
      };
    });
  };
};

/** When each stop is reached in the order given. */
export const scheduleTour = (stops: readonly TourStop[], start: TourStart): StopTime[] => newScheduler()(stops, start);
