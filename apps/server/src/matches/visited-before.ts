import { type TaskSentence, taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import type { VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { inEnglish } from '../core/english.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';

/** What came of the last visit of a pair; moments as ISO 8601. */
export interface Visited {
  readonly visited_before: string | null;
  /** The same moment, where the property was disliked. */
  readonly rejected_before: string | null;
  readonly visit_feedback: string | null;
  readonly visit_says: TaskSentence | null;
}
export const neverVisited: Visited = {
  visited_before: null,
  rejected_before: null,
  visit_feedback: null,
  visit_says: null,
};

interface Row {
  id: number;
  date_time: string;
  outcome: string;
  feedback: VisitFeedback | null;
}

const sidesOf = (record: 'inquiry' | 'property') =>
  record === 'inquiry'
    ? { mine: sql.ref('inquiry'), other: sql.ref('property') }
    : { mine: sql.ref('property'), other: sql.ref('inquiry') };

/** What was seen of a record, as a condition on the visits among the tasks. */
const seenWith = (companyId: number, record: 'inquiry' | 'property', id: number) => {
  const { mine, other } = sidesOf(record);
  return sql`company_id = ${companyId} and ${mine} = ${id} and ${other} is not null
    and type = 'Site Visit' and status = 'Completed' and seen and not is_deleted`;
};

/** The other records of pairs whose last visit ended with a dislike. */
export const dislikedWith = async (
  { db, companyId }: { db: Kysely<DB>; companyId: number },
  record: 'inquiry' | 'property',
  id: number,
): Promise<Set<number>> => {
  const { other } = sidesOf(record);
  const { rows } = await sql<{ id: number }>`
    select id from (select distinct on (${other}) ${other} as id, outcome from task
      where ${seenWith(companyId, record, id)} order by ${other}, date_time desc, task.id desc) last
     where outcome = 'Disliked'`.execute(db);
  return new Set(rows.map((row) => row.id));
};

/** The last visit of each pair of a record on which the property was seen, by the other record's id; one query a list. */
export const visitedBefore =
  ({ actor, db }: Context, one: { inquiry: number } | { property: number }) =>
  async (): Promise<Map<number, Visited>> => {
    const [record, id] = 'inquiry' in one ? (['inquiry', one.inquiry] as const) : (['property', one.property] as const);
    const { other } = sidesOf(record);
    const { rows } = await sql<Row>`
      select distinct on (${other}) ${other} as id, date_time, outcome, feedback from task
       where ${seenWith(actor.companyId, record, id)}
       order by ${other}, date_time desc, task.id desc`.execute(db);
    const whole = actor.scope('contact:number') === 'all';
    return new Map(
      rows.map((row) => {
        const feedback = { ...(row.feedback ?? { liked: null, points: [], note: '' }), outcome: row.outcome };
        const said = taskSentences.of.feedback({ feedback });
        const visit_says = whole ? said : maskedAnswer(said);
        return [
          row.id,
          {
            visited_before: row.date_time,
            rejected_before: row.outcome === 'Disliked' ? row.date_time : null,
            visit_feedback: inEnglish(taskSentences, visit_says),
            visit_says,
          },
        ];
      }),
    );
  };
