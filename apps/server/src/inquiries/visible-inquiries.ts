import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { ownCondition, typeIdsOf } from '../records/index.ts';
import { inquiryRows } from './inquiry-row.ts';

/** Which of the company's inquiries, as `i`, an actor may see: list, record, search, count and match all go by this. */
export const visibleInquiries = (actor: Actor): Condition => {
  const scope = actor.scope('inquiry:view');
  const there = sql<SqlBool>`i.company_id = ${actor.companyId} and not i.is_deleted`;
  if (scope === 'all') return there;
  const inDomain = sql<SqlBool>`${there} and not i.locked_inquiry and i.property_type = any (${typeIdsOf(actor)})`;
  return scope === 'domain' ? inDomain : sql<SqlBool>`${inDomain} and ${ownCondition('i', actor, true)}`;
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
