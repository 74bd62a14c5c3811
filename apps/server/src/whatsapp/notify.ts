import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** More records than this are named as one: id 0, many. */
const mostTold = 50;

/** Notifies live screens that these records changed, when the transaction commits; each is named once in it. */
export const notify = async (
  db: Kysely<DB>,
  companyId: number,
  entity: 'whatsapp_chat' | 'whatsapp_broadcast' | 'whatsapp_number',
  ids: readonly number[],
): Promise<void> => {
  const different = [...new Set(ids)];
  if (different.length === 0) return;
  const told = different.length > mostTold ? [0] : different;
  await sql`select pg_notify('angan_change', jsonb_build_object('company', ${companyId}::bigint, 'entity', ${entity}::text,
    'id', id, 'action', 'changed')::text) from unnest(${told}::bigint[]) id`.execute(db);
};

/** The chats and the broadcasts to name when these messages changed: what went to many changes no chat. */
export const whereOf = (rows: readonly { readonly chat: number; readonly broadcast: number | null }[]) => ({
  chats: rows.filter((row) => row.broadcast === null).map((row) => row.chat),
  broadcasts: rows.flatMap((row) => (row.broadcast === null ? [] : [row.broadcast])),
});
