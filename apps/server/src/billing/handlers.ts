import type { billingCalls } from '@angan/contract/billing/billing.ts';
import type { orderCalls } from '@angan/contract/billing/orders.ts';
import { billingTexts } from '@angan/contract/billing/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { checkedBuyer, readBuyer } from './orders/buyer.ts';
import { confirmOrder } from './orders/confirm-order.ts';
import { openOrder } from './orders/open-order.ts';
import { priceTerm, priceUsers } from './orders/price.ts';
import { inRupees } from './orders/show-quote.ts';
import { selectTransactions, shownTransaction, showTransaction } from './orders/show-transaction.ts';
import { drawPaper, readPaper } from './papers/index.ts';
import { showBilling } from './show-billing.ts';

/** The state that was chosen, or that the office's own facts name. */
const stateFor = async ({ actor, db }: Context, chosen: string | undefined): Promise<string> =>
  chosen || (await readBuyer(db, actor.companyId)).state_code;

export const orderHandlers: Handlers<typeof orderCalls> = {
  quoteTerm: async ({ body }, context) =>
    inRupees(await priceTerm(context, body, await stateFor(context, body.state_code))),
  quoteUsers: async ({ body }, context) =>
    inRupees(await priceUsers(context, body.users_added, await stateFor(context, body.state_code))),
  orderTerm: ({ body }, context) => {
    const buyer = checkedBuyer(body.buyer);
    return openOrder(context, buyer, (step) => priceTerm(step, body, buyer.state_code));
  },
  orderUsers: ({ body }, context) => {
    const buyer = checkedBuyer(body.buyer);
    return openOrder(context, buyer, (step) => priceUsers(step, body.users_added, buyer.state_code));
  },
  order: ({ params }, context) => showTransaction(context, params.id),
  confirm: ({ params, body }, context) => confirmOrder(context, params.id, body),
};

export const billingHandlers: Handlers<typeof billingCalls> = {
  show: (_, context) => showBilling(context),
  transactions: async (_, { actor, db }) =>
    (await selectTransactions(db, actor.companyId).orderBy('t.id', 'desc').limit(100).execute()).map(shownTransaction),
  papers: async (_, { actor, db }) =>
    (
      await db
        .selectFrom('platform_invoice as i')
        .innerJoin('transaction as t', (join) =>
          join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.transaction'),
        )
        .select(['i.id', 'i.kind', 'i.no', 'i.date', 'i.total', 't.order_no'])
        .where('i.company_id', '=', actor.companyId)
        .orderBy('i.id', 'desc')
        .limit(100)
        .$narrowType<{ kind: 'Invoice' | 'Credit note' }>()
        .execute()
    ).map((row) => ({ ...row, total: toRupees(row.total) })),
  pdf: async ({ params }, { actor, db }) => {
    const row = await readPaper(db, actor.companyId, params.id);
    if (!row) throw notFound();
    return drawPaper(row);
  },
  cancel: (_, context) => setCancelled(context, dayInIndia(context.services.now())),
  resume: (_, context) => setCancelled(context, null),
};

/** Of the running term and of those bought ahead: only the last of them ends without another. */
const setCancelled = async (context: Context, cancelled_on: string | null) => {
  const { actor, db, services } = context;
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ cancelled_on })
    .where('company_id', '=', actor.companyId)
    .where('kind', '=', 'Paid')
    .where('replaced_at', 'is', null)
    .where('ends_on', '>=', dayInIndia(services.now()))
    .where(sql<boolean>`cancelled_on is ${cancelled_on === null ? sql`not null` : sql`null`}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n && cancelled_on) throw nonField(billingTexts.nothingToCancel);
  return showBilling(context);
};
