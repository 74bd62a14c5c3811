import type { Wish } from '@angan/domain/whatsapp/opt-out.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** `Message`: they wrote it. `WhatsApp`: by its own switch. `Refusal`: Meta refused a message for it. */
export type OptOutHow = 'Message' | 'WhatsApp' | 'Refusal';

export interface SaidWish {
  readonly wa_id: string | undefined;
  readonly user_id: string | undefined;
  readonly wish: Wish;
  readonly how: OptOutHow;
  /** Their words. */
  readonly said: string;
  readonly at: Date;
}

/**
 * Does what people wish, at once and on all numbers of the company: the wish is kept, all contacts with the number are
 * marked, which is on their trail, and what waits for them of any broadcast is never sent. Of several wishes of one
 * person the latest holds; one that comes again, or late, changes nothing.
 */
export const applyWishes = async (db: Kysely<DB>, companyId: number, wishes: readonly SaidWish[]): Promise<void> => {
  const latest = new Map(
    wishes
      .filter(({ wa_id, user_id }) => wa_id || user_id)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((wish) => [wish.wa_id ?? wish.user_id!, wish]),
  );
  for (const wish of [...latest.values()].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    if (await keep(db, companyId, wish)) await follow(db, companyId, wish);
};

const keyOf = ({ wa_id, user_id }: SaidWish) => wa_id ?? user_id!;

/** Whether it is the latest. Who says the same again says it as of then, so that what they said between is over. */
const keep = async (db: Kysely<DB>, companyId: number, { wa_id, user_id, wish, how, said, at }: SaidWish) => {
  // Whoever is known by a number is kept by it alone; Meta's id of them may change.
  const by = wa_id ? { wa_id, user_id: null } : { wa_id: null, user_id: user_id! };
  const { rows } = await sql<{ id: number }>`
    insert into whatsapp_opt_out as o (company_id, wa_id, user_id, is_out, how, said, at)
      values (${companyId}, ${by.wa_id}, ${by.user_id}, ${wish === 'stop'}, ${how}, ${said.slice(0, 200)}, ${at.toISOString()})
    on conflict (company_id, ${sql.ref(wa_id ? 'wa_id' : 'user_id')}) do update
      set is_out = excluded.is_out, how = excluded.how, said = excluded.said, at = excluded.at
      where o.at < excluded.at
    returning id`.execute(db);
  return rows.length > 0;
};

const follow = async (db: Kysely<DB>, companyId: number, { wa_id, user_id, wish }: SaidWish): Promise<void> => {
  const isOut = wish === 'stop';
  const mobile = wa_id ? mobileOf(wa_id) : undefined;
  // Who withdrew a consent stays out until there is a new one.
  await sql`
    update contact c set marketing_opt_out = ${isOut}
     where c.company_id = ${companyId} and c.marketing_opt_out <> ${isOut} and (${isOut} or c.consent_status <> 'Withdrawn')
       and c.id in (
         select contact_id from contact_mobile where company_id = ${companyId} and mobile = ${mobile ?? null}
         union select contact from whatsapp_chat where company_id = ${companyId} and contact is not null
           and (wa_id = ${wa_id ?? null} or user_id = ${user_id ?? null})
       )`.execute(db);
  if (!isOut) return;
  // What is under way at the moment goes; should it come back to be tried again, it is over.
  await sql`
    update whatsapp_message m set status = case when m.status = 'queued' then 'cancelled' else m.status end, due_at = '-infinity'
      from whatsapp_chat c, whatsapp_broadcast b
     where c.company_id = ${companyId} and (c.wa_id = ${wa_id ?? null} or c.user_id = ${user_id ?? null})
       and m.company_id = ${companyId} and m.chat = c.id and m.broadcast is not null and m.status in ('queued', 'sending')
       and b.company_id = ${companyId} and b.id = m.broadcast and b.category <> 'UTILITY'`.execute(db);
};
