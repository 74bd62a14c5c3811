import type { Hears } from '../core/live/hearing.ts';

/** Who looked at what, and whose number they took, is told to themselves and to who reads the logs. */
export const hearsOfViewed: Hears = (actor, _, { created_by }) =>
  created_by === actor.userId || actor.scope('viewed_log:view') !== 'none';
