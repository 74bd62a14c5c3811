import { mayPersonally } from '@angan/domain/personal-rights.ts';
import type { MovePermission } from '@angan/domain/property-status.ts';
import { sql } from 'kysely';
import type { Actor } from '../core/context.ts';
import { mayChange } from '../records/index.ts';

/** What the reader's own permission record says of closing properties; null for who has none. One value for a whole query. */
export const personalClose = sql<boolean | null>`(select r.can_close_property from user_permission r
  where r.company_id = current_company_id() and r.user_id = current_user_id())`;

interface Whose {
  created_by: number | null;
  assigned_ids: readonly number[];
}

/**
 * Whether somebody may make a move on a property that they see. Who closes properties by a switch of the Owner's and not
 * by their role closes those that they may change.
 */
export const mayMake = (
  actor: Actor,
  permission: MovePermission,
  whose: Whose,
  personal_close: boolean | null,
): boolean => {
  if (permission !== 'property:close') return mayChange(actor, permission, whose);
  const record = personal_close === null ? undefined : { can_close_property: personal_close };
  return mayPersonally(actor.usertype, permission, record) && mayChange(actor, 'property:edit', whose);
};
