import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { noteAnswered } from '../../inquiries/index.ts';
import type { Echo } from '../../whatsapp/index.ts';

/**
 * Somebody of the office wrote to a person on their phone: whoever waits for a first answer has it, by whichever source
 * they came. Nothing of what was written is kept.
 */
export const hearEcho = async (context: Context, { to, at }: Echo): Promise<void> => {
  const { db, actor } = context;
  // Their clock has whole seconds, ours has more.
  const when = at.toISOString();
  await sql`
    update lead_event set lead = lead || jsonb_build_object('answered_at', ${when}::text)
     where company_id = ${actor.companyId} and way = 'Chat' and lead ->> 'chat' = ${to} and result = 'Waiting'
       and lead ->> 'answered_at' is null and date_trunc('second', asked_at) <= ${when}::timestamptz`.execute(db);
  const mobile = mobileOf(to);
  if (!mobile) return;
  const { rows } = await sql<{ id: number }>`
    select distinct q.id from lead_event e join inquiry q on q.company_id = e.company_id and q.id = e.inquiry
     where e.company_id = ${actor.companyId} and e.mobile_number = ${mobile} and e.result = 'Created'
       and q.first_response_at is null and not q.is_deleted
       and date_trunc('second', least(e.asked_at, e.received_at)) <= ${when}::timestamptz
     order by q.id limit 20`.execute(db);
  for (const { id } of rows) await noteAnswered(context, id, 'WhatsApp', at);
};
