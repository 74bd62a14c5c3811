import type { transactionCalls } from '@angan/contract/platform/transactions.ts';
import { notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { lockOrder } from '../lock-order.ts';
import { drawPaper } from '../papers/index.ts';
import { acceptHeld } from '../settle/index.ts';
import { askRefund, askReturn } from './ask-refund.ts';
import { listTransactions } from './list-transactions.ts';
import { lookNow } from './look-now.ts';
import { showOrder } from './show-order.ts';

/** The orders of all offices on the Admin's desk; every act stands on the trail of the office in the Admin's name. */
export const transactionHandlers: Handlers<typeof transactionCalls> = {
  list: listTransactions,
  get: ({ params }, context) => showOrder(context, params.id),

  async pdf({ params }, { db }) {
    const row = await db.selectFrom('platform_invoice').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound();
    return drawPaper(row);
  },

  async look({ params }, context) {
    await lookNow(context, params.id);
    return context.step((step) => showOrder(step, params.id));
  },

  async refund({ params, body }, context) {
    await askRefund(context, params.id, body);
    return showOrder(context, params.id);
  },

  async accept({ params, body }, context) {
    const { actor, db, services } = context;
    const order = await lockOrder(db, { id: params.id }, actor.userId);
    if (!order) throw notFound();
    await acceptHeld(db, order, services, body.reason);
    return showOrder(context, params.id);
  },

  async giveBack({ params, body }, context) {
    await askReturn(context, params.id, body.reason);
    return showOrder(context, params.id);
  },
};
