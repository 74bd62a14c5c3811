import type { Audience } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { readPasted } from '@angan/domain/whatsapp/broadcasts.ts';
import { notOnWhatsapp } from '@angan/domain/whatsapp/opt-out.ts';
import { callingCodeOf } from '@angan/domain/whatsapp/templates/calling-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import { isMarketingMessage, serving } from '../opt-outs/index.ts';

const dayMs = 24 * 60 * 60_000;

export interface Asked {
  readonly companyId: number;
  readonly audience: Audience;
  /** Advertising needs a person's consent; other messages go to all who have not forbidden it. */
  readonly isMarketing: boolean;
  readonly now: Date;
}

/**
 * The whole audience as one relation, each with why they are left out or null: `place, contact, name, given, wa_id,
 * country, left_out`. Computed in one go over sets, so that a hundred thousand take well under a second. A wish of any
 * contact that has a number counts for the number.
 */
export const audienceRows = ({ companyId, audience, isMarketing, now }: Asked): RawBuilder<unknown> => {
  const company = sql`${companyId}::bigint`;
  const { pasted_agreed: agreed } = audience;
  return sql`(
    with listed as materialized (${listedContacts(audience, now)} union all ${pastedRows(audience.pasted)}),
    people as materialized (
      select l.place, c.id as contact, coalesce(nullif(l.name, ''), c.name, '') as name, l.given,
          coalesce(l.wa_id, case when c.mobile_number_1 ~ '^\\d{10}$' then '91' || c.mobile_number_1 end) as wa_id,
          coalesce(nullif(l.country, ''), '91') as country, c.locked_contact, c.consent_status, l.is_pasted
        from (
          select l.*, coalesce(l.contact, m.contact_id) as person from listed l
            left join lateral (
              select min(m.contact_id) as contact_id from contact_mobile m join contact k on k.company_id = ${company} and k.id = m.contact_id
               where l.is_pasted and l.wa_id ~ '^91\\d{10}$' and m.company_id = ${company} and m.mobile = right(l.wa_id, 10) and not k.is_deleted
            ) m on true
        ) l left join contact c on c.company_id = ${company} and c.id = l.person
    ),
    numbered as (select p.*, row_number() over (partition by p.wa_id order by p.place) as time from people p),
    refusing as materialized (
      select '91' || m.mobile as wa_id, bool_or(c.do_not_contact) as do_not_contact,
          bool_or(c.marketing_opt_out) as opted_out, bool_or(c.consent_status = 'Withdrawn') as withdrawn
        from contact c join contact_mobile m on m.company_id = ${company} and m.contact_id = c.id
       where c.company_id = ${company} and not c.is_deleted and (c.do_not_contact or c.marketing_opt_out or c.consent_status = 'Withdrawn')
       group by 1
    ),
    said_stop as materialized (select wa_id from whatsapp_opt_out where company_id = ${company} and is_out and wa_id is not null),
    had_marketing as materialized (${isMarketing && audience.rest_days > 0 ? reachedLately(companyId, audience.rest_days, now) : nobody}),
    unreached as materialized (
      select distinct c.wa_id from whatsapp_message m join whatsapp_chat c on c.company_id = ${company} and c.id = m.chat
       where m.company_id = ${company} and m.error_code = ${sql.lit(notOnWhatsapp)} and m.status = 'failed' and c.wa_id is not null
         and not exists (select 1 from whatsapp_message l where l.company_id = ${company} and l.chat = m.chat and l.id > m.id
           and (l.direction = 'incoming' or l.status in ('delivered', 'read', 'played')))
    )
    select n.place, n.contact, n.name, n.given, n.wa_id, n.country,
        case
          when n.wa_id is null then 'No number'
          when n.time > 1 then 'Twice'
          when n.locked_contact then 'Locked'
          when r.do_not_contact then 'Do not contact'
          when ${isMarketing} and (r.opted_out or s.wa_id is not null) then 'Opted out'
          when r.withdrawn then 'No consent'
          when ${isMarketing} and coalesce(n.consent_status, '') <> 'Given' and not (n.is_pasted and ${agreed}) then 'No consent'
          when h.wa_id is not null then 'Had marketing'
          when u.wa_id is not null then 'Not on WhatsApp'
        end as left_out
      from numbered n
      left join refusing r on r.wa_id = n.wa_id
      left join said_stop s on s.wa_id = n.wa_id
      left join had_marketing h on h.wa_id = n.wa_id
      left join unreached u on u.wa_id = n.wa_id
  )`;
};

const nobody = sql`select null::text as wa_id where false`;
const gone = sql`('accepted', 'sent', 'delivered', 'read', 'played')`;

/**
 * Whom marketing went to within some days, on any number of ours. Broadcasts are looked up by when they went on, so that
 * only their messages are read; what was sent by hand is read from its time on.
 */
const reachedLately = (companyId: number, days: number, now: Date) => {
  const company = sql`${companyId}::bigint`;
  const since = sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;
  return sql`
    select distinct c.wa_id from (
      select m.chat from whatsapp_broadcast b
        join whatsapp_message m on m.company_id = ${company} and m.broadcast = b.id
       where b.company_id = ${company} and b.category not in (${serving}) and b.started_at is not null
         and coalesce(b.finished_at, 'infinity') > ${since} and m.status in ${gone} and coalesce(m.sent_at, m.claimed_at, m.at) > ${since}
      union all
      select m.chat from whatsapp_message m
       where m.company_id = ${company} and m.broadcast is null and m.kind <> 'reaction' and m.at > ${since} and m.direction = 'outgoing'
         and m.status in ${gone} and ${isMarketingMessage(companyId)}
    ) w join whatsapp_chat c on c.company_id = ${company} and c.id = w.chat
     where c.wa_id is not null`;
};

const listedContacts = ({ contacts, filters }: Audience, now: Date) => {
  const {
    contactgroup,
    created_date__gte: from,
    created_date__lte: to,
    ...rest
  } = contacts === 'Filtered' ? filters : {};
  const asked = Object.entries(rest).filter(([, value]) => value !== undefined && [value].flat().length > 0);
  const rule = asked.length > 0 ? JSON.stringify(Object.fromEntries(asked)) : null;
  const isNobody = contacts === 'Nobody' || (contacts === 'Filtered' && !rule && !contactgroup?.length && !from && !to);
  return sql`
    select f.place, f.id as contact, '' as name, '' as given, null::text as wa_id, '' as country, false as is_pasted
      from search_contacts('{}'::text[], false, ${contactgroup?.length ? contactgroup : null}::bigint[], ${rule}::jsonb, null,
        ${from ?? null}::timestamptz, ${to ?? null}::timestamptz, 'created_date', null, null,
        ${isNobody ? 0 : broadcastLimits.people * 2}::int, 0, 0, ${dayInIndia(now)}::date) with ordinality f (id, total, place)`;
};

/** Who is among the contacts already comes first and stays; a number that is pasted as well counts as there twice. */
const pastedRows = (pasted: string) => {
  const all = readPasted(pasted);
  return sql`
    select ${sql.lit(broadcastLimits.people * 2)} + p.place, null::bigint, p.name, p.given, p.wa_id, p.country, true
      from unnest(${all.map(({ name }) => name)}::text[], ${all.map(({ text }) => text.slice(0, 60))}::text[],
        ${all.map(({ wa_id }) => wa_id ?? null)}::text[], ${all.map(({ wa_id }) => (wa_id ? callingCodeOf(wa_id) : ''))}::text[])
        with ordinality p (name, given, wa_id, country, place)`;
};
