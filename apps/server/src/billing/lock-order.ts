import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** Goes on in the name of a company, and of the person who acts there; null: the system. */
const goOnFor = (db: Kysely<DB>, company: number, user: number | null) =>
  sql`select set_config('app.company_id', ${String(company)}, true),
    set_config('app.user_id', ${user === null ? '' : String(user)}, true)`.execute(db);

/** Holds an office until the transaction of `db`, which is the platform's, ends, and goes on in its name. */
export const lockOffice = async (db: Kysely<DB>, company: number, by: number | null = null): Promise<void> => {
  await sql`select 1 from company where id = ${company} for no key update`.execute(db);
  await goOnFor(db, company, by);
};

/**
 * Holds an order and its office until the transaction of `db`, which is the platform's, ends, and goes on in the name of
 * that office. The office first, as whoever opens an order holds it. `by`: who of
 * the platform acts on it. undefined where no such order is ours.
 */
export const lockOrder = async (
  db: Kysely<DB>,
  where: { readonly gateway_order_id: string } | { readonly id: number },
  by: number | null = null,
) => {
  const [column, value] =
    'id' in where ? (['id', where.id] as const) : (['gateway_order_id', where.gateway_order_id] as const);
  const found = await db.selectFrom('transaction').select('company_id').where(column, '=', value).executeTakeFirst();
  if (!found) return undefined;
  await lockOffice(db, found.company_id, by);
  return db
    .selectFrom('transaction as t')
    .innerJoin('offered_plan as p', 'p.id', 't.plan')
    .selectAll('t')
    .select(['p.plan_name', 'p.sort'])
    .where('t.company_id', '=', found.company_id)
    .where(`t.${column}`, '=', value)
    .forNoKeyUpdate('t')
    .$narrowType<{ plan_name: string; sort: number }>()
    .executeTakeFirstOrThrow();
};
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export const updateOrder = (db: Kysely<DB>, { company_id, id }: Pick<LockedOrder, 'company_id' | 'id'>) =>
  db.updateTable('transaction').where('company_id', '=', company_id).where('id', '=', id);
