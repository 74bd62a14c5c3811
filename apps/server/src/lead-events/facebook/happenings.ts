import type { LeadSourceHappening } from '@angan/contract/lead-events/lead-sources.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

/** How many are shown. */
const most = 20;

/** The last leads of a page and times that Facebook did not answer for it, the newest first. */
export const pageHappenings = async ({ db, actor }: Context, page: number): Promise<LeadSourceHappening[]> => {
  const { companyId } = actor;
  const { rows } = await sql<LeadSourceHappening>`
    select * from (
      (select e.received_at as at, 'lead' as kind, e.id as lead_event, e.result, coalesce(e.lead ->> 'name', '') as name,
          e.external_ref, coalesce(q.inquiry_code, '') as inquiry_code, e.problem
        from facebook_form f
        join lateral (select * from lead_event e where e.company_id = f.company_id and e.facebook_form = f.id
          order by e.received_at desc limit ${most}) e on true
        left join inquiry q on q.company_id = e.company_id and q.id = e.inquiry
       where f.company_id = ${companyId} and f.page = ${page} order by e.received_at desc limit ${most})
      union all
      (select x.at, 'pull', null, 'Failed', '', '', '', x.problem from facebook_page_failure x
        where x.company_id = ${companyId} and x.page = ${page} order by x.at desc limit ${most})
    ) h order by h.at desc, h.lead_event desc nulls last limit ${most}`.execute(db);
  return rows;
};
