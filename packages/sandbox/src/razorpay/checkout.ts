import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../page/html.ts';
import { RazorpayError } from './errors.ts';
import type { Gateway } from './gateway.ts';

const asset = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
/** Any page may open it: that is what it is for. */
const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'";

const paying = z.object({
  order_id: z.string(),
  method: z.enum(['upi', 'card', 'netbanking']),
  vpa: z.string().optional(),
  number: z.string().optional(),
  otp: z.string().optional(),
  bank_says: z.enum(['success', 'failure']).optional(),
});
const opened = z.object({
  key_id: z.string().default(''),
  order_id: z.string().default(''),
  name: z.string().default(''),
  description: z.string().default(''),
  method: z.string().default(''),
});

const rupees = (paise: number): string =>
  `₹ ${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)}`;

/** checkout.js, and the payment page that it opens over a shop's. */
export function checkout(app: FastifyInstance, gateway: Gateway): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) =>
      error instanceof RazorpayError
        ? reply.code(error.status).send(error.body())
        : reply.code(400).send({ error: { description: 'This is not a payment.' } }),
    );
    for (const [name, type] of [
      ['checkout.js', 'text/javascript'],
      ['embedded.js', 'text/javascript'],
      ['checkout.css', 'text/css'],
    ] as const)
      scope.get(`/v1/${name}`, (_request, reply) =>
        reply.type(`${type}; charset=utf-8`).header('cross-origin-resource-policy', 'cross-origin').send(asset(name)),
      );
    scope.get('/v1/checkout/embedded', (request, reply) => {
      const query = opened.parse(request.query);
      if (query.key_id !== gateway.keys.keyId) throw new RazorpayError(401, 'The api key provided is invalid');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(paymentPage(query, gateway));
    });
    scope.post('/v1/checkout/pay', (request) => {
      const { order_id, number, otp, ...attempt } = paying.parse(request.body);
      return gateway.attempt(order_id, { ...attempt, card: { number: number ?? '', otp: otp ?? '' } });
    });
    scope.get('/v1/checkout/payments/:id', (request) =>
      gateway.answerOf(gateway.payment((request.params as { id: string }).id)),
    );
  });
}

const paymentPage = ({ order_id, name, description, method }: z.infer<typeof opened>, gateway: Gateway): string => {
  const order = gateway.order(order_id);
  const open = (one: string) => one === (method || 'upi') && html`open`;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Payment</title>
  <link rel="stylesheet" href="/v1/checkout.css">
  <script src="/v1/embedded.js" defer></script>
</head>
<body data-order="${order.id}">
  <main>
    <header><div><h1>${name}</h1><p>${description}</p></div><button type="button" id="close" aria-label="Close">×</button></header>
    <p class="sum">${rupees(order.amount)}</p>
    <p id="said" role="status"></p>
    <details name="method" ${open('upi')}><summary>UPI</summary>
      <form data-method="upi"><label>UPI id<input name="vpa" value="success@razorpay" required></label>
      <p>success@razorpay pays, failure@razorpay does not, any other waits for the phone on the sandbox's page.</p>
      <button data-pays>Pay by UPI</button></form></details>
    <details name="method" ${open('card')}><summary>Card</summary>
      <form data-method="card"><label>Card number<input name="number" value="4100 2800 0000 1007" inputmode="numeric" required></label>
      <label>OTP<input name="otp" value="1234" inputmode="numeric"></label>
      <button data-pays>Pay by card</button></form></details>
    <details name="method" ${open('netbanking')}><summary>Netbanking</summary>
      <form data-method="netbanking"><button data-pays name="bank_says" value="success">Success</button>
      <button data-pays name="bank_says" value="failure" class="quiet">Failure</button></form></details>
  </main>
</body>
</html>`.text;
};
