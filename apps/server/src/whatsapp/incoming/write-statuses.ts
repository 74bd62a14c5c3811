import { furthest, messageStatuses, statusesBelow } from '@angan/domain/whatsapp/status.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Told } from '../meta/event.ts';
import { whereOf } from '../notify.ts';
import { idInCallback } from '../outgoing/callback-data.ts';

/** What was told of a message, with the number of ours that sent it. */
export type ToldTo = Told & { readonly number: number };

/** Which statuses each takes the place of, for the database: the order stands in the domain alone. */
const below = JSON.stringify(Object.fromEntries(messageStatuses.map((status) => [status, statusesBelow(status)])));

/**
 * Writes down what became of messages of ours, whatever the order in which it is told and however often. A message is
 * found by what we sent along with it, even before Meta's answer to the sending was stored, or else by its wamid; what
 * is told of messages of other tools on the number is left out. Answers the chats and broadcasts of what changed.
 */
export const writeStatuses = async (
  db: Kysely<DB>,
  companyId: number,
  statuses: readonly ToldTo[],
): Promise<{ chats: number[]; broadcasts: number[] }> => {
  const news = [...Map.groupBy(statuses, (one) => `${one.number} ${one.wamid}`).values()]
    .flatMap((all) => byMessage(companyId, all))
    .map((all) => newsOf(companyId, all));
  if (news.length === 0) return { chats: [], broadcasts: [] };
  const { rows } = await sql<{ chat: number; broadcast: number | null }>`
    with news as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as r (id bigint, number bigint, wamid text, status text,
        sent_at timestamptz, delivered_at timestamptz, read_at timestamptz, failed_at timestamptz,
        code int, title text, detail text, category text, type text)
    ), held as materialized (
      select m.id, n.* from (
        select coalesce(o.id, w.id) as message, n.* from news n
          left join whatsapp_message o on o.company_id = ${companyId} and o.id = n.id and o.number = n.number
            and (o.wamid is null or o.wamid = n.wamid)
          left join whatsapp_message w on o.id is null and w.company_id = ${companyId} and w.number = n.number and w.wamid = n.wamid
      ) n (message, asked, number, wamid, status, sent_at, delivered_at, read_at, failed_at, code, title, detail, category, type)
        join whatsapp_message m on m.company_id = ${companyId} and m.id = n.message and m.direction = 'outgoing'
       order by m.id for update of m
    )
    update whatsapp_message m set
        -- An id that Meta gave twice stays with the message that has it: a status finds the other by what we sent along.
        wamid = coalesce(m.wamid, case when not exists (select 1 from whatsapp_message o
          where o.company_id = ${companyId} and o.number = h.number and o.wamid = h.wamid) then h.wamid end),
        status = case when (${below}::jsonb -> h.status) ? m.status then h.status else m.status end,
        sent_at = least(m.sent_at, h.sent_at),
        delivered_at = least(m.delivered_at, h.delivered_at),
        read_at = least(m.read_at, h.read_at),
        failed_at = least(m.failed_at, h.failed_at),
        error_code = coalesce(h.code, m.error_code),
        error_title = coalesce(h.title, m.error_title),
        error_detail = coalesce(h.detail, m.error_detail),
        pricing_category = coalesce(m.pricing_category, h.category),
        pricing_type = coalesce(m.pricing_type, h.type)
      from held h
     where m.company_id = ${companyId} and m.id = h.id
    returning m.chat, m.broadcast`.execute(db);
  return whereOf(rows);
};

/** What was told under one wamid, by message: now and then Meta gives two of ours the same. */
const byMessage = (companyId: number, all: readonly ToldTo[]): (readonly ToldTo[])[] => {
  const idOf = ({ callback }: ToldTo) => idInCallback(callback, companyId);
  const ids = new Set(all.map(idOf).filter((id) => id !== undefined));
  if (ids.size < 2) return [all];
  const [first] = ids;
  return [...Map.groupBy(all, (one) => idOf(one) ?? first).values()];
};

/** All that was told of one message, as one row. */
const newsOf = (companyId: number, all: readonly ToldTo[]) => {
  const first = all[0]!;
  const when = (...statuses: string[]) => {
    const times = all.filter((one) => statuses.includes(one.status)).map((one) => one.at.getTime());
    return times.length ? new Date(Math.min(...times)).toISOString() : null;
  };
  const error = all.find((one) => one.status === 'failed')?.error;
  const pricing = all.find((one) => one.pricing)?.pricing;
  const callback = all.map((one) => idInCallback(one.callback, companyId)).find((id) => id !== undefined);
  return {
    id: callback ?? null,
    number: first.number,
    wamid: first.wamid,
    status: all.map((one) => one.status as (typeof messageStatuses)[number]).reduce(furthest),
    sent_at: when('sent'),
    delivered_at: when('delivered'),
    read_at: when('read', 'played'),
    failed_at: when('failed'),
    code: error?.code ?? null,
    title: error?.title ?? null,
    detail: error?.detail ?? null,
    category: pricing?.category ?? null,
    type: pricing?.type ?? null,
  };
};
