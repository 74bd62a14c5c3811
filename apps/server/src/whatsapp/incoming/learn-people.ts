import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { mergeChats } from '../chat-rows/index.ts';
import { joinPeople } from '../opt-outs/index.ts';
import type { ToldTo } from './write-statuses.ts';

/**
 * Keeps Meta's own ids of people whom we wrote to by their number, as statuses tell them: who hides the number later, or
 * answers without it, is known by the id alone. What they wrote under it before goes into the chat of their number.
 */
export const learnPeople = async (db: Kysely<DB>, companyId: number, statuses: readonly ToldTo[]): Promise<void> => {
  const people = new Map(
    statuses.flatMap(({ number, recipient }) =>
      recipient ? [[`${number} ${recipient.user_id}`, { number, ...recipient }] as const] : [],
    ),
  );
  if (people.size === 0) return;
  const all = [...people.values()];
  const { rows } = await sql<{ chat: number; other: number }>`
    with new as materialized (
      select c.id as chat, k.user_id, u.id as other
        from unnest(${all.map((one) => one.number)}::bigint[], ${all.map((one) => one.wa_id)}::text[],
          ${all.map((one) => one.user_id)}::text[]) k (number, wa_id, user_id)
        join whatsapp_chat c on c.company_id = ${companyId} and c.number = k.number and c.wa_id = k.wa_id and c.user_id is null
        left join whatsapp_chat u on u.company_id = ${companyId} and u.number = k.number and u.user_id = k.user_id
    ), learnt as (
      update whatsapp_chat c set user_id = n.user_id
        from (select distinct on (chat) chat, user_id from new where other is null order by chat) n
       where c.company_id = ${companyId} and c.id = n.chat
    )
    select chat, other from new where other is not null`.execute(db);
  for (const { chat, other } of rows) await mergeChats(db, companyId, { into: chat, from: other });
  await joinPeople(db, companyId, all);
};
