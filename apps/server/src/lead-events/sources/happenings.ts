import type { LeadSourceHappening } from '@angan/contract/lead-events/lead-sources.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

/** How many are shown. */
const most = 20;

/** The last leads of a source and times that it could not be asked, the newest first. */
export const sourceHappenings = async ({ db, actor }: Context, source: LeadSource) => {
  const { rows } = await sql<LeadSourceHappening>`
    select * from (
      (select e.received_at as at, 'lead' as kind, e.id as lead_event, e.result, coalesce(e.lead ->> 'name', '') as name,
          e.external_ref, coalesce(q.inquiry_code, '') as inquiry_code, e.problem
        from lead_event e left join inquiry q on q.company_id = e.company_id and q.id = e.inquiry
       where e.company_id = ${actor.companyId} and e.source = ${source} order by e.received_at desc limit ${most})
      union all
      (select f.at, 'pull', null, 'Failed', '', '', '', f.problem from lead_pull_failure f
        where f.company_id = ${actor.companyId} and f.source = ${source} order by f.at desc limit ${most})
    ) h order by h.at desc, h.lead_event desc nulls last limit ${most}`.execute(db);
  return { results: rows };
};
