import { createHash } from 'node:crypto';
import { type LeadProblem, leadProblems } from '@angan/contract/lead-events/problems.ts';
import { freshHours, type LeadSource, type LeadWay } from '@angan/domain/leads/index.ts';
import { afterWorkingMinutes, answerMinutes } from '@angan/domain/working-time.ts';
import { type Kysely, sql } from 'kysely';
import { readWorkingHours } from '../company/index.ts';
import { keepable } from '../core/database/keepable.ts';
import type { DB } from '../core/database/schema.gen.ts';
import type { ReadLead, Unread } from './portals/index.ts';

/** The channel on which the worker hears that leads wait to be read. */
export const leadChannel = 'angan_leads';

export interface Arrival {
  readonly companyId: number;
  readonly source: LeadSource;
  readonly way: LeadWay;
  readonly contentType: string;
  readonly ip: string;
  readonly now: Date;
  /** Of one from Facebook our id of the form. */
  readonly form?: number | undefined;
  /** Of one by the page of a share its id. */
  readonly share?: number | undefined;
  /** Of a row of a file the file's id. */
  readonly file?: number | undefined;
  /** Of a mail the portal that wrote it, by the office's name. */
  readonly sourceName?: string | undefined;
}

/** Enquiries of one message, each stored once by its id, whatever its way. */
const inOneStatement = 500;

/**
 * Keeps enquiries as they came, in the transaction of `db`; they are read later, each by itself. Answers the references
 * of those that were not here yet. What a portal pushes again is counted; a pull reads the same window each time. A row of
 * a file that does not say when it was asked hurries nobody; one that failed before is read anew.
 */
export const storeLeads = async (
  db: Kysely<DB>,
  arrival: Arrival,
  leads: readonly ReadLead[],
): Promise<{ fresh: ReadonlySet<string>; ids: readonly number[] }> => {
  const byRef = new Map(leads.map((lead) => [refOf(lead), lead]));
  const due_at = await dueAt(db, arrival);
  const now = arrival.now.toISOString();
  const fresh = new Set<string>();
  const ids: number[] = [];
  const all = [...byRef];
  for (let from = 0; from < all.length; from += inOneStatement) {
    const rows = all.slice(from, from + inOneStatement).map(([external_ref, { raw, ...lead }]) => ({
      external_ref,
      asked_at: lead.asked_at,
      raw,
      lead,
      due_at: hurries(arrival, lead) ? due_at : null,
    }));
    const { rows: stored } = await sql<{ id: number; external_ref: string; is_new: boolean }>`
      with stored as (
      insert into lead_event (source, way, external_ref, received_at, asked_at, content_type, ip, raw, lead, due_at, facebook_form, share, lead_file, source_name)
      select ${arrival.source}, ${arrival.way}, r.external_ref, ${now}::timestamptz, r.asked_at,
             ${arrival.contentType.slice(0, 120)}, ${arrival.ip}, r.raw, r.lead, r.due_at,
             ${arrival.form ?? null}::bigint, ${arrival.share ?? null}::bigint, ${arrival.file ?? null}::bigint, ${arrival.sourceName ?? null}
        from jsonb_to_recordset(${JSON.stringify(keepable(rows))}::jsonb) as r
          (external_ref text, asked_at timestamptz, raw text, lead jsonb, due_at timestamptz)
      on conflict (company_id, source, external_ref) do ${again(arrival.way)}
      returning id, external_ref, asked_at, due_at, xmax = 0 as is_new),
      awaited as (
      insert into lead_escalation (lead_event, next_at)
      select id, due_at from stored
       where (is_new or ${arrival.way === 'File'}) and ${arrival.way !== 'Test'} and due_at is not null
         and coalesce(asked_at, ${now}::timestamptz) > ${now}::timestamptz - make_interval(hours => ${freshHours})
      on conflict do nothing)
      select id, external_ref, is_new from stored`.execute(db);
    for (const { id, external_ref, is_new } of stored) {
      if (!is_new && arrival.way !== 'File') continue;
      fresh.add(external_ref);
      ids.push(id);
    }
  }
  if (fresh.size > 0) await tellWorker(db);
  return { fresh, ids };
};

/** Of a file only what says that it was asked within the day has a clock: a list of last month is nobody's emergency. */
const hurries = ({ way, now }: Arrival, { asked_at }: Pick<ReadLead, 'asked_at'>): boolean =>
  way !== 'File' || (asked_at !== null && now.getTime() - Date.parse(asked_at) < freshHours * 3_600_000);

const again = (way: LeadWay) => {
  if (way === 'Push') return sql`update set repeats = lead_event.repeats + 1`;
  // Rows that failed leave to be mended, and come back under the same id.
  return way === 'File'
    ? sql`update set lead_file = excluded.lead_file, received_at = excluded.received_at, asked_at = excluded.asked_at,
        raw = excluded.raw, lead = excluded.lead, due_at = excluded.due_at, result = 'Waiting', problem = null, tries = 0
        where lead_event.result = 'Failed' and lead_event.inquiry is null`
    : sql`nothing`;
};

/** The reference under which an enquiry is kept. */
export const refOf = ({ external_ref }: Pick<ReadLead, 'external_ref'>): string => external_ref.slice(0, 200);

/** Keeps a message that could not be read, as it came; the same bytes once. Answers its id, null where it was here. */
export const storeUnread = async (
  db: Kysely<DB>,
  arrival: Arrival,
  raw: string,
  why: Unread,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into lead_event (source, source_name, way, external_ref, received_at, content_type, ip, raw, result, problem)
    values (${arrival.source}, ${arrival.sourceName ?? null}, ${arrival.way}, ${`raw:${createHash('sha256').update(raw).digest('hex').slice(0, 32)}`},
      ${arrival.now.toISOString()}, ${arrival.contentType.slice(0, 120)}, ${arrival.ip}, ${keepable(raw)}, 'Failed',
      ${JSON.stringify(leadProblems.of[why])}::jsonb)
    on conflict (company_id, source, external_ref) do ${again(arrival.way)}
    returning id, xmax = 0 as is_new`.execute(db);
  return rows[0]?.id ?? null;
};

/** Keeps the id of a lead that cannot be had any more, so that it is neither lost without a word nor asked for again. */
export const storeGone = async (
  db: Kysely<DB>,
  { source, way, ip, contentType, now }: Arrival,
  external_ref: string,
  problem: LeadProblem,
): Promise<void> => {
  await sql`
    insert into lead_event (source, way, external_ref, received_at, content_type, ip, raw, result, problem)
    values (${source}, ${way}, ${external_ref}, ${now.toISOString()}, ${contentType}, ${ip}, '', 'Failed', ${JSON.stringify(problem)}::jsonb)
    on conflict (company_id, source, external_ref) do nothing`.execute(db);
};

const dueAt = async (db: Kysely<DB>, { companyId, now }: Arrival): Promise<string> =>
  afterWorkingMinutes(now, answerMinutes.due, await readWorkingHours(db, companyId)).toISOString();

export const tellWorker = (db: Kysely<DB>) => sql`select pg_notify(${leadChannel}, 'read')`.execute(db);
