import type { Hears } from '../core/live/hearing.ts';
import { isOpenTo, isTheirs, isWhereTheyWork } from '../records/index.ts';

/** As of any record; and of one that is assigned only those hear who see the inquiries of others. */
export const hearsOfInquiry: Hears = (actor, rights, change) => {
  if (!isOpenTo(actor, change)) return false;
  if (isTheirs(actor, change)) return true;
  const { assigned_to, any_area, area } = change;
  const isOfAnother =
    Boolean(assigned_to?.length) && actor.scope('inquiry:view') === 'own+unassigned' && !rights?.can_see_all_inquiries;
  return !isOfAnother && (any_area || area?.length === 0 || isWhereTheyWork(rights, change));
};
