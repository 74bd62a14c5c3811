import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import type { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { insertInquiry } from '../../inquiries/index.ts';
import { typeIdsOf } from '../../records/index.ts';
import { blankLead } from '../portals/blank.ts';
import type { ReadLead } from '../portals/index.ts';
import {
  advertised,
  contactOfPerson,
  freeRef,
  officeContext,
  personOf,
  readKnown,
  readRules,
  sourceIdOf,
  wantsOf,
} from '../reading/index.ts';
import type { HeldLead } from './one-lead.ts';

type Body = Received<typeof leadEventCalls.convert>['body'];

/** Makes the inquiry of a lead as a person asks for it; what they leave out is as the lead was read. Answers its id. */
export const makeByHand = async (context: Context, event: HeldLead, body: Body): Promise<number> => {
  const { db, actor } = context;
  const { companyId } = actor;
  const source = event.source as LeadSource;
  const lead: ReadLead = event.lead ? { ...event.lead, raw: '' } : blankLead;
  const rules = await readRules(db, companyId, { ...event, source });
  const { confidence: _, marks: __, ...wants } = wantsOf(lead, await readKnown(db, companyId, rules));
  const sourceId = await sourceIdOf(db, companyId, rules.source_name ?? source);
  const contact = body.contact ?? (await personContact(context, lead, sourceId));
  if (!contact) throw fieldErrors({ contact: [leadEventTexts.nothingRead] });
  const type = typeIdsOf(actor).includes(wants.property_type)
    ? {}
    : { property_type: typeIdsOf(actor)[0]!, property_subtype: [], bhk: [] };
  const asked = await advertised(db, companyId, source, lead.listing);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const id = await insertInquiry(context, {
    ...wants,
    ...type,
    source: sourceId,
    source_detail: beginningOf([lead.listing, lead.project].filter(Boolean).join(', '), inquiryLimits.source_detail),
    date_time: event.received_at,
    // Whoever has the lead has its inquiry, where nobody says otherwise.
    ...(event.assigned_to.length > 0 && { assigned_to: event.assigned_to }),
    ...(asked !== null && actor.scope('contact:locked') !== 'none' && { asked_property: asked }),
    ...given,
    contact,
  } as never);
  await db
    .updateTable('inquiry')
    .set({ external_ref: await freeRef(db, companyId, sourceId, event.external_ref) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  return id;
};

/** Found or made with the office's reach: who sees no numbers may make an inquiry of a lead all the same. */
const personContact = async (context: Context, lead: ReadLead, source: number): Promise<number | undefined> => {
  const office = officeContext(context.services, context.db, context.actor.companyId, context.log);
  return contactOfPerson(
    { ...office, actor: { ...office.actor, userId: context.actor.userId } },
    personOf(lead),
    source,
  );
};
