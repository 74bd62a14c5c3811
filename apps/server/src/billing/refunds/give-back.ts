import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { toRupees } from '@angan/domain/paise.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { jobInSteps } from '../../core/jobs/job.ts';
import { findGateway, GatewayError, type GatewayRefund } from '../gateway/index.ts';
import { inPlatform } from '../in-platform.ts';
import { type LockedOrder, lockOrder } from '../lock-order.ts';
import { giveBack } from '../tasks.ts';
import { nameOfOffice, tellAdmins } from '../tell.ts';
import { completeRefund } from './complete-refund.ts';
import type { RefundRow } from './request-refund.ts';
import { restateOrder } from './restate-order.ts';

/**
 * Asks the gateway for money that goes back. Asked again after a crash, the gateway knows by the key that it is the same;
 * what it refuses for good is told to the Admin, who may ask anew.
 */
export const givingBack = jobInSteps(giveBack, async ({ refund: id }, { step, services, userId, log }) => {
  const due = await step((db) => readDue(db, id));
  if (!due) return;
  const gateway = findGateway(services);
  if (!gateway) throw new Error('No gateway is set up that could give the money back');
  const done = await gateway.refund(due.gateway_payment_id, due.amount, keyOf(due)).catch((error: unknown) => {
    if (error instanceof GatewayError && !error.isTemporary) return error;
    throw error;
  });
  await inPlatform(services, async (db) => {
    const order = await lockOrder(db, { id: due.transaction }, userId);
    const refund = await readRequested(db, id);
    if (!order || !refund) return;
    if (isRefused(done)) await refuse(db, order, refund, done.message);
    else await completeRefund(db, services, order, refund, done.id);
  });
  log.info({ payment: due.gateway_payment_id, refund: id }, 'the gateway was asked to give money back');
});

const isRefused = (answer: GatewayRefund | GatewayError): answer is GatewayError => answer instanceof GatewayError;

const readDue = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.payment'),
    )
    .innerJoin('transaction as t', (join) =>
      join.onRef('t.company_id', '=', 'r.company_id').onRef('t.id', '=', 'r.transaction'),
    )
    .select(['r.id', 'r.transaction', 'r.amount', 'r.cause', 'p.gateway_payment_id', 't.gateway_order_id'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'Requested')
    .executeTakeFirst();
type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>;

/** A second payment goes back once whoever asks, so its key is order and payment; of others there may be several. */
const keyOf = ({ id, cause, gateway_order_id, gateway_payment_id }: Due): string => {
  const both = `${gateway_order_id}_${gateway_payment_id}`;
  return cause === 'Second payment' ? both : `${both}_${id}`;
};

const readRequested = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'Requested')
    .forNoKeyUpdate()
    .executeTakeFirst();

const refuse = async (db: Kysely<DB>, order: LockedOrder, refund: RefundRow, why: string): Promise<void> => {
  await db
    .updateTable('refund')
    .set({ status: 'Failed', failure: why })
    .where('company_id', '=', order.company_id)
    .where('id', '=', refund.id)
    .execute();
  await restateOrder(db, order);
  const office = await nameOfOffice(db, order.company_id);
  const sentence = alertSentences.of.refundRefused({
    ...{ office, order: order.order_no, amount: toRupees(refund.amount), why },
  });
  await tellAdmins(db, { key: `refund ${refund.id} refused`, sentence });
};
