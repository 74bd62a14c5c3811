import { nextRepeat, repeatDayOf, type TaskRepeat } from '@angan/domain/task-repeat.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** Where tasks are written: by a request or a job. `by`: who makes them, null where nobody does. */
export interface Office {
  readonly db: Kysely<DB>;
  readonly companyId: number;
  readonly by: number | null;
  readonly now: Date;
}

/** What the next one of a task is made from. */
export interface RepeatedTask {
  readonly id: number;
  readonly date_time: string;
  readonly repeat: string;
  readonly repeat_day: number | null;
}

/**
 * Makes the next one of tasks that repeat and are over, once, however often it is asked for. What is for an inquiry that is
 * closed or deleted comes no more.
 */
export const repeatTasks = async (
  { db, companyId, by, now }: Office,
  tasks: readonly RepeatedTask[],
): Promise<void> => {
  const next = tasks.flatMap((task) => {
    const repeating = { ...task, repeat: task.repeat as TaskRepeat };
    const date_time = nextRepeat(repeating, now);
    const repeat_day = task.repeat === 'Monthly' ? repeatDayOf(repeating) : null;
    return date_time ? [{ id: task.id, date_time, repeat_day }] : [];
  });
  if (next.length === 0) return;
  await sql`
    insert into task (company_id, type, title, date_time, duration_minutes, property, inquiry, contact, project, deal, loan, assigned_to,
        priority, remind_before, repeat, repeat_day, comment, repeated_from, created_by)
    select t.company_id, t.type, t.title, n.date_time, t.duration_minutes, t.property, t.inquiry, t.contact, t.project, t.deal, t.loan, t.assigned_to,
        t.priority, t.remind_before, t.repeat, n.repeat_day, t.comment, t.id, ${by}
      from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n (id bigint, date_time timestamptz, repeat_day int)
      join task t on t.company_id = ${companyId} and t.id = n.id
      left join inquiry i on i.company_id = t.company_id and i.id = t.inquiry
     where i.id is null or not i.is_deleted and i.stage not in ('Closed Won', 'Closed Lost', 'Junk')
    on conflict (company_id, repeated_from) where repeated_from is not null do nothing`.execute(db);
};
