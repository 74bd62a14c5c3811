import { type VisitSentence, visitSentences } from '@angan/contract/tasks/visit-sentences.ts';
import { feedbackInWords, type VisitFeedback } from '@angan/domain/visit-feedback.ts';
import { type RawBuilder, sql } from 'kysely';

/** Something that happened with a visit, as the trail of its task has it. */
export interface VisitHappening {
  readonly action: 'created' | 'changed' | 'deleted' | 'restored';
  /** The status that it moved to; null where it did not. */
  readonly to: 'Completed' | 'Missed' | 'Cancelled' | null;
  readonly date_time: string;
  readonly put_off: boolean;
  readonly reason: string;
  readonly outcome: string | null;
  readonly feedback: VisitFeedback | null;
  /** Code of the record at the other side; null where the reader does not see it. */
  readonly of: string | null;
}

/** What happened, as json, of the trail `a` of the tasks `t`. `of`: the code of the other record. */
export const visitHappening = (of: RawBuilder<string | null>) =>
  sql<VisitHappening>`jsonb_build_object('action', a.action, 'to', a.changes -> 'status' ->> 1, 'date_time', t.date_time,
    'put_off', t.rescheduled_from is not null, 'reason', t.status_reason, 'outcome', t.outcome, 'feedback', t.feedback, 'of', ${of})`;

/** Where it stands: the visits of a record, from what was planned to how it went. A visit put off is told by the new one. */
export const visitTrail = (companyId: number, of: 'inquiry' | 'property', id: number) =>
  sql`from task t join audit_log a on a.company_id = t.company_id and a.entity = 'task' and a.entity_id = t.id
    left join property p on p.company_id = t.company_id and p.id = t.property
    left join inquiry i on i.company_id = t.company_id and i.id = t.inquiry
   where t.company_id = ${companyId} and ${sql.ref(`t.${of}`)} = ${id} and t.type = 'Site Visit'
     and (a.action in ('created', 'deleted', 'restored')
       or a.action = 'changed' and (a.changes ? 'date_time' or a.changes -> 'status' ->> 1 in ('Completed', 'Missed', 'Cancelled')))`;

/** What happened, and what was said of it. */
export const visitSentence = (visit: VisitHappening): VisitSentence => {
  const { action, to, date_time: at, put_off, outcome, feedback, reason, of: code } = visit;
  const { of } = visitSentences;
  const the = { of: code };
  if (action === 'created') return put_off ? of.putOff({ ...the, at }) : of.planned({ ...the, at });
  if (action !== 'changed') return of[action](the);
  if (to === null) return of.moved({ ...the, at });
  if (to === 'Missed') return of.missed(the);
  if (to === 'Cancelled') return reason ? of.cancelledWith({ ...the, reason }) : of.cancelled(the);
  const said = feedback && { ...feedback, outcome };
  return said && feedbackInWords(outcome, said) ? of.doneWith({ ...the, feedback: said }) : of.done(the);
};
