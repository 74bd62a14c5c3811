import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import {
  freshHours,
  type LeadResult,
  type LeadSource,
  type LeadWay,
  websiteSameMinutes,
} from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import { noteConsent } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { isOpen, noteAnswered } from '../../inquiries/index.ts';
import { queueAnswer } from '../answering/index.ts';
import type { ReadLead } from '../portals/index.ts';
import { appendLead, openInquiriesLike } from './append.ts';
import { contactOfPerson } from './contact-of-person.ts';
import { makeInquiry } from './make-inquiry.ts';
import { personOf } from './person.ts';
import { advertised, readKnown, readRules, type SourceRules, sourceIdOf } from './read-known.ts';
import { readShared } from './read-shared.ts';
import { tellOfLead } from './tell-of-lead.ts';
import { type Wants, wantsOf } from './wants.ts';

/** A lead that waits to be read. */
export interface Waiting {
  readonly id: number;
  readonly source: LeadSource;
  readonly way: LeadWay;
  readonly external_ref: string;
  readonly received_at: string;
  readonly asked_at: string | null;
  readonly lead: ReadLead | null;
  readonly facebook_form: number | null;
  readonly share: number | null;
  readonly lead_file: number | null;
  readonly source_name: string | null;
}
/** Its columns in lead_event. */
export const waitingColumns = sql`
  id, source, way, external_ref, received_at, asked_at, lead, facebook_form, share, lead_file, source_name`;

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
  const isForm = event.way === 'Form' || event.way === 'Share';
  // Of chats the door sees what came twice.
  const twin = isForm || event.way === 'Chat' ? undefined : await twinOf(context, event, person.mobiles[0]);
  if (twin)
    return {
      result: 'Duplicate',
      problem: event.way === 'File' ? of.askedAlready : of.sentTwice,
      ...(twin.inquiry && { inquiry: twin.inquiry }),
    };

  const shared = event.share === null ? undefined : await readShared(db, companyId, event.share);
  const rules = { ...(await readRules(db, companyId, event)), ...shared?.rules };
  const wants = wantsOf(lead, await readKnown(db, companyId, rules));
  const facts = { property_type: wants.property_type, area: wants.area };
  const sourceId = await sourceIdOf(db, companyId, rules.source_name ?? event.source);
  const contact = await contactOfPerson(context, person, sourceId);
  if (!contact) return failed(of.noWay);
  if (lead.consent_version)
    await noteConsent(context, contact, { how: 'Website', at: event.received_at, version: lead.consent_version });
  // What was sent for an inquiry is answered in it.
  const sent = shared?.inquiry ?? (isForm ? await sentBefore(context, event, person.mobiles[0]) : undefined);
  if (sent) return appended(context, event, lead, sent, facts, rules);
  if (rules.duplicate_rule === 'Append to open inquiry') {
    const [open] = await openInquiriesLike(context, contact, wants);
    if (open) return appended(context, event, lead, open.id, facts, rules);
  }
  const asked = lead.asked_property ?? (await advertised(db, companyId, event.source, lead.listing));
  const inquiry = await makeInquiry(context, {
    ...{ lead, wants, contact, source: event.source, sourceId, asked, rules },
    externalRef: event.external_ref,
    receivedAt: event.received_at,
  });
  if (isNews(event)) await tellOfLead(context, event.id, rules.source_name ?? event.source, inquiry, 'Created');
  if (lead.answered_at) await noteAnswered(context, inquiry, 'WhatsApp', new Date(lead.answered_at));
  else if (person.mobiles[0]) await queueAnswer(context, event, person.mobiles[0]);
  return { result: 'Created', inquiry, ...facts };
};

/** Adds a lead to an open inquiry, and tells who sees to it. */
const appended = async (
  context: Context,
  event: Waiting,
  lead: ReadLead,
  inquiry: number,
  facts: Pick<Wants, 'property_type' | 'area'>,
  { source_name }: Pick<SourceRules, 'source_name'>,
): Promise<Outcome> => {
  await appendLead(context, inquiry, lead);
  if (isNews(event)) await tellOfLead(context, event.id, source_name ?? event.source, inquiry, 'Appended');
  return { result: 'Appended', inquiry, ...facts };
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

/** Of a file only what was asked within the day is told to people: it hurries, the rest stands in the list. */
const isNews = ({ way, asked_at, received_at }: Waiting): boolean =>
  way !== 'File' || (asked_at !== null && Date.parse(received_at) - Date.parse(asked_at) < freshHours * 3_600_000);

/** Seconds between the times of one enquiry that came by two ways. */
const sameMoment = 60;

/** Whether a time is a day alone, as many lists have it: midnight in India. */
const isDay = (at: string): boolean => (Date.parse(at) + 19_800_000) % 86_400_000 === 0;

/**
 * The same enquiry under another id, as where a portal pushes without the id that its pull has. A file or a mail may hold
 * what came by any way; a day without its hour does not tell.
 */
const twinOf = async ({ db, actor }: Context, { id, source, way, asked_at }: Waiting, mobile: string | undefined) => {
  const isOfAny = way === 'File' || way === 'Mail';
  if (!mobile || !asked_at || (isOfAny && isDay(asked_at))) return undefined;
  const { rows } = await sql<{ inquiry: number | null }>`
    select inquiry from lead_event
     where company_id = ${actor.companyId} and mobile_number = ${mobile} and (source = ${source} or ${isOfAny}) and id <> ${id}
       and result in ('Created', 'Appended') and abs(extract(epoch from asked_at - ${asked_at}::timestamptz)) <= ${sameMoment}
     order by id limit 1`.execute(db);
  return rows[0];
};

/** The open inquiry of what the same number sent by the same form within the hour: once more is no second inquiry. */
const sentBefore = async (
  { db, actor }: Context,
  { id, source, way, received_at }: Waiting,
  mobile: string | undefined,
): Promise<number | undefined> => {
  if (!mobile) return undefined;
  const { rows } = await sql<{ inquiry: number }>`
    select e.inquiry from lead_event e join inquiry i on i.company_id = e.company_id and i.id = e.inquiry
     where e.company_id = ${actor.companyId} and e.mobile_number = ${mobile} and e.source = ${source} and e.id <> ${id}
       and e.way = ${way} and e.result in ('Created', 'Appended') and not i.is_deleted and ${isOpen}
       and e.received_at > ${received_at}::timestamptz - make_interval(mins => ${websiteSameMinutes})
     order by e.id desc limit 1`.execute(db);
  return rows[0]?.inquiry;
};
