import { badToken, metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { standstillMs } from '@angan/domain/whatsapp/sending.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** A number from which nothing leaves: since when, how many messages wait, and why as far as Meta said so. */
export interface Standstill {
  readonly since: string;
  readonly waiting: number;
  /** Meta's code; null where nothing is known. */
  readonly code: number | null;
}

/** Why, in words; '' where nothing is known. */
export const whyStill = ({ code }: Standstill): string => (code === null ? '' : metaErrorOf(code).meaning);

/** Meta's code for too much to one person: that one waits, the number does not. */
const pairLimit = 131056;
/** Longer than any pause between two attempts of a message. */
const tried = sql`m.claimed_at > now() - interval '40 minutes' and m.due_at < now() + interval '30 minutes'`;

/**
 * Whether something of a number `n` waits that could go: it is due, or was tried and is tried again, or is in hand.
 * Broadcasts that wait for what Meta said of the number do not count: that is shown by itself, and ends.
 */
export const hasWaiting: RawBuilder<boolean> = sql<boolean>`(
  exists (select 1 from whatsapp_message m where m.company_id = n.company_id and m.number = n.id and m.status = 'queued'
    and m.priority = 0 and (m.due_at <= now() or ${tried}) and m.error_code is distinct from ${sql.lit(pairLimit)})
  or coalesce(n.held_until, '-infinity') <= now()
    and exists (select 1 from whatsapp_message m where m.company_id = n.company_id and m.number = n.id and m.status = 'queued'
      and m.priority = 10 and (m.due_at <= now() or ${tried}) and m.error_code is distinct from ${sql.lit(pairLimit)})
  or exists (select 1 from whatsapp_message m where m.company_id = n.company_id and m.number = n.id and m.status = 'sending')
)`;

/** Notes that Meta took something: whatever waited before is no standstill. */
export const noteLeft = async (
  db: Kysely<DB>,
  companyId: number,
  outcomes: readonly { readonly id: number; readonly status: string }[],
): Promise<void> => {
  const left = outcomes.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  if (left.length === 0) return;
  await sql`
    update whatsapp_number set waits_since = null, alarmed_at = null
     where company_id = ${companyId} and waits_since is not null
       and id in (select number from whatsapp_message where company_id = ${companyId} and id = any (${left}::bigint[]))`.execute(
    db,
  );
};

interface Watched {
  readonly status: string;
  readonly company_id: number;
  readonly id: number;
  readonly waits_since: string | null;
}

/** How a number stands still, for who looks at it; undefined where messages leave, or have not waited long enough. */
export const standstillOf = async (
  db: Kysely<DB>,
  { company_id, id, status, waits_since }: Watched,
  now: Date,
): Promise<Standstill | undefined> => {
  if (waits_since === null || now.getTime() - Date.parse(waits_since) < standstillMs || status === 'Disconnected')
    return undefined;
  const { rows } = await sql<{ waiting: number; code: number | null }>`
    select count(*) as waiting,
        (array_agg(error_code order by claimed_at desc) filter (where error_code is not null and claimed_at is not null))[1] as code
      from whatsapp_message
     where company_id = ${company_id} and number = ${id} and status in ('queued', 'sending') and due_at < 'infinity'`.execute(
    db,
  );
  const { waiting, code } = rows[0]!;
  if (waiting === 0) return undefined;
  return { since: waits_since, waiting, code: status === 'Token expired' ? badToken : code };
};
