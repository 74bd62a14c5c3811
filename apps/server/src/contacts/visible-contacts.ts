import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor } from '../core/context.ts';

/** Which of the company's contacts, as `c`, an actor may see. */
export const visibleContacts = (actor: Actor): Condition =>
  actor.scope('contact:locked') === 'none'
    ? sql<SqlBool>`c.company_id = ${actor.companyId} and not c.is_deleted and not c.locked_contact`
    : sql<SqlBool>`c.company_id = ${actor.companyId} and not c.is_deleted`;
