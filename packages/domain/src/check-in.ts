/** Where somebody was on a site visit, as their phone told it once, after they said yes (domain 2.7). */
import { dayInIndia } from './dates.ts';
import { kilometresBetween, type Point } from './distance.ts';
import { type TaskStatus, type TaskType, visitType } from './lookups/tasks.ts';

/** What a check-in is measured to: the property's own point, else that of its society, project or area. */
export const checkInPoints = ['property', 'society', 'project', 'area'] as const;
export type CheckInPoint = (typeof checkInPoints)[number];

export interface CheckIn extends Point {
  /** ISO 8601. */
  readonly at: string;
  /** Metres within which the phone knew its place. */
  readonly accuracy_m: number;
  /** Metres as the crow flies; null where no point of the visit is known. */
  readonly distance_m: number | null;
  readonly measured_to: CheckInPoint | null;
}

/** Metres: a phone that knows its place less well than this tells nothing. */
export const leastAccuracy = 2000;

/** The mainland with its islands, in degrees, a little wider than the border. */
const india = { south: 6, north: 37.5, west: 67.5, east: 97.5 } as const;
const isInIndia = ({ latitude, longitude }: Point): boolean =>
  latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;

/** Why a place cannot be where a visit was; null where it can. */
export const placeRefusal = (place: Point & { readonly accuracy_m: number }): 'vague' | 'outside' | null => {
  if (place.accuracy_m > leastAccuracy) return 'vague';
  return isInIndia(place) ? null : 'outside';
};

interface Visit {
  readonly type: TaskType;
  readonly status: TaskStatus;
  /** ISO 8601. */
  readonly date_time: string;
  readonly check_in: unknown;
}

/** Why a task cannot be checked in at a moment; null where it can: a visit, on its day in India, once. */
export const checkInRefusal = (
  { type, status, date_time, check_in }: Visit,
  now: Date,
): 'no visit' | 'off' | 'other day' | 'twice' | null => {
  if (type !== visitType) return 'no visit';
  if (status === 'Cancelled' || status === 'Rescheduled') return 'off';
  if (check_in !== null) return 'twice';
  return dayInIndia(date_time) === dayInIndia(now) ? null : 'other day';
};

/** Whole metres between two points; null where one of them is not known. */
export const metresBetween = (a: Point, b: Point | undefined): number | null =>
  b ? Math.round(kilometresBetween(a, b) * 1000) : null;

/** '120 m', '1.4 km', '23 km'. */
export const metresInWords = (metres: number): string => {
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  return rounded < 1000 ? `${rounded} m` : `${(rounded / 1000).toFixed(rounded < 10_000 ? 1 : 0)} km`;
};

const measured: Record<CheckInPoint, string> = {
  property: 'from the property',
  society: 'from the society',
  project: 'from the project',
  area: 'from the middle of the area',
};

/** '120 m from the property'; 'at a place of its own' where there is nothing to measure to. `word` says it in another language. */
export const checkInWords = (
  { distance_m, measured_to }: Pick<CheckIn, 'distance_m' | 'measured_to'>,
  word: (english: string) => string = (english) => english,
): string =>
  distance_m === null || measured_to === null
    ? word('distance not known')
    : `${word(metresInWords(distance_m))} ${word(measured[measured_to])}`;
