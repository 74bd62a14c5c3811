import type { Received } from '@angan/contract/kit/call.ts';
import { type taskCalls, tasks } from '@angan/contract/tasks/tasks.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { dueCondition } from './due-tasks.ts';
import { showTasks, taskRows } from './show-tasks.ts';
import { visibleTasks } from './visible-tasks.ts';

type Query = Received<typeof taskCalls.list>['query'];

/** Tasks that are found by the words, in their own text, in their person's or in their inquiry's. */
const searchOf = (search: string | undefined, { actor }: Context): Condition[] => {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const open = (permission: 'contact:number' | 'inquiry:number') => actor.scope(permission) !== 'all';
  return [
    sql<SqlBool>`(t.id in (select search_tasks(${words}::text[], ${open('contact:number')}))
      or t.inquiry in (select search_inquiries(${words}::text[], ${open('inquiry:number')})))`,
  ];
};

/** What is asked for among the tasks, as `t`, that the reader may see; deleted ones only where they are asked for. */
export const askedTasks = (query: Record<string, unknown>, context: Context): Condition => {
  const status = query.status as readonly string[] | undefined;
  const conditions = [
    visibleTasks(context.actor),
    ...conditionsOf(
      't',
      tasks.filters,
      { ...query, is_deleted: query.is_deleted ?? false },
      {
        due: dueCondition(context.services.now(), Boolean(status?.length)),
      },
    ),
    ...searchOf(query.search as string | undefined, context),
  ];
  return sql.join(conditions, sql` and `) as Condition;
};

/** A page of the tasks that are asked for, by their time. */
export const listTasks = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const where = askedTasks(query, context);
  const total = async () =>
    (await db.selectFrom('task as t').select(sql<number>`count(*)`.as('count')).where(where).executeTakeFirstOrThrow())
      .count;
  const paging = await readPaging(query, tasks.ordering, total);
  const [first, second] = orderOf('t', paging);
  let page = taskRows(db, actor.companyId).where(where);
  for (const condition of afterOf('t', paging)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  const shown = new Map((await showTasks(rows, context)).map((task) => [task.id, task]));
  return envelope(
    context,
    paging,
    fits ? rows.length : await total(),
    rows,
    (row) => (paging.field === 'date_time' ? row.date_time : row.created_date),
    ({ id }) => shown.get(id)!,
  );
};

/** One task that the reader may see; any other answers the same 404. */
export const readTask = async (context: Context, id: number) => {
  const row = await taskRows(context.db, context.actor.companyId)
    .where(visibleTasks(context.actor))
    .where('t.is_deleted', '=', false)
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return (await showTasks([row], context))[0]!;
};
