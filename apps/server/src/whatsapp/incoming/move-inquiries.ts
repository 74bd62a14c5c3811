import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { moveStage } from '../../inquiries/index.ts';
import type { Written } from './write-messages.ts';

/** Whoever writes to us is no longer New: the open inquiries of the contacts who wrote move on. */
export const moveInquiries = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const chats = [...new Set(written.filter(({ message }) => message.written).map(({ chat }) => chat))];
  if (chats.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select i.id from inquiry i
     where i.company_id = ${companyId} and not i.is_deleted and (i.stage = 'New' or i.held_stage = 'New')
       and i.contact in (select contact from whatsapp_chat where company_id = ${companyId} and id = any (${chats}::bigint[]) and contact is not null)
     order by i.id`.execute(db);
  for (const { id } of rows) await moveStage(db, { company_id: companyId, id }, 'message received');
};
