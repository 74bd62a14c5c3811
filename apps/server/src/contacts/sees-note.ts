import { runsTheOffice } from '@angan/domain/roles.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor } from '../core/context.ts';

/** Whether a note, as `n`, is there for somebody who sees its record: everybody's, their own, the owners' for owners. */
export const seesNote = (actor: Actor): Condition =>
  sql<SqlBool>`(not n.is_deleted and (n.visibility = 'Team' or n.created_by = ${actor.userId}
    or ${runsTheOffice(actor.usertype)} and n.visibility = 'Owner and Co-Owner'))`;
