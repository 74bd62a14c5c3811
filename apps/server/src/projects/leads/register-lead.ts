import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { ProjectInquiryInput, projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { leadMayBecome, lockUntil, openLeadStatuses } from '@angan/domain/lead-lock.ts';
import type { LeadStatus } from '@angan/domain/lookups/projects.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { fieldErrors, forbidden, notFound, type Refusal } from '../../core/errors.ts';
import { keepHiddenNumbers } from '../../core/keep-hidden-numbers.ts';
import { named } from '../../core/named.ts';
import { findInquiry } from '../../inquiries/index.ts';
import { mayChange } from '../../records/index.ts';
import { lockProject } from '../find-project.ts';
import { expireAfter, expireOverdue } from './expire-leads.ts';
import { leadRows } from './lead-row.ts';
import { warnBefore } from './warn-of-leads.ts';

type StoredProject = Awaited<ReturnType<typeof lockProject>>;

/** The inquiry that the actor registers; refused where they see it but may not work on it. */
const workedInquiry = async (context: Context, id: number, missing: Refusal) => {
  const inquiry = await findInquiry(context, id).catch(() => {
    throw missing;
  });
  if (!mayChange(context.actor, 'inquiry:edit', inquiry)) throw forbidden();
  return inquiry;
};

/**
 * Refuses where the person is registered with the project and the lock runs, by whichever inquiry: the sentence tells
 * until when and not whose it is. The project's row is locked by now, so two who register at once come one after the other.
 */
const refuseSecond = async (
  { actor, db, services }: Context,
  project: StoredProject,
  contact: number,
  but?: number,
): Promise<void> => {
  await expireOverdue(db, actor.companyId, dayInIndia(services.now()), project.id);
  let q = db
    .selectFrom('project_inquiry as l')
    .innerJoin('inquiry as i', (join) =>
      join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.inquiry'),
    )
    .select('l.lead_lock_until')
    .where('l.company_id', '=', actor.companyId)
    .where('l.project', '=', project.id)
    .where('i.contact', '=', contact)
    .where('l.status', 'in', [...openLeadStatuses]);
  if (but !== undefined) q = q.where('l.id', '<>', but);
  const open = await q.executeTakeFirst();
  if (!open) return;
  const name = actor.scope('contact:number') === 'all' ? project.project_name : maskNumbersIn(project.project_name);
  const { lead_lock_until: until } = open;
  throw fieldErrors({
    inquiry: [
      until === null ? projectTexts.alreadyRegistered(name) : projectTexts.lockedUntil(name, formatDate(until)),
    ],
  });
};

/** Registers an inquiry with a project; answers the registration's id. */
export const registerLead = async (context: Context, body: z.output<typeof ProjectInquiryInput>): Promise<number> => {
  const { actor, db, services } = context;
  const invalid = (field: 'project' | 'inquiry') => fieldErrors({ [field]: [drf.invalidPk(body[field])] });
  const inquiry = await workedInquiry(context, body.inquiry, invalid('inquiry'));
  const project = await lockProject(context, body.project, invalid('project'));
  const today = dayInIndia(services.now());
  const registered_on = body.registered_on ?? today;
  if (registered_on > today) throw fieldErrors({ registered_on: [projectTexts.dayAhead] });
  await refuseSecond(context, project, inquiry.contact_id!);
  const lead_lock_until = lockUntil(registered_on, project.lead_lock_days);
  const runs = lead_lock_until === null || lead_lock_until >= today;
  const { id } = await db
    .insertInto('project_inquiry')
    .values({
      ...named({ registered_with: body.registered_with, ref_no: body.ref_no }),
      project: project.id,
      inquiry: inquiry.id,
      registered_on,
      lead_lock_until,
      status: runs ? 'Sent' : 'Expired',
      company_id: actor.companyId,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (runs && lead_lock_until !== null) {
    await warnBefore(db, lead_lock_until);
    await expireAfter(db, lead_lock_until);
  }
  return id;
};

/** Writes down what the builder answered. */
export const answerLead = async (
  context: Context,
  id: number,
  body: Received<typeof projectInquiryCalls.update>['body'],
): Promise<void> => {
  const { actor, db, services } = context;
  const found = await leadRows(db, actor).select(['l.project', 'l.inquiry']).where('l.id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  const inquiry = await workedInquiry(context, found.inquiry, notFound());
  const project = await lockProject(context, found.project);
  await expireOverdue(db, actor.companyId, dayInIndia(services.now()), project.id);
  const before = await db
    .selectFrom('project_inquiry')
    .select(['status', 'registered_with', 'ref_no'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const given = keepHiddenNumbers(actor, before, named(body));
  const [from, to] = [before.status as LeadStatus, given.status ?? (before.status as LeadStatus)];
  if (!leadMayBecome(from, to)) throw fieldErrors({ status: [projectTexts.noSuchMove(from, to)] });
  if (openLeadStatuses.includes(to) && !openLeadStatuses.includes(from))
    await refuseSecond(context, project, inquiry.contact_id!, id);
  if (Object.keys(given).length === 0) return;
  await db
    .updateTable('project_inquiry')
    .set(given as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
