import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { sql } from 'kysely';
import { readWorkingHours } from '../../company/index.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { blankLead } from '../portals/blank.ts';
import type { ReadLead } from '../portals/index.ts';
import { advertised, openInquiriesLike, readKnown, readRules, wantsOf } from '../reading/index.ts';
import { inquiriesOf, type LeadRow, leadRows, showLead } from './lead-rows.ts';
import { visibleLeads } from './visible-leads.ts';

/** A lead that the actor sees, held against other writers until the transaction ends. */
export const heldLead = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('lead_event as e')
    .selectAll()
    .where(visibleLeads(actor))
    .where('e.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, lead: row.lead as unknown as ReadLead | null };
};
export type HeldLead = Awaited<ReturnType<typeof heldLead>>;

/** One lead that the reader may see. */
export const getLead = async (context: Context, id: number): Promise<LeadEventDetail> => {
  const { actor, db } = context;
  const found = await db
    .selectFrom('lead_event as e')
    .select('e.id')
    .where(visibleLeads(actor))
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return writtenLead(context, id);
};

/** One lead as its writer sees it, even where they gave it out of their own hands. */
export const writtenLead = async (context: Context, id: number): Promise<LeadEventDetail> => {
  const { actor, db } = context;
  const { companyId } = actor;
  const row = await leadRows(db, companyId)
    .select(['e.raw', 'e.content_type'])
    .where('e.id', '=', id)
    .$castTo<LeadRow & { raw: string; content_type: string }>()
    .executeTakeFirstOrThrow();
  const { raw, content_type, ...plain } = row;
  const lead: ReadLead = row.lead ? { ...row.lead, raw: '' } : blankLead;
  const rules = await readRules(db, companyId, row);
  const known = await readKnown(db, companyId, rules);
  const wants = wantsOf(lead, known);
  const contact = await contactOf(context, row.inquiry_id);
  const others = contact === null ? [] : await openInquiriesLike(context, contact);
  const similar = others.map((one) => one.id).filter((one) => one !== row.inquiry_id);
  const inquiries = await inquiriesOf(context, [row.inquiry_id, ...similar]);
  const shown = showLead(plain, context, inquiries, await readWorkingHours(db, companyId));
  const whole = actor.scope('inquiry:number') === 'all';
  return {
    ...shown,
    raw: whole ? raw : '',
    content_type,
    reading: {
      property_type: wants.property_type,
      property_subtype: [...wants.property_subtype],
      deal_type: [...wants.deal_type],
      bhk: [...wants.bhk],
      area: known.areas
        .filter((area) => wants.area.includes(area.id))
        .map((area) => ({ id: area.id, area: area.name })),
      budget_min: wants.budget_min,
      budget_max: wants.budget_max,
      possession: [...wants.possession],
      furniture: [...wants.furniture],
      asked_property: await askedProperty(context, await advertised(db, companyId, row.source, lead.listing)),
      confidence: wants.confidence,
      // Where the message is shown masked, its words stand elsewhere.
      marks: whole && lead.message !== '' ? [...wants.marks] : [],
    },
    is_kept_apart: row.is_kept_apart,
    similar: similar.flatMap((one) => inquiries.get(one) ?? []),
  };
};

const contactOf = async ({ actor, db }: Context, inquiry: number | null): Promise<number | null> => {
  if (inquiry === null) return null;
  const row = await db
    .selectFrom('inquiry')
    .select('contact')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', inquiry)
    .executeTakeFirst();
  return row?.contact ?? null;
};

const askedProperty = async ({ actor, db }: Context, id: number | null) => {
  if (id === null) return null;
  const { rows } = await sql<{ id: number; property_code: string; is_hidden: boolean }>`
    select id, property_code, locked_property as is_hidden from property where company_id = ${actor.companyId} and id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row || (row.is_hidden && actor.scope('contact:locked') === 'none')) return null;
  return { id: row.id, property_code: row.property_code };
};
