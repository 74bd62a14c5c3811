import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { ownAreas, ownCondition, seesAllInquiries, typeIdsOf } from '../records/index.ts';
import { inquiryRows } from './inquiry-row.ts';

/** Which of the company's inquiries, as `i`, an actor may see: list, record, search, count and match all go by this. */
export const visibleInquiries = (actor: Actor): Condition => {
  const scope = actor.scope('inquiry:view');
  const there = sql<SqlBool>`i.company_id = ${actor.companyId} and not i.is_deleted`;
  if (scope === 'all') return there;
  const own = ownCondition('i', actor, false);
  const isOpen = scope === 'domain' ? sql`` : sql`and (i.assigned_to = '{}' or ${own} or ${seesAllInquiries(actor)})`;
  return sql<SqlBool>`${there} and not i.locked_inquiry and i.property_type = any (${typeIdsOf(actor)}) ${isOpen}
    and (${ownAreas(actor)} = '{}' or i.any_area or i.area = '{}' or i.area && ${ownAreas(actor)} or ${own})`;
};

/** One inquiry that the actor may see; any other answers the same 404. */
export const findInquiry = async ({ actor, db }: Context, id: number) => {
  const row = await inquiryRows(db, actor.companyId)
    .where(visibleInquiries(actor))
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
