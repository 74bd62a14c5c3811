import { servingCategories } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The categories that are no marketing, as a list for the database. */
export const serving = sql.join(servingCategories.map((category) => sql.lit(category)));

/**
 * Whether a message `m` is marketing: a template that is filed as such now, or was when its broadcast was confirmed. One
 * that nobody knows any more counts as marketing.
 */
export const isMarketingMessage = (companyId: number): RawBuilder<boolean> => sql<boolean>`(
  m.kind = 'template' and (
    not exists (select 1 from whatsapp_template t where t.company_id = ${companyId} and t.id = m.template and t.category in (${serving}))
    or m.broadcast is not null
      and exists (select 1 from whatsapp_broadcast b where b.company_id = ${companyId} and b.id = m.broadcast and b.category not in (${serving}))
  ))`;

interface PersonColumns {
  readonly wa_id: RawBuilder<string | null>;
  readonly user_id: RawBuilder<string | null>;
  readonly contact: RawBuilder<number | null>;
}
/** The columns of a chat `c`. */
export const ofChat: PersonColumns = {
  wa_id: sql.ref('c.wa_id'),
  user_id: sql.ref('c.user_id'),
  contact: sql.ref('c.contact'),
};

/** Whether any contact that is theirs forbids marketing. */
export const contactRefuses = (
  companyId: number,
  { wa_id, contact }: Pick<PersonColumns, 'wa_id' | 'contact'>,
): RawBuilder<boolean> => sql<boolean>`exists (
    select 1 from (
      select ${contact} as id
      union all select n.contact_id from contact_mobile n
        where n.company_id = ${companyId} and n.mobile = right(${wa_id}, 10) and ${wa_id} ~ '^91\\d{10}$'
    ) p join contact k on k.company_id = ${companyId} and k.id = p.id
     where not k.is_deleted and (k.marketing_opt_out or k.do_not_contact or k.consent_status = 'Withdrawn')
  )`;

/**
 * Whether a person wants no marketing: they ended it by any of their ids, or any contact that is theirs says so. For a
 * few rows at a time; broadcasts ask the same of whole audiences at once (audienceRows).
 */
export const endedMarketing = (companyId: number, person: PersonColumns): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from whatsapp_opt_out o
    where o.company_id = ${companyId} and o.is_out and (o.wa_id = ${person.wa_id} or o.user_id = ${person.user_id}))
  or ${contactRefuses(companyId, person)})`;

/** The same of the person of one chat. */
export const hasEndedMarketing = async (db: Kysely<DB>, companyId: number, chat: number): Promise<boolean> => {
  const { rows } = await sql<{ ended: boolean }>`
    select ${endedMarketing(companyId, ofChat)} as ended from whatsapp_chat c where c.company_id = ${companyId} and c.id = ${chat}`.execute(
    db,
  );
  return rows[0]?.ended ?? false;
};
