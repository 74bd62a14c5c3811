import { beginningOf } from '@angan/domain/beginning.ts';
import { repliesCountDays } from '@angan/domain/whatsapp/broadcasts.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { countSoon } from '../broadcast-tasks.ts';
import type { Written } from './write-messages.ts';

const mostText = 300;

/**
 * Notes answers to messages of broadcasts: what somebody wrote first to it, or the quick reply that they tapped. An
 * answer names the message that it is to; one that names none is to the last that they had of us. After a week neither
 * counts.
 */
export const noteReplies = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const answers = written
    .filter(({ message }) => message.written)
    .map(({ id, chat, message }) => ({
      id,
      chat,
      number: message.number,
      wamid: message.reply_to ?? null,
      at: message.at.toISOString(),
      body: beginningOf(message.body, mostText),
      clicked: message.kind === 'button' ? beginningOf(message.body, mostText) : '',
    }));
  if (answers.length === 0) return;
  const week = sql`${repliesCountDays} * interval '1 day'`;
  // Meta tells times in whole seconds.
  const tick = sql`interval '1 second'`;
  const { rows } = await sql<{ broadcast: number }>`
    with answers as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as a (id bigint, chat bigint, number bigint, wamid text, at timestamptz, body text, clicked text)
    ), aimed as (
      select a.*, m.id as message
        from answers a
        join whatsapp_message m on m.company_id = ${companyId} and m.number = a.number and m.wamid = a.wamid
         and m.broadcast is not null and a.at < m.at + ${week}
      union all
      select a.*, m.id
        from answers a
        join lateral (
          select id, broadcast from whatsapp_message
           where company_id = ${companyId} and chat = a.chat and direction = 'outgoing' and at > a.at - ${week} and at < a.at + ${tick}
             and status in ('accepted', 'sent', 'delivered', 'read', 'played') and coalesce(sent_at, at) < a.at + ${tick}
           order by at desc, id desc limit 1
        ) m on m.broadcast is not null
       where a.wamid is null
    ), first as (
      select message, min(at) as at, (array_agg(body order by at, id))[1] as body,
          coalesce((array_agg(clicked order by at, id) filter (where clicked <> ''))[1], '') as clicked
        from aimed group by message
    )
    update whatsapp_recipient r set replied_at = coalesce(r.replied_at, f.at),
        reply = case when r.replied_at is null then f.body else r.reply end,
        clicked = case when r.clicked = '' then f.clicked else r.clicked end
      from first f
     where r.company_id = ${companyId} and r.message = f.message
    returning r.broadcast`.execute(db);
  await countSoon(
    db,
    rows.map((row) => row.broadcast),
    new Date(),
  );
};
