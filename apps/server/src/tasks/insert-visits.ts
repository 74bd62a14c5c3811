import { taskTypeRows } from '@angan/domain/lookups/tasks.ts';
import type { Insertable } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Task as TaskTable } from '../core/database/schema.gen.ts';
import { keepScoresOf, moveStage } from '../inquiries/index.ts';
import { missLater } from './miss-later.ts';

const visit = taskTypeRows.find(({ type }) => type === 'Site Visit')!;
export const usualMinutes: number = visit.minutes;

export type NewVisit = Omit<Insertable<TaskTable>, 'company_id' | 'type' | 'duration_minutes'> & {
  inquiry: number;
  date_time: string;
  duration_minutes?: number | null | undefined;
};

/**
 * Writes visits of one inquiry, in one statement, and moves the inquiry: its next step is the first of them where it had
 * none. Answers their ids in the order given.
 */
export const insertVisits = async (context: Context, visits: readonly NewVisit[]): Promise<number[]> => {
  const { actor, db, services } = context;
  const rows = visits.map(({ duration_minutes, ...given }) => ({
    remind_before: [...visit.remind_before],
    ...given,
    type: visit.type,
    duration_minutes: duration_minutes ?? usualMinutes,
    company_id: actor.companyId,
    created_by: actor.userId,
  }));
  const made = await db.insertInto('task').values(rows).returning('id').execute();
  const first = rows.map(({ date_time }) => date_time).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]!;
  const inquiry = rows[0]!.inquiry;
  await moveStage(db, { company_id: actor.companyId, id: inquiry }, 'visit created', first);
  await keepScoresOf(db, actor.companyId, [inquiry], services.now());
  await missLater(db, rows);
  return made.map(({ id }) => id);
};
