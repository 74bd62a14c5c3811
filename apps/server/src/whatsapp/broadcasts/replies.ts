import { repliesCountDays } from '@angan/domain/whatsapp/broadcasts.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Written } from '../incoming/write-messages.ts';
import { countSoon } from './tasks.ts';

const mostText = 300;

/**
 * Notes answers to messages of broadcasts: what somebody wrote first in answer to it, or the quick reply that they
 * tapped. An answer names the message that it is to; later ones than a week count no more.
 */
export const noteReplies = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const answers = written
    .map(({ message }) => message)
    .filter((message) => message.written && message.reply_to !== undefined)
    .map((message) => ({
      number: message.number,
      wamid: message.reply_to,
      at: message.at.toISOString(),
      body: message.body.slice(0, mostText),
      clicked: message.kind === 'button' ? message.body.slice(0, mostText) : '',
    }));
  if (answers.length === 0) return;
  const { rows } = await sql<{ broadcast: number }>`
    with answers as materialized (
      select distinct on (number, wamid) * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as a (number bigint, wamid text, at timestamptz, body text, clicked text) order by number, wamid, at
    )
    update whatsapp_recipient r set replied_at = coalesce(r.replied_at, a.at),
        reply = case when r.replied_at is null then a.body else r.reply end,
        clicked = case when r.clicked = '' then a.clicked else r.clicked end
      from answers a
      join whatsapp_message m on m.company_id = ${companyId} and m.number = a.number and m.wamid = a.wamid and m.broadcast is not null
       and a.at < m.at + ${repliesCountDays} * interval '1 day'
     where r.company_id = ${companyId} and r.message = m.id
    returning r.broadcast`.execute(db);
  await countSoon(
    db,
    rows.map((row) => row.broadcast),
    new Date(),
  );
};
