import { chatTogetherMinutes, type LeadResult } from '@angan/domain/leads/index.ts';
import { adSource } from '@angan/domain/whatsapp/ads.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { keepable } from '../../core/database/keepable.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { CameIn } from '../../whatsapp/index.ts';
import { blankLead } from '../portals/blank.ts';
import type { ReadLead } from '../portals/index.ts';
import { appendLead, sourceIdOf } from '../reading/index.ts';
import { leadOfMessage, partOf } from './lead-of-message.ts';
import { readAnew } from './read-anew.ts';

interface Row {
  id: number;
  result: LeadResult;
  inquiry: number | null;
  lead: ReadLead;
  raw: string;
  source_name: string | null;
  first_response_at: string | null;
}
/** A lead by WhatsApp of one chat. */
export interface ChatLead extends Row {
  readonly hasMessage: (id: string) => boolean;
}

/** The leads of a chat within so many days, the newest first, held against the worker that reads them. */
export const readChatLeads = async (
  db: Kysely<DB>,
  companyId: number,
  chat: string,
  days: number,
  now: Date,
): Promise<ChatLead[]> => {
  const { rows } = await sql<Row>`
    select e.id, e.result, e.inquiry, e.lead, e.raw, e.source_name,
           (select q.first_response_at from inquiry q where q.company_id = e.company_id and q.id = e.inquiry) as first_response_at
      from lead_event e
     where e.company_id = ${companyId} and e.way = 'Chat' and e.lead ->> 'chat' = ${chat}
       and e.received_at > ${now.toISOString()}::timestamptz - make_interval(days => ${days})
     order by e.id desc limit 20 for no key update of e`.execute(db);
  return rows.map((row) => ({
    ...row,
    hasMessage: (id) => row.lead.external_ref === id || (row.lead.parts ?? []).some((part) => part.id === id),
  }));
};

const together = chatTogetherMinutes * 60_000;

/** Whether a message is one of those that a lead is made of: within the hour, before anybody answered. */
export const belongsTo = ({ lead, result, first_response_at }: ChatLead, { at }: CameIn): boolean => {
  if (first_response_at !== null || lead.answered_at || result === 'Skipped') return false;
  const times = (lead.parts ?? []).map((part) => Date.parse(part.at));
  return at.getTime() > Math.min(...times) - together && at.getTime() < Math.max(...times) + together;
};

/** Signs of all messages of a lead, and of what is kept as it came. */
const mostWords = 4000;
const mostRaw = 20_000;

/**
 * Adds a message to the lead that it belongs to, in the order in which they were written. What was read already is read
 * anew: 'Hi' says nothing of what the next message asks for.
 */
export const addToLead = async (context: Context, last: ChatLead, message: CameIn): Promise<void> => {
  const { db, actor } = context;
  const { lead, inquiry, result } = last;
  const parts = [...(lead.parts ?? []), partOf(message)].toSorted(
    (a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id),
  );
  const { raw, ...own } = leadOfMessage(message);
  const isByAdNow = own.ad !== undefined && lead.ad === undefined;
  const grown: ReadLead = keepable({
    ...lead,
    ...(isByAdNow && { ad: own.ad, label: own.label }),
    name: lead.name || own.name,
    asked_at: parts[0]!.at,
    parts,
    message: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n')
      .slice(0, mostWords),
  });
  const source_name = isByAdNow ? adSource : last.source_name;
  await db
    .updateTable('lead_event')
    .set({
      lead: JSON.stringify(grown),
      raw: keepable(`${last.raw}\n${raw}`.slice(0, mostRaw)),
      asked_at: grown.asked_at,
      source_name,
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', last.id)
    .execute();
  if (inquiry === null) return;
  await appendLead(context, inquiry, { ...blankLead, message: partOf(message).text });
  if (result !== 'Created') return;
  if (isByAdNow)
    await db
      .updateTable('inquiry')
      .set({ source: await sourceIdOf(db, actor.companyId, adSource) })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', inquiry)
      .execute();
  await readAnew(context, { inquiry, before: lead, after: grown, source_name });
};
