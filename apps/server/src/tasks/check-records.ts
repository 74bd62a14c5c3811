import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { TaskInput } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import type { z } from 'zod';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden, Refusal } from '../core/errors.ts';
import { findInquiry } from '../inquiries/index.ts';
import { findLoan, mayChange, namedProjects } from '../records/index.ts';
import type { TaskRecords } from './check-assignee.ts';
import { checkInquiryOfVisit, checkProperties } from './check-visit.ts';

type Named = Pick<z.output<typeof TaskInput>, 'type' | keyof TaskRecords>;

/** Says at its field that a record is not there for the actor. */
const orInvalid = <T>(field: keyof TaskRecords, id: number, found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? fieldErrors({ [field]: [drf.invalidPk(id)] }) : error;
  });

/** The records that a new task is for, seen by the actor and, of an inquiry, theirs to work on; the person follows from them. */
export const checkRecords = async (context: Context, body: Named): Promise<TaskRecords> => {
  const { type, inquiry = null, property = null, project = null, contact = null, deal = null, loan = null } = body;
  const isVisit = type === 'Site Visit';
  if (!isVisit && !inquiry && !property && !project && !contact && !deal && !loan)
    throw fieldErrors({ inquiry: [taskTexts.recordNeeded] });
  const wish = isVisit
    ? await checkInquiryOfVisit(context, inquiry)
    : inquiry && (await workedInquiry(context, inquiry));
  if (isVisit && !property && !project) throw fieldErrors({ property: [taskTexts.visitNeeds] });
  const [home] = property ? await checkProperties(context, [property], 'property', isVisit ? 'offered' : 'any') : [];
  if (project)
    await namedProjects(context, [project]).catch((error: unknown) => {
      throw error instanceof Refusal ? fieldErrors({ project: [drf.invalidPk(project)] }) : error;
    });
  const bought = deal ? await dealToWorkOn(context, deal) : null;
  const credit = loan ? await orInvalid('loan', loan, findLoan(context, loan)) : null;
  const person = (wish || null)?.contact_id ?? home?.contact ?? bought?.buyer ?? credit?.applicant ?? null;
  if (contact && contact !== person) await orInvalid('contact', contact, findContact(context, contact));
  return {
    inquiry: inquiry || null,
    property: property || null,
    project: project || null,
    deal: deal || null,
    loan: loan || null,
    contact: contact || person,
  };
};

/** A deal is worked on by who sees deals. */
const dealToWorkOn = async ({ actor, db }: Context, id: number) => {
  const deal = await db
    .selectFrom('deal')
    .select(['id', 'buyer'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  if (!deal || actor.scope('deal:view') === 'none') throw fieldErrors({ deal: [drf.invalidPk(id)] });
  return deal;
};

const workedInquiry = async (context: Context, id: number) => {
  const inquiry = await orInvalid('inquiry', id, findInquiry(context, id));
  const whose = { created_by: inquiry.created_by, assigned_ids: inquiry.assigned_ids };
  if (!mayChange(context.actor, 'inquiry:edit', whose)) throw forbidden();
  return inquiry;
};
