import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { feedbackInWords, type VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** What came of the last visit of a pair; moments as ISO 8601. */
export interface Visited {
  readonly visited_before: string | null;
  /** The same moment, where the property was disliked. */
  readonly rejected_before: string | null;
  readonly visit_feedback: string | null;
}
export const neverVisited: Visited = { visited_before: null, rejected_before: null, visit_feedback: null };

interface Row {
  id: number;
  date_time: string;
  outcome: string;
  feedback: VisitFeedback | null;
}

/** The last visit of each pair of a record on which the property was seen, by the other record's id; one query a list. */
export const visitedBefore =
  ({ actor, db }: Context, one: { inquiry: number } | { property: number }) =>
  async (): Promise<Map<number, Visited>> => {
    const [mine, other, id] =
      'inquiry' in one
        ? (['inquiry', 'property', one.inquiry] as const)
        : (['property', 'inquiry', one.property] as const);
    const { rows } = await sql<Row>`
      select distinct on (${sql.ref(other)}) ${sql.ref(other)} as id, date_time, outcome, feedback from task
       where company_id = ${actor.companyId} and ${sql.ref(mine)} = ${id} and ${sql.ref(other)} is not null
         and type = 'Site Visit' and status = 'Completed' and seen and not is_deleted
       order by ${sql.ref(other)}, date_time desc, task.id desc`.execute(db);
    const whole = actor.scope('contact:number') === 'all';
    return new Map(
      rows.map((row) => {
        const said = feedbackInWords(row.outcome, row.feedback ?? { liked: null, points: [], note: '' });
        return [
          row.id,
          {
            visited_before: row.date_time,
            rejected_before: row.outcome === 'Disliked' ? row.date_time : null,
            visit_feedback: whole ? said : maskNumbersIn(said),
          },
        ];
      }),
    );
  };
