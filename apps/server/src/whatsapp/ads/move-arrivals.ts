import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** Two chats are one person's: who came by the same advertisement in both came once. */
export const moveArrivals = async (
  db: Kysely<DB>,
  companyId: number,
  { into, from }: { readonly into: number; readonly from: number },
): Promise<void> => {
  await sql`
    insert into whatsapp_ad_arrival as w (company_id, ad, chat, at, inquiry)
      select company_id, ad, ${into}, at, inquiry from whatsapp_ad_arrival where company_id = ${companyId} and chat = ${from}
    on conflict (company_id, ad, chat) do update set at = least(w.at, excluded.at), inquiry = coalesce(w.inquiry, excluded.inquiry)`.execute(
    db,
  );
  await sql`delete from whatsapp_ad_arrival where company_id = ${companyId} and chat = ${from}`.execute(db);
};
