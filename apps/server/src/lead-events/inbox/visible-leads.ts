import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Actor } from '../../core/context.ts';
import { visibleInquiries } from '../../inquiries/index.ts';
import { ownAreas, ownCondition, typeIdsOf } from '../../records/index.ts';

/** Which leads, as `e`, an actor may see: those of inquiries that they see, and of the rest those of their own work. */
export const visibleLeads = (actor: Actor): Condition => {
  const scope = actor.scope('lead_event:view');
  const there = sql<SqlBool>`e.company_id = ${actor.companyId}`;
  if (scope === 'all') return there;
  const isTheirs = scope === 'domain' ? sql`true` : ownCondition('e', actor, true);
  return sql<SqlBool>`${there} and case when e.inquiry is not null
    then exists (select 1 from inquiry i where i.id = e.inquiry and ${visibleInquiries(actor)})
    else (e.property_type is null or e.property_type = any (${typeIdsOf(actor)})) and ${isTheirs}
      and (${ownAreas(actor)} = '{}' or e.area = '{}' or e.area && ${ownAreas(actor)}) end`;
};

/** Leads, as `e` with their inquiries as `q`, that somebody is still to answer. */
export const isToAnswer: Condition = sql<SqlBool>`case e.result
  when 'Created' then q.first_response_at is null and not q.is_deleted and q.stage not in ('Closed Won', 'Closed Lost', 'Junk')
  when 'Failed' then e.mobile_number <> ''
  else false end`;
