import { jobInSteps } from '../core/jobs/job.ts';
import { findGateway } from './gateway/index.ts';
import { refundPayment } from './tasks.ts';

/** Asked again after a crash, the gateway knows by the key that it is the same refund. */
export const refundingPayment = jobInSteps(refundPayment, async ({ payment: id }, { step, services, log }) => {
  const due = await step((db) =>
    db
      .selectFrom('payment as p')
      .innerJoin('transaction as t', (join) =>
        join.onRef('t.company_id', '=', 'p.company_id').onRef('t.id', '=', 'p.transaction'),
      )
      .select(['p.gateway_payment_id', 'p.amount', 't.gateway_order_id'])
      .where('p.id', '=', id)
      .where('p.outcome', '=', 'second')
      .where('p.refund_id', 'is', null)
      .executeTakeFirst(),
  );
  if (!due) return;
  const gateway = findGateway(services);
  if (!gateway) throw new Error('No gateway is set up that could give the money back');
  const { gateway_payment_id, gateway_order_id, amount } = due;
  const refund = await gateway.refund(gateway_payment_id, amount, `${gateway_order_id}_${gateway_payment_id}`);
  await step((db) =>
    db.updateTable('payment').set({ refund_id: refund.id, refunded: refund.amount }).where('id', '=', id).execute(),
  );
  log.info({ payment: gateway_payment_id, refund: refund.id }, 'a second payment of an order was given back');
});
