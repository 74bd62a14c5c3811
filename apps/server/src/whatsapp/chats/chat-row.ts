import type { Chat } from '@angan/contract/whatsapp/chats.ts';
import { chatPreview } from '@angan/domain/whatsapp/chats.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** Chats of the company with the names of their contact and of whom they are given to. */
export const chatRows = ({ db, actor }: Pick<Context, 'db' | 'actor'>) =>
  db
    .selectFrom('whatsapp_chat as c')
    .leftJoin('contact as k', (join) => join.onRef('k.company_id', '=', 'c.company_id').onRef('k.id', '=', 'c.contact'))
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.assigned_to'),
    )
    .select([
      'c.id',
      'c.number',
      'c.wa_id',
      'c.username',
      'c.profile_name',
      'c.contact as contact_id',
      'k.name as contact_name',
      'c.assigned_to as assigned_id',
      'u.first_name',
      'u.last_name',
      'c.last_incoming_at',
      'c.free_until',
      'c.last_message_at',
      'c.preview',
      'c.preview_kind',
      'c.preview_direction',
      'c.unread_count',
      // Of the page's chats alone: it is asked after they are sorted and cut.
      sql<Chat['preview_status']>`case when c.preview_direction = 'outgoing' then (
        select m.status from whatsapp_message m
         where m.company_id = c.company_id and m.chat = c.id and m.direction = 'outgoing' and m.kind <> 'reaction'
         order by m.at desc, m.id desc limit 1) end`.as('preview_status'),
    ])
    .where('c.company_id', '=', actor.companyId);
export type ChatRow = Awaited<ReturnType<ReturnType<typeof chatRows>['execute']>>[number];

/** One chat; of one that became part of another, that one. Any other answers 404. */
export const findChat = async (context: Context, id: number): Promise<ChatRow> => {
  const { actor, steady } = context;
  const merged = steady
    .selectFrom('whatsapp_chat')
    .select('merged_into')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id);
  const row = await chatRows({ actor, db: steady })
    .where((eb) => eb.or([eb('c.id', '=', id), eb('c.id', '=', merged)]))
    .where('c.merged_into', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

export const showChat = (row: ChatRow, found: Chat['found'] = null): Chat => ({
  id: row.id,
  name: row.contact_name || row.profile_name,
  user_whatsapp_number: row.wa_id ?? '',
  username: row.username,
  contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact_name ?? '' },
  assigned_to:
    row.assigned_id === null
      ? null
      : { id: row.assigned_id, name: [row.first_name, row.last_name].filter(Boolean).join(' ') },
  last_incoming_at: row.last_incoming_at,
  last_message_at: row.last_message_at,
  preview: chatPreview(row.preview_kind, row.preview),
  preview_direction: row.preview_direction as Chat['preview_direction'],
  preview_status: row.preview_status,
  unread_count: row.unread_count,
  found,
});
