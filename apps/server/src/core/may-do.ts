import { isSwitched, type Permission, switchedBy } from '@angan/domain/roles.ts';
import type { Context } from './context.ts';

/** Whether this person may, by their role or by a switch of their permission record. Asks the database only for the latter. */
export const mayDo = async ({ actor, steady }: Pick<Context, 'actor' | 'steady'>, permission: Permission) => {
  if (actor.scope(permission) !== 'none') return true;
  if (!isSwitched(permission) || actor.usertype === 'Admin') return false;
  const record = await steady
    .selectFrom('user_permission')
    .select(switchedBy[permission])
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return record?.[switchedBy[permission]] === true;
};
