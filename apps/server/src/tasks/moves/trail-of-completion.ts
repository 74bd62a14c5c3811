import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { HeldTask } from '../visible-tasks.ts';

/** A record that was written as a task was completed: the fields that changed, each with what it was and what it became. */
export interface WrittenRecord {
  readonly entity: 'task' | 'inquiry' | 'contact';
  readonly id: number;
  readonly isNew: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** The record as it is now. */
  readonly row: Readonly<Record<string, unknown>>;
  /** The fields that were written since, by anybody. */
  readonly since: readonly string[];
}

export interface Completion {
  readonly by: number | null;
  /** When it was written, ISO 8601: the moment of its transaction. */
  readonly at: string;
  readonly records: readonly WrittenRecord[];
}

interface TrailRow {
  readonly entity: WrittenRecord['entity'];
  readonly id: number;
  readonly is_new: boolean;
  readonly changes: readonly Readonly<Record<string, readonly [unknown, unknown]>>[];
  readonly row: Readonly<Record<string, unknown>>;
  readonly since: readonly string[];
  readonly by: number | null;
  readonly at: string;
}

/**
 * All that was written in the transaction that completed a task, as the trail has it: the task, its inquiry and person, and
 * the tasks that came of it. The trail writes every row of a transaction at the same moment under the same request.
 */
export const trailOfCompletion = async ({ actor, db }: Context, task: HeldTask): Promise<Completion | undefined> => {
  const company = actor.companyId;
  const { id, inquiry, property, contact, project, loan } = task;
  const { rows } = await sql<TrailRow>`
    with completion as (
      select a.at, a.request_id, a.user_id from audit_log a
       where a.company_id = ${company} and a.entity = 'task' and a.entity_id = ${id} and a.action = 'changed'
         and a.changes -> 'status' ->> 1 = 'Completed'
       order by a.id desc limit 1
    ), touched (entity, id, row) as (
      select 'task', t.id, to_jsonb(t) from task t
       where t.company_id = ${company}
         and (t.id = ${id} or t.inquiry = ${inquiry} or t.property = ${property} or t.contact = ${contact} or t.project = ${project} or t.loan = ${loan})
      union all
      select 'inquiry', i.id, to_jsonb(i) from inquiry i where i.company_id = ${company} and i.id = ${inquiry}
      union all
      select 'contact', c.id, to_jsonb(c) from contact c where c.company_id = ${company}
         and c.id in (${contact}, (select i.contact from inquiry i where i.company_id = ${company} and i.id = ${inquiry}))
    )
    select t.entity, t.id, t.row, c.user_id as by, c.at::text as at,
        bool_or(a.action = 'created') filter (where a.at = c.at) as is_new,
        coalesce(jsonb_agg(a.changes order by a.id) filter (where a.at = c.at and a.action = 'changed'), '[]') as changes,
        coalesce((select array_agg(distinct f.key) from audit_log l, jsonb_object_keys(l.changes) f (key)
          where l.company_id = ${company} and l.entity = t.entity and l.entity_id = t.id and l.at > c.at
            and l.action in ('changed', 'deleted', 'restored')), '{}') as since
      from completion c cross join touched t
      join audit_log a on a.company_id = ${company} and a.entity = t.entity and a.entity_id = t.id
       and a.at = c.at and a.request_id is not distinct from c.request_id and a.action in ('created', 'changed')
     group by t.entity, t.id, t.row, c.user_id, c.at`.execute(db);
  if (rows.length === 0) return undefined;
  return { by: rows[0]!.by, at: rows[0]!.at, records: rows.map(recordOf) };
};

/** What several changes of one record came to. */
const recordOf = ({ entity, id, is_new, changes, row, since }: TrailRow): WrittenRecord => {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const change of changes)
    for (const [field, [from, to]] of Object.entries(change)) {
      if (!(field in before)) before[field] = from;
      after[field] = to;
    }
  return { entity, id, isNew: is_new, before, after, row, since };
};
