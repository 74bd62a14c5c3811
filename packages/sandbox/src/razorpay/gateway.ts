import { createHmac } from 'node:crypto';
import { newId, type Order, type Payment, type Refund, seconds } from './entities.ts';
import { notThere, RazorpayError } from './errors.ts';
import { Manners } from './manners.ts';
import { type Attempt, cancelled, type Failed, outcomeOf } from './outcomes.ts';
import { Webhooks } from './webhooks.ts';

export interface Keys {
  keyId: string;
  keySecret: string;
}
/** What the settings of the product begin with. */
export const usualKeys: Keys = { keyId: 'rzp_test_AnganSandbox1', keySecret: 'sandbox-razorpay-secret' };
export const usualWebhookSecret = 'sandbox-razorpay-webhook';

export interface Signed {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}
/** What checkout tells the page that opened it. */
export type Answered =
  | { readonly is: 'paid'; readonly signed: Signed }
  | { readonly is: 'failed'; readonly error: Failed & { readonly payment_id: string; readonly order_id: string } }
  | { readonly is: 'waits'; readonly payment_id: string }
  /** The page was closed or the line broke: nobody is told. */
  | { readonly is: 'lost'; readonly payment_id: string };

/** The gateway's own memory: orders, what was paid on them, what was given back. */
export class Gateway {
  readonly keys: Keys;
  readonly manners = new Manners();
  readonly webhooks: Webhooks;
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  /** By idempotency key: what was asked, and what came of it. */
  private readonly asked = new Map<string, { body: string; refund: Refund }>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly changed: () => void;

  constructor(keys: Keys, changed: () => void) {
    this.keys = keys;
    this.changed = changed;
    this.webhooks = new Webhooks(this.manners, changed);
  }

