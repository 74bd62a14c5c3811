import type { ChatDetail, ChatInquiry } from '@angan/contract/whatsapp/chats.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inquiryRows, showInquiry, visibleInquiries } from '../../inquiries/index.ts';

const mostInquiries = 5;

/** Inquiries of a contact, the newest first. `office`: the request with the reach of the office. */
const rowsOf = (office: Context, contact: number) =>
  inquiryRows(office.db, office.actor.companyId)
    .where(visibleInquiries(office.actor))
    .where('i.contact', '=', contact)
    .orderBy('i.created_date', 'desc')
    .orderBy('i.id', 'desc');

/** The inquiry for which something is sent: the newest. */
export const newestInquiry = (office: Context, contact: number) => rowsOf(office, contact).limit(1).executeTakeFirst();

export const inquiriesOf = async (office: Context, contact: number): Promise<ChatInquiry[]> => {
  const rows = await rowsOf(office, contact).limit(mostInquiries).execute();
  const tasks = await nextTasks(
    office,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...showInquiry(row, office), next_task: tasks.get(row.id) ?? null }));
};

const nextTasks = async ({ db, services }: Context, ids: readonly number[]) => {
  const { rows } = await sql<{ inquiry: number; type: string; date_time: string }>`
    select distinct on (t.inquiry) t.inquiry, t.type, t.date_time from task t
     where t.company_id = current_company_id() and t.inquiry = any (${ids}::bigint[]) and t.status = 'Scheduled'
       and t.date_time >= ${services.now().toISOString()}
     order by t.inquiry, t.date_time`.execute(db);
  return new Map(rows.map(({ inquiry, ...task }) => [inquiry, task]));
};

export const personOf = async ({ db, actor }: Context, contact: number): Promise<ChatDetail['person']> => {
  const row = await db
    .selectFrom('contact as k')
    .leftJoin('source as s', (join) => join.onRef('s.company_id', '=', 'k.company_id').onRef('s.id', '=', 'k.source'))
    .select([
      'k.id',
      'k.name',
      'k.mobile_number_1',
      'k.email',
      's.source_name as source',
      'k.consent_status',
      'k.consent_at',
      'k.marketing_opt_out',
      'k.do_not_contact',
    ])
    .where('k.company_id', '=', actor.companyId)
    .where('k.id', '=', contact)
    .executeTakeFirst();
  if (!row) return null;
  const { consent_status: status, consent_at: at, source, ...person } = row;
  return { ...person, source: source ?? '', consent: { status, at } };
};
