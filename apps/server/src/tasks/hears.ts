import type { Hears } from '../core/live/hearing.ts';
import { isOpenTo, isTheirs } from '../records/index.ts';

/** Of tasks, only one's own. */
export const hearsOfTask: Hears = (actor, _, change) => isOpenTo(actor, change) && isTheirs(actor, change);
