import { adName, adSource } from '@angan/domain/whatsapp/ads.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The advertisement by which the person of a chat came last. */
export interface ChatAd {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly at: string;
}

export const adOfChat = async (db: Kysely<DB>, companyId: number, chat: number): Promise<ChatAd | null> => {
  const row = await db
    .selectFrom('whatsapp_ad_arrival as w')
    .innerJoin('whatsapp_ad as a', (join) => join.onRef('a.company_id', '=', 'w.company_id').onRef('a.id', '=', 'w.ad'))
    .select(['a.id', 'a.ad_key', 'a.headline', 'a.body', 'a.url', 'w.at'])
    .where('w.company_id', '=', companyId)
    .where('w.chat', '=', chat)
    .orderBy('w.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, name: adName(row), url: row.url, at: row.at } : null;
};

/** The source that stands for advertisements, made where an office has removed it. */
export const adSourceId = async (db: Kysely<DB>, companyId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into source (company_id, source_name, source_group) values (${companyId}, ${adSource}, 'Campaign')
      on conflict (company_id, lower(source_name)) do nothing returning id
    )
    select id from made union all
    select id from source where company_id = ${companyId} and lower(source_name) = lower(${adSource}) limit 1`.execute(
    db,
  );
  return rows[0]!.id;
};

/** Whoever has no source yet came by the advertisement. */
export const setSourceOfContact = async (
  db: Kysely<DB>,
  companyId: number,
  contact: number,
  source: number,
): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ source })
    .where('company_id', '=', companyId)
    .where('id', '=', contact)
    .where('source', 'is', null)
    .execute();
};

/** Notes that an inquiry was made from a chat: it counts for the advertisement that brought the person last. */
export const noteInquiryOfAd = async (
  db: Kysely<DB>,
  companyId: number,
  { chat, inquiry }: { readonly chat: number; readonly inquiry: number },
): Promise<void> => {
  await sql`
    update whatsapp_ad_arrival set inquiry = ${inquiry}
     where company_id = ${companyId} and inquiry is null
       and id = (select id from whatsapp_ad_arrival where company_id = ${companyId} and chat = ${chat} order by at desc limit 1)`.execute(
    db,
  );
};
