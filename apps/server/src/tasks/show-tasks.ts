import type { Task } from '@angan/contract/tasks/tasks.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { taskMoversOf, taskMovesOf } from '@angan/domain/task-status.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { inquiryRows, showInquiry } from '../inquiries/index.ts';
import { propertyRows, showProperty } from '../properties/index.ts';
import { type ContactColumns, showContactRef } from '../records/index.ts';

/** A task as it is read, before its records stand in it and a role looks at it. */
export type TaskRow = Omit<Task, 'property' | 'inquiry' | 'contact' | 'may_move_to'> &
  ContactColumns & { deal_reason: string | null; property: number | null; inquiry: number | null; assigned_id: number };

/** Tasks of a company, as `t`. */
export const taskRows = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('task as t')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 't.company_id').onRef('u.id', '=', 't.assigned_to'),
    )
    .leftJoin('contact as c', (join) => join.onRef('c.company_id', '=', 't.company_id').onRef('c.id', '=', 't.contact'))
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 't.company_id').onRef('pj.id', '=', 't.project'),
    )
    .where('t.company_id', '=', companyId)
    .selectAll('t')
    .select([
      't.assigned_to as assigned_id',
      'c.id as contact_id',
      'c.name as contact_name',
      'c.mobile_number_1 as contact_number',
      'c.locked_contact as contact_is_locked',
      sql`case when pj.id is null then null else json_build_object('id', pj.id, 'project_name', pj.project_name) end`.as(
        'project',
      ),
      sql`(select json_build_object('id', l.id, 'loan_code', l.loan_code) from loan l
        where l.company_id = t.company_id and l.id = t.loan)`.as('loan'),
      sql`(select json_build_object('id', d.id, 'deal_code', d.deal_code) from deal d
        where d.company_id = t.company_id and d.id = t.deal)`.as('deal'),
      sql`json_build_object('id', u.id, 'user', json_build_object('id', u.id, 'first_name', u.first_name,
        'last_name', u.last_name, 'is_active', u.is_active))`.as('assigned_to'),
    ])
    .$castTo<TaskRow>();

const idsIn = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id) => id !== null);

const recordsIn = async (rows: readonly TaskRow[], context: Context) => {
  const { actor, steady } = context;
  const oneOf = (ids: readonly number[]) => sql<number>`any (${ids}::bigint[])`;
  const properties = idsIn(rows.map(({ property }) => property));
  const inquiries = idsIn(rows.map(({ inquiry }) => inquiry));
  const [foundProperties, foundInquiries] = await Promise.all([
    properties.length > 0 ? propertyRows(steady, actor.companyId).where('p.id', '=', oneOf(properties)).execute() : [],
    inquiries.length > 0 ? inquiryRows(steady, actor.companyId).where('i.id', '=', oneOf(inquiries)).execute() : [],
  ]);
  return {
    properties: new Map(foundProperties.map((row) => [row.id, showProperty(row, context)])),
    inquiries: new Map(foundInquiries.map((row) => [row.id, showInquiry(row, context)])),
  };
};

/** Tasks that the reader may see, as they may see them, with their records read in one go. */
export const showTasks = async (rows: readonly TaskRow[], context: Context): Promise<Task[]> => {
  if (rows.length === 0) return [];
  const { actor, services } = context;
  const { properties, inquiries } = await recordsIn(rows, context);
  const whole = actor.scope('contact:number') === 'all';
  const read = (text: string) => (whole ? text : maskNumbersIn(text));
  return rows.map(({ assigned_id, deal_reason, ...row }) => ({
    ...row,
    title: read(row.title) || deal_reason || row.type,
    comment: read(row.comment),
    status_reason: read(row.status_reason),
    feedback: row.feedback && { ...row.feedback, note: read(row.feedback.note) },
    project: row.project && { ...row.project, project_name: read(row.project.project_name) },
    property: properties.get(row.property ?? 0) ?? null,
    inquiry: inquiries.get(row.inquiry ?? 0) ?? null,
    contact: showContactRef(row, actor, whole),
    may_move_to: row.is_deleted
      ? []
      : taskMovesOf(
          taskMoversOf(actor.usertype, actor.userId, { created_by: row.created_by, assigned_to: assigned_id }),
          row,
          services.now(),
        ),
  }));
};

/** A task just written, as its writer sees it. */
export const writtenTask = async (context: Context, id: number): Promise<Task> => {
  const row = await taskRows(context.db, context.actor.companyId).where('t.id', '=', id).executeTakeFirstOrThrow();
  return (await showTasks([row], context))[0]!;
};
