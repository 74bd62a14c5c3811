import { type TaskSentence, taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import type { CheckIn } from '@angan/domain/check-in.ts';
import type { TaskType } from '@angan/domain/lookups/tasks.ts';
import { feedbackInWords, type VisitFeedback } from '@angan/domain/visit-feedback.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { type RawBuilder, sql } from 'kysely';

/** Something that happened with a task, as its trail has it. */
export interface TaskHappening {
  readonly type: TaskType;
  readonly action: 'created' | 'changed' | 'deleted' | 'restored';
  /** The status that it moved to; null where it did not. */
  readonly to: 'Completed' | 'Missed' | 'Cancelled' | null;
  readonly date_time: string;
  /** Where its phone was, if that is what happened. */
  readonly check_in: CheckIn | null;
  /** Whether its completion was taken back. */
  readonly undone: boolean;
  /** How its slip was confirmed, if that is what happened. */
  readonly confirmed: ConfirmMethod | null;
  readonly put_off: boolean;
  readonly reason: string;
  readonly outcome: string | null;
  readonly feedback: VisitFeedback | null;
  /** Code of the record at the other side of a visit; null where the reader does not see it, or there is none. */
  readonly of: string | null;
  /** Whether it is for an inquiry, so that what was said is a client's. */
  readonly is_clients: boolean;
}

/** What happened, as json, of the trail `a` of the tasks `t`. `of`: the code of the other record. */
export const taskHappening = (of: RawBuilder<string | null>) =>
  sql<TaskHappening>`jsonb_build_object('type', t.type, 'action', a.action, 'to', a.changes -> 'status' ->> 1, 'date_time', t.date_time,
    'check_in', a.changes -> 'check_in' -> 1, 'undone', coalesce(a.changes -> 'status' ->> 0 = 'Completed', false), 'confirmed', a.changes -> 'visitor_confirm' -> 1 ->> 'method',
    'put_off', t.rescheduled_from is not null, 'reason', t.status_reason, 'outcome', t.outcome, 'feedback', t.feedback, 'of', ${of},
    'is_clients', t.inquiry is not null)`;

/** As what an entry stands on a timeline. */
export const taskKind = sql<'visit' | 'task'>`case t.type when 'Site Visit' then 'visit' else 'task' end`;

/**
 * Where it stands: the tasks of a record, from what was planned to how it went. One that was put off is told by the new one. A call
 * that was made is left out where the record tells of it as a call: of an inquiry any, of a contact one that was answered.
 */
export const taskTrail = (
  companyId: number,
  of: 'inquiry' | 'property' | 'contact' | 'project' | 'deal' | 'loan',
  ids: RawBuilder<unknown>,
) => {
  const told = {
    inquiry: sql`and not (t.type = 'Call' and coalesce(a.changes -> 'status' ->> 1, '') = 'Completed')`,
    contact: sql`and not (t.type = 'Call' and t.outcome like 'Connected%' and coalesce(a.changes -> 'status' ->> 1, '') = 'Completed')`,
    property: sql``,
    project: sql``,
    deal: sql``,
    loan: sql``,
  };
  return sql`from task t join audit_log a on a.company_id = t.company_id and a.entity = 'task' and a.entity_id = t.id
    left join property p on p.company_id = t.company_id and p.id = t.property
    left join inquiry i on i.company_id = t.company_id and i.id = t.inquiry
   where t.company_id = ${companyId} and ${sql.ref(`t.${of}`)} in (${ids})
     and (a.action in ('created', 'deleted', 'restored')
       or a.action = 'changed' and (a.changes ?| array['date_time', 'check_in', 'visitor_confirm'] or a.changes -> 'status' ->> 1 in ('Completed', 'Missed', 'Cancelled') or a.changes -> 'status' ->> 0 = 'Completed'))
     ${told[of]}`;
};

/** What happened, and what was said of it. */
export const taskSentence = (task: TaskHappening): TaskSentence => {
  const { type, action, to, date_time: at, put_off, outcome, feedback, reason } = task;
  const { of } = taskSentences;
  const the = { what: { type, of: task.of } };
  if (action === 'created') return put_off ? of.putOff({ ...the, at }) : of.planned({ ...the, at });
  if (action !== 'changed') return of[action](the);
  if (task.undone) return of.undone(the);
  if (task.check_in) {
    const { distance_m, measured_to } = task.check_in;
    return of.checkedIn({ ...the, where: { distance_m, measured_to } });
  }
  if (task.confirmed) return { Signature: of.signed, OTP: of.confirmed, None: of.slipMade }[task.confirmed](the);
  if (to === null) return of.moved({ ...the, at });
  if (to === 'Missed') return of.missed(the);
  if (to === 'Cancelled') return reason ? of.cancelledWith({ ...the, reason }) : of.cancelled(the);
  const said = feedback && { ...feedback, outcome };
  return said && feedbackInWords(outcome, said) ? of.doneWith({ ...the, feedback: said }) : of.done(the);
};
