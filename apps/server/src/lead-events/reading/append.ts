import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { isOpen } from '../../inquiries/index.ts';
import type { ReadLead } from '../portals/index.ts';

/** Open inquiries of a contact for the same kind of property and deal, the newest first. */
export const openInquiriesLike = async (
  { db, actor }: Context,
  contact: number,
  like?: { readonly property_type: number; readonly deal_type: readonly number[] },
) => {
  let found = db
    .selectFrom('inquiry as i')
    .select(['i.id', 'i.inquiry_code', 'i.assigned_to'])
    .where('i.company_id', '=', actor.companyId)
    .where('i.contact', '=', contact)
    .where('i.is_deleted', '=', false)
    .where(isOpen);
  if (like)
    found = found
      .where('i.property_type', '=', like.property_type)
      .where(sql<SqlBool>`i.deal_type && ${like.deal_type}::bigint[]`);
  return found.orderBy('i.created_date', 'desc').orderBy('i.id', 'desc').limit(5).execute();
};

/**
 * Adds what a lead says to an open inquiry: below the message that it has, as far as there is room, and as a note on its
 * timeline, in the portal's words alone.
 */
export const appendLead = async ({ db, actor }: Context, inquiry: number, lead: ReadLead): Promise<void> => {
  const said = [lead.label, lead.message, lead.label ? '' : lead.project].filter(Boolean).join('\n') || lead.listing;
  if (said === '') return;
  await sql`
    update inquiry set raw_text = case when length(raw_text) + length(${said}) < ${inquiryLimits.raw_text}
        then concat_ws(e'\n', nullif(raw_text, ''), ${said}::text) else raw_text end
     where company_id = ${actor.companyId} and id = ${inquiry}`.execute(db);
  await db
    .insertInto('note')
    .values({
      company_id: actor.companyId,
      text: beginningOf(said, 2000),
      visibility: 'Team',
      link_kind: 'inquiry',
      link_id: inquiry,
      created_by: actor.userId || null,
    })
    .execute();
};
