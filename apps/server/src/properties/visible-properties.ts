import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { filesOf, ownAreas, typeIdsOf } from '../records/index.ts';
import { propertyRows } from './property-row.ts';

/** Which of the company's properties, as `p`, an actor may see: list, record, search, count and match all go by this. */
export const visibleProperties = (actor: Actor): Condition =>
  actor.scope('property:view') === 'all'
    ? sql<SqlBool>`p.company_id = ${actor.companyId} and not p.is_deleted`
    : sql<SqlBool>`p.company_id = ${actor.companyId} and not p.is_deleted and not p.locked_property
        and p.property_type = any (${typeIdsOf(actor)}) and ${inOwnAreas(actor)}`;

/**
 * Where the actor works: anywhere, unless the Owner keeps them to some areas, and then also what is in their own hands.
 * Asked of the link tables, so that a count still needs nothing but the index of the list.
 */
const inOwnAreas = (actor: Actor): Condition => sql<SqlBool>`(${ownAreas(actor)} = '{}' or p.id in (
  select l.property_id from property_area l where l.company_id = ${actor.companyId} and l.area = any (${ownAreas(actor)})
  union all
  select l.property_id from property_assignee l where l.company_id = ${actor.companyId} and l.assigned_to = ${actor.userId}
  union all
  select m.id from property m where m.company_id = ${actor.companyId} and m.created_by = ${actor.userId}))`;

/** The same of a row that was read for another record. */
export const seesProperty = (
  actor: Actor,
  row: { property_type: number; locked_property: boolean; is_deleted: boolean; in_reach: boolean },
): boolean =>
  !row.is_deleted &&
  (actor.scope('property:view') === 'all' ||
    (!row.locked_property && row.in_reach && typeIdsOf(actor).includes(row.property_type)));

/** One property that the actor may see; a deleted, a locked, one of the other domain and another company's answer the same 404. */
export const findProperty = async ({ actor, db }: Context, id: number) => {
  const row = await propertyRows(db, actor.companyId)
    .where(visibleProperties(actor))
    .where('p.id', '=', id)
    .select(filesOf('property', 'p').as('files'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
