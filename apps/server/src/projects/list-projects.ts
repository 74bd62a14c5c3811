import type { Received } from '@angan/contract/kit/call.ts';
import { type projectCalls, projects } from '@angan/contract/projects/projects.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { envelope, type Paging, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { visibleProjects } from '../records/index.ts';
import { type ProjectRow, projectRows } from './project-row.ts';
import { showProject } from './show-project.ts';

type Query = Received<typeof projectCalls.list>['query'];

/** A page of the projects that the reader may see, with their number. */
export const listProjects = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const conditions = [visibleProjects(actor), ...filtersOf(query, context), ...searchOf(query, context)];
  const where = sql.join(conditions, sql` and `) as Condition;
  const total = async () =>
    (
      await db
        .selectFrom('project as pj')
        .select(sql<number>`count(*)`.as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, projects.ordering, total);
  const [first, second] = orderOf('pj', paging);
  let page = projectRows(db, actor.companyId).where(where);
  for (const condition of afterOf('pj', paging)) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  return envelope(context, paging, fits ? rows.length : await total(), rows, keyOf(paging), (row) =>
    showProject(row, context),
  );
};

const filtersOf = (query: Query, { actor }: Context): Condition[] =>
  conditionsOf('pj', projects.filters, query, {
    builder_name: (part: string) => sql<SqlBool>`lower(pj.builder_name) like all (${wordsOf(part)}::text[])`,
    property_subtype: (ids: number[]) => sql<SqlBool>`pj.property_subtype && ${ids}::bigint[]`,
    area: (ids: number[]) =>
      sql<SqlBool>`pj.id in (select l.project_id from project_area l where l.company_id = ${actor.companyId} and l.area = any (${ids}))`,
    bhk: (ids: number[]) =>
      sql<SqlBool>`pj.id in (select u.project from projectunit u where u.company_id = ${actor.companyId} and not u.is_deleted and u.bhk = any (${ids}))`,
  });

/** An office has hundreds of projects at most, so they are looked through. A number is found by who may see it only. */
const searchOf = ({ search }: Query, { actor }: Context): Condition[] => {
  const isWhole = actor.scope('contact:number') === 'all';
  const shown = (column: string) =>
    isWhole ? sql`lower(${sql.ref(column)})` : sql`lower(without_numbers(${sql.ref(column)}))`;
  const own = sql`${shown('pj.project_name')} || e'\n' || ${shown('pj.builder_name')} || e'\n' || ${shown('pj.rera_no')}`;
  return wordsOf(search).map(
    (word) => sql<SqlBool>`(${own} like ${word} or exists (select 1 from area a
      where a.company_id = pj.company_id and a.id = any (pj.area) and ${shown('a.area')} like ${word}))`,
  );
};

const keyOf =
  ({ field }: Paging) =>
  (row: ProjectRow): string => {
    if (field === 'created_date') return row.created_date;
    return String((field === 'units_left' ? row.units_left : row.price_from) ?? '');
  };
