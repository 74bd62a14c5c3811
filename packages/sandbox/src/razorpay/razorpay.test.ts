import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { Order, Payment, Refund } from './entities.ts';
import { type Answered, usualKeys } from './gateway.ts';

let sandbox: Sandbox;
let shop: Server;
let told: { headers: IncomingHttpHeaders; body: string }[] = [];
let answers = 200;

beforeAll(async () => {
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      told.push({ headers: request.headers, body });
      response.writeHead(answers).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => shop.once('listening', done));
  const port = (await import('node:net')).createServer().listen(0, '127.0.0.1');
  const smtpPort = await new Promise<number>((done) =>
    port.once('listening', () => {
      const { port: free } = port.address() as AddressInfo;
      port.close(() => done(free));
    }),
  );
  sandbox = await createSandbox({ port: 0, smtpPort });
  await control('webhook', { url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`, secret: 'shop' });
});
afterEach(async () => {
  await fetch(`${sandbox.url}/_control/all`, { method: 'DELETE' });
  told = [];
  answers = 200;
});
afterAll(async () => {
  await sandbox.close();
  shop.close();
});

const basic = `Basic ${Buffer.from(`${usualKeys.keyId}:${usualKeys.keySecret}`).toString('base64')}`;
const ask = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${sandbox.url}/v1/${path}`, {
    method,
    headers: { authorization: basic, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};
const control = async <T>(path: string, body: unknown = {}): Promise<T> => {
  const answer = await fetch(`${sandbox.url}/_control/razorpay/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};
const newOrder = async (amount = 299_900) =>
  (await ask<Order>('POST', 'orders', { amount, currency: 'INR', receipt: 'txn_1' })).body;
const pay = (order: Order, more: object = {}) => control<Answered>('pay', { order_id: order.id, ...more });
const events = () => told.map(({ body }) => JSON.parse(body).event as string);
const heard = (count: number) => vi.waitFor(() => expect(told.length).toBe(count));

it('an order is as documented, and refused as documented', async () => {
  const order = await newOrder();
  expect(order).toMatchObject({ entity: 'order', amount: 299_900, amount_due: 299_900, status: 'created', notes: [] });
  expect(order.id).toMatch(/^order_\w{14}$/);
  expect(await ask('POST', 'orders', { amount: 5, currency: 'INR' })).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Order amount less than minimum amount allowed',
        field: 'amount',
      },
    },
  });
  expect(await ask('GET', 'orders/order_none')).toMatchObject({ status: 400 });
  expect((await ask('GET', 'orders', undefined, { authorization: 'Basic bm86bm8=' })).status).toBe(401);
});

it('a payment is told signed to the page and to the webhook', async () => {
  const order = await newOrder();
  const answer = await pay(order);
  if (answer.is !== 'paid') throw new Error(answer.is);
  const { razorpay_payment_id: id, razorpay_signature } = answer.signed;
  expect(razorpay_signature).toBe(createHmac('sha256', usualKeys.keySecret).update(`${order.id}|${id}`).digest('hex'));
  await heard(3);
  expect(events().sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  for (const { headers, body } of told)
    expect(headers['x-razorpay-signature']).toBe(createHmac('sha256', 'shop').update(body).digest('hex'));
  expect(new Set(told.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  const { body } = await ask<{ items: Payment[] }>('GET', `orders/${order.id}/payments`);
  expect(body).toMatchObject({ entity: 'collection', count: 1, items: [{ id, status: 'captured', method: 'upi' }] });
});

it('test cards and UPI ids do what the documentation says', async () => {
  const is = async (attempt: object) => (await pay(await newOrder(), attempt)).is;
  expect(await is({ vpa: 'failure@razorpay' })).toBe('failed');
  expect(await is({ vpa: 'asha@okbank' })).toBe('waits');
  expect(await is({ method: 'card', number: '5500 6700 0000 1002', otp: '1234' })).toBe('paid');
  expect(await is({ method: 'card', number: '5500 6700 0000 1002', otp: '12' })).toBe('failed');
  expect(await is({ method: 'card', number: '4100 2800 0008 0001', otp: '1234' })).toBe('failed');
  expect(await is({ method: 'netbanking', bank_says: 'failure' })).toBe('failed');
});

it('who waits for the phone is told once it answered', async () => {
  const order = await newOrder();
  const answer = await pay(order, { vpa: 'asha@okbank' });
  if (answer.is !== 'waits') throw new Error(answer.is);
  await control(`payments/${answer.payment_id}/approve`);
  const now = await (await fetch(`${sandbox.url}/v1/checkout/payments/${answer.payment_id}`)).json();
  expect(now.is).toBe('paid');
  expect((await ask<Order>('GET', `orders/${order.id}`)).body.status).toBe('paid');
});

it('a webhook that is not heard comes again with the same id', async () => {
  answers = 500;
  await pay(await newOrder(), { vpa: 'failure@razorpay' });
  await heard(1);
  answers = 200;
  await vi.waitFor(() => expect(told.length).toBe(2), 3000);
  expect(told[1]).toMatchObject({ body: told[0]!.body });
  expect(told[1]!.headers['x-razorpay-event-id']).toBe(told[0]!.headers['x-razorpay-event-id']);
});

it('has bad manners on demand', async () => {
  await control('faults', { kind: 'late_authorisation', ms: 50 });
  expect((await pay(await newOrder())).is).toBe('failed');
  await heard(4);
  expect(events()[0]).toBe('payment.failed');
  expect(events()).toContain('payment.captured');

  told = [];
  await control('faults', { kind: 'wrong_amount' });
  await control('faults', { kind: 'webhook_lost', times: 3 });
  const order = await newOrder();
  await pay(order);
  const { body } = await ask<{ items: Payment[] }>('GET', `orders/${order.id}/payments`);
  expect(body.items[0]!.amount).toBe(order.amount - 100);
  expect(told).toEqual([]);

  await control('faults', { kind: 'webhook_double' });
  await pay(await newOrder(), { vpa: 'failure@razorpay' });
  await heard(2);
  expect(told[0]!.body).toBe(told[1]!.body);

  const paid = await newOrder();
  await pay(paid);
  expect((await pay(paid, { again: true })).is).toBe('paid');
});

it('gives money back once for each idempotency key', async () => {
  const order = await newOrder();
  const answer = await pay(order);
  if (answer.is !== 'paid') throw new Error(answer.is);
  const path = `payments/${answer.signed.razorpay_payment_id}/refund`;
  const key = { 'x-refund-idempotency': `${order.id}_again` };
  const first = await ask<Refund>('POST', path, { amount: 1000 }, key);
  const again = await ask<Refund>('POST', path, { amount: 1000 }, key);
  expect(again.body.id).toBe(first.body.id);
  expect((await ask('POST', path, { amount: 2000 }, key)).status).toBe(409);
  expect((await ask('POST', path, { amount: 400_000 })).status).toBe(400);
  expect((await ask<Refund>('POST', path, { speed: 'normal' })).body).toMatchObject({
    amount: 298_900,
    status: 'processed',
  });
  expect((await ask('POST', path, {})).status).toBe(400);
});

it('shows its payment page to who has the key, and its orders to who looks', async () => {
  const order = await newOrder(3_413_900);
  const page = await fetch(
    `${sandbox.url}/v1/checkout/embedded?key_id=${usualKeys.keyId}&order_id=${order.id}&name=Angan`,
  );
  expect(await page.text()).toContain('₹ 34,139.00');
  expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
  expect((await fetch(`${sandbox.url}/v1/checkout/embedded?key_id=no&order_id=${order.id}`)).status).toBe(401);
  await pay(order, { vpa: '<b>@okbank' });
  const room = await (await fetch(`${sandbox.url}/?room=razorpay`)).text();
  expect(room).toContain('&lt;b&gt;@okbank, waits for the phone');
});
