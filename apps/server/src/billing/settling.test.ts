import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aBilling, type Billing } from '../../test/billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await aBilling();
});
afterEach(async () => {
  await billing.consume();
  await fetch(`${billing.sandbox.url}/_control/all`, { method: 'DELETE' });
});
afterAll(() => billing.close());

type Step = 'handler' | 'webhook' | 'reconciler';
interface Case {
  readonly name: string;
  /** In this order; those of an inner list at the same moment. */
  readonly steps: readonly (Step | readonly Step[])[];
  readonly manners?: readonly { readonly kind: string; readonly times?: number; readonly ms?: number }[];
  /** How often the customer pays. */
  readonly pays?: number;
  readonly status?: string;
}

const once = { paid: 1, terms: 1, invoices: 1 };
const nothing = { paid: 0, terms: 0, invoices: 0 };
const orders: readonly (readonly Step[])[] = [
  ['handler', 'webhook', 'reconciler'],
  ['handler', 'reconciler', 'webhook'],
  ['webhook', 'handler', 'reconciler'],
  ['webhook', 'reconciler', 'handler'],
  ['reconciler', 'handler', 'webhook'],
  ['reconciler', 'webhook', 'handler'],
];

const cases: readonly Case[] = [
  ...orders.map((steps) => ({ name: steps.join(', then '), steps })),
  ...(['handler', 'webhook', 'reconciler'] as const).map((step) => ({ name: `${step} alone`, steps: [step] })),
  ...(['handler', 'webhook', 'reconciler'] as const).map((step) => ({ name: `${step} twice`, steps: [step, step] })),
  { name: 'all at the same moment', steps: [['handler', 'webhook', 'reconciler', 'handler']] },
  {
    name: 'webhooks told twice',
    steps: ['webhook', 'handler', 'webhook'],
    manners: [{ kind: 'webhook_double', times: 3 }],
  },
  { name: 'webhooks out of order', steps: ['webhook'], manners: [{ kind: 'webhook_unordered', times: 3 }] },
  {
    name: 'webhooks lost, the page closed: the reconciler finds it',
    steps: ['reconciler'],
    manners: [{ kind: 'webhook_lost', times: 3 }, { kind: 'callback_lost' }],
  },
  {
    name: 'the bank answers after the page said failed',
    steps: ['webhook', 'reconciler'],
    manners: [{ kind: 'late_authorisation', ms: 100 }],
  },
  {
    name: 'webhooks with a wrong signature are not read',
    steps: ['webhook', 'reconciler'],
    manners: [{ kind: 'webhook_wrong_signature', times: 3 }],
  },
  { name: 'the customer pays twice', steps: ['webhook', 'handler', 'reconciler'], pays: 2 },
];

describe('paid once, on once, one invoice', () => {
  test.each(cases)('$name', async ({ steps, manners = [], pays = 1 }) => {
    const { id, owner } = await billing.office();
    const { transaction, checkout } = await billing.order(owner);
    for (const manner of manners) await billing.control('faults', manner);
    const answers = [];
    for (let at = 0; at < pays; at++) answers.push(await billing.pay(checkout.gateway_order_id, { again: at > 0 }));
    const signed = answers[0]!.signed ?? {};
    const told = manners.some(({ kind }) => kind.startsWith('webhook_lost') || kind.endsWith('wrong_signature'));
    const late = manners.some(({ kind }) => kind === 'late_authorisation');
    let waited = false;
    const doIt: Record<Step, () => Promise<unknown>> = {
      handler: () => billing.confirm(owner, transaction.id, signed),
      webhook: () => {
        const least = told || waited ? 0 : pays * 3 + (late ? 1 : 0);
        waited = true;
        return billing.consume(least);
      },
      reconciler: () => billing.reconcile(),
    };
    for (const step of steps) await Promise.all([step].flat().map((one) => doIt[one as Step]()));
    expect(await billing.standing(id)).toEqual(once);
    const shown = await billing.ask('GET', `/properties/subscription/orders/${transaction.id}/`, owner);
    expect(shown.body).toMatchObject({ status: 'Paid', method: 'UPI', total: 21_239, held_reason: null });
  });
});

test('an amount that differs from the order is held for the Admin, whoever tells of it', async () => {
  const { id, owner } = await billing.office();
  const { transaction, checkout } = await billing.order(owner);
  await billing.control('faults', { kind: 'wrong_amount' });
  const { signed } = await billing.pay(checkout.gateway_order_id);
  const answer = await billing.confirm(owner, transaction.id, signed);
  await billing.consume(3);
  await billing.reconcile();
  expect(answer.body).toMatchObject({ status: 'Pending', held_reason: 'amount' });
  expect(await billing.standing(id)).toEqual(nothing);
});

