import type { Hears } from '../core/live/hearing.ts';

/** Of a session, whose it is and who sees the devices of all. */
export const hearsOfDevice: Hears = (actor, _, { created_by }) =>
  created_by === actor.userId || actor.scope('device:view') === 'all';
