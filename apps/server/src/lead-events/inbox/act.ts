import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { leadProblems } from '@angan/contract/lead-events/problems.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { Context } from '../../core/context.ts';
import { badRequest, fieldErrors, forbidden } from '../../core/errors.ts';
import { contacted, findInquiry, moveByHand, updateInquiry } from '../../inquiries/index.ts';
import { checkAssignment, mayChange } from '../../records/index.ts';
import { blankLead } from '../portals/blank.ts';
import { appendLead, writeOutcome } from '../reading/index.ts';
import { makeByHand } from './make-by-hand.ts';
import { type HeldLead, heldLead } from './one-lead.ts';

type Calls = typeof leadEventCalls;

/** Notes a call or a message on the inquiry of a lead, by which its clock stops. */
export const answerLead = async (context: Context, id: number, body: Received<Calls['answered']>['body']) => {
  const { inquiry } = await heldLead(context, id);
  if (inquiry === null) throw badRequest(leadEventTexts.noInquiry);
  await contacted(context, { params: { id: inquiry }, body });
};

/** Gives a lead to people, with its inquiry where it has one. */
export const assignLead = async (context: Context, id: number, assigned_to: readonly number[]) => {
  const { db, actor } = context;
  const lead = await heldLead(context, id);
  if (lead.inquiry !== null) return updateInquiry(context, lead.inquiry, { assigned_to: [...assigned_to] });
  checkAssignment(actor, 'inquiry:assign', lead.assigned_to, [...assigned_to]);
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('is_active', '=', true)
    .where('id', '=', (eb) => eb.fn.any(eb.val([...assigned_to])))
    .execute();
  const missing = assigned_to.find((one) => !people.some((person) => person.id === one));
  if (missing !== undefined) throw fieldErrors({ assigned_to: [drf.invalidPk(missing)] });
  await db
    .updateTable('lead_event')
    .set({ assigned_to: [...assigned_to] })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};

/** Makes an inquiry of a lead that has none. */
export const convertLead = async (context: Context, id: number, body: Received<Calls['convert']>['body']) => {
  const lead = await heldLead(context, id);
  requireOwn(context, lead);
  if (lead.inquiry !== null && lead.result !== 'Duplicate') throw badRequest(leadEventTexts.hasInquiry);
  await writeMade(context, lead, await makeByHand(context, lead, body));
};

/** Adds a lead to another open inquiry of its person; the one that it made is closed as its duplicate. */
export const appendToOther = async (context: Context, id: number, target: number) => {
  const { db, actor } = context;
  const lead = await heldLead(context, id);
  const other = await findInquiry(context, target);
  if (closedInquiryStages.includes(other.stage as never))
    throw fieldErrors({ inquiry: [leadEventTexts.closedInquiry] });
  if (!mayChange(actor, 'inquiry:edit', { created_by: other.created_by, assigned_ids: other.assigned_ids }))
    throw forbidden();
  const own = lead.inquiry === null || lead.inquiry === target ? undefined : await findInquiry(context, lead.inquiry);
  if (own ? own.contact_id !== other.contact_id : !(await isOfPerson(context, lead, other.contact_id)))
    throw fieldErrors({ inquiry: [leadEventTexts.otherContact] });
  if (own && lead.result === 'Created')
    await moveByHand(context, {
      params: { id: own.id },
      body: { stage: 'Junk', reason: 'Duplicate', note: other.inquiry_code },
    });
  if (lead.inquiry !== target) await appendLead(context, target, lead.lead ?? blankLead);
  await writeOutcome(db, actor.companyId, id, { result: 'Appended', inquiry: target });
};

/** Leaves the inquiry of a lead beside the others of its person; one that was added to another gets its own. */
export const keepApart = async (context: Context, id: number) => {
  const { db, actor } = context;
  const lead = await heldLead(context, id);
  requireOwn(context, lead);
  if (lead.inquiry === null) throw badRequest(leadEventTexts.noInquiry);
  if (lead.result === 'Appended') await writeMade(context, lead, await makeByHand(context, lead, {}));
  await db
    .updateTable('lead_event')
    .set({ is_kept_apart: true })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};

/** Sets a lead aside, and with it the inquiry that it made. */
export const junkLead = async (context: Context, id: number, { reason, note }: Received<Calls['junk']>['body']) => {
  const { db, actor } = context;
  const lead = await heldLead(context, id);
  if (lead.inquiry !== null && lead.result === 'Created') {
    const inquiry = await findInquiry(context, lead.inquiry);
    if (inquiry.stage !== 'Junk')
      await moveByHand(context, { params: { id: inquiry.id }, body: { stage: 'Junk', reason, note } });
  } else requireOwn(context, lead);
  await writeOutcome(db, actor.companyId, id, {
    result: 'Skipped',
    problem: leadProblems.of.junk({ reason }),
    ...(lead.inquiry !== null && { inquiry: lead.inquiry }),
  });
};

const writeMade = ({ db, actor }: Context, { id }: HeldLead, inquiry: number) =>
  writeOutcome(db, actor.companyId, id, { result: 'Created', inquiry });

/** One that somebody else has is theirs to work on. */
const requireOwn = ({ actor }: Context, lead: HeldLead): void => {
  if (lead.assigned_to.length === 0) return;
  if (!mayChange(actor, 'inquiry:edit', { created_by: lead.created_by, assigned_ids: lead.assigned_to }))
    throw forbidden();
};

const isOfPerson = async ({ db, actor }: Context, { mobile_number, email }: HeldLead, contact: number | null) => {
  if (contact === null) return false;
  const row = await db
    .selectFrom('contact as c')
    .leftJoin('contact_mobile as m', (join) =>
      join.onRef('m.company_id', '=', 'c.company_id').onRef('m.contact_id', '=', 'c.id'),
    )
    .select(['c.id'])
    .where('c.company_id', '=', actor.companyId)
    .where('c.id', '=', contact)
    .where((eb) =>
      eb.or([
        ...(mobile_number ? [eb('m.mobile', '=', mobile_number)] : []),
        ...(email ? [eb(eb.fn('lower', ['c.email']), '=', email.toLowerCase())] : []),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};