  createOrder(given: Pick<Order, 'amount' | 'currency' | 'receipt'> & { notes: Record<string, string> }): Order {
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      amount: given.amount,
      amount_paid: 0,
      amount_due: given.amount,
      currency: given.currency,
      receipt: given.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: Object.keys(given.notes).length ? given.notes : [],
      created_at: seconds(),
    };
    this.orders.set(order.id, order);
    this.changed();
    return order;
  }

  order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw notThere();
    return order;
  }

  payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw notThere();
    return payment;
  }

  paymentsOf(order: string): Payment[] {
    this.order(order);
    return [...this.payments.values()].filter(({ order_id }) => order_id === order).reverse();
  }

  /** A customer tries to pay an order; `isForced`: also one that is paid, as two tabs at once can. */
  attempt(orderId: string, attempt: Attempt & { email?: string; contact?: string; isForced?: boolean }): Answered {
    const order = this.order(orderId);
    if (order.status === 'paid' && !attempt.isForced)
      throw new RazorpayError(400, 'Payment is already done for this order.');
    order.attempts++;
    if (order.status === 'created') order.status = 'attempted';
    const wrong = this.manners.take('wrong_amount');
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      amount: wrong ? order.amount - 100 : order.amount,
      currency: order.currency,
      status: 'created',
      order_id: order.id,
      method: attempt.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      card_id: attempt.method === 'card' ? newId('card') : null,
      bank: attempt.method === 'netbanking' ? 'HDFC' : null,
      vpa: attempt.method === 'upi' ? (attempt.vpa ?? null) : null,
      email: attempt.email ?? 'void@razorpay.com',
      contact: attempt.contact ?? '+919800000001',
      notes: order.notes,
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      created_at: seconds(),
    };
    this.payments.set(payment.id, payment);
    const outcome = outcomeOf(attempt);
    if (outcome.is === 'waits') {
      this.changed();
      return { is: 'waits', payment_id: payment.id };
    }
    const late = outcome.is === 'captured' && this.manners.take('late_authorisation');
    if (late) {
      // The bank answers after the page has given up.
      const why = { ...declinedLate };
      this.fail(payment, why);
      this.after(late.ms, () => this.capture(payment));
      return { is: 'failed', error: { ...why, payment_id: payment.id, order_id: order.id } };
    }
    if (outcome.is === 'failed') {
      this.fail(payment, outcome.why);
      return { is: 'failed', error: { ...outcome.why, payment_id: payment.id, order_id: order.id } };
    }
    this.capture(payment);
    return this.answerOf(payment);
  }

  /** What the customer said in the UPI app. */
  answerUpi(id: string, says: 'approve' | 'decline'): Payment {
    const payment = this.payment(id);
    if (payment.status !== 'created') throw new RazorpayError(400, 'This payment is not waiting.');
    if (says === 'approve') this.capture(payment);
    else if (cancelled.is === 'failed') this.fail(payment, cancelled.why);
    return payment;
  }

  /** How the page that waits for a payment is told of it. */
  answerOf(payment: Payment): Answered {
    if (payment.status === 'created') return { is: 'waits', payment_id: payment.id };
    if (payment.status === 'failed')
      return {
        is: 'failed',
        error: {
          code: payment.error_code ?? '',
          description: payment.error_description ?? '',
          reason: payment.error_reason ?? '',
          source: payment.error_source ?? '',
          step: payment.error_step ?? '',
          payment_id: payment.id,
          order_id: payment.order_id,
        },
      };
    if (this.manners.take('callback_lost')) return { is: 'lost', payment_id: payment.id };
    return { is: 'paid', signed: this.sign(payment) };
  }

  sign({ id, order_id }: Payment): Signed {
    const secret = this.manners.take('callback_wrong_signature') ? 'another secret' : this.keys.keySecret;
    return {
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: createHmac('sha256', secret).update(`${order_id}|${id}`).digest('hex'),
    };
  }

  refund(
    id: string,
    given: { amount?: number; speed?: 'normal' | 'optimum'; notes?: Record<string, string>; receipt?: string },
    key?: string,
  ): Refund {
    const payment = this.payment(id);
    const body = JSON.stringify(given);
    const before = key === undefined ? undefined : this.asked.get(key);
    if (before && before.body !== body)
      throw new RazorpayError(409, 'Different request body sent for the same idempotency key.');
    if (before) return before.refund;
    if (!payment.captured) throw new RazorpayError(400, 'The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const amount = given.amount ?? left;
    if (left === 0) throw new RazorpayError(400, 'The payment has been fully refunded already');
    if (amount > left)
      throw new RazorpayError(400, 'The refund amount provided is greater than amount captured', 'amount');
    const refund: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: given.notes ?? [],
      receipt: given.receipt ?? null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: given.speed ?? 'normal',
      created_at: seconds(),
    };
    this.refunds.set(refund.id, refund);
    if (key !== undefined) this.asked.set(key, { body, refund });
    payment.amount_refunded += amount;
    payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial';
    if (payment.refund_status === 'full') payment.status = 'refunded';
    this.webhooks.tell('refund.created', { refund, payment });
    this.webhooks.tell('refund.processed', { refund, payment });
    this.changed();
    return refund;
  }

  clear(): void {
    this.webhooks.clear();
    this.manners.clear();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const map of [this.orders, this.payments, this.refunds, this.asked]) map.clear();
    this.changed();
  }

  private capture(payment: Payment): void {
    const order = this.order(payment.order_id);
    const told = (event: string, more: Record<string, unknown> = {}) =>
      this.webhooks.tell(event, { payment: { ...payment }, ...more });
    payment.status = 'authorized';
    told('payment.authorized');
    Object.assign(payment, {
      status: 'captured',
      captured: true,
      fee: Math.round(payment.amount * 0.0236),
      tax: Math.round(payment.amount * 0.0036),
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
    });
    if (order.status !== 'paid') Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
    told('payment.captured');
    told('order.paid', { order: { ...order } });
    this.changed();
  }

  private fail(payment: Payment, why: Failed): void {
    Object.assign(payment, {
      status: 'failed',
      error_code: why.code,
      error_description: why.description,
      error_source: why.source,
      error_step: why.step,
      error_reason: why.reason,
    });
    this.webhooks.tell('payment.failed', { payment: { ...payment } });
    this.changed();
  }

  private after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms).unref();
    this.timers.add(timer);
  }
}

const declinedLate: Failed = {
  code: 'GATEWAY_ERROR',
  description: 'Payment processing failed because the bank did not answer in time.',
  reason: 'gateway_technical_error',
  source: 'bank',
  step: 'payment_authorization',
};
