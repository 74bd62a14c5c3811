import type { Transaction } from '@angan/contract/billing/orders.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';

/** Orders of a company as people see them. */
export const selectTransactions = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('transaction as t')
    .innerJoin('offered_plan as p', 'p.id', 't.plan')
    .select(['t.id', 't.order_no', 't.purpose', 'p.plan_name', 't.duration_months', 't.users', 't.users_added'])
    .select(['t.status', 't.held_reason', 't.method', 't.failure_reason', 't.gateway_payment_id', 't.total'])
    .select(['t.paid_at', 't.created_date', 't.expires_at'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('platform_invoice as i')
          .select(['i.id', 'i.no'])
          .whereRef('i.company_id', '=', 't.company_id')
          .whereRef('i.transaction', '=', 't.id')
          .where('i.kind', '=', 'Invoice'),
      ).as('invoice'),
      jsonObjectFrom(
        eb
          .selectFrom('subscription as s')
          .select(['s.started_on', 's.ends_on', 's.users_allowed'])
          .whereRef('s.company_id', '=', 't.company_id')
          .whereRef('s.id', '=', 't.subscription'),
      ).as('term'),
    ])
    .where('t.company_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof selectTransactions>['execute']>>[number];

export const shownTransaction = (row: Row): Transaction => ({ ...row, total: toRupees(row.total) }) as Transaction;

export const showTransaction = async (
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
): Promise<Transaction> => {
  const row = await selectTransactions(db, actor.companyId).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return shownTransaction(row);
};
