import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Written } from './write-messages.ts';

/** Counts who came by which advertisement, each person once; what it says is kept as it was said last. */
export const noteAds = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const came = written.flatMap(({ chat, message }) =>
    message.ad ? [{ ...message.ad, chat, at: message.at.toISOString() }] : [],
  );
  if (came.length === 0) return;
  const rows = JSON.stringify(came);
  await sql`
    insert into whatsapp_ad as a (company_id, ad_key, kind, url, headline, body, first_at, last_at)
      select ${companyId}, ad_key, (array_agg(kind order by at desc))[1], (array_agg(url order by at desc))[1],
          (array_agg(headline order by at desc))[1], (array_agg(body order by at desc))[1], min(at), max(at)
        from jsonb_to_recordset(${rows}::jsonb) as r (ad_key text, kind text, url text, headline text, body text, at timestamptz)
       group by ad_key order by ad_key
    on conflict (company_id, ad_key) do update set first_at = least(a.first_at, excluded.first_at), last_at = greatest(a.last_at, excluded.last_at),
      kind = coalesce(nullif(excluded.kind, ''), a.kind), url = coalesce(nullif(excluded.url, ''), a.url),
      headline = coalesce(nullif(excluded.headline, ''), a.headline), body = coalesce(nullif(excluded.body, ''), a.body)`.execute(
    db,
  );
  await sql`
    insert into whatsapp_ad_arrival as w (company_id, ad, chat, at)
      select ${companyId}, a.id, r.chat, min(r.at)
        from jsonb_to_recordset(${rows}::jsonb) as r (ad_key text, chat bigint, at timestamptz)
        join whatsapp_ad a on a.company_id = ${companyId} and a.ad_key = r.ad_key
       group by a.id, r.chat
    on conflict (company_id, ad, chat) do update set at = least(w.at, excluded.at)`.execute(db);
};
