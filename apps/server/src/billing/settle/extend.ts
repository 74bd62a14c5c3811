import { settleTerm } from '@angan/domain/billing/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { openPaid, readTerms, type TermRow } from '../terms.ts';
import type { LockedOrder } from '../lock-order.ts';

/** The term that a paid order bought or made larger, or why there is none. */
export type Extended =
  | { readonly subscription: number; readonly started_on: string; readonly ends_on: string }
  | { readonly held: 'credit' | 'no_term' };

/** Gives the office what it paid for, once: the caller holds the order and has seen that it was not paid. */
export const extend = async (db: Kysely<DB>, order: LockedOrder, today: string): Promise<Extended> => {
  const terms = await readTerms(db, order.company_id);
  return order.purpose === 'Add users' ? addUsers(db, order, terms, today) : newTerm(db, order, terms, today);
};

const newTerm = async (
  db: Kysely<DB>,
  order: LockedOrder,
  terms: readonly TermRow[],
  today: string,
): Promise<Extended> => {
  const wanted = { ...order, months: order.duration_months };
  const paid = settleTerm(terms, wanted, order.priced_on, today);
  if (!paid) return { held: 'credit' };
  await takeCredit(db, order.company_id);
  if (paid.replaced.length > 0)
    await db
      .updateTable('subscription')
      .set({ replaced_at: sql`now()` })
      .where('company_id', '=', order.company_id)
      .where('id', 'in', [...paid.replaced])
      .execute();
  const { id } = await db
    .insertInto('subscription')
    .values({
      ...paid.days,
      company_id: order.company_id,
      plan: order.plan,
      duration_months: order.duration_months,
      users_allowed: order.users,
      kind: 'Paid',
      price_paid: paid.price_paid,
      credit: paid.credit,
      last_transaction: order.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { subscription: id, ...paid.days };
};

/** More users on the running term and on those bought ahead; a term that came meanwhile has them too. */
const addUsers = async (
  db: Kysely<DB>,
  order: LockedOrder,
  terms: readonly TermRow[],
  today: string,
): Promise<Extended> => {
  const open = openPaid(terms, today);
  const [running] = open;
  if (!running) return { held: 'no_term' };
  const carried = terms.reduce((sum, { credit }) => sum + credit, 0);
  if (carried < order.credit) return { held: 'credit' };
  await takeCredit(db, order.company_id);
  const shares = order.shares as Readonly<Record<string, number>>;
  const known = open.reduce((sum, { id }) => sum + (shares[id] ?? 0), 0);
  for (const term of open) {
    // What was paid for a term that an upgrade has replaced meanwhile is not lost.
    const rest = term === running ? order.price - known : 0;
    await db
      .updateTable('subscription')
      .set({
        users_allowed: term.users_allowed + order.users_added,
        price_paid: term.price_paid + (shares[term.id] ?? 0) + rest,
        credit: term === running ? carried - order.credit : 0,
        last_transaction: order.id,
      })
      .where('company_id', '=', order.company_id)
      .where('id', '=', term.id)
      .execute();
  }
  return { subscription: running.id, started_on: today, ends_on: open.at(-1)!.ends_on };
};

/** Credit stands once: the term that is bought carries on what is left of it. */
const takeCredit = (db: Kysely<DB>, companyId: number) =>
  db
    .updateTable('subscription')
    .set({ credit: 0 })
    .where('company_id', '=', companyId)
    .where('credit', '>', 0)
    .execute();
