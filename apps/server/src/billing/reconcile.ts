import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { findGateway } from './gateway/index.ts';
import { inPlatform } from './in-platform.ts';
import { settlePayments } from './settle/index.ts';

/** Younger orders are still being paid, older ones the gateway has long given up. */
const fromMinutes = 10;
const untilDays = 3;

/**
 * Asks the gateway about every order that is not paid, for whatever neither browser nor webhook told, and closes those
 * that nobody pays. An order that fails is passed over until the next time. Answers how many were asked about.
 */
export const reconcile = async (services: Services, log: Pick<Logger, 'warn'>): Promise<number> => {
  const gateway = findGateway(services);
  if (!gateway) return 0;
  const now = services.now();
  const { rows } = await services.platformPool.query<{ id: number; gateway_order_id: string }>(
    `select id, gateway_order_id from transaction
      where paid_at is null and gateway_order_id is not null
        and created_date between $1::timestamptz - $3 * interval '1 day' and $1::timestamptz - $2 * interval '1 minute'
      order by created_date`,
    [now.toISOString(), fromMinutes, untilDays],
  );
  for (const { id, gateway_order_id } of rows)
    try {
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
