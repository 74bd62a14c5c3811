import type { ProjectInquiry } from '@angan/contract/projects/project-inquiries.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { isLocked } from '@angan/domain/lead-lock.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Kysely, sql } from 'kysely';
import type { Actor, Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inquiryRows, showInquiry, visibleInquiries } from '../../inquiries/index.ts';
import { visibleProjects } from '../../records/index.ts';

/** A registration as it is read, before its inquiry stands in it and a role looks at it. */
export type LeadRow = Omit<ProjectInquiry, 'inquiry'> & { inquiry: number };

/** Registrations whose project and inquiry an actor sees, as `l`. */
export const leadRows = (db: Kysely<DB>, actor: Actor) =>
  db
    .selectFrom('project_inquiry as l')
    .innerJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'l.company_id').onRef('pj.id', '=', 'l.project'),
    )
    .innerJoin('inquiry as i', (join) =>
      join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.inquiry'),
    )
    .where('l.company_id', '=', actor.companyId)
    .where(visibleProjects(actor))
    .where(visibleInquiries(actor));

export const leadColumns = [
  'l.id',
  'l.inquiry',
  'l.registered_on',
  'l.registered_with',
  'l.ref_no',
  'l.lead_lock_until',
  'l.status',
  'l.created_by',
  'l.created_date',
  'l.last_updated',
] as const;
export const projectOfLead = sql`json_build_object('id', pj.id, 'project_name', pj.project_name)`.as('project');

/**
 * Registrations as the reader may see them, with their inquiries read in one go. One whose lock ended since the last
 * night has expired, whether or not anybody has written that down yet.
 */
export const showLeads = async (rows: readonly LeadRow[], context: Context): Promise<ProjectInquiry[]> => {
  if (rows.length === 0) return [];
  const { actor, db, services } = context;
  const whole = actor.scope('contact:number') === 'all';
  const today = dayInIndia(services.now());
  const inquiries = await inquiryRows(db, actor.companyId)
    .where('i.id', 'in', [...new Set(rows.map((row) => row.inquiry))])
    .execute();
  const byId = new Map(inquiries.map((row) => [row.id, showInquiry(row, context)]));
  return rows.map((row) => ({
    ...row,
    status: row.status === 'Duplicate at builder' || isLocked(row, today) ? row.status : 'Expired',
    inquiry: byId.get(row.inquiry)!,
    project: whole ? row.project : { ...row.project, project_name: maskNumbersIn(row.project.project_name) },
    registered_with: whole ? row.registered_with : maskNumbersIn(row.registered_with),
    ref_no: whole ? row.ref_no : maskNumbersIn(row.ref_no),
  }));
};
