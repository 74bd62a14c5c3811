import type { Paise } from '@angan/domain/paise.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';
import { openPaid, readTerms } from '../terms.ts';

/** What went back is no longer paid for: the credit of an upgrade counts only what is left of it. */
export const lowerPaid = (db: Kysely<DB>, { company_id, subscription }: LockedOrder, taxable: Paise) =>
  db
    .updateTable('subscription')
    .set({ price_paid: sql`greatest(0, price_paid - ${taxable})` })
    .where('company_id', '=', company_id)
    .where('id', '=', subscription)
    .execute();

/**
 * Ends what an order turned on: a running term today, without days of grace; one of days to come never begins; users that
 * were added go again, down to those that the plan includes. `credit`: what the order had used and the office has back.
 */
export const endTerm = async (db: Kysely<DB>, order: LockedOrder, today: string, credit: Paise): Promise<void> => {
  const terms = await readTerms(db, order.company_id);
  if (order.purpose === 'Add users') {
    await takeUsers(
      db,
      order,
      openPaid(terms, today).map(({ id }) => id),
    );
    return;
  }
  const term = terms.find(({ id }) => id === order.subscription);
  if (!term) return;
  const change = (id: number, set: object) =>
    db.updateTable('subscription').set(set).where('company_id', '=', order.company_id).where('id', '=', id).execute();
  const before = terms.filter(({ id }) => id !== term.id).at(-1);
  if (term.started_on > today && before) {
    await change(term.id, { replaced_at: sql`now()`, credit: 0 });
    await change(before.id, { credit: before.credit + term.credit + credit });
    return;
  }
  const isOver = term.ends_on !== null && term.ends_on < today;
  await change(term.id, {
    ...(!isOver && { ends_on: today }),
    cancelled_on: sql`coalesce(cancelled_on, ${today})`,
    credit: term.credit + credit,
  });
};

const takeUsers = async (db: Kysely<DB>, order: LockedOrder, terms: readonly number[]): Promise<void> => {
  if (terms.length === 0) return;
  await sql`
    update subscription s set users_allowed = greatest(p.users_included, s.users_allowed - ${order.users_added})
      from offered_plan p
     where s.company_id = ${order.company_id} and p.id = s.plan and s.id = any (${terms}::bigint[])`.execute(db);
};
