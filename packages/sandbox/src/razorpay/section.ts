import { type Html, html } from '../page/html.ts';
import { when } from '../page/time.ts';
import type { Order, Payment } from './entities.ts';
import type { Gateway } from './gateway.ts';

const rupees = (paise: number): string => `₹ ${(paise / 100).toFixed(2)}`;

const words: Readonly<Record<Payment['status'], string>> = {
  created: 'waits for the phone',
  authorized: 'authorised',
  captured: 'paid',
  refunded: 'given back',
  failed: 'failed',
};

const attempt = (payment: Payment): Html =>
  html`<p>${payment.method}${payment.vpa && ` ${payment.vpa}`}, ${words[payment.status]}${payment.error_description && `: ${payment.error_description}`}</p>
  ${
    payment.status === 'created' &&
    html`<form method="post" action="/_control/razorpay/payments/${payment.id}/approve"><button>Approve</button></form>
      <form method="post" action="/_control/razorpay/payments/${payment.id}/decline"><button>Decline</button></form>`
  }`;

const orderCard = (order: Order, gateway: Gateway): Html =>
  html`<section class="phone" aria-label="${order.receipt ?? order.id}"><h3>${order.receipt ?? order.id}</h3>
    <div class="bubble"><p>${rupees(order.amount)}, ${order.status}</p>${gateway.paymentsOf(order.id).map(attempt)}
    <span class="meta">${order.id} ${when(new Date(order.created_at * 1000).toISOString())}</span></div></section>`;

/** The customer's bank and UPI app: orders with what was tried on them, the newest first. */
export function section(gateway: Gateway): Html {
  const orders = [...gateway.orders.values()].reverse();
  if (orders.length === 0)
    return html`<div class="empty"><h2>No payments yet</h2><p>Orders that Angan opens with Razorpay stand here, and what was paid on them. No money moves.</p></div>`;
  return html`<div class="phones">${orders.map((order) => orderCard(order, gateway))}</div>`;
}
