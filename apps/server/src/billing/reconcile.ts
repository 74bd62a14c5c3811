import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { findGateway } from './gateway/index.ts';
import { inPlatform } from './in-platform.ts';
import { settlePayments } from './settle/index.ts';

/** Younger orders are still being paid, older ones the gateway has long given up. */
const fromMinutes = 10;
const untilDays = 3;
/** Asked about again once an eighth of its age has gone by: every few minutes in its first hour, then less and less often. */
const ofItsAge = 1 / 8;
/** In one round, those first that were not asked about for longest. */
const mostAtOnce = 200;

/**
 * Asks the gateway about orders that are not paid, for whatever neither browser nor webhook told, and closes those that
 * nobody pays. An order that fails is passed over until it is due again. Answers how many were asked about.
 */
export const reconcile = async (services: Services, log: Pick<Logger, 'warn'>): Promise<number> => {
  const gateway = findGateway(services);
  if (!gateway) return 0;
  const now = services.now();
  const { rows } = await services.platformPool.query<{ id: number; company_id: number; gateway_order_id: string }>(
    `select t.id, t.company_id, t.gateway_order_id
       from transaction t left join transaction_asked a on a.company_id = t.company_id and a.transaction = t.id
      where t.paid_at is null and t.gateway_order_id is not null
        and t.created_date between $1::timestamptz - $3 * interval '1 day' and $1::timestamptz - $2 * interval '1 minute'
        and (a.asked_at is null or a.asked_at <= $1::timestamptz - $4 * ($1::timestamptz - t.created_date))
      order by coalesce(a.asked_at, t.created_date) limit $5`,
    [now.toISOString(), fromMinutes, untilDays, ofItsAge, mostAtOnce],
  );
  for (const { id, company_id, gateway_order_id } of rows)
    try {
      const asked = { company_id, transaction: id, asked_at: now.toISOString() };
      await inPlatform(services, (db) =>
        db
          .insertInto('transaction_asked')
          .values(asked)
          .onConflict((on) => on.columns(['company_id', 'transaction']).doUpdateSet({ asked_at: asked.asked_at }))
          .execute(),
      );
      await settlePayments(services, await gateway.fetchPayments(gateway_order_id));
      await inPlatform(services, (db) =>
        db
          .updateTable('transaction')
          .set({ status: 'Expired' })
          .where('id', '=', id)
          .where('status', '=', 'Created')
          .where('expires_at', '<', now.toISOString())
          .execute(),
      );
    } catch (error) {
      log.warn({ err: error, order: gateway_order_id }, 'asking the gateway about an order failed and is tried again');
    }
  return rows.length;
};
