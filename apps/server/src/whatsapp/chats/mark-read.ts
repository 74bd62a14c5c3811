import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { notify } from '../notify.ts';
import { metaOfNumber } from '../numbers/index.ts';

const markRead = task('mark_whatsapp_read', z.object({ chat: z.number().int() }), 3);

/** Marks a chat as read. The person's phone is told afterwards, and nobody waits for that. */
export const readChat = async ({ db, actor }: Context, chat: number): Promise<void> => {
  const { numAffectedRows } = await sql`update whatsapp_chat set unread_count = 0
     where company_id = ${actor.companyId} and id = ${chat} and unread_count > 0`.execute(db);
  if (!numAffectedRows) return;
  await enqueue(db, markRead, { chat }, { key: `whatsapp read ${chat}` });
  await notify(db, actor.companyId, 'whatsapp_chat', [chat]);
};

/** Tells WhatsApp that the newest message was read; that counts for all before it. A message of a month ago it no longer knows. */
export const markingRead: RunningJob = jobInSteps(markRead, async ({ chat }, { companyId, services, step }) => {
  const newest = await step(async (db) => {
    const { rows } = await sql<{ wamid: string; phone_number_id: string; token_sealed: string }>`
      select m.wamid, n.phone_number_id, n.token_sealed
        from whatsapp_message m join whatsapp_number n on n.company_id = m.company_id and n.id = m.number
       where m.company_id = ${companyId} and m.chat = ${chat} and m.direction = 'incoming' and m.wamid is not null
         and n.status = 'Connected'
       order by m.at desc, m.id desc limit 1`.execute(db);
    return rows[0];
  });
  const meta = newest && metaOfNumber(services, newest);
  if (!meta) return;
  const marked = await meta.messages.markRead(newest.phone_number_id, newest.wamid);
  if (!marked.ok && marked.error.is === 'temporary') throw new Error(marked.error.message);
});
