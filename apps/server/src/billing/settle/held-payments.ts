import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { LockedOrder } from '../lock-order.ts';

/** The payments of an order that are held and not on their way back, the oldest first. */
export const readHeld = (db: Kysely<DB>, { company_id, id }: LockedOrder) =>
  db
    .selectFrom('payment as p')
    .selectAll('p')
    .where('p.company_id', '=', company_id)
    .where('p.transaction', '=', id)
    .where('p.outcome', '=', 'held')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund as r')
            .select('r.id')
            .whereRef('r.company_id', '=', 'p.company_id')
            .whereRef('r.payment', '=', 'p.id')
            .where('r.status', '=', 'Requested'),
        ),
      ),
    )
    .orderBy('p.id')
    .execute();
