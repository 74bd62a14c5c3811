import type { Hears } from '../core/live/hearing.ts';
import { isOpenTo, isTheirs } from '../records/index.ts';

/** Of loans, only one's own; of what a loan consists of, who runs the office. The loan itself tells the others. */
export const hearsOfLoan: Hears = (actor, _, change) => isOpenTo(actor, change) && isTheirs(actor, change);
