import { billingTexts } from '@angan/contract/billing/texts.ts';
import { accountTexts } from '@angan/contract/platform/accounts.ts';
import type { offlineCalls } from '@angan/contract/platform/offline.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import type { Context } from '../../core/context.ts';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { lockOffice, lockOrder } from '../lock-order.ts';
import { checkedBuyer, readBuyer } from '../orders/buyer.ts';
import { insertOrder, sumsOf } from '../orders/insert-order.ts';
import { type Priced, priceTerm } from '../orders/price.ts';
import { inRupees } from '../orders/show-quote.ts';
import { lessReceived, turnOn } from '../settle/index.ts';
import { showOrder } from './show-order.ts';

/** The Admin's context as the office's own, for what counts by its terms and people. Refused where there is no such one. */
const inOffice = async (context: Context, id: number): Promise<Context> => {
  const office = await context.db
    .selectFrom('company')
    .select(['id', 'delete_on'])
    .where('id', '=', id)
    .where('is_platform', '=', false)
    .executeTakeFirst();
  if (!office) throw notFound();
  if (office.delete_on) throw conflict(accountTexts.deleting);
  return { ...context, actor: { ...context.actor, companyId: id } };
};

export const offlineHandlers: Handlers<typeof offlineCalls> = {
  async quote({ params, body }, context) {
    const office = await inOffice(context, params.id);
    const buyer = await readBuyer(context.db, params.id);
    const priced = await priceTerm(office, body, body.state_code || buyer.state_code);
    return { quote: inRupees(priced), buyer };
  },

  /** The same order, term, invoice and mail as of a payment by the gateway; the money has come already. */
  async pay({ params, body }, context) {
    const { db, services, actor } = context;
    const office = await inOffice(context, params.id);
    await lockOffice(db, params.id, actor.userId);
    const buyer = checkedBuyer(body.buyer);
    const now = services.now();
    const priced = await priceTerm(office, body, buyer.state_code);
    const amount = checkedAmount(priced, body);
    if (body.paid_on > dayInIndia(now)) throw fieldErrors({ paid_on: [billingTexts.paidLater] });
    const sums = { ...sumsOf(priced, buyer), ...lowered(priced, amount) };
    const { id, order_no } = await insertOrder(db, {
      ...{ companyId: params.id, priced, sums, gateway: 'Offline', now, expires: now },
    });
    const order = await lockOrder(db, { id }, actor.userId);
    const { method, reference, paid_on } = body;
    await db
      .insertInto('payment')
      .values({
        ...{
          company_id: params.id,
          transaction: id,
          gateway_payment_id: `offline-${params.id}-${order_no}`,
          reference,
        },
        ...{ status: 'captured', amount, currency: 'INR', method, outcome: 'paid' },
      })
      .execute();
    const isToday = paid_on === dayInIndia(now);
    const extended = await turnOn(
      db,
      order!,
      {
        ...{ gateway_payment_id: null, method, paymentRef: `${method} ${reference}` },
        ...(!isToday && { paid_at: `${paid_on}T12:00:00+05:30` }),
      },
      services,
    );
    if ('held' in extended) throw conflict(billingTexts.nothingRuns);
    await db
      .updateTable('transaction')
      .set({ accepted_reason: body.reason ?? '' })
      .where('company_id', '=', params.id)
      .where('id', '=', id)
      .execute();
    return showOrder(context, id);
  },
};

/** Paise. Refused above the quote, and below it without a reason. */
const checkedAmount = (priced: Priced, { amount, reason }: { amount: number; reason?: string | undefined }): number => {
  const paise = toPaise(amount);
  const quoted = formatRupees(toRupees(priced.total));
  if (paise > priced.total) throw fieldErrors({ amount: [billingTexts.aboveQuote(quoted)] });
  if (paise < priced.total && !reason) throw fieldErrors({ reason: [billingTexts.belowQuote(quoted)] });
  return paise;
};

/** The sums of what came, where that is less than the quote: the rest is a discount. */
const lowered = (priced: Priced, amount: number) => {
  const { discount, taxable, cgst, sgst, igst, rounding, total } = lessReceived(priced, { amount, currency: 'INR' });
  return { discount, taxable, cgst, sgst, igst, rounding, total };
};
