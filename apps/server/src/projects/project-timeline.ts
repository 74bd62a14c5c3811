import { type FieldValue, type ValuedField, valuedField } from '@angan/contract/kit/field-values.ts';
import { projectFields } from '@angan/contract/projects/project-fields.ts';
import {
  type ProjectTimelineEntry,
  type projectHistoryCalls,
  projectTimelineSentences,
} from '@angan/contract/projects/project-history.ts';
import type { TaskSentence } from '@angan/contract/tasks/task-sentences.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inEnglish } from '../core/english.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';
import type { Handlers } from '../core/http/serve.ts';
import { pageNumber } from '../core/list.ts';
import { entriesPerPage, fieldChanges, type HappenedRow, timelinePage, whoDid } from '../core/timeline.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from '../trails/index.ts';
import { findProject } from './find-project.ts';

interface Entry extends HappenedRow {
  readonly kind: ProjectTimelineEntry['kind'];
  readonly task: TaskHappening | null;
  /** Of a lead: the code of its inquiry where the reader sees it, and what it became. */
  readonly lead: string | null;
  readonly status: string | null;
}

const entriesOf = async ({ actor, db }: Context, id: number, page: number): Promise<Entry[]> => {
  const company = actor.companyId;
  const code = sql<string | null>`case when ${visibleInquiries(actor)} then i.inquiry_code end`;
  const { rows } = await sql<Entry>`
    select e.*, u.first_name, u.last_name from (
      select 'audit-' || id as id, action as kind, at, user_id, changes, null::jsonb as task, null as lead, null as status
        from audit_log where company_id = ${company} and entity = 'project' and entity_id = ${id}
          and action in ('created', 'changed', 'deleted', 'restored')
      union all
      select 'task-' || a.id, ${taskKind}, a.at, a.user_id, null, ${taskHappening(code)}, null, null
        ${taskTrail(company, 'project', sql`${id}`)}
      union all
      select 'lead-' || a.id, 'lead', a.at, a.user_id, null, null, ${code}, a.changes -> 'status' ->> 1
        from project_inquiry l
        join audit_log a on a.company_id = l.company_id and a.entity = 'project_inquiry' and a.entity_id = l.id
        join inquiry i on i.company_id = l.company_id and i.id = l.inquiry
       where l.company_id = ${company} and l.project = ${id}
         and (a.action = 'created' or a.action = 'changed' and a.changes ? 'status')
    ) e left join app_user u on u.company_id = ${company} and u.id = e.user_id
    order by e.at desc, e.id desc limit ${entriesPerPage + 1} offset ${(page - 1) * entriesPerPage}`.execute(db);
  return rows;
};

/** Fields whose values are plain words, numbers and days; what refers to others is told on the record itself. */
const plain: readonly string[] = ['text', 'mobile', 'choice', 'count', 'amount', 'rupees', 'percent', 'date', 'flag'];
const fieldOf = (name: string): ValuedField | undefined => {
  const line = (projectFields as Readonly<Record<string, { label: string; kind: string } | undefined>>)[name];
  return line && plain.includes(line.kind) ? valuedField(line as never) : undefined;
};

/** What a client said goes with the client, as on a property. */
const taskOf = (task: TaskHappening): TaskSentence => {
  const isTold = !task.is_clients || task.of !== null || task.feedback === null;
  return taskSentence(isTold ? task : { ...task, feedback: { ...task.feedback!, note: '' }, reason: '' });
};

const sentenceOf = ({ kind, task, lead, status }: Entry): ProjectTimelineEntry['sentence'] => {
  const { of } = projectTimelineSentences;
  if (task) return of.task({ task: taskOf(task) });
  if (kind !== 'lead') return null;
  if (status === null) return lead === null ? of.someRegistered : of.registered({ lead });
  return lead === null ? of.someBecame({ status }) : of.became({ lead, status });
};

export const projectHistoryHandlers: Handlers<typeof projectHistoryCalls> = {
  async timeline({ params, query }, context) {
    const { id } = await findProject(context, params.id);
    const page = pageNumber(query.page);
    const rows = await entriesOf(context, id, page);
    const whole = context.actor.scope('contact:number') === 'all';
    const read = (value: unknown) => (typeof value === 'string' && !whole ? maskNumbersIn(value) : value) as FieldValue;
    const path = `/properties/projects/${id}/timeline/`;
    return timelinePage(context, path, page, rows, (entry): ProjectTimelineEntry => {
      const said = sentenceOf(entry);
      const sentence = said && (whole ? said : maskedAnswer(said));
      return {
        id: entry.id,
        kind: entry.kind,
        at: entry.at,
        by: whoDid(entry),
        text: sentence ? inEnglish(projectTimelineSentences, sentence) : '',
        sentence,
        changes: entry.kind === 'changed' ? fieldChanges(entry.changes, fieldOf, (_, value) => read(value)) : [],
      };
    });
  },
};