test('an answer that Razorpay did not sign is refused, and changes nothing until the gateway tells', async () => {
  const { id, owner } = await billing.office();
  const { transaction, checkout } = await billing.order(owner);
  await billing.control('faults', { kind: 'callback_wrong_signature' });
  const { signed } = await billing.pay(checkout.gateway_order_id);
  expect((await billing.confirm(owner, transaction.id, signed)).status).toBe(400);
  expect((await billing.confirm(owner, transaction.id, { razorpay_payment_id: 'pay_x' })).status).toBe(400);
  expect(await billing.standing(id)).toEqual(nothing);
  await billing.consume(3);
  expect(await billing.standing(id)).toEqual(once);
});

test('an order that nobody pays is asked about less and less often', async () => {
  const { owner } = await billing.office();
  await billing.order(owner);
  await billing.reconcile(60);
  expect(await billing.reconcile(61)).toBe(0);
  expect(await billing.reconcile(80)).toBeGreaterThan(0);
  expect(await billing.reconcile(85)).toBe(0);
  expect(await billing.reconcile(24 * 60)).toBeGreaterThan(0);
  expect(await billing.reconcile(26 * 60)).toBe(0);
});

test('an unsigned webhook is answered 401 and stored nowhere; a repeated one is stored once', async () => {
  const { ask } = billing.server;
  const before = await billing.count('payment_event');
  const body = { event: 'order.paid', payload: {} };
  expect((await ask('POST', '/webhooks/razorpay/', undefined, body)).status).toBe(401);
  const { owner } = await billing.office();
  const { checkout } = await billing.order(owner);
  await billing.pay(checkout.gateway_order_id, { vpa: 'failure@razorpay' });
  await billing.consume(1);
  const { webhooks } = await billing.control<{ webhooks: { event_id: string }[] }>('', undefined, 'GET');
  const again = await billing.control<{ status: number }>(`webhooks/${webhooks[0]!.event_id}/again`);
  expect(again.status).toBe(200);
  expect(await billing.count('payment_event')).toBe(before + 1);
});

test('money that came twice goes back once', { timeout: 60_000 }, async () => {
  const { owner } = await billing.office();
  const { checkout } = await billing.order(owner);
  await billing.pay(checkout.gateway_order_id);
  await billing.pay(checkout.gateway_order_id, { again: true });
  await billing.consume(6);
  const worker = await billing.server.work();
  try {
    await expect
      .poll(async () => (await billing.control<{ refunds: object[] }>('', undefined, 'GET')).refunds, {
        timeout: 30_000,
      })
      .toMatchObject([{ amount: 2_123_900, status: 'processed' }]);
    await expect.poll(() => billing.count('payment where refund_id is not null')).toBe(1);
  } finally {
    await worker.stop();
  }
});

test('a payment that fails says why; the same order can be paid another way', async () => {
  const { id, owner } = await billing.office();
  const { transaction, checkout } = await billing.order(owner);
  await billing.pay(checkout.gateway_order_id, { method: 'card', number: '4100 2800 0008 0001', otp: '1234' });
  const failed = await billing.confirm(owner, transaction.id);
  expect(failed.body).toMatchObject({ status: 'Failed', failure_reason: 'insufficient_funds', method: 'Card' });
  const again = await billing.order(owner);
  expect(again.checkout.gateway_order_id).toBe(checkout.gateway_order_id);
  await billing.pay(checkout.gateway_order_id, { method: 'netbanking' });
  expect((await billing.confirm(owner, transaction.id)).body).toMatchObject({ status: 'Paid', method: 'Netbanking' });
  expect(await billing.standing(id)).toEqual(once);
});

test('while the gateway is away an order is refused with a sentence, and a paid one waits', async () => {
  const { owner } = await billing.office();
  const fault = (kind: string) =>
    fetch(`${billing.sandbox.url}/_control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room: 'razorpay', kind }),
    });
  await fault('temporary');
  await expect(billing.order(owner)).rejects.toThrow('Nothing was charged');
  const { transaction, checkout } = await billing.order(owner);
  const { signed } = await billing.pay(checkout.gateway_order_id);
  await fault('temporary');
  expect((await billing.confirm(owner, transaction.id, signed)).body.status).toBe('Created');
  await billing.consume(3);
  const { body } = await billing.ask('GET', `/properties/subscription/orders/${transaction.id}/`, owner);
  expect(body.status).toBe('Paid');
});
