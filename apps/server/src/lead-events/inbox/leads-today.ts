import type { LeadsToday } from '@angan/contract/lead-events/lead-events.ts';
import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { fileSource, type LeadMode, type LeadSource, leadSources } from '@angan/domain/leads/index.ts';
import { answerMinutes, workingMinutes } from '@angan/domain/working-time.ts';
import { sql } from 'kysely';
import { readWorkingHours } from '../../company/index.ts';
import type { Context } from '../../core/context.ts';
import { isToAnswer, visibleLeads } from './visible-leads.ts';

interface Connected {
  source: LeadSource;
  is_enabled: boolean;
  mode: LeadMode;
  last_pulled_at: string | null;
  next_pull_at: string | null;
  last_error: LeadSourceProblem | null;
  last_lead_at: string | null;
}
interface Counted {
  to_answer: number;
  waiting: number;
  sources: Partial<Record<LeadSource, number>>;
  answered: { received_at: string; at: string }[];
}

/** How today goes, as far as the reader sees the leads. */
export const leadsToday = async (context: Context): Promise<LeadsToday> => {
  const { actor, db, services } = context;
  const began = `${dayInIndia(services.now())}T00:00:00+05:30`;
  const seen = visibleLeads(actor);
  const joined = sql`lead_event e left join inquiry q on q.company_id = e.company_id and q.id = e.inquiry`;
  const counted = await sql<Counted>`
    select (select count(*)::int from ${joined} where ${seen} and e.result in ('Created', 'Failed') and ${isToAnswer}) as to_answer,
           (select count(*)::int from lead_event e where ${seen} and e.result = 'Waiting' and e.way <> 'File') as waiting,
           (select coalesce(json_object_agg(source, n), '{}') from (select e.source, count(*)::int as n from lead_event e
             where ${seen} and e.received_at >= ${began}::timestamptz and e.way <> 'Test' group by e.source) s) as sources,
           (select coalesce(json_agg(json_build_object('received_at', e.received_at, 'at', q.first_response_at)), '[]')
              from ${joined} where ${seen} and e.result = 'Created' and e.due_at is not null and q.first_response_at >= ${began}::timestamptz) as answered`.execute(
    db,
  );
  const connected = await sql<Connected>`
    select s.source, s.is_enabled, s.mode, p.last_pulled_at, p.next_pull_at, p.last_error,
           (select max(e.received_at) from lead_event e where e.company_id = s.company_id and e.source = s.source) as last_lead_at
      from lead_source_setting s join lead_source_pull p on p.company_id = s.company_id and p.source = s.source
     where s.company_id = ${actor.companyId}
    union all
    select 'Facebook', true, 'Push', null::timestamptz, null::timestamptz,
           (select s.last_error from facebook_page_state s join facebook_page p on p.company_id = s.company_id and p.id = s.page
             where s.company_id = ${actor.companyId} and p.status <> 'Disconnected' and s.last_error is not null
             order by s.failing_since limit 1),
           (select max(e.received_at) from lead_event e where e.company_id = ${actor.companyId} and e.source = 'Facebook')
     where exists (select 1 from facebook_page p where p.company_id = ${actor.companyId} and p.status <> 'Disconnected')
    union all
    select ${fileSource}, true, 'Push', null, null, null,
           (select max(e.received_at) from lead_event e where e.company_id = ${actor.companyId} and e.source = ${fileSource})
     where exists (select 1 from lead_file f where f.company_id = ${actor.companyId})`.execute(db);
  const { to_answer, waiting, sources, answered } = counted.rows[0]!;
  const hours = await readWorkingHours(db, actor.companyId);
  const minutes = answered
    .map(({ received_at, at }) => workingMinutes(new Date(received_at), new Date(at), hours))
    .sort((one, other) => one - other);
  const quick = minutes.filter((one) => one < answerMinutes.due).length;
  const rows = connected.rows.toSorted((a, b) => leadSources.indexOf(a.source) - leadSources.indexOf(b.source));
  return {
    today: Object.values(sources).reduce((sum, one) => sum + one, 0),
    to_answer,
    waiting,
    median_minutes: minutes[Math.floor((minutes.length - 1) / 2)] ?? null,
    under_15_percent: minutes.length === 0 ? null : Math.round((100 * quick) / minutes.length),
    sources: rows.map(({ mode, last_error, ...row }) => ({
      ...row,
      is_pulled: mode !== 'Push',
      today: sources[row.source] ?? 0,
      problem: last_error,
    })),
    working_hours: { from: hours.from, to: hours.to },
  };
};
