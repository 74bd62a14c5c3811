import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { addDays } from '@angan/domain/dates.ts';
import { lockEndsSoonDays, openLeadStatuses } from '@angan/domain/lead-lock.ts';
import type { Kysely } from 'kysely';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { warnOfLeads } from './tasks.ts';

/** Asks for the warning on the morning a week before a lock's last day: one job for a company and a day. */
export const warnBefore = async (db: Kysely<DB>, until: string): Promise<void> => {
  const morning = new Date(`${addDays(until, -lockEndsSoonDays)}T09:00:00+05:30`);
  await enqueue(db, warnOfLeads, { until }, { key: `warn of leads ${until}`, runAt: morning });
};

/** Tells the people of each inquiry, else who registered it, else the Owner. */
export const leadWarning = job(warnOfLeads, async ({ until }, { db, companyId }) => {
  const leads = await db
    .selectFrom('project_inquiry as l')
    .innerJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'l.company_id').onRef('pj.id', '=', 'l.project'),
    )
    .innerJoin('inquiry as i', (join) =>
      join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.inquiry'),
    )
    .select([
      'l.id',
      'l.inquiry',
      'l.created_by',
      'i.assigned_to',
      'pj.project_name',
      'i.property_type',
      'pj.property_type as project_type',
    ])
    .where('l.company_id', '=', companyId)
    .where('l.lead_lock_until', '=', until)
    .where('l.status', 'in', [...openLeadStatuses])
    .where('pj.is_deleted', '=', false)
    .execute();
  const owners = await ownerIds(db);
  await raiseAlerts(
    db,
    leads.map((lead) => {
      const theirs = lead.assigned_to.length > 0 ? lead.assigned_to : lead.created_by === null ? [] : [lead.created_by];
      // Who sees the inquiry sees projects of its type; the name of another is not for them.
      const project = lead.project_type === lead.property_type ? lead.project_name : undefined;
      return {
        to: theirs.length > 0 ? theirs : owners,
        kind: 'Lead lock ending' as const,
        sentence: project
          ? alertSentences.of.leadLockEnds({ project, day: until })
          : alertSentences.of.leadLockEndsUnnamed({ day: until }),
        key: `lead lock ${lead.id} ${until}`,
        about: [{ kind: 'inquiry' as const, id: lead.inquiry }],
      };
    }),
  );
});
