import { stoppedMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { countSoon } from '../broadcast-tasks.ts';
import { notify, whereOf } from '../notify.ts';
import { isMarketingMessage } from './ended-marketing.ts';
import { type Ids, type Kept, keepWish, type Said } from './keep.ts';
import { holdWishes } from './lock.ts';

export type SaidWish = Ids & Said;

/**
 * Does what people wish, at once and on all numbers of the company: the wish is kept, all contacts with the number are
 * marked, which is on their trail, and no marketing that waits for them is ever sent. Of several wishes of one person
 * the latest holds; one that comes again, or late, changes nothing.
 */
export const applyWishes = async (db: Kysely<DB>, companyId: number, wishes: readonly SaidWish[]): Promise<void> => {
  const said = wishes.filter(({ wa_id, user_id }) => wa_id || user_id);
  if (said.length === 0) return;
  await holdWishes(db, companyId);
  for (const wish of said) await follow(db, companyId, await keepWish(db, companyId, wish, wish));
};

/**
 * A number and an id of Meta's turned out to be one person's: what was said by one of them holds for both. Asks once for
 * any amount of people; hardly ever has one of them said anything.
 */
export const joinPeople = async (db: Kysely<DB>, companyId: number, people: readonly Ids[]): Promise<void> => {
  const both = people.filter(({ wa_id, user_id }) => wa_id && user_id);
  if (both.length === 0) return;
  const { rows } = await sql<{ wa_id: string; user_id: string }>`
    select distinct p.wa_id, p.user_id
      from unnest(${both.map(({ wa_id }) => wa_id)}::text[], ${both.map(({ user_id }) => user_id)}::text[]) p (wa_id, user_id)
      join whatsapp_opt_out o on o.company_id = ${companyId} and (o.wa_id = p.wa_id or o.user_id = p.user_id)
     where o.wa_id is distinct from p.wa_id or o.user_id is distinct from p.user_id`.execute(db);
  if (rows.length === 0) return;
  await holdWishes(db, companyId);
  for (const ids of rows) await follow(db, companyId, await keepWish(db, companyId, ids));
};

/** Somebody has another number or id from now on: what they said before goes with them. */
export const movePerson = async (db: Kysely<DB>, companyId: number, from: Ids, to: Ids): Promise<void> => {
  const { rows } = await sql<{ is_out: boolean; how: Said['how']; said: string; at: string }>`
    select is_out, how, said, at from whatsapp_opt_out
     where company_id = ${companyId} and (wa_id = ${from.wa_id ?? null} or user_id = ${from.user_id ?? null})
     order by at desc limit 1`.execute(db);
  const [before] = rows;
  if (!before?.is_out) return;
  await applyWishes(db, companyId, [{ ...to, ...before, wish: 'stop', at: new Date(before.at) }]);
};

const follow = async (db: Kysely<DB>, companyId: number, kept: Kept | undefined): Promise<void> => {
  if (!kept?.isNews) return;
  await markContacts(db, companyId, kept);
  if (kept.isOut) await cancelWaiting(db, companyId, kept.ids);
};

/** Who withdrew a consent stays out until there is a new one. */
const markContacts = (db: Kysely<DB>, companyId: number, { ids: { wa_id, user_id }, isOut }: Kept) =>
  sql`
    update contact c set marketing_opt_out = ${isOut}
     where c.company_id = ${companyId} and c.marketing_opt_out <> ${isOut} and (${isOut} or c.consent_status <> 'Withdrawn')
       and c.id in (
         select contact_id from contact_mobile where company_id = ${companyId} and mobile = ${(wa_id && mobileOf(wa_id)) ?? null}
         union select contact from whatsapp_chat where company_id = ${companyId} and contact is not null
           and (wa_id = ${wa_id ?? null} or user_id = ${user_id ?? null})
       )`.execute(db);

/** What is under way at the moment goes; should it come back to be tried again, it is over. */
const cancelWaiting = async (db: Kysely<DB>, companyId: number, { wa_id, user_id }: Ids): Promise<void> => {
  const { rows } = await sql<{ chat: number; broadcast: number | null }>`
    update whatsapp_message m set due_at = '-infinity',
        status = case when m.status = 'queued' then 'cancelled' else m.status end,
        error_code = case when m.status = 'queued' then ${sql.lit(stoppedMarketing)} else m.error_code end
      from whatsapp_chat c
     where c.company_id = ${companyId} and (c.wa_id = ${wa_id ?? null} or c.user_id = ${user_id ?? null})
       and m.company_id = ${companyId} and m.chat = c.id and m.direction = 'outgoing' and m.status in ('queued', 'sending')
       and ${isMarketingMessage(companyId)}
    returning m.chat, m.broadcast`.execute(db);
  const { chats, broadcasts } = whereOf(rows);
  await notify(db, companyId, 'whatsapp_chat', chats);
  await countSoon(db, broadcasts, new Date());
};
