import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { removeFilesOf } from '../../core/files/index.ts';
import { shownKind } from '../chat-rows/shown-kind.ts';
import { type Json, part, said } from '../meta/json.ts';
import { bodyOf } from '../meta/read-message.ts';
import type { Written } from './write-messages.ts';

interface Edit {
  id: number;
  at: string;
  was: Json;
  content: Json;
}

/**
 * Lets edits and what was taken back change the messages that they are about. Either may come first: an edit is a row of
 * kind 'system' that names its message, and is looked for when that is written as well.
 */
export const applyEdits = async (db: Kysely<DB>, companyId: number, written: readonly Written[]): Promise<void> => {
  const targets = written.map(({ message }) => ({
    number: message.number,
    wamid: isEdit(message.content) ? (message.reply_to ?? '') : message.wamid,
  }));
  if (targets.length === 0) return;
  const { rows } = await sql<Edit>`
    select m.id, e.at, m.content as was, e.content
      from unnest(${targets.map((one) => one.number)}::bigint[], ${targets.map((one) => one.wamid)}::text[]) t (number, wamid)
      join whatsapp_message e on e.company_id = ${companyId} and e.number = t.number and e.reply_to = t.wamid and e.kind = 'system'
        and e.content ->> 'type' in ('edit', 'revoke')
      join whatsapp_message m on m.company_id = ${companyId} and m.number = t.number and m.wamid = t.wamid and m.chat = e.chat
        and m.kind not in ('system', 'reaction')
     order by e.at, e.id`.execute(db);
  for (const edit of rows) await apply(db, companyId, edit);
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length > 0) await showInChats(db, companyId, ids);
};

/** The list shows what the last message of a chat says now. */
const showInChats = (db: Kysely<DB>, companyId: number, ids: readonly number[]) =>
  sql`
    update whatsapp_chat c set preview = m.body, preview_kind = ${shownKind('m')}
      from whatsapp_message m
     where m.company_id = ${companyId} and m.id = any (${ids}::bigint[]) and c.company_id = ${companyId} and c.id = m.chat
       and not exists (select 1 from whatsapp_message o where o.company_id = ${companyId} and o.chat = m.chat
         and o.at >= m.at and (o.at, o.id) > (m.at, m.id) and o.kind not in ('reaction', 'system'))`.execute(db);

const isEdit = (content: Json) => ['edit', 'revoke'].includes(said(content.type));

const apply = async (db: Kysely<DB>, companyId: number, { id, at, was, content }: Edit): Promise<void> => {
  const message = db.updateTable('whatsapp_message').where('company_id', '=', companyId).where('id', '=', id);
  if (said(content.type) === 'revoke') {
    await message
      .set({
        body: '',
        content: JSON.stringify({ type: said(was.type) }),
        revoked_at: at,
        media: null,
        media_due_at: null,
      })
      .execute();
    await removeFilesOf(db, companyId, 'whatsapp_message', id);
    return;
  }
  const anew = part(part(content.edit).message);
  const type = said(anew.type) || said(was.type);
  // An edit changes what is written of a file, never the file.
  const next = { ...was, ...anew, type, [type]: { ...part(was[type]), ...part(anew[type]) } };
  await message
    .set({ body: bodyOf(next, type as never), content: JSON.stringify(next), edited_at: at })
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('edited_at', 'is', null), eb('edited_at', '<=', at)]))
    .execute();
};
