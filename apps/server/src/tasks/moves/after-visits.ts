import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { keepScoresOf, moveStage } from '../../inquiries/index.ts';

/** Those of the inquiries that no visit lies ahead of. */
const withoutVisits = async (db: Kysely<DB>, companyId: number, inquiries: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select i.id from unnest(${inquiries}::bigint[]) i (id)
     where not exists (select 1 from task t where t.company_id = ${companyId} and t.inquiry = i.id and t.type = 'Site Visit'
       and t.status = 'Scheduled' and not t.is_deleted)`.execute(db);
  return rows.map(({ id }) => id);
};

/** The inquiries of the visits among some tasks. */
export const visitedInquiries = (tasks: readonly { type: string; inquiry: number | null }[]): number[] => [
  ...new Set(tasks.flatMap(({ type, inquiry }) => (type === 'Site Visit' && inquiry !== null ? [inquiry] : []))),
];

/**
 * What becomes of inquiries once visits of theirs are over: a visit done moves them on; one that did not come to pass
 * moves them back where no other lies ahead. What they are worth is counted anew.
 */
export const afterVisits = async (
  db: Kysely<DB>,
  companyId: number,
  inquiries: readonly number[],
  trigger: 'visit done' | 'visit cancelled',
  now: Date,
): Promise<void> => {
  if (inquiries.length === 0) return;
  const moving = trigger === 'visit done' ? inquiries : await withoutVisits(db, companyId, inquiries);
  for (const id of moving) await moveStage(db, { company_id: companyId, id }, trigger);
  await keepScoresOf(db, companyId, inquiries, now);
};
