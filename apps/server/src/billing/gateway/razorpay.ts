import type { z } from 'zod';
import { isHmacOf } from '../../core/inbox/index.ts';
import { GatewayError, type GatewayPayment, type PaymentGateway } from './payment-gateway.ts';
import { errorShape, eventShape, orderShape, paymentOf, paymentsShape, refundShape } from './razorpay-shapes.ts';

export interface RazorpaySettings {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
}
/** Milliseconds that an answer may take. */
const patienceMs = 10_000;

/** Razorpay by its REST API, version 1 (https://razorpay.com/docs/api). */
export const razorpay = ({ url, keyId, keySecret }: RazorpaySettings, waitMs = patienceMs): PaymentGateway => {
  const ask = async <S extends z.ZodType>(
    shape: S,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<z.output<S>> => {
    const answer = await fetch(`${url}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    }).catch((error: Error) => {
      throw new GatewayError(0, error.name, 'Razorpay did not answer');
    });
    const text = await answer.text().catch(() => '');
    const read = shape.safeParse(jsonOf(text));
    if (answer.ok && read.success) return read.data;
    const refused = errorShape.safeParse(jsonOf(text));
    throw new GatewayError(
      answer.ok ? 502 : answer.status,
      refused.data?.error.code ?? 'UNKNOWN',
      refused.data?.error.description ?? 'Razorpay answered something else than documented',
    );
  };
  return {
    createOrder: ({ amount, receipt, notes }) => ask(orderShape, 'orders', { amount, currency: 'INR', receipt, notes }),
    verifyCallback: (orderId, paymentId, signature) =>
      isHmacOf(Buffer.from(`${orderId}|${paymentId}`), signature, keySecret),
    parseWebhook: (body) => {
      const { payload } = eventShape.parse(JSON.parse(body));
      return listOf(payload.payment && paymentOf(payload.payment.entity));
    },
    fetchPayments: async (orderId) => {
      const { items } = await ask(paymentsShape, `orders/${encodeURIComponent(orderId)}/payments`);
      return items.flatMap((one) => listOf(paymentOf(one)));
    },
    refund: (paymentId, amount, key) =>
      ask(
        refundShape,
        `payments/${encodeURIComponent(paymentId)}/refund`,
        { amount, speed: 'normal' },
        { 'x-refund-idempotency': key },
      ),
  };
};

const listOf = (payment: GatewayPayment | undefined): GatewayPayment[] => (payment ? [payment] : []);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
