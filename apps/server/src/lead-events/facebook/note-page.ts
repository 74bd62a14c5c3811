import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { facebookSource } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { tell } from '../../core/live/tell.ts';
import type { PageAccess } from './page-access.ts';
import type { Fault } from './problem-of.ts';

/** Failures in a row after which the Owner is told of what may pass by itself. */
const tellAfter = 3;
const minuteMs = 60_000;
const longestMs = 60 * minuteMs;
/** Days that failures are kept. */
const keptDays = 30;
/** Between two looks for leads that no webhook told of. */
const fillEveryMs = 60 * minuteMs;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Milliseconds until the next try: doubled with each failure up to an hour, as long as Facebook asks for at least. */
export const pauseAfter = (failures: number, asked = 0, chance = Math.random()): number =>
  Math.max(asked, Math.round(Math.min(longestMs, minuteMs * 2 ** (failures - 1)) * (1 + 0.1 * chance)));

/** When the forms are looked through next, not all pages in the same minute. */
export const nextFill = (now: Date): string => after(now, Math.round(fillEveryMs * (1 + 0.1 * Math.random())));

/** Facebook answered for a page: its faults are over, and what waits may be fetched. */
export const noteAnswered = async (
  db: Kysely<DB>,
  { companyId, page, failures }: Pick<PageAccess, 'companyId' | 'page' | 'failures'>,
): Promise<void> => {
  await sql`
    update facebook_page_state set failures = 0, failing_since = null, last_error = null, next_try_at = null
     where company_id = ${companyId} and page = ${page}`.execute(db);
  if (failures > 0) await sql`select ${tell(companyId, 'facebook_page')}`.execute(db);
};

/**
 * Facebook did not: why, and when it is asked again. A token that ended is not tried again. What needs a person is told
 * to the Owner at once, the rest after three times in a row.
 */
export const noteFault = async (
  db: Kysely<DB>,
  now: Date,
  access: Pick<PageAccess, 'companyId' | 'page' | 'page_name' | 'failures' | 'failing_since'>,
  { kind, problem, waitMs }: Fault,
): Promise<void> => {
  const { companyId, page, page_name } = access;
  const failures = access.failures + 1;
  const since = access.failing_since ?? now.toISOString();
  const isOver = kind === 'expired';
  const next = isOver ? null : after(now, kind === 'permission' ? longestMs : pauseAfter(failures, waitMs));
  const kept = JSON.stringify(problem);
  await sql`
    update facebook_page_state set failures = ${failures}, failing_since = ${since}, last_error = ${kept}::jsonb,
        next_try_at = ${next}::timestamptz, next_fill_at = case when ${isOver} then null
          else greatest(next_fill_at, ${next}::timestamptz) end
     where company_id = ${companyId} and page = ${page}`.execute(db);
  await sql`insert into facebook_page_failure (company_id, page, at, problem)
    values (${companyId}, ${page}, ${now.toISOString()}, ${kept}::jsonb)`.execute(db);
  await sql`delete from facebook_page_failure where company_id = ${companyId} and page = ${page}
    and at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`.execute(db);
  if (isOver)
    await sql`update facebook_page set status = 'Token expired'
      where company_id = ${companyId} and id = ${page} and status = 'Connected'`.execute(db);
  await sql`select ${tell(companyId, 'facebook_page')}`.execute(db);
  const { of } = alertSentences;
  const needsSomebody = isOver || kind === 'permission';
  if (!needsSomebody && failures !== tellAfter) return;
  // Told once, by its key, however often it fails.
  await raiseAlerts(db, [
    {
      to: await ownerIds(db),
      kind: 'Integration failing',
      sentence: needsSomebody ? of.facebookShut({ page: page_name }) : of.portalFails({ source: facebookSource }),
      key: `facebook page ${page} ${needsSomebody ? kind : 'failing'} since ${since}`,
    },
  ]);
};
