import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../core/database/schema.gen.ts';
import type { InboxConsumer, InboxEvent } from '../../core/inbox/index.ts';
import { parseExact } from '../../whatsapp/index.ts';
import { tellWorker } from '../store-leads.ts';

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,40}$/));
/** A leadgen change as it came with numbers and with strings; ids of ads are absent where there was none. */
const Change = z.object({
  field: z.literal('leadgen'),
  value: z.object({ leadgen_id: id, page_id: id, form_id: id.catch('') }),
});
const Body = z.object({
  object: z.literal('page'),
  entry: z.array(z.object({ changes: z.array(z.unknown()).catch([]) })),
});

interface Told {
  readonly leadgen_id: string;
  readonly page_id: string;
  readonly form_id: string;
  readonly told_at: string;
}

/** Puts the leads that Meta tells of in line to be fetched, each for the office that connected its page, once. */
export const facebookConsumer: InboxConsumer = async (db, events) => {
  const read = events.map(readEvent);
  const told = read.flatMap((one) => one.told);
  const known = await putInLine(db, told);
  return read.map(({ told: own, error }) => {
    const strays = [...new Set(own.map(({ page_id }) => page_id))].filter((page) => !known.has(page));
    return [error, ...strays.map((page) => `Page ${page} is not connected`)].filter(Boolean).join('; ') || null;
  });
};

const readEvent = ({ body, receivedAt }: InboxEvent): { told: Told[]; error: string | null } => {
  let parsed: z.output<typeof Body>;
  try {
    parsed = Body.parse(parseExact(body));
  } catch {
    return { told: [], error: 'It is nothing about a page' };
  }
  const changes = parsed.entry.flatMap((entry) => entry.changes).map((change) => Change.safeParse(change));
  const told = changes.flatMap((one) =>
    one.success ? [{ ...one.data.value, told_at: receivedAt.toISOString() }] : [],
  );
  return { told, error: told.length < changes.length ? 'Something in it is no lead' : null };
};

/** Answers the pages that somebody has connected. A lead that is here already is not fetched again. */
const putInLine = async (db: Kysely<DB>, told: readonly Told[]): Promise<ReadonlySet<string>> => {
  if (told.length === 0) return new Set();
  const { rows } = await sql<{ page_id: string }>`
    with t as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as r (leadgen_id text, page_id text, form_id text, told_at timestamptz)
    ), pages as (
      select p.company_id, p.id, p.page_id from facebook_page p
       where p.page_id in (select page_id from t) and p.status <> 'Disconnected' and not is_deleting(p.company_id)
    ), put as (
      insert into facebook_lead (company_id, page, leadgen_id, form_id, told_at)
      select distinct on (p.company_id, t.leadgen_id) p.company_id, p.id, t.leadgen_id, t.form_id, t.told_at
        from t join pages p on p.page_id = t.page_id
       where not exists (select 1 from lead_event e where e.company_id = p.company_id and e.source = 'Facebook' and e.external_ref = t.leadgen_id)
      on conflict do nothing
    ), heard as (
      update facebook_page_state s set told_at = m.at
        from (select p.company_id, p.id, max(t.told_at) as at from t join pages p on p.page_id = t.page_id group by 1, 2) m
       where s.company_id = m.company_id and s.page = m.id
    ) select page_id from pages`.execute(db);
  await tellWorker(db);
  return new Set(rows.map(({ page_id }) => page_id));
};
