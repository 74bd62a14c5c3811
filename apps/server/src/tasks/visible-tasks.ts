import { type SqlBool, sql } from 'kysely';
import { visibleContacts } from '../contacts/index.ts';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { visibleLoans, visibleProjects } from '../records/index.ts';

/**
 * Which of the company's tasks, as `t`, an actor may see: all, or what they made or were given. A task for a record that
 * they do not see is not there for them, so nothing in it has to be left out. The person of an inquiry, a property or
 * a deal is shown as there: without a name where locked. Of a deal whoever has a task of it sees the code alone.
 */
export const visibleTasks = (actor: Actor): Condition => {
  const own =
    actor.scope('task:view') === 'all'
      ? sql``
      : sql`and (t.created_by = ${actor.userId} or t.assigned_to = ${actor.userId})`;
  return sql<SqlBool>`t.company_id = ${actor.companyId} ${own}
    and (t.inquiry is null or ${isSeen(actor, 'inquiry', 'i', actor.scope('inquiry:view') === 'all', visibleInquiries)})
    and (t.property is null or ${isSeen(actor, 'property', 'p', actor.scope('property:view') === 'all', visibleProperties)})
    and (t.deal is null or t.deal not in (select x.id from deal x where x.company_id = ${actor.companyId} and x.is_deleted))
    and (t.project is null or ${isSeen(actor, 'project', 'pj', actor.scope('project:view') === 'all', visibleProjects)})
    and (t.loan is null or ${isSeen(actor, 'loan', 'l', actor.scope('loan:view') === 'all', visibleLoans)})
    and (t.contact is null or t.inquiry is not null or t.property is not null or t.deal is not null or t.loan is not null
      or exists (select 1 from contact c where c.id = t.contact and ${visibleContacts(actor)}))`;
};

/** Whether the actor sees the record of a task: who sees `all`, whatever is not deleted; the few that are, are read once. */
const isSeen = (
  actor: Actor,
  table: 'inquiry' | 'property' | 'project' | 'loan',
  alias: string,
  all: boolean,
  visible: (actor: Actor) => Condition,
): Condition => {
  const record = sql.ref(`t.${table}`);
  return all
    ? sql<SqlBool>`${record} not in (select x.id from ${sql.table(table)} x where x.company_id = ${actor.companyId} and x.is_deleted)`
    : sql<SqlBool>`exists (select 1 from ${sql.table(table)} ${sql.ref(alias)}
        where ${sql.ref(`${alias}.id`)} = ${record} and ${visible(actor)})`;
};

/** Tasks that the actor may change, held against other writers until the transaction ends, by their ids. */
export const heldTasks = async ({ actor, db }: Context, ids: readonly number[]) => {
  // The inquiries before their tasks, as all who write both hold them.
  await sql`select 1 from inquiry i where i.company_id = ${actor.companyId}
    and i.id in (select t.inquiry from task t where t.company_id = ${actor.companyId} and t.id = any (${ids}::bigint[]))
    order by i.id for no key update`.execute(db);
  return db
    .selectFrom('task as t')
    .selectAll()
    .where(visibleTasks(actor))
    .where('t.is_deleted', '=', false)
    .where('t.id', '=', sql<number>`any (${ids}::bigint[])`)
    .orderBy('t.id')
    .forNoKeyUpdate()
    .execute();
};

/** The same of one; any other is the same 404. */
export const heldTask = async (context: Context, id: number) => {
  const [row] = await heldTasks(context, [id]);
  if (!row) throw notFound();
  return row;
};
export type HeldTask = Awaited<ReturnType<typeof heldTask>>;
