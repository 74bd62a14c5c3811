import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/**
 * Holds an order and its office until the transaction of `db`, which is the platform's, ends, and goes on in the name of
 * that office. The office first, as whoever opens an order holds it. undefined where no such order is ours.
 */
export const lockOrder = async (
  db: Kysely<DB>,
  where: { readonly gateway_order_id: string } | { readonly id: number },
) => {
  const [column, value] =
    'id' in where ? (['id', where.id] as const) : (['gateway_order_id', where.gateway_order_id] as const);
  const found = await db.selectFrom('transaction').select('company_id').where(column, '=', value).executeTakeFirst();
  if (!found) return undefined;
  await sql`select 1 from company where id = ${found.company_id} for no key update`.execute(db);
  await sql`select set_config('app.company_id', ${String(found.company_id)}, true), set_config('app.user_id', '', true)`.execute(
    db,
  );
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
