import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { type Permission, propertyTypesOf, runsTheOffice } from '@angan/domain/roles.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** Ids of the property types that a person works in. */
export const typeIdsOf = (actor: Actor): number[] =>
  propertyTypes.filter((row) => propertyTypesOf(actor.usertype).includes(row.property_type)).map((row) => row.id);

/** Whether a record was made by the actor or given to them. */
export const isOwn = (actor: Actor, row: { created_by: number | null; assigned_ids: readonly number[] }): boolean =>
  row.created_by === actor.userId || row.assigned_ids.includes(actor.userId);

/** The same as a condition on the table `alias`, with `unassigned` also for records that nobody has. */
export const ownCondition = (alias: string, actor: Actor, unassigned: boolean): Condition => {
  const assigned = sql.ref(`${alias}.assigned_to`);
  const own = sql<SqlBool>`${sql.ref(`${alias}.created_by`)} = ${actor.userId} or ${assigned} @> array[${actor.userId}]::bigint[]`;
  return unassigned ? sql<SqlBool>`(${own} or ${assigned} = '{}')` : sql<SqlBool>`(${own})`;
};

/**
 * Ids of the areas that the Owner keeps the actor to, none for all, inside a condition. It hangs on no row of the query,
 * so the database reads it once.
 */
export const ownAreas = (actor: Actor) =>
  sql<number[]>`coalesce((select r.areas from user_permission r
    where r.company_id = ${actor.companyId} and r.user_id = ${actor.userId}), '{}')`;

/** The same areas, read; none for who runs the office. */
export const readOwnAreas = async (db: Kysely<DB>, actor: Actor): Promise<number[]> => {
  if (runsTheOffice(actor.usertype)) return [];
  const { rows } = await sql<{ areas: number[] }>`select ${ownAreas(actor)} as areas`.execute(db);
  return rows[0]!.areas;
};

/**
 * Whether the record `alias` lies where the person of the transaction works, or is in their own hands: for a record that
 * is read beside another one.
 */
export const isInReach = (alias: string) => {
  const [area, by, given] = ['area', 'created_by', 'assigned_to'].map((column) => sql.ref(`${alias}.${column}`));
  return sql<boolean>`coalesce((select r.areas = '{}' or r.areas && ${area} or ${by} = r.user_id or ${given} @> array[r.user_id]
    from user_permission r where r.company_id = current_company_id() and r.user_id = current_user_id()), true)`;
};

/** Whether the Owner lets the actor see inquiries that others have, in the same way. */
export const seesAllInquiries = (actor: Actor) =>
  sql<SqlBool>`coalesce((select r.can_see_all_inquiries from user_permission r
    where r.company_id = ${actor.companyId} and r.user_id = ${actor.userId}), false)`;

/** Whether a permission lets the actor change a record that they see. */
export const mayChange = (
  actor: Actor,
  permission: Permission,
  row: { created_by: number | null; assigned_ids: readonly number[] },
): boolean => {
  const scope = actor.scope(permission);
  return scope === 'own' ? isOwn(actor, row) : scope !== 'none';
};
