import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { visibleProjects } from '../records/index.ts';

/**
 * Which of the company's tasks, as `t`, an actor may see: all, or what they made or were given. A task for a record that
 * they do not see is not there for them, so nothing in it has to be left out.
 */
export const visibleTasks = (actor: Actor): Condition => {
  const own =
    actor.scope('task:view') === 'all'
      ? sql``
      : sql`and (t.created_by = ${actor.userId} or t.assigned_to = ${actor.userId})`;
  return sql<SqlBool>`t.company_id = ${actor.companyId} ${own}
    and (t.inquiry is null or exists (select 1 from inquiry i where i.id = t.inquiry and ${visibleInquiries(actor)}))
    and (t.property is null or exists (select 1 from property p where p.id = t.property and ${visibleProperties(actor)}))
    and (t.project is null or exists (select 1 from project pj where pj.id = t.project and ${visibleProjects(actor)}))`;
};

/** A task that the actor may change, held against other writers until the transaction ends; any other is the same 404. */
export const heldTask = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('task as t')
    .selectAll()
    .where(visibleTasks(actor))
    .where('t.is_deleted', '=', false)
    .where('t.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
export type HeldTask = Awaited<ReturnType<typeof heldTask>>;
