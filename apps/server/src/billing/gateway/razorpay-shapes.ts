import { z } from 'zod';
import type { GatewayPayment } from './payment-gateway.ts';

/** What of Razorpay's entities is read; the rest is passed over. */
const paymentShape = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  error_reason: z.string().nullish(),
  error_code: z.string().nullish(),
  amount_refunded: z.number().int().nullish(),
});

export const orderShape = z.object({ id: z.string() });
export const refundShape = z.object({ id: z.string(), amount: z.number().int(), status: z.string() });
export const paymentsShape = z.object({ items: z.array(paymentShape) });
export const errorShape = z.object({ error: z.object({ code: z.string(), description: z.string() }) });
export const eventShape = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: paymentShape }).optional() }),
});

/** undefined of a payment that is of no order of ours. */
export const paymentOf = (given: z.infer<typeof paymentShape>): GatewayPayment | undefined =>
  given.order_id
    ? {
        id: given.id,
        order_id: given.order_id,
        amount: given.amount,
        currency: given.currency,
        status: given.status,
        method: given.method ?? '',
        failure_reason: given.status === 'failed' ? (given.error_reason ?? given.error_code ?? '') : '',
        amount_refunded: given.amount_refunded ?? 0,
      }
    : undefined;
