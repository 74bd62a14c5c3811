import type { Resource } from '@angan/contract/kit/resource.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor, Context } from './context.ts';
import type { DB } from './database/schema.gen.ts';
import { notFound } from './errors.ts';
import type { Handlers } from './http/serve.ts';
import { keepHiddenNumbers } from './keep-hidden-numbers.ts';
import { envelope, readPaging } from './list.ts';
import { wordsOf } from './search-words.ts';

type Row = Record<string, unknown> & { id: number };
type Rows = ExpressionBuilder<Record<string, Row>, string>;

export interface Policy {
  /** The rows this actor may see. The company's own rows are assumed; this narrows them. */
  readonly rows?: (actor: Actor) => (eb: Rows) => Expression<SqlBool>;
  /** Which of them this actor may change; the same as they may see, where it is not said. */
  readonly changes?: (actor: Actor) => (eb: Rows) => Expression<SqlBool>;
}

/** Changes reach all rows, or with the scope `own` the rows that the actor made. */
export const createdByScope =
  (permission: Permission): NonNullable<Policy['changes']> =>
  (actor) =>
  (eb) =>
    actor.scope(permission) === 'own' ? eb('created_by' as never, '=', actor.userId as never) : eb.lit(true);

/**
 * Handlers for the five calls of a resource that is one table: the company's own rows, counted exactly, so for tables
 * of hundreds or thousands of rows in a company. Override by spreading and naming your own.
 */
export const crud = <R extends Resource>(
  resource: R,
  table: keyof DB & string,
  policy: Policy = {},
): Handlers<R['calls']> => {
  // The one place where the compiler does not know the table; the contract checks what comes in and goes out.
  const from = (context: Context) => context.db as unknown as Kysely<Record<string, Row>>;
  const mine = (context: Context) => {
    const own = from(context)
      .selectFrom(table)
      .where('company_id', '=', context.actor.companyId as never);
    return policy.rows ? own.where(policy.rows(context.actor) as never) : own;
  };
  const one = async (id: number, context: Context): Promise<Row> => {
    const row = await mine(context)
      .where('id', '=', id as never)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return row as Row;
  };
  const changeable = async (id: number, context: Context) => {
    const q = mine(context).where('id', '=', id as never);
    const row = await (policy.changes ? q.where(policy.changes(context.actor) as never) : q)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return row as Row;
  };

  const handlers: Handlers<Resource['calls']> = {
    async list({ query }, context) {
      const { page, page_size, cursor, search, ordering, ...given } = query as Record<string, unknown>;
      let q = mine(context);
      for (const [name, value] of Object.entries(given)) {
        const filter = resource.filters[name];
        if (filter && value !== undefined) q = q.where(filter.column as never, filter.compare, value as never);
      }
      // What is searched is what the reader may read: the numbers that the answer masks are not found either.
      const isMasked = context.actor.scope('contact:number') !== 'all';
      const searched = (column: string) =>
        isMasked ? sql<string>`without_numbers(${sql.ref(column)})` : sql<string>`${sql.ref(column)}`;
      for (const word of wordsOf(search as string | undefined))
        q = q.where((eb) => eb.or(resource.search.map((column) => sql<SqlBool>`${searched(column)} ilike ${word}`)));
      const counted = () =>
        q
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow()
          .then((row) => row.count);
      const paging = await readPaging({ page, page_size, cursor, ordering } as never, resource.ordering, counted);
      const after = paging.after;
      if (after)
        q = q.where(
          sql<SqlBool>`(${sql.ref(paging.field)}, id) ${sql.raw(paging.direction === 'asc' ? '>' : '<')} (${after.key}, ${after.id})`,
        );
      const rows = await q
        .selectAll()
        .orderBy(paging.field as never, paging.direction)
        .orderBy('id', paging.direction)
        .limit(paging.size + 1)
        .offset(paging.offset)
        .execute();
      const fits = paging.page === 1 && rows.length <= paging.size;
      return envelope(
        context,
        paging,
        fits ? rows.length : await counted(),
        rows as Row[],
        // A place in the order tells the text itself; who may not read it whole goes on by the page's number.
        (row) => {
          const key = String(row[paging.field]);
          return isMasked && maskNumbersIn(key) !== key && Number.isNaN(Date.parse(key)) ? undefined : key;
        },
        (row) => row,
      ) as never;
    },
    get: async ({ params }, context) => (await one(params.id, context)) as never,
    async create({ body }, context) {
      const row = { ...body, company_id: context.actor.companyId, created_by: context.actor.userId };
      return (await from(context)
        .insertInto(table)
        .values(row as never)
        .returningAll()
        .executeTakeFirstOrThrow()) as never;
    },
    async update({ params, body }, context) {
      const before = await changeable(params.id, context);
      const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      if (Object.keys(named).length === 0) return (await one(params.id, context)) as never;
      return (await from(context)
        .updateTable(table)
        .set(keepHiddenNumbers(context.actor, before, named) as never)
        .where('company_id', '=', context.actor.companyId as never)
        .where('id', '=', params.id as never)
        .returningAll()
        .executeTakeFirstOrThrow()) as never;
    },
    async remove({ params }, context) {
      await changeable(params.id, context);
      await from(context)
        .deleteFrom(table)
        .where('company_id', '=', context.actor.companyId as never)
        .where('id', '=', params.id as never)
        .execute();
    },
  };
  return handlers as unknown as Handlers<R['calls']>;
};
