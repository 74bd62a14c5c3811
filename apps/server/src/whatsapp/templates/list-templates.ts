import type { Received } from '@angan/contract/kit/call.ts';
import { templateFilters, templateOrdering, type whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { filledParts } from '@angan/domain/whatsapp/templates/index.ts';
import { type SqlBool, sql } from 'kysely';
import { afterOf, type Condition, conditionsOf, orderOf } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { wordsOf } from '../../core/search-words.ts';
import { showTemplate, templateRows } from './template-row.ts';

type Query = Received<typeof whatsappTemplateCalls.list>['query'];

/** A page of the templates. There are 6,000 at most, as Meta has it, so a search looks through them. */
export const listTemplates = async (query: Query, context: Context) => {
  const { actor, db } = context;
  const searched = wordsOf(query.search).map(
    (word) =>
      sql<SqlBool>`lower(t.template_name || e'\n' || t.body || e'\n' || t.header || e'\n' || t.footer) like ${word}`,
  );
  const sendable =
    query.sendable === undefined ? [] : [sql<SqlBool>`t.status = 'APPROVED' and t.beyond <@ ${filledParts}::text[]`];
  const conditions = [sql<SqlBool>`true`, ...conditionsOf('t', templateFilters, query), ...searched, ...sendable];
  const where = sql.join(conditions, sql` and `) as Condition;
  const total = async () =>
    (
      await db
        .selectFrom('whatsapp_template as t')
        .select(sql<number>`count(*)`.as('count'))
        .where('t.company_id', '=', actor.companyId)
        .where(where)
        .executeTakeFirstOrThrow()
    ).count;
  const paging = await readPaging(query, templateOrdering, total);
  // Both times always have a value, whatever the name of one says.
  const [first, second] = orderOf('t', paging);
  let page = templateRows(db, actor.companyId).where(where);
  for (const condition of afterOf('t', paging, {}, ['last_updated'])) page = page.where(condition);
  const rows = await page
    .orderBy(first)
    .orderBy(second)
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  const fits = paging.page === 1 && rows.length <= paging.size;
  const keyOf = (row: (typeof rows)[number]) => String(row[paging.field as 'last_updated' | 'created_date']);
  return envelope(context, paging, fits ? rows.length : await total(), rows, keyOf, (row) =>
    showTemplate(row, context),
  );
};
