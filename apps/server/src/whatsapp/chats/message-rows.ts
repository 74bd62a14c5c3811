import type { LostFile } from '@angan/contract/whatsapp/stored-sentences.ts';
import type { TemplateButton, TemplateCard } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { shownKind } from '../chat-rows/shown-kind.ts';
import type { Json } from '../meta/json.ts';

/** A file of ours as a card of a carousel shows it. */
export interface CardFile {
  readonly id: number;
  readonly name: string;
  readonly content_type: string;
  readonly bytes: number;
}

/** A message with all that is drawn with it: its file, its template, what it answers, and how it was reacted to. */
export interface MessageRow {
  readonly id: number;
  readonly chat: number;
  readonly wa_id: string | null;
  readonly direction: 'incoming' | 'outgoing';
  readonly kind: string;
  readonly body: string;
  readonly content: Json;
  readonly status: string | null;
  readonly at: string;
  readonly sent_at: string | null;
  readonly delivered_at: string | null;
  readonly read_at: string | null;
  readonly error_code: number | null;
  readonly error_title: string | null;
  readonly edited_at: string | null;
  readonly revoked_at: string | null;
  readonly media_error: LostFile | null;
  readonly broadcast: number | null;
  readonly reply_to: string | null;
  readonly file: number | null;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly variants: readonly { name: string }[] | null;
  readonly quoted: number | null;
  readonly quoted_direction: 'incoming' | 'outgoing' | null;
  readonly quoted_kind: string | null;
  readonly quoted_body: string | null;
  readonly reactions: readonly { emoji: string; incoming_outgoing: 'incoming' | 'outgoing' }[];
  readonly header_format: 'TEXT' | 'IMAGE' | 'VIDEO' | 'DOCUMENT' | 'LOCATION' | null;
  readonly header: string | null;
  readonly footer: string | null;
  readonly buttons: readonly TemplateButton[] | null;
  readonly cards: readonly TemplateCard[] | null;
  /** Files that its cards show. */
  readonly card_files: readonly CardFile[] | null;
  readonly header_file: number | null;
  readonly header_file_name: string | null;
  readonly header_file_type: string | null;
  readonly header_file_bytes: number | null;
  readonly by: string | null;
}

/** What a chat draws as a message of its own: reactions stand at theirs, and edits have changed theirs. */
export const isDrawn = sql`m.kind <> 'reaction' and (m.kind <> 'system' or btrim(m.body) <> '')`;

/** Messages that pass, the newest first: found by a small statement, then joined with all that is drawn with them. */
export const messageRows = async (
  { db, actor, steady }: Context,
  { where, limit, offset = 0 }: { where: Condition; limit: number; offset?: number },
): Promise<MessageRow[]> => {
  const page = await sql<{ id: number }>`
    select m.id from whatsapp_message m where m.company_id = ${actor.companyId} and ${where}
     order by m.at desc, m.id desc limit ${limit} offset ${offset}`.execute(db);
  if (page.rows.length === 0) return [];
  const ids = page.rows.map(({ id }) => id);
  // Ten tables are joined for a page: planning that takes ten times as long as doing it, so it is planned once.
  const { rows } = await sql<MessageRow>`
    select m.id, m.chat, c.wa_id, m.direction, m.kind, m.body, m.content, m.status, m.at, m.sent_at, m.delivered_at, m.read_at,
        m.error_code, m.error_title, m.edited_at, m.revoked_at, m.media_error, m.broadcast, m.reply_to,
        f.id as file, f.name as file_name, f.content_type as file_type, f.bytes as file_bytes, f.width, f.height, f.variants,
        q.id as quoted, q.direction as quoted_direction, q.kind as quoted_kind, q.body as quoted_body,
        coalesce(r.reactions, '[]') as reactions, t.header_format, t.header, t.footer, t.buttons, t.cards, k.card_files,
        hf.id as header_file, hf.name as header_file_name, hf.content_type as header_file_type, hf.bytes as header_file_bytes,
        concat_ws(' ', u.first_name, nullif(u.last_name, '')) as by
      from whatsapp_message m
      join whatsapp_chat c on c.company_id = m.company_id and c.id = m.chat
      left join stored_file f on f.company_id = m.company_id and f.id = m.media
      left join whatsapp_template t on t.company_id = m.company_id and t.id = m.template
      left join whatsapp_media h on h.company_id = t.company_id and h.id = t.header_media
      left join stored_file hf on hf.company_id = h.company_id and hf.id = h.file
      left join app_user u on u.company_id = m.company_id and u.id = m.created_by
      left join lateral (
        select json_agg(json_build_object('id', s.id, 'name', s.name, 'content_type', s.content_type, 'bytes', s.bytes)) as card_files
          from stored_file s where s.company_id = m.company_id and s.id = any (m.card_media)
      ) k on m.card_media <> '{}'
      left join lateral (
        select o.id, o.direction, ${shownKind('o')} as kind, o.body from whatsapp_message o
         where o.company_id = m.company_id and o.number = m.number and o.wamid = m.reply_to
      ) q on m.reply_to is not null
      left join lateral (
        select json_agg(json_build_object('emoji', one.body, 'incoming_outgoing', one.direction)) as reactions from (
          select distinct on (o.direction) o.direction, o.body from whatsapp_message o
           where o.company_id = m.company_id and o.number = m.number and o.reply_to = m.wamid and o.kind = 'reaction'
           order by o.direction, o.at desc, o.id desc
        ) one where one.body <> ''
      ) r on m.wamid is not null
     where m.company_id = ${actor.companyId} and m.id = any (${ids}::bigint[])
     order by m.at desc, m.id desc`.execute(steady);
  return rows;
};
