import type { Received } from '@angan/contract/kit/call.ts';
import { type taskCalls, tasks } from '@angan/contract/tasks/tasks.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { showTasks, taskRows } from './show-tasks.ts';
import { visibleTasks } from './visible-tasks.ts';

type Query = Received<typeof taskCalls.list>['query'];

/** Tasks of inquiries that are found by the words. */
const searchOf = (search: string | undefined, { actor }: Context): Condition[] => {
  const words = wordsOf(search);
  const open = actor.scope('inquiry:number') !== 'all';
  return words.length > 0 ? [sql<SqlBool>`t.inquiry in (select search_inquiries(${words}::text[], ${open}))`] : [];
};

/** A page of the tasks that the reader may see, by their time; those that were deleted only where they are asked for. */
export const listTasks = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const conditions = [
    visibleTasks(actor),
    ...conditionsOf('t', tasks.filters, { ...query, is_deleted: query.is_deleted ?? false }),
    ...searchOf(query.search, context),
  ];
  const where = sql.join(conditions, sql` and `) as Condition;
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
