import { type TaskType, taskTypeRows } from '@angan/domain/lookups/tasks.ts';
import type { Insertable } from 'kysely';
import type { Task as TaskTable } from '../core/database/schema.gen.ts';
import { keepScoresOf, moveStage } from '../inquiries/index.ts';
import type { Office } from '../records/index.ts';

const usual = new Map<string, (typeof taskTypeRows)[number]>(taskTypeRows.map((row) => [row.type, row]));

export type NewTask = Omit<Insertable<TaskTable>, 'company_id' | 'duration_minutes'> & {
  type: TaskType;
  date_time: string;
  duration_minutes?: number | null | undefined;
};

/**
 * Writes tasks in one statement; a visit moves its inquiry. Answers their ids in the order given.
 */
export const insertTasks = async ({ db, companyId, by, now }: Office, tasks: readonly NewTask[]): Promise<number[]> => {
  if (tasks.length === 0) return [];
  const rows = tasks.map(({ duration_minutes, ...given }) => ({
    remind_before: [...usual.get(given.type)!.remind_before],
    ...given,
    duration_minutes: duration_minutes ?? usual.get(given.type)!.minutes,
    company_id: companyId,
    created_by: by,
  }));
  const made = await db.insertInto('task').values(rows).returning('id').execute();
  const visited = [...new Set(tasks.map(({ type, inquiry }) => (type === 'Site Visit' ? inquiry : null)))].filter(
    (id): id is number => id != null,
  );
  for (const id of visited) await moveStage(db, { company_id: companyId, id }, 'visit created');
  await keepScoresOf(db, companyId, visited, now);
  return made.map(({ id }) => id);
};
