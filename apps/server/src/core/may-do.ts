import type { Entity } from '@angan/domain/entities.ts';
import { isSwitched, mayPersonally, permissionSwitchNames } from '@angan/domain/personal-rights.ts';
import { type Permission, runsTheOffice } from '@angan/domain/roles.ts';
import type { Context } from './context.ts';

/** The table of permission records, and so what an event names when one changed. */
export const rightsEntity = 'user_permission' satisfies Entity;

type Asker = Pick<Context, 'actor' | 'steady'>;

/** The actor's own permission record, undefined for who has none. */
export const permissionRecord = ({ actor, steady }: Asker) =>
  steady
    .selectFrom(rightsEntity)
    .select([...permissionSwitchNames, 'daily_reveal_limit', 'areas'])
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();

/** Whether this person may, by their role or by a switch of their permission record. Asks the database only for the latter. */
export const mayDo = async (asker: Asker, permission: Permission): Promise<boolean> => {
  const { actor } = asker;
  const byRole = actor.scope(permission) !== 'none';
  // Of support nothing is switched: the record would be the Owner's.
  const isDecided =
    actor.support !== undefined ||
    !isSwitched(permission) ||
    actor.usertype === 'Admin' ||
    (byRole && runsTheOffice(actor.usertype));
  return isDecided ? byRole : mayPersonally(actor.usertype, permission, await permissionRecord(asker));
};
