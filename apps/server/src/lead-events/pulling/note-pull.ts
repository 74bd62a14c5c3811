import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { tell } from '../../core/live/tell.ts';
import { pauseMs } from './windows.ts';

/** Failures in a row after which the Owner is told. */
const tellAfter = 3;
/** Milliseconds until a portal is asked again whose clock we now follow. */
const soonMs = 4 * 60_000;
/** Days that failures are kept. */
const keptDays = 30;

interface Row {
  readonly pull_every_minutes: number;
  readonly failures: number;
  readonly failing_since: string | null;
}

const nextAt = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** The portal answered: its faults are over, and it is asked again after the usual pause. */
export const noteSuccess = async (
  db: Kysely<DB>,
  { now }: Pick<Services, 'now'>,
  companyId: number,
  source: LeadSource,
  { pull_every_minutes, failures }: Row,
): Promise<void> => {
  await sql`
    update lead_source_pull p set failures = 0, failing_since = null, last_error = null, ${planned(nextAt(now(), pauseMs(pull_every_minutes, 0)))}
      from lead_source_setting s
     where p.company_id = ${companyId} and p.source = ${source} and s.company_id = p.company_id and s.source = p.source`.execute(
    db,
  );
  if (failures > 0) await sql`select ${tell(companyId, 'lead_source_setting')}`.execute(db);
};

/** It was asked as often as it may be within the hour: later. */
export const postpone = async (
  db: Kysely<DB>,
  { now }: Pick<Services, 'now'>,
  companyId: number,
  source: LeadSource,
  { pull_every_minutes }: Row,
): Promise<void> => {
  await sql`
    update lead_source_pull p set ${planned(nextAt(now(), pauseMs(pull_every_minutes, 0)))} from lead_source_setting s
     where p.company_id = ${companyId} and p.source = ${source} and s.company_id = p.company_id and s.source = p.source`.execute(
    db,
  );
};

/** The portal did not: why, and when it is asked again; after three times in a row the Owner is told, once. */
export const noteFailure = async (
  db: Kysely<DB>,
  { now }: Pick<Services, 'now'>,
  given: {
    readonly companyId: number;
    readonly source: LeadSource;
    readonly row: Row;
    readonly problem: LeadSourceProblem;
    readonly clockOffset?: number | undefined;
  },
): Promise<void> => {
  const { companyId, source, row, problem, clockOffset } = given;
  const at = now();
  const failures = row.failures + 1;
  const since = row.failing_since ?? at.toISOString();
  const pause = clockOffset === undefined ? pauseMs(row.pull_every_minutes, failures) : soonMs;
  const kept = JSON.stringify(problem);
  await sql`
    update lead_source_pull p set failures = ${failures}, failing_since = ${since}, last_error = ${kept}::jsonb,
        clock_offset = ${clockOffset ?? sql`clock_offset`}, ${planned(nextAt(at, pause))}
      from lead_source_setting s
     where p.company_id = ${companyId} and p.source = ${source} and s.company_id = p.company_id and s.source = p.source`.execute(
    db,
  );
  await sql`insert into lead_pull_failure (source, at, problem) values (${source}, ${at.toISOString()}, ${kept}::jsonb)`.execute(
    db,
  );
  await sql`delete from lead_pull_failure where company_id = ${companyId} and source = ${source}
    and at < ${at.toISOString()}::timestamptz - make_interval(days => ${keptDays})`.execute(db);
  await sql`select ${tell(companyId, 'lead_source_setting')}`.execute(db);
  if (failures !== tellAfter) return;
  await raiseAlerts(db, [
    {
      to: await ownerIds(db),
      kind: 'Integration failing',
      sentence: alertSentences.of.portalFails({ source }),
      key: `portal ${source} failing since ${since}`,
    },
  ]);
};

/** Not planned at all where it was switched off meanwhile. */
const planned = (at: string) =>
  sql`next_pull_at = case when s.is_enabled and s.mode <> 'Push' then ${at}::timestamptz end`;
