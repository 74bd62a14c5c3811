import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import type { LeadResult, LeadSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { ReadLead } from '../portals/index.ts';
import { appendLead, openInquiriesLike } from './append.ts';
import { contactOfPerson } from './contact-of-person.ts';
import { makeInquiry } from './make-inquiry.ts';
import { personOf } from './person.ts';
import { advertised, readKnown, readRules, sourceIdOf } from './read-known.ts';
import { tellOfLead } from './tell-of-lead.ts';
import { wantsOf } from './wants.ts';

/** A lead that waits to be read. */
export interface Waiting {
  readonly id: number;
  readonly source: LeadSource;
  readonly way: string;
  readonly external_ref: string;
  readonly received_at: string;
  readonly asked_at: string | null;
  readonly lead: ReadLead | null;
  readonly facebook_form: number | null;
}

/** What became of it. */
export interface Outcome {
  readonly result: LeadResult;
  readonly problem?: LeadProblem;
  readonly inquiry?: number;
  readonly property_type?: number;
  readonly area?: readonly number[];
}

const { of } = leadProblems;
const failed = (problem: LeadProblem): Outcome => ({ result: 'Failed', problem });
const skipped = (problem: LeadProblem): Outcome => ({ result: 'Skipped', problem });

/** Makes of a lead what it is to become, in the transaction of the context. Throws what the writers refuse. */
export const readEvent = async (context: Context, event: Waiting): Promise<Outcome> => {
  const { db, actor } = context;
  const { companyId } = actor;
  if (!event.lead) return failed(of.notRead);
  const lead: ReadLead = { ...event.lead, raw: '' };
  const person = personOf(lead);
  await db
    .updateTable('lead_event')
    .set({ mobile_number: person.mobiles[0] ?? '', email: person.email })
    .where('company_id', '=', companyId)
    .where('id', '=', event.id)
    .execute();
  if (event.way === 'Test') return skipped(of.test);
  if (person.mobiles.length === 0 && person.email === '')
    return failed(lead.phone ? of.badNumber({ number: lead.phone.slice(0, 40) }) : of.noWay);
  if (await isOfOurPeople(context, person.mobiles)) return skipped(of.ownPeople);
  const twin = await twinOf(context, event, person.mobiles[0]);
  if (twin) return { result: 'Duplicate', problem: of.sentTwice, ...(twin.inquiry && { inquiry: twin.inquiry }) };

  const rules = await readRules(db, companyId, event);
  const wants = wantsOf(lead, await readKnown(db, companyId, rules));
  const facts = { property_type: wants.property_type, area: wants.area };
  const sourceId = await sourceIdOf(db, companyId, event.source);
  const contact = await contactOfPerson(context, person, sourceId);
  if (!contact) return failed(of.noWay);
  if (rules.duplicate_rule === 'Append to open inquiry') {
    const [open] = await openInquiriesLike(context, contact, wants);
    if (open) {
      await appendLead(context, open.id, lead);
      await tellOfLead(context, event.id, event.source, open.id, 'Appended');
      return { result: 'Appended', inquiry: open.id, ...facts };
    }
  }
  const asked = await advertised(db, companyId, event.source, lead.listing);
  const inquiry = await makeInquiry(context, {
    ...{ lead, wants, contact, source: event.source, sourceId, asked, rules },
    externalRef: event.external_ref,
    receivedAt: event.received_at,
  });
  await tellOfLead(context, event.id, event.source, inquiry, 'Created');
  return { result: 'Created', inquiry, ...facts };
};

const isOfOurPeople = async ({ db, actor }: Context, mobiles: readonly string[]): Promise<boolean> => {
  if (mobiles.length === 0) return false;
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('is_active', '=', true)
    .where('mobile', 'in', mobiles)
    .executeTakeFirst();
  return found !== undefined;
};

/** Seconds between the times of one enquiry that came by two ways. */
const sameMoment = 60;

/** The same enquiry under another id, as where a portal pushes without the id that its pull has. */
const twinOf = async ({ db, actor }: Context, { id, source, asked_at }: Waiting, mobile: string | undefined) => {
  if (!mobile || !asked_at) return undefined;
  const { rows } = await sql<{ inquiry: number | null }>`
    select inquiry from lead_event
     where company_id = ${actor.companyId} and mobile_number = ${mobile} and source = ${source} and id <> ${id}
       and result in ('Created', 'Appended') and abs(extract(epoch from asked_at - ${asked_at}::timestamptz)) <= ${sameMoment}
     order by id limit 1`.execute(db);
  return rows[0];
};
