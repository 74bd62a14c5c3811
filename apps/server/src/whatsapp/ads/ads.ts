import type { WhatsappAd, whatsappAdCalls } from '@angan/contract/whatsapp/ads.ts';
import { adName } from '@angan/domain/whatsapp/ads.ts';
import { sql } from 'kysely';
import type { Handlers } from '../../core/http/serve.ts';

const most = 100;

type Row = Omit<WhatsappAd, 'name'> & { readonly ad_key: string; readonly headline: string; readonly body: string };

export const whatsappAdHandlers: Handlers<typeof whatsappAdCalls> = {
  async list(_, { db, actor }) {
    const { rows } = await sql<Row>`
      select a.id, a.kind, a.ad_key, a.headline, a.body, a.url, a.first_at, a.last_at,
          count(w.id) as people, count(c.contact) as contacts, count(w.inquiry) as inquiries
        from (select * from whatsapp_ad where company_id = ${actor.companyId} order by last_at desc, id desc limit ${most}) a
        left join whatsapp_ad_arrival w on w.company_id = a.company_id and w.ad = a.id
        left join whatsapp_chat c on c.company_id = w.company_id and c.id = w.chat
       group by a.id, a.kind, a.ad_key, a.headline, a.body, a.url, a.first_at, a.last_at
       order by a.last_at desc, a.id desc`.execute(db);
    return {
      results: rows.map(({ ad_key, headline, body, ...row }) => ({ ...row, name: adName({ ad_key, headline, body }) })),
    };
  },
};
