import type { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { type SqlBool, sql } from 'kysely';
import { contactWithNumber } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { inquiryRows } from './inquiry-row.ts';
import { isOpen } from './open-inquiries.ts';
import { showInquiry } from './show-inquiry.ts';
import { visibleInquiries } from './visible-inquiries.ts';

type Query = Received<typeof inquiryCalls.similar>['query'];

/** Shown at most; a person with more open inquiries of a kind needs another look anyway. */
const most = 5;

/** Open inquiries of a contact, of one type and a deal type, that the asker may see, the newest first. */
export const similarInquiries = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const whole = actor.scope('contact:number') === 'all';
  const number = whole ? query.mobile_number_1 : undefined;
  const contact = query.contact ?? (number && (await contactWithNumber(context, number)));
  if (!contact) return { results: [] };
  const rows = await inquiryRows(db, actor.companyId)
    .where(visibleInquiries(actor))
    .where(isOpen)
    .where('i.contact', '=', contact)
    .where('i.property_type', '=', query.property_type)
    .where(sql<SqlBool>`i.deal_type && ${query.deal_type}::bigint[]`)
    .orderBy('i.created_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(most)
    .execute();
  return { results: rows.map((row) => showInquiry(row, context)) };
};
