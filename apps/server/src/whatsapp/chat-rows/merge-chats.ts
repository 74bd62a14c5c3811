import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { moveArrivals } from '../ads/move-arrivals.ts';
import { shownKind } from './shown-kind.ts';

/**
 * Two chats turned out to be one person's: everything of `from` goes to `into`, which also learns what only `from` knew.
 * The empty one stays, since others may point to it, and says where its messages went.
 */
export const mergeChats = async (
  db: Kysely<DB>,
  companyId: number,
  { into, from }: { readonly into: number; readonly from: number },
): Promise<void> => {
  await sql`select 1 from whatsapp_chat where company_id = ${companyId} and id in (${into}, ${from}) order by id for update`.execute(
    db,
  );
  await sql`update whatsapp_message set chat = ${into} where company_id = ${companyId} and chat = ${from}`.execute(db);
  await moveArrivals(db, companyId, { into, from });
  const { rows } = await sql<{ wa_id: string | null; user_id: string | null }>`
    with old as (select wa_id, user_id from whatsapp_chat where company_id = ${companyId} and id = ${from})
    update whatsapp_chat c set wa_id = null, user_id = null, merged_into = ${into}, talked = false, unread_count = 0
      from old where c.company_id = ${companyId} and c.id = ${from} returning old.wa_id, old.user_id`.execute(db);
  const ids = rows[0];
  await sql`
    update whatsapp_chat c set
        wa_id = coalesce(c.wa_id, ${ids?.wa_id ?? null}), user_id = coalesce(c.user_id, ${ids?.user_id ?? null}),
        username = coalesce(nullif(c.username, ''), f.username), profile_name = coalesce(nullif(c.profile_name, ''), f.profile_name),
        contact = coalesce(c.contact, f.contact), assigned_to = coalesce(c.assigned_to, f.assigned_to),
        last_incoming_at = greatest(c.last_incoming_at, f.last_incoming_at), free_until = greatest(c.free_until, f.free_until)
      from whatsapp_chat f where f.company_id = ${companyId} and f.id = ${from} and c.company_id = ${companyId} and c.id = ${into}`.execute(
    db,
  );
  await recount(db, companyId, into);
};

/** What the list shows of a chat, read anew from its messages. Unread: what came in after we last wrote. */
const recount = (db: Kysely<DB>, companyId: number, chat: number) =>
  sql`
    update whatsapp_chat c set talked = c.talked or l.talked, last_message_at = l.at, preview = l.body,
        preview_kind = l.kind, preview_direction = l.direction, unread_count = l.unread
      from (
        select m.at, m.body, ${shownKind('m')} as kind, m.direction,
            exists (select 1 from whatsapp_message o where o.company_id = ${companyId} and o.chat = ${chat} and o.broadcast is null) as talked,
            (select count(*) from whatsapp_message o where o.company_id = ${companyId} and o.chat = ${chat} and o.direction = 'incoming'
              and o.kind not in ('reaction', 'system')
              and o.at > coalesce((select max(at) from whatsapp_message w where w.company_id = ${companyId} and w.chat = ${chat}
                and w.direction = 'outgoing' and w.broadcast is null), '-infinity')) as unread
          from whatsapp_message m
         where m.company_id = ${companyId} and m.chat = ${chat} and m.kind not in ('reaction', 'system')
         order by m.at desc, m.id desc limit 1
      ) l
     where c.company_id = ${companyId} and c.id = ${chat}`.execute(db);
