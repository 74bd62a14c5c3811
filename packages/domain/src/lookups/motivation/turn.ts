/** Which sentence of the day has its turn (domain 2.14). */
import { daysBetween } from '../../dates.ts';

/**
 * The number of a YYYY-MM-DD in its year as one with a 29th of February counts, 1 to 366: every date keeps its number
 * from year to year, and 60 is the day that most years leave out.
 */
export const dayOfYear = (day: string): number => daysBetween('2028-01-01', `2028${day.slice(4)}`) + 1;

/**
 * How many turns were taken before a YYYY-MM-DD, 366 a year, so that turns go on across the new year however many take
 * part, and where 366 do each date keeps its own.
 */
export const turnOf = (day: string): number => Number(day.slice(0, 4)) * 366 + dayOfYear(day) - 1;
