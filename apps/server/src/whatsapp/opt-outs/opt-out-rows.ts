import type { OptOut } from '@angan/contract/whatsapp/opt-outs.ts';
import { type Kysely, sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { contactRefuses } from './ended-marketing.ts';

export interface OptOutRow {
  readonly id: number;
  readonly name: string;
  readonly wa_id: string | null;
  readonly contact: number | null;
  readonly chat: number | null;
  readonly is_out: boolean;
  readonly how: OptOut['how'];
  readonly said: string;
  readonly at: string;
  readonly by: string;
  readonly contact_refuses: boolean;
}

/** The newest chat of the person of a row `o`, and the contact: the chat's, else the oldest with the number. */
const fromPerson = (companyId: number) => sql`
  whatsapp_opt_out o
  left join lateral (
    select c.id, c.contact, c.profile_name from whatsapp_chat c
     where c.company_id = ${companyId} and (c.wa_id = o.wa_id or c.user_id = o.user_id)
     order by c.last_message_at desc nulls last, c.id desc limit 1
  ) c on true
  left join lateral (
    select k.id, k.name from contact k
     where k.company_id = ${companyId} and not k.is_deleted and k.id = coalesce(c.contact, (
       select min(n.contact_id) from contact_mobile n join contact l on l.company_id = ${companyId} and l.id = n.contact_id
        where n.company_id = ${companyId} and n.mobile = right(o.wa_id, 10) and o.wa_id ~ '^91\\d{10}$' and not l.is_deleted))
  ) k on true`;

/** What is searched and shown as their name. */
const name = sql`coalesce(nullif(k.name, ''), c.profile_name, '')`;

interface Asked {
  readonly companyId: number;
  readonly where: Condition;
}

/** Who ended marketing, the latest first, as far as `where` lets through: it may name `o`, the row. */
export const optOutRows = async (
  db: Kysely<DB>,
  { companyId, where, limit, offset = 0 }: Asked & { limit: number; offset?: number },
): Promise<OptOutRow[]> => {
  const person = { wa_id: sql.ref('o.wa_id'), contact: sql.ref('k.id') };
  const { rows } = await sql<OptOutRow>`
    select o.id, ${name} as name, o.wa_id, k.id as contact, c.id as chat, o.is_out, o.how, o.said, o.at,
        trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as by,
        ${contactRefuses(companyId, person as never)} as contact_refuses
      from ${fromPerson(companyId)}
      left join app_user u on u.company_id = ${companyId} and u.id = o.written_by
     where o.company_id = ${companyId} and ${where}
     order by o.at desc, o.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countOptOuts = async (db: Kysely<DB>, { companyId, where }: Asked): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${fromPerson(companyId)} where o.company_id = ${companyId} and ${where}`.execute(db);
  return rows[0]!.count;
};

/** A word of a search, in the name or in the number. `pattern`: for LIKE, in lower case. */
export const hasWord = (pattern: string): Condition =>
  sql<never>`lower(${name} || e'\n+' || coalesce(o.wa_id, '')) like ${pattern}`;

export const showOptOut = ({ wa_id, is_out, ...row }: OptOutRow): OptOut => ({
  ...row,
  number: wa_id === null ? '' : `+${wa_id}`,
  state: is_out ? 'Ended' : 'Taken back',
});
