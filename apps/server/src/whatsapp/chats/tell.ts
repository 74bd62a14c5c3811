import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** More records than this are told of as one: id 0, many. */
const mostTold = 50;

/** Tells live screens that these records changed, when the transaction commits; each is told of once in it. */
export const tell = async (
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
