import { z } from 'zod';

/** Matches of a record are counted up to here: 100 stands for '99+'. */
export const matchesCounted = 99;

/**
 * How many matches of 50 or above a record has that its reader may see and that nobody disliked on a visit; 100 for more.
 * Follows a change within moments.
 * Left out where the record is shown inside another one.
 */
export const matchCount = z.number().optional();
