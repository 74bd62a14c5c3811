import type { Context } from '../core/context.ts';
import type { Office } from '../records/index.ts';

/** What a request writes tasks with. */
export const officeOf = ({ db, actor, services }: Context): Office => ({
  db,
  companyId: actor.companyId,
  by: actor.userId,
  now: services.now(),
});
